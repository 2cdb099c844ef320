import { isMiraError, located } from "../../errors.ts";
import { type ContainerNames, locationUrl } from "../../icechunk/containers.ts";
import {
	type Checksum,
	type ChunkTargets,
	type ManifestQuery,
	readManifest,
	readOneReference,
} from "../../icechunk/manifest.ts";
import type { Repository } from "../../icechunk/repository.ts";
import type { ManifestRef } from "../../icechunk/schemas.ts";
import type { ObjectStoreRegistry } from "../../io/registry.ts";
import { type ChunkEntry, type ChunkManifest, chunkNumber } from "../../manifest/chunk-manifest.ts";
import { type ArrayDescription, type ChunkLookup, ManifestArray } from "../../manifest/manifest-array.ts";
import { ManifestBuilder } from "../../manifest/manifest-builder.ts";
import { gridShape } from "../../zarr/chunk-grid.ts";
import type { OutsideReport } from "../kerchunk/outside-report.ts";

/** More chunks than this are not looked up one by one: all manifests are read then. */
const MOST_LOOKED_UP = 2 ** 16;
/** Manifests that are read at a time. */
const CONCURRENCY = 8;
/** In manifests of more references a few chunks are searched for, instead of taking in all of them. */
const MOST_TAKEN_IN = 100_000;
/** So few. */
const MOST_SEARCHED = 64;

/** A manifest of the array, and how many references are in its file. */
type SizedRef = ManifestRef & { referenceCount: number };

/** The references of an array: they are in one manifest, or in several, each for a part of the chunks. */
export class ArrayReferences {
	readonly #repository: Repository;
	readonly #registry: ObjectStoreRegistry;
	readonly #outside: OutsideReport;
	readonly #path: string;
	readonly #nodeId: Uint8Array;
	readonly #gridShape: readonly number[];
	readonly #manifests: readonly SizedRef[];
	/** Files that are large, as long as there is memory for them. */
	readonly #large = new Map<SizedRef, WeakRef<Uint8Array>>();
	readonly #parts = new Map<ManifestRef, Promise<ChunkManifest>>();

	constructor(
		repository: Repository,
		registry: ObjectStoreRegistry,
		outside: OutsideReport,
		{ path, chunkGrid, shape }: ArrayDescription,
		node: { id: Uint8Array; manifests: readonly SizedRef[] },
	) {
		this.#repository = repository;
		this.#registry = registry;
		this.#outside = outside;
		this.#path = path;
		this.#nodeId = node.id;
		this.#gridShape = gridShape(chunkGrid, shape);
		this.#manifests = node.manifests;
	}

	/** The array with these references, which are read when they are needed. */
	array(description: ArrayDescription): ManifestArray {
		const [only, ...others] = this.#manifests;
		const lookup: ChunkLookup = {
			most: others.length > 0 ? MOST_LOOKED_UP : MOST_SEARCHED,
			find: async (indexes) => {
				if (indexes.length > MOST_SEARCHED) return Promise.all(indexes.map((index) => this.#find(index)));
				// One after the other: each may have a large file in memory.
				const found: ChunkEntry[] = [];
				for (const index of indexes) found.push((await this.#search(index)) ?? (await this.#find(index)));
				return found;
			},
		};
		// A single manifest that is not large is read as a whole in any case.
		const isLookedUp = others.length > 0 || (only !== undefined && isLarge(only));
		return new ManifestArray(description, () => this.#load(), isLookedUp ? lookup : undefined);
	}

	/** A chunk in the large manifests that may hold it; undefined where it is not found. */
	async #search(index: readonly number[]): Promise<ChunkEntry | undefined> {
		const number = chunkNumber(this.#gridShape, index);
		if (number === undefined) return undefined;
		for (const ref of this.#manifests) {
			if (!isLarge(ref) || !mayHold(ref, index) || this.#parts.has(ref)) continue;
			const file = this.#large.get(ref)?.deref() ?? (await this.#read([ref]))[0];
			this.#large.set(ref, new WeakRef(file as Uint8Array));
			const builder = new ManifestBuilder(this.#gridShape, { path: this.#path });
			const add: AddReferences = (query, targets) =>
				readOneReference(file as Uint8Array, query, targets, builder, number);
			if (await this.#take(ref, add)) return builder.build().get(index);
		}
		return undefined;
	}

	async #load(): Promise<ChunkManifest> {
		const builder = new ManifestBuilder(this.#gridShape, { path: this.#path });
		for (let i = 0; i < this.#manifests.length; i += CONCURRENCY) {
			const refs = this.#manifests.slice(i, i + CONCURRENCY);
			const files = await this.#read(refs);
			for (const [j, ref] of refs.entries())
				await this.#take(ref, (query, targets) => readManifest(files[j] as Uint8Array, query, targets, builder));
		}
		return builder.build();
	}

	async #find(index: readonly number[]): Promise<ChunkEntry> {
		if (chunkNumber(this.#gridShape, index) === undefined) return { kind: "missing" };
		for (const ref of this.#manifests) {
			if (!mayHold(ref, index)) continue;
			const entry = (await this.#part(ref)).get(index);
			if (entry.kind !== "missing") return entry;
		}
		return { kind: "missing" };
	}

	#part(ref: ManifestRef): Promise<ChunkManifest> {
		const known = this.#parts.get(ref);
		if (known !== undefined) return known;
		const part = this.#readPart(ref).catch((error: unknown) => {
			this.#parts.delete(ref); // a failed read (no network) must not be remembered
			throw error;
		});
		this.#parts.set(ref, part);
		return part;
	}

	async #readPart(ref: ManifestRef): Promise<ChunkManifest> {
		const builder = new ManifestBuilder(this.#gridShape, { path: this.#path });
		const [file] = await this.#read([ref]);
		await this.#take(ref, (query, targets) => readManifest(file as Uint8Array, query, targets, builder));
		return builder.build();
	}

	/** The files of manifests. In version 1 the containers are in a file of their own, which need not wait for these. */
	async #read(refs: readonly ManifestRef[]): Promise<Uint8Array[]> {
		const files = Promise.all(refs.map(({ id }) => this.#repository.manifest(id)));
		return (await Promise.all([files, this.#repository.containers()]))[0];
	}

	/** Takes references out of a manifest, and notes where they lead. */
	async #take<T>({ id }: ManifestRef, add: AddReferences<T>): Promise<T> {
		const targets = new StoreTargets(this.#repository, this.#registry, await this.#repository.containers());
		const query = {
			url: this.#repository.urlOf("manifests", id),
			id,
			nodeId: this.#nodeId,
			gridShape: this.#gridShape,
		};
		try {
			const result = add(query, targets);
			this.#outside.add([...targets.urls]);
			return result;
		} catch (error) {
			throw isMiraError(error) ? located(error, { path: this.#path }) : error;
		}
	}
}

type AddReferences<T = boolean> = (query: ManifestQuery, targets: ChunkTargets) => T;

function isLarge({ referenceCount }: SizedRef): boolean {
	return referenceCount > MOST_TAKEN_IN;
}

/** Urls of a store, and what their objects must be. */
class StoreTargets implements ChunkTargets {
	readonly urls = new Set<string>();
	readonly #repository: Repository;
	readonly #registry: ObjectStoreRegistry;
	readonly #names: ContainerNames;

	constructor(repository: Repository, registry: ObjectStoreRegistry, names: ContainerNames) {
		this.#repository = repository;
		this.#registry = registry;
		this.#names = names;
	}

	virtual(location: string, checksum: Checksum | undefined): string {
		const url = locationUrl(location, this.#names);
		this.urls.add(url);
		if (checksum?.kind === "etag") this.#registry.expect(url, { etag: checksum.etag });
		if (checksum?.kind === "last-modified") this.#registry.expect(url, { unmodifiedSinceMs: checksum.seconds * 1000 });
		return url;
	}

	native(id: Uint8Array): string {
		return this.#repository.urlOf("chunks", id);
	}
}

/** Whether a chunk lies in the extents of a manifest. */
function mayHold({ extents }: ManifestRef, index: readonly number[]): boolean {
	const view = new DataView(extents.buffer, extents.byteOffset, extents.byteLength);
	// Without extents it may hold any.
	return index.every((i, d) => {
		if (8 * d + 8 > extents.length) return true;
		return i >= view.getUint32(8 * d, true) && i < view.getUint32(8 * d + 4, true);
	});
}
