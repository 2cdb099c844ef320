/** Kerchunk references in JSON, against what fsspec reads through them (test/fixtures/kerchunk/make.py). */
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { parseReferences } from "../../../src/formats/kerchunk/index.ts";
import { ObjectStoreRegistry } from "../../../src/io/registry.ts";
import { decode } from "../../../src/read/decode.ts";
import { read } from "../../../src/read/read.ts";
import { base64, chunkBytes, DATA, FIXTURE, openReferenceFile, registryWith, utf8, zarray } from "./fixtures.ts";

const GROUP = { zarr_format: 2 };
/** One array of bytes, two in a chunk, with these references. */
const refs = (chunks: object, document = zarray([8], [2])): Record<string, unknown> => ({
	".zgroup": GROUP,
	"a/.zarray": document,
	...chunks,
});

describe.each(Object.entries(FIXTURE.sets))("%s", (_, { references, chunks }) => {
	it("every chunk is what fsspec reads", async () => {
		const store = await openReferenceFile(references);
		for (const [key, expected] of Object.entries(chunks))
			expect(base64(await chunkBytes(store, key)), key).toBe(expected);
	});

	it("the same from an object in memory", async () => {
		const store = await parseReferences(references, registryWith([]), { url: "memory://refs/refs.json" });
		for (const [key, expected] of Object.entries(chunks))
			expect(base64(await chunkBytes(store, key)), key).toBe(expected);
	});
});

describe("references", () => {
	it("K1 gen is expanded", async () => {
		const { references } = FIXTURE.sets.gen as (typeof FIXTURE.sets)[string];
		const manifest = await (await openReferenceFile(references)).array("/a").manifest();
		expect(manifest.referenceCount).toBe(6);
		expect(manifest.get([1, 2])).toEqual({ kind: "virtual", url: "memory://refs/data.bin", offset: 40, length: 8 });
	});

	it("K2 a template that is called with an argument", async () => {
		const store = await openReferenceFile({
			version: 1,
			templates: { f: "{{c}}" },
			refs: refs({ "a/0": ["{{f(c='data.bin')}}", 0, 2] }),
		});
		expect((await store.array("/a").manifest()).urls).toEqual(["memory://refs/data.bin"]);
	});

	it("K3 K4 K5 base64, an object, text beyond ASCII", async () => {
		const store = await openReferenceFile(
			refs({ "a/0": "base64:/wA=", "a/1": "é", "a/2": { a: 1 }, "a/3": "" }, zarray([8], [2])),
		);
		const manifest = await store.array("/a").manifest();
		expect(manifest.get([0])).toEqual({ kind: "inlined", bytes: Uint8Array.of(0xff, 0) });
		expect(manifest.get([1])).toEqual({ kind: "inlined", bytes: Uint8Array.of(0xc3, 0xa9) });
		expect(manifest.get([2])).toEqual({ kind: "inlined", bytes: utf8({ a: 1 }) });
		expect(manifest.inlinedBytes).toBe(2 + 2 + 7);
	});

	it("K6 a whole file, whose length is known when it is read", async () => {
		const store = await openReferenceFile(
			refs({ "a/0": ["four.bin"], "a/1": ["four.bin", null, null] }, zarray([8], [4])),
			{
				files: [["four.bin", Uint8Array.of(1, 2, 3, 4)]],
			},
		);
		const manifest = await store.array("/a").manifest();
		expect(manifest.get([0])).toEqual({ kind: "object", url: "memory://refs/four.bin", optional: false });
		expect((await read(store, "/a")).bytes).toEqual(Uint8Array.of(1, 2, 3, 4, 1, 2, 3, 4));
		expect(await store.getRange("/a/c/1", { suffixLength: 2 })).toEqual(Uint8Array.of(3, 4));
	});

	it("a whole file that is not there is an error, not a hole", async () => {
		const store = await openReferenceFile(refs({ "a/0": ["gone.bin"] }));
		await expect(read(store, "/a")).rejects.toMatchObject({ code: "not-found" });
	});

	it("K9 a fill of 0 does not mask in references, unless it is asked for", async () => {
		const document = (fill: unknown) => zarray([2], [2], { fill_value: fill });
		const set = (fill: unknown) => ({
			...refs({ "a/0": "\u0000\u0005" }, document(fill)),
			"a/.zattrs": { _ARRAY_DIMENSIONS: ["x"] },
		});
		const open = async (fill: unknown, options = {}) => {
			const store = await openReferenceFile(set(fill), options);
			expect(store.diagnostics).toContainEqual(expect.objectContaining({ code: "v2-fill-as-mask", path: "/a" }));
			return Array.from((await decode(store, "/a")).data as ArrayLike<number>).map(String);
		};
		expect(await open(0)).toEqual(["0", "5"]);
		expect(await open(0, { v2FillAsMask: true })).toEqual(["NaN", "5"]);
		expect(await open(5)).toEqual(["0", "NaN"]);
	});

	it("K10 spellings of NaN, and null", async () => {
		const spelled = (fill: string) =>
			openReferenceFile(
				`{".zgroup":{"zarr_format":2},"a/.zarray":${JSON.stringify(zarray([2], [2], { dtype: "<f4", fill_value: "FILL" })).replace('"FILL"', fill)}}`,
			);
		for (const fill of ["NaN", '"nan"', '"NaN"']) {
			const store = await spelled(fill);
			expect(store.array("/a").metadata.fill_value).toBe("NaN");
			expect(Array.from((await read(store, "/a")).data as Float32Array)).toEqual([Number.NaN, Number.NaN]);
		}
		expect((await spelled("null")).array("/a").fill.storage.status).toBe("undefined");
		const integers = await openReferenceFile(refs({}, zarray([2], [2])));
		expect((await read(integers, "/a")).bytes).toEqual(Uint8Array.of(0, 0));
		expect(integers.array("/a").fill.validity).toEqual([]);
	});

	it("K8 a base64 _FillValue that others wrote into version 2 is understood, and reported", async () => {
		const set = { ...refs({}, zarray([2], [2], { dtype: "<f4" })), "a/.zattrs": { _FillValue: "AAAAAICHw8A=" } };
		const store = await openReferenceFile(set);
		expect(store.array("/a").fill.validity).toMatchObject([{ role: "_FillValue" }]);
		expect(store.diagnostics).toContainEqual(expect.objectContaining({ code: "fill-form" }));
	});

	it("K15 arrays without dimensions", async () => {
		const two = FIXTURE.sets.scalar as (typeof FIXTURE.sets)[string];
		const store = await openReferenceFile(two.references);
		expect((await read(store, "/s")).shape).toEqual([]);
		const three = await openReferenceFile(FIXTURE.sets["version 3 documents"]?.references);
		expect((await read(three, "/s")).data).toEqual(Int32Array.of(0x07060504));
	});

	it("holes are filled, and the bare NaN of Python stands anywhere", async () => {
		const text = `{"version":1,"refs":{".zgroup":"{\\"zarr_format\\":2}",".zattrs":"{\\"a\\": NaN}",
			"a/.zarray":${JSON.stringify(JSON.stringify(zarray([4], [2], { fill_value: 7 })))},
			"a/.zattrs":"{\\"valid_max\\": Infinity}", "a/1":["data.bin",5,2]}}`;
		const store = await openReferenceFile(text);
		expect((await read(store, "/a")).bytes).toEqual(Uint8Array.of(7, 7, 5, 6));
	});

	it("members in any order: chunks before their array, templates after the references", async () => {
		const text = JSON.stringify({
			refs: {
				"a/1": ["{{u}}", 2, 2],
				"b/0": ["{{u}}", 9, 1],
				"a/.zarray": zarray([4], [2]),
				"b/.zarray": zarray([1], [1]),
			},
			templates: { u: "data.bin" },
			version: 1,
		});
		const store = await openReferenceFile(`\ufeff \n${text}\n `);
		expect((await read(store, "/a")).bytes).toEqual(Uint8Array.of(0, 0, 2, 3));
		expect((await read(store, "/b")).bytes).toEqual(Uint8Array.of(9));
	});

	it("escapes in keys and urls", async () => {
		const text = JSON.stringify(refs({ "a/0": ["data.bin", 0, 2], "a/1": ["data.bin", 2, 2] }))
			.replaceAll("a/0", "a\\/0")
			.replace("data.bin", "\\u0064ata.bin");
		expect((await read(await openReferenceFile(text), "/a")).bytes.slice(0, 4)).toEqual(Uint8Array.of(0, 1, 2, 3));
	});

	it("wrapped in gzip and zstd", async () => {
		const bytes = utf8(refs({ "a/0": ["data.bin", 1, 2] }));
		const { default: Zstd } = await import("numcodecs/zstd");
		for (const [name, wrapped] of [
			["refs.json.gz", new Uint8Array(gzipSync(bytes))],
			["refs.json.zst", await Zstd.fromConfig({ id: "zstd" }).encode(bytes)],
		] as const) {
			const store = await openReferenceFile(wrapped, { name });
			expect((await read(store, "/a", { selection: [{ stop: 2 }] })).bytes).toEqual(Uint8Array.of(1, 2));
		}
		await expect(openReferenceFile(new Uint8Array(gzipSync(utf8("plain text"))))).rejects.toMatchObject({
			code: "unknown-format",
		});
		await expect(openReferenceFile(new Uint8Array(gzipSync(bytes)).slice(0, 60))).rejects.toMatchObject({
			code: "corrupt-file",
		});
	});

	it("a list of reference sets is named as such", async () => {
		await expect(openReferenceFile([refs({}), refs({})])).rejects.toThrow("a list of 2 reference sets");
		await expect(parseReferences([refs({})] as never, new ObjectStoreRegistry())).rejects.toThrow(
			"list of reference sets",
		);
	});

	it("keys that no array has are left alone", async () => {
		const store = await openReferenceFile(
			refs({ "a/9": ["data.bin", 0, 2], "a/x": "y", "z/0": "?", "a/00": "0", "a/0.0": "1" }),
		);
		expect((await store.array("/a").manifest()).missingCount).toBe(4);
	});

	it("nodes below an array are left out with a diagnostic", async () => {
		const store = await openReferenceFile(refs({ "a/b/.zarray": zarray([8], [2]), "a/g/.zgroup": GROUP }));
		expect(store.contents().map(({ path }) => path)).toEqual(["/", "/a"]);
		const conflicts = store.diagnostics.filter(({ code }) => code === "name-conflict");
		expect(conflicts.map(({ path }) => path)).toEqual(["/a/b", "/a/g"]);
	});

	it("an empty registry opens the file; only chunks need stores", async () => {
		const store = await parseReferences(refs({ "a/0": ["s3://bucket/key", 0, 2] }), new ObjectStoreRegistry());
		expect(store.array("/a").metadata.shape).toEqual([8]);
		await expect(read(store, "/a")).rejects.toMatchObject({ code: "not-allowed" });
	});

	it("names with spaces and percent signs are raw in references", async () => {
		const files: [string, Uint8Array][] = [["a b%20#.bin", Uint8Array.of(4, 2)]];
		const store = await openReferenceFile(refs({ "a/0": ["a b%20#.bin", 0, 2] }), { files });
		expect((await read(store, "/a", { selection: [{ stop: 2 }] })).bytes).toEqual(Uint8Array.of(4, 2));
	});

	it("templates may be given by the caller", async () => {
		const set = refs({ "a/0": ["{{u}}", 0, 2] });
		const unknown = await openReferenceFile(set);
		expect(unknown.diagnostics).toContainEqual(expect.objectContaining({ code: "unknown-template" }));
		await expect(read(unknown, "/a")).rejects.toMatchObject({ name: "MiraError" });
		const store = await openReferenceFile(set, { kerchunk: { templates: { u: "data.bin" } } });
		expect((await read(store, "/a", { selection: [1] })).bytes).toEqual(Uint8Array.of(1));
	});

	it("documents may be references themselves", async () => {
		const document = utf8(zarray([2], [2]));
		const set = {
			".zgroup": GROUP,
			"a/.zarray": zarray([2], [2]),
			"a/.zattrs": ["attrs.json"],
			"a/0": ["data.bin", 7, 2],
		};
		const store = await openReferenceFile(set, {
			files: [
				["attrs.json", utf8({ k: 5 })],
				["x", document],
			],
		});
		expect(store.array("/a").metadata.attributes).toEqual({ k: 5 });
	});

	it("consolidated metadata stand in where there are no documents", async () => {
		const set = {
			".zmetadata": { metadata: { ".zgroup": GROUP, "a/.zarray": zarray([2], [2]) } },
			"a/0": ["data.bin", 7, 2],
		};
		const store = await openReferenceFile(set);
		expect((await read(store, "/a")).bytes).toEqual(Uint8Array.of(7, 8));
	});
});

describe("what is wrong with one array is wrong with that array alone", () => {
	const good = { "b/.zarray": zarray([2], [2]), "b/0": ["data.bin", 3, 2] };
	it.each([
		["an offset beyond 2^53", '["data.bin",9007199254740993,2]'],
		["a negative offset", '["data.bin",-1,2]'],
		["a fraction", '["data.bin",1.5,2]'],
		["an exponent", '["data.bin",1e3,2]'],
		["a length of 0", '["data.bin",0,0]'],
		["a length without an offset", '["data.bin",null,2]'],
		["text as offset", '["data.bin","0",2]'],
		["no url", "[null,0,2]"],
		["an empty list", "[]"],
		["a number", "5"],
		["bad base64", '"base64:*"'],
	])("%s", async (_, value) => {
		const text = JSON.stringify({ ...refs({ "a/0": "VALUE" }), ...good }).replace('"VALUE"', value);
		const store = await openReferenceFile(text);
		expect(() => store.array("/a")).toThrow(expect.objectContaining({ code: "bad-reference" }));
		expect((await read(store, "/b")).bytes).toEqual(Uint8Array.of(3, 4));
	});

	it("an offset just below 2^53 is exact", async () => {
		const text = JSON.stringify(refs({ "a/0": ["data.bin", 1, 2] })).replace(",1,", ",9007199254740989,");
		const entry = (await (await openReferenceFile(text)).array("/a").manifest()).get([0]);
		expect(entry).toMatchObject({ offset: 9007199254740989, length: 2 });
	});

	it("two documents that contradict each other", async () => {
		const text = `{"a/.zarray":${JSON.stringify(zarray([4], [2]))},"a/1":["data.bin",0,2],"a/.zarray":${JSON.stringify(zarray([8], [2]))}}`;
		const store = await openReferenceFile(text);
		expect(() => store.array("/a")).toThrow(expect.objectContaining({ code: "bad-metadata" }));
	});

	it("a chunk of the wrong length is an error when it is read", async () => {
		const store = await openReferenceFile(refs({ "a/0": ["data.bin", 0, 3] }));
		await expect(read(store, "/a")).rejects.toMatchObject({ code: "corrupt-chunk" });
	});
});

describe("large files", () => {
	it("references go straight into columns", async () => {
		const count = 20_000;
		const chunks = Array.from({ length: count }, (_, i) => `"a/${i}":["data.bin",${i % 4000},2]`);
		const text = `{"version":1,"refs":{"a/.zarray":${JSON.stringify(zarray([2 * count], [2]))},${chunks.join(",")}}}`;
		const manifest = await (await openReferenceFile(text)).array("/a").manifest();
		expect(manifest.referenceCount).toBe(count);
		expect(manifest.memoryBytes).toBe(16 * count);
		expect(manifest.urls).toEqual(["memory://refs/data.bin"]);
		expect(DATA.length).toBe(4096);
	});
});
