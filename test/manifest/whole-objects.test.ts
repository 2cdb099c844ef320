/** Chunks that are objects of their own, arrays that look up chunks one by one, and stores whose root is an array. */
import { describe, expect, it } from "vitest";
import { resolveFill } from "../../src/fill/resolve.ts";
import { MemoryStore } from "../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../src/io/registry.ts";
import type { ChunkEntry } from "../../src/manifest/chunk-manifest.ts";
import { concatManifests } from "../../src/manifest/concat.ts";
import { type ChunkLookup, ManifestArray } from "../../src/manifest/manifest-array.ts";
import { ManifestBuilder } from "../../src/manifest/manifest-builder.ts";
import { ManifestGroup } from "../../src/manifest/manifest-group.ts";
import { ManifestStore } from "../../src/manifest/manifest-store.ts";
import { read } from "../../src/read/read.ts";
import { dataType } from "../../src/zarr/data-type.ts";

const URL = "memory://m/";
const whole = (name: string, optional = false): ChunkEntry => ({ kind: "object", url: URL + name, optional });

describe("whole objects in a manifest", () => {
	const manifest = new ManifestBuilder([3]).objectAt(0, `${URL}a`).virtualAt(2, `${URL}b`, 5, 7).build();

	it("are kept, counted and joined", () => {
		expect(manifest.get([0])).toEqual(whole("a"));
		expect(manifest.referenceCount).toBe(2);
		const sparse = new ManifestBuilder([9]).objectAt(8, `${URL}c`).build();
		for (const parts of [
			[manifest, manifest],
			[manifest, sparse],
		])
			expect([...concatManifests(parts, 0).entries()].filter(([, { kind }]) => kind === "object").length).toBe(2);
		expect(concatManifests([manifest, sparse], 0).get([11])).toEqual(whole("c"));
		expect(manifest.renameUrls((url) => `${url}!`).get([0])).toEqual(whole("a!"));
	});

	it("have a place in the grid", () => {
		expect(() => new ManifestBuilder([3]).objectAt(3, "x")).toThrow(expect.objectContaining({ code: "bad-reference" }));
		expect(() => new ManifestBuilder([3]).inlinedAt(-1, new Uint8Array(1))).toThrow("there is no chunk -1");
	});
});

function storeOf(lookup: ChunkLookup | undefined, load: () => never | ReturnType<ManifestBuilder["build"]>) {
	const type = dataType("uint8");
	const { fill } = resolveFill({ policy: "zarr-v2", path: "/", dataType: type, attributes: new Map() });
	const group = new ManifestGroup();
	const description = {
		path: "/",
		shape: [6],
		dataType: type,
		chunkGrid: { kind: "regular" as const, chunkShape: [2] },
		codecs: [{ name: "bytes" }],
		attributes: new Map(),
		fill,
	};
	group.arrays.set("", new ManifestArray(description, load, lookup));
	const objects = new MemoryStore([
		["a", Uint8Array.of(1, 2)],
		["c", Uint8Array.of(5, 6)],
	]);
	const registry = new ObjectStoreRegistry().register(URL, objects);
	return new ManifestStore({ url: URL, group, registry });
}

const lookup = (most: number): ChunkLookup => ({
	most,
	find: async (indexes) => indexes.map(([i]) => whole("abc"[i ?? 0] as string, true)),
});
const manifest = () => new ManifestBuilder([3]).objectAt(0, `${URL}a`).build();
const unknown = (): never => {
	throw new Error("the manifest was loaded");
};

describe("an array that looks up its chunks", () => {
	it("reads without the manifest, and an optional object that is not there is a hole", async () => {
		const store = storeOf(lookup(3), unknown);
		expect((await read(store, "/")).bytes).toEqual(Uint8Array.of(1, 2, 0, 0, 5, 6));
		expect(await store.get("/c/0")).toEqual(Uint8Array.of(1, 2));
		expect(await store.get("/c/1")).toBeUndefined();
		expect(await store.getRange("/c/2", { offset: 1, length: 9 })).toEqual(Uint8Array.of(6));
	});

	it("loads the manifest for more chunks than the lookup is good for", async () => {
		const store = storeOf(lookup(2), manifest);
		expect((await read(store, "/", { selection: [{ start: 2, stop: 5 }] })).bytes).toEqual(Uint8Array.of(0, 0, 5));
		expect((await read(store, "/")).bytes).toEqual(Uint8Array.of(1, 2, 0, 0, 0, 0));
	});

	it("an object that must be there is an error where it is not", async () => {
		const store = storeOf(undefined, () => new ManifestBuilder([3]).objectAt(1, `${URL}gone`).build());
		await expect(read(store, "/")).rejects.toMatchObject({ code: "not-found" });
	});
});

describe("a store whose root is an array", () => {
	it("is an array and nothing else", async () => {
		const store = storeOf(lookup(3), unknown);
		expect(store.contents()).toEqual([{ path: "/", kind: "array" }]);
		expect(store.array("/").metadata.shape).toEqual([6]);
		expect(store.array("").metadata.shape).toEqual([6]);
		const document = JSON.parse(new TextDecoder().decode(await store.get("/zarr.json")));
		expect(document.node_type).toBe("array");
		expect(() => store.array("/x")).toThrow(expect.objectContaining({ code: "not-found" }));
	});
});
