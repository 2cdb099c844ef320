import type { Runs } from "../../codecs/runs.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import { runsOf } from "../chunk-runs.ts";
import type { ChunkSpan } from "../selected-chunks.ts";
import type { PortionPart } from "./portions.ts";

/** Where the elements of a portion are while it is on its way. */
export type Layout = {
	/** For each chunk, where its selected elements go there. */
	runs: readonly Runs[];
	/** From there to their places in the result. */
	placements: readonly Runs[];
	storedBytes: number;
	resultBytes: number;
	/** True if it is the result as it stands. */
	isAll: boolean;
};

/**
 * Lays out chunks that make up a box of the result as that box, so that it goes there in long runs; others one behind the other.
 * Elements have so many bytes as they are stored, and as what comes out.
 */
export function layOut(
	parts: readonly PortionPart[],
	outShape: readonly number[],
	itemBytes: number,
	outBytes: number,
): Layout {
	let size = 0;
	for (const { spans } of parts) size += countOf(spans);
	const all = boxOf(parts, outShape.length);
	const isBox = elementCount(all.shape) === size;
	const boxes = isBox
		? [{ parts, ...all }]
		: parts.map((part) => ({ parts: [part], ...boxOf([part], outShape.length) }));
	let first = 0;
	const runs: Runs[] = [];
	const placements: Runs[] = [];
	for (const { parts: own, starts, shape } of boxes) {
		// Where the box begins, counted as if the result were as large as it is.
		const begin = starts.reduce((place, start, d) => place * (shape[d] as number) + start, 0);
		for (const { shape: chunkShape, spans } of own) {
			const { length, from, to, axes } = runsOf(chunkShape, shape, spans, itemBytes);
			runs.push({ length, from, to: to + (first - begin) * itemBytes, axes });
		}
		const spans = shape.map((count, d) => ({ chunk: 0, from: 0, step: 1, to: starts[d] as number, count }));
		const placement = runsOf(shape, outShape, spans, outBytes);
		placements.push({ ...placement, from: placement.from + first * outBytes });
		first += elementCount(shape);
	}
	const isAll = isBox && all.shape.every((count, d) => count === outShape[d]);
	return { runs, placements, storedBytes: size * itemBytes, resultBytes: size * outBytes, isAll };
}

function countOf(spans: readonly ChunkSpan[]): number {
	let count = 1;
	for (const span of spans) count *= span.count;
	return count;
}

/** The smallest box of the result that holds what is selected of some chunks. */
function boxOf(parts: readonly PortionPart[], rank: number): { starts: number[]; shape: number[] } {
	const starts: number[] = [];
	const shape: number[] = [];
	for (let d = 0; d < rank; d++) {
		let start = Number.POSITIVE_INFINITY;
		let end = 0;
		for (const { spans } of parts) {
			const { to, count } = spans[d] as ChunkSpan;
			start = Math.min(start, to);
			end = Math.max(end, to + count);
		}
		starts.push(start);
		shape.push(end - start);
	}
	return { starts, shape };
}
