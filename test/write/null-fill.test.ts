/** Rule 10: a null fill of Zarr v2 asks for a choice where a fill must be stated, and stays null where it may. */
import { describe, expect, it } from "vitest";
import { MemoryStore } from "../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../src/io/registry.ts";
import type { ManifestStore } from "../../src/manifest/manifest-store.ts";
import { type OpenOptions, openStore } from "../../src/open.ts";
import { read } from "../../src/read/read.ts";
import { writeIcechunk } from "../../src/write/icechunk.ts";
import { writeKerchunkJson } from "../../src/write/kerchunk-json.ts";
import { writeKerchunkParquet } from "../../src/write/kerchunk-parquet.ts";
import { writeZarrMetadata } from "../../src/write/zarr-metadata.ts";
import { filesOf } from "../formats/zarr/fixtures.ts";

const json = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));
const F32 = { zarr_format: 2, shape: [6], chunks: [3], dtype: "<f4", order: "C", filters: null, compressor: null };

/** A store of one array `v` of two chunks; those that are not given are missing. */
function v2Store(document: object, present: readonly number[]): [string, Uint8Array][] {
	const chunk = (i: number): Uint8Array => new Uint8Array(Float32Array.of(3 * i, 3 * i + 1, 3 * i + 2).buffer);
	return [
		[".zgroup", json({ zarr_format: 2 })],
		["v/.zarray", json({ ...F32, ...document })],
		...present.map((i): [string, Uint8Array] => [`v/${i}`, chunk(i)]),
	];
}

/** The same as Kerchunk references, which hold their chunks. */
function references(document: object, present: readonly number[]): [string, Uint8Array][] {
	const refs = v2Store(document, present).map(([key, bytes]) => [
		key,
		/\d$/.test(key) ? `base64:${Buffer.from(bytes).toString("base64")}` : new TextDecoder().decode(bytes),
	]);
	return [["refs.json", json({ version: 1, refs: Object.fromEntries(refs) })]];
}

type Files = Iterable<readonly [string, Uint8Array]>;

function open(files: Files, options: OpenOptions = {}, name = ""): Promise<ManifestStore> {
	// Icechunk has no word for memory.
	const root = "https://example.org/zarr/";
	return openStore(root + name, {
		registry: new ObjectStoreRegistry().register(root, new MemoryStore(files)),
		...options,
	});
}

const V3_WRITERS: [string, (store: ManifestStore) => Promise<unknown>][] = [
	["Kerchunk JSON in Zarr v3", (store) => writeKerchunkJson(store, { zarrFormat: 3 })],
	["Icechunk", (store) => writeIcechunk(store, { store: new MemoryStore() }, { checksum: "none" })],
	["Zarr metadata", (store) => writeZarrMetadata(store, new MemoryStore())],
];

const asksForFill = expect.objectContaining({
	code: "bad-fill",
	path: "/v",
	remedy: expect.arrayContaining([{ option: "nullFill" }]),
});

describe.each(V3_WRITERS)("%s", (_, write) => {
	it.each([
		["some chunks are missing", [1]],
		["none is: others may come to be", [0, 1]],
	])("a null fill of Zarr v2 asks for a choice, where %s", async (_, present) => {
		const files = v2Store({ fill_value: null }, present);
		await expect(write(await open(files))).rejects.toThrow(asksForFill);
		await write(await open(files, { nullFill: 9 }));
		await write(await open(files, { nullFill: "extreme" }));
	});

	it("so does one that is none of the data type", async () => {
		await expect(write(await open(v2Store({ fill_value: "?" }, [0, 1])))).rejects.toThrow(asksForFill);
	});

	it("null in references asks where a chunk is missing, and else nothing: the zero that is written is never read", async () => {
		const openRefs = (present: number[], options: OpenOptions = {}) =>
			open(references({ fill_value: null }, present), options, "refs.json");
		await expect(write(await openRefs([1]))).rejects.toThrow(asksForFill);
		await write(await openRefs([1], { nullFill: 0 }));
		expect(await write(await openRefs([0, 1]))).toMatchObject({ diagnostics: [] });
	});

	it("a fill that is there asks for nothing", async () => {
		await expect(write(await open(v2Store({ fill_value: 0 }, [1])))).resolves.toBeDefined();
	});
});

it("the chosen value is what Zarr v3 references say", async () => {
	const store = await open(v2Store({ fill_value: null }, [1]), { nullFill: 9 });
	const { refs } = JSON.parse((await writeKerchunkJson(store, { zarrFormat: 3 })).text());
	expect(JSON.parse(refs["v/zarr.json"])).toMatchObject({ fill_value: 9, attributes: {} });
	expect((await read(store, "/v")).data).toEqual(Float32Array.of(9, 9, 9, 3, 4, 5));
});

it("onUnsupported: skip leaves the array out", async () => {
	const store = await open(v2Store({ fill_value: null }, [1]));
	const { text, diagnostics } = await writeKerchunkJson(store, { zarrFormat: 3, onUnsupported: "skip" });
	expect(Object.keys(JSON.parse(text()).refs)).toEqual(["zarr.json"]);
	expect(diagnostics).toContainEqual(expect.objectContaining({ code: "bad-fill", path: "/v" }));
});

it("one number is for all arrays of a store: the zero of those that hold no numbers, an error where it does not fit", async () => {
	const array = (name: string, dtype: string): [string, Uint8Array] => [
		`${name}/.zarray`,
		json({ ...F32, dtype, fill_value: null }),
	];
	const files = [
		["t", "|S3"],
		["u", "<U2"],
		["b", "|b1"],
		["i", "<i2"],
		["n", "|u1"],
	] as const;
	const store = await open([[".zgroup", json({ zarr_format: 2 })], ...files.map(([n, d]) => array(n, d))], {
		nullFill: -9999,
	});
	const fills = ["/t", "/u", "/b", "/i"].map((path) => store.array(path).metadata.fill_value);
	expect(fills).toEqual(["", "", false, -9999]);
	expect(() => store.array("/n")).toThrow(expect.objectContaining({ code: "bad-argument" }));
});

describe("Zarr v2 references keep null, and what it leaves open", () => {
	it.each([
		["in JSON", async (store: ManifestStore) => JSON.parse((await writeKerchunkJson(store)).text()).refs],
		["in Parquet", parquetMetadata],
	])("%s", async (_, write) => {
		const refs = await write(await open(v2Store({ fill_value: null }, [1])));
		const document = refs["v/.zarray"];
		expect(typeof document === "string" ? JSON.parse(document) : document).toMatchObject({ fill_value: null });
		// No chunk of zeros was made up for the one that is missing.
		expect(Object.keys(refs)).not.toContain("v/0");
	});

	it("with a sentinel too", async () => {
		const files = v2Store({ fill_value: null }, [1]);
		const attributes = json({ _FillValue: -9999, _ARRAY_DIMENSIONS: ["x"] });
		const store = await open([...files, ["v/.zattrs", attributes]]);
		const { refs } = JSON.parse((await writeKerchunkJson(store)).text());
		expect(JSON.parse(refs["v/.zarray"]).fill_value).toBeNull();
		expect(JSON.parse(refs["v/.zattrs"])._FillValue).toBe(-9999);
		expect(Object.keys(refs)).not.toContain("v/0");
	});
});

async function parquetMetadata(store: ManifestStore): Promise<Record<string, unknown>> {
	const target = new MemoryStore();
	await writeKerchunkParquet(store, target);
	const { bytes } = await target.get(".zmetadata", undefined);
	return JSON.parse(new TextDecoder().decode(bytes)).metadata;
}

it("the store of the fixtures, which zarr-python reads as zeros, is read as such and asks when it is written", async () => {
	const store = await open(filesOf("v2 null fill"));
	await expect(writeKerchunkJson(store, { zarrFormat: 3 })).rejects.toThrow(/nullFill/);
});
