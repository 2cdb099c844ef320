import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { MemoryStore } from "../src/io/memory.ts";
import { ObjectStoreRegistry } from "../src/io/registry.ts";
import { openStore } from "../src/open.ts";
import { read } from "../src/read/read.ts";
import { tiffBytes } from "./formats/tiff/tiff-bytes.ts";
import { filesOf } from "./formats/zarr/fixtures.ts";
import { FaultServer } from "./io/fault-server.ts";
import { RoundsStore } from "./io/rounds-store.ts";

type Files = Iterable<readonly [string, Uint8Array]>;

const under = (root: string, files: Files): [string, Uint8Array][] =>
	[...files].map(([key, bytes]) => [`${root}/${key}`, bytes]);

function fixture(name: string): Uint8Array {
	const bytes = readFileSync(join(import.meta.dirname, "fixtures", name));
	return new Uint8Array(name.endsWith(".gz") ? gunzipSync(bytes) : bytes);
}

function icechunk(version: string): [string, Uint8Array][] {
	const folder = join(import.meta.dirname, "fixtures/icechunk", version);
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
		.map((path) => [path.slice(folder.length + 1), new Uint8Array(readFileSync(path))]);
}

/** What it takes to open something that cannot be listed, as over HTTP, and to read the first value of an array. */
async function firstValue(files: Files, name: string, path: string): Promise<RoundsStore> {
	const counted = new RoundsStore(new MemoryStore(files));
	const registry = new ObjectStoreRegistry().register("memory://files/", counted);
	const store = await openStore(`memory://files/${name}`, { registry });
	const { shape } = store.array(path).metadata as { shape: number[] };
	const { data } = await read(store, path, { selection: shape.map(() => 0) });
	expect(data).toHaveLength(1);
	return counted;
}

describe("requests and rounds to the first value", () => {
	it.each([
		["v3, consolidated", "a.zarr", "/g/a", "v3 nested, consolidated", 3, 2],
		["v3, consolidated, with a slash", "a.zarr/", "/g/a", "v3 nested, consolidated", 3, 2],
		["v3, by its document", "a.zarr/zarr.json", "/g/a", "v3 nested, consolidated", 3, 2],
		["a v3 array", "a.zarr", "/", "v3 root array", 3, 2],
		["a v3 array inside of a store", "a.zarr/g/a", "/", "v3 nested", 3, 2],
		["a v3 array of another name", "a", "/", "v3 root array", 4, 3],
		["v2, consolidated", "a.zarr", "/v", "v2 xarray, consolidated", 3, 2],
		["a v2 array", "a.zarr", "/", "v2 F order", 7, 3],
		["a v2 array of another name", "a/", "/", "v2 F order", 9, 3],
	])("Zarr: %s", async (_, name, path, fixtureName, requests, rounds) => {
		const root = (name.split("/")[0] as string).replace(/\/$/, "");
		const counted = await firstValue(under(root, filesOf(fixtureName)), name, path);
		expect([counted.requests.length, counted.rounds]).toEqual([requests, rounds]);
		const paths = counted.requests.map((request) => request.path);
		expect(new Set(paths).size).toBe(paths.length);
	});

	it.each([
		["v1", "a.icechunk", 6, 4],
		["v2", "a.icechunk", 5, 4],
		["v2", "a/", 11, 5],
	])("Icechunk %s called %s", async (version, name, requests, rounds) => {
		const counted = await firstValue(under(name.replace(/\/$/, ""), icechunk(version)), name, "/native");
		expect([counted.requests.length, counted.rounds]).toEqual([requests, rounds]);
		expect(counted.repeatedBytes).toBe(0);
	});

	it.each([
		["grib/simple-12.grib", "/isobaricInhPa/instant/t", 1],
		["tiff/be-bigtiff-1024-tiles.tif", "/0", 1],
		["hdf4/chunked.hdf", "/none", 1],
		["hdf5/layouts-v0.h5.gz", "/chunked", 1],
		["hdf5/layouts-latest.h5.gz", "/chunked", 1],
		["fits/images.fits", "/1", 2],
	])("%s", async (name, path, requests) => {
		const counted = await firstValue([["a", fixture(name)]], "a", path);
		expect(counted.requests).toHaveLength(requests);
		expect(counted.repeatedBytes).toBe(0);
	});
});

describe("files that do not fit in the first request", () => {
	async function firstArray(bytes: Uint8Array): Promise<RoundsStore> {
		expect(bytes.length).toBeGreaterThan(2 ** 16);
		const counted = new RoundsStore(new MemoryStore([["a", bytes]]));
		const registry = new ObjectStoreRegistry().register("memory://files/", counted);
		const store = await openStore("memory://files/a", { registry });
		const { path } = store.contents().find(({ kind }) => kind === "array") as { path: string };
		const { shape } = store.array(path).metadata as { shape: number[] };
		await read(store, path, { selection: shape.map(() => 0) });
		return counted;
	}

	it.each([
		["netcdf3/long-header.nc"],
		["reductions/reductions.nc"],
		["hdf5/two-thousand-datasets-v0.h5.gz"],
		["fits/tiles.fits"],
		["fits/images.fits"],
		["TIFF of 2 MB", tiffBytes(new Uint8Array(2 ** 21), [{ width: 2048, height: 1024, bits: 8 }])],
	])("%s: no byte twice", async (name, bytes = fixture(name)) => {
		expect((await firstArray(bytes)).repeatedBytes).toBe(0);
	});

	// Blocks that were read lie between others that are wanted: to leave them out would cost a request each.
	it.each([
		["hdf5/two-thousand-datasets.h5.gz", 27],
		["hdf5/scattered.h5.gz", 45],
	])("%s: pieces near each other are one request, and none brings only what is there", async (name, requests) => {
		const bytes = fixture(name);
		const counted = await firstArray(bytes);
		expect(counted.requests.length).toBeLessThanOrEqual(requests);
		expect(counted.vainRequests).toBe(0);
		expect(counted.repeatedBytes).toBeLessThanOrEqual(bytes.length / 8);
	});
});

describe("over HTTP", () => {
	it.each([
		["v3, consolidated", "a.zarr", "/g/a", "v3 nested, consolidated", 3],
		["a v3 array", "a.zarr", "/", "v3 root array", 3],
		["a v3 array of another name", "a", "/", "v3 root array", 4],
		["v2, consolidated", "a.zarr", "/v", "v2 xarray, consolidated", 3],
		["a v2 array", "a.zarr", "/", "v2 F order", 7],
	])("%s: one request for each object", async (_, name, path, fixtureName, requests) => {
		const server = await FaultServer.start();
		try {
			for (const [key, bytes] of filesOf(fixtureName)) server.serve(`/${name}/${key}`, bytes);
			const store = await openStore(`${server.origin}/${name}`);
			const { shape } = store.array(path).metadata as { shape: number[] };
			await read(store, path, { selection: shape.map(() => 0) });
			const targets = server.requests.map(({ target }) => target);
			expect(targets).toHaveLength(requests);
			expect(new Set(targets).size).toBe(requests);
			expect(server.violations).toEqual([]);
		} finally {
			await server.stop();
		}
	});
});

describe("names that speak for a store", () => {
	it("a file may be called like one", async () => {
		const counted = await firstValue(
			[["a.zarr", fixture("grib/simple-12.grib")]],
			"a.zarr",
			"/isobaricInhPa/instant/t",
		);
		expect(counted.requests.at(-1)?.path).toBe("a.zarr");
	});

	it("a file may lie in a store", async () => {
		const files = [["a.zarr/b.grib", fixture("grib/simple-12.grib")]] as const;
		const counted = await firstValue(files, "a.zarr/b.grib", "/isobaricInhPa/instant/t");
		expect(counted.requests).toHaveLength(1);
	});

	it("a store of one format may be called as those of another are", async () => {
		await firstValue(under("a.icechunk", filesOf("v3 root array")), "a.icechunk", "/");
		await firstValue(under("a.zarr", icechunk("v2")), "a.zarr", "/native");
	});

	it("what is nothing is said to be nothing, and asked for once", async () => {
		const counted = new RoundsStore(new MemoryStore());
		const registry = new ObjectStoreRegistry().register("memory://files/", counted);
		await expect(openStore("memory://files/a.zarr", { registry })).rejects.toMatchObject({
			code: "not-found",
			message: expect.stringContaining("there is no Zarr store"),
		});
		const paths = counted.requests.map(({ path }) => path);
		expect(new Set(paths).size).toBe(paths.length);
	});

	it("what an opening did not find is looked for by the next one", async () => {
		const memory = new MemoryStore();
		const registry = new ObjectStoreRegistry().register("memory://files/", memory);
		await expect(openStore("memory://files/a.zarr", { registry })).rejects.toMatchObject({ code: "not-found" });
		for (const [key, bytes] of filesOf("v3 root array")) await memory.put(`a.zarr/${key}`, bytes);
		expect((await openStore("memory://files/a.zarr", { registry })).contents()).toHaveLength(1);
	});
});
