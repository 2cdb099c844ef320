import type { ArrayDescription } from "../manifest/manifest-array.ts";
import { type ChunkSpan, chunkBounds } from "./selected-chunks.ts";
import type { ResolvedRange } from "./selection.ts";

/**
 * Puts selected chunks that follow each other into groups of up to `most`, which are boxes of the grid: along the last dimensions all
 * that are selected, along one dimension some, along the first ones one. So what a group holds are long runs of the result.
 */
export function* groupChunks(
	array: ArrayDescription,
	ranges: readonly ResolvedRange[],
	selected: Iterable<ChunkSpan[]>,
	most: number,
): IterableIterator<ChunkSpan[][]> {
	const sides = boxSides(array, ranges, most);
	let group: ChunkSpan[][] = [];
	for (const spans of selected) {
		if (group[0] !== undefined && !isSameBox(spans, group[0], sides)) {
			yield group;
			group = [];
		}
		group.push(spans);
	}
	if (group.length > 0) yield group;
}

function isSameBox(one: readonly ChunkSpan[], other: readonly ChunkSpan[], sides: readonly number[]): boolean {
	for (let d = 0; d < sides.length; d++) {
		const side = sides[d] as number;
		if (Math.floor((one[d] as ChunkSpan).chunk / side) !== Math.floor((other[d] as ChunkSpan).chunk / side))
			return false;
	}
	return true;
}

/** How many chunks a box has along the first dimensions, up to that along which it has some. */
function boxSides(array: ArrayDescription, ranges: readonly ResolvedRange[], most: number): number[] {
	const bounds = ranges.map((range, d) => chunkBounds(array, range, d));
	let axis = bounds.length - 1;
	let behind = 1;
	for (; axis > 0; axis--) {
		const { first, last } = bounds[axis] as { first: number; last: number };
		if (behind * (last - first + 1) > most) break;
		behind *= last - first + 1;
	}
	return bounds.slice(0, axis + 1).map((_, d) => (d < axis ? 1 : Math.max(1, Math.floor(most / behind))));
}
