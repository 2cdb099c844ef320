import { LONG } from "../../../manifest/chunk-manifest.ts";

/** Where the chunks of a dataset are: a row for each chunk that exists, 12 to 24 bytes. */
export type ChunkTable = {
	count: number;
	/** Place of the chunk in C order over the grid of the current shape; undefined where row n is chunk n. */
	numbers: Float64Array | undefined;
	/** Byte positions in the file: the base address is added. */
	offsets: Float64Array;
	/** Bytes as stored, behind the filters. As in a manifest: `LONG` where the true length stands in `longLengths`. */
	lengths: Uint32Array;
	/** By row. */
	longLengths: ReadonlyMap<number, number>;
	/** Filters that were skipped, a bit for each; undefined when no chunk skips any. */
	filterMasks: Uint32Array | undefined;
};

/** Collects the rows of a table in typed arrays, which grow as chunks are really found. */
export class ChunkRows {
	#numbers: Float64Array | undefined;
	#offsets: Float64Array;
	#lengths: Uint32Array;
	readonly #longLengths = new Map<number, number>();
	#filterMasks: Uint32Array | undefined;
	#count = 0;

	/** `expected` rows are made room for at once: a number that the size of the file vouches for. */
	constructor(expected: number) {
		const capacity = Math.max(expected, 4);
		this.#offsets = new Float64Array(capacity);
		this.#lengths = new Uint32Array(capacity);
	}

	/** Adds a chunk. */
	append(number: number, offset: number, length: number, filterMask: number): void {
		const row = this.#count++;
		if (row === this.#offsets.length) this.#grow();
		if (number !== row) this.#numbers ??= countTo(row, this.#offsets.length);
		if (this.#numbers !== undefined) this.#numbers[row] = number;
		this.#offsets[row] = offset;
		this.#lengths[row] = Math.min(length, LONG);
		if (length >= LONG) this.#longLengths.set(row, length);
		if (filterMask !== 0) this.#filterMasks ??= new Uint32Array(this.#offsets.length);
		if (this.#filterMasks !== undefined) this.#filterMasks[row] = filterMask;
	}

	/** The table of all rows. */
	finish(): ChunkTable {
		const count = this.#count;
		return {
			count,
			numbers: this.#numbers === undefined ? undefined : fitted(this.#numbers, count),
			offsets: fitted(this.#offsets, count),
			lengths: fitted(this.#lengths, count),
			longLengths: this.#longLengths,
			filterMasks: this.#filterMasks === undefined ? undefined : fitted(this.#filterMasks, count),
		};
	}

	#grow(): void {
		const capacity = Math.ceil(this.#offsets.length * 1.5);
		if (this.#numbers !== undefined) this.#numbers = grown(this.#numbers, new Float64Array(capacity));
		this.#offsets = grown(this.#offsets, new Float64Array(capacity));
		this.#lengths = grown(this.#lengths, new Uint32Array(capacity));
		if (this.#filterMasks !== undefined) this.#filterMasks = grown(this.#filterMasks, new Uint32Array(capacity));
	}
}

/** The number of the chunk in a row. */
export function numberAt({ numbers }: Pick<ChunkTable, "numbers">, row: number): number {
	return numbers === undefined ? row : (numbers[row] as number);
}

/** 0, 1, 2, … in the first `count` of so many places. */
export function countTo(count: number, capacity: number = count): Float64Array {
	const numbers = new Float64Array(capacity);
	for (let i = 0; i < count; i++) numbers[i] = i;
	return numbers;
}

/** The length of the chunk in a row. */
export function lengthAt({ lengths, longLengths }: ChunkTable, row: number): number {
	const length = lengths[row] as number;
	return length === LONG ? (longLengths.get(row) ?? length) : length;
}

function grown<T extends Float64Array | Uint32Array>(from: T, to: T): T {
	to.set(from);
	return to;
}

/** The first `count` values: a view, unless that would keep much more memory alive than it shows. */
function fitted<T extends Float64Array | Uint32Array>(values: T, count: number): T {
	return (count * 4 >= values.length * 3 ? values.subarray(0, count) : values.slice(0, count)) as T;
}
