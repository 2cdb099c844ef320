import { type ErrorDetails, MiraError } from "../../../errors.ts";
import type { ByteRange } from "../../../io/source.ts";
import { powerOfTwo } from "../../../zarr/arithmetic/powers.ts";
import type { Cursor } from "../cursor.ts";
import type { Hdf5File } from "../file.ts";
import { lookup3 } from "../lookup3.ts";
import { start } from "../reading.ts";
import type { ChunkGrid } from "./chunk-grid.ts";

/** The dataset whose index is read. */
export type IndexedDataset = {
	file: Hdf5File;
	/** Names the dataset in errors. */
	path: string;
	grid: ChunkGrid;
	chunkShape: readonly number[];
	/** Size of a chunk without filters. */
	chunkBytes: number;
	isFiltered: boolean;
	/** The index is not worth reading where its nodes have more bytes. */
	mostBytes?: number | undefined;
};

/** Bytes that are read together. A million chunks have 20 MB of nodes and more, and data between them. */
const WINDOW_BYTES = 2 ** 20;
/** Windows that are on their way at a time. */
const WINDOWS_AHEAD = 4;
/** Gaps up to this are read along: a request for each node of a large index would cost far more. */
const GAP_BYTES = 2 ** 16;

/** What is read together: parts of the file, and the numbers of the nodes in them, in order. */
type Window = { spans: ByteRange[]; numbers: number[] };

/**
 * Reads the nodes of an index. Structures of a file do not overlap, so an index whose nodes have more bytes together than
 * the file is corrupt: this ends cycles and trees that reach a node many times, whatever they claim.
 */
export class IndexReader {
	readonly dataset: IndexedDataset;
	/** Width of addresses. */
	readonly offsetBytes: number;
	/** What `uintAt` gives for an undefined address: all bits set, rounded. */
	readonly undefinedAddress: number;
	readonly #mostBytes: number;
	#bytesLeft: number;

	constructor(dataset: IndexedDataset) {
		this.dataset = dataset;
		this.offsetBytes = dataset.file.sizes.offsetBytes;
		this.undefinedAddress = powerOfTwo(8 * this.offsetBytes) - 1;
		this.#mostBytes = Math.min(dataset.file.fileBytes, dataset.mostBytes ?? Infinity);
		this.#bytesLeft = this.#mostBytes;
	}

	/** How many structures of that size the file can hold: the bound for what is allocated before it is read. */
	mostInFile(structureBytes: number): number {
		return Math.floor(this.dataset.file.fileBytes / structureBytes);
	}

	/** One structure, with the surroundings that `Hdf5File` reads along: the next one is often there. */
	async node(address: number, length: number, what: string): Promise<Cursor> {
		const { file, path } = this.dataset;
		return await start(file.read(address, length, `${what} of the chunk index of ${path}`));
	}

	/**
	 * Reads the nodes of a level and hands them out, with their numbers in `items`. Each part of the file is read once, in
	 * whatever order the nodes were written: a large level comes in windows, one after the other through the file, some on
	 * their way while one is looked at, so memory does not grow with the index. In a window the order is that of `items`.
	 * The bytes of a large level stay out of the cache, which they would only empty of what others still need.
	 */
	async visitNodes<T>(
		items: readonly T[],
		placeOf: (item: T) => ByteRange,
		what: string,
		visit: (bytes: Uint8Array, item: T, number: number) => void,
	): Promise<void> {
		const { source } = this.dataset.file;
		const places = items.map((item) => this.#locate(placeOf(item), what));
		const [first] = items;
		const levelBytes = places.reduce((sum, { length }) => sum + length, 0);
		if (first !== undefined && levelBytes > this.#mostBytes) throw this.#tooLarge(what, placeOf(first).offset);
		const { windows, spanOf } = windowsOf(places);
		if (windows.length <= 1) {
			const parts = await source.readMany(places);
			for (const [i, bytes] of parts.entries()) visit(bytes, items[i] as T, i);
			return;
		}
		const underWay: (Promise<Uint8Array[]> | undefined)[] = [];
		const startUpTo = (end: number): void => {
			for (const { spans } of windows.slice(underWay.length, end)) {
				// Windows stay apart: merged, the first would have to wait for the last.
				const parts = source.readMany(spans, { use: "chunk", gap: 0 });
				// When a node before it is corrupt, nobody waits for this one any more.
				parts.catch(() => {});
				underWay.push(parts);
			}
		};
		for (const [w, { spans, numbers }] of windows.entries()) {
			startUpTo(w + WINDOWS_AHEAD);
			const parts = (await underWay[w]) as Uint8Array[];
			underWay[w] = undefined;
			startUpTo(w + 1 + WINDOWS_AHEAD);
			for (const i of numbers) {
				const { offset, length } = places[i] as ByteRange;
				const span = spanOf[i] as number;
				const begin = offset - (spans[span] as ByteRange).offset;
				visit((parts[span] as Uint8Array).subarray(begin, begin + length), items[i] as T, i);
			}
		}
	}

	/** Counts the bytes of a node, before anything is kept of it. */
	count(nodeBytes: number, what: string, address: number): void {
		this.#bytesLeft -= nodeBytes;
		if (this.#bytesLeft < 0) throw this.#tooLarge(what, address);
	}

	#tooLarge(what: string, address: number): MiraError {
		return this.corrupt(what, "the index has more nodes than the file can hold", address);
	}

	/** Checks a structure of the newer kind: four letters, version 0, a checksum at its end. */
	check(bytes: Uint8Array, signature: string, what: string, address: number): void {
		for (let i = 0; i < 4; i++)
			if (bytes[i] !== signature.charCodeAt(i))
				throw this.corrupt(what, `it does not begin with "${signature}"`, address);
		if (bytes[4] !== 0) throw this.corrupt(what, `its version is ${bytes[4]}, not 0`, address);
		this.checkSum(bytes, what, address);
	}

	/** Checks the checksum in the last four bytes. */
	checkSum(bytes: Uint8Array, what: string, address: number): void {
		const end = bytes.length - 4;
		const stored = new DataView(bytes.buffer, bytes.byteOffset + end, 4).getUint32(0, true);
		if (stored !== lookup3(bytes.subarray(0, end))) throw this.corrupt(what, "the checksum is wrong", address);
	}

	/** An error about a structure at an address. */
	corrupt(what: string, message: string, address: number): MiraError {
		return new MiraError("corrupt-file", `${what} of the chunk index: ${message}`, this.#detailsOf(address));
	}

	/** A range of addresses as bytes of the file, in which it must lie. */
	#locate({ offset: address, length }: ByteRange, what: string): ByteRange {
		const { file } = this.dataset;
		const offset = file.bytePosition(address);
		if (!(offset < file.fileBytes)) throw this.corrupt(what, "it lies outside the file", address);
		if (offset + length > file.fileBytes)
			throw new MiraError(
				"truncated-file",
				`${what} of the chunk index reaches beyond the end of the file`,
				this.#detailsOf(address),
			);
		return { offset, length };
	}

	#detailsOf(address: number): ErrorDetails {
		const { file, path } = this.dataset;
		const offset = file.bytePosition(address);
		return { url: file.source.url, path, offset: Number.isSafeInteger(offset) ? offset : undefined };
	}
}

/**
 * Parts of a level, in the order of the file, each with about as many bytes as are read together, gaps included; and for each
 * node the number of its span in its window.
 */
function windowsOf(places: readonly ByteRange[]): { windows: Window[]; spanOf: Uint32Array } {
	const windows: Window[] = [];
	const spanOf = new Uint32Array(places.length);
	let window: Window = { spans: [], numbers: [] };
	let windowBytes = Infinity;
	let span: ByteRange | undefined;
	for (const number of inFileOrder(places)) {
		const { offset, length } = places[number] as ByteRange;
		if (span !== undefined && offset - (span.offset + span.length) > GAP_BYTES) span = undefined;
		const addedBytes = span === undefined ? length : Math.max(0, offset + length - (span.offset + span.length));
		if (windowBytes + addedBytes > WINDOW_BYTES) {
			window = { spans: [], numbers: [] };
			windows.push(window);
			windowBytes = 0;
			span = undefined;
		}
		if (span === undefined) {
			span = { offset, length };
			window.spans.push(span);
		} else span.length += addedBytes;
		windowBytes += addedBytes;
		window.numbers.push(number);
		spanOf[number] = window.spans.length - 1;
	}
	for (const { numbers } of windows) if (!ascends(numbers)) numbers.sort((a, b) => a - b);
	return { windows, spanOf };
}

function inFileOrder(places: readonly ByteRange[]): number[] {
	const offsets = places.map(({ offset }) => offset);
	const numbers = [...places.keys()];
	return ascends(offsets) ? numbers : numbers.sort((a, b) => (offsets[a] as number) - (offsets[b] as number));
}

/** Whether every number is greater than the one before. */
export function ascends(numbers: ArrayLike<number>, count: number = numbers.length): boolean {
	for (let i = 1; i < count; i++) if ((numbers[i] as number) <= (numbers[i - 1] as number)) return false;
	return true;
}

/** An unsigned integer of 1 to 8 bytes. Beyond 2^53 it is the nearest float64: whoever uses it checks. */
export function uintAt(view: DataView, at: number, width: number): number {
	if (width === 8) {
		// Small integers stay small ones: floats on the heap would cost more than all the rest of a large index.
		const high = view.getUint32(at + 4, true);
		return high === 0 ? view.getUint32(at, true) : view.getUint32(at, true) + high * 2 ** 32;
	}
	if (width === 4) return view.getUint32(at, true);
	let value = 0;
	for (let i = width - 1; i >= 0; i--) value = value * 256 + view.getUint8(at + i);
	return value;
}

/** The bytes of a node as a view. */
export function viewOf(bytes: Uint8Array): DataView {
	return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
