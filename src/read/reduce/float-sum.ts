import type { TypedNumbers } from "../../zarr/nd-array.ts";
import type { Accumulator, Reduced, Skipping } from "./accumulator.ts";
import { typedFloats } from "./result-types.ts";

/**
 * Sums and means of floats, and means of integers. What each addition rounds off is kept beside the sum (Neumaier's variant of
 * Kahan's summation), so the result does not depend on how many values there are, and hardly on their order.
 */
export class FloatSum implements Accumulator {
	readonly #target: { isMean: boolean; dataType: string };
	readonly #skips: boolean;
	readonly #minCount: number;
	readonly #sums: Float64Array;
	readonly #rests: Float64Array;
	readonly #counts: Float64Array;

	constructor(cells: number, target: { isMean: boolean; dataType: string }, skipping: Skipping) {
		const { skipMissing = true, minCount = 0 } = skipping;
		this.#target = target;
		this.#skips = skipMissing;
		this.#minCount = minCount;
		this.#sums = new Float64Array(cells);
		this.#rests = new Float64Array(cells);
		this.#counts = new Float64Array(cells);
	}

	add(values: TypedNumbers, from: number, length: number, cell: number, step: number): void {
		if (step === 0) this.#addToOne(values as Float64Array, from, length, cell);
		else this.#addToEach(values as Float64Array, from, length, cell, step);
	}

	#addToOne(values: Float64Array, from: number, length: number, cell: number): void {
		let sum = this.#sums[cell] as number;
		let rest = this.#rests[cell] as number;
		let count = 0;
		const skips = this.#skips;
		for (let i = from; i < from + length; i++) {
			const value = values[i] as number;
			if (skips && Number.isNaN(value)) continue;
			const next = sum + value;
			rest += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum;
			sum = next;
			count++;
		}
		this.#sums[cell] = sum;
		this.#rests[cell] = rest;
		(this.#counts[cell] as number) += count;
	}

	#addToEach(values: Float64Array, from: number, length: number, first: number, step: number): void {
		const [sums, rests, counts, skips] = [this.#sums, this.#rests, this.#counts, this.#skips];
		let cell = first;
		for (let i = from; i < from + length; i++, cell += step) {
			const value = values[i] as number;
			if (skips && Number.isNaN(value)) continue;
			const sum = sums[cell] as number;
			const next = sum + value;
			(rests[cell] as number) += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum;
			sums[cell] = next;
			(counts[cell] as number)++;
		}
	}

	result(): Reduced {
		const { isMean, dataType } = this.#target;
		const results = this.#sums.map((sum, cell) => {
			const count = this.#counts[cell] as number;
			if (count < this.#minCount) return Number.NaN;
			// Of a sum that is not finite the rest is NaN.
			const total = Number.isFinite(sum) ? sum + (this.#rests[cell] as number) : sum;
			return isMean ? total / count : total;
		});
		return typedFloats(dataType, results);
	}
}
