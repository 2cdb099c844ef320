import { readFileSync } from "node:fs";
import { MemoryStore } from "../../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../../src/io/registry.ts";
import type { ManifestStore, StoreKey } from "../../../src/manifest/manifest-store.ts";
import { type OpenOptions, openStore } from "../../../src/open.ts";
import { decodeBase64 } from "../../../src/zarr/base64.ts";

type Fixture = {
	data: string;
	whole: string;
	/** The bytes of every chunk, as fsspec reads them through the references. */
	sets: Record<string, { references: Record<string, unknown>; chunks: Record<string, string> }>;
	/** `null` for chunks that are missing. */
	parquet: { files: Record<string, string>; chunks: Record<string, string | null> };
	variants: Record<string, string>;
};

/** What test/fixtures/kerchunk/make.py made. */
export const FIXTURE: Fixture = JSON.parse(
	readFileSync(new URL("../../fixtures/kerchunk/references.json", import.meta.url), "utf8"),
);

/** The bytes that the fixtures refer to. */
export const DATA: Uint8Array = decodeBase64(FIXTURE.data);

/** Bytes of a text, or of an object as JSON. */
export function utf8(value: unknown): Uint8Array {
	return new TextEncoder().encode(typeof value === "string" ? value : JSON.stringify(value));
}

/** A registry with the data at `memory://refs/`, and whatever else stands there. */
export function registryWith(files: Iterable<readonly [string, Uint8Array]>): ObjectStoreRegistry {
	const store = new MemoryStore([["data.bin", DATA], ["whole.bin", decodeBase64(FIXTURE.whole)], ...files]);
	return new ObjectStoreRegistry().register("memory://refs/", store);
}

/** Opens a reference file that stands beside the data. */
export function openReferenceFile(
	content: unknown,
	options: OpenOptions & { name?: string; files?: Iterable<readonly [string, Uint8Array]> } = {},
): Promise<ManifestStore> {
	const { name = "refs.json", files = [], ...rest } = options;
	const bytes = content instanceof Uint8Array ? content : utf8(content);
	return openStore(`memory://refs/${name}`, { registry: registryWith([[name, bytes], ...files]), ...rest });
}

/** The bytes of the chunk that a key of version 2 names, as its codecs left them. */
export async function chunkBytes(store: ManifestStore, key: string): Promise<Uint8Array | undefined> {
	const path = [...store.contents()].find(
		({ kind, path }) => kind === "array" && `/${key}`.startsWith(`${path}/`),
	)?.path;
	if (path === undefined) throw new Error(`no array has the key ${key}`);
	const rest = `/${key}`.slice(path.length + 1);
	const isScalar = store.array(path).metadata.shape.length === 0;
	const index = isScalar ? [] : rest.replace(/^c\/?/, "").split(/[./]/);
	return await store.get(`${path}/${["c", ...index].join("/")}` as StoreKey);
}

/** A `.zarray` document. */
export function zarray(shape: number[], chunks: number[], more: object = {}): object {
	return {
		...{ zarr_format: 2, shape, chunks, dtype: "|u1", order: "C", fill_value: null, filters: null, compressor: null },
		...more,
	};
}

/** Bytes as the fixtures spell them. */
export function base64(bytes: Uint8Array | undefined): string | null {
	return bytes === undefined ? null : Buffer.from(bytes).toString("base64");
}
