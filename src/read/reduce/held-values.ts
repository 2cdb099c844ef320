import type { DataType } from "../../zarr/data-type.ts";
import type { TypedNumbers } from "../../zarr/nd-array.ts";
import { numberRoom } from "./number-room.ts";

/** All values of some cells, to be sorted. */
export class HeldValues {
	readonly #perCell: number;
	readonly #values: TypedNumbers;
	/** Of each cell, how many values are not NaN, and whether there are others. */
	readonly counts: Float64Array;
	readonly hasMissing: Uint8Array;

	/** Room for `perCell` values each. */
	constructor(cells: number, perCell: number, type: DataType) {
		this.#perCell = perCell;
		this.#values = numberRoom(type, cells * perCell);
		this.counts = new Float64Array(cells);
		this.hasMissing = new Uint8Array(cells);
	}

	/** Takes values to their cells, as `TakeRun` says. */
	add(values: TypedNumbers, from: number, length: number, first: number, step: number): void {
		const [held, counts] = [this.#values as Float64Array, this.counts];
		let cell = first;
		for (let i = from; i < from + length; i++, cell += step) {
			const value = values[i] as number;
			if (!Number.isNaN(value)) held[cell * this.#perCell + (counts[cell] as number)++] = value;
			else this.hasMissing[cell] = 1;
		}
	}

	/** The values of a cell, in order. */
	sorted(cell: number): TypedNumbers {
		const begin = cell * this.#perCell;
		return this.#values.subarray(begin, begin + (this.counts[cell] as number)).sort();
	}
}
