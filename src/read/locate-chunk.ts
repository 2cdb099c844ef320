import type { ObjectStoreRegistry } from "../io/registry.ts";
import { sizedEntry } from "../manifest/chunk-bytes.ts";
import type { ChunkEntry } from "../manifest/chunk-manifest.ts";
import type { ManifestArray } from "../manifest/manifest-array.ts";
import type { StoreArray } from "../manifest/manifest-group.ts";
import { chunkShapeAt, locate } from "../zarr/chunk-grid.ts";
import { DEFAULT_CHUNK_KEYS, encodeChunkKey } from "../zarr/chunk-key.ts";
import { innerArray } from "./shards.ts";

/** A range of an object. */
export type ChunkRange = { url: string; offset: number; length: number };

/** The chunk that an element is in, and where that is. Plain data. */
export type ChunkReport = {
	/** Its place in the grid of chunks; inside shards that of inner chunks. */
	index: number[];
	/** The key under which the store has it; that of the shard for an inner chunk. */
	key: string;
	shape: number[];
	/** A range of an object, bytes that the store carries itself, never written (it reads as the fill value), or computed. */
	kind: "virtual" | "inlined" | "missing" | "computed";
	/** Where its encoded bytes are, if it is virtual. */
	url?: string;
	offset?: number;
	length?: number;
	/** The codecs that its bytes went through, in the order of encoding. */
	codecs: string[];
	/** Where the element begins in the decoded chunk, in bytes; absent for elements of a variable length. */
	elementOffset?: number;
	/** Where the element itself begins in the object, if the chunk is stored as it is. */
	fileOffset?: number;
	/** The shard that an inner chunk is in. */
	shard?: { index: number[] } & Partial<ChunkRange>;
};

/** Finds the chunk of an element. Of a computed array the chunk is computed, to know whether there is anything. */
export async function locateChunk(
	array: StoreArray,
	path: string,
	index: readonly number[],
	registry: ObjectStoreRegistry,
	signal: AbortSignal | undefined,
): Promise<ChunkReport> {
	const own = chunkOf(array, path, index);
	if (array.kind === "derived") {
		const isThere = (await array.compute(own.index, { signal })) !== undefined;
		return { ...own, kind: isThere ? "computed" : "missing" };
	}
	const entry = await entryAt(array, own.index, registry, signal);
	const inner = innerArray(array, registry);
	if (inner === undefined || entry.kind === "missing") return { ...own, ...placed(own, entry) };
	const found = await locateChunk(inner, path, index, registry, signal);
	// Shards in shards: the outermost is the object.
	return { ...found, key: own.key, shard: { index: own.index, ...rangeOf(entry) } };
}

function chunkOf(array: StoreArray, path: string, index: readonly number[]): Omit<ChunkReport, "kind"> {
	const { chunkGrid, shape, codecs, dataType } = array.description;
	const places = index.map((position, d) => locate(chunkGrid, d, position));
	const chunk = places.map((place) => place.chunk);
	const chunkShape = [...chunkShapeAt(chunkGrid, shape, chunk)];
	const number = places.reduce((before, { inner }, d) => before * (chunkShape[d] as number) + inner, 0);
	return {
		index: chunk,
		key: `${path === "/" ? "" : path}/${encodeChunkKey(DEFAULT_CHUNK_KEYS, chunk)}`,
		shape: chunkShape,
		codecs: codecs.map(({ name }) => name),
		...(dataType.itemBytes === undefined ? {} : { elementOffset: number * dataType.itemBytes }),
	};
}

async function entryAt(
	array: ManifestArray,
	chunk: readonly number[],
	registry: ObjectStoreRegistry,
	signal: AbortSignal | undefined,
): Promise<Exclude<ChunkEntry, { kind: "object" }>> {
	const [entry] = (await array.find([chunk])) as [ChunkEntry];
	return entry.kind === "object" ? sizedEntry(entry, registry, { signal }) : entry;
}

function placed(
	{ codecs, elementOffset }: Omit<ChunkReport, "kind">,
	entry: Exclude<ChunkEntry, { kind: "object" }>,
): Pick<ChunkReport, "kind" | "url" | "offset" | "length" | "fileOffset"> {
	if (entry.kind !== "virtual") return { kind: entry.kind };
	const isPlain = codecs.length === 1 && codecs[0] === "bytes" && elementOffset !== undefined;
	return { ...rangeOf(entry), kind: "virtual", ...(isPlain ? { fileOffset: entry.offset + elementOffset } : {}) };
}

function rangeOf(entry: Exclude<ChunkEntry, { kind: "object" }>): Partial<ChunkRange> {
	if (entry.kind !== "virtual") return {};
	const { url, offset, length } = entry;
	return { url, offset, length };
}
