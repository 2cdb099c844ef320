import { encodeChunk } from "../../../codecs/index.ts";
import { ABSENT, ChunkManifest, chunkIndex, INLINED } from "../../../manifest/chunk-manifest.ts";
import type { InlineBudget } from "../../../manifest/inline-budget.ts";
import type { ArrayDescription } from "../../../manifest/manifest-array.ts";
import type { CodecMetadata } from "../../../zarr/metadata.ts";
import type { ChunkDecoder } from "./chunk-decoder.ts";
import type { Placement } from "./storage.ts";

/** What re-encoding chunks needs. */
export type InlineContext = {
	decoder: ChunkDecoder;
	description: Pick<ArrayDescription, "path" | "dataType" | "chunkGrid">;
	codecs: readonly CodecMetadata[];
	budget: InlineBudget;
};

/**
 * The manifest with the chunks inlined that went through other filters than the codecs of the array undo: decoded by their
 * own, and encoded by those of the array. They come to light only when the index is read, and are rare: the library itself
 * does not skip these filters.
 */
export async function inlineDeviating(
	{ manifest, commonMask, exceptions }: Placement,
	mask: number,
	{ decoder, description, codecs, budget }: InlineContext,
): Promise<ChunkManifest> {
	if (commonMask === mask && exceptions.size === 0) return manifest;
	const { path, dataType, chunkGrid } = description;
	const shape = chunkGrid.kind === "regular" ? chunkGrid.chunkShape : [];
	const { columns, gridShape } = manifest;
	const urlIds = columns.urlIds.slice();
	const offsets = columns.offsets.slice();
	const inlined = [...columns.inlined];
	const what = "chunks that skipped filters";
	const why = "the codecs of the array do not decode them";
	let inlinedBytes = 0;
	for (let row = 0; row < urlIds.length; row++) {
		const number = columns.keys?.[row] ?? row;
		if (urlIds[row] === ABSENT || (exceptions.get(number) ?? commonMask) === mask) continue;
		const index = chunkIndex(gridShape, number);
		const elements = await decoder.decode(index, {});
		if (elements === undefined) continue;
		const bytes = await encodeChunk(elements, codecs, { dataType, shape });
		inlinedBytes += bytes.length;
		budget.check(path, inlinedBytes, what, why);
		urlIds[row] = INLINED;
		offsets[row] = inlined.length;
		inlined.push(bytes);
	}
	// Counted once they are all there: a read that fails on the way is tried again.
	budget.spend(path, inlinedBytes, what, why);
	return new ChunkManifest(gridShape, { ...columns, urlIds, offsets, inlined });
}
