import { encodeChunk } from "../../../codecs/index.ts";
import { isMiraError, located } from "../../../errors.ts";
import { ABSENT, ChunkManifest, chunkIndex, INLINED } from "../../../manifest/chunk-manifest.ts";
import type { InlineBudget } from "../../../manifest/inline-budget.ts";
import { rawType } from "../../../zarr/data-type.ts";
import type { CodecMetadata } from "../../../zarr/metadata.ts";
import type { Hdf5File } from "../file.ts";
import { ChunkDecoder, type ChunkForm } from "./chunk-decoder.ts";
import type { Storage } from "./storage.ts";

/** How the chunks of an array are stored, and how its codecs want them. */
export type InlineContext = Pick<ChunkForm, "path" | "filters" | "elementBytes"> & {
	/** Size of an element of the array in the file. */
	storedBytes: number;
	/** The codecs of the array that stand for filters. */
	codecs: readonly CodecMetadata[];
	budget: InlineBudget;
};

/**
 * The manifest with the chunks inlined that went through other filters than the codecs of the array undo: decoded by their
 * own, and encoded by those of the array. Only filters are concerned, so the elements stay as the file has them. Such
 * chunks come to light only when the index is read, and are rare: the library itself does not skip these filters.
 */
export async function inlineDeviating(
	file: Hdf5File,
	storage: Storage,
	mask: number,
	{ path, filters, elementBytes, storedBytes, codecs, budget }: InlineContext,
): Promise<ChunkManifest> {
	const { manifest, commonMask, exceptions } = await storage.place();
	if (commonMask === mask && exceptions.size === 0) return manifest;
	const dataType = rawType(storedBytes);
	const toBytes = { name: "bytes" };
	const decoder = new ChunkDecoder(file, storage, { path, filters, elementBytes, dataType, toBytes });
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
		const bytes = await encodeChunk(elements, [toBytes, ...codecs], { dataType, shape: storage.chunkShape }).catch(
			(error: unknown) => {
				const about = `chunk [${index.join(", ")}] skipped filters that others went through: `;
				throw isMiraError(error) ? located(error, { path, url: file.source.url }, about) : error;
			},
		);
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
