import type { ChunkSpec } from "../../codecs/codec.ts";
import { createPipeline, type Pipeline, type PipelineOptions } from "../../codecs/index.ts";
import { allocate } from "../../codecs/memory.ts";
import type { Runs } from "../../codecs/runs.ts";
import { type OnePass, onePass, type PassRecipe } from "../../fill/one-pass.ts";
import { floatsOf } from "../../fill/promote.ts";
import type { LocalFile } from "../../io/source.ts";
import type { CodecMetadata } from "../../zarr/metadata.ts";

/** How the chunks of an array are decoded: plain data, which a worker can be told. */
export type Chain = { codecs: readonly CodecMetadata[]; spec: ChunkSpec; options: PipelineOptions };

/** How the chunks of a batch become what is asked for: stored elements, or floats that are masked and scaled. */
export type Recipe = { chain: Chain; pass: PassRecipe | undefined };

/** A recipe that is ready to use. */
export type Decoder = {
	pipeline: Pipeline;
	pass: OnePass | undefined;
	/** Room for the stored elements of a batch, and for what comes out, from one to the next. */
	scratch: Uint8Array;
	room: Uint8Array;
};

/** Chunks that are decoded together: what is small is not worth a message of its own. */
export type Batch = {
	/** Their encoded bytes, or where a thread of Node finds them. */
	encoded: Uint8Array<ArrayBuffer> | FileBytes;
	parts: readonly BatchPart[];
	/** What is selected of all of them: as stored elements, and as what comes out. */
	storedBytes: number;
	resultBytes: number;
};

/** Pieces of a file, and where each goes among `length` bytes. */
export type FileBytes = { file: LocalFile; stretches: readonly Stretch[]; length: number };

/** A piece of a file. */
export type Stretch = { offset: number; length: number; at: number };

/** One chunk of a batch: where its encoded bytes are, and where its selected elements go. */
export type BatchPart = { at: number; encodedBytes: number; runs: Runs };

const NOTHING = new Uint8Array(0);

/** Makes the decoder of a recipe. */
export async function decoderOf({ chain, pass }: Recipe): Promise<Decoder> {
	const pipeline = await createPipeline(chain.codecs, chain.spec, chain.options);
	return { pipeline, pass: pass && onePass(pass), scratch: NOTHING, room: NOTHING };
}

/** Puts what is selected of the chunks of a batch to `result`: little-endian stored elements, or floats. */
export async function decodeBatch(
	decoder: Decoder,
	{ parts, storedBytes }: Batch,
	encoded: Uint8Array,
	result: Uint8Array,
): Promise<void> {
	const { pipeline, pass } = decoder;
	if (pass !== undefined && decoder.scratch.length !== storedBytes) decoder.scratch = allocate(storedBytes);
	const stored = pass === undefined ? result : decoder.scratch;
	for (const { at, encodedBytes, runs } of parts) {
		const done = pipeline.decodeInto(encoded.subarray(at, at + encodedBytes), stored, runs);
		if (done instanceof Promise) await done;
	}
	if (pass !== undefined) throughPass(pass, stored, result);
}

/** Room of a decoder for what comes out of a batch and is copied at once. */
export function roomOf(decoder: Decoder, { resultBytes }: Batch): Uint8Array {
	if (decoder.room.length !== resultBytes) decoder.room = allocate(resultBytes);
	return decoder.room;
}

/** Makes of stored elements the floats that a pass makes of them, as bytes. */
export function throughPass({ recipe, target, between }: OnePass, stored: Uint8Array, result: Uint8Array): void {
	between(stored, floatsOf(result, target.itemBytes))(0, 0, stored.length / recipe.type.itemBytes);
}
