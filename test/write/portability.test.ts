/** Codecs that no other program is known to have: what each writer, and the server, makes of them. */
import { describe, expect, it } from "vitest";
import { registerCodec } from "../../src/codecs/index.ts";
import { MemoryStore } from "../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../src/io/registry.ts";
import type { InlineBudgetOptions } from "../../src/manifest/inline-budget.ts";
import { ManifestArray } from "../../src/manifest/manifest-array.ts";
import { ManifestBuilder } from "../../src/manifest/manifest-builder.ts";
import { ManifestGroup } from "../../src/manifest/manifest-group.ts";
import { ManifestStore } from "../../src/manifest/manifest-store.ts";
import { read } from "../../src/read/read.ts";
import { servedView } from "../../src/serve/index.ts";
import { writeIcechunk } from "../../src/write/icechunk.ts";
import { writeKerchunkJson } from "../../src/write/kerchunk-json.ts";
import { writeKerchunkParquet } from "../../src/write/kerchunk-parquet.ts";
import { writeZarrMetadata } from "../../src/write/zarr-metadata.ts";
import { dataType } from "../../src/zarr/data-type.ts";
import type { CodecMetadata } from "../../src/zarr/metadata.ts";
import { sampleStore } from "../manifest/sample-store.ts";

const invert = {
	kind: "bytes-to-bytes" as const,
	create: () => ({
		encodedBytes: (size: number) => size,
		decode: (bytes: Uint8Array) => bytes.map((byte) => 255 - byte),
	}),
};
registerCodec("test.own", invert);
registerCodec("test.shared", invert, { portable: true });
registerCodec("numcodecs.shared", invert, { portable: true });
registerCodec("numcodecs.lz4", invert, { portable: false });

const VALUES = Uint8Array.of(1, 2, 3, 4);
const chain = (...names: string[]): CodecMetadata[] => ["bytes", ...names].map((name) => ({ name }));

const FILE = "file:///data/v.bin";

/** Four values, stored as `invert` has them, in a file that references may lead to. */
function storeWith(codecs: CodecMetadata[], stored: Uint8Array = VALUES.map((byte) => 255 - byte)): ManifestStore {
	const array = sampleStore({ v: { dataType: dataType("uint8"), shape: [4], codecs } }).array("/v");
	const manifest = new ManifestBuilder([1], { path: "/v" }).virtual([0], FILE, 0, stored.length).build();
	const group = new ManifestGroup();
	group.arrays.set("v", new ManifestArray(array.description, () => manifest));
	const registry = new ObjectStoreRegistry().register("file:///data/", new MemoryStore([["v.bin", stored]]));
	return new ManifestStore({ url: FILE, group, registry });
}

type Options = { inlineBudget?: InlineBudgetOptions };
type Written = { referenceCount: number; diagnostics: { code: string; path: string; message: string }[] };

const V2_WRITERS: [string, (store: ManifestStore, options?: Options) => Promise<Written>][] = [
	["Kerchunk JSON", (store, options) => writeKerchunkJson(store, options)],
	["Kerchunk Parquet", (store, options) => writeKerchunkParquet(store, new MemoryStore(), options)],
];
const V3_WRITERS: typeof V2_WRITERS = [
	["Kerchunk JSON of Zarr v3", (store, options) => writeKerchunkJson(store, { ...options, zarrFormat: 3 })],
	[
		"Icechunk",
		(store, options) => writeIcechunk(store, { store: new MemoryStore() }, { ...options, checksum: "none" }),
	],
];

describe.each([...V2_WRITERS, ...V3_WRITERS])("%s", (_, write) => {
	it.each(["test.own", "numcodecs.lz4", "mirazarr.bitorder"])("inlines what only %s decodes", async (name) => {
		expect(await write(storeWith(chain(name)))).toMatchObject({ referenceCount: 0, diagnostics: [] });
	});

	it("refuses a user's own codec beyond the budget, and says how to say that others have it", async () => {
		const inlineBudget = { arrayBytes: 3 };
		await expect(write(storeWith(chain("test.own")), { inlineBudget })).rejects.toMatchObject({
			code: "limit-exceeded",
			message: expect.stringContaining('"test.own" (registerCodec(…, { portable: true })'),
		});
	});

	it("refers to chunks of a codec that was said to be portable", async () => {
		expect(await write(storeWith(chain("numcodecs.shared")))).toMatchObject({ referenceCount: 1, diagnostics: [] });
	});

	it("refers to chunks that cannot be decoded here, and names the codec", async () => {
		const { referenceCount, diagnostics } = await write(storeWith(chain("numcodecs.unheard")));
		expect(referenceCount).toBe(1);
		expect(diagnostics).toMatchObject([{ code: "codec-not-portable", path: "/v" }]);
		expect(diagnostics[0]?.message).toContain('"numcodecs.unheard"');
	});
});

describe.each(V3_WRITERS)("%s", (_, write) => {
	it("looks inside shards", async () => {
		const configuration = {
			chunk_shape: [4],
			codecs: [{ name: "bytes" }, { name: "test.own" }],
			index_codecs: [{ name: "bytes", configuration: { endian: "little" } }],
			index_location: "start",
		};
		const index = new Uint8Array(new BigUint64Array([16n, 4n]).buffer);
		const stored = Uint8Array.of(...index, ...VALUES.map((byte) => 255 - byte));
		const store = storeWith([{ name: "sharding_indexed", configuration }], stored);
		expect((await read(store, "/v")).bytes).toEqual(VALUES);
		expect(await write(store)).toMatchObject({ referenceCount: 0, diagnostics: [] });
	});
});

it("the text that Kerchunk JSON inlines is what the codec decodes", async () => {
	for (const zarrFormat of [2, 3] as const) {
		const { refs } = JSON.parse((await writeKerchunkJson(storeWith(chain("test.own")), { zarrFormat })).text());
		const text: string = refs[zarrFormat === 2 ? "v/0" : "v/c/0"];
		expect(Buffer.from(text.replace("base64:", ""), text.startsWith("base64:") ? "base64" : "latin1")).toEqual(
			Buffer.from(VALUES),
		);
		expect(JSON.stringify(refs)).not.toContain("test.own");
	}
});

it("names that stores have for codecs of numcodecs are written as zarr-python knows them", async () => {
	const { refs } = JSON.parse((await writeKerchunkJson(storeWith(chain("zlib", "bz2")), { zarrFormat: 3 })).text());
	expect(JSON.parse(refs["v/zarr.json"]).codecs.map(({ name }: CodecMetadata) => name)).toEqual([
		"bytes",
		"numcodecs.zlib",
		"numcodecs.bz2",
	]);
	const shard = {
		name: "sharding_indexed",
		configuration: { chunk_shape: [4], codecs: chain("zlib"), index_codecs: ["bytes"] },
	};
	const sharded = JSON.parse((await writeKerchunkJson(storeWith([shard]), { zarrFormat: 3 })).text());
	expect(JSON.parse(sharded.refs["v/zarr.json"]).codecs[0].configuration).toEqual({
		chunk_shape: [4],
		codecs: chain("numcodecs.zlib"),
		index_codecs: chain(),
	});
	const v2 = JSON.parse((await writeKerchunkJson(storeWith(chain("zlib", "bz2")))).text());
	expect(JSON.parse(v2.refs["v/.zarray"])).toMatchObject({ filters: [{ id: "zlib" }], compressor: { id: "bz2" } });
});

it("documents without chunks keep the codec, and name it", async () => {
	for (const [name, codes] of [
		["test.own", ["codec-not-portable"]],
		["mirazarr.bitorder", ["codec-not-portable"]],
		["test.shared", []],
	] as const) {
		const { diagnostics } = await writeZarrMetadata(storeWith(chain(name)), new MemoryStore());
		expect(diagnostics.map(({ code }) => code)).toEqual(codes);
	}
});

describe("the server", () => {
	it("decodes what only we, or a user, can decode", async () => {
		for (const name of ["test.own", "mirazarr.bitorder", "numcodecs.lz4"]) {
			const view = servedView(storeWith(chain(name)), {});
			expect(view.array("/v").metadata).toMatchObject({ codecs: [{ name: "bytes" }] });
			expect(view.diagnostics).toEqual([]);
		}
		expect(await servedView(storeWith(chain("test.own")), {}).get("/v/c/0")).toEqual(VALUES);
	});

	it("serves a codec that was said to be portable, and one that it does not know, with a note", () => {
		for (const name of ["test.shared", "test.unheard"]) {
			const view = servedView(storeWith(chain(name)), {});
			expect(view.array("/v").metadata).toMatchObject({ codecs: chain(name) });
			expect(view.diagnostics).toMatchObject([{ code: "codec-not-portable", path: "/v" }]);
		}
	});
});
