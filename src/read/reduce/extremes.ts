import type { DataType } from "../../zarr/data-type.ts";
import type { TypedNumbers } from "../../zarr/nd-array.ts";
import type { Accumulator, Reduced, Skipping } from "./accumulator.ts";
import { numberRoom } from "./number-room.ts";
import { typedFloats } from "./result-types.ts";

/** The least or the greatest values. Of floats NaN is what is missing, and the result where there is nothing else. */
export class Extremes implements Accumulator {
	readonly #type: DataType;
	readonly #sign: 1 | -1;
	readonly #skips: boolean;
	readonly #best: TypedNumbers;
	/** 1 where a value came in. */
	readonly #isSet: Uint8Array;

	constructor(cells: number, type: DataType, which: "min" | "max", { skipMissing = true }: Skipping) {
		this.#type = type;
		this.#sign = which === "min" ? 1 : -1;
		this.#skips = skipMissing;
		this.#best = type.kind === "bool" ? new Float64Array(cells) : numberRoom(type, cells);
		if (type.kind === "float" || type.kind === "bool") (this.#best as Float64Array).fill(Number.NaN);
		this.#isSet = new Uint8Array(cells);
	}

	add(values: TypedNumbers, from: number, length: number, first: number, step: number): void {
		// Numbers and bigints are compared by the same signs, and never mixed here.
		const [best, own] = [this.#best as Float64Array, values as Float64Array];
		const [isSet, isMin, skips] = [this.#isSet, this.#sign === 1, this.#skips];
		let cell = first;
		for (let i = from; i < from + length; i++, cell += step) {
			const value = own[i] as number;
			if (Number.isNaN(value)) {
				// Once the result is NaN and set, nothing is less or greater.
				if (!skips) {
					best[cell] = value;
					isSet[cell] = 1;
				}
				continue;
			}
			const known = best[cell] as number;
			if (isSet[cell] === 0 || (isMin ? value < known : value > known)) {
				best[cell] = value;
				isSet[cell] = 1;
			}
		}
	}

	result(): Reduced {
		const { name, kind } = this.#type;
		return kind === "bool" ? typedFloats("bool", this.#best as Float64Array) : { dataType: name, data: this.#best };
	}
}
