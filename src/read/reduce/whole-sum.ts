import { powerOfTwo } from "../../zarr/arithmetic/powers.ts";
import type { TypedNumbers } from "../../zarr/nd-array.ts";
import type { Accumulator, Reduced } from "./accumulator.ts";

/**
 * Sums of integers, exact to the last digit; beyond 64 bits they begin again at the other end, as NumPy's do. Up to 32 bits they are added
 * as numbers, and moved to the totals before those could round.
 */
export class WholeSum implements Accumulator {
	readonly #totals: BigInt64Array | BigUint64Array;
	/** Undefined for integers of 64 bits. */
	readonly #partial: Float64Array | undefined;
	/** So many values of the widest kind stay below 2^53. */
	readonly #mostPending: number;
	#pending = 0;

	constructor(cells: number, kind: "int" | "uint", itemBytes: number) {
		this.#totals = kind === "int" ? new BigInt64Array(cells) : new BigUint64Array(cells);
		this.#partial = itemBytes < 8 ? new Float64Array(cells) : undefined;
		this.#mostPending = powerOfTwo(53 - 8 * itemBytes);
	}

	add(values: TypedNumbers, from: number, length: number, cell: number, step: number): void {
		const partial = this.#partial;
		if (partial === undefined) this.#addWide(values as BigInt64Array, from, length, cell, step);
		else if (step === 0) {
			for (let done = 0; done < length; done += this.#mostPending)
				this.#addToOne(values as Int32Array, from + done, Math.min(this.#mostPending, length - done), cell, partial);
		} else {
			this.#makeRoom(1);
			for (let i = 0; i < length; i++) (partial[cell + i * step] as number) += values[from + i] as number;
		}
	}

	#addToOne(values: Int32Array, from: number, length: number, cell: number, partial: Float64Array): void {
		this.#makeRoom(length);
		let sum = 0;
		for (let i = from; i < from + length; i++) sum += values[i] as number;
		(partial[cell] as number) += sum;
	}

	#addWide(values: BigInt64Array, from: number, length: number, cell: number, step: number): void {
		// An array of 64 bits keeps the last 64 bits of what is put into it.
		const totals = this.#totals as BigInt64Array;
		for (let i = 0; i < length; i++) (totals[cell + i * step] as bigint) += values[from + i] as bigint;
	}

	/** Before so many values go to a cell. */
	#makeRoom(count: number): void {
		if (this.#pending + count > this.#mostPending) this.#settle();
		this.#pending += count;
	}

	#settle(): void {
		const partial = this.#partial as Float64Array;
		const totals = this.#totals as BigInt64Array;
		for (let cell = 0; cell < partial.length; cell++)
			if (partial[cell] !== 0) (totals[cell] as bigint) += BigInt(partial[cell] as number);
		partial.fill(0);
		this.#pending = 0;
	}

	result(): Reduced {
		if (this.#partial !== undefined) this.#settle();
		return { dataType: this.#totals instanceof BigInt64Array ? "int64" : "uint64", data: this.#totals };
	}
}
