import { MiraError } from "../errors.ts";
import {
	type GetOptions,
	type ListedObject,
	type ListOptions,
	type ObjectPart,
	type ObjectStore,
	type PutOptions,
	writeConflict,
} from "./object-store.ts";
import type { ByteRange } from "./source.ts";
import { decodePath, encodePath } from "./url.ts";

/** Objects in memory, by raw key: for tests, for documents made on the fly, as the target of writers. */
export class MemoryStore implements ObjectStore {
	readonly #objects = new Map<string, { bytes: Uint8Array; etag: string }>();
	#version = 0;

	constructor(objects: Iterable<readonly [key: string, bytes: Uint8Array]> = []) {
		for (const [key, bytes] of objects) this.#set(key, bytes);
	}

	async get(path: string, range: ByteRange | undefined, { maxBytes = Infinity }: GetOptions = {}): Promise<ObjectPart> {
		const key = decodePath(path);
		const object = this.#objects.get(key);
		if (object === undefined) throw new MiraError("not-found", `There is no object "${key}" in memory`);
		const { bytes, etag } = object;
		if (range === undefined && bytes.length > maxBytes) {
			throw new MiraError("limit-exceeded", `The object "${key}" has more than ${maxBytes} bytes`);
		}
		const part = range === undefined ? bytes.slice() : bytes.slice(range.offset, range.offset + range.length);
		return { bytes: part, size: bytes.length, etag };
	}

	async *list(path: string, { shallow = false }: ListOptions = {}): AsyncGenerator<ListedObject> {
		const directory = decodePath(path).replace(/\/?$/, "/").replace(/^\/$/, "");
		const seen = new Set<string>();
		for (const [key, { bytes }] of this.#objects) {
			if (!key.startsWith(directory)) continue;
			const slash = key.indexOf("/", directory.length);
			const isDeeper = shallow && slash !== -1;
			const shown = isDeeper ? key.slice(0, slash + 1) : key;
			if (seen.has(shown)) continue;
			seen.add(shown);
			yield { path: encodePath(shown), size: isDeeper ? 0 : bytes.length };
		}
	}

	async put(path: string, bytes: Uint8Array, { only }: PutOptions = {}): Promise<void> {
		const key = decodePath(path);
		const wanted = only === "if-absent" ? undefined : only?.ifEtag;
		if (only !== undefined && this.#objects.get(key)?.etag !== wanted) throw writeConflict(`memory:///${path}`);
		this.#set(key, bytes.slice());
	}

	#set(key: string, bytes: Uint8Array): void {
		this.#version++;
		this.#objects.set(key, { bytes, etag: `"${this.#version}"` });
	}
}
