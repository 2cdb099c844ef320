/** How values follow each other; `mixed` where they go up and down. Equal neighbours count for either, missing values for none. */
export type KeyOrder = "ascending" | "descending" | "mixed";

type Key = number | bigint | string;

/** The values of an axis, found by halving where they are in order. Missing ones are left out, and have no position. */
export class SortedKeys<K extends Key> {
	readonly order: KeyOrder;
	/** False where a value stands there more than once. */
	readonly isUnique: boolean;
	/** Positions of the values that are there, the least first where they are in order. */
	readonly #positions: readonly number[];
	readonly #keys: readonly K[];
	/** Made when it is first needed. */
	#places: Map<K, number[]> | undefined;

	constructor(keys: readonly (K | undefined)[]) {
		const positions = keys.flatMap((key, position) => (key === undefined ? [] : [position]));
		const present = positions.map((position) => keys[position] as K);
		this.order = orderOf(present);
		const isReversed = this.order === "descending";
		this.#positions = isReversed ? positions.reverse() : positions;
		this.#keys = isReversed ? present.reverse() : present;
		this.isUnique =
			this.order === "mixed"
				? this.#byKey().size === positions.length
				: !this.#keys.some((key, i) => key === this.#keys[i - 1]);
	}

	/** The values that are there. */
	get count(): number {
		return this.#keys.length;
	}

	/** Where a value stands, in the order of the axis. */
	positionsOf(key: K): readonly number[] {
		return this.#byKey().get(key) ?? [];
	}

	/** Positions of the greatest value up to a key, and of the least from it on: one of each, of values in order. */
	around(key: K): { below: number | undefined; above: number | undefined } {
		const from = this.#firstFrom(key);
		const above = this.#positions[from];
		const below = this.#keys[from] === key ? above : this.#positions[from - 1];
		return { below, above };
	}

	/** Positions of the values from one to another, both included, in the order of the axis; of values in order. */
	within(low: K | undefined, high: K | undefined): number[] {
		const from = low === undefined ? 0 : this.#firstFrom(low);
		let to = high === undefined ? this.#keys.length : this.#firstFrom(high);
		while (to < this.#keys.length && this.#keys[to] === high) to++;
		const found = this.#positions.slice(from, Math.max(from, to));
		return this.order === "descending" ? found.reverse() : found;
	}

	/**
	 * Positions from where one value stands to where another does, of values in no order; undefined where one of them stands
	 * nowhere, or in several places with others between: then nobody knows what is meant.
	 */
	fromTo(start: K | undefined, stop: K | undefined, length: number): number[] | undefined {
		const [first, last] = [start, stop].map((key) => (key === undefined ? undefined : this.positionsOf(key)));
		if ([first, last].some((found) => found !== undefined && !isStretch(found))) return undefined;
		const from = first?.[0] ?? 0;
		const to = last?.at(-1) ?? length - 1;
		return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
	}

	#firstFrom(key: K): number {
		let low = 0;
		let high = this.#keys.length;
		while (low < high) {
			const middle = (low + high) >>> 1;
			if ((this.#keys[middle] as K) < key) low = middle + 1;
			else high = middle;
		}
		return low;
	}

	#byKey(): Map<K, number[]> {
		if (this.#places !== undefined) return this.#places;
		const places = new Map<K, number[]>();
		for (const [i, key] of this.#keys.entries()) {
			const known = places.get(key);
			if (known === undefined) places.set(key, [this.#positions[i] as number]);
			else known.push(this.#positions[i] as number);
		}
		if (this.order === "descending") for (const positions of places.values()) positions.reverse();
		this.#places = places;
		return places;
	}
}

function orderOf<K extends Key>(keys: readonly K[]): KeyOrder {
	if (keys.every((key, i) => i === 0 || key >= (keys[i - 1] as K))) return "ascending";
	return keys.every((key, i) => i === 0 || key <= (keys[i - 1] as K)) ? "descending" : "mixed";
}

function isStretch(positions: readonly number[]): boolean {
	return positions.length > 0 && (positions.at(-1) as number) - (positions[0] as number) === positions.length - 1;
}
