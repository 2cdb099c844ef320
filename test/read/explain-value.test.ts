/** Expected values are those of netCDF4-python and xarray (samples/make.py), rasterio and ecCodes on the same files. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { ManifestStore } from "../../src/manifest/manifest-store.ts";
import { openStore } from "../../src/node.ts";
import { decodedView } from "../../src/read/decoded-view.ts";
import { explainValue } from "../../src/read/explain-value.ts";
import { elementCount } from "../../src/zarr/nd-array.ts";

const root = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "mirazarr-explain-value-"));
afterAll(() => rmSync(folder, { recursive: true }));

const sample = (name: string) => openStore(join(root, "samples", name));
const fixture = (name: string) => openStore(join(root, "test/fixtures", name));

/** The index of the n-th value of message 1, whatever its shape. */
function indexOf(store: ManifestStore, n: number): number[] {
	const { shape } = store.array("/1").description;
	return shape.map((length, d) => Math.floor(n / elementCount(shape.slice(d + 1))) % length);
}

/** A Zarr v3 array on disk, with these chunks. */
async function zarrArray(name: string, document: object, chunks: Record<string, Uint8Array> = {}) {
	const path = join(folder, name);
	mkdirSync(path);
	const common = { zarr_format: 3, node_type: "array", chunk_key_encoding: { name: "default" }, attributes: {} };
	writeFileSync(join(path, "zarr.json"), JSON.stringify({ ...common, ...document }));
	for (const [key, bytes] of Object.entries(chunks)) {
		mkdirSync(join(path, key, ".."), { recursive: true });
		writeFileSync(join(path, key), bytes);
	}
	return openStore(path);
}

describe("a valid value", () => {
	it("has its bytes, what they mean, where they are in the file, and its coordinates", async () => {
		const report = await explainValue(await sample("sea-surface.nc"), "sst", [1, 15, 30]);
		expect(report).toMatchObject({
			path: "/sst",
			dataType: "int16",
			index: [1, 15, 30],
			stored: { value: "2699", bytes: "8b0a" },
			decoded: { value: "26.990000000000002", dataType: "float64", units: "degree_Celsius" },
			chunk: { index: [1, 0, 0], key: "/sst/c/1/0/0", kind: "virtual", offset: 9064, length: 5184, fileOffset: 11284 },
		});
		expect(report.missing).toBeUndefined();
		expect(report.coordinates.map(({ name, value, units }) => [name, value, units])).toEqual([
			["time", "2026-04-01T00:00:00", undefined],
			["lat", "12.5", "degrees_north"],
			["lon", "-27.5", "degrees_east"],
		]);
		expect(JSON.parse(JSON.stringify(report))).toEqual(report);
	});

	it("is found from the end by negative positions", async () => {
		const store = await sample("sea-surface.nc");
		expect((await explainValue(store, "sst", [-2, 15, -42])).index).toEqual([1, 15, 30]);
	});

	it("that is a time is told as one", async () => {
		const { decoded, stored } = await explainValue(await sample("sea-surface.nc"), "time", [1]);
		expect({ decoded, stored: stored.value }).toEqual({
			decoded: { value: "2026-04-01T00:00:00", dataType: "string" },
			stored: "90",
		});
	});
});

describe("a missing value", () => {
	it("names the sentinel", async () => {
		const store = await sample("sea-surface.nc");
		const { missing, decoded } = await explainValue(store, "sst", [0, 6, 10]);
		expect(missing).toEqual({ cause: "sentinel", rule: "_FillValue -32768", place: "attribute _FillValue" });
		expect(decoded.value).toBeNull();
	});

	it("of 64 bits is compared to the last digit", async () => {
		const { missing, stored } = await explainValue(await sample("buoys.nc"), "serial", [2]);
		expect(stored).toEqual({ value: "-9223372036854775807", bytes: "0100000000000080" });
		expect(missing?.cause).toBe("sentinel");
	});

	it("may be outside of the valid range, if the rules are those of NetCDF", async () => {
		const store = await sample("sea-surface.nc");
		expect((await explainValue(store, "sst", [0, 14, 25])).missing).toBeUndefined();
		const { missing, stored } = await explainValue(store, "sst", [0, 14, 25], { mask: "netcdf" });
		expect(stored.value).toBe("9999");
		expect(missing).toMatchObject({ cause: "validRange", rule: "outside -300 to 4500" });
	});

	it("may be a default fill, if the rules are those of NetCDF", async () => {
		const store = await fixture("netcdf3/fills.nc");
		const causes = new Set<string>();
		for (const [name, { description }] of store.group.arrays)
			for (let i = 0; i < (description.shape[0] ?? 0); i++) {
				const plain = await explainValue(store, name, [i]);
				const strict = await explainValue(store, name, [i], { mask: "netcdf" });
				if (plain.missing === undefined && strict.missing !== undefined) causes.add(strict.missing.cause);
				else expect(strict.missing).toEqual(plain.missing);
			}
		expect([...causes]).toEqual(["defaultFill"]);
	});

	it("is masked by another array: the mask of a TIFF", async () => {
		// rasterio: read_masks(1)[0, 20] is 0, read(1)[0, 20] is 109.
		const store = await fixture("tiff/cog-mask.tif");
		const report = await explainValue(store, "/0", [0, 0, 20]);
		expect(report).toMatchObject({ stored: { value: "109" }, missing: { cause: "maskArray", place: "/mask" } });
		expect((await explainValue(store, "/0", [0, 0, 0])).missing).toBeUndefined();
		expect((await explainValue(store, "/0", [0, 0, 20], { maskArrays: false })).missing).toBeUndefined();
	});

	it("is 0 in the bitmap of a GRIB field", async () => {
		const store = await openStore(join(root, "test/fixtures/grib/ccsds-bitmap.grib"), { grib: { layout: "messages" } });
		// ecCodes: of 384 values in rows of 24 those numbered 0, 1 and 100 are the first that are missing.
		const causes = await Promise.all(
			[0, 1, 2, 99, 100].map(async (i) => (await explainValue(store, "/1", indexOf(store, i))).missing?.cause),
		);
		expect(causes).toEqual(["codecBitmap", "codecBitmap", undefined, undefined, "codecBitmap"]);
	});

	it("is NaN by itself", async () => {
		const bytes = new Uint8Array(Float32Array.of(1, Number.NaN).buffer);
		const document = {
			shape: [2],
			data_type: "float32",
			chunk_grid: { name: "regular", configuration: { chunk_shape: [2] } },
			codecs: [{ name: "bytes", configuration: { endian: "little" } }],
			fill_value: 0,
		};
		const store = await zarrArray("nan", document, { "c/0": bytes });
		expect((await explainValue(store, "/", [1])).missing).toEqual({ cause: "notANumber", rule: "NaN" });
	});
});

describe("the chunk", () => {
	const document = {
		shape: [6],
		data_type: "int16",
		chunk_grid: { name: "regular", configuration: { chunk_shape: [2] } },
		codecs: [{ name: "bytes", configuration: { endian: "big" } }],
		fill_value: -9,
		attributes: { _FillValue: -9 },
	};

	it("may never have been written: what is read is the fill value, and a rule says whether that is missing", async () => {
		const store = await zarrArray("holes", document, { "c/0": Uint8Array.of(0, 1, 0, 2) });
		const hole = await explainValue(store, "/", [3]);
		expect(hole).toMatchObject({ stored: { value: "-9" }, missing: { cause: "sentinel" }, chunk: { kind: "missing" } });
		expect(hole.chunk.url).toBeUndefined();
		const there = await explainValue(store, "/", [1]);
		expect(there).toMatchObject({
			stored: { value: "2", bytes: "0200" },
			chunk: { kind: "virtual", fileOffset: 2, length: 4 },
		});
	});

	it("of a hole is valid where no rule masks it, unless the fill value is to mask", async () => {
		const store = await zarrArray("unmasked", { ...document, attributes: {} });
		expect((await explainValue(store, "/", [3])).missing).toBeUndefined();
		const masked = await explainValue(store, "/", [3], { maskStorageFill: true });
		expect(masked.missing).toMatchObject({ cause: "storageFill", rule: "fill_value -9" });
	});

	it("inside of a shard has the range of its own", async () => {
		// Two inner chunks of two bytes each, the second one first; then the index: offset and length of each, no checksum.
		const index = new Uint8Array(new BigUint64Array([2n, 2n, 0n, 2n]).buffer);
		const shard = Uint8Array.of(3, 4, 1, 2, ...index);
		const plain = [{ name: "bytes", configuration: { endian: "little" } }];
		const store = await zarrArray(
			"sharded",
			{
				shape: [4],
				data_type: "uint8",
				chunk_grid: { name: "regular", configuration: { chunk_shape: [4] } },
				codecs: [{ name: "sharding_indexed", configuration: { chunk_shape: [2], codecs: plain, index_codecs: plain } }],
				fill_value: 0,
			},
			{ "c/0": shard },
		);
		const { stored, chunk } = await explainValue(store, "/", [1]);
		expect(stored.value).toBe("2");
		expect(chunk).toMatchObject({
			index: [0],
			shape: [2],
			key: "/c/0",
			kind: "virtual",
			offset: 2,
			length: 2,
			fileOffset: 3,
		});
		expect(chunk.shard).toMatchObject({ index: [0], offset: 0, length: 36 });
	});

	it("may be carried by the store, or computed", async () => {
		const grib = await fixture("grib-cubes/cube.grib");
		expect((await explainValue(grib, "/surface/instant/latitude", [1])).chunk.kind).toBe("inlined");
		const view = decodedView(await sample("sea-surface.nc"));
		const { chunk, decoded } = await explainValue(view, "sst", [1, 15, 30]);
		expect({ kind: chunk.kind, value: Number(decoded.value) }).toEqual({ kind: "computed", value: 26.990000000000002 });
	});
});

describe("what is no cell", () => {
	it("is refused", async () => {
		const store = await sample("sea-surface.nc");
		await expect(explainValue(store, "sst", [0, 0])).rejects.toMatchObject({ code: "bad-selection" });
		await expect(explainValue(store, "sst", [0, 99, 0])).rejects.toMatchObject({ code: "bad-selection" });
		await expect(explainValue(store, "sst", [0, 0, 0], { masc: "x" } as object)).rejects.toMatchObject({
			code: "bad-argument",
		});
	});
});
