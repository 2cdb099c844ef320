import { registryFor } from "../io/default-registry.ts";
import { FileStore, fileUrl } from "../io/file.ts";
import { localStores } from "../io/local-stores.ts";
import type { ObjectStore } from "../io/object-store.ts";
import { isUrl } from "../io/url.ts";
import { OutputStore } from "../write/plan/output-store.ts";

/** Where partials are kept, each under its key: in a folder, or below a prefix of any object store. */
export class PartialStore {
	readonly #objects: OutputStore;

	/** `place` is a path or a URL. */
	constructor(place: string, signal?: AbortSignal | undefined) {
		this.#objects = new OutputStore(storeAt(place), signal);
	}

	/** What was kept; undefined where there is nothing. */
	async load(key: string): Promise<Uint8Array | undefined> {
		return (await this.#objects.read(key))?.bytes;
	}

	/** Keeps a partial in the place of an earlier one: at every moment there is one of them, whole. */
	async save(key: string, partial: Uint8Array): Promise<void> {
		await this.#objects.put(key, partial);
	}
}

function storeAt(place: string): ObjectStore {
	if (!isUrl(place) || place.startsWith("file:")) return new FileStore(fileUrl(place), { writable: true });
	const root = `${place.replace(/\/$/, "")}/`;
	return registryFor(root, { schemes: localStores() }).resolve(root).store;
}
