import { RunCursor, type Runs } from "../../codecs/runs.ts";
import type { Span } from "../block-plan.ts";

/**
 * Takes `length` values from `from` on to their cells: the first to `cell`, each further one `step` cells behind the one before. 0 is
 * one cell for all.
 */
export type TakeRun = (from: number, length: number, cell: number, step: number) => void;

/** How far apart the cells of neighbours along each dimension are; 0 along those that are reduced. */
export function cellSteps(counts: readonly number[], isReduced: readonly boolean[]): number[] {
	const steps = counts.map(() => 0);
	let step = 1;
	for (let d = counts.length - 1; d >= 0; d--) {
		if (isReduced[d]) continue;
		steps[d] = step;
		step *= counts[d] as number;
	}
	return steps;
}

/** Goes through the values of a part of an array, which are in C order, in runs as long as they can be. */
export function forEachRun(spans: readonly Span[], steps: readonly number[], take: TakeRun): void {
	const axes: { count: number; fromStep: number; toStep: number }[] = [];
	let length = 1;
	let step = 0;
	let cell = 0;
	// How far apart neighbours along a dimension are, from the last dimension on.
	let fromStep = 1;
	for (let d = spans.length - 1; d >= 0; d--) {
		const { to, count } = spans[d] as Span;
		const toStep = steps[d] as number;
		cell += to * toStep;
		if (count === 0) return;
		if (count > 1) {
			if (length === 1) {
				length = count;
				step = toStep;
			} else if (axes.length === 0 && toStep === step * length) length *= count;
			else axes.unshift({ count, fromStep, toStep });
		}
		fromStep *= count;
	}
	const runs: Runs = { length, from: 0, to: cell, axes };
	const run = new RunCursor(runs);
	do take(run.from, length, run.to, step);
	while (run.next());
}
