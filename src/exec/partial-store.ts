import { createHash } from "node:crypto";
import { registryFor } from "../io/default-registry.ts";
import { FileStore, fileUrl } from "../io/file.ts";
import { localStores } from "../io/local-stores.ts";
import type { ObjectStore } from "../io/object-store.ts";
import { isUrl } from "../io/url.ts";
import { OutputStore } from "../write/plan/output-store.ts";

/** Bytes of a seal: SHA-256. */
const SEAL_BYTES = 32;

/**
 * Where partials are kept, each under its key: in a folder, or below a prefix of any object store. Each is sealed: offsets in which a
 * bit is another would be believed, and so would what was kept under another key.
 */
export class PartialStore {
	readonly #objects: OutputStore;

	/** `place` is a path or a URL. */
	constructor(place: string, signal?: AbortSignal | undefined) {
		this.#objects = new OutputStore(storeAt(place), signal);
	}

	/** What was kept; undefined where there is nothing, or something else. */
	async load(key: string): Promise<Uint8Array | undefined> {
		const found = await this.#objects.read(key);
		if (found === undefined) return undefined;
		const end = Math.max(0, found.bytes.length - SEAL_BYTES);
		const partial = found.bytes.subarray(0, end);
		return sealOf(key, partial).equals(found.bytes.subarray(end)) ? partial : undefined;
	}

	/** Keeps a partial in the place of an earlier one: at every moment there is one of them, whole. */
	async save(key: string, partial: Uint8Array): Promise<void> {
		await this.#objects.put(key, Buffer.concat([partial, sealOf(key, partial)]));
	}
}

function sealOf(key: string, partial: Uint8Array): Buffer {
	return createHash("sha256").update(key).update(partial).digest();
}

function storeAt(place: string): ObjectStore {
	if (!isUrl(place) || place.startsWith("file:")) return new FileStore(fileUrl(place), { writable: true });
	const root = `${place.replace(/\/$/, "")}/`;
	return registryFor(root, { schemes: localStores() }).resolve(root).store;
}
