/** One chunk of a variable. */
export type ListedChunk = {
	/** Index of its first element; undefined for the only chunk of data in one piece. */
	position: readonly number[] | undefined;
	offset: number;
	length: number;
	/** Bit i is set if filter i was not applied. */
	filterMask: number;
	/** The object it is in, where that is another than the data set's. */
	href: string | undefined;
};

/** Numbers that are kept of a chunk besides its position. */
const FACTS = 4;

/** What a list has until there is something to put in: documents also have a hundred thousand lists of one chunk. */
const NO_NUMBERS = new Float64Array(0);
const NO_MASKS: ReadonlySet<number> = new Set();
const ZERO_MASK: ReadonlySet<number> = new Set([0]);

/** The chunks of a variable, in columns: documents have hundreds of thousands of them. */
export class ChunkList {
	/** Positions one after the other; all of the same rank. */
	#positions = NO_NUMBERS;
	#facts = NO_NUMBERS;
	#hrefNumbers: Map<string, number> | undefined;
	#hrefs: string[] | undefined;
	/** Set from the first mask on that is not 0. */
	#filterMasks: Set<number> | undefined;
	#rank = 0;
	#count = 0;
	#endBytes = 0;

	/** Number of chunks. */
	get length(): number {
		return this.#count;
	}

	/** The filter masks that occur. */
	get filterMasks(): ReadonlySet<number> {
		return this.#filterMasks ?? (this.#count === 0 ? NO_MASKS : ZERO_MASK);
	}

	/** Where the last of the chunks ends that are in the object of the data set itself. */
	get endBytes(): number {
		return this.#endBytes;
	}

	/** False if positions are not all of the same rank. */
	add({ position = [], offset, length, filterMask, href }: ListedChunk): boolean {
		if (this.#count === 0) this.#rank = position.length;
		else if (this.#rank !== position.length) return false;
		const row = this.#count++;
		this.#positions = grown(this.#positions, this.#count * this.#rank);
		this.#facts = grown(this.#facts, this.#count * FACTS);
		for (let d = 0; d < this.#rank; d++) this.#positions[row * this.#rank + d] = position[d] as number;
		const at = row * FACTS;
		this.#facts[at] = offset;
		this.#facts[at + 1] = length;
		this.#facts[at + 2] = filterMask;
		this.#facts[at + 3] = href === undefined ? -1 : this.#hrefNumber(href);
		if (filterMask !== 0) this.#filterMasks ??= new Set(row === 0 ? NO_MASKS : ZERO_MASK);
		this.#filterMasks?.add(filterMask);
		if (href === undefined) this.#endBytes = Math.max(this.#endBytes, offset + length);
		return true;
	}

	/** The chunk at a place of the document. */
	at(row: number): ListedChunk {
		const facts = this.#facts;
		const at = row * FACTS;
		const position: number[] = [];
		for (let d = 0; d < this.#rank; d++) position.push(this.#positions[row * this.#rank + d] as number);
		return {
			position: this.#rank === 0 ? undefined : position,
			offset: facts[at] as number,
			length: facts[at + 1] as number,
			filterMask: facts[at + 2] as number,
			href: this.#hrefs?.[facts[at + 3] as number],
		};
	}

	/** All chunks, in the order of the document. */
	*[Symbol.iterator](): IterableIterator<ListedChunk> {
		for (let row = 0; row < this.#count; row++) yield this.at(row);
	}

	#hrefNumber(href: string): number {
		this.#hrefs ??= [];
		this.#hrefNumbers ??= new Map();
		const known = this.#hrefNumbers.get(href);
		if (known !== undefined) return known;
		this.#hrefNumbers.set(href, this.#hrefs.length);
		return this.#hrefs.push(href) - 1;
	}
}

function grown(values: Float64Array<ArrayBuffer>, length: number): Float64Array<ArrayBuffer> {
	if (length <= values.length) return values;
	const larger = new Float64Array(Math.max(length, values.length * 2));
	larger.set(values);
	return larger;
}
