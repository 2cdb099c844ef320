import { encodeChunk } from "../codecs/index.ts";
import { DerivedArray } from "../manifest/derived-array.ts";
import { InlineBudget } from "../manifest/inline-budget.ts";
import { ManifestArray } from "../manifest/manifest-array.ts";
import type { StoreArray } from "../manifest/manifest-group.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { readRegion } from "../read/read.ts";
import { extendManifest } from "../write/plan/extended-manifest.ts";

/**
 * An array as long as its dimensions. NetCDF-4 keeps an array shorter than an unlimited dimension that others have gone on
 * along, and reads it as if it went on with its fill value (W13). `store` is the one that it belongs to.
 */
export function stretch(array: StoreArray, store: ManifestStore): StoreArray {
	const { dimensionLengths: shape, ...own } = array.description;
	if (shape === undefined || own.chunkGrid.kind !== "regular") return array;
	const { chunkShape } = own.chunkGrid;
	const description = { ...own, shape };
	if (array.kind === "manifest")
		return new ManifestArray(description, async () => {
			const context = { store, budget: new InlineBudget(), diagnostics: [] };
			return extendManifest(array, await array.manifest(), { shape, chunkShape }, context);
		});
	const { dataType, codecs } = own;
	return new DerivedArray(description, async (index, { signal }) => {
		const starts = chunkShape.map((length, d) => (index[d] as number) * length);
		if (starts.some((start, d) => start >= (own.shape[d] as number))) return undefined;
		const elements = await readRegion(store, array, starts, chunkShape, signal);
		return encodeChunk(elements, codecs, { dataType, shape: chunkShape });
	});
}
