import { MiraError } from "../../errors.ts";
import type { ObjectStoreRegistry } from "../../io/registry.ts";
import { type ArrayDescription, ManifestArray } from "../../manifest/manifest-array.ts";
import type { Budget } from "../../zarr/budget.ts";
import type { ChunkKeyEncoding } from "../../zarr/chunk-key.ts";
import type { KeySpace } from "../zarr/key-space.ts";
import { type ReferenceSet, splitKey } from "./reference-set.ts";

/** The keys of a Zarr store as references. */
export class ReferenceSpace implements KeySpace {
	readonly url: string;
	readonly v2Policy = "kerchunk";
	readonly knowsAllNodes = true;
	readonly #references: ReferenceSet;
	readonly #registry: ObjectStoreRegistry;
	readonly #urlOf: (urlNumber: number) => string;
	readonly #children = new Map<string, Set<string>>();
	/** Consolidated metadata repeat what the references hold, and may be older. */
	readonly #needsConsolidated: boolean;

	/** `urlOf` gives the url that a text of the set stands for, by its number. */
	constructor(
		url: string,
		references: ReferenceSet,
		registry: ObjectStoreRegistry,
		urlOf: (urlNumber: number) => string,
	) {
		this.url = url;
		this.#references = references;
		this.#registry = registry;
		this.#urlOf = urlOf;
		const keys = [...references.documents.keys()];
		this.#needsConsolidated = !keys.some((key) => [".zarray", "zarr.json"].includes(splitKey(key).name));
		for (const key of keys) this.#addPath(splitKey(key).path);
	}

	get budget(): Budget {
		return this.#registry.budget;
	}

	async document(key: string): Promise<Uint8Array | undefined> {
		if (splitKey(key).name === ".zmetadata" && !this.#needsConsolidated) return undefined;
		const document = this.#references.documents.get(key);
		if (document === undefined || document instanceof Uint8Array) return document;
		const source = this.#registry.source(this.#urlOf(document.urlNumber));
		return document.range === undefined
			? await source.readAll()
			: await source.read(document.range.offset, document.range.length);
	}

	releaseDocuments(): void {
		this.#references.documents.clear();
	}

	async children(path: string): Promise<string[]> {
		return [...(this.#children.get(path) ?? [])];
	}

	array(description: ArrayDescription, chunkKeys: ChunkKeyEncoding, keyPath: string): ManifestArray {
		const { path, shape, chunkGrid } = description;
		const array = this.#references.arrays.get(keyPath);
		if (array === undefined || !array.hasLayout({ shape: [...shape], chunkGrid, chunkKeys }))
			throw new MiraError("bad-metadata", "the set has more than one document for this array", { path });
		if (array.problem !== undefined) throw array.problem;
		// Without this space: documents need not be kept for the sake of chunks.
		const urlOf = this.#urlOf;
		return new ManifestArray(description, () => array.manifest(urlOf));
	}

	#addPath(path: string): void {
		for (let below = path; below !== ""; ) {
			const { path: parent, name } = splitKey(below);
			const names = this.#children.get(parent) ?? new Set();
			if (names.has(name)) return;
			this.#children.set(parent, names.add(name));
			below = parent;
		}
	}
}
