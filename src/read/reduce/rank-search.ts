import type { TypedNumbers } from "../../zarr/nd-array.ts";
import { numberOfKey, type OrderedKeys, orderedKeys } from "./ordered-keys.ts";

/** A digit of a key has 16 bits. */
const DIGITS = 2 ** 16;

/** What the counts of one cell and one beginning of keys take. */
export const HISTOGRAM_BYTES: number = DIGITS * 8;

/** A rank that is looked for: the digits of its key that are known, and how many values are below all that share them. */
type Wanted = { cell: number; rank: number; below: number; high: number; low: number };

/**
 * Finds the values of given ranks in cells that hold more values than memory does. Every pass over all values counts the next digit of
 * those that have the first digits of a rank that is looked for; after 2 passes, or 4 for numbers of 64 bits, all digits are known.
 */
export class RankSearch {
	readonly #cells: number;
	readonly #ranksOf: (count: number) => readonly number[];
	/** Of each cell, how many values are not NaN, and whether there are others. */
	readonly counts: Float64Array;
	readonly hasMissing: Uint8Array;
	#pass = 0;
	#wanted: Wanted[] = [];
	/** The first digits that are looked for, those of a cell side by side; where those of each cell begin. */
	#prefixes: number[];
	#begins: number[];
	#histograms: Float64Array;
	#like: TypedNumbers | undefined;
	#keys: { values: TypedNumbers; keys: OrderedKeys } | undefined;

	/** `ranksOf` gives the ranks that are looked for in a cell of so many values, at least one. */
	constructor(cells: number, ranksOf: (count: number) => readonly number[]) {
		this.#cells = cells;
		this.#ranksOf = ranksOf;
		this.counts = new Float64Array(cells);
		this.hasMissing = new Uint8Array(cells);
		this.#prefixes = Array.from({ length: cells }, () => 0);
		this.#begins = Array.from({ length: cells + 1 }, (_, cell) => cell);
		this.#histograms = new Float64Array(cells * DIGITS);
	}

	/** Takes values to their cells, as `TakeRun` says; the same ones in every pass. */
	add(values: TypedNumbers, from: number, length: number, first: number, step: number): void {
		this.#like = values;
		if (this.#keys?.values !== values) this.#keys = { values, keys: orderedKeys(values) };
		const { high, low } = this.#keys.keys;
		let cell = first;
		for (let i = from; i < from + length; i++, cell += step) {
			if (Number.isNaN(values[i])) {
				this.hasMissing[cell] = 1;
				continue;
			}
			const upper = high[i] as number;
			const lower = low === undefined ? 0 : (low[i] as number);
			const prefix = prefixOf(upper, lower, this.#pass);
			const digit = digitOf(upper, lower, this.#pass);
			const end = this.#begins[cell + 1] as number;
			for (let slot = this.#begins[cell] as number; slot < end; slot++)
				if (this.#prefixes[slot] === prefix) (this.#histograms[slot * DIGITS + digit] as number)++;
		}
	}

	/** Ends a pass over all values; true if there must be another one. */
	endPass(): boolean {
		this.#keys = undefined;
		const slotOf = this.#pass === 0 ? this.#startSearch() : this.#slots();
		for (const wanted of this.#wanted) {
			const prefix = prefixOf(wanted.high, wanted.low, this.#pass);
			const base = (slotOf.get(`${wanted.cell} ${prefix}`) as number) * DIGITS;
			let digit = 0;
			for (;;) {
				const count = this.#histograms[base + digit] as number;
				if (wanted.below + count > wanted.rank) break;
				wanted.below += count;
				digit++;
			}
			const bits = this.#pass % 2 === 0 ? digit * DIGITS : digit;
			if (this.#pass < 2) wanted.high += bits;
			else wanted.low += bits;
		}
		this.#pass++;
		const digits = this.#like?.BYTES_PER_ELEMENT === 8 ? 4 : 2;
		if (this.#wanted.length === 0 || this.#pass === digits) return false;
		this.#openSlots();
		return true;
	}

	/** The values of the ranks that were looked for in a cell, by their ranks. */
	valuesOf(cell: number): Map<number, number | bigint> {
		const found = new Map<number, number | bigint>();
		const like = this.#like as TypedNumbers;
		for (const wanted of this.#wanted)
			if (wanted.cell === cell) found.set(wanted.rank, numberOfKey(wanted.high, wanted.low, like));
		return found;
	}

	/** After the first pass it is known how many values there are. */
	#startSearch(): Map<string, number> {
		const slotOf = new Map<string, number>();
		for (let cell = 0; cell < this.#cells; cell++) {
			slotOf.set(`${cell} 0`, cell);
			let count = 0;
			for (let digit = 0; digit < DIGITS; digit++) count += this.#histograms[cell * DIGITS + digit] as number;
			this.counts[cell] = count;
			if (count === 0) continue;
			for (const rank of new Set(this.#ranksOf(count))) this.#wanted.push({ cell, rank, below: 0, high: 0, low: 0 });
		}
		return slotOf;
	}

	#slots(): Map<string, number> {
		const slotOf = new Map<string, number>();
		for (let cell = 0; cell < this.#cells; cell++)
			for (let slot = this.#begins[cell] as number; slot < (this.#begins[cell + 1] as number); slot++)
				slotOf.set(`${cell} ${this.#prefixes[slot]}`, slot);
		return slotOf;
	}

	/** Room to count for every cell and every beginning that is looked for there. */
	#openSlots(): void {
		const byCell = Array.from({ length: this.#cells }, () => new Set<number>());
		for (const { cell, high, low } of this.#wanted) byCell[cell]?.add(prefixOf(high, low, this.#pass));
		this.#prefixes = byCell.flatMap((prefixes) => [...prefixes]);
		this.#begins = [0];
		for (const { size } of byCell) this.#begins.push((this.#begins.at(-1) as number) + size);
		this.#histograms = new Float64Array(this.#prefixes.length * DIGITS);
	}
}

function prefixOf(high: number, low: number, pass: number): number {
	if (pass === 0) return 0;
	if (pass === 1) return high >>> 16;
	return pass === 2 ? high : high * DIGITS + (low >>> 16);
}

function digitOf(high: number, low: number, pass: number): number {
	const word = pass < 2 ? high : low;
	return pass % 2 === 0 ? word >>> 16 : word & 0xffff;
}
