import { MiraError } from "../errors.ts";
import { type DataType, isFixed } from "../zarr/data-type.ts";
import type { JsonObject } from "../zarr/json.ts";
import { type Element, elementCount } from "../zarr/nd-array.ts";
import type { Runs } from "./runs.ts";

/** What a chunk is at a stage of the chain; what its holes hold, where that is known. */
export type ChunkSpec = { dataType: DataType; shape: readonly number[]; fillValue?: Uint8Array | undefined };

/**
 * The elements of a chunk in C order: little-endian bytes for types of a fixed size, text for `string`, lists for sequences.
 * A caller that gets one must not write to it: it may be the very memory of a cache.
 */
export type Decoded = Uint8Array | string[] | Element[];

/** What a decoder may count on, and what it must keep to. */
export type DecodeContext = {
	signal?: AbortSignal | undefined;
	/** The exact size of the output, where the chain fixes it. */
	outputBytes?: number | undefined;
	/** A decoder never produces, or allocates for its output, more than this. Equals `outputBytes` where that is known. */
	maxOutputBytes: number;
};

/** What all stages tell of themselves. */
export interface StageMemory {
	/** What decoding takes besides its input and its output, where that is much: at most, for an output of so many bytes. */
	workBytes?(outputBytes: number): number;
}

/** A value, at once or later. Steps that need not wait return at once, and a chunk then costs one promise in all. */
export type Awaitable<T> = T | Promise<T>;

/** A codec that changes the array itself, such as `transpose`. */
export interface ArrayToArrayCodec {
	kind: "array-to-array";
	/** Checks the configuration; throws `bad-metadata` if it makes no sense for such chunks. */
	create(configuration: JsonObject, spec: ChunkSpec): ArrayToArrayStage;
}

/** An `ArrayToArrayCodec` for chunks of one kind. */
export interface ArrayToArrayStage extends StageMemory {
	/** What the chunk is once it is encoded. */
	encoded: ChunkSpec;
	decode(chunk: Decoded, context: DecodeContext): Awaitable<Decoded>;
	/** As in `ArrayToBytesStage`: decodes parts of a chunk of a fixed size straight to their places. */
	decodeInto?: ArrayToBytesStage["decodeInto"];
	encode?(chunk: Decoded): Awaitable<Decoded>;
}

/** A codec that turns elements into bytes, such as `bytes`. A chain has exactly one. */
export interface ArrayToBytesCodec {
	kind: "array-to-bytes";
	/** Checks the configuration; throws `bad-metadata` if it makes no sense for such chunks. */
	create(configuration: JsonObject, spec: ChunkSpec): ArrayToBytesStage;
}

/** An `ArrayToBytesCodec` for chunks of one kind. */
export interface ArrayToBytesStage extends StageMemory {
	/** Size of the encoded chunk, where all chunks have the same. */
	encodedBytes?: number | undefined;
	decode(bytes: Uint8Array, context: DecodeContext): Awaitable<Decoded>;
	/**
	 * Decodes parts of a chunk, each straight to its place in `output`: for stages that can decode any part by itself. The
	 * output begins at a multiple of 8 in its buffer. Must throw if `bytes` are not of the length that a chunk has.
	 */
	decodeInto?(bytes: Uint8Array, output: Uint8Array, runs: Runs): void;
	encode?(chunk: Decoded): Awaitable<Uint8Array>;
}

/** A codec on bytes, such as a compressor or a checksum. */
export interface BytesToBytesCodec {
	kind: "bytes-to-bytes";
	/** Checks the configuration; throws `bad-metadata` if it makes no sense. */
	create(configuration: JsonObject, spec: ChunkSpec): BytesToBytesStage;
}

/** A `BytesToBytesCodec` with its configuration. */
export interface BytesToBytesStage extends StageMemory {
	/** Size after encoding, where it follows from the size before. A compressor has no such function. */
	encodedBytes?(decodedBytes: number): number;
	/** Must not write to `bytes`. May return them, or a view on them. */
	decode(bytes: Uint8Array, context: DecodeContext): Awaitable<Uint8Array>;
	encode?(bytes: Uint8Array): Awaitable<Uint8Array>;
}

/**
 * One step of a codec chain. A decoder throws `corruptChunk`, or anything else, which is wrapped as such; the length of
 * what it returns is checked for it.
 */
export type Codec = ArrayToArrayCodec | ArrayToBytesCodec | BytesToBytesCodec;

/** Size of the decoded chunk; undefined for types of variable length. */
export function decodedBytes({ dataType, shape }: ChunkSpec): number | undefined {
	return isFixed(dataType) ? elementCount(shape) * dataType.itemBytes : undefined;
}

/** Throws if an encoded chunk has another length than all chunks of its kind have. */
export function requireLength(codec: string, bytes: Uint8Array, expected: number): void {
	if (bytes.length !== expected)
		throw corruptChunk(codec, `the chunk has ${bytes.length} bytes, its shape needs ${expected}`);
}

/** A chunk that does not decode to what its array declares. */
export function corruptChunk(codec: string, what: string, cause?: unknown): MiraError {
	return new MiraError("corrupt-chunk", `codec "${codec}": ${what}`, { cause });
}

/** A configuration that the codec cannot have. */
export function badConfiguration(codec: string, what: string): MiraError {
	return new MiraError("bad-metadata", `codec "${codec}": ${what}`);
}
