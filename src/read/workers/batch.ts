import type { ChunkSpec } from "../../codecs/codec.ts";
import { createPipeline, type Pipeline, type PipelineOptions } from "../../codecs/index.ts";
import { allocate } from "../../codecs/memory.ts";
import type { Runs } from "../../codecs/runs.ts";
import { type OnePass, onePass, type PassRecipe } from "../../fill/one-pass.ts";
import { floatsOf } from "../../fill/promote.ts";
import type { CodecMetadata } from "../../zarr/metadata.ts";

/** How the chunks of an array are decoded: plain data, which a worker can be told. */
export type Chain = { codecs: readonly CodecMetadata[]; spec: ChunkSpec; options: PipelineOptions };

/** How the chunks of a batch become what is asked for: stored elements, or floats that are masked and scaled. */
export type Recipe = { chain: Chain; pass: PassRecipe | undefined };

/** A recipe that is ready to use. */
export type Decoder = {
	pipeline: Pipeline;
	pass: OnePass | undefined;
	/** Room for the stored elements of a batch, from one to the next. */
	scratch: Uint8Array;
};

/** Chunks that are decoded together: what is small is not worth a message of its own. */
export type Batch = {
	/** Their encoded bytes, one after the other. */
	encoded: Uint8Array<ArrayBuffer>;
	parts: readonly BatchPart[];
	/** What is selected of all of them: as stored elements, and as what comes out. */
	storedBytes: number;
	resultBytes: number;
};

/** One chunk of a batch, and where its selected elements go: they follow those of the chunk before it. */
export type BatchPart = {
	encodedBytes: number;
	runs: Runs;
	/** From there to their places in shared memory, where the result is such. */
	placement?: Runs | undefined;
};

/** Makes the decoder of a recipe. */
export async function decoderOf({ chain, pass }: Recipe): Promise<Decoder> {
	const pipeline = await createPipeline(chain.codecs, chain.spec, chain.options);
	return { pipeline, pass: pass && onePass(pass), scratch: new Uint8Array(0) };
}

/** What is selected of the chunks of a batch, side by side: little-endian stored elements, or floats. It goes to `room`, if that fits. */
export async function decodeBatch(
	decoder: Decoder,
	{ encoded, parts, storedBytes, resultBytes }: Batch,
	room?: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
	const { pipeline, pass } = decoder;
	const result = room?.length === resultBytes ? room : allocate(resultBytes);
	if (pass !== undefined && decoder.scratch.length !== storedBytes) decoder.scratch = allocate(storedBytes);
	const stored = pass === undefined ? result : decoder.scratch;
	let from = 0;
	for (const { encodedBytes, runs } of parts) {
		const done = pipeline.decodeInto(encoded.subarray(from, from + encodedBytes), stored, runs);
		if (done instanceof Promise) await done;
		from += encodedBytes;
	}
	if (pass !== undefined) throughPass(pass, stored, result);
	return result;
}

/** Makes of stored elements the floats that a pass makes of them, as bytes. */
export function throughPass({ recipe, target, between }: OnePass, stored: Uint8Array, result: Uint8Array): void {
	between(stored, floatsOf(result, target.itemBytes))(0, 0, stored.length / recipe.type.itemBytes);
}
