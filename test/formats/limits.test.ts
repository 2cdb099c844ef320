import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { MiraError } from "../../src/errors.ts";
import { MemoryStore } from "../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../src/io/registry.ts";
import type { ManifestStore } from "../../src/manifest/manifest-store.ts";
import { openStore } from "../../src/open.ts";
import type { Limits } from "../../src/zarr/budget.ts";

const PLACE = "memory://limits/";

function open(files: Record<string, unknown>, name: string, limits: Partial<Limits> = {}): Promise<ManifestStore> {
	const bytes = Object.entries(files).map(([path, value]): [string, Uint8Array] => [
		path,
		value instanceof Uint8Array ? value : new TextEncoder().encode(JSON.stringify(value)),
	]);
	const registry = new ObjectStoreRegistry().register(PLACE, new MemoryStore(bytes));
	return openStore(PLACE + name, { registry, limits });
}

async function refused(opening: Promise<unknown>): Promise<MiraError> {
	const error = await opening.then(
		() => undefined,
		(thrown: MiraError) => thrown,
	);
	expect(error).toMatchObject({ name: "MiraError", code: "limit-exceeded" });
	return error as MiraError;
}

const array = (changes: object = {}): object => ({
	zarr_format: 3,
	node_type: "array",
	shape: [4],
	data_type: "int32",
	chunk_grid: { name: "regular", configuration: { chunk_shape: [2] } },
	chunk_key_encoding: { name: "default" },
	fill_value: 0,
	codecs: [{ name: "bytes", configuration: { endian: "little" } }],
	attributes: {},
	...changes,
});
const group = (metadata?: object): object => ({
	zarr_format: 3,
	node_type: "group",
	attributes: {},
	...(metadata && { consolidated_metadata: { kind: "inline", must_understand: false, metadata } }),
});
const zarray =
	'{"zarr_format":2,"shape":[4],"chunks":[2],"dtype":"<i4","compressor":null,"filters":null,"fill_value":0,"order":"C"}';

describe("Zarr", () => {
	it("counts groups and arrays, those in consolidated metadata and those that are found", async () => {
		const members = { a: array(), b: array(), c: group() };
		expect((await open({ "z/zarr.json": group(members) }, "z/", { maxNodes: 4 })).contents()).toHaveLength(4);
		const error = await refused(open({ "z/zarr.json": group(members) }, "z/", { maxNodes: 3 }));
		expect(error.message).toContain("more than 3 arrays and groups");
		expect(error.url).toBe(`${PLACE}z/`);
		const found = { "z/zarr.json": group(), "z/a/zarr.json": array(), "z/b/zarr.json": array() };
		expect((await open(found, "z/", { maxNodes: 3 })).contents()).toHaveLength(3);
		await refused(open(found, "z/", { maxNodes: 2 }));
	});

	it("refuses an array of too many dimensions, and opens the others", async () => {
		const wide = array({
			shape: [1, 1, 1],
			chunk_grid: { name: "regular", configuration: { chunk_shape: [1, 1, 1] } },
		});
		const store = await open({ "z/zarr.json": group({ wide, narrow: array() }) }, "z/", { maxDimensions: 2 });
		expect(() => store.array("/wide")).toThrow("it has 3 dimensions, more than 2");
		expect(store.array("/narrow").metadata.shape).toEqual([4]);
	});

	it("counts the values of attributes, of arrays and groups together", async () => {
		const attributes = { a: [1, 2, 3], b: "text" };
		const document = group({ x: array({ attributes }), y: { ...group(), attributes } });
		await open({ "z/zarr.json": document }, "z/", { maxAttributeValues: 8 });
		const error = await refused(open({ "z/zarr.json": document }, "z/", { maxAttributeValues: 7 }));
		expect(error.message).toContain("limits.maxAttributeValues");
	});

	it("bounds how deep groups are nested", async () => {
		const document = group({ "a/b/c": group() });
		await open({ "z/zarr.json": document }, "z/", { maxNesting: 3 });
		await refused(open({ "z/zarr.json": document }, "z/", { maxNesting: 2 }));
	});

	it("refuses integers whose digits would take the square of their number to read", async () => {
		const text = JSON.stringify(array()).replace('"attributes":{}', `"attributes":{"a":${"7".repeat(1001)}}`);
		const error = await refused(open({ "z/zarr.json": new TextEncoder().encode(text) }, "z/"));
		expect(error.message).toContain("an integer has 1001 digits");
	});

	it("opens a rectilinear grid of more chunks than any memory has, and finds each of them", async () => {
		const chunk_grid = { name: "rectilinear", configuration: { kind: "inline", chunk_shapes: [[[1, 2 ** 40], 5]] } };
		const store = await open({ "z/zarr.json": array({ shape: [2 ** 40 + 5], chunk_grid }) }, "z/");
		expect(store.array("/").metadata.chunk_grid).toEqual(chunk_grid);
	});
});

describe("Kerchunk", () => {
	const references = (refs: object, rest: object = {}): object => ({ version: 1, refs, ...rest });

	it("charges what gen stands for before anything is made of it", async () => {
		const gen = [{ key: "x/{{i}}", url: "f.nc", offset: "{{i * 8}}", length: "8", dimensions: { i: { stop: 2 } } }];
		const file = { "r.json": references({ "x/.zarray": zarray }, { gen }) };
		const store = await open(file, "r.json");
		const { referenceCount } = await (
			store.array("/x") as { manifest(): Promise<{ referenceCount: number }> }
		).manifest();
		expect(referenceCount).toBe(2);
		const many = [{ ...gen[0], dimensions: { i: { stop: 2 ** 50 } } }];
		await refused(open({ "r.json": references({ "x/.zarray": zarray }, { gen: many }) }, "r.json"));
	});

	it("charges templates that call each other, whatever they give", async () => {
		const templates = { a: "{{b()}}".repeat(100), b: "{{c()}}".repeat(100), c: "{{''}}" };
		const file = { "r.json": references({ "x/.zarray": zarray, "x/0": ["{{a()}}", 0, 8] }, { templates }) };
		await open(file, "r.json");
		await refused(open(file, "r.json", { maxWork: 10_000 }));
	});

	it("sums a hundred thousand terms without a tree as deep as they are many", async () => {
		const sum = Array.from({ length: 100_000 }, () => "1").join("+");
		const store = await open({ "r.json": references({ "x/.zarray": zarray, "x/0": [`{{${sum}}}`, 0, 8] }) }, "r.json");
		const manifest = await (store.array("/x") as { manifest(): Promise<{ urls: readonly string[] }> }).manifest();
		expect(manifest.urls).toEqual([`${PLACE}100000`]);
	});

	it("refuses keys that lead deeper than groups may be nested", async () => {
		const deep = `${"g/".repeat(300)}.zarray`;
		const error = await refused(open({ "r.json": references({ [deep]: zarray }) }, "r.json"));
		expect(error.message).toContain("nested more than 256 deep");
		await open({ "r.json": references({ [deep]: zarray }) }, "r.json", { maxNesting: 400 });
	});

	it("believes what a compressed file says of its length only within the budget", async () => {
		const text = new TextEncoder().encode(
			`${JSON.stringify(references({ "x/.zarray": zarray }))}${" ".repeat(100_000)}`,
		);
		const file = { "r.json.gz": new Uint8Array(gzipSync(text)) };
		await open(file, "r.json.gz");
		await refused(open(file, "r.json.gz", { maxHeldBytes: 10_000 }));
	});
});
