// A decoder of our own, bundled by run.mjs: once as it is, once as if WebAssembly were forbidden to our kernels.
import type { ChunkSpec } from "../../src/codecs/codec.ts";
import { type Inflate, useNativeInflate } from "../../src/codecs/inflate.ts";
import { type Allocate, useNativeAllocation } from "../../src/codecs/memory.ts";
import { createPipeline } from "../../src/codecs/pipeline.ts";
import { wholeRun } from "../../src/codecs/runs.ts";
import type { CodecMetadata } from "../../src/zarr/metadata.ts";

type Case = { codecs: CodecMetadata[]; spec: ChunkSpec; encoded: Uint8Array; decoded: Uint8Array };

/** Decodes a case to memory that is there already, as `read` does with each chunk of an array. */
export async function makeDecoder({ codecs, spec, encoded, decoded }: Case): Promise<() => Promise<Uint8Array>> {
	const pipeline = await createPipeline(codecs, spec);
	const output = new Uint8Array(decoded.length);
	const runs = wholeRun(output.length);
	return async () => {
		await pipeline.decodeInto(encoded, output, runs);
		return output;
	};
}

/** What Node has of its own. */
export function usePlatform({ inflate, allocate }: { inflate?: Inflate; allocate: Allocate }): void {
	if (inflate !== undefined) useNativeInflate(inflate);
	useNativeAllocation(allocate);
}
