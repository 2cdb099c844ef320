import type { Decoded } from "./codec.ts";

/**
 * Parts of a chunk, all of `length`, and where they go in an output. The first begins at `from` and goes to `to`; along each
 * axis, of which the last is the fastest, they are so far apart. Together they are a box of the chunk: along each of its
 * dimensions some elements, evenly apart. Counted in bytes, for texts and lists in elements.
 */
export type Runs = { length: number; from: number; to: number; axes: readonly RunAxis[] };

/** `count` runs, 1 or more, and how far apart they are in the chunk and in the output. */
export type RunAxis = { count: number; fromStep: number; toStep: number };

/** All of a chunk, to the beginning of an output. */
export function wholeRun(length: number): Runs {
	return { length, from: 0, to: 0, axes: [] };
}

/** Goes from run to run; it stands at the first to begin with. */
export class RunCursor {
	from: number;
	to: number;
	/** Along the last axis, where nearly every step is taken: numbers of its own rather than places in lists. */
	readonly #last: RunAxis;
	#place = 0;
	readonly #outer: readonly RunAxis[];
	readonly #index: number[];

	constructor({ from, to, axes }: Runs) {
		this.from = from;
		this.to = to;
		this.#last = axes.at(-1) ?? { count: 1, fromStep: 0, toStep: 0 };
		this.#outer = axes.slice(0, -1);
		this.#index = this.#outer.map(() => 0);
	}

	/** False if there is no further run. */
	next(): boolean {
		const { count, fromStep, toStep } = this.#last;
		this.from += fromStep;
		this.to += toStep;
		if (++this.#place < count) return true;
		this.#place = 0;
		this.from -= count * fromStep;
		this.to -= count * toStep;
		return this.#nextOuter();
	}

	#nextOuter(): boolean {
		const index = this.#index;
		for (let d = index.length - 1; d >= 0; d--) {
			const { count, fromStep, toStep } = this.#outer[d] as RunAxis;
			const i = (index[d] as number) + 1;
			this.from += fromStep;
			this.to += toStep;
			index[d] = i;
			if (i < count) return true;
			this.from -= count * fromStep;
			this.to -= count * toStep;
			index[d] = 0;
		}
		return false;
	}
}

/** A view and a call cost as much as copying some fifty bytes. */
export const LEAST_VIEW = 48;

/** Copies runs of a chunk that is decoded already. */
export function copyRuns(chunk: Decoded, output: Decoded, runs: Runs): void {
	const { length } = runs;
	const run = new RunCursor(runs);
	if (chunk instanceof Uint8Array && output instanceof Uint8Array && length >= LEAST_VIEW) {
		do output.set(length === chunk.length ? chunk : chunk.subarray(run.from, run.from + length), run.to);
		while (run.next());
		return;
	}
	// The same statement serves bytes, texts and lists.
	const [source, target] = [chunk, output] as [unknown[], unknown[]];
	do for (let i = 0; i < length; i++) target[run.to + i] = source[run.from + i];
	while (run.next());
}

/** Fills runs with the elements of a chunk that was never written; `make` gives so many of them. */
export function fillRuns(make: (count: number) => Decoded, output: Decoded, runs: Runs): void {
	const run = new RunCursor(runs);
	const one = make(1);
	if (one instanceof Uint8Array && output instanceof Uint8Array) {
		const filled = make(runs.length / one.length) as Uint8Array;
		do output.set(filled, run.to);
		while (run.next());
		return;
	}
	const target = output as unknown[];
	// Each its own: lists can be changed.
	do for (const [i, element] of (make(runs.length) as unknown[]).entries()) target[run.to + i] = element;
	while (run.next());
}

/** Copies runs of elements whose bytes are in another order: byte `i` of an element is its stored byte `order[i]`. */
export function permuteRuns(bytes: Uint8Array, output: Uint8Array, runs: Runs, order: readonly number[]): void {
	const run = new RunCursor(runs);
	do
		for (let item = 0; item < runs.length; item += order.length)
			for (let i = 0; i < order.length; i++)
				output[run.to + item + i] = bytes[run.from + item + (order[i] as number)] as number;
	while (run.next());
}
