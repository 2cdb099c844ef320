import { MiraError } from "../../errors.ts";
import { joinBytes } from "../../zarr/join-bytes.ts";
import { corruptChunk } from "../codec.ts";
import { BlockDecoder } from "./jpeg2000-block.ts";
import { type ImageGeometry, parseCodestream, type StoredTile } from "./jpeg2000-codestream.ts";
import { readPackets } from "./jpeg2000-packets.ts";
import { type Band, type CodeBlock, type TileComponent, tileComponent, tileRectangle } from "./jpeg2000-tile.ts";
import { inverseIrreversible, inverseReversible } from "./jpeg2000-wavelet.ts";
import type { Placement } from "./placement.ts";

/** An image of whole numbers. */
export type Jpeg2000Image = {
	width: number;
	height: number;
	components: number;
	bitsPerSample: number;
	isSigned: boolean;
	/** The components of each pixel side by side. */
	samples: Int32Array;
};

/** Up to 32 halvings, and the image itself. */
const MOST_RESOLUTIONS = 33;
/** Beyond this the sums of the wavelet may leave 32 bits, in OpenJPEG too. */
const MAX_BITS = 26;

/**
 * Decodes JPEG 2000 (ISO 15444-1), a bare codestream or a JP2 file, of up to 26 bits a sample. The samples are those of
 * OpenJPEG, bit for bit, of irreversible streams too.
 */
export function decodeJpeg2000(bytes: Uint8Array, place: Placement): Jpeg2000Image {
	const { geometry, tiles } = parseCodestream(bytes);
	const { components } = geometry;
	const [{ bits, isSigned } = { bits: 0, isSigned: false }] = components;
	if (components.some((other) => other.bits !== bits || other.isSigned !== isSigned))
		throw new MiraError("unsupported-feature", "the components of a JPEG 2000 image differ in their type");
	if (bits > MAX_BITS) throw new MiraError("unsupported-feature", `a JPEG 2000 image has samples of ${bits} bits`);
	const { width, height } = place({
		width: geometry.right - geometry.left,
		height: geometry.bottom - geometry.top,
		samples: components.length,
	});
	requirePackets(geometry, tiles, bytes.length);
	const samples = new Int32Array(width * height * components.length);
	const image = { width, height, components: components.length, bitsPerSample: bits, isSigned, samples };
	const decoder = new BlockDecoder();
	for (let index = 0; index < geometry.tilesAcross * geometry.tilesDown; index++) {
		const tile = tiles.get(index);
		if (tile === undefined) throw corruptChunk("jpeg2k", "a tile is missing");
		decodeTile(geometry, index, tile, decoder, image);
	}
	return image;
}

/** As many resolutions as a small image may have that leaves its last packets away. */
const FREE_RESOLUTIONS = 2 ** 20;

/** Every resolution of every component of a tile has a packet, which takes a byte at least: headers may claim far more of them. */
function requirePackets(
	{ components, tilesAcross, tilesDown }: ImageGeometry,
	tiles: ReadonlyMap<number, StoredTile>,
	byteCount: number,
): void {
	if (tilesAcross * tilesDown * components.length * MOST_RESOLUTIONS <= FREE_RESOLUTIONS) return;
	let resolutions = 0;
	for (const { parameters } of tiles.values())
		for (let i = 0; i < components.length; i++) {
			resolutions += parameters.coding(i).levels + 1;
			if (resolutions > FREE_RESOLUTIONS + byteCount)
				throw corruptChunk("jpeg2k", `${byteCount} bytes cannot hold the packets of ${resolutions} resolutions`);
		}
}

/** A component of a tile with its coefficients, which become samples. */
type Plane =
	| { component: TileComponent; isReversible: true; values: Int32Array }
	| { component: TileComponent; isReversible: false; values: Float32Array };

function decodeTile(
	geometry: ImageGeometry,
	index: number,
	{ parameters, parts }: StoredTile,
	decoder: BlockDecoder,
	image: Jpeg2000Image,
): void {
	const tile = tileRectangle(geometry, index);
	const components = geometry.components.map(({ bits }, i) => tileComponent(tile, parameters, i, bits));
	readPackets(joinBytes(parts), tile, components, parameters);
	const planes = components.map((component) => decodePlane(component, decoder));
	if (parameters.style.hasComponentTransform) undoComponentTransform(planes);
	for (const [i, plane] of planes.entries()) writeSamples(plane, i, geometry, image);
}

function decodePlane(component: TileComponent, decoder: BlockDecoder): Plane {
	const { coding, left, top, right, bottom, resolutions } = component;
	const stride = right - left;
	const values = coding.isReversible
		? new Int32Array(stride * (bottom - top))
		: new Float32Array(stride * (bottom - top));
	for (const { precincts } of resolutions)
		for (const { grids } of precincts.values())
			for (const { band, blocks } of grids)
				for (const block of blocks) {
					if (block.segments.length === 0) continue;
					const [width, height] = [block.right - block.left, block.bottom - block.top];
					decoder.decode(width, height, block.planes, block.segments, band.kind, coding.blockStyle);
					writeBlock(decoder.coefficients, block, band, values, stride);
				}
	if (values instanceof Int32Array) {
		inverseReversible(component, values);
		return { component, isReversible: true, values };
	}
	inverseIrreversible(component, values);
	return { component, isReversible: false, values };
}

/** Undoes the quantization (T.800 annex E). The coefficients of a block are doubled. */
function writeBlock(
	coefficients: Int32Array,
	{ left, top, right, bottom }: CodeBlock,
	band: Band,
	values: Int32Array | Float32Array,
	stride: number,
): void {
	const step = Math.fround(0.5 * band.step);
	for (let y = top, from = 0; y < bottom; y++) {
		let to = (band.y + y - band.top) * stride + band.x + left - band.left;
		if (values instanceof Int32Array)
			for (let x = left; x < right; x++) values[to++] = Math.trunc((coefficients[from++] as number) / 2);
		else for (let x = left; x < right; x++) values[to++] = Math.fround(coefficients[from++] as number) * step;
	}
}

/** T.800 annex G. */
function undoComponentTransform([first, second, third]: readonly Plane[]): void {
	if (first === undefined || second === undefined || third === undefined)
		throw corruptChunk("jpeg2k", "the component transform needs three components");
	if (first.isReversible && second.isReversible && third.isReversible) {
		const [ys, us, vs] = [first.values, second.values, third.values];
		for (let i = 0; i < ys.length; i++) {
			const u = us[i] as number;
			const v = vs[i] as number;
			const green = (ys[i] as number) - ((u + v) >> 2);
			ys[i] = v + green;
			us[i] = green;
			vs[i] = u + green;
		}
	} else if (!first.isReversible && !second.isReversible && !third.isReversible) {
		const { fround } = Math;
		const [redV, greenU, greenV, blueU] = [1.402, 0.34413, 0.71414, 1.772].map(fround) as [
			number,
			number,
			number,
			number,
		];
		const [ys, us, vs] = [first.values, second.values, third.values];
		for (let i = 0; i < ys.length; i++) {
			const y = ys[i] as number;
			const u = us[i] as number;
			const v = vs[i] as number;
			ys[i] = y + fround(v * redV);
			us[i] = fround(y - fround(u * greenU)) - fround(v * greenV);
			vs[i] = y + fround(u * blueU);
		}
	} else throw corruptChunk("jpeg2k", "the component transform needs components of one kind");
}

/** Rounds, shifts unsigned samples up to their middle, clamps, and puts them into their place. */
function writeSamples(
	{ component, isReversible, values }: Plane,
	index: number,
	geometry: ImageGeometry,
	image: Jpeg2000Image,
): void {
	const { width, components, bitsPerSample, isSigned, samples } = image;
	const half = 2 ** (bitsPerSample - 1);
	const shift = isSigned ? 0 : half;
	const least = isSigned ? -half : 0;
	const most = least + 2 * half - 1;
	const { left, top, right, bottom } = component;
	for (let y = top, from = 0; y < bottom; y++) {
		let to = ((y - geometry.top) * width + left - geometry.left) * components + index;
		for (let x = left; x < right; x++, to += components) {
			const value = values[from++] as number;
			const whole = (isReversible ? value : roundHalfEven(value)) + shift;
			samples[to] = Math.min(Math.max(whole, least), most);
		}
	}
}

/** Rounds halves to even, as the C function `lrintf`: at this size a number has no bits left for fractions. */
function roundHalfEven(value: number): number {
	const noFractions = 1.5 * 2 ** 52;
	return value + noFractions - noFractions;
}
