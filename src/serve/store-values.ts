import { isMiraError } from "../errors.ts";
import { abortable } from "../io/abort.ts";
import type { ByteRange, Source } from "../io/source.ts";
import { fetchChunks } from "../manifest/chunk-bytes.ts";
import type { ChunkEntry } from "../manifest/chunk-manifest.ts";
import type { ArrayDescription } from "../manifest/manifest-array.ts";
import type { StoreArray } from "../manifest/manifest-group.ts";
import type { ManifestStore, StoreKey } from "../manifest/manifest-store.ts";
import { checkSize } from "../read/chunk.ts";
import { gridShape } from "../zarr/chunk-grid.ts";
import { DEFAULT_CHUNK_KEYS, decodeChunkKey } from "../zarr/chunk-key.ts";
import { elementCount } from "../zarr/nd-array.ts";
import type { Span } from "./byte-range.ts";
import { contentTag, partTag } from "./entity-tag.ts";
import { notFound, Refusal } from "./refusal.ts";
import type { SharedLoads, StartLoad } from "./shared-loads.ts";

/** What a key stands for, not necessarily read yet. */
export interface Value {
	readonly contentType: string;
	readonly sizeBytes: number;
	/** The entity tag, as far as it is known: that of an object which was never read is not. */
	tag(): string | undefined;
	/** A part of it, or all. The bytes are shared: nobody writes to them. */
	read(span: Span, signal: AbortSignal): Promise<Uint8Array>;
}

/** How a value is looked for. */
export type FindOptions = {
	signal: AbortSignal;
	/** Called with the size of what must be read before anything is known of the value. */
	reserve: (bytes: number) => Promise<void>;
	/** True if all of the value will be read: then that need not wait until its size is known. */
	isWhole: boolean;
};

/** Chunks of a variable length are not known before they are there. */
const GUESSED_BYTES = 2 ** 20;

/** What the keys of one store stand for. Whole chunks and documents are loaded once for all who ask, and cached. */
export class StoreValues {
	readonly #store: ManifestStore;
	readonly #loads: SharedLoads;
	/** Before the keys of this store in the cache, which others use too. */
	readonly #prefix: string;
	/** True if clients may know another version: what that one had and this one lacks must not look like a hole. */
	readonly #isReplacement: boolean;

	constructor(store: ManifestStore, loads: SharedLoads, { isReplacement }: { isReplacement: boolean }) {
		this.#store = store;
		this.#prefix = loads.newPrefix();
		this.#loads = loads;
		this.#isReplacement = isReplacement;
	}

	/** The value of a key, given by its names. */
	async find(names: readonly string[], { signal, reserve, isWhole }: FindOptions): Promise<Value> {
		const key: StoreKey = `/${names.join("/")}`;
		if (names.at(-1) === "zarr.json") return this.#document(key, signal);
		const { array, index } = this.#chunk(names);
		const entry = array.kind === "manifest" ? await abortable(find(array, index), signal) : undefined;
		if (entry?.kind === "missing") throw hole();
		if (entry?.kind === "virtual") {
			const { offset, length } = entry;
			return this.#part(key, this.#store.registry.source(entry.url), offset, length);
		}
		if (entry?.kind === "object" && !isWhole) return this.#object(key, entry, signal);
		await reserve(chunkBytes(array.description));
		const { registry } = this.#store;
		const start = async (flightSignal: AbortSignal): Promise<Uint8Array | undefined> => {
			const [bytes] = await fetchChunks(array, [index], registry, { signal: flightSignal });
			this.#loads.noteRead(bytes?.length ?? 0);
			return bytes && detached(bytes);
		};
		const bytes = await this.#load(key, start, signal);
		const source = entry?.kind === "object" ? this.#store.registry.source(entry.url) : undefined;
		const tag = source === undefined ? await contentTag(bytes) : partTag(source, 0, bytes.length);
		return heldValue(bytes, "application/octet-stream", tag);
	}

	/** A chunk by the names of its array and the place in the grid; what is outside the grid does not exist. */
	#chunk(names: readonly string[]): { array: StoreArray; index: number[] } {
		const at = names.lastIndexOf("c");
		if (at === -1) throw notFound("there is no such key");
		const array = this.#array(`/${names.slice(0, at).join("/")}`);
		const { shape, chunkGrid } = array.description;
		const index = decodeChunkKey(DEFAULT_CHUNK_KEYS, names.slice(at).join("/"), shape.length);
		const counts = gridShape(chunkGrid, shape);
		if (index === undefined || !index.every((i, d) => i < (counts[d] as number)))
			throw this.#noChunk(notFound("there is no such chunk"));
		return { array, index };
	}

	#array(path: string): StoreArray {
		try {
			return this.#store.array(path);
		} catch (error) {
			throw this.#noChunk(refusedNode(error));
		}
	}

	#noChunk(reason: unknown): unknown {
		if (!this.#isReplacement || !(reason instanceof Refusal)) return reason;
		return new Refusal(409, "source-changed", `the source was replaced, and now ${reason.message}`, {
			hint: "Read the metadata again",
		});
	}

	async #document(key: StoreKey, signal: AbortSignal): Promise<Value> {
		try {
			const start = (): Promise<Uint8Array | undefined> => this.#store.get(key);
			const bytes = await this.#loads.load(this.#prefix + key, start, signal);
			if (bytes === undefined) throw notFound("there is no such group or array");
			return heldValue(bytes, "application/json", await contentTag(bytes));
		} catch (error) {
			throw refusedNode(error);
		}
	}

	/** A chunk that is an object of its own, of which only a part is wanted, or nothing but the size: perhaps a shard. */
	async #object(
		key: StoreKey,
		{ url, optional }: Extract<ChunkEntry, { kind: "object" }>,
		signal: AbortSignal,
	): Promise<Value> {
		const source = this.#store.registry.source(url);
		try {
			return this.#part(key, source, 0, await source.size({ signal }));
		} catch (error) {
			if (optional && isMiraError(error, "not-found")) throw hole();
			throw error;
		}
	}

	#part(key: StoreKey, source: Source, offset: number, length: number): Value {
		return {
			contentType: "application/octet-stream",
			sizeBytes: length,
			tag: () => partTag(source, offset, length),
			read: async ({ begin, end }, signal) => {
				const held = this.#loads.held(this.#prefix + key);
				if (held !== undefined) return held.subarray(begin, end);
				const range = { offset: offset + begin, length: end - begin };
				checkSize(range.length, this.#store, key);
				const start = async (flightSignal: AbortSignal): Promise<Uint8Array> => {
					const bytes = await readPart(source, range, flightSignal);
					this.#loads.noteRead(bytes.length);
					return detached(bytes);
				};
				if (range.length < length) return start(signal);
				return this.#load(key, start, signal);
			},
		};
	}

	async #load(key: StoreKey, start: StartLoad, signal: AbortSignal): Promise<Uint8Array> {
		const bytes = await this.#loads.load(this.#prefix + key, start, signal);
		if (bytes === undefined) throw hole();
		return bytes;
	}
}

/** To merge reads saves requests; of a local file there are none to save, and what was read together must be copied apart. */
async function readPart(source: Source, range: ByteRange, signal: AbortSignal): Promise<Uint8Array> {
	const gap = source.url.startsWith("file:") ? { gap: 0 } : {};
	const [bytes] = await source.readMany([range], { signal, use: "chunk", ...gap });
	return bytes as Uint8Array; // one for each range
}

/** Bytes that keep nothing else in memory: what was read together with others is a view on all of it. */
function detached(bytes: Uint8Array): Uint8Array {
	return bytes.length === bytes.buffer.byteLength ? bytes : bytes.slice();
}

/** A value that is there whole before anything is known of it: a document, a chunk that is computed, inlined or an object. */
export function heldValue(bytes: Uint8Array, contentType: string, tag: string | undefined): Value {
	const read: Value["read"] = async ({ begin, end }) => bytes.subarray(begin, end);
	return { contentType, sizeBytes: bytes.length, tag: () => tag, read };
}

async function find(array: Extract<StoreArray, { kind: "manifest" }>, index: number[]): Promise<ChunkEntry> {
	const [entry] = await array.find([index]);
	return entry as ChunkEntry; // one for each index
}

function chunkBytes({ chunkGrid, dataType }: ArrayDescription): number {
	if (chunkGrid.kind !== "regular" || dataType.itemBytes === undefined) return GUESSED_BYTES;
	return elementCount(chunkGrid.chunkShape) * dataType.itemBytes;
}

function hole(): Refusal {
	return notFound("there is nothing stored: it holds the fill value");
}

/** A node that is not there, or not shown: both are missing from the metadata, so both are 404. */
function refusedNode(error: unknown): unknown {
	return isMiraError(error) ? new Refusal(404, error.code, error.message, { cause: error }) : error;
}
