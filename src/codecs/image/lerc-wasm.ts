import { MiraError } from "../../errors.ts";
import { type Awaitable, corruptChunk } from "../codec.ts";
import { abortWasm, growMemory, WasmDecoder } from "./wasm.ts";

/** What the module exports, by the names it has for them. */
type LercExports = {
	memory: WebAssembly.Memory;
	malloc(bytes: number): number;
	free(pointer: number): void;
	getBlobInfo(blob: number, bytes: number, info: number, ranges: number, infoCount: number, rangeCount: number): number;
	decode(
		blob: number,
		bytes: number,
		masks: number,
		validPointer: number,
		depth: number,
		columns: number,
		rows: number,
		bands: number,
		dataType: number,
		dataPointer: number,
		usesNoDataPointer: number,
		noDataPointer: number,
	): number;
};

/**
 * Esri's decoder, without the glue of its package: that asks Node for `fs`, prints, and keeps one instance for ever, also one that
 * failed.
 */
const lerc = new WasmDecoder<LercExports>(
	{ name: "LERC", package: "lerc 4.2.0", imports: "a b c", exports: "d:memory e f g h i j" },
	() => ({ specifier: "lerc/lerc-wasm.wasm", url: new URL("lerc/lerc-wasm.wasm", import.meta.url) }),
	async (module) => {
		let memory: WebAssembly.Memory | undefined;
		const { exports } = await WebAssembly.instantiate(module, {
			a: {
				a: abortWasm,
				b: abortWasm,
				c: (bytes: number) => (memory === undefined ? 0 : growMemory(memory, bytes >>> 0)),
			},
		});
		const { d, e, f, h, i, j } = exports as Record<"e" | "f" | "h" | "i" | "j", CallableFunction> & {
			d: WebAssembly.Memory;
		};
		memory = d;
		e();
		return { memory: d, getBlobInfo: f, decode: h, malloc: i, free: j } as LercExports;
	},
);

/** What a blob has: `bands` one after the other, each with `depth` values for every pixel, side by side. */
export type LercPixels = {
	width: number;
	height: number;
	depth: number;
	bands: number;
	/** The Zarr name of the type of the values. */
	dataType: string;
	/** Little-endian. */
	data: Uint8Array<ArrayBuffer>;
	/** For each pixel whether it has values: of each band, or of all bands together. Undefined where all have. */
	valid: Uint8Array | undefined;
};

const TYPES = ["int8", "uint8", "int16", "uint16", "int32", "uint32", "float32", "float64"];
const ITEM_BYTES = [1, 1, 2, 2, 4, 4, 4, 8];

/** Words that `lerc_getBlobInfo` gives. */
const INFO_WORDS = 11;

/** Decodes a blob of LERC 1 or 2 that holds no more than `maxOutputBytes`. */
export function decodeLercBlob(blob: Uint8Array, maxOutputBytes: number): Awaitable<LercPixels> {
	return lerc.use((exports) => {
		const pointers: number[] = [];
		const allocate = (bytes: number): number => {
			const pointer = exports.malloc(bytes);
			if (pointer === 0) throw corruptChunk("lerc", "the image is too large for the decoder");
			pointers.push(pointer);
			return pointer;
		};
		try {
			return decodeWith(exports, allocate, blob, maxOutputBytes);
		} finally {
			for (const pointer of pointers) exports.free(pointer);
		}
	});
}

function decodeWith(
	{ memory, getBlobInfo, decode }: LercExports,
	allocate: (bytes: number) => number,
	blob: Uint8Array,
	maxOutputBytes: number,
): LercPixels {
	const copy = (pointer: number, bytes: number) => new Uint8Array(memory.buffer).slice(pointer, pointer + bytes);
	const blobPointer = allocate(blob.length);
	const infoPointer = allocate(4 * INFO_WORDS);
	new Uint8Array(memory.buffer).set(blob, blobPointer);
	const infoFailure = getBlobInfo(blobPointer, blob.length, infoPointer, 0, INFO_WORDS, 0);
	if (infoFailure !== 0) throw corruptChunk("lerc", `the header is damaged (error ${infoFailure})`);
	const info = new Uint32Array(copy(infoPointer, 4 * INFO_WORDS).buffer);
	const [, type = 0, , width = 0, height = 0, bands = 0, validPixels = 0, , masks = 0, depth = 0, noData = 0] = info;
	if (noData > 0) throw new MiraError("unsupported-feature", "a LERC blob marks single values of a pixel as missing");
	const dataBytes = width * height * bands * depth * (ITEM_BYTES[type] ?? Number.NaN);
	if (!(dataBytes > 0 && dataBytes <= maxOutputBytes))
		throw corruptChunk("lerc", `it holds ${dataBytes} bytes, at most ${maxOutputBytes} are needed`);
	const pixels = { width, height, depth, bands, dataType: TYPES[type] ?? "" };
	// There is nothing to decode then, and the decoder would say that it failed.
	if (validPixels === 0) return { ...pixels, data: new Uint8Array(dataBytes), valid: new Uint8Array(width * height) };

	const dataPointer = allocate(dataBytes);
	const validPointer = allocate(width * height * masks);
	const noDataPointer = allocate(8 * bands);
	const usesNoDataPointer = allocate(bands);
	const input = [blobPointer, blob.length, masks, validPointer] as const;
	const output = [dataPointer, usesNoDataPointer, noDataPointer] as const;
	const failure = decode(...input, depth, width, height, bands, type, ...output);
	if (failure !== 0) throw corruptChunk("lerc", `the blob is damaged (error ${failure})`);
	const data = copy(dataPointer, dataBytes);
	return { ...pixels, data, valid: masks === 0 ? undefined : copy(validPointer, width * height * masks) };
}
