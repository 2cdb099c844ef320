import type { TypedNumbers } from "../../zarr/nd-array.ts";
import type { Accumulator, Reduced } from "./accumulator.ts";

/** How many values are there. */
export class ValueCount implements Accumulator {
	readonly #counts: Float64Array;

	constructor(cells: number) {
		this.#counts = new Float64Array(cells);
	}

	add(values: TypedNumbers, from: number, length: number, first: number, step: number): void {
		const counts = this.#counts;
		let cell = first;
		for (let i = from; i < from + length; i++, cell += step) {
			const value = values[i];
			if (!Number.isNaN(value)) (counts[cell] as number)++;
		}
	}

	result(): Reduced {
		return { dataType: "int64", data: BigInt64Array.from(this.#counts, BigInt) };
	}
}
