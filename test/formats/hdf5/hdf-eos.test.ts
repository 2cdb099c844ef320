import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { hdf5 } from "../../../src/formats/hdf5/index.ts";
import { MemoryStore } from "../../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../../src/io/registry.ts";
import type { ManifestStore } from "../../../src/manifest/manifest-store.ts";
import { openStore } from "../../../src/open.ts";
import { read } from "../../../src/read/read.ts";

const folder = join(import.meta.dirname, "../../fixtures/hdf-eos");
const truth: Record<string, { x: number; y: number }[]> = JSON.parse(readFileSync(join(folder, "truth.json"), "utf8"));

function openGrids(options: { arrayBytes?: number } = {}): Promise<ManifestStore> {
	const store = new MemoryStore([["grids.h5", new Uint8Array(readFileSync(join(folder, "grids.h5")))]]);
	const registry = new ObjectStoreRegistry().register("memory://files/", store);
	return openStore("memory://files/grids.h5", { registry, parser: hdf5({ inlineBudget: options }) });
}

const attributesOf = (store: ManifestStore, path: string) =>
	store.array(path).metadata.attributes as Record<string, unknown>;

const numbers = async (store: ManifestStore, path: string): Promise<number[]> =>
	Array.from((await read(store, path)).data as Float64Array);

describe("grids of HDF-EOS 5", () => {
	it.each(Object.keys(truth))("%s: coordinates of cells, and the system that the data name", async (name) => {
		const store = await openGrids();
		const fields = `/HDFEOS/GRIDS/${name}/Data Fields`;
		const [first, last] = truth[name] as [{ x: number; y: number }, { x: number; y: number }];
		const [x, y] = [await numbers(store, `${fields}/XDim`), await numbers(store, `${fields}/YDim`)];
		expect([x[0], y[0], x.at(-1), y.at(-1)].map((value) => value?.toFixed(6))).toEqual(
			[first.x, first.y, last.x, last.y].map((value) => value.toFixed(6)),
		);
		const field = store.array(`${fields}/field`).metadata;
		expect(field.attributes).toMatchObject({ grid_mapping: "spatial_ref", coordinates: "YDim XDim" });
		// Dimensions have the names of netCDF-C, which knows nothing of the document.
		const [rows, columns] = field.dimension_names ?? [];
		expect(store.array(`${fields}/YDim`).metadata.dimension_names).toEqual([rows]);
		expect(store.array(`${fields}/XDim`).metadata.dimension_names).toEqual([columns]);
	});

	it("the system is a CF grid mapping and WKT on the earth of the document", async () => {
		const store = await openGrids();
		const { crs_wkt, ...mapping } = attributesOf(store, "/HDFEOS/GRIDS/sinusoidal/Data Fields/spatial_ref");
		expect(mapping).toMatchObject({
			grid_mapping_name: "sinusoidal",
			longitude_of_projection_origin: 10,
			earth_radius: 6371007.181,
		});
		const group = store.group.groups.get("HDFEOS")?.groups.get("GRIDS")?.groups.get("sinusoidal");
		expect(group?.groups.get("Data Fields")?.attributes.get("proj:wkt2")?.values).toEqual([crs_wkt]);
	});

	it("degrees on an earth of which nothing is said have a mapping, and no WKT", async () => {
		const attributes = attributesOf(await openGrids(), "/HDFEOS/GRIDS/geographic/Data Fields/spatial_ref");
		expect(attributes).toEqual({ grid_mapping_name: "latitude_longitude" });
	});

	it("what is not described is refused by name: an interrupted map, a map of spheres on an ellipsoid", async () => {
		const store = await openGrids();
		const messages = store.diagnostics.flatMap(({ code, message }) => (code === "crs-not-described" ? [message] : []));
		expect(messages).toEqual([
			expect.stringContaining("its projection is GCTP_GOOD"),
			expect.stringContaining("GCTP_LAMAZ is for spheres, and SphereCode 8 is an ellipsoid"),
		]);
		expect(attributesOf(store, "/HDFEOS/GRIDS/goode/Data Fields/field").grid_mapping).toBeUndefined();
	});

	it("coordinates beyond the inline budget are computed when they are read", async () => {
		const store = await openGrids({ arrayBytes: 16 });
		const path = "/HDFEOS/GRIDS/utm/Data Fields/XDim";
		expect("kind" in store.array(path) && (await store.array(path).manifest()).inlinedBytes).toBe(0);
		expect(await numbers(store, path)).toEqual([100500, 101500, 102500, 103500, 104500]);
	});

	it("data of a swath name its geolocation fields", async () => {
		const store = await openGrids();
		expect(attributesOf(store, "/HDFEOS/SWATHS/path/Data Fields/ozone").coordinates).toBe("Latitude Longitude");
	});
});
