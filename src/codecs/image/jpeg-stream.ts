import { corruptChunk } from "../codec.ts";
import { type ColorMarkers, type ColorSpace, colorConversion, guessColorSpace } from "./jpeg-color.ts";
import { type JpegComponent, type JpegFrame, parseFrame } from "./jpeg-frame.ts";
import { huffmanTable } from "./jpeg-huffman.ts";
import { decodeScans, type JpegImage, type JpegPlane } from "./jpeg-planes.ts";
import { type JpegScan, type JpegTables, noTable, parseScan, requireTables } from "./jpeg-scan.ts";
import type { Placement } from "./placement.ts";

/** How a JPEG stream is decoded. */
export type JpegOptions = {
	/** Bytes that the caller has for a sample: one for up to 8 bits, two for more. */
	sampleBytes: 1 | 2;
	tables?: JpegTables | undefined;
	/** What the components are; without it, what the stream says. */
	colorSpace?: ColorSpace | undefined;
	outputSpace?: ColorSpace | undefined;
	place: Placement;
	/** For lossless coding, where writers make up the pixels. */
	placeLossless: Placement;
};

const MARKER = { sof0: 0xc0, dht: 0xc4, jpg: 0xc8, dac: 0xcc, sof15: 0xcf, soi: 0xd8, eoi: 0xd9, sos: 0xda, dqt: 0xdb };
const DRI = 0xdd;
const APP0 = 0xe0;
const APP14 = 0xee;

/** Where coefficient k of a block is in its rows (T.81 figure A.6). */
const NATURAL_ORDER: readonly number[] = Array.from({ length: 15 }, (_, diagonal) => {
	const first = Math.max(0, diagonal - 7);
	return Array.from({ length: Math.min(diagonal, 7) - first + 1 }, (_, i) => {
		const down = diagonal % 2 === 0 ? diagonal - first - i : first + i;
		return 8 * down + (diagonal - down);
	});
}).flat();

/** A scan of a few bytes can go over the whole image, so many of them take for ever. GDAL has the same limit. */
const MAX_SCANS = 100;

/** Reads a stream that has tables alone. */
export function parseJpegTables(bytes: Uint8Array): JpegTables {
	const tables: JpegTables = { quantization: [], dc: [], ac: [], restartUnits: 0 };
	for (let at = startOfImage(bytes); ; ) {
		const segment = nextSegment(bytes, at);
		if (segment === undefined) return tables;
		takeTables(tables, segment);
		at = segment.end;
	}
}

/** Decodes a stream to pixels, the samples of each side by side. They are those of libjpeg-turbo, bit for bit. */
export function decodeJpeg(bytes: Uint8Array, options: JpegOptions): JpegPlane {
	return decodeScans(bytes, parseImage(bytes, options));
}

/** Reads the headers of an image, of all scans that it needs. */
function parseImage(bytes: Uint8Array, options: JpegOptions): JpegImage {
	const tables = copyTables(options.tables);
	const colors: ColorMarkers = { isJfif: false, adobeTransform: undefined };
	let frame: JpegFrame | undefined;
	let image: JpegImage | undefined;
	const missing = new Map<JpegComponent, Int8Array>();
	for (let at = startOfImage(bytes); ; ) {
		const segment = nextSegment(bytes, at);
		if (segment === undefined) break;
		const { marker, data } = segment;
		at = segment.end;
		takeTables(tables, segment);
		takeColors(colors, segment);
		if (isFrame(marker)) {
			if (frame !== undefined) throw corruptChunk("jpeg", "the stream has two frames");
			frame = parseFrame(marker, data);
			if (frame.precision > 8 !== (options.sampleBytes === 2))
				throw corruptChunk(
					"jpeg",
					`the stream has samples of ${frame.precision} bits, the array of ${8 * options.sampleBytes}`,
				);
			for (const component of frame.components) missing.set(component, new Int8Array(64).fill(-1));
		} else if (marker === MARKER.sos) {
			if (frame === undefined) throw corruptChunk("jpeg", "a scan comes before the frame");
			image ??= placedImage(frame, colors, options);
			if (image.scans.length === MAX_SCANS)
				throw corruptChunk("jpeg", `the image comes in more than ${MAX_SCANS} scans`);
			const scan = parseScan(frame, tables, data);
			takeScan(frame, scan, tables, missing);
			image.scans.push({ scan, start: at });
			// A sequential image has nothing more to come; of a progressive one nobody knows.
			if (frame.coding !== "progressive" && [...missing.values()].every((bits) => bits[0] === 0)) break;
		}
	}
	if (image === undefined) throw corruptChunk("jpeg", "the stream has no image");
	// From an image without its last scans libjpeg makes up something smooth; these are the coefficients it looks at.
	for (const bits of missing.values())
		if (bits.subarray(0, 10).some((count) => count !== 0)) throw corruptChunk("jpeg", "a scan is missing");
	const { coding, components } = image.frame;
	if (coding !== "lossless" && components.some(({ quantization }) => quantization === undefined)) throw noTable();
	return image;
}

/** An image before its first scan. */
function placedImage(frame: JpegFrame, colors: ColorMarkers, options: JpegOptions): JpegImage {
	const { colorSpace = guessColorSpace(frame, colors), outputSpace } = options;
	const isLossless = frame.coding === "lossless";
	// A conversion would lose something.
	const conversion = isLossless
		? colorConversion(frame, "UNKNOWN", "UNKNOWN")
		: colorConversion(frame, colorSpace, outputSpace);
	const place = isLossless ? options.placeLossless : options.place;
	const { width, height } = place({ width: frame.width, height: frame.height, samples: conversion.sources.length });
	// One row of samples more than the result has, for interpolation.
	const unitRows = Math.min(frame.unitsDown, Math.ceil((height + 1) / (8 * frame.maxDown)));
	return { frame, scans: [], conversion, width, height, unitRows };
}

/** Notes what a scan brings: `missing` has, for each coefficient of each component, the bits that are still to come; -1 for all. */
function takeScan(
	frame: JpegFrame,
	scan: JpegScan,
	{ quantization }: JpegTables,
	missing: ReadonlyMap<JpegComponent, Int8Array>,
): void {
	for (const { component } of scan.components) {
		component.quantization ??= quantization[component.quantizationId];
		if (frame.coding === "lossless") missing.get(component)?.fill(0);
		else missing.get(component)?.fill(scan.low, scan.first, scan.last + 1);
	}
	requireTables(frame, scan);
}

/** A marker and what belongs to it; `end` is the byte behind. */
type Segment = { marker: number; data: Uint8Array; end: number };

function startOfImage(bytes: Uint8Array): number {
	if (bytes[0] !== 0xff || bytes[1] !== MARKER.soi) throw corruptChunk("jpeg", "this is not a JPEG stream");
	return 2;
}

/** The next marker from `start` on; nothing at the end of the image. Bytes between segments are passed over, as in libjpeg. */
function nextSegment(bytes: Uint8Array, start: number): Segment | undefined {
	let at = start;
	for (;;) {
		at = bytes.indexOf(0xff, at) + 1;
		if (at === 0) return undefined;
		while (bytes[at] === 0xff) at++;
		const marker = bytes[at++];
		if (marker === undefined || marker === MARKER.eoi) return undefined;
		// Stuffing, TEM, and restarts and starts of images, which have no length.
		if (marker < 2 || (marker >= 0xd0 && marker <= MARKER.soi)) continue;
		const [high = 0, low = 0] = bytes.subarray(at, at + 2);
		const end = at + 256 * high + low;
		if (end < at + 2 || end > bytes.length) throw corruptChunk("jpeg", "a segment is cut off");
		return { marker, data: bytes.subarray(at + 2, end), end };
	}
}

function isFrame(marker: number): boolean {
	return marker >= MARKER.sof0 && marker <= MARKER.sof15 && ![MARKER.dht, MARKER.jpg, MARKER.dac].includes(marker);
}

function copyTables(tables: JpegTables | undefined): JpegTables {
	const { quantization = [], dc = [], ac = [], restartUnits = 0 } = tables ?? {};
	return { quantization: [...quantization], dc: [...dc], ac: [...ac], restartUnits };
}

function takeTables(tables: JpegTables, { marker, data }: Segment): void {
	if (marker === MARKER.dqt) takeQuantization(tables, data);
	else if (marker === MARKER.dht) takeHuffman(tables, data);
	else if (marker === DRI) tables.restartUnits = 256 * (data[0] ?? 0) + (data[1] ?? 0);
}

/** Quantization tables (T.81 B.2.4.1), put into the order of the rows. */
function takeQuantization({ quantization }: JpegTables, data: Uint8Array): void {
	for (let at = 0; at < data.length; ) {
		const head = data[at++] as number;
		const bytesEach = head >> 4 === 0 ? 1 : 2;
		const table = new Uint16Array(64);
		if ((head & 15) > 3 || at + 64 * bytesEach > data.length)
			throw corruptChunk("jpeg", "a quantization table is damaged");
		for (let k = 0; k < 64; k++, at += bytesEach)
			table[NATURAL_ORDER[k] as number] =
				bytesEach === 1 ? (data[at] as number) : 256 * (data[at] as number) + (data[at + 1] as number);
		quantization[head & 15] = table;
	}
}

/** Huffman tables (T.81 B.2.4.2). */
function takeHuffman({ dc, ac }: JpegTables, data: Uint8Array): void {
	for (let at = 0; at < data.length; ) {
		const head = data[at] as number;
		const counts = data.subarray(at + 1, at + 17);
		const symbols = counts.reduce((sum, count) => sum + count, 0);
		if (head & 0xec || counts.length < 16 || symbols > 256 || at + 17 + symbols > data.length)
			throw corruptChunk("jpeg", "a Huffman table is damaged");
		const target = head >> 4 === 0 ? dc : ac;
		target[head & 3] = huffmanTable(counts, data.subarray(at + 17, at + 17 + symbols));
		at += 17 + symbols;
	}
}

function takeColors(colors: ColorMarkers, { marker, data }: Segment): void {
	const starts = (text: string): boolean => String.fromCharCode(...data.subarray(0, text.length)) === text;
	if (marker === APP0 && data.length >= 14 && starts("JFIF\0")) colors.isJfif = true;
	if (marker === APP14 && data.length >= 12 && starts("Adobe")) colors.adobeTransform = data[11];
}
