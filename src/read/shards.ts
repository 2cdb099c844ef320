import { type ShardIndex, ShardIndexReader } from "../codecs/shard-index.ts";
import type { ShardLayout } from "../codecs/shard-layout.ts";
import { isMiraError, located, MiraError } from "../errors.ts";
import type { ObjectStoreRegistry } from "../io/registry.ts";
import { headerBytes } from "../io/source.ts";
import { sizedEntry } from "../manifest/chunk-bytes.ts";
import { type ChunkEntry, chunkNumber } from "../manifest/chunk-manifest.ts";
import { type ChunkLookup, ManifestArray } from "../manifest/manifest-array.ts";
import { elementCount } from "../zarr/nd-array.ts";
import { shardLayout, withInnerChunks } from "./inner-chunks.ts";

/** Memory for the indexes of shards of one array; those that were opened first go first. */
const MOST_INDEX_BYTES = 2 ** 24;

const MISSING: ChunkEntry = { kind: "missing" };

const views = new WeakMap<ObjectStoreRegistry, WeakMap<ManifestArray, ManifestArray>>();

/**
 * A sharded array as an array of its inner chunks, each found by the index of its shard: to read one of them takes the index
 * and its own bytes. Undefined for arrays without shards.
 */
export function innerArray(array: ManifestArray, registry: ObjectStoreRegistry): ManifestArray | undefined {
	const known = views.get(registry) ?? new WeakMap<ManifestArray, ManifestArray>();
	views.set(registry, known);
	const view = known.get(array);
	if (view !== undefined) return view;
	const layout = shardLayout(array.description);
	if (layout === undefined) return undefined;
	const made = new ManifestArray(
		withInnerChunks(array.description, layout),
		() => {
			throw new MiraError("unsupported-feature", "inner chunks are looked up in their shards, never listed", {
				path: array.description.path,
			});
		},
		new ShardLookup(array, layout, registry),
	);
	known.set(array, made);
	return made;
}

type VirtualEntry = Extract<ChunkEntry, { kind: "virtual" }>;

/** A shard that was opened; undefined for one that is missing. */
type Shard = { index: ShardIndex; entry: VirtualEntry | Extract<ChunkEntry, { kind: "inlined" }> } | undefined;

/** Finds inner chunks. The indexes of the last shards are kept. */
class ShardLookup implements ChunkLookup {
	readonly most: number = Number.POSITIVE_INFINITY;
	readonly #array: ManifestArray;
	readonly #layout: ShardLayout;
	readonly #registry: ObjectStoreRegistry;
	readonly #mostShards: number;
	/** By their places in the grid, those that were opened first at the front. */
	readonly #shards = new Map<string, Promise<Shard>>();
	#reader: Promise<ShardIndexReader> | undefined;

	constructor(array: ManifestArray, layout: ShardLayout, registry: ObjectStoreRegistry) {
		this.#array = array;
		this.#layout = layout;
		this.#registry = registry;
		this.#mostShards = Math.max(1, Math.floor(MOST_INDEX_BYTES / (16 * elementCount(layout.gridShape))));
	}

	async find(indexes: readonly (readonly number[])[]): Promise<ChunkEntry[]> {
		const { gridShape } = this.#layout;
		const shardIndexes = indexes.map((index) => index.map((i, d) => Math.floor(i / (gridShape[d] as number))));
		const shards = await Promise.all(this.#open(shardIndexes));
		return indexes.map((index, i) => {
			const inner = index.map((n, d) => n % (gridShape[d] as number));
			try {
				return entryOf(shards[i], chunkNumber(gridShape, inner) as number);
			} catch (error) {
				throw this.#named(error, shardIndexes[i] as number[]);
			}
		});
	}

	/** The shards at these places, which may be the same again and again. Those that are not there yet are asked for together. */
	#open(indexes: readonly number[][]): Promise<Shard>[] {
		const lacking = new Map<string, number[]>();
		for (const index of indexes) if (!this.#shards.has(index.join())) lacking.set(index.join(), index);
		const entries = lacking.size > 0 ? this.#array.find([...lacking.values()]) : Promise.resolve([]);
		for (const [i, [key, index]] of [...lacking].entries()) {
			const shard = entries
				.then((found) => this.#read(found[i] as ChunkEntry))
				.catch((error: unknown) => {
					this.#shards.delete(key); // a failed read (no network) must not be remembered
					throw this.#named(error, index);
				});
			this.#shards.set(key, shard);
		}
		const opened = indexes.map((index) => this.#shards.get(index.join()) as Promise<Shard>);
		for (const key of this.#shards.keys()) {
			if (this.#shards.size <= this.#mostShards) break;
			this.#shards.delete(key);
		}
		return opened;
	}

	async #read(found: ChunkEntry): Promise<Shard> {
		const entry = found.kind === "object" ? await sizedEntry(found, this.#registry) : found;
		if (entry.kind === "missing") return undefined;
		this.#reader ??= ShardIndexReader.create(this.#layout);
		const reader = await this.#reader;
		const shardBytes = entry.kind === "inlined" ? entry.bytes.length : entry.length;
		const { offset, length } = reader.placeIn(shardBytes);
		const encoded =
			entry.kind === "inlined"
				? entry.bytes.subarray(offset, offset + length)
				: await this.#readPart(entry, offset, length);
		return { index: await reader.decode(encoded, shardBytes), entry };
	}

	async #readPart(entry: VirtualEntry, offset: number, length: number): Promise<Uint8Array> {
		const source = this.#registry.source(entry.url);
		// A small shard comes as a whole: its inner chunks are then in the cache.
		if (entry.length <= headerBytes) await source.read(entry.offset, entry.length);
		return source.read(entry.offset + offset, length);
	}

	#named(error: unknown, index: readonly number[]): unknown {
		const { path } = this.#array.description;
		return isMiraError(error) ? located(error, { path }, `shard [${index.join(", ")}]: `) : error;
	}
}

/** Where inner chunk `n` of a shard is. */
function entryOf(shard: Shard, n: number): ChunkEntry {
	const place = shard?.index.place(n);
	if (shard === undefined || place === undefined) return MISSING;
	const { entry } = shard;
	const { offset, length } = place;
	if (entry.kind === "inlined") return { kind: "inlined", bytes: entry.bytes.subarray(offset, offset + length) };
	// No range is empty; the decoder will say what it thinks of a chunk that is.
	if (length === 0) return { kind: "inlined", bytes: new Uint8Array(0) };
	return { kind: "virtual", url: entry.url, offset: entry.offset + offset, length };
}
