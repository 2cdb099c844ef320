import { MiraError } from "../errors.ts";

/** Where the bytes of a chunk are. */
export type ChunkEntry =
	| { kind: "virtual"; url: string; offset: number; length: number }
	/** All of an object, whose size is not known before it is read. Without an `optional` one the chunk is missing. */
	| { kind: "object"; url: string; optional: boolean }
	| { kind: "inlined"; bytes: Uint8Array }
	| { kind: "missing" };

const MISSING: ChunkEntry = { kind: "missing" };

/** In the column of url numbers: the chunk is inlined, its offset is the place in the list of inlined bytes. */
export const INLINED = 0xffff_ffff;
/** In the column of url numbers: the chunk is missing. Numbers below it are urls. */
export const ABSENT = 0xffff_fffe;
/** In the column of lengths: too long for 32 bits, the true one is in `longLengths`. */
export const LONG = 0xffff_ffff;
/** In the column of lengths: the whole object, whatever its size. No chunk has a length of 0. */
export const WHOLE = 0;

/**
 * The columns of a manifest: 16 bytes a reference, whatever the length of the urls. A chunk has a number, its place in the
 * grid in C order. `keys` is undefined when row n is chunk n; otherwise it holds the sorted numbers of the chunks that
 * exist, so memory follows the references and not the size of the grid.
 */
export type ManifestColumns = {
	keys: Float64Array | undefined;
	urlIds: Uint32Array;
	/** float64 is exact up to 2^53. */
	offsets: Float64Array;
	lengths: Uint32Array;
	longLengths: ReadonlyMap<number, number>;
	urls: readonly string[];
	inlined: readonly Uint8Array[];
};

/** For every chunk of an array: an object or a range of one, bytes of its own, or nothing. Immutable. */
export class ChunkManifest {
	/** How many chunks there are along each dimension. */
	readonly gridShape: readonly number[];
	#columns: ManifestColumns | (() => ManifestColumns);
	#presentCount: number | undefined;

	/**
	 * Columns are trusted: use a `ManifestBuilder` for references that come from outside. A function is called when they are
	 * first needed.
	 */
	constructor(gridShape: readonly number[], columns: ManifestColumns | (() => ManifestColumns)) {
		this.gridShape = gridShape;
		this.#columns = columns;
	}

	/** Numbers of the distinct urls are their places in this table. */
	get urls(): readonly string[] {
		return this.columns.urls;
	}

	/** Direct access for operations on many references at once (concatenation, writers). */
	get columns(): ManifestColumns {
		if (typeof this.#columns === "function") this.#columns = this.#columns();
		return this.#columns;
	}

	/** Number of rows of the columns: the chunks that have bytes, and in a dense manifest those that have none. */
	get rowCount(): number {
		return this.columns.urlIds.length;
	}

	/** Number of chunks of the grid, present or not. */
	get chunkCount(): number {
		return countChunks(this.gridShape);
	}

	/** Number of virtual references. */
	get referenceCount(): number {
		return this.#count((id) => id < ABSENT);
	}

	/** Number of chunks that have bytes, here or elsewhere. */
	get presentCount(): number {
		// Every read asks for it.
		this.#presentCount ??= this.#count((id) => id !== ABSENT);
		return this.#presentCount;
	}

	/** Number of chunks without bytes, which read as the fill value. */
	get missingCount(): number {
		return this.chunkCount - this.presentCount;
	}

	/** Bytes that are carried in the manifest instead of being referenced. */
	get inlinedBytes(): number {
		return this.columns.inlined.reduce((sum, bytes) => sum + bytes.length, 0);
	}

	/** Bytes of memory that the columns take. */
	get memoryBytes(): number {
		const { keys, urlIds, offsets, lengths } = this.columns;
		return (keys?.byteLength ?? 0) + urlIds.byteLength + offsets.byteLength + lengths.byteLength;
	}

	/** The chunk at that place of the grid; outside the grid everything is missing. */
	get(index: readonly number[]): ChunkEntry {
		const number = chunkNumber(this.gridShape, index);
		return number === undefined ? MISSING : this.#row(this.#rowOf(number));
	}

	/** Every chunk that has bytes, in C order. */
	*entries(): IterableIterator<[index: number[], entry: ChunkEntry]> {
		const { keys, urlIds } = this.columns;
		for (let row = 0; row < urlIds.length; row++) {
			if (urlIds[row] !== ABSENT) yield [chunkIndex(this.gridShape, keys?.[row] ?? row), this.#row(row)];
		}
	}

	/** Indexes of the chunks that are missing, in C order. */
	*missing(): IterableIterator<number[]> {
		const count = this.chunkCount;
		for (let number = 0; number < count; number++)
			if (this.#row(this.#rowOf(number)).kind === "missing") yield chunkIndex(this.gridShape, number);
	}

	/** The same references with other urls. Only the table changes, whatever the number of references. */
	renameUrls(rename: (url: string) => string): ChunkManifest {
		return new ChunkManifest(this.gridShape, { ...this.columns, urls: this.columns.urls.map(rename) });
	}

	#count(matches: (urlId: number) => boolean): number {
		let count = 0;
		for (const id of this.columns.urlIds) if (matches(id)) count++;
		return count;
	}

	#rowOf(number: number): number {
		const { keys, urlIds } = this.columns;
		if (keys === undefined) return number < urlIds.length ? number : -1;
		let low = 0;
		let high = keys.length;
		while (low < high) {
			const middle = (low + high) >>> 1;
			if ((keys[middle] as number) < number) low = middle + 1;
			else high = middle;
		}
		return keys[low] === number ? low : -1;
	}

	#row(row: number): ChunkEntry {
		const { urlIds, offsets, lengths, longLengths, urls, inlined } = this.columns;
		const id = row < 0 ? ABSENT : (urlIds[row] as number);
		if (id === ABSENT) return MISSING;
		const offset = offsets[row] as number;
		if (id === INLINED) return { kind: "inlined", bytes: inlined[offset] as Uint8Array };
		const length = lengths[row] as number;
		if (length === WHOLE) return { kind: "object", url: urls[id] as string, optional: false };
		return {
			kind: "virtual",
			url: urls[id] as string,
			offset,
			length: length === LONG ? (longLengths.get(row) ?? length) : length,
		};
	}
}

/** Number of chunks of a grid. */
export function countChunks(gridShape: readonly number[]): number {
	const count = gridShape.reduce((product, length) => product * length, 1);
	if (!Number.isSafeInteger(count))
		throw new MiraError("limit-exceeded", `a grid of [${gridShape.join(", ")}] chunks has more than 2^53`);
	return count;
}

/** Place of a chunk in C order, or undefined outside the grid. */
export function chunkNumber(gridShape: readonly number[], index: readonly number[]): number | undefined {
	if (index.length !== gridShape.length) return undefined;
	let number = 0;
	for (const [d, length] of gridShape.entries()) {
		const i = index[d] as number;
		if (!(i >= 0 && i < length)) return undefined;
		number = number * length + i;
	}
	return number;
}

/** The inverse of `chunkNumber`. */
export function chunkIndex(gridShape: readonly number[], number: number): number[] {
	const index = new Array<number>(gridShape.length);
	let rest = number;
	for (let d = gridShape.length - 1; d >= 0; d--) {
		const length = gridShape[d] as number;
		index[d] = rest % length;
		rest = Math.floor(rest / length);
	}
	return index;
}

/** The same manifest with some rows of its columns inlined instead of referenced. */
export function withInlined(manifest: ChunkManifest, rows: ReadonlyMap<number, Uint8Array>): ChunkManifest {
	if (rows.size === 0) return manifest;
	const { columns } = manifest;
	const inlined = [...columns.inlined];
	const urlIds = columns.urlIds.slice();
	const offsets = columns.offsets.slice();
	for (const [row, bytes] of rows) {
		urlIds[row] = INLINED;
		offsets[row] = inlined.length;
		inlined.push(bytes);
	}
	return new ChunkManifest(manifest.gridShape, { ...columns, urlIds, offsets, inlined });
}
