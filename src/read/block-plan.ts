import { type ChunkGrid, chunkStart, locate, longestChunk } from "../zarr/chunk-grid.ts";
import { elementCount } from "../zarr/nd-array.ts";
import type { ResolvedRange } from "./selection.ts";

/** So many elements along a dimension, from `to` on. */
export type Span = { to: number; count: number };

/** A box of whole chunks, as far as they are selected: its place in the selection. */
export type PlannedBox = {
	spans: readonly Span[];
	/** The lengths of the pieces that it is cut into; undefined where it is small enough. */
	cuts: readonly number[] | undefined;
};

/**
 * Cuts a selection into boxes of at most `mostElements`, in C order. As many neighbouring chunks as fit make a box, along the last
 * dimensions first; a chunk that is too large by itself is a box of pieces: planes of its first dimension, or of the next where one
 * plane is still too large. The last `wholeDimensions` are never cut. Nothing is listed before it is asked for: a header may claim
 * any number of chunks.
 */
export function* planBoxes(
	chunkGrid: ChunkGrid,
	ranges: readonly ResolvedRange[],
	mostElements: number,
	wholeDimensions = 0,
): IterableIterator<PlannedBox> {
	if (ranges.some(({ count }) => count === 0)) return;
	const firstWhole = ranges.length - wholeDimensions;
	const largest = ranges.map(({ step, count }, d) =>
		d < firstWhole ? Math.min(count, Math.ceil(longestChunk(chunkGrid, d) / step)) : count,
	);
	const joined = joinedChunks(ranges, largest, mostElements, firstWhole);
	const cuts = cutLengths(largest, mostElements, firstWhole);
	for (const spans of spanProduct(
		ranges.map((range, d) => () => chunkSpans(chunkGrid, range, d, joined[d] as number)),
	)) {
		const isWhole = elementCount(spans.map(({ count }) => count)) <= mostElements;
		yield { spans, cuts: isWhole ? undefined : cuts };
	}
}

/** How many chunks make a box along each dimension. */
function joinedChunks(
	ranges: readonly ResolvedRange[],
	largest: readonly number[],
	mostElements: number,
	firstWhole: number,
): number[] {
	const joined = largest.map((_, d) => (d < firstWhole ? 1 : Number.POSITIVE_INFINITY));
	let elements = elementCount(largest);
	for (let d = firstWhole - 1; d >= 0; d--) {
		const all = (elements / (largest[d] as number)) * (ranges[d] as ResolvedRange).count;
		if (all > mostElements) {
			joined[d] = Math.max(1, Math.floor(mostElements / elements));
			break;
		}
		joined[d] = Number.POSITIVE_INFINITY;
		elements = all;
	}
	return joined;
}

/** The lengths of the pieces of a chunk. */
function cutLengths(largest: readonly number[], mostElements: number, firstWhole: number): number[] {
	const cuts = [...largest];
	for (let d = 0; d < firstWhole && elementCount(cuts) > mostElements; d++) {
		cuts[d] = 1;
		cuts[d] = Math.min(largest[d] as number, Math.max(1, Math.floor(mostElements / elementCount(cuts))));
	}
	return cuts;
}

/** What boxes of so many chunks take along a dimension. Chunks that a step jumps over count, too. */
function* chunkSpans(
	chunkGrid: ChunkGrid,
	{ start, step, count }: ResolvedRange,
	d: number,
	chunks: number,
): IterableIterator<Span> {
	const last = locate(chunkGrid, d, start + (count - 1) * step).chunk;
	for (let to = 0; to < count; ) {
		const { chunk } = locate(chunkGrid, d, start + to * step);
		const end = chunk + chunks > last ? count : Math.ceil((chunkStart(chunkGrid, d, chunk + chunks) - start) / step);
		yield { to, count: end - to };
		to = end;
	}
}

/** The pieces of a box, in C order: their places inside it. */
export function piecesOf({ spans, cuts }: PlannedBox): Iterable<Span[]> {
	return spanProduct(
		spans.map(
			({ count }, d) =>
				() =>
					equalSpans(count, cuts?.[d] ?? count),
		),
	);
}

function* equalSpans(count: number, length: number): IterableIterator<Span> {
	for (let to = 0; to < count; to += length) yield { to, count: Math.min(length, count - to) };
}

/** Every combination of the spans of the dimensions, in C order. */
function* spanProduct(dimensions: readonly (() => Iterable<Span>)[]): IterableIterator<Span[]> {
	const [first, ...others] = dimensions;
	if (first === undefined) yield [];
	else for (const span of first()) for (const rest of spanProduct(others)) yield [span, ...rest];
}

/** The places of the array that a part of a selection of it takes. */
export function withinRanges(ranges: readonly ResolvedRange[], spans: readonly Span[]): ResolvedRange[] {
	return ranges.map(({ start, step, kept }, d) => {
		const { to, count } = spans[d] as Span;
		return { start: start + to * step, step, count, kept };
	});
}
