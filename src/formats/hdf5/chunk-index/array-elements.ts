import type { Cursor } from "../cursor.ts";
import { ElementNumbering, OUTSIDE } from "./chunk-grid.ts";
import type { ChunkRows } from "./chunk-table.ts";
import { type IndexReader, uintAt } from "./index-reader.ts";

/** "Client" of fixed and extensible arrays: what their elements are. */
const CHUNKS = 0;
const FILTERED_CHUNKS = 1;

/**
 * The elements of a fixed or extensible array of chunks: an address each, and of filtered chunks their size and filter
 * mask.
 */
export class ArrayElements {
	readonly numbering: ElementNumbering;
	/** Bytes of an element. */
	readonly bytes: number;
	readonly client: number;
	readonly #reader: IndexReader;
	/**
	 * Width of chunk sizes, 0 without filters. Layout messages up to version 4 make it follow from the size of a chunk, later
	 * ones from the size of lengths; the size of an element says it in both.
	 */
	readonly #sizeBytes: number;

	/** The next two bytes of `header` are the client and the size of an element. */
	constructor(reader: IndexReader, header: Cursor) {
		const { isFiltered, grid } = reader.dataset;
		this.#reader = reader;
		this.numbering = new ElementNumbering(grid);
		this.client = header.u8();
		this.bytes = header.u8();
		this.#sizeBytes = isFiltered ? this.bytes - reader.offsetBytes - 4 : 0;
		if (this.client !== (isFiltered ? FILTERED_CHUNKS : CHUNKS))
			throw header.corrupt(`its client is ${this.client}, but the dataset ${isFiltered ? "has" : "has no"} filters`);
		const isRight = isFiltered ? this.#sizeBytes >= 1 && this.#sizeBytes <= 8 : this.bytes === reader.offsetBytes;
		if (!isRight) throw header.corrupt(`an element cannot have ${this.bytes} bytes`);
	}

	/** Adds the chunks of `count` elements, of which the first has number `first`. */
	append(view: DataView, begin: number, count: number, first: number, rows: ChunkRows): void {
		const { offsetBytes, undefinedAddress, dataset } = this.#reader;
		const { file, chunkBytes } = dataset;
		const sizeBytes = this.#sizeBytes;
		for (let i = 0, at = begin; i < count; i++, at += this.bytes) {
			const address = uintAt(view, at, offsetBytes);
			if (address === undefinedAddress) continue;
			const number = this.numbering.chunkNumber(first + i);
			if (number === OUTSIDE) continue;
			const position = file.bytePosition(address);
			if (sizeBytes === 0) rows.append(number, position, chunkBytes, 0);
			else {
				const sizeAt = at + offsetBytes;
				rows.append(number, position, uintAt(view, sizeAt, sizeBytes), view.getUint32(sizeAt + sizeBytes, true));
			}
		}
	}
}

/** Whether a page was ever written: the first page has the highest bit of the first byte (H5VM_bit_get). */
export function isPageWritten(bitmap: Uint8Array, page: number): boolean {
	return ((bitmap[page >>> 3] as number) & (0x80 >>> (page & 7))) !== 0;
}
