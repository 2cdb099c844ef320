/** Arrays that contradict themselves: refused alone where a parser gives them, an error before anything is written. */

import { describe, expect, it } from "vitest";
import { MemoryStore } from "../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../src/io/registry.ts";
import { type ArrayDescription, ManifestArray } from "../../src/manifest/manifest-array.ts";
import { ManifestBuilder } from "../../src/manifest/manifest-builder.ts";
import { ManifestGroup } from "../../src/manifest/manifest-group.ts";
import { ManifestStore } from "../../src/manifest/manifest-store.ts";
import { openStore } from "../../src/open.ts";
import { read } from "../../src/read/read.ts";
import { writeIcechunk } from "../../src/write/icechunk.ts";
import { writeKerchunkJson } from "../../src/write/kerchunk-json.ts";
import { writeKerchunkParquet } from "../../src/write/kerchunk-parquet.ts";
import { writeZarrMetadata } from "../../src/write/zarr-metadata.ts";
import { listedAxis } from "../../src/zarr/chunk-grid.ts";
import { dataType } from "../../src/zarr/data-type.ts";
import { bytesOf, sampleStore } from "../manifest/sample-store.ts";

const GOOD = sampleStore({ v: { dataType: dataType("int16"), shape: [4], chunks: [2], inlined: true } }).array("/v");
const BYTES = { name: "bytes", configuration: { endian: "little" } } as const;
const GZIP = { name: "gzip", configuration: { level: 1 } } as const;

/** A store with an array that is sound, and one that is not in one respect. */
function storeOf(wrong: Partial<ArrayDescription>, name = "bad"): ManifestStore {
	const description = { ...GOOD.description, path: `/${name}`, ...wrong };
	const group = new ManifestGroup()
		.add("good", new ManifestArray({ ...GOOD.description, path: "/good" }, () => GOOD.manifest()))
		.add(name, new ManifestArray(description, () => new ManifestBuilder([2]).build()));
	return new ManifestStore({ url: "memory://a/b", group, registry: new ObjectStoreRegistry() });
}

const open = (store: ManifestStore): Promise<ManifestStore> =>
	openStore("memory://a/b", {
		parser: async () => store,
		registry: new ObjectStoreRegistry().register("memory://a/", new MemoryStore()),
	});

const list = (...lengths: number[]): ArrayDescription["chunkGrid"] => ({
	kind: "rectilinear",
	edges: [listedAxis(lengths)],
});

const UNSOUND: [what: string, wrong: Partial<ArrayDescription>, message: string][] = [
	["a negative shape", { shape: [-4] }, "its shape [-4] has a length that is not a whole number of at least 0"],
	["a fraction in its shape", { shape: [1.5] }, "its shape [1.5] has a length that is not a whole number"],
	["a length beyond 2^53", { shape: [2 ** 60] }, "has a length that is not a whole number"],
	[
		"a chunk of length 0",
		{ chunkGrid: { kind: "regular", chunkShape: [0] } },
		"along dimension 0 a chunk has the length 0",
	],
	[
		"chunks of another rank",
		{ chunkGrid: { kind: "regular", chunkShape: [2, 2] } },
		"its chunks have 2 dimensions, its shape has 1",
	],
	["edges that do not cover it", { chunkGrid: list(2, 1) }, "the chunks cover 3 of 4 elements"],
	["an edge of length 0", { chunkGrid: list(4, 0) }, "a chunk has the length 0"],
	[
		"an endless run of nothing",
		{ chunkGrid: { kind: "rectilinear", edges: [{ kind: "repeat", length: 0 }] } },
		"a chunk has the length 0",
	],
	["too many names of dimensions", { dimensionNames: ["x", "y"] }, "2 names are given for 1 dimensions"],
	["dimensions that end before it", { dimensionLengths: [3] }, "dimensions of [3] do not hold its shape [4]"],
	["no codec at all", { codecs: [] }, "no codec makes bytes of the array"],
	[
		"no bytes codec",
		{ codecs: [{ name: "transpose", configuration: { order: [0] } }] },
		"no codec makes bytes of the array",
	],
	[
		"a compressor before its bytes codec",
		{ codecs: [GZIP, BYTES] },
		'codec "gzip" works on bytes, and no codec before it',
	],
	[
		"two bytes codecs",
		{ codecs: [BYTES, BYTES] },
		'codec "bytes" makes bytes of an array, but comes after codec "bytes"',
	],
	[
		"a codec on arrays after its bytes codec",
		{ codecs: [BYTES, { name: "transpose" }] },
		'codec "transpose" works on arrays',
	],
	[
		"a lazy codec in the wrong place",
		{ codecs: [BYTES, { name: "numcodecs.delta" }] },
		'codec "numcodecs.delta" works on arrays',
	],
	[
		"a fill value of another size",
		{ fill: { ...GOOD.fill, storage: { ...GOOD.fill.storage, value: bytesOf(Int32Array.of(1)) } } },
		'its fill value has 4 bytes, an element of "int16" has 2',
	],
	[
		"an attribute without its values",
		{ attributes: new Map([["a", { dataType: "string", shape: [2], values: ["x"] }]]) },
		'its attribute "a" does not have as many values',
	],
];

describe("an array that a parser gives is refused by itself, the rest opens", () => {
	it.each(UNSOUND)("%s", async (_, wrong, message) => {
		const store = await open(storeOf(wrong));
		expect(() => store.array("/bad")).toThrow(message);
		expect(store.node("/bad")).toMatchObject({ kind: "refused", error: { code: "bad-metadata", path: "/bad" } });
		expect(store.diagnostics).toMatchObject([{ severity: "error", code: "unsound-node", path: "/bad" }]);
		expect(store.diagnostics[0]?.message).toContain(message);
		expect((await read(store, "/good")).shape).toEqual([4]);
	});

	it.each(["", ".", "..", "a/b"])('a node named "%s" is left out', async (name) => {
		const below = new ManifestGroup().add(name, GOOD);
		const store = storeOf({});
		store.group.add("g", below.add("sound", GOOD));
		const opened = await open(store);
		expect(opened.contents().map(({ path }) => path)).toEqual(["/", "/good", "/bad", "/g", "/g/sound"]);
		expect(opened.diagnostics).toMatchObject([{ code: "unsound-node", path: `/g/${name}` }]);
	});

	it("nothing stands beside an array that is the root", async () => {
		const opened = await open(storeOf({}, ""));
		expect(opened.contents()).toEqual([{ path: "/", kind: "array" }]);
		expect(opened.diagnostics).toMatchObject([{ code: "unsound-node", path: "/good" }]);
	});

	it("no references are loaded for it", async () => {
		const store = storeOf({});
		store.group.arrays.set(
			"bad",
			new ManifestArray({ ...GOOD.description, path: "/bad" }, () => expect.fail("loaded")),
		);
		expect((await open(store)).diagnostics).toEqual([]);
	});

	it("a codec that nobody knows is not judged, and what it may have made is bytes", async () => {
		const unknown = { name: "example.unknown" };
		for (const codecs of [[unknown], [unknown, BYTES], [unknown, GZIP], [BYTES, unknown], [unknown, BYTES, GZIP]])
			expect((await open(storeOf({ codecs }))).diagnostics).toEqual([]);
		const { diagnostics } = await open(storeOf({ codecs: [unknown, GZIP, BYTES] }));
		expect(diagnostics[0]?.message).toContain(
			'codec "bytes" makes bytes of an array, but comes after an unknown codec',
		);
	});
});

describe("nothing of it is written", () => {
	const target = (): MemoryStore => new MemoryStore();
	const writers: [string, (store: ManifestStore) => Promise<unknown>][] = [
		["Kerchunk v2", (store) => writeKerchunkJson(store, { zarrFormat: 2 })],
		["Kerchunk v3", (store) => writeKerchunkJson(store, { zarrFormat: 3 })],
		["Kerchunk Parquet", (store) => writeKerchunkParquet(store, target())],
		["Icechunk", (store) => writeIcechunk(store, { store: target() })],
		["documents", (store) => writeZarrMetadata(store, target())],
	];

	it.each(UNSOUND)("Kerchunk v3: %s", async (_, wrong, message) => {
		await expect(writeKerchunkJson(storeOf(wrong), { zarrFormat: 3, onUnsupported: "skip" })).rejects.toMatchObject({
			code: "bad-metadata",
			path: "/bad",
			message: expect.stringContaining(message),
		});
	});

	it.each(writers)("%s", async (_, write) => {
		await expect(write(storeOf({ shape: [-4] }))).rejects.toMatchObject({ code: "bad-metadata", path: "/bad" });
		await expect(write(storeOf({}, "a/b"))).rejects.toMatchObject({ code: "bad-metadata", path: "/a/b" });
	});

	it.each(writers.slice(0, 4))("%s: a manifest of another grid than its array", async (_, write) => {
		const longer = { shape: [6] };
		await expect(write(storeOf(longer))).rejects.toMatchObject({
			code: "bad-metadata",
			path: "/bad",
			message: expect.stringContaining("the manifest has a grid of [2] chunks, the array one of [3]"),
		});
	});
});
