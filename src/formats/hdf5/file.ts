import { hint, MiraError, option } from "../../errors.ts";
import type { ObjectStoreRegistry } from "../../io/registry.ts";
import { headerBytes, type Source } from "../../io/source.ts";
import { Cursor, type FieldSizes, UNDEFINED_ADDRESS } from "./cursor.ts";
import type { Filter } from "./object-model.ts";

/** How many entries nodes have room for, as the superblock sets it: a node of rank K has room for 2K. */
export type NodeRanks = { groupTree: number; groupLeaf: number; chunkTree: number };

/**
 * Undoes the filters of a pipeline on bytes of the file: those of the heaps of some groups are compressed. Bit n of
 * `filterMask` is set where filter n was not applied; `decodedBytes` is what has to come out.
 */
export type DecodeFilters = (
	bytes: Uint8Array,
	filters: readonly Filter[],
	filterMask: number,
	decodedBytes: number,
) => Promise<Uint8Array>;

/** What is known of a file once its superblock was read. */
export type Hdf5FileOptions = {
	source: Source;
	registry: ObjectStoreRegistry;
	baseAddress: number;
	sizes: FieldSizes;
	fileBytes: number;
	nodeRanks?: NodeRanks | undefined;
	/** Size of the pages of a paged file: metadata have pages of their own, which are read whole. */
	pageBytes?: number | undefined;
	/** The table of messages that objects share. */
	sharedMessageTable?: { address: number; indexCount: number } | undefined;
	decodeFilters?: DecodeFilters | undefined;
};

/** Version 0 of the superblock and files without a message about it have these. */
const DEFAULT_RANKS: NodeRanks = { groupTree: 16, groupLeaf: 4, chunkTree: 32 };

/**
 * Structures that belong together lie near each other, so a small read brings its surroundings along. Larger blocks save few
 * rounds and cost many bytes where metadata are scattered between chunks.
 */
const BLOCK_BYTES = 2 ** 13;
const MAX_PAGE_BYTES = 2 ** 23;
/** Files up to this size are read in one request: nothing that is saved would be worth another round. */
export const WHOLE_FILE_BYTES: number = 2 ** 21;

/**
 * An open HDF5 file: where its addresses count from and how wide they are. Everything that is read of it goes through here.
 * Reads that are started together become few requests (`Source` merges them), so whoever walks the file starts all that a
 * level needs at once and waits for it together.
 */
export class Hdf5File {
	readonly source: Source;
	readonly registry: ObjectStoreRegistry;
	/** The byte that address 0 stands for: behind a user block. */
	readonly baseAddress: number;
	readonly sizes: FieldSizes;
	/** Size of the object, in bytes. */
	readonly fileBytes: number;
	readonly nodeRanks: NodeRanks;
	readonly sharedMessageTable: { address: number; indexCount: number } | undefined;
	readonly decodeFilters: DecodeFilters;
	/** Bytes handed out so far. Structures do not overlap, so many times the size of the file is the mark of a bad one. */
	bytesRead = 0;
	readonly #blockBytes: number;
	/** Blocks that were asked for; the cache of the source has them, or had. */
	readonly #blocks = new Set<number>();
	#hasTail = false;
	readonly #memory = new Map<string, Promise<unknown>>();

	constructor(options: Hdf5FileOptions) {
		this.source = options.source;
		this.registry = options.registry;
		this.baseAddress = options.baseAddress;
		this.sizes = options.sizes;
		this.fileBytes = options.fileBytes;
		this.nodeRanks = options.nodeRanks ?? DEFAULT_RANKS;
		this.sharedMessageTable = options.sharedMessageTable;
		this.decodeFilters = options.decodeFilters ?? refuseFilters;
		this.#blockBytes = Math.min(options.pageBytes ?? BLOCK_BYTES, MAX_PAGE_BYTES);
	}

	/** True for a file that was read in one request when it was opened. */
	get isHeldWhole(): boolean {
		return this.fileBytes <= WHOLE_FILE_BYTES;
	}

	/** Exactly `length` bytes at an address (relative to the base), as a cursor named `what` in errors. */
	async read(address: number, length: number, what: string): Promise<Cursor> {
		const begin = this.#begin(address, what);
		if (begin + length > this.fileBytes)
			throw new MiraError("truncated-file", `${what} of ${length} bytes reaches beyond the end of the file`, {
				url: this.source.url,
				offset: begin,
			});
		return new Cursor(await this.#bytes(begin, length, what), begin, this.sizes, what);
	}

	/** Up to `length` bytes, fewer at the end of the file: for structures that tell their own size. */
	async readUpTo(address: number, length: number, what: string): Promise<Cursor> {
		const begin = this.#begin(address, what);
		const present = Math.min(length, this.fileBytes - begin);
		return new Cursor(await this.#bytes(begin, present, what), begin, this.sizes, what);
	}

	/** The byte in the file that an address stands for: what a chunk reference holds. */
	bytePosition(address: number): number {
		return this.baseAddress + address;
	}

	/** What `make` gave the first time, for structures that many objects share. Failures are not kept. */
	once<T>(key: string, make: () => Promise<T>): Promise<T> {
		const known = this.#memory.get(key);
		if (known !== undefined) return known as Promise<T>;
		const made = make();
		this.#memory.set(key, made);
		made.catch(() => this.#memory.delete(key));
		return made;
	}

	async #bytes(begin: number, length: number, what: string): Promise<Uint8Array> {
		const { maxMetadataBytes } = this.registry.limits;
		if (length > maxMetadataBytes)
			throw new MiraError("limit-exceeded", `${what} has more than ${maxMetadataBytes} bytes`, {
				url: this.source.url,
				offset: begin,
				...hint`Raise ${option("limits.maxMetadataBytes")} if the file is sound`,
			});
		this.bytesRead += length;
		const first = Math.floor(begin / this.#blockBytes);
		const last = Math.floor((begin + Math.max(length, 1) - 1) / this.#blockBytes);
		if (this.#knows(first, last)) return await this.source.read(begin, length);
		const from = first * this.#blockBytes;
		const to = Math.min((last + 1) * this.#blockBytes, this.fileBytes);
		if (from >= headerBytes) this.#readTail();
		const around = await this.source.read(from, to - from);
		// A copy: a view would keep the whole block alive as long as the smallest attribute.
		return around.slice(begin - from, begin - from + length);
	}

	/**
	 * Metadata that were added last stand at the end. Once anything beyond the first request is needed, the end of the file is
	 * asked for along with it.
	 */
	#readTail(): void {
		if (this.#hasTail) return;
		this.#hasTail = true;
		const begin = Math.max(0, this.fileBytes - headerBytes);
		this.#knows(Math.ceil(begin / this.#blockBytes), Math.floor(this.fileBytes / this.#blockBytes));
		// A caller that needs these bytes asks for them again and gets the error.
		this.source.readUpTo(begin, headerBytes).catch(() => {});
	}

	/** Whether all these blocks were asked for before; from now on they were. */
	#knows(first: number, last: number): boolean {
		let known = true;
		for (let block = first; block <= last; block++) {
			known &&= this.#blocks.has(block);
			this.#blocks.add(block);
		}
		return known;
	}

	#begin(address: number, what: string): number {
		const begin = this.baseAddress + address;
		if (address === UNDEFINED_ADDRESS || !(begin >= 0 && begin < this.fileBytes))
			throw new MiraError("corrupt-file", `${what} lies outside the file`, { url: this.source.url, offset: begin });
		return begin;
	}
}

async function refuseFilters(_bytes: Uint8Array, filters: readonly Filter[]): Promise<never> {
	const names = filters.map(({ id, name }) => `${id}${name === "" ? "" : ` (${name})`}`);
	throw new MiraError("unsupported-feature", `a heap is compressed with filter ${names.join(", ")}`);
}
