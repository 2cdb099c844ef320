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

/** The chunks of a variable, in columns: documents have hundreds of thousands of them. */
export class ChunkList {
	/** Positions one after the other; all of the same rank. */
	#positions = new Float64Array(4);
	#numbers = new Float64Array(12);
	readonly #hrefs = new Map<string, number>();
	#rank = 0;
	#count = 0;

	/** Number of chunks. */
	get length(): number {
		return this.#count;
	}

	/** False if positions are not all of the same rank. */
	add({ position = [], offset, length, filterMask, href }: ListedChunk): boolean {
		if (this.#count === 0) this.#rank = position.length;
		else if (this.#rank !== position.length) return false;
		const row = this.#count++;
		this.#positions = grown(this.#positions, this.#count * this.#rank);
		this.#numbers = grown(this.#numbers, this.#count * 4);
		this.#positions.set(position, row * this.#rank);
		this.#numbers.set([offset, length, filterMask, href === undefined ? -1 : this.#hrefNumber(href)], row * 4);
		return true;
	}

	/** All chunks, in the order of the document. */
	*[Symbol.iterator](): IterableIterator<ListedChunk> {
		const hrefs = [...this.#hrefs.keys()];
		for (let row = 0; row < this.#count; row++) {
			const [offset = 0, length = 0, filterMask = 0, href = -1] = this.#numbers.subarray(row * 4, row * 4 + 4);
			const position = Array.from(this.#positions.subarray(row * this.#rank, (row + 1) * this.#rank));
			yield { position: this.#rank === 0 ? undefined : position, offset, length, filterMask, href: hrefs[href] };
		}
	}

	#hrefNumber(href: string): number {
		const known = this.#hrefs.get(href);
		if (known !== undefined) return known;
		this.#hrefs.set(href, this.#hrefs.size);
		return this.#hrefs.size - 1;
	}
}

function grown(values: Float64Array<ArrayBuffer>, length: number): Float64Array<ArrayBuffer> {
	if (length <= values.length) return values;
	const larger = new Float64Array(Math.max(length, values.length * 2));
	larger.set(values);
	return larger;
}
