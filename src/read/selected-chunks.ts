import type { ChunkManifest } from "../manifest/chunk-manifest.ts";
import type { ArrayDescription } from "../manifest/manifest-array.ts";
import { chunkStart, locate } from "../zarr/chunk-grid.ts";
import type { ResolvedRange } from "./selection.ts";

/** What one chunk contributes along one dimension: elements `from`, `from + step`, … go to `to`, `to + 1`, … */
export type ChunkSpan = { chunk: number; from: number; step: number; to: number; count: number };

/**
 * What the selected chunks contribute, one list of spans a chunk, in C order. Without a manifest: every chunk that the selection touches.
 * With one: those that have bytes, found in the grid or in the list of references, whichever is shorter. A header may claim
 * billions of chunks that are not there.
 */
export function* selectedChunks(
	array: ArrayDescription,
	ranges: readonly ResolvedRange[],
	manifest: ChunkManifest | undefined,
): IterableIterator<ChunkSpan[]> {
	if (ranges.some(({ count }) => count === 0)) return;
	const bounds = ranges.map((range, d) => chunkBounds(array, range, d));
	const touched = countTouched(array, ranges);
	const indexes = manifest !== undefined && manifest.rowCount < touched ? presentIndexes(manifest) : box(bounds);
	const hasHoles = manifest !== undefined && manifest.missingCount > 0;
	for (const index of indexes) {
		if (hasHoles && manifest.get(index).kind === "missing") continue;
		const spans = spansOf(array, ranges, index);
		if (spans !== undefined) yield spans;
	}
}

/** What a chunk contributes; undefined where the selection steps over it. Loops here and below: there are many chunks. */
function spansOf(
	array: ArrayDescription,
	ranges: readonly ResolvedRange[],
	index: readonly number[],
): ChunkSpan[] | undefined {
	const spans: ChunkSpan[] = [];
	for (let d = 0; d < index.length; d++) {
		const span = spanOf(array, ranges[d] as ResolvedRange, d, index[d] as number);
		if (span === undefined) return undefined;
		spans.push(span);
	}
	return spans;
}

/** Number of chunks that a selection touches, whether they exist or not. */
export function countTouched(array: ArrayDescription, ranges: readonly ResolvedRange[]): number {
	return ranges.reduce((product, range, d) => {
		const { first, last } = chunkBounds(array, range, d);
		return product * (range.count === 0 ? 0 : last - first + 1);
	}, 1);
}

/** The first and the last chunk that a selection touches along a dimension. */
export function chunkBounds(
	{ chunkGrid }: ArrayDescription,
	{ start, step, count }: ResolvedRange,
	d: number,
): { first: number; last: number } {
	return {
		first: locate(chunkGrid, d, start).chunk,
		last: locate(chunkGrid, d, start + (count - 1) * step).chunk,
	};
}

function* presentIndexes(manifest: ChunkManifest): IterableIterator<number[]> {
	for (const [index] of manifest.entries()) yield index;
}

/** Every index of a box, in C order. */
function* box(bounds: readonly { first: number; last: number }[]): IterableIterator<number[]> {
	const index = bounds.map(({ first }) => first);
	for (let d = 0; d >= 0; ) {
		yield index.slice();
		for (d = index.length - 1; d >= 0; d--) {
			const { first, last } = bounds[d] as { first: number; last: number };
			if (++(index[d] as number) <= last) break;
			index[d] = first;
		}
	}
}

/** What a chunk contributes along a dimension; undefined where the selection steps over it. */
function spanOf(
	{ chunkGrid }: ArrayDescription,
	{ start, step, count }: ResolvedRange,
	d: number,
	chunk: number,
): ChunkSpan | undefined {
	const begin = chunkStart(chunkGrid, d, chunk);
	const end = chunkStart(chunkGrid, d, chunk + 1);
	const to = Math.max(0, Math.ceil((begin - start) / step));
	const position = start + to * step;
	const taken = Math.min(count - to, Math.ceil((end - position) / step));
	return taken > 0 ? { chunk, from: position - begin, step, to, count: taken } : undefined;
}
