import { MiraError } from "../../errors.ts";
import { corruptChunk } from "../codec.ts";
import { type CodingStyle, type ProgressionChange, type Quantization, TileParameters } from "./jpeg2000-parameters.ts";

/** The image and its tiles on the reference grid (T.800 B.2). */
export type ImageGeometry = {
	left: number;
	top: number;
	right: number;
	bottom: number;
	tileLeft: number;
	tileTop: number;
	tileWidth: number;
	tileHeight: number;
	tilesAcross: number;
	tilesDown: number;
	components: { bits: number; isSigned: boolean }[];
};

/** A tile as it is stored: what its headers say, and its packets. */
export type StoredTile = { parameters: TileParameters; parts: Uint8Array[] };

/** What a codestream has. */
export type Codestream = { geometry: ImageGeometry; tiles: Map<number, StoredTile> };

const SIZ = 0x51;
const COD = 0x52;
const COC = 0x53;
const QCD = 0x5c;
const QCC = 0x5d;
const POC = 0x5f;
const SOT = 0x90;
const SOD = 0x93;
const EOC = 0xd9;

/** Segments that change what the packets mean, in ways that are not decoded. */
const UNSUPPORTED = new Map([
	[0x50, "high-throughput coding"],
	[0x5e, "a region of interest"],
	[0x60, "packed packet headers"],
	[0x61, "packed packet headers"],
]);

/** Reads the headers of a codestream (T.800 annex A), whole or inside the boxes of a JP2 file (annex I). */
export function parseCodestream(file: Uint8Array): Codestream {
	const bytes = unboxed(file);
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const image = new TileParameters(undefined);
	const tiles = new Map<number, StoredTile>();
	let geometry: ImageGeometry | undefined;
	let tile: StoredTile | undefined;
	let tileEnd = bytes.length;
	for (let at = 2; at + 2 <= bytes.length; ) {
		const marker = bytes[at + 1] as number;
		if (bytes[at] !== 0xff) throw corruptChunk("jpeg2k", "a marker is not in its place");
		if (marker === EOC) break;
		if (marker === SOD) {
			if (tile === undefined) throw corruptChunk("jpeg2k", "packets come before their tile");
			tile.parts.push(bytes.subarray(at + 2, tileEnd));
			tile = undefined;
			at = tileEnd;
			continue;
		}
		const end = at + 2 + (at + 4 <= bytes.length ? view.getUint16(at + 2) : 0);
		if (end < at + 4 || end > bytes.length) throw corruptChunk("jpeg2k", "a header is cut off");
		const data = new DataView(bytes.buffer, bytes.byteOffset + at + 4, end - at - 4);
		if (marker === SIZ) geometry = parseGeometry(data);
		else if (geometry === undefined) throw corruptChunk("jpeg2k", "the size of the image does not come first");
		else if (marker === SOT) {
			const { index, partBytes } = parseTileStart(data, geometry);
			tile = tiles.get(index) ?? { parameters: new TileParameters(image), parts: [] };
			tiles.set(index, tile);
			tileEnd = partBytes === 0 ? bytes.length : at + partBytes;
			if (tileEnd > bytes.length || tileEnd < end) throw corruptChunk("jpeg2k", "a tile is cut off");
		} else takeParameters(tile?.parameters ?? image, marker, data, geometry);
		at = end;
	}
	if (geometry === undefined) throw corruptChunk("jpeg2k", "the stream has no image");
	return { geometry, tiles };
}

/** The codestream of a JP2 file. */
function unboxed(file: Uint8Array): Uint8Array {
	if (file[0] === 0xff && file[1] === 0x4f) return file;
	const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
	const boxes = (start: number, end: number): Map<string, [number, number]> => {
		const found = new Map<string, [number, number]>();
		for (let at = start; at + 8 <= end; ) {
			const name = String.fromCharCode(...file.subarray(at + 4, at + 8));
			const declared = view.getUint32(at);
			const isLong = declared === 1 && at + 16 <= end;
			const length = isLong ? Number(view.getBigUint64(at + 8)) : declared === 0 ? end - at : declared;
			const head = isLong ? 16 : 8;
			if (length < head || at + length > end) throw corruptChunk("jpeg2k", `the box "${name}" is cut off`);
			found.set(name, [at + head, at + length]);
			at += length;
		}
		return found;
	};
	const top = boxes(0, file.length);
	const header = top.get("jp2h");
	if (header !== undefined && boxes(...header).has("pclr")) throw unsupported("a palette");
	const codestream = file.subarray(...(top.get("jp2c") ?? [0, 0]));
	if (codestream[0] !== 0xff || codestream[1] !== 0x4f) throw corruptChunk("jpeg2k", "this is not a JPEG 2000 stream");
	return codestream;
}

/** SIZ (T.800 A.5.1). */
function parseGeometry(data: DataView): ImageGeometry {
	const count = data.byteLength < 36 ? 0 : data.getUint16(34);
	if (count === 0 || data.byteLength !== 36 + 3 * count)
		throw corruptChunk("jpeg2k", "the size of the image is damaged");
	const [right, bottom, left, top, tileWidth, tileHeight, tileLeft, tileTop] = Array.from({ length: 8 }, (_, i) =>
		data.getUint32(2 + 4 * i),
	) as [number, number, number, number, number, number, number, number];
	const isSane = left < right && top < bottom && tileWidth > 0 && tileHeight > 0 && tileLeft <= left && tileTop <= top;
	if (!isSane || tileLeft + tileWidth <= left || tileTop + tileHeight <= top)
		throw corruptChunk("jpeg2k", "the image and its tiles do not overlap");
	const tilesAcross = Math.ceil((right - tileLeft) / tileWidth);
	const tilesDown = Math.ceil((bottom - tileTop) / tileHeight);
	if (tilesAcross * tilesDown > 65535) throw corruptChunk("jpeg2k", "the image has more tiles than can be numbered");
	const components = Array.from({ length: count }, (_, i) => {
		const depth = data.getUint8(36 + 3 * i);
		if (data.getUint16(37 + 3 * i) !== 0x0101) throw unsupported("subsampled components");
		return { bits: (depth & 0x7f) + 1, isSigned: depth >= 0x80 };
	});
	return { left, top, right, bottom, tileLeft, tileTop, tileWidth, tileHeight, tilesAcross, tilesDown, components };
}

/** SOT (T.800 A.4.2). */
function parseTileStart(
	data: DataView,
	{ tilesAcross, tilesDown }: ImageGeometry,
): { index: number; partBytes: number } {
	const index = data.byteLength === 8 ? data.getUint16(0) : Number.POSITIVE_INFINITY;
	if (index >= tilesAcross * tilesDown) throw corruptChunk("jpeg2k", "a tile is not one of the image");
	return { index, partBytes: data.getUint32(2) };
}

function takeParameters(
	parameters: TileParameters,
	marker: number,
	data: DataView,
	{ components }: ImageGeometry,
): void {
	const feature = UNSUPPORTED.get(marker);
	if (feature !== undefined) throw unsupported(feature);
	// Components are numbered with one byte where that is enough.
	const wide = components.length > 256 ? 2 : 1;
	const number = (at: number): number => (wide === 2 ? data.getUint16(at) : data.getUint8(at));
	try {
		if (marker === COD) {
			const flags = data.getUint8(0);
			parameters.style = {
				progression: data.getUint8(1),
				layers: data.getUint16(2),
				hasComponentTransform: data.getUint8(4) !== 0,
				hasPacketStarts: (flags & 2) !== 0,
				hasPacketEnds: (flags & 4) !== 0,
			};
			parameters.setCoding(undefined, parseCoding(data, 5, flags));
		} else if (marker === COC) parameters.setCoding(number(0), parseCoding(data, wide + 1, data.getUint8(wide)));
		else if (marker === QCD) parameters.setQuantization(undefined, parseQuantization(data, 0));
		else if (marker === QCC) parameters.setQuantization(number(0), parseQuantization(data, wide));
		else if (marker === POC) parameters.addChanges(parseChanges(data, wide));
	} catch (error) {
		if (error instanceof RangeError) throw corruptChunk("jpeg2k", "a header is too short", error);
		throw error;
	}
}

/** The part of COD and COC that they have in common (T.800 tables A.15 and A.20). */
function parseCoding(data: DataView, at: number, flags: number): CodingStyle {
	const levels = data.getUint8(at);
	const blockWidth = (data.getUint8(at + 1) & 15) + 2;
	const blockHeight = (data.getUint8(at + 2) & 15) + 2;
	const blockStyle = data.getUint8(at + 3);
	const transform = data.getUint8(at + 4);
	if (levels > 32 || blockWidth > 10 || blockHeight > 10 || blockWidth + blockHeight > 12 || transform > 1)
		throw corruptChunk("jpeg2k", "the coding style makes no sense");
	if (blockStyle & 0x40) throw unsupported("high-throughput coding");
	const precincts = Array.from({ length: levels + 1 }, (_, resolution) => {
		const size = flags & 1 ? data.getUint8(at + 5 + resolution) : 0xff;
		const [width, height] = [size & 15, size >> 4];
		// Only the lowest resolution has one band, which need not be halved.
		if (resolution > 0 && (width === 0 || height === 0)) throw corruptChunk("jpeg2k", "a precinct has no size");
		return { width, height };
	});
	return { levels, blockWidth, blockHeight, blockStyle, isReversible: transform === 1, precincts };
}

/** The part of QCD and QCC that they have in common (T.800 tables A.27 and A.31). */
function parseQuantization(data: DataView, at: number): Quantization {
	const style = data.getUint8(at);
	const kind = style & 31;
	if (kind > 2) throw corruptChunk("jpeg2k", "the quantization makes no sense");
	const count = kind === 0 ? data.byteLength - at - 1 : kind === 1 ? 1 : (data.byteLength - at - 1) >> 1;
	const steps = Array.from({ length: count }, (_, i) => {
		const step = kind === 0 ? data.getUint8(at + 1 + i) << 8 : data.getUint16(at + 1 + 2 * i);
		return { exponent: step >> 11, mantissa: step & 0x7ff };
	});
	return { guardBits: style >> 5, steps, isDerived: kind === 1 };
}

/** POC (T.800 A.6.6). */
function parseChanges(data: DataView, wide: number): ProgressionChange[] {
	const number = (at: number): number => (wide === 2 ? data.getUint16(at) : data.getUint8(at));
	return Array.from({ length: Math.floor(data.byteLength / (5 + 2 * wide)) }, (_, i) => {
		const at = i * (5 + 2 * wide);
		const endComponent = number(at + 4 + wide);
		return {
			firstResolution: data.getUint8(at),
			firstComponent: number(at + 1),
			endLayer: data.getUint16(at + 1 + wide),
			endResolution: data.getUint8(at + 3 + wide),
			endComponent: endComponent === 0 ? 256 : endComponent,
			progression: data.getUint8(at + 4 + 2 * wide),
		};
	});
}

function unsupported(what: string): MiraError {
	return new MiraError("unsupported-feature", `a JPEG 2000 stream has ${what}, which is not decoded`);
}
