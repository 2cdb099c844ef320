import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { MemoryStore } from "../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../src/io/registry.ts";
import { DerivedArray } from "../../src/manifest/derived-array.ts";
import { ManifestGroup } from "../../src/manifest/manifest-group.ts";
import { ManifestStore } from "../../src/manifest/manifest-store.ts";
import { openStore } from "../../src/open.ts";
import { read } from "../../src/read/read.ts";
import type { Limits } from "../../src/zarr/budget.ts";
import type { JsonObject } from "../../src/zarr/json.ts";

const LITTLE = { name: "bytes", configuration: { endian: "little" } };
const beyondChunk = { code: "limit-exceeded", hint: expect.stringContaining("limits.maxChunkBytes") };

function openArray(
	{ shape, chunk = shape, ...document }: JsonObject & { shape: number[]; chunk?: number[] },
	chunks: Record<string, Uint8Array>,
	limits: Partial<Limits> = {},
): Promise<ManifestStore> {
	const metadata = {
		zarr_format: 3,
		node_type: "array",
		shape,
		data_type: "uint8",
		chunk_grid: { name: "regular", configuration: { chunk_shape: chunk } },
		chunk_key_encoding: { name: "default" },
		fill_value: 7,
		attributes: {},
		...document,
	};
	const objects = Object.entries(chunks).map(([key, bytes]) => [`z.zarr/${key}`, bytes] as const);
	const store = new MemoryStore([["z.zarr/zarr.json", new TextEncoder().encode(JSON.stringify(metadata))], ...objects]);
	const registry = new ObjectStoreRegistry({ limits }).register("memory://files/", store);
	return openStore("memory://files/z.zarr/", { registry });
}

const gzip = (bytes: Uint8Array): Uint8Array => new Uint8Array(gzipSync(bytes));

describe("the account of a chunk", () => {
	const codecs = [LITTLE, { name: "gzip" }];
	const limits = { maxChunkBytes: 2 ** 12 };
	const zeros = { "c/0": gzip(new Uint8Array(2 ** 16)) };

	it("a part of a chunk that takes far more memory than its stored bytes allow is refused", async () => {
		const store = await openArray({ shape: [2 ** 16], codecs }, zeros, limits);
		await expect(read(store, "/", { selection: [5] })).rejects.toMatchObject({
			...beyondChunk,
			message: expect.stringContaining("chunk [0]: decoding it would take"),
		});
	});

	it("who asks for as much gets it", async () => {
		const store = await openArray({ shape: [2 ** 16], codecs }, zeros, limits);
		expect((await read(store, "/")).bytes).toEqual(new Uint8Array(2 ** 16));
	});

	it("stored bytes count", async () => {
		// Random enough that gzip does not make it shorter than an eighth.
		let seed = 1;
		const noise = Uint8Array.from({ length: 2 ** 16 }, () => {
			seed = (Math.imul(seed, 1_103_515_245) + 12_345) | 0;
			return seed >>> 24;
		});
		const store = await openArray({ shape: [2 ** 16], codecs }, { "c/0": gzip(noise) }, limits);
		expect((await read(store, "/", { selection: [5] })).bytes).toEqual(noise.slice(5, 6));
	});

	it("a chunk that is stored as it is costs nothing more", async () => {
		const raw = { "c/0": new Uint8Array(2 ** 16).fill(3) };
		const store = await openArray({ shape: [2 ** 16], codecs: [LITTLE] }, raw, { maxChunkBytes: 0 });
		expect((await read(store, "/", { selection: [5] })).bytes).toEqual(Uint8Array.of(3));
	});

	it("missing chunks may be of any size", async () => {
		const store = await openArray({ shape: [2 ** 50], codecs }, {}, limits);
		expect((await read(store, "/", { selection: [2 ** 49] })).bytes).toEqual(Uint8Array.of(7));
		const strings = { data_type: "string", fill_value: "x", codecs: [{ name: "vlen-utf8" }] };
		const texts = await openArray({ shape: [2 ** 50], ...strings }, {}, limits);
		expect((await read(texts, "/", { selection: [{ start: 4, stop: 6 }] })).data).toEqual(["x", "x"]);
	});

	it("what a chunk of strings inflates to is bounded by its stored bytes", async () => {
		const strings = { data_type: "string", fill_value: "", codecs: [{ name: "vlen-utf8" }, { name: "gzip" }] };
		const bomb = { "c/0": gzip(new Uint8Array(2 ** 16)) };
		const store = await openArray({ shape: [1], ...strings }, bomb, limits);
		await expect(read(store, "/")).rejects.toMatchObject({ code: "corrupt-chunk" });
	});

	it("a computed chunk is not computed for a part that is not worth it", async () => {
		const plain = await openArray({ shape: [2 ** 16], codecs }, {}, limits);
		const { codecs: _, ...description } = plain.array("/").description;
		let calls = 0;
		const array = new DerivedArray({ ...description, path: "/a" }, async () => {
			calls++;
			return new Uint8Array(2 ** 16);
		});
		const group = new ManifestGroup().add("a", array);
		const store = new ManifestStore({ url: plain.url, group, registry: plain.registry, diagnostics: [] });
		await expect(read(store, "/a", { selection: [5] })).rejects.toMatchObject(beyondChunk);
		expect(calls).toBe(0);
		expect((await read(store, "/a")).bytes).toHaveLength(2 ** 16);
	});
});
