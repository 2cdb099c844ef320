import { describe, expect, test } from "vitest";
import { MiraError } from "../../src/errors.ts";
import { MemoryStore } from "../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../src/io/registry.ts";
import { DerivedArray } from "../../src/manifest/derived-array.ts";
import { ManifestArray } from "../../src/manifest/manifest-array.ts";
import { ManifestBuilder } from "../../src/manifest/manifest-builder.ts";
import { ManifestGroup } from "../../src/manifest/manifest-group.ts";
import { ManifestStore } from "../../src/manifest/manifest-store.ts";
import { openStore } from "../../src/node.ts";
import { type KerchunkOptions, writeKerchunkJson } from "../../src/write/kerchunk-json.ts";
import { numericAttribute } from "../../src/zarr/attributes.ts";
import { listedAxis } from "../../src/zarr/chunk-grid.ts";
import { type DataType, dataType, sequenceType } from "../../src/zarr/data-type.ts";
import { type JsonObject, type JsonValue, parseJson, plainJson } from "../../src/zarr/json.ts";
import { f32, i16, text } from "../fill/typed-values.ts";
import { ARRAY_ROWS } from "./array-rows.ts";
import { FILL_ROWS } from "./fill-rows.ts";
import { type MadeArray, makeStore } from "./made-store.ts";

type References = { [key: string]: JsonValue };

async function referencesOf(store: ManifestStore, options?: KerchunkOptions): Promise<References> {
	const document = parseJson((await writeKerchunkJson(store, options)).text()) as { version: number; refs: References };
	expect(document.version).toBe(1);
	return document.refs;
}

function documentAt(references: References, key: string): JsonObject {
	return plainJson(parseJson(references[key] as string)) as JsonObject;
}

function fixture(name: string): Promise<ManifestStore> {
	return openStore(new URL(`../fixtures/netcdf3/${name}.nc`, import.meta.url));
}

const one: MadeArray = { type: "int16", shape: [2], dimensions: ["x"], chunks: { "0": [1, 2] } };

describe("documents of the made stores", () => {
	test.each([...FILL_ROWS, ...ARRAY_ROWS])("$title", async ({ arrays, zarray, sentinels = {}, inlined = [] }) => {
		const { store } = await makeStore(arrays);
		const references = await referencesOf(store);
		for (const [path, { shape, dimensions }] of Object.entries(arrays)) {
			expect(documentAt(references, `${path}/.zarray`)).toMatchObject({ zarr_format: 2, ...zarray[path] });
			const attributes = documentAt(references, `${path}/.zattrs`);
			expect(attributes._ARRAY_DIMENSIONS).toHaveLength(shape.length);
			if (dimensions?.every((name) => name !== null)) expect(attributes._ARRAY_DIMENSIONS).toEqual(dimensions);
			const { _FillValue, missing_value } = attributes;
			expect({ _FillValue, missing_value }).toEqual({
				_FillValue: undefined,
				missing_value: undefined,
				...sentinels[path],
			});
		}
		const keys = Object.keys(references).filter((key) => String(references[key]).startsWith("base64:"));
		expect(keys).toEqual(inlined);
	});

	test("K8 the base64 of v3 stands in v2 attributes only beside a fill_value that says the same", async () => {
		const array: MadeArray = {
			type: "float32",
			shape: [1],
			attributes: { _FillValue: f32(-9999) },
			chunks: { "0": [0] },
		};
		const references = await referencesOf((await makeStore({ v: array })).store);
		expect(documentAt(references, "v/.zarray").fill_value).toBe(-9999);
		expect(documentAt(references, "v/.zattrs")._FillValue).toBe("AAAAAICHw8A=");
	});

	test("where holes are too many to be written, floats keep the form that xarray reads, and it is said", async () => {
		const { store } = await makeStore({
			v: {
				type: "float32",
				shape: [4096],
				chunk: [1024],
				storageFill: 0,
				attributes: { _FillValue: f32(-9999) },
				chunks: {},
			},
		});
		const written = await writeKerchunkJson(store, { inlineBudget: { arrayBytes: 100 } });
		const { refs } = parseJson(written.text()) as { refs: References };
		expect(documentAt(refs, "v/.zarray").fill_value).toBe(null);
		expect(documentAt(refs, "v/.zattrs")._FillValue).toBe(-9999);
		expect(written.diagnostics).toContainEqual(expect.objectContaining({ code: "holes-not-inlined", path: "/v" }));
	});

	test("whole floats keep their fraction, 64-bit integers their digits", async () => {
		const { store } = await makeStore({
			v: {
				type: "int64",
				shape: [1],
				attributes: {
					scale_factor: f32(10),
					big: numericAttribute(BigInt64Array.of(9007199254740993n), []),
					list: numericAttribute(Int16Array.of(5)),
				},
				chunks: { "0": [1n] },
			},
		});
		expect((await referencesOf(store))["v/.zattrs"]).toBe(
			'{"scale_factor":10.0,"big":9007199254740993,"list":5,"_ARRAY_DIMENSIONS":["d0_1"]}',
		);
	});

	// numpy.float64(numpy.float32(0.1)): xarray unpacks with this, in float64, what it unpacks in float32 from the file.
	test("a float32 factor is written as the double that it is", async () => {
		const made: MadeArray = { ...one, attributes: { units: text("days since 2000-01-01"), scale_factor: f32(0.1) } };
		const { store } = await makeStore({ time: made });
		expect((await referencesOf(store))["time/.zattrs"]).toContain('"scale_factor":0.10000000149011612');
	});

	test("_Unsigned stays in the references unless the type says it", async () => {
		const made: MadeArray = { ...one, attributes: { _Unsigned: text("True") } };
		const { store } = await makeStore({ little: made, big: { ...made, endian: "big" } });
		const references = await referencesOf(store);
		expect(documentAt(references, "little/.zattrs")._Unsigned).toBe("true");
		expect(documentAt(references, "big/.zattrs")).not.toHaveProperty("_Unsigned");
	});

	test("every group on the way has a .zgroup, the root first", async () => {
		const { store } = await makeStore({ "g/h/v": one });
		expect(Object.keys(await referencesOf(store))).toEqual([
			".zgroup",
			"g/.zgroup",
			"g/h/.zgroup",
			"g/h/v/.zarray",
			"g/h/v/.zattrs",
			"g/h/v/0",
		]);
	});

	test("dimensions without names: one name a length, two in an array that has it twice", async () => {
		const { store } = await makeStore({
			v: { ...one, shape: [2, 2], dimensions: [null, null], chunks: { "0.0": [1, 2, 3, 4] } },
			w: { ...one, dimensions: [null] },
			u: { ...one, dimensions: ["phony_dim_0"] },
		});
		const references = await referencesOf(store);
		expect(documentAt(references, "v/.zattrs")._ARRAY_DIMENSIONS).toEqual(["phony_dim_1", "phony_dim_2"]);
		expect(documentAt(references, "w/.zattrs")._ARRAY_DIMENSIONS).toEqual(["phony_dim_1"]);
	});
});

describe("references", () => {
	test("N1 N2 offsets of NetCDF-3 records, with no padding in them", async () => {
		const references = await referencesOf(await fixture("two"));
		const ranges = (name: string) =>
			[0, 1, 2, 3].map((i) => (references[name === "s" ? `s/${i}.0` : `b/${i}`] as JsonValue[]).slice(1));
		expect(ranges("s")).toEqual([132, 144, 156, 168].map((offset) => [offset, 6]));
		expect(ranges("b")).toEqual([140, 152, 164, 176].map((offset) => [offset, 1]));
	});

	test("W11 local paths are written raw, HTTP urls encoded", async () => {
		const urls = await Promise.all(
			[
				["file:///data/a%20b%23%3F%2520%C3%A9", "file:///data/a b#?%20é/data.bin"],
				["s3://bucket/a%20b", "s3://bucket/a b/data.bin"],
				["https://host/a b#", "https://host/a%20b%23/data.bin"],
			].map(async ([url = "", written]) => {
				const references = await referencesOf((await makeStore({ v: one }, url)).store);
				return [(references["v/0"] as JsonValue[])[0], written];
			}),
		);
		for (const [found, expected] of urls) expect(found).toBe(expected);
	});

	test("offsets and lengths are exact beyond 4 GiB", async () => {
		const store = virtualStore([3], (builder) =>
			builder
				.virtual([0], "s3://b/k", 2 ** 53 - 2 ** 40, 2 ** 33 + 1)
				.virtual([1], "s3://b/k", 999_999_999, 1_000_000_000)
				.virtual([2], "s3://b/k", 0, 4_294_967_295),
		);
		const references = await referencesOf(store);
		expect(references["v/0"]).toEqual(["s3://b/k", 2 ** 53 - 2 ** 40, 2 ** 33 + 1]);
		expect(references["v/1"]).toEqual(["s3://b/k", 999_999_999, 1_000_000_000]);
		expect(references["v/2"]).toEqual(["s3://b/k", 0, 4_294_967_295]);
	});

	test("a few references in an immense grid", async () => {
		const store = virtualStore([1e6, 1e6], (builder) =>
			builder.virtual([999_999, 123_456], "s3://b/k", 1, 2).virtual([0, 7], "s3://b/k", 3, 2),
		);
		const references = await referencesOf(store);
		expect(Object.keys(references).slice(-2)).toEqual(["v/0.7", "v/999999.123456"]);
	});

	test("many references, in pieces: the same document as JSON.stringify makes", async () => {
		const grid = [3, 50, 400];
		const expected: [string, JsonValue][] = [];
		const store = virtualStore(grid, (builder) => {
			for (let n = 0; n < 60_000; n++) {
				if (n % 10 === 3) continue;
				const index = [Math.floor(n / 20_000), Math.floor(n / 400) % 50, n % 400];
				const [url, offset, length] = [`https://host/${n % 7}.nc`, n * 123_457, (n % 1000) + 1];
				builder.virtual(index, url, offset, length);
				expected.push([`v/${index.join(".")}`, [url, offset, length]]);
			}
		});
		const json = await writeKerchunkJson(store);
		expect([...json.pieces()].length).toBeGreaterThan(5);
		expect(json.referenceCount).toBe(54_000);
		const { refs } = JSON.parse(json.text());
		const { ".zgroup": group, "v/.zarray": array, "v/.zattrs": attributes, ...chunks } = refs;
		expect(Object.entries(chunks)).toEqual(expected);
		expect(json.text()).toBe(JSON.stringify({ version: 1, refs }));
	});

	test("inlined chunks of a store stay inlined", async () => {
		const store = virtualStore([2], (builder) => builder.inlined([1], Uint8Array.of(0, 200)));
		expect(await referencesOf(store)).toMatchObject({ "v/1": "base64:AMg=" });
	});

	test("several protocols need a hint", async () => {
		const store = virtualStore([2], (builder) =>
			builder.virtual([0], "s3://b/k", 0, 2).virtual([1], "https://host/k", 0, 2),
		);
		const { diagnostics } = await writeKerchunkJson(store);
		expect(diagnostics).toMatchObject([{ code: "mixed-protocols", path: "/" }]);
	});

	test("objects in memory cannot be read by others", async () => {
		const { store } = await makeStore({ v: one }, "memory://here");
		expect((await writeKerchunkJson(store)).diagnostics).toMatchObject([{ code: "unreachable-url" }]);
	});
});

describe("truncated files", () => {
	test("N14 a chunk that is cut in two is inlined with zeros behind the end", async () => {
		const store = await fixture("truncated-records");
		const json = await writeKerchunkJson(store);
		const references = await referencesOf(store);
		// 3.1 is 40 08 CC CC CC CC CC CD; netCDF-C gives the three bytes that exist and zeros.
		expect(references["d/2"]).toBe(`base64:${btoa("\x40\x08\xcc\0\0\0\0\0")}`);
		expect(json.diagnostics).toMatchObject([{ code: "truncated-file", path: "/d", severity: "warning" }]);
	});

	test("what lies wholly behind the end is a hole with the fill value", async () => {
		const references = await referencesOf(await fixture("truncated-records"));
		expect(references["s/3.0"]).toBe(`base64:${btoa("\x80\x01\x80\x01\x80\x01")}`); // -32767
		expect(documentAt(references, "f/.zarray").fill_value).toBe(-1); // the sentinel
		expect(references["f/2"]).toBeUndefined();
	});
});

describe("what cannot be said", () => {
	const holes: MadeArray = {
		type: "int16",
		shape: [300_000, 4],
		chunk: [100_000, 4],
		storageFill: 7,
		attributes: { _FillValue: i16(-9999) },
		chunks: {},
	};

	test("holes beyond the budget are refused by name, with their number, fill and sentinel", async () => {
		const { store } = await makeStore({ v: holes });
		const error = await writeKerchunkJson(store, { zarrFormat: 2 }).catch((e) => e);
		expect(error).toMatchObject({ name: "MiraError", code: "limit-exceeded", path: "/v" });
		expect(error.message).toMatch(/3 of 3 chunks.*2400000 bytes.*hold 7.*_FillValue -9999.*zarrFormat: 3/);
	});

	test("the budget can be raised, for the array and for the store", async () => {
		const { store } = await makeStore({ v: holes, w: holes });
		const arrayBytes = 2_400_000;
		const refused = writeKerchunkJson(store, { zarrFormat: 2, inlineBudget: { arrayBytes, storeBytes: 4_799_999 } });
		await expect(refused).rejects.toMatchObject({ code: "limit-exceeded", path: "/w" });
		await writeKerchunkJson(store, { inlineBudget: { arrayBytes, storeBytes: 4_800_000 } });
	});

	test("the size of compressed holes counts after compression", async () => {
		const byteCodecs = [{ name: "numcodecs.zlib", configuration: { level: 4 } }];
		const { store } = await makeStore({ v: { ...holes, byteCodecs } });
		const references = await referencesOf(store);
		expect(references["v/0.0"]).toBe(references["v/2.0"]);
		expect(String(references["v/0.0"]).length).toBeLessThan(10_000);
	});

	test.each([
		["sharding_indexed", { codecs: [{ name: "sharding_indexed", configuration: {} }] }],
		["mirazarr.szip", { codecs: [{ name: "bytes" }, { name: "mirazarr.szip" }] }],
		["cast_value", { codecs: [{ name: "cast_value" }, { name: "bytes" }] }],
	])("codec %s, whose chunks cannot be decoded, is refused by name", async (name, { codecs }) => {
		const store = virtualStore([1], (builder) => builder.virtual([0], "s3://b/k", 0, 2), { codecs });
		const error = await writeKerchunkJson(store, { zarrFormat: 2 }).catch((e) => e);
		expect(error).toMatchObject({ code: "unsupported-feature", path: "/v" });
		expect(error.message).toContain(`"${name}"`);
	});

	test("lists of any length are refused", async () => {
		const store = virtualStore([1], (builder) => builder, { type: sequenceType(dataType("int16")) });
		await expect(writeKerchunkJson(store)).rejects.toMatchObject({ code: "unsupported-feature", path: "/v" });
	});

	test("chunks that only we can decode are inlined within the budget, and refused by name beyond it", async () => {
		const codecs = [
			{
				name: "mirazarr.integer_bits",
				configuration: { item_bytes: 3, bit_offset: 0, bit_precision: 24, endian: "big" },
			},
		];
		const { store } = await makeStore({
			v: { type: "int32", shape: [4], chunk: [2], codecs, chunks: {}, encodedChunks: { "1": "AAAHAAAI" } },
		});
		// Only the one chunk that exists counts.
		expect(await referencesOf(store, { inlineBudget: { arrayBytes: 8 } })).toMatchObject({
			"v/1": "base64:BwAAAAgAAAA=",
		});
		const refused = await writeKerchunkJson(store, { inlineBudget: { arrayBytes: 7 } }).catch((error) => error);
		expect(refused).toMatchObject({ code: "limit-exceeded", path: "/v" });
		expect(refused.message).toMatch(/1 decoded chunks.*8 bytes.*"mirazarr.integer_bits"/);
	});

	test("W13 an array that goes on is reported; its new chunks count for the budget", async () => {
		const { store } = await makeStore({ v: { ...one, dimensionLengths: [4], storageFill: 7 } });
		const { diagnostics } = await writeKerchunkJson(store, { inlineBudget: { arrayBytes: 4 } });
		expect(diagnostics).toMatchObject([{ severity: "info", code: "dimension-longer", path: "/v" }]);
		expect(diagnostics[0]?.message).toMatch(/dimension x has length 4, the array only 2/);
		const refused = writeKerchunkJson(store, { zarrFormat: 2, inlineBudget: { arrayBytes: 3 } });
		await expect(refused).rejects.toMatchObject({ code: "limit-exceeded", path: "/v" });
	});

	test("arrays are not stretched for their neighbours: lengths that differ are a conflict", async () => {
		const store = virtualStore([2], (builder) => builder);
		const { description } = store.array("/v");
		const longer = { ...description, path: "/w", shape: [3] };
		store.group.arrays.set("w", new ManifestArray(longer, () => new ManifestBuilder([3]).build()));
		const { diagnostics } = await writeKerchunkJson(store);
		expect(diagnostics).toMatchObject([{ severity: "warning", code: "dimension-conflict", path: "/v" }]);
		expect(documentAt(await referencesOf(store), "v/.zarray").shape).toEqual([2]);
	});

	test("chunks of different shapes are refused", async () => {
		const store = virtualStore([2], (builder) => builder, { edges: [1, 2] });
		await expect(writeKerchunkJson(store)).rejects.toMatchObject({ code: "unsupported-feature", path: "/v" });
	});

	test("a backslash in a name is refused by name; skip leaves the array out and says so", async () => {
		const { store } = await makeStore({ "a\\b": one, v: one });
		await expect(writeKerchunkJson(store)).rejects.toThrow(/"a\\b"/);
		const { diagnostics } = await writeKerchunkJson(store, { onUnsupported: "skip" });
		expect(diagnostics).toMatchObject([{ code: "unsupported-feature", path: "/a\\b", severity: "warning" }]);
		expect(Object.keys(await referencesOf(store, { onUnsupported: "skip" }))).toEqual([
			".zgroup",
			"v/.zarray",
			"v/.zattrs",
			"v/0",
		]);
	});

	test("arrays that the parser refused are left out with a diagnostic", async () => {
		const { store } = await makeStore({ v: one });
		store.group.add("bad", new MiraError("corrupt-file", "nothing fits", { path: "/bad" }));
		const { diagnostics } = await writeKerchunkJson(store);
		expect(diagnostics).toMatchObject([{ code: "corrupt-file", path: "/bad", severity: "warning" }]);
	});

	test("cut chunks and holes of an array share its budget", async () => {
		// The cut chunk of `d` has 8 bytes, its two holes 16.
		const store = await fixture("truncated-records");
		await writeKerchunkJson(store, { inlineBudget: { arrayBytes: 24 } });
		const refused = writeKerchunkJson(store, { zarrFormat: 2, inlineBudget: { arrayBytes: 23 } });
		await expect(refused).rejects.toMatchObject({ code: "limit-exceeded", path: "/d" });
	});

	test("two infinite sentinels: the second has no place", async () => {
		const { store } = await makeStore({
			v: {
				type: "float32",
				shape: [1],
				attributes: {
					_FillValue: f32(Infinity),
					missing_value: numericAttribute(Float32Array.of(Infinity, -Infinity)),
				},
				chunks: { "0": [1] },
			},
		});
		const { diagnostics } = await writeKerchunkJson(store);
		expect(diagnostics).toMatchObject([{ code: "fill-conflict", path: "/v" }]);
		expect(diagnostics[0]?.message).toContain("-Infinity");
	});
});

describe("derived arrays", () => {
	function derivedStore(length: number): ManifestStore {
		const group = new ManifestGroup();
		const { description } = virtualStore([1], (builder) => builder).array("/v");
		const derived = new DerivedArray(
			{ ...description, shape: [length], chunkGrid: { kind: "regular", chunkShape: [2] } },
			async ([i]) => (i === 1 ? undefined : Uint8Array.of(1, 2, 3, 4)),
		);
		group.arrays.set("v", derived);
		return new ManifestStore({ url: "memory://none", group, registry: new ObjectStoreRegistry() });
	}

	test("are inlined within the budget; what they leave out is a hole", async () => {
		const references = await referencesOf(derivedStore(6));
		expect(references).toMatchObject({ "v/0": "base64:AQIDBA==", "v/2": "base64:AQIDBA==" });
		expect(references["v/1"]).toBeUndefined();
	});

	test("are refused by name beyond it, before anything is computed", async () => {
		const error = await writeKerchunkJson(derivedStore(10_000_000)).catch((e) => e);
		expect(error).toMatchObject({ code: "limit-exceeded", path: "/v" });
		expect(error.message).toContain("5000000 computed chunks");
	});
});

test("the same store gives the same text, again and again", async () => {
	const json = await writeKerchunkJson(await fixture("types-cdf5"));
	expect(json.text()).toBe(json.text());
	expect(json.text()).toBe((await writeKerchunkJson(await fixture("types-cdf5"))).text());
});

test("an aborted signal ends it with its own reason", async () => {
	const { store } = await makeStore({ v: one });
	const reason = new Error("enough");
	await expect(writeKerchunkJson(store, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
});

/** A store with one array `/v` whose references lead nowhere. */
function virtualStore(
	grid: number[],
	add: (builder: ManifestBuilder) => unknown,
	options: { codecs?: { name: string }[]; type?: DataType; edges?: number[] } = {},
): ManifestStore {
	const { codecs = [{ name: "bytes" }], type = dataType("int16"), edges } = options;
	const builder = new ManifestBuilder(grid);
	add(builder);
	const group = new ManifestGroup();
	const array = new ManifestArray(
		{
			path: "/v",
			shape: edges === undefined ? grid : [edges.reduce((a, b) => a + b)],
			dataType: type,
			chunkGrid:
				edges === undefined
					? { kind: "regular", chunkShape: grid.map(() => 1) }
					: { kind: "rectilinear", edges: [listedAxis(edges)] },
			codecs,
			dimensionNames: grid.map((_, d) => `d${d}`),
			attributes: new Map(),
			fill: {
				storage: { status: "undefined", value: new Uint8Array(2), source: { place: "nowhere", text: "" } },
				validity: [],
				packing: {},
				dropped: [],
			},
		},
		() => builder.build(),
	);
	group.arrays.set("v", array);
	const registry = new ObjectStoreRegistry().register("memory://none", new MemoryStore());
	return new ManifestStore({ url: "memory://none", group, registry });
}
