import { copyRuns } from "../codecs/runs.ts";
import type { ArrayDescription } from "../manifest/manifest-array.ts";
import { elementCount } from "../zarr/nd-array.ts";
import { type ChunkElements, fillElements } from "./chunk.ts";
import { runsOf } from "./chunk-runs.ts";

/**
 * Elements of `shape` as a chunk of a regular grid holds them: at the beginning of `chunkShape`, and the fill value behind
 * them. Of elements that are as many as the chunk has already, the first `counts` along every dimension are kept.
 */
export function padElements(
	elements: ChunkElements,
	shape: readonly number[],
	chunkShape: readonly number[],
	filled: Pick<ArrayDescription, "dataType" | "fill">,
	counts: readonly number[] = shape,
): ChunkElements {
	if (counts.every((count, d) => count === chunkShape[d])) return elements;
	const padded = fillElements(filled, elementCount(chunkShape));
	const spans = counts.map((count) => ({ chunk: 0, from: 0, to: 0, step: 1, count }));
	copyRuns(elements, padded, runsOf(shape, chunkShape, spans, filled.dataType.itemBytes ?? 1));
	return padded;
}
