import { readFileSync } from "node:fs";
import { MemoryStore } from "../../../src/io/memory.ts";
import type { ObjectStore } from "../../../src/io/object-store.ts";
import { ObjectStoreRegistry } from "../../../src/io/registry.ts";
import type { ManifestStore } from "../../../src/manifest/manifest-store.ts";
import { type OpenOptions, openStore } from "../../../src/open.ts";
import { decodeBase64 } from "../../../src/zarr/base64.ts";
import type { NdArray } from "../../../src/zarr/nd-array.ts";

/** What an independent reader found in an array: bytes (base64), or a list of texts or lists. */
export type Truth = { shape: number[]; base64?: string; list?: unknown[] };

/** A store: its keys with their bytes, and its arrays by their paths. */
export type StoreFixture = { files: Record<string, string>; arrays: Record<string, Truth> };

/** The stores that test/fixtures/zarr/make.py made. */
export const STORES: Readonly<Record<string, StoreFixture>> = JSON.parse(
	readFileSync(new URL("../../fixtures/zarr/stores.json", import.meta.url), "utf8"),
);

/** The keys and bytes of a store. */
export function filesOf(name: string): Map<string, Uint8Array> {
	const store = STORES[name];
	if (store === undefined) throw new Error(`there is no store "${name}"`);
	return new Map(Object.entries(store.files).map(([key, base64]) => [key, decodeBase64(base64)]));
}

/** A store that holds objects at `memory://zarr/`, with or without the ability to list them. */
export function memoryRegistry(files: Iterable<readonly [string, Uint8Array]>, canList = true): ObjectStoreRegistry {
	const memory = new MemoryStore(files);
	const store: ObjectStore = canList ? memory : { get: (path, range, options) => memory.get(path, range, options) };
	return new ObjectStoreRegistry().register("memory://zarr/", store);
}

/** Opens keys and bytes as a store. */
export function openFiles(
	files: Iterable<readonly [string, Uint8Array]>,
	options: OpenOptions & { canList?: boolean } = {},
): Promise<ManifestStore> {
	const { canList = true, ...rest } = options;
	return openStore("memory://zarr/", { registry: memoryRegistry(files, canList), ...rest });
}

/** Values as the truth has them. */
export function asTruth({ shape, bytes, data }: NdArray, { list }: Truth): Truth {
	if (list === undefined) return { shape, base64: Buffer.from(bytes).toString("base64") };
	return { shape, list: Array.from<unknown>(data).map((value, i) => plain(value, list[i])) };
}

/** Lists of numbers; bytes as the text that JSON has for them in the truth. */
function plain(value: unknown, truth: unknown): unknown {
	if (value instanceof Uint8Array && typeof truth === "string") return new TextDecoder().decode(value);
	return ArrayBuffer.isView(value) ? Array.from(value as unknown as Iterable<unknown>) : value;
}
