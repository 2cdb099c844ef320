/** Where a file stands in a cube: its elements along the dimension. */
export type Extent = { from: number; to: number };

/** Files, where each begins and where it ends. There may be very many: an object for each would cost more than all that is done with them. */
export type FileColumns = { urls: readonly string[]; from: Float64Array; to: Float64Array };

/**
 * The files of a cube in the order in which they stand, of which none has anything of another. Their names are made when somebody
 * asks: `nameOf` gives the one spelling of a url.
 */
export class CubeFiles {
	readonly #columns: FileColumns;
	readonly #nameOf: (url: string) => string;

	constructor(columns: FileColumns, nameOf: (url: string) => string = (url) => url) {
		this.#columns = inOrder(columns);
		this.#nameOf = nameOf;
	}

	/** How many there are. */
	get size(): number {
		return this.#columns.urls.length;
	}

	/** Their names. */
	*names(): Generator<string> {
		for (const url of this.#columns.urls) yield this.#nameOf(url);
	}

	/** Names, and where each stands. */
	*entries(): Generator<[name: string, extent: Extent]> {
		for (let i = 0; i < this.size; i++) yield this.#at(i);
	}

	/** Which of some names are here, and where. */
	find(names: ReadonlySet<string>): Map<string, Extent> {
		const found = new Map<string, Extent>();
		if (names.size === 0) return found;
		for (const [i, url] of this.#columns.urls.entries()) {
			const name = this.#nameOf(url);
			if (names.has(name)) found.set(name, this.#extent(i));
		}
		return found;
	}

	/** Those that have anything of a stretch. */
	within({ from, to }: Extent): [name: string, extent: Extent][] {
		const ends = this.#columns.to;
		let [low, high] = [0, this.size];
		while (low < high) {
			const middle = (low + high) >> 1;
			if ((ends[middle] as number) > from) high = middle;
			else low = middle + 1;
		}
		const found: [string, Extent][] = [];
		for (let i = low; i < this.size && (this.#columns.from[i] as number) < to; i++) found.push(this.#at(i));
		return found;
	}

	/** What nobody has between them, before the first and behind the last, of a dimension of this length. */
	holes(length: number): Extent[] {
		const { from, to } = this.#columns;
		const holes: Extent[] = [];
		let end = 0;
		for (let i = 0; i <= this.size; i++) {
			const begin = i < this.size ? (from[i] as number) : length;
			if (begin > end) holes.push({ from: end, to: begin });
			end = Math.max(end, to[i] ?? length);
		}
		return holes;
	}

	#at(i: number): [name: string, extent: Extent] {
		return [this.#nameOf(this.#columns.urls[i] as string), this.#extent(i)];
	}

	#extent(i: number): Extent {
		return { from: this.#columns.from[i] as number, to: this.#columns.to[i] as number };
	}
}

/** The same files by their places. Mostly they are named in that order. */
function inOrder(columns: FileColumns): FileColumns {
	const { urls, from, to } = columns;
	let isInOrder = true;
	for (let i = 1; i < from.length && isInOrder; i++) isInOrder = (from[i - 1] as number) <= (from[i] as number);
	if (isInOrder) return columns;
	const order = Uint32Array.from(urls.keys()).sort((a, b) => (from[a] as number) - (from[b] as number));
	return {
		urls: Array.from(order, (i) => urls[i] as string),
		from: Float64Array.from(order, (i) => from[i] as number),
		to: Float64Array.from(order, (i) => to[i] as number),
	};
}
