import { MiraError } from "../errors.ts";
import type { ByteRange } from "../io/source.ts";
import {
	ABSENT,
	ChunkManifest,
	chunkIndex,
	chunkNumber,
	countChunks,
	INLINED,
	LONG,
	type ManifestColumns,
	WHOLE,
} from "./chunk-manifest.ts";
import { UrlTable } from "./url-table.ts";

/** Numbers of a row. */
const ROW = 4;

/** Memory of a reference while a manifest is made, at most: for those who charge a budget before they make many. */
export const REFERENCE_BYTES = 32;

/**
 * Collects references into columns. They may come in any order; a later reference to the same chunk replaces the earlier.
 * Impossible references are refused here, once, so nothing behind a manifest needs to doubt it.
 */
export class ManifestBuilder {
	readonly #gridShape: readonly number[];
	readonly #chunkCount: number;
	readonly #path: string | undefined;
	readonly #urls: UrlTable;
	readonly #inlined: Uint8Array[] = [];
	#longLengths: Map<number, number> | undefined;
	/** Row by row the number of the chunk, that of the url, offset and length: one piece of memory, as arrays may be many. */
	#rows: Float64Array;
	#count = 0;
	#sorted = true;

	/**
	 * `path` names the array in errors; `expected` references are made room for at once. Arrays that refer to the same objects may
	 * share a table of urls.
	 */
	constructor(
		gridShape: readonly number[],
		options: { path?: string | undefined; expected?: number; urls?: UrlTable } = {},
	) {
		this.#gridShape = gridShape;
		this.#chunkCount = countChunks(gridShape);
		this.#path = options.path;
		this.#urls = options.urls ?? new UrlTable();
		this.#rows = new Float64Array((options.expected ?? 0) * ROW);
	}

	/** The number of a url in the table. */
	urlNumber(url: string): number {
		return this.#urls.intern(url);
	}

	/** A chunk that is a range of an object. */
	virtual(index: readonly number[], url: string, offset: number, length: number): this {
		return this.virtualAt(this.#numberOf(index), url, offset, length);
	}

	/** The same by the number of the chunk, its place in C order: for those who count along. */
	virtualAt(number: number, url: string, offset: number, length: number): this {
		return this.rangeAt(number, this.#urls.intern(url), offset, length);
	}

	/** The same by the number that the url has in the table. */
	rangeAt(number: number, urlNumber: number, offset: number, length: number): this {
		this.#checkNumber(number);
		if (!Number.isSafeInteger(offset) || offset < 0)
			throw this.#refuse(number, `its offset is ${shownNumber(offset)}, not a whole number below 2^53`);
		if (!Number.isSafeInteger(length) || length <= 0)
			throw this.#refuse(
				number,
				`its length is ${shownNumber(length)}: a chunk has at least one byte, a missing one has no reference`,
			);
		if (!Number.isSafeInteger(offset + length)) throw this.#refuse(number, "it ends beyond 2^53");
		this.#append(number, urlNumber, offset, this.#shortLength(length));
		return this;
	}

	/** A chunk that is an object of its own, whose size is not known. By the number of the chunk. */
	objectAt(number: number, url: string): this {
		return this.wholeAt(number, this.#urls.intern(url));
	}

	/** The same by the number that the url has in the table. */
	wholeAt(number: number, urlNumber: number): this {
		this.#checkNumber(number);
		this.#append(number, urlNumber, 0, WHOLE);
		return this;
	}

	/** A chunk whose bytes are kept here. */
	inlined(index: readonly number[], bytes: Uint8Array): this {
		return this.inlinedAt(this.#numberOf(index), bytes);
	}

	/** The same by the number of the chunk. */
	inlinedAt(number: number, bytes: Uint8Array): this {
		this.#checkNumber(number);
		this.#append(number, INLINED, this.#inlined.length, 0);
		this.#inlined.push(bytes);
		return this;
	}

	/**
	 * Takes chunks over from another manifest: the function that is returned copies a row of its columns, or a piece of the
	 * bytes of that row, to the chunk of a number. Only urls and inlined bytes that are used come along.
	 */
	copyFrom(columns: ManifestColumns): (row: number, number: number, piece?: ByteRange) => void {
		const { urlIds, offsets, lengths, longLengths, urls, inlined } = columns;
		const ids = new Uint32Array(urls.length).fill(ABSENT);
		return (row, number, piece) => {
			const id = urlIds[row] as number;
			const offset = offsets[row] as number;
			if (id === ABSENT) return;
			if (id === INLINED) {
				const bytes = inlined[offset] as Uint8Array;
				const taken = piece === undefined ? bytes : bytes.subarray(piece.offset, piece.offset + piece.length);
				this.#append(number, INLINED, this.#inlined.push(taken) - 1, 0);
				return;
			}
			if (ids[id] === ABSENT) ids[id] = this.#urls.intern(urls[id] as string);
			const length = piece?.length ?? longLengths.get(row) ?? (lengths[row] as number);
			this.#append(number, ids[id] as number, offset + (piece?.offset ?? 0), this.#shortLength(length));
		};
	}

	/** The manifest of all that was added. `urlOf` says which url a number of the table stands for, if it is another. */
	build(urlOf: (urlNumber: number) => string = (urlNumber) => this.#urls.at(urlNumber)): ChunkManifest {
		const order = this.#sorted ? undefined : this.#order();
		const count = order?.length ?? this.#count;
		// A dense row costs 16 bytes, a sparse one 24: dense pays from two thirds of the grid on.
		const dense = count * 3 >= this.#chunkCount * 2;
		const size = dense ? this.#chunkCount : count;
		const target = { urlIds: new Uint32Array(size), offsets: new Float64Array(size), lengths: new Uint32Array(size) };
		const keys = dense ? undefined : new Float64Array(size);
		const longLengths = new Map<number, number>();
		if (dense) target.urlIds.fill(ABSENT);
		const rows = this.#rows;
		const used = new UsedUrls(this.#urls.count, count);
		for (let i = 0; i < count; i++) {
			const row = order === undefined ? i : (order[i] as number);
			const at = row * ROW;
			const key = rows[at] as number;
			const to = dense ? key : i;
			if (keys !== undefined) keys[to] = key;
			const urlNumber = rows[at + 1] as number;
			target.urlIds[to] = urlNumber < ABSENT ? used.idOf(urlNumber) : urlNumber;
			target.offsets[to] = rows[at + 2] as number;
			target.lengths[to] = rows[at + 3] as number;
			const long = this.#longLengths?.get(row);
			if (long !== undefined) longLengths.set(to, long);
		}
		return new ChunkManifest(this.#gridShape, {
			keys,
			...target,
			longLengths,
			urls: used.numbers.map(urlOf),
			inlined: this.#inlined,
		});
	}

	#checkNumber(number: number): void {
		if (Number.isInteger(number) && number >= 0 && number < this.#chunkCount) return;
		throw new MiraError("bad-reference", `there is no chunk ${number} in a grid of [${this.#gridShape.join(", ")}]`, {
			path: this.#path,
		});
	}

	#numberOf(index: readonly number[]): number {
		const number = chunkNumber(this.#gridShape, index);
		if (number !== undefined) return number;
		throw new MiraError(
			"bad-reference",
			`chunk [${index.join(", ")}] lies outside its grid of [${this.#gridShape.join(", ")}]`,
			{
				path: this.#path,
			},
		);
	}

	/** What the column of lengths has for the next row. */
	#shortLength(length: number): number {
		if (length < LONG) return length;
		this.#longLengths ??= new Map();
		this.#longLengths.set(this.#count, length);
		return LONG;
	}

	#append(key: number, id: number, offset: number, length: number): void {
		if (this.#count * ROW === this.#rows.length) this.#grow();
		const at = this.#count++ * ROW;
		const rows = this.#rows;
		if (at > 0 && key <= (rows[at - ROW] as number)) this.#sorted = false;
		rows[at] = key;
		rows[at + 1] = id;
		rows[at + 2] = offset;
		rows[at + 3] = length;
	}

	/** Rows in the order of their chunks, the last one of each chunk only. */
	#order(): Uint32Array {
		const rows = this.#rows;
		const keys = Float64Array.from({ length: this.#count }, (_, row) => rows[row * ROW] as number);
		const order = Uint32Array.from({ length: this.#count }, (_, i) => i);
		order.sort((a, b) => (keys[a] as number) - (keys[b] as number) || a - b);
		return order.filter((row, i) => keys[row] !== keys[order[i + 1] ?? -1]);
	}

	#grow(): void {
		const larger = new Float64Array(Math.max(ROW, this.#rows.length * 2));
		larger.set(this.#rows);
		this.#rows = larger;
	}

	#refuse(number: number, why: string): MiraError {
		const index = chunkIndex(this.#gridShape, number).join(", ");
		return new MiraError("bad-reference", `the reference of chunk [${index}] is impossible: ${why}`, {
			path: this.#path,
		});
	}
}

/** The urls that a manifest has of a table, which may have those of others: numbered in the order in which they are met. */
class UsedUrls {
	/** Their numbers in the table. */
	readonly numbers: number[] = [];
	readonly #ids: Uint32Array | Map<number, number>;

	/** `count` references to urls of a table of so many. */
	constructor(tableCount: number, count: number) {
		// Of few references the table may be far larger than the manifest.
		this.#ids = count * 8 < tableCount ? new Map() : new Uint32Array(tableCount).fill(ABSENT);
	}

	idOf(number: number): number {
		const ids = this.#ids;
		const known = ids instanceof Map ? ids.get(number) : ids[number];
		if (known !== undefined && known !== ABSENT) return known;
		const id = this.numbers.push(number) - 1;
		if (ids instanceof Map) ids.set(number, id);
		else ids[number] = id;
		return id;
	}
}

/** What was no number in a document is NaN here, which says nothing. */
function shownNumber(value: number): string {
	return Number.isNaN(value) ? "no number" : String(value);
}
