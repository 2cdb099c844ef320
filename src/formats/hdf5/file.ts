import { located, MiraError } from "../../errors.ts";
import type { ObjectStoreRegistry } from "../../io/registry.ts";
import { headerBytes, type Source } from "../../io/source.ts";
import { type Budget, beyond } from "../../zarr/budget.ts";
import type { Consulted } from "./alike/consulted.ts";
import { Cursor, type FieldSizes, UNDEFINED_ADDRESS } from "./cursor.ts";
import { HeldBlocks } from "./held-blocks.ts";
import type { Filter } from "./object-model.ts";
import { type Reading, resultOf, startQuietly, waitFor } from "./reading.ts";

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
	/** All its bytes, of a small file. */
	whole?: Uint8Array | undefined;
	/** Collections of the global heap that were taken apart lately. */
	heapCollections?: HeapCollections | undefined;
	/** Is told what is looked at while the file is opened. */
	consulted?: Consulted | undefined;
};

/** The objects of collections of the global heap by their numbers, by the addresses of the collections. */
export type HeapCollections = Map<number, HeapCollection | Promise<HeapCollection>>;

/** The objects of a collection, by number, and its length. */
export type HeapCollection = { objects: ReadonlyMap<number, Uint8Array>; sizeBytes: number };

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
 * level needs at once and waits for it together. What was read lately is at hand without waiting.
 */
export class Hdf5File {
	readonly source: Source;
	readonly registry: ObjectStoreRegistry;
	/** What may still be done: the account of the opening, or of one operation on what was opened (`afresh`). */
	readonly budget: Budget;
	/** The byte that address 0 stands for: behind a user block. */
	readonly baseAddress: number;
	readonly sizes: FieldSizes;
	/** Size of the object, in bytes. */
	readonly fileBytes: number;
	readonly nodeRanks: NodeRanks;
	readonly sharedMessageTable: { address: number; indexCount: number } | undefined;
	readonly heapCollections: HeapCollections;
	readonly #options: Hdf5FileOptions;
	readonly #blockBytes: number;
	/** Blocks that were asked for; the cache of the source has them, or had. */
	readonly #asked = new Set<number>();
	/** Blocks that are on their way, by the first of those that come together. */
	readonly #coming = new Map<number, Promise<Uint8Array>>();
	readonly #held: HeldBlocks;
	#hasTail = false;
	readonly #memory = new Map<string, unknown>();

	constructor(options: Hdf5FileOptions) {
		this.source = options.source;
		this.registry = options.registry;
		this.budget = options.registry.budget;
		this.baseAddress = options.baseAddress;
		this.sizes = options.sizes;
		this.fileBytes = options.fileBytes;
		this.nodeRanks = options.nodeRanks ?? DEFAULT_RANKS;
		this.sharedMessageTable = options.sharedMessageTable;
		this.heapCollections = options.heapCollections ?? new Map();
		this.#options = { ...options, heapCollections: this.heapCollections };
		this.#blockBytes = Math.min(options.pageBytes ?? BLOCK_BYTES, MAX_PAGE_BYTES);
		this.#held = new HeldBlocks(this.#blockBytes, options.whole);
	}

	/** True for a file that was read in one request when it was opened. */
	get isHeldWhole(): boolean {
		return this.fileBytes <= WHOLE_FILE_BYTES;
	}

	/** The same file for one operation, which has an account of its own unless the file is still being opened. */
	afresh(): Hdf5File {
		return new Hdf5File({ ...this.#options, whole: undefined, consulted: undefined });
	}

	/**
	 * The same file while it is being opened, to look at it besides: with an account of its own, and without what is remembered. Who
	 * takes it apart must not remember what was looked at here, because nobody noted that.
	 */
	again(): Hdf5File {
		return new Hdf5File({ ...this.#options, registry: this.registry.scope({}), heapCollections: undefined });
	}

	/** All bytes of a small file, while it is being opened. */
	get whole(): Uint8Array | undefined {
		return this.#options.whole;
	}

	/** Notes from now on what is looked at while the file is opened. */
	consult(consulted: Consulted): void {
		this.#options.consulted = consulted;
	}

	/** Runs a reading of which is noted, where anything is, that it is for one purpose. */
	during<T>(purpose: string | undefined, reading: Reading<T>): Reading<T> {
		return this.#options.consulted?.during(reading, purpose) ?? reading;
	}

	/** Bytes that `readUpTo` gave, or that are remembered, were looked at: so many from an address on. */
	used(address: number, length: number): void {
		this.#options.consulted?.note(this.baseAddress + address, length);
	}

	/** Lets go of the bytes at hand: the file was opened, and may stay so for long. */
	release(): void {
		this.#held.clear();
		this.#options.whole = undefined;
		this.#options.consulted = undefined;
		this.#memory.clear();
		this.heapCollections.clear();
	}

	/** Exactly `length` bytes at an address (relative to the base), as a cursor named `what` in errors. */
	*read(address: number, length: number, what: string): Reading<Cursor> {
		const begin = this.#begin(address, what);
		// Also what is not there: in another file it may be, and some of what fails is passed over in silence.
		this.#options.consulted?.note(begin, length);
		if (begin + length > this.fileBytes)
			throw new MiraError("truncated-file", `${what} of ${length} bytes reaches beyond the end of the file`, {
				url: this.source.url,
				offset: begin,
			});
		// Structures do not overlap in sound files: those that are read many times over are paid for by nothing.
		this.budget.work(length);
		return new Cursor(yield* this.#bytes(begin, length, what), begin, this.sizes, what);
	}

	/**
	 * Up to `length` bytes, fewer at the end of the file: for structures that tell their own size. Whoever takes them apart charges
	 * the budget for what is used, and says so (`used`).
	 */
	*readUpTo(address: number, length: number, what: string): Reading<Cursor> {
		const begin = this.#begin(address, what);
		const present = Math.min(length, this.fileBytes - begin);
		return new Cursor(yield* this.#bytes(begin, present, what), begin, this.sizes, what);
	}

	/** Has the blocks around addresses at hand, which are then read one by one. */
	async prepare(addresses: readonly number[], length: number): Promise<void> {
		const fetched: Promise<Uint8Array>[] = [];
		for (const address of addresses) {
			const begin = this.baseAddress + address;
			const end = Math.min(begin + length, this.fileBytes);
			if (!(begin >= 0 && begin < end)) continue;
			const last = Math.floor((end - 1) / this.#blockBytes);
			for (let block = Math.floor(begin / this.#blockBytes); block <= last; block++)
				if (!this.#held.has(block)) fetched.push(this.#coming.get(block) ?? this.#fetchBlock(block));
		}
		// Whoever needs them gets the error.
		await Promise.allSettled(fetched);
	}

	#fetchBlock(block: number): Promise<Uint8Array> {
		this.#asked.add(block);
		const from = block * this.#blockBytes;
		if (from >= headerBytes) this.#readTail();
		return this.#fetch(block, from, Math.min(from + this.#blockBytes, this.fileBytes));
	}

	/** Bytes as they were before filters, `decodedBytes` of them: see `DecodeFilters`. */
	*decode(
		bytes: Uint8Array,
		filters: readonly Filter[],
		filterMask: number,
		decodedBytes: number,
	): Reading<Uint8Array> {
		this.#requireRoom("a filtered structure", decodedBytes);
		this.budget.work(decodedBytes);
		this.budget.hold(decodedBytes);
		return yield* waitFor((this.#options.decodeFilters ?? refuseFilters)(bytes, filters, filterMask, decodedBytes));
	}

	/** The byte in the file that an address stands for: what a chunk reference holds. */
	bytePosition(address: number): number {
		return this.baseAddress + address;
	}

	/** What `make` gave the first time, for structures that many objects share. Failures are not kept. */
	*once<T>(key: string, make: () => Reading<T>): Reading<T> {
		const known = this.#memory.get(key) as T | Promise<T> | undefined;
		if (known !== undefined) return yield* resultOf(known);
		// What objects share belongs to none of them.
		const made = startQuietly(this.during(undefined, make()));
		this.#memory.set(key, made);
		try {
			const result = yield* resultOf(made);
			this.#memory.set(key, result);
			return result;
		} catch (error) {
			this.#memory.delete(key);
			throw error;
		}
	}

	*#bytes(begin: number, length: number, what: string): Reading<Uint8Array> {
		this.#requireRoom(what, length, begin);
		const held = this.#held.find(begin, length);
		if (held !== undefined) return held;
		const first = Math.floor(begin / this.#blockBytes);
		const last = Math.floor((begin + Math.max(length, 1) - 1) / this.#blockBytes);
		const coming = this.#coming.get(first);
		if (first === last && coming !== undefined)
			return part(yield* waitFor(coming), begin - first * this.#blockBytes, length);
		if (this.#knows(first, last)) return yield* waitFor(this.source.read(begin, length));
		const from = first * this.#blockBytes;
		const to = Math.min((last + 1) * this.#blockBytes, this.fileBytes);
		if (from >= headerBytes) this.#readTail();
		return part(yield* waitFor(this.#fetch(first, from, to)), begin - from, length);
	}

	/** Asks for blocks, which are at hand from then on. */
	#fetch(first: number, from: number, to: number): Promise<Uint8Array> {
		const fetched = this.source.read(from, to - from).then((bytes) => {
			this.budget.receive(this.source.url, bytes.length, this.fileBytes);
			this.#held.keep(first, bytes);
			return bytes;
		});
		this.#coming.set(first, fetched);
		const end = (): void => void this.#coming.delete(first);
		fetched.then(end, end);
		return fetched;
	}

	#requireRoom(what: string, bytes: number, offset?: number): void {
		const { maxMetadataBytes } = this.registry.limits;
		if (bytes <= maxMetadataBytes) return;
		const error = beyond("maxMetadataBytes", `${what} has more than ${maxMetadataBytes} bytes`);
		throw located(error, { url: this.source.url, offset });
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
			known &&= this.#asked.has(block);
			this.#asked.add(block);
		}
		return known;
	}

	#begin(address: number, what: string): number {
		const begin = this.baseAddress + address;
		if (address === UNDEFINED_ADDRESS || !(begin >= 0 && begin < this.fileBytes)) {
			if (address !== UNDEFINED_ADDRESS) this.#options.consulted?.note(begin, 1);
			throw new MiraError("corrupt-file", `${what} lies outside the file`, { url: this.source.url, offset: begin });
		}
		return begin;
	}
}

function part(bytes: Uint8Array, at: number, length: number): Uint8Array {
	return bytes.subarray(at, at + length);
}

async function refuseFilters(_bytes: Uint8Array, filters: readonly Filter[]): Promise<never> {
	const names = filters.map(({ id, name }) => `${id}${name === "" ? "" : ` (${name})`}`);
	throw new MiraError("unsupported-feature", `a heap is compressed with filter ${names.join(", ")}`);
}
