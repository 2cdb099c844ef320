import type { ObjectStoreRegistry } from "../io/registry.ts";
import type { StoreArray } from "../manifest/manifest-group.ts";
import { chunkStart } from "../zarr/chunk-grid.ts";
import { elementCount } from "../zarr/nd-array.ts";
import { chunkBounds } from "./selected-chunks.ts";
import type { ResolvedRange } from "./selection.ts";
import { innerArray } from "./shards.ts";

/**
 * The array to read a selection of: one with shards as an array of their inner chunks, if less than half of the shards that
 * it touches is selected. Most of a shard is sooner read in one request, which needs no look at the index first.
 */
export function withoutShards(
	array: StoreArray,
	ranges: readonly ResolvedRange[],
	registry: ObjectStoreRegistry,
): StoreArray {
	const inner = array.kind === "manifest" ? innerArray(array, registry) : undefined;
	if (inner === undefined || !takesLessThanHalf(array, ranges)) return array;
	// Inner chunks may be shards again.
	return withoutShards(inner, ranges, registry);
}

function takesLessThanHalf({ description }: StoreArray, ranges: readonly ResolvedRange[]): boolean {
	const { chunkGrid, shape } = description;
	const taken = elementCount(ranges.map(({ count }) => count));
	if (taken === 0) return false;
	const touched = ranges.map((range, d) => {
		const { first, last } = chunkBounds(description, range, d);
		return Math.min(chunkStart(chunkGrid, d, last + 1), shape[d] as number) - chunkStart(chunkGrid, d, first);
	});
	return 2 * taken < elementCount(touched);
}
