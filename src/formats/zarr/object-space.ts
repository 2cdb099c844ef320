import { isMiraError, MiraError } from "../../errors.ts";
import type { ObjectStoreRegistry } from "../../io/registry.ts";
import { childUrl, decodePath } from "../../io/url.ts";
import { type ChunkManifest, chunkNumber } from "../../manifest/chunk-manifest.ts";
import { type ArrayDescription, type ChunkLookup, ManifestArray } from "../../manifest/manifest-array.ts";
import { ManifestBuilder } from "../../manifest/manifest-builder.ts";
import type { Budget } from "../../zarr/budget.ts";
import { gridShape } from "../../zarr/chunk-grid.ts";
import { type ChunkKeyEncoding, decodeChunkKey, encodeChunkKey } from "../../zarr/chunk-key.ts";
import { joinKey, type KeySpace } from "./key-space.ts";
import { readDocument } from "./read-document.ts";

/** More chunks than this are listed rather than asked for one by one. */
const MOST_LOOKED_UP = 64;

/** The keys of a Zarr store as objects below a url. */
export class ObjectSpace implements KeySpace {
	readonly url: string;
	readonly v2Policy = "zarr-v2";
	readonly isUncertain = true;
	readonly #registry: ObjectStoreRegistry;

	constructor(url: string, registry: ObjectStoreRegistry) {
		this.url = url;
		this.#registry = registry;
	}

	get budget(): Budget {
		return this.#registry.budget;
	}

	document(key: string): Promise<Uint8Array | undefined> {
		return readDocument(this.#urlOf(key), this.#registry);
	}

	async children(path: string): Promise<string[] | undefined> {
		if (!this.#canList(path)) return undefined;
		const names: string[] = [];
		for await (const key of this.#list(path, true)) if (key.path.endsWith("/")) names.push(key.path.slice(0, -1));
		return names;
	}

	array(description: ArrayDescription, chunkKeys: ChunkKeyEncoding, keyPath: string): ManifestArray {
		const lookup: ChunkLookup = {
			most: this.#canList(keyPath) ? MOST_LOOKED_UP : Number.POSITIVE_INFINITY,
			find: async (indexes) =>
				indexes.map((index) => {
					const url = this.#urlOf(joinKey(keyPath, encodeChunkKey(chunkKeys, index)));
					return { kind: "object", url, optional: true };
				}),
		};
		return new ManifestArray(description, () => this.#listChunks(description, chunkKeys, keyPath), lookup);
	}

	async #listChunks(
		{ path, chunkGrid, shape }: ArrayDescription,
		chunkKeys: ChunkKeyEncoding,
		keyPath: string,
	): Promise<ChunkManifest> {
		if (!this.#canList(keyPath))
			throw new MiraError("unsupported-feature", "the store cannot be listed, so it is not known which chunks exist", {
				url: this.url,
				path,
				hint: "Chunks can be read all the same: each is asked for when it is needed",
			});
		const grid = gridShape(chunkGrid, shape);
		const builder = new ManifestBuilder(grid, { path });
		const { maxReferences } = this.#registry.limits;
		let count = 0;
		for await (const { path: key, size } of this.#list(keyPath, false)) {
			const index = decodeChunkKey(chunkKeys, key, shape.length);
			// What lies outside the grid was left behind when the array was made smaller.
			const number = index && chunkNumber(grid, index);
			if (number === undefined) continue;
			if (++count > maxReferences)
				throw new MiraError("limit-exceeded", `it has more than ${maxReferences} chunks`, { path, url: this.url });
			const url = this.#urlOf(joinKey(keyPath, key));
			// An empty object is not a chunk, which reading it will tell.
			if (size === 0) builder.objectAt(number, url);
			else builder.virtualAt(number, url, 0, size);
		}
		return builder.build();
	}

	#urlOf(key: string): string {
		return key === "" ? this.url : childUrl(this.url, key);
	}

	#canList(path: string): boolean {
		return this.#registry.resolve(this.#urlOf(path)).store.list !== undefined;
	}

	/** Keys below a path, relative to it. */
	async *#list(path: string, shallow: boolean): AsyncGenerator<{ path: string; size: number }> {
		const { store, path: storePath } = this.#registry.resolve(this.#urlOf(path));
		const prefix = decodePath(storePath).replace(/\/?$/, "/").replace(/^\/$/, "");
		const { signal } = this.#registry;
		const mayFollow = (url: string): boolean => this.#registry.has(url);
		try {
			for await (const { path: listed, size } of store.list?.(storePath, { shallow, signal, mayFollow }) ?? [])
				yield { path: decodePath(listed).slice(prefix.length), size };
		} catch (error) {
			// Object stores have no empty directories; local ones answer that there is none. A link that leads elsewhere is none.
			if (!isMiraError(error, "not-found") && !(shallow && isMiraError(error, "not-allowed"))) throw error;
		}
	}
}
