import { type Compressors, parquetMetadata, parquetReadObjects } from "hyparquet";
import { describe, expect, test } from "vitest";
import { ZSTDDecoder } from "zstddec";
import { MemoryStore } from "../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../src/io/registry.ts";
import { encodePath } from "../../src/io/url.ts";
import { ManifestArray } from "../../src/manifest/manifest-array.ts";
import { ManifestBuilder } from "../../src/manifest/manifest-builder.ts";
import { ManifestGroup } from "../../src/manifest/manifest-group.ts";
import { ManifestStore } from "../../src/manifest/manifest-store.ts";
import { openStore } from "../../src/open.ts";
import { read } from "../../src/read/read.ts";
import { writeKerchunkJson } from "../../src/write/kerchunk-json.ts";
import { type KerchunkParquetOptions, writeKerchunkParquet } from "../../src/write/kerchunk-parquet.ts";
import { encodeBase64 } from "../../src/zarr/base64.ts";
import { type JsonObject, parseJson } from "../../src/zarr/json.ts";
import { ARRAY_ROWS } from "./array-rows.ts";
import { FILL_ROWS } from "./fill-rows.ts";
import { type MadeArray, makeStore } from "./made-store.ts";

const one: MadeArray = { type: "int16", shape: [2], dimensions: ["x"], chunks: { "0": [1, 2] } };

/** The files that were written, and what the writer said. */
async function written(store: ManifestStore, options?: KerchunkParquetOptions) {
	const target = new MemoryStore();
	const result = await writeKerchunkParquet(store, target, options);
	const files = new Map<string, Uint8Array>();
	for await (const { path } of target.list("")) files.set(path, (await target.get(path, undefined)).bytes);
	return { ...result, target, files };
}

type Row = { path: string | null; offset: bigint; size: bigint; raw?: Uint8Array | null };

async function rowsOf(bytes: Uint8Array | undefined): Promise<Row[]> {
	if (bytes === undefined) throw new Error("there is no such file");
	const zstd = new ZSTDDecoder();
	await zstd.init();
	const compressors: Compressors = { ZSTD: (input, outputBytes) => zstd.decode(input, outputBytes) };
	const file = bytes.slice().buffer;
	return (await parquetReadObjects({ file, utf8: false, rowFormat: "object", compressors })) as Row[];
}

/** A store with one array, `v`, of chunks of one element. */
function virtualStore(grid: number[], add: (builder: ManifestBuilder) => void): Promise<ManifestStore> {
	return makeStore({
		v: { ...one, shape: grid, chunk: grid.map(() => 1), dimensions: grid.map((_, d) => `d${d}`), chunks: {} },
	}).then(({ store }) => {
		const builder = new ManifestBuilder(grid);
		add(builder);
		const group = new ManifestGroup();
		group.arrays.set("v", new ManifestArray(store.array("/v").description, () => builder.build()));
		return new ManifestStore({ url: "memory://none", group, registry: new ObjectStoreRegistry() });
	});
}

describe("the same as in JSON", () => {
	test.each([...FILL_ROWS, ...ARRAY_ROWS])("$title", async ({ arrays }) => {
		const { store } = await makeStore(arrays);
		const { refs } = parseJson((await writeKerchunkJson(store)).text()) as { refs: JsonObject };
		const { files } = await written(store);
		const { metadata, record_size } = parseJson(files.get(".zmetadata") as Uint8Array) as {
			metadata: JsonObject;
			record_size: number;
		};
		const found: JsonObject = {};
		for (const [key, document] of Object.entries(metadata)) {
			found[key] = document;
			if (!key.endsWith("/.zarray")) continue;
			const { shape, chunks } = document as { shape: number[]; chunks: number[] };
			const grid = shape.map((length, d) => Math.ceil(length / (chunks[d] as number)));
			const count = grid.reduce((product, n) => product * n, 1);
			for (let n = 0; n < count; n++) {
				const file = files.get(
					`${encodePath(key.slice(0, -".zarray".length))}refs.${Math.floor(n / record_size)}.parq`,
				);
				const row = (await rowsOf(file))[n % record_size] as Row;
				const index = grid.map(
					(_, d) => Math.floor(n / grid.slice(d + 1).reduce((a, b) => a * b, 1)) % (grid[d] as number),
				);
				const name = `${key.slice(0, -".zarray".length)}${grid.length === 0 ? "0" : index.join(".")}`;
				if (row.raw) found[name] = `base64:${encodeBase64(row.raw)}`;
				else if (row.path !== null) found[name] = [text(row.path), Number(row.offset), Number(row.size)];
			}
		}
		const expected = Object.entries(refs).map(([key, value]) => [
			key,
			typeof value === "string" && !value.startsWith("base64:") ? parseJson(value) : value,
		]);
		expect(found).toEqual(Object.fromEntries(expected));
	});
});

function text(value: string | Uint8Array): string {
	return typeof value === "string" ? value : new TextDecoder().decode(value);
}

describe("files", () => {
	test("W10 arrays whose chunks are all missing have a file, and read as their fill", async () => {
		const { store } = await makeStore({
			scalar: { ...one, shape: [], dimensions: [], chunks: {} },
			line: { ...one, shape: [3], chunk: [1], chunks: {} },
		});
		const { files, target } = await written(store);
		expect([...files.keys()].sort()).toEqual([".zmetadata", "line/refs.0.parq", "scalar/refs.0.parq"]);
		const registry = new ObjectStoreRegistry().register("memory://refs/", target);
		const again = await openStore("memory://refs/", { registry });
		expect((await read(again, "/line")).data).toEqual(Int16Array.of(0, 0, 0));
	});

	test("W10 empty files before the first URL are written, later ones are not", async () => {
		const store = await virtualStore([50], (builder) => builder.virtual([25], "s3://b/k", 5, 2));
		const { files } = await written(store, { recordSize: 10 });
		expect([...files.keys()].sort()).toEqual([".zmetadata", "v/refs.0.parq", "v/refs.1.parq", "v/refs.2.parq"]);
		expect((await rowsOf(files.get("v/refs.0.parq"))).every(({ path }) => path === null)).toBe(true);
	});

	test("files of an immense grid that hold nothing are skipped, and too many of them are refused", async () => {
		const sparse = await virtualStore([1e6, 1e6], (builder) =>
			builder.virtual([0, 7], "s3://b/k", 1, 2).virtual([999_999, 999_999], "s3://b/k", 3, 2),
		);
		expect([...(await written(sparse)).files.keys()].sort()).toEqual([
			".zmetadata",
			"v/refs.0.parq",
			"v/refs.9999999.parq",
		]);
		const late = await virtualStore([1e6, 1e6], (builder) => builder.virtual([999_999, 7], "s3://b/k", 1, 2));
		await expect(written(late)).rejects.toMatchObject({ code: "limit-exceeded", path: "/v" });
	});

	test("K11 chunk 10 of files with 10 rows is the first row of the second", async () => {
		const store = await virtualStore([20], (builder) => {
			for (let i = 0; i < 20; i++) builder.virtual([i], "s3://b/k", 100 * i, 2);
		});
		const { files } = await written(store, { recordSize: 10 });
		expect((await rowsOf(files.get("v/refs.1.parq")))[0]).toMatchObject({ offset: 1000n, size: 2n });
	});

	test("K12 K13 holes are null, whole objects have zeros; all files are filled up", async () => {
		const store = await virtualStore([3], (builder) => builder.objectAt(0, "s3://b/k").virtual([2], "s3://b/l", 7, 8));
		const rows = await rowsOf((await written(store, { recordSize: 5 })).files.get("v/refs.0.parq"));
		expect(rows.map(({ path, offset, size }) => [path && text(path), offset, size])).toEqual([
			["s3://b/k", 0n, 0n],
			[null, 0n, 0n],
			["s3://b/l", 7n, 8n],
			[null, 0n, 0n],
			[null, 0n, 0n],
		]);
	});

	test("K14 paths are plain strings, and numbers are known to be there", async () => {
		const { files } = await written((await makeStore({ v: one })).store);
		const { schema, row_groups, key_value_metadata } = parquetMetadata(
			(files.get("v/refs.0.parq") as Uint8Array).slice().buffer,
		);
		expect(schema.map(({ name, type, repetition_type }) => [name, type, repetition_type]).slice(1)).toEqual([
			["path", "BYTE_ARRAY", "OPTIONAL"],
			["offset", "INT64", "REQUIRED"],
			["size", "INT64", "REQUIRED"],
		]);
		// Without the number of nulls fastparquet makes floats of integers.
		expect(row_groups[0]?.columns.map(({ meta_data }) => meta_data?.statistics?.null_count)).toEqual([0n, 0n, 0n]);
		expect(key_value_metadata ?? []).toEqual([]);
	});

	test("offsets and lengths are exact beyond 4 GiB, inlined bytes beyond ASCII", async () => {
		const store = await virtualStore([2], (builder) =>
			builder.virtual([0], "s3://b/k", 2 ** 53 - 2 ** 40, 2 ** 33 + 1).inlined([1], Uint8Array.of(0x80, 0xff, 0)),
		);
		const rows = await rowsOf((await written(store)).files.get("v/refs.0.parq"));
		expect(rows[0]).toMatchObject({ offset: 2n ** 53n - 2n ** 40n, size: 2n ** 33n + 1n });
		expect(rows[1]).toMatchObject({ path: null, raw: Uint8Array.of(0x80, 0xff, 0) });
	});
});

describe("writing", () => {
	test("a target that holds references is left alone", async () => {
		const { store } = await makeStore({ v: one });
		const { target } = await written(store);
		await expect(writeKerchunkParquet(store, target)).rejects.toMatchObject({ code: "write-conflict" });
	});

	test(".zmetadata comes last, so that an interrupted write is no reference set", async () => {
		const { store } = await makeStore({ v: one, w: one });
		const keys: string[] = [];
		const memory = new MemoryStore();
		await writeKerchunkParquet(store, {
			get: memory.get.bind(memory),
			put: async (path) => void keys.push(path),
		});
		expect(keys).toEqual(["v/refs.0.parq", "w/refs.0.parq", ".zmetadata"]);
	});

	test("names are encoded for the store, and groups need a hint", async () => {
		const { store } = await makeStore({ "g/a b#": one });
		const { files, diagnostics } = await written(store);
		expect([...files.keys()]).toContain("g/a%20b%23/refs.0.parq");
		expect(diagnostics).toMatchObject([{ code: "parquet-groups" }]);
	});

	test("a store that cannot be written to, a record size that is none", async () => {
		const { store } = await makeStore({ v: one });
		const memory = new MemoryStore();
		const readOnly = { get: memory.get.bind(memory) };
		await expect(writeKerchunkParquet(store, readOnly)).rejects.toMatchObject({ code: "bad-argument" });
		await expect(written(store, { recordSize: 0 })).rejects.toMatchObject({ code: "bad-argument" });
	});
});
