import { type ErrorDetails, MiraError } from "../../../errors.ts";
import type { ByteRange, ReadManyOptions } from "../../../io/source.ts";
import type { Cursor } from "../cursor.ts";
import type { Hdf5File } from "../file.ts";
import { lookup3 } from "../lookup3.ts";
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
};

/** Bytes that are read together. A million chunks have 20 MB of nodes and more, and data between them. */
const WINDOW_BYTES = 2 ** 22;
/** Gaps up to this are read along: a request for each node of a large index would cost far more. */
const GAP_BYTES = 2 ** 16;

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
	#bytesLeft: number;

	constructor(dataset: IndexedDataset) {
		this.dataset = dataset;
		this.offsetBytes = dataset.file.sizes.offsetBytes;
		this.undefinedAddress = 2 ** (8 * this.offsetBytes) - 1;
		this.#bytesLeft = dataset.file.fileBytes;
	}

	/** How many structures of that size the file can hold: the bound for what is allocated before it is read. */
	mostInFile(structureBytes: number): number {
		return Math.floor(this.dataset.file.fileBytes / structureBytes);
	}

	/** One structure, with the surroundings that `Hdf5File` reads along: the next one is often there. */
	async node(address: number, length: number, what: string): Promise<Cursor> {
		const { file, path } = this.dataset;
		return await file.read(address, length, `${what} of the chunk index of ${path}`);
	}

	/**
	 * Reads the nodes of a level and hands them out in order. A large level comes in windows, the next one on its way while
	 * one is looked at, so that memory does not grow with the index. Its bytes stay out of the cache, which they would only
	 * empty of what others still need.
	 */
	async visitNodes<T>(
		items: readonly T[],
		placeOf: (item: T) => ByteRange,
		what: string,
		visit: (bytes: Uint8Array, item: T) => void,
	): Promise<void> {
		const windows = windowsOf(items, placeOf);
		const options: ReadManyOptions = windows.length > 1 ? { use: "chunk", gap: GAP_BYTES } : { use: "metadata" };
		const start = async (window: T[] | undefined): Promise<Uint8Array[]> =>
			window === undefined ? [] : await this.#read(window.map(placeOf), what, options);
		let next = start(windows[0]);
		for (const [i, window] of windows.entries()) {
			const nodes = await next;
			next = start(windows[i + 1]);
			// When a node of this window is corrupt, nobody waits for the next any more.
			next.catch(() => {});
			for (const [j, bytes] of nodes.entries()) visit(bytes, window[j] as T);
		}
	}

	/** Counts the bytes of a node, before anything is kept of it. */
	count(nodeBytes: number, what: string, address: number): void {
		this.#bytesLeft -= nodeBytes;
		if (this.#bytesLeft < 0) throw this.corrupt(what, "the index has more nodes than the file can hold", address);
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

	async #read(places: readonly ByteRange[], what: string, options: ReadManyOptions): Promise<Uint8Array[]> {
		const { file } = this.dataset;
		const ranges = places.map(({ offset, length }) => {
			const begin = file.bytePosition(offset);
			if (!(begin < file.fileBytes)) throw this.corrupt(what, "it lies outside the file", offset);
			if (begin + length > file.fileBytes)
				throw new MiraError(
					"truncated-file",
					`${what} of the chunk index reaches beyond the end of the file`,
					this.#detailsOf(offset),
				);
			return { offset: begin, length };
		});
		return await file.source.readMany(ranges, options);
	}

	#detailsOf(address: number): ErrorDetails {
		const { file, path } = this.dataset;
		const offset = file.bytePosition(address);
		return { url: file.source.url, path, offset: Number.isSafeInteger(offset) ? offset : undefined };
	}
}

/** Parts of a level, in order, each with about as many bytes as are read together, gaps included. */
function windowsOf<T>(items: readonly T[], placeOf: (item: T) => ByteRange): T[][] {
	const windows: T[][] = [];
	let current: T[] = [];
	let first = Infinity;
	let last = 0;
	let readBytes = 0;
	let end = 0;
	for (const item of items) {
		const { offset, length } = placeOf(item);
		const gapBytes = Math.abs(offset - end);
		end = offset + length;
		first = Math.min(first, offset);
		last = Math.max(last, end);
		readBytes += length + (gapBytes <= GAP_BYTES ? gapBytes : 0);
		// Nodes that lie in disorder are read no more than once for all that.
		if (current.length === 0 || Math.min(readBytes, last - first) > WINDOW_BYTES) {
			current = [];
			windows.push(current);
			[first, last, readBytes] = [offset, end, length];
		}
		current.push(item);
	}
	return windows;
}

/** An unsigned integer of 1 to 8 bytes. Beyond 2^53 it is the nearest float64: whoever uses it checks. */
export function uintAt(view: DataView, at: number, width: number): number {
	if (width === 8) return view.getUint32(at, true) + view.getUint32(at + 4, true) * 2 ** 32;
	if (width === 4) return view.getUint32(at, true);
	let value = 0;
	for (let i = width - 1; i >= 0; i--) value = value * 256 + view.getUint8(at + i);
	return value;
}

/** The bytes of a node as a view. */
export function viewOf(bytes: Uint8Array): DataView {
	return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
