import type { Texels } from "../../engine/texels.ts";
import { HATCH_COLOURS, HATCH_SHADER } from "../missing/hatch.ts";
import { type Colouring, type DrawnTile, type Frame, type Painter, type PlacedTile, pixelsBetween } from "./painter.ts";

const VERTEX = `#version 300 es
precision highp float;
uniform vec4 place;
uniform vec2 size;
void main() {
	vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
	vec2 pixel = mix(place.xy, place.zw, corner);
	gl_Position = vec4(2.0 * pixel.x / size.x - 1.0, 1.0 - 2.0 * pixel.y / size.y, 0.0, 1.0);
}`;

const FRAGMENT = `#version 300 es
precision highp float;
precision highp int;
precision highp sampler2D;
precision highp usampler2D;
out vec4 colour;
uniform vec4 place;
uniform vec2 turned;
uniform sampler2D values0;
uniform sampler2D values1;
uniform sampler2D values2;
uniform sampler2D rest;
uniform usampler2D bits0;
uniform usampler2D bits1;
uniform usampler2D bits2;
uniform sampler2D table;
uniform ivec2 texelCount;
uniform int kind;
uniform int scaling;
uniform vec4 scale; // min, what 32 bits of it leave over, f(min), f(max)
uniform float linearPart;
uniform int hasRest;
uniform uint enabled;
uniform vec3 hatchColours[8];
uniform vec3 paper;
uniform float hatchPixels;
uniform float pictureHeight;
uniform vec2 ranges[3];
${HATCH_SHADER}
float share(float value, float left) {
	float own;
	if (scaling == 0) own = (value - scale.x) + (left - scale.y);
	else if (scaling == 1) own = value > 0.0 ? log(value) : -3.0e38;
	else own = sign(value) * log(1.0 + abs(value) / linearPart);
	return scale.w > scale.z ? (own - scale.z) / (scale.w - scale.z) : 0.0;
}
vec3 hatch(uint held) {
	int rule = 0;
	while (((held >> uint(rule)) & 1u) == 0u) rule++;
	ivec2 pixel = ivec2(floor(gl_FragCoord.x / hatchPixels), floor((pictureHeight - gl_FragCoord.y) / hatchPixels));
	vec3 own = hatchColours[rule];
	return hatched(rule, pixel) ? own : mix(paper, own, 0.16);
}
void main() {
	// By the middle of the pixel itself: what is interpolated between corners is off by parts of a pixel.
	vec2 pixel = vec2(gl_FragCoord.x, pictureHeight - gl_FragCoord.y);
	vec2 texel = (pixel - place.xy) * vec2(texelCount) / (place.zw - place.xy);
	texel = mix(texel, vec2(texelCount) - texel, turned);
	ivec2 at = clamp(ivec2(floor(texel)), ivec2(0), texelCount - 1);
	uint held = texelFetch(bits0, at, 0).r & enabled;
	if (kind == 2) held &= texelFetch(bits1, at, 0).r & texelFetch(bits2, at, 0).r;
	if (held != 0u) {
		colour = vec4(hatch(held), 1.0);
		return;
	}
	float value = texelFetch(values0, at, 0).r;
	// What is not a number, and not missing by a rule, is no cell at all: the sea around a map.
	if (isnan(value)) discard;
	if (kind == 2) {
		vec3 bands = vec3(value, texelFetch(values1, at, 0).r, texelFetch(values2, at, 0).r);
		vec3 low = vec3(ranges[0].x, ranges[1].x, ranges[2].x);
		vec3 high = vec3(ranges[0].y, ranges[1].y, ranges[2].y);
		vec3 shares = (bands - low) / max(high - low, vec3(1e-30));
		colour = vec4(floor(clamp(shares, 0.0, 1.0) * 255.0 + 0.5) / 255.0, 1.0);
		return;
	}
	float left = hasRest == 1 ? texelFetch(rest, at, 0).r : 0.0;
	int number = kind == 1 ? int(value) : int(clamp(floor(share(value, left) * 254.0 + 0.5), 0.0, 254.0));
	number = clamp(number, 0, textureSize(table, 0).x * textureSize(table, 0).y - 1);
	int wide = textureSize(table, 0).x;
	colour = vec4(texelFetch(table, ivec2(number % wide, number / wide), 0).rgb, 1.0);
}`;

const UNIFORMS = [
	"place",
	"size",
	"turned",
	"values0",
	"values1",
	"values2",
	"rest",
	"bits0",
	"bits1",
	"bits2",
	"table",
	"texelCount",
	"kind",
	"scaling",
	"scale",
	"linearPart",
	"hasRest",
	"enabled",
	"hatchColours",
	"paper",
	"hatchPixels",
	"pictureHeight",
	"ranges",
] as const;

type Uniforms = Record<(typeof UNIFORMS)[number], WebGLUniformLocation | null>;

type BandTextures = { values: WebGLTexture; rest: WebGLTexture | undefined; bits: WebGLTexture };

/** Texture units by what they hold. */
const UNITS = { values: [0, 1, 2], bits: [3, 4, 5], rest: 6, table: 7, made: 8 } as const;

const SCALINGS = { linear: 0, log: 1, symmetric: 2 } as const;
const KINDS = { scale: 0, palette: 1, rgb: 2 } as const;

/** Colours that a row of a table of colours holds. */
const TABLE_WIDTH = 256;

/** A painter on a canvas, if there is WebGL2. */
export function webglPainter(canvas: OffscreenCanvas): Painter | undefined {
	// What was drawn stays, so that it can be saved and read at any time.
	const gl = canvas.getContext("webgl2", { antialias: false, preserveDrawingBuffer: true, premultipliedAlpha: true });
	if (gl === null) return undefined;
	const program = buildProgram(gl);
	return program && new WebglPainter(gl, program);
}

/** Whether a program is compiled, without waiting for it where the browser can tell. */
function isCompiled(gl: WebGL2RenderingContext, program: WebGLProgram): boolean {
	const parallel = gl.getExtension("KHR_parallel_shader_compile");
	return parallel === null || gl.getProgramParameter(program, parallel.COMPLETION_STATUS_KHR) === true;
}

class WebglPainter implements Painter {
	readonly kind = "webgl2";
	readonly #gl: WebGL2RenderingContext;
	readonly #program: WebGLProgram;
	#uniforms: Uniforms = {} as Uniforms;
	#isReady = false;
	readonly #tiles = new Map<DrawnTile, BandTextures[]>();
	readonly #nothing: { values: WebGLTexture; bits: WebGLTexture };
	#table: { of: Uint8Array; texture: WebGLTexture } | undefined;

	constructor(gl: WebGL2RenderingContext, program: WebGLProgram) {
		this.#gl = gl;
		this.#program = program;
		gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);
		this.#nothing = {
			values: this.#texture(gl.R32F, gl.RED, gl.FLOAT, 1, 1, new Float32Array(1)),
			bits: this.#texture(gl.R8UI, gl.RED_INTEGER, gl.UNSIGNED_BYTE, 1, 1, new Uint8Array(1)),
		};
	}

	isReady(): boolean {
		const gl = this.#gl;
		if (this.#isReady || gl.isContextLost() || !isCompiled(gl, this.#program)) return this.#isReady;
		gl.useProgram(this.#program);
		this.#uniforms = Object.fromEntries(
			UNIFORMS.map((name) => [name, gl.getUniformLocation(this.#program, name)]),
		) as Uniforms;
		for (const [i, unit] of UNITS.values.entries()) gl.uniform1i(this.#uniforms[`values${i as 0}`], unit);
		for (const [i, unit] of UNITS.bits.entries()) gl.uniform1i(this.#uniforms[`bits${i as 0}`], unit);
		gl.uniform1i(this.#uniforms.rest, UNITS.rest);
		gl.uniform1i(this.#uniforms.table, UNITS.table);
		this.#isReady = true;
		return true;
	}

	prepare(tile: DrawnTile): void {
		if (this.#tiles.has(tile)) return;
		const gl = this.#gl;
		const { width, height } = tile;
		this.#tiles.set(
			tile,
			tile.bands.map(({ values, rest, bits }: Texels) => ({
				values: this.#texture(gl.R32F, gl.RED, gl.FLOAT, width, height, values),
				rest: rest && this.#texture(gl.R32F, gl.RED, gl.FLOAT, width, height, rest),
				bits: this.#texture(gl.R8UI, gl.RED_INTEGER, gl.UNSIGNED_BYTE, width, height, bits),
			})),
		);
	}

	release(tile: DrawnTile): void {
		for (const { values, rest, bits } of this.#tiles.get(tile) ?? [])
			for (const texture of [values, rest, bits]) if (texture !== undefined) this.#gl.deleteTexture(texture);
		this.#tiles.delete(tile);
	}

	paint(frame: Frame): void {
		const gl = this.#gl;
		const at = this.#uniforms;
		gl.viewport(0, 0, frame.width, frame.height);
		gl.clearColor(0, 0, 0, 0);
		gl.disable(gl.SCISSOR_TEST);
		gl.clear(gl.COLOR_BUFFER_BIT);
		const [left, right] = pixelsBetween(frame.clip.left, frame.clip.right, frame.width);
		const [top, bottom] = pixelsBetween(frame.clip.top, frame.clip.bottom, frame.height);
		gl.enable(gl.SCISSOR_TEST);
		gl.scissor(left, frame.height - bottom, Math.max(0, right - left), Math.max(0, bottom - top));
		gl.uniform2f(at.size, frame.width, frame.height);
		gl.uniform1f(at.pictureHeight, frame.height);
		gl.uniform1f(at.hatchPixels, frame.hatchPixels);
		gl.uniform1ui(at.enabled, frame.enabled);
		gl.uniform3fv(
			at.paper,
			frame.paper.map((part) => part / 255),
		);
		gl.uniform3fv(
			at.hatchColours,
			HATCH_COLOURS.flat().map((part) => part / 255),
		);
		this.#setColouring(frame.colouring);
		for (const placed of frame.tiles) this.#drawTile(placed, frame.colouring);
	}

	close(): void {
		for (const tile of [...this.#tiles.keys()]) this.release(tile);
		this.#gl.getExtension("WEBGL_lose_context")?.loseContext();
	}

	#setColouring(colouring: Colouring): void {
		const gl = this.#gl;
		const at = this.#uniforms;
		gl.uniform1i(at.kind, KINDS[colouring.kind]);
		if (colouring.kind === "rgb") {
			gl.uniform2fv(at.ranges, colouring.ranges.flat());
			return;
		}
		this.#useTable(colouring.table);
		if (colouring.kind === "palette") return;
		const { scaling, min, from, to, linear } = colouring.scale;
		gl.uniform1i(at.scaling, SCALINGS[scaling]);
		gl.uniform1f(at.linearPart, linear);
		gl.uniform4f(at.scale, Math.fround(min), min - Math.fround(min), from, to);
	}

	#useTable(table: Uint8Array): void {
		const gl = this.#gl;
		if (this.#table?.of !== table) {
			if (this.#table !== undefined) gl.deleteTexture(this.#table.texture);
			const count = table.length / 3;
			const width = Math.min(count, TABLE_WIDTH);
			const height = Math.ceil(count / width);
			const padded = new Uint8Array(3 * width * height);
			padded.set(table);
			this.#table = { of: table, texture: this.#texture(gl.RGB8, gl.RGB, gl.UNSIGNED_BYTE, width, height, padded) };
		}
		this.#bind(UNITS.table, this.#table.texture);
	}

	#drawTile({ tile, left, top, right, bottom, isFlipped, isMirrored }: PlacedTile, { kind }: Colouring): void {
		const gl = this.#gl;
		const at = this.#uniforms;
		this.prepare(tile);
		const bands = this.#tiles.get(tile) as BandTextures[];
		for (const i of [0, 1, 2] as const) {
			const band = kind === "rgb" || i === 0 ? bands[i] : undefined;
			this.#bind(UNITS.values[i], band?.values ?? this.#nothing.values);
			this.#bind(UNITS.bits[i], band?.bits ?? this.#nothing.bits);
		}
		const rest = bands[0]?.rest;
		this.#bind(UNITS.rest, rest ?? this.#nothing.values);
		gl.uniform1i(at.hasRest, rest === undefined ? 0 : 1);
		gl.uniform4f(at.place, left, top, right, bottom);
		gl.uniform2i(at.texelCount, tile.width, tile.height);
		gl.uniform2f(at.turned, isMirrored ? 1 : 0, isFlipped ? 1 : 0);
		gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
	}

	#bind(unit: number, texture: WebGLTexture): void {
		this.#gl.activeTexture(this.#gl.TEXTURE0 + unit);
		this.#gl.bindTexture(this.#gl.TEXTURE_2D, texture);
	}

	#texture(
		inside: number,
		format: number,
		type: number,
		width: number,
		height: number,
		data: ArrayBufferView,
	): WebGLTexture {
		const gl = this.#gl;
		const texture = gl.createTexture();
		// On a unit that no sampler looks at: one of another type would make drawing fail.
		this.#bind(UNITS.made, texture);
		gl.texImage2D(gl.TEXTURE_2D, 0, inside, width, height, 0, format, type, data);
		for (const name of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER])
			gl.texParameteri(gl.TEXTURE_2D, name, gl.NEAREST);
		for (const name of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, name, gl.CLAMP_TO_EDGE);
		return texture;
	}
}

function buildProgram(gl: WebGL2RenderingContext): WebGLProgram | undefined {
	const program = gl.createProgram();
	for (const [type, source] of [
		[gl.VERTEX_SHADER, VERTEX],
		[gl.FRAGMENT_SHADER, FRAGMENT],
	] as const) {
		const shader = gl.createShader(type);
		if (shader === null) return undefined;
		gl.shaderSource(shader, source);
		gl.compileShader(shader);
		gl.attachShader(program, shader);
	}
	gl.linkProgram(program);
	return program;
}
