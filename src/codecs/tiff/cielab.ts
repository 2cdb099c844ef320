import { power } from "../../zarr/arithmetic/general-power.ts";
import { type JsonValue, shownJson } from "../../zarr/json.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import { type ArrayToArrayCodec, badConfiguration } from "../codec.ts";

const NAME = "mirazarr.tiff_cielab";

/**
 * `mirazarr.tiff_cielab`: 8-bit L*a*b* samples of TIFF (TIFF 6.0, section 23) as RGB and an opaque alpha. The last dimension
 * has these four, of three that are stored. `white_point` is the chromaticity of white, by default that of D50. The arithmetic, in single precision and by a table of 1500 steps, is that of
 * libtiff, whose RGBA GDAL returns.
 */
export const cielabCodec: ArrayToArrayCodec = {
	kind: "array-to-array",
	create(configuration, { dataType, shape }) {
		const white = whiteOf(configuration.white_point);
		if (dataType.name !== "uint8") throw badConfiguration(NAME, `it gives uint8, not "${dataType.name}"`);
		if (shape.at(-1) !== 4) throw badConfiguration(NAME, `it gives 4 samples, not ${String(shape.at(-1))}`);
		const pixels = elementCount(shape.slice(0, -1));
		return {
			encoded: { dataType, shape: [...shape.slice(0, -1), 3] },
			decode(chunk) {
				const samples = chunk as Uint8Array; // no strings: the type has a fixed size
				const output = new Uint8Array(4 * pixels);
				for (let i = 0; i < pixels; i++) convertPixel(samples, 3 * i, white, output, 4 * i);
				return output;
			},
		};
	},
};

const { fround } = Math;

/** A reference white as XYZ, with a luminance of 100. */
type White = { x: number; z: number };

const WHITE_Y = 100;
const D50: White = { x: fround(96.425), z: fround(82.468) };

/** The white of a chromaticity, as the tag WhitePoint gives it. */
function whiteOf(point: JsonValue | undefined): White {
	if (point === undefined) return D50;
	const [x, y] = Array.isArray(point) ? point : [];
	if (typeof x !== "number" || typeof y !== "number" || !(y > 0))
		throw badConfiguration(NAME, `white_point must be a pair of numbers, not ${shownJson(point)}`);
	return { x: fround((x / y) * WHITE_Y), z: fround(((1 - x - y) / y) * WHITE_Y) };
}

/** XYZ to the linear light of an sRGB display. */
const MATRIX = [
	[3.241, -1.5374, -0.4986],
	[-0.9692, 1.876, 0.0416],
	[0.0556, -0.204, 1.057],
].map((row) => row.map(fround));

const DARKEST = 1;
const BRIGHTEST = 100;
const STEPS = 1500;
const STEP = fround((BRIGHTEST - DARKEST) / STEPS);
const GAMMA = 1 / 2.4;
const TABLE = Float32Array.from({ length: STEPS + 1 }, (_, i) => 255 * power(i / STEPS, GAMMA));

function convertPixel(samples: Uint8Array, from: number, white: White, output: Uint8Array, to: number): void {
	const [l, a, b] = [samples[from] as number, samples[from + 1] as number, samples[from + 2] as number];
	const lightness = fround(fround(l * 100) / 255);
	const isDark = lightness < fround(8.856);
	const y = isDark ? fround(fround(lightness * WHITE_Y) / fround(903.292)) : undefined;
	const root =
		y === undefined
			? fround(fround(lightness + 16) / 116)
			: fround(fround(fround(7.787) * fround(y / WHITE_Y)) + fround(16 / 116));
	const luminance = y ?? cube(WHITE_Y, root);
	const x = axis(white.x, fround(fround(signed(a) / 500) + root));
	const z = axis(white.z, fround(root - fround(signed(b) / 200)));
	for (const [i, row] of MATRIX.entries()) output[to + i] = display(row as [number, number, number], x, luminance, z);
	output[to + 3] = 255;
}

function signed(byte: number): number {
	return byte < 128 ? byte : byte - 256;
}

function cube(white: number, root: number): number {
	return fround(fround(fround(white * root) * root) * root);
}

function axis(white: number, root: number): number {
	return root < fround(0.2069)
		? fround(fround(white * fround(root - fround(0.13793))) / fround(7.787))
		: cube(white, root);
}

function display([mx, my, mz]: readonly [number, number, number], x: number, y: number, z: number): number {
	const light = fround(fround(fround(mx * x) + fround(my * y)) + fround(mz * z));
	const clamped = Math.min(Math.max(light, DARKEST), BRIGHTEST);
	const step = Math.min(Math.trunc(fround(fround(clamped - DARKEST) / STEP)), STEPS);
	return Math.min(Math.round(TABLE[step] as number), 255);
}
