import type { ObjectPart, ObjectStore } from "../../src/io/object-store.ts";
import { ObjectStoreRegistry } from "../../src/io/registry.ts";
import { DerivedArray } from "../../src/manifest/derived-array.ts";
import { ManifestArray } from "../../src/manifest/manifest-array.ts";
import { ManifestBuilder } from "../../src/manifest/manifest-builder.ts";
import { ManifestGroup } from "../../src/manifest/manifest-group.ts";
import { ManifestStore } from "../../src/manifest/manifest-store.ts";
import { createHandler, type HandlerOptions } from "../../src/serve/index.ts";
import { dataType } from "../../src/zarr/data-type.ts";

/** Asks a handler for a path. */
export type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

/** A handler, asked by paths. */
export function fetchFrom(options: HandlerOptions): Fetch {
	const handler = createHandler(options);
	return (path, init) => handler(new Request(`http://host.example${path}`, init));
}

/** The bytes of a body. */
export async function bytesIn(response: Response): Promise<Uint8Array> {
	return new Uint8Array(await response.arrayBuffer());
}

/** The code of the reason that a refusal has. */
export async function codeIn(response: Response): Promise<string> {
	const { error } = (await response.json()) as { error: { code: string; message: string } };
	return error.code;
}

const URL_OF_DATA = "memory://source/data.bin";
const CHUNK_BYTES = 1000;

const DESCRIPTION = {
	path: "/v",
	shape: [2000],
	dataType: dataType("uint8"),
	chunkGrid: { kind: "regular" as const, chunkShape: [CHUNK_BYTES] },
	codecs: [{ name: "bytes" }],
	attributes: new Map(),
	fill: {
		storage: { status: "explicit" as const, value: Uint8Array.of(7), source: { place: "test", text: "" } },
		validity: [],
		packing: {},
		dropped: [],
	},
};

/** A store of one array `v` of two chunks that `get` brings. Without retries: failures are what is looked at. */
export function storeOver(get: ObjectStore["get"]): ManifestStore {
	const registry = new ObjectStoreRegistry({ retry: { attempts: 1 } }).register(URL_OF_DATA, { get });
	const builder = new ManifestBuilder([2]);
	builder.virtual([0], URL_OF_DATA, 0, CHUNK_BYTES);
	builder.virtual([1], URL_OF_DATA, CHUNK_BYTES, CHUNK_BYTES);
	const manifest = builder.build();
	const group = new ManifestGroup();
	group.arrays.set("v", new ManifestArray(DESCRIPTION, () => manifest));
	return new ManifestStore({ url: URL_OF_DATA, group, registry });
}

/** A store of one array `v` of two chunks that are computed. */
export function storeComputing(compute: DerivedArray["compute"]): ManifestStore {
	const group = new ManifestGroup();
	group.arrays.set("v", new DerivedArray(DESCRIPTION, compute));
	return new ManifestStore({ url: URL_OF_DATA, group, registry: new ObjectStoreRegistry() });
}

/** What a source of 2000 bytes answers: 0, 1, 2, … modulo 251. */
export function part(range: { offset: number; length: number } | undefined, etag?: string): ObjectPart {
	const { offset, length } = range ?? { offset: 0, length: 2000 };
	const bytes = Uint8Array.from({ length: Math.min(length, 2000 - offset) }, (_, i) => (offset + i) % 251);
	return { bytes, size: 2000, etag };
}

/** A promise that is settled from outside. */
export function deferred<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
	let resolve: (value: T) => void = () => {};
	const promise = new Promise<T>((settle) => {
		resolve = settle;
	});
	return { promise, resolve };
}
