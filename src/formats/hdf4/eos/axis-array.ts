import { resolveFill } from "../../../fill/resolve.ts";
import { DerivedArray, plainCodec } from "../../../manifest/derived-array.ts";
import type { InlineBudget } from "../../../manifest/inline-budget.ts";
import { ManifestArray } from "../../../manifest/manifest-array.ts";
import { ManifestBuilder } from "../../../manifest/manifest-builder.ts";
import type { StoreArray } from "../../../manifest/manifest-group.ts";
import { dataType } from "../../../zarr/data-type.ts";
import type { GridAxis } from "./grid-axes.ts";

/** The array of coordinates that were computed, which are nowhere in the file; beyond the budget it is computed whenever it is read. */
export function axisArray(
	path: string,
	{ length, values, attributes }: GridAxis,
	dimension: string,
	{ budget, policy }: { budget: InlineBudget; policy: "hdf4" | "hdf5" },
): StoreArray {
	const type = dataType("float64");
	const description = {
		path,
		shape: [length],
		dataType: type,
		chunkGrid: { kind: "regular" as const, chunkShape: [length] },
		codecs: [plainCodec(type)],
		dimensionNames: [dimension],
		attributes,
		fill: resolveFill({ policy, path, dataType: type, attributes }).fill,
	};
	const bytes = (): Uint8Array => new Uint8Array(values().buffer);
	const sizeBytes = length * Float64Array.BYTES_PER_ELEMENT;
	if (!budget.allows(path, sizeBytes)) return new DerivedArray(description, async () => bytes());
	budget.spend(path, sizeBytes, "coordinates", "they are computed from the metadata");
	return new ManifestArray(description, () => new ManifestBuilder([1], { path }).inlinedAt(0, bytes()).build());
}
