import { encodeZstd } from "../../codecs/zstd.ts";
import { isMiraError, MiraError } from "../../errors.ts";
import { type FileType, wrapFile } from "../../formats/icechunk/file.ts";
import { idText } from "../../formats/icechunk/object-id.ts";
import { type Folder, Repository } from "../../formats/icechunk/repository.ts";
import type { ObjectStore, PutOptions } from "../../io/object-store.ts";
import { ObjectStoreRegistry } from "../../io/registry.ts";
import { withRetry } from "../../io/retry.ts";
import { encodePath } from "../../io/url.ts";

/** Where a repository is, or will be. */
export type IcechunkTarget = {
	/** It must be able to `put`. */
	store: ObjectStore;
	/** The raw path of the repository in the store; its root by default. */
	path?: string | undefined;
};

/** References become smaller than at the level 3 of Icechunk itself, and sooner. */
const COMPRESSION_LEVEL = 2;
/** Named in every file; padded to 24 bytes. */
const IMPLEMENTATION = "mirazarr";
/** The store has no url of its own that would be known here. */
const TARGET_URL = "target://repository";

/** The store of a repository that is written. */
export class TargetStore {
	readonly #store: ObjectStore;
	readonly #prefix: string;
	readonly #signal: AbortSignal | undefined;
	/** Bytes written so far. */
	writtenBytes = 0;

	constructor({ store, path = "" }: IcechunkTarget, signal: AbortSignal | undefined) {
		if (store.put === undefined)
			throw new MiraError("bad-argument", "the target cannot be written to", { hint: "Pass a store that has put" });
		this.#store = store;
		this.#prefix = path === "" ? "" : `${path.replace(/\/$/, "")}/`;
		this.#signal = signal;
	}

	/** Reads what is there now: every call begins anew. */
	open(): Repository {
		const registry = new ObjectStoreRegistry().register(TARGET_URL, this.#store);
		const url = this.#prefix === "" ? TARGET_URL : `${TARGET_URL}/${encodePath(this.#prefix.slice(0, -1))}`;
		return new Repository(url, registry.scope({ signal: this.#signal }));
	}

	/** An object and its tag; undefined where there is none. */
	async read(name: string): Promise<{ bytes: Uint8Array; etag: string | undefined } | undefined> {
		try {
			return await withRetry(
				() => this.#store.get(encodePath(this.#prefix + name), undefined, { signal: this.#signal }),
				{},
				this.#signal,
			);
		} catch (error) {
			if (isMiraError(error, "not-found")) return undefined;
			throw error;
		}
	}

	/** Writes an object. */
	async put(name: string, bytes: Uint8Array, only?: PutOptions["only"]): Promise<void> {
		const options = { signal: this.#signal, only };
		await withRetry(async () => this.#store.put?.(encodePath(this.#prefix + name), bytes, options), {}, this.#signal);
		this.writtenBytes += bytes.length;
	}

	/** Writes a FlatBuffer as the file of an id, and gives its size. */
	async putFile(folder: Folder, id: Uint8Array, type: FileType, buffer: Uint8Array): Promise<number> {
		const file = await compressFile(type, buffer);
		await this.put(`${folder}/${idText(id)}`, file);
		return file.length;
	}
}

/** A FlatBuffer as a file of a repository. */
export async function compressFile(type: FileType, buffer: Uint8Array): Promise<Uint8Array> {
	return wrapFile(await encodeZstd(buffer, COMPRESSION_LEVEL), type, IMPLEMENTATION);
}

/** A new id of so many bytes. */
export function randomId(byteCount: 8 | 12): Uint8Array {
	return crypto.getRandomValues(new Uint8Array(byteCount));
}
