import { corruptChunk } from "../codec.ts";
import { Kernel } from "../kernels/kernel.ts";
import { wasm } from "../kernels/modules/jpeg.ts";
import type { ColorConversion } from "./jpeg-color.ts";
import type { JpegComponent, JpegFrame } from "./jpeg-frame.ts";
import { HUFFMAN_TABLE_BYTES, type HuffmanTable } from "./jpeg-huffman.ts";
import type { JpegScan } from "./jpeg-scan.ts";

/** The functions of jpeg.c. */
type JpegFunctions = {
	decodeSequential(scan: number): number;
	decodeProgressive(scan: number): number;
	decodeLossless(scan: number): number;
	transformCoefficients(
		coefficients: number,
		quantization: number,
		plane: number,
		strideBlocks: number,
		rows: number,
		isWide: number,
	): void;
	writePixels(
		sources: number,
		count: number,
		width: number,
		rows: number,
		conversion: number,
		isWide: number,
		pixels: number,
		stride: number,
	): void;
};

const kernel = new Kernel<JpegFunctions>("JPEG", wasm);

/** Samples of up to 8 bits, or of more. */
export type JpegPlane = Uint8Array | Uint16Array;

/** A scan, and the byte at which its data begin. */
export type PlacedScan = { scan: JpegScan; start: number };

/** An image whose headers are read: what the scans have is still to be decoded. */
export type JpegImage = {
	frame: JpegFrame;
	scans: PlacedScan[];
	conversion: ColorConversion;
	/** Of the result, which may be larger than the image, and have fewer rows. */
	width: number;
	height: number;
	/** Rows of units that the result needs. */
	unitRows: number;
};

/** Words and bytes as jpeg-scan.h, jpeg-bits.h and jpeg-pixels.h have them. */
const SCAN_WORDS = 15;
const COMPONENT_WORDS = 11;
const MOST_COMPONENTS = 4;
const SOURCE_WORDS = 8;
const SLACK_BYTES = 512;
const QUANTIZATION_BYTES = 128;
/** What vectors may read or write beyond the end of something. */
const VECTOR_BYTES = 64;

/** What is wrong with a scan, by what the functions that decode it give. */
const PROBLEMS = [
	"",
	"the stream is cut off",
	"a code is in no Huffman table",
	"a restart marker is not in its place",
	"a difference has more than 16 bits",
];

const DECODERS = {
	sequential: "decodeSequential",
	progressive: "decodeProgressive",
	lossless: "decodeLossless",
} as const;

/** Where the parts of an image stand in the memory of the kernel. */
type Places = {
	memory: Uint8Array;
	words: Uint32Array;
	stream: number;
	streamEnd: number;
	roomEnd: number;
	scan: number;
	tables: number;
	sources: number;
	sums: number;
	pixels: number;
	components: ReadonlyMap<JpegComponent, ComponentPlaces>;
};

type ComponentPlaces = { quantization: number; plane: number; coefficients: number; row: number };

/** Decodes the scans of an image, and makes pixels of them: the samples of each side by side. */
export function decodeScans(bytes: Uint8Array, image: JpegImage): JpegPlane {
	const { frame, scans, conversion, width, height } = image;
	const sampleBytes = frame.precision <= 8 ? 1 : 2;
	const pixelBytes = sampleBytes * width * height * conversion.sources.length;
	const widest = frame.components.reduce((most, { strideBlocks }) => Math.max(most, 8 * strideBlocks), 0);
	const sizes = [
		bytes.length + VECTOR_BYTES,
		bytes.length + SLACK_BYTES + VECTOR_BYTES,
		4 * (SCAN_WORDS + MOST_COMPONENTS * COMPONENT_WORDS),
		2 * MOST_COMPONENTS * HUFFMAN_TABLE_BYTES,
		4 * SOURCE_WORDS * conversion.sources.length,
		2 * widest + VECTOR_BYTES,
		pixelBytes,
		...frame.components.flatMap((component) => componentBytes(component, image, sampleBytes)),
	];
	const result = kernel.use(sizes, (functions, { memory, places }) => {
		const laid = layOut(memory, places, bytes, image);
		for (const { scan, start } of scans) {
			writeScan(scan, start, image, laid);
			const problem = functions[DECODERS[frame.coding]](laid.scan);
			if (problem !== 0) return problem;
		}
		if (frame.coding === "progressive") transformAll(functions, image, laid);
		writeAllPixels(functions, image, laid);
		return memory.slice(laid.pixels, laid.pixels + pixelBytes);
	});
	if (typeof result === "number") throw corruptChunk("jpeg", PROBLEMS[result] ?? "a scan is damaged");
	return sampleBytes === 1 ? result : new Uint16Array(result.buffer);
}

/** What a component takes: its quantization, its plane, coefficients that come in several scans, and a row of the image. */
function componentBytes(component: JpegComponent, { frame, unitRows }: JpegImage, sampleBytes: number): number[] {
	const samples = planeSamples(component, unitRows);
	const [across, down] = repetition(component, frame);
	const rowSamples = across * down > 1 ? 8 * component.strideBlocks * across : 0;
	return [
		QUANTIZATION_BYTES,
		sampleBytes * samples + VECTOR_BYTES,
		frame.coding === "progressive" ? 2 * samples : 0,
		sampleBytes * rowSamples + VECTOR_BYTES,
	];
}

function planeSamples({ strideBlocks, down }: JpegComponent, unitRows: number): number {
	return 64 * strideBlocks * down * unitRows;
}

/** Samples of the image for one of a component, across and down. */
function repetition({ across, down }: JpegComponent, { maxAcross, maxDown }: JpegFrame): [number, number] {
	return [maxAcross / across, maxDown / down];
}

function layOut(memory: Uint8Array, places: readonly number[], bytes: Uint8Array, image: JpegImage): Places {
	const [stream = 0, data = 0, scan = 0, tables = 0, sources = 0, sums = 0, pixels = 0, ...ofComponents] = places;
	memory.set(bytes, stream);
	const components = new Map<JpegComponent, ComponentPlaces>();
	for (const [i, component] of image.frame.components.entries()) {
		const [quantization = 0, plane = 0, coefficients = 0, row = 0] = ofComponents.slice(4 * i, 4 * i + 4);
		if (component.quantization !== undefined) memory.set(bytesOf(component.quantization), quantization);
		if (image.frame.coding === "progressive")
			memory.fill(0, coefficients, coefficients + 2 * planeSamples(component, image.unitRows));
		components.set(component, { quantization, plane, coefficients, row });
	}
	return {
		memory,
		words: new Uint32Array(memory.buffer),
		stream,
		streamEnd: stream + bytes.length,
		roomEnd: data + bytes.length + SLACK_BYTES + VECTOR_BYTES,
		scan,
		tables,
		sources,
		sums,
		pixels,
		components,
	};
}

function bytesOf({ buffer, byteOffset, byteLength }: Uint16Array): Uint8Array {
	return new Uint8Array(buffer, byteOffset, byteLength);
}

/** Lays out a scan and its tables, each of which may serve several components. */
function writeScan(
	{ components, first, last, high, low, restartUnits }: JpegScan,
	start: number,
	{ frame, unitRows }: JpegImage,
	laid: Places,
): void {
	const { width, height, precision, unitsAcross } = frame;
	const isWide = Number(precision > 8);
	const rows = Math.min(height, 8 * unitRows);
	laid.words.set(
		[
			[laid.stream + start, laid.streamEnd, laid.roomEnd],
			[unitsAcross, unitRows, restartUnits, isWide],
			[first, last, high, low],
			[width, rows, precision, components.length],
		].flat(),
		laid.scan / 4,
	);
	const tablePlaces = new Map<HuffmanTable | undefined, number>([[undefined, 0]]);
	const placeOf = (table: HuffmanTable | undefined): number => {
		const known = tablePlaces.get(table);
		if (known !== undefined || table === undefined) return known ?? 0;
		const place = laid.tables + (tablePlaces.size - 1) * HUFFMAN_TABLE_BYTES;
		laid.memory.set(table, place);
		tablePlaces.set(table, place);
		return place;
	};
	for (const [i, { component, dc, ac }] of components.entries()) {
		const { quantization = 0, plane = 0, coefficients = 0 } = laid.components.get(component) ?? {};
		const { across, down, blocksAcross, blocksDown, strideBlocks } = component;
		laid.words.set(
			[
				[across, down, blocksAcross, blocksDown, strideBlocks],
				[placeOf(dc), placeOf(ac), quantization, plane, coefficients, 0],
			].flat(),
			laid.scan / 4 + SCAN_WORDS + i * COMPONENT_WORDS,
		);
	}
}

/** Turns the coefficients of a progressive image into samples. */
function transformAll(functions: JpegFunctions, { frame, unitRows }: JpegImage, { components }: Places): void {
	for (const [component, { quantization, plane, coefficients }] of components) {
		const { strideBlocks, down } = component;
		const isWide = Number(frame.precision > 8);
		functions.transformCoefficients(coefficients, quantization, plane, strideBlocks, down * unitRows, isWide);
	}
}

function writeAllPixels(functions: JpegFunctions, image: JpegImage, laid: Places): void {
	const { frame, conversion, width, height, unitRows } = image;
	for (const [i, number] of conversion.sources.entries()) {
		const component = frame.components[number] as JpegComponent;
		const { plane = 0, row = 0 } = laid.components.get(component) ?? {};
		const rows = Math.min(component.height, 8 * component.down * unitRows);
		const [across, down] = repetition(component, frame);
		const sums = laid.sums + VECTOR_BYTES / 2;
		laid.words.set(
			[plane, 8 * component.strideBlocks, component.width, rows, across, down, row, sums],
			laid.sources / 4 + i * SOURCE_WORDS,
		);
	}
	const isWide = Number(frame.precision > 8);
	const rows = Math.min(height, frame.height);
	const samples = conversion.sources.length;
	if (frame.width < width || frame.height < height)
		laid.memory.fill(0, laid.pixels, laid.pixels + (1 + isWide) * width * height * samples);
	functions.writePixels(laid.sources, samples, frame.width, rows, conversion.kind, isWide, laid.pixels, width);
}
