import { type RunAxis, type Runs, wholeRun } from "../codecs/runs.ts";
import type { ChunkSpan } from "./selected-chunks.ts";

/**
 * The longest runs that stand side by side both in a chunk and in the result, of what `spans` take of the chunk. An element
 * takes `elementLength`: its bytes, or 1 for texts and lists.
 */
export function runsOf(
	chunkShape: readonly number[],
	outShape: readonly number[],
	spans: readonly ChunkSpan[],
	elementLength: number,
): Runs {
	const axes: RunAxis[] = [];
	let length = elementLength;
	let from = 0;
	let to = 0;
	// How far apart neighbours along a dimension are, from the last dimension on.
	let fromStep = elementLength;
	let toStep = elementLength;
	for (let d = spans.length - 1; d >= 0; d--) {
		const span = spans[d] as ChunkSpan;
		if (span.count === 0) return wholeRun(0);
		from += span.from * fromStep;
		to += span.to * toStep;
		// Runs that follow each other on both sides are one.
		if (span.step === 1 && length === fromStep && length === toStep) length *= span.count;
		else if (span.count > 1) axes.unshift({ count: span.count, fromStep: span.step * fromStep, toStep });
		fromStep *= chunkShape[d] as number;
		toStep *= outShape[d] as number;
	}
	return { length, from, to, axes };
}
