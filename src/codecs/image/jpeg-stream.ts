import { corruptChunk } from "../codec.ts";
import {
	type ColorConversion,
	type ColorMarkers,
	type ColorSpace,
	colorConversion,
	guessColorSpace,
} from "./jpeg-color.ts";
import { EntropyReader, NATURAL_ORDER } from "./jpeg-entropy.ts";
import { type JpegComponent, type JpegFrame, type JpegPlane, makeRoom, parseFrame } from "./jpeg-frame.ts";
import { type HuffmanTable, huffmanTable } from "./jpeg-huffman.ts";
import { decodeLosslessScan } from "./jpeg-lossless.ts";
import { decodeProgressiveScan, transformCoefficients } from "./jpeg-progressive.ts";
import { decodeSequentialScan, type JpegScan } from "./jpeg-scan.ts";
import { standardTables } from "./jpeg-standard-tables.ts";
import { rowSource } from "./jpeg-upsample.ts";
import type { Placement } from "./placement.ts";

/** Tables that a stream may leave to another one, such as the tag JPEGTables of TIFF. Each has four places. */
export type JpegTables = {
	quantization: (Uint16Array | undefined)[];
	dc: (HuffmanTable | undefined)[];
	ac: (HuffmanTable | undefined)[];
	/** Units between restart markers; 0 for none. */
	restartUnits: number;
};

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

/** One for all streams: what V8 has made of the loops that read from it lives as long as it does. */
const reader = new EntropyReader();

/** Decodes a stream to pixels, the samples of each side by side. They are those of libjpeg-turbo, bit for bit. */
export function decodeJpeg(bytes: Uint8Array, options: JpegOptions): JpegPlane {
	reader.open(bytes);
	try {
		return decodeImage(bytes, options).pixels();
	} finally {
		reader.close();
	}
}

function decodeImage(bytes: Uint8Array, options: JpegOptions): JpegImage {
	const tables = copyTables(options.tables);
	const colors: ColorMarkers = { isJfif: false, adobeTransform: undefined };
	let frame: JpegFrame | undefined;
	let image: JpegImage | undefined;
	let scans = 0;
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
		} else if (marker === MARKER.sos) {
			if (frame === undefined) throw corruptChunk("jpeg", "a scan comes before the frame");
			if (++scans > MAX_SCANS) throw corruptChunk("jpeg", `the image comes in more than ${MAX_SCANS} scans`);
			image ??= new JpegImage(frame, colors, options);
			reader.load(at);
			at = image.takeScan(parseScan(frame, tables, data), tables);
			if (image.isComplete) break;
		}
	}
	if (image === undefined) throw corruptChunk("jpeg", "the stream has no image");
	return image;
}

const DECODERS = {
	sequential: decodeSequentialScan,
	progressive: decodeProgressiveScan,
	lossless: decodeLosslessScan,
} as const;

/** An image on its way from scans to pixels. */
class JpegImage {
	readonly #frame: JpegFrame;
	readonly #size: { width: number; height: number };
	readonly #conversion: ColorConversion;
	/** Rows of units that the result needs: one row of samples more than it has, for interpolation. */
	readonly #unitRows: number;
	/** For each coefficient of each component, the bits that are still to come; -1 for all. */
	readonly #missing: Map<JpegComponent, Int8Array>;

	constructor(frame: JpegFrame, colors: ColorMarkers, options: JpegOptions) {
		const { width, height, components, unitsDown, maxDown, coding } = frame;
		const { colorSpace = guessColorSpace(frame, colors), outputSpace } = options;
		this.#frame = frame;
		// A conversion would lose something.
		this.#conversion =
			coding === "lossless"
				? colorConversion(frame, "UNKNOWN", "UNKNOWN")
				: colorConversion(frame, colorSpace, outputSpace);
		const place = coding === "lossless" ? options.placeLossless : options.place;
		this.#size = place({ width, height, samples: this.#conversion.samples });
		this.#unitRows = Math.min(unitsDown, Math.ceil((this.#size.height + 1) / (8 * maxDown)));
		this.#missing = new Map(components.map((component) => [component, new Int8Array(64).fill(-1)]));
		makeRoom(frame, this.#unitRows);
	}

	/** A sequential image has nothing more to come; of a progressive one nobody knows. */
	get isComplete(): boolean {
		return this.#frame.coding !== "progressive" && [...this.#missing.values()].every((bits) => bits[0] === 0);
	}

	/** Decodes a scan and gives the byte behind it. */
	takeScan(scan: JpegScan, { quantization }: JpegTables): number {
		for (const { component } of scan.components) {
			component.quantization ??= quantization[component.quantizationId];
			const missing = this.#missing.get(component);
			if (this.#frame.coding === "lossless") missing?.fill(0);
			else missing?.fill(scan.low, scan.first, scan.last + 1);
		}
		return DECODERS[this.#frame.coding](this.#frame, scan, reader, this.#unitRows);
	}

	pixels(): JpegPlane {
		const frame = this.#frame;
		// From an image without its last scans libjpeg makes up something smooth; these are the coefficients it looks at.
		for (const bits of this.#missing.values())
			if (bits.subarray(0, 10).some((missing) => missing !== 0)) throw corruptChunk("jpeg", "a scan is missing");
		if (frame.coding === "progressive") transformCoefficients(frame);
		const { width, height } = this.#size;
		const { samples, write } = this.#conversion;
		const length = width * height * samples;
		const output = frame.precision <= 8 ? new Uint8Array(length) : new Uint16Array(length);
		const sources = frame.components.map((component) => rowSource(component, frame));
		const rows = Math.min(height, frame.height);
		for (let y = 0; y < rows; y++)
			write(
				sources.map((source) => source(y)),
				frame.width,
				output,
				y * width * samples,
			);
		return output;
	}
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

/** Scan headers (T.81 B.2.3). */
function parseScan(frame: JpegFrame, { dc, ac, restartUnits }: JpegTables, data: Uint8Array): JpegScan {
	const count = data[0] ?? 0;
	const [first = 0, last = 0, bits = 0] = data.subarray(1 + 2 * count);
	const components = Array.from({ length: count }, (_, i) => {
		const [id, tables = 0] = data.subarray(1 + 2 * i);
		const component = frame.components.find((candidate) => candidate.id === id);
		if (id === undefined) throw corruptChunk("jpeg", "the header of a scan ends before its components");
		if (component === undefined)
			throw corruptChunk("jpeg", `a scan is of component ${id}, which the frame does not have`);
		const standard = frame.coding === "sequential" ? standardTables() : undefined;
		return {
			component,
			dc: dc[tables >> 4] ?? standard?.dc[tables >> 4],
			ac: ac[tables & 15] ?? standard?.ac[tables & 15],
		};
	});
	const units = components.reduce((sum, { component }) => sum + component.across * component.down, 0);
	if (count < 1 || count > 4 || data.length !== 4 + 2 * count || (count > 1 && units > 10))
		throw corruptChunk("jpeg", "a scan header is damaged");
	if (new Set(components.map(({ component }) => component)).size !== count)
		throw corruptChunk("jpeg", "a scan has a component twice");
	// Writers of sequential streams put anything here.
	if (frame.coding === "sequential") return { components, first: 0, last: 63, high: 0, low: 0, restartUnits };
	if (frame.coding === "lossless") {
		if (first < 1 || first > 7 || (bits & 15) >= frame.precision)
			throw corruptChunk("jpeg", "a scan header is damaged");
		return { components, first, last: 0, high: 0, low: bits & 15, restartUnits };
	}
	const isBand = first === 0 ? last === 0 : first <= last && last < 64 && count === 1;
	if (!isBand || (bits & 15) > 13) throw corruptChunk("jpeg", "a scan header is damaged");
	return { components, first, last, high: bits >> 4, low: bits & 15, restartUnits };
}
