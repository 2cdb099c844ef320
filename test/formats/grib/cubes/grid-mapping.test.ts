import { describe, expect, it } from "vitest";
import type { ManifestStore } from "../../../../src/manifest/manifest-store.ts";
import { read } from "../../../../src/read/read.ts";
import { openCubes } from "./cube-fixtures.ts";

const GROUP = "/surface/instant";

const numbers = async (store: ManifestStore, name: string): Promise<number[]> =>
	Array.from((await read(store, `${GROUP}/${name}`)).data as Float64Array);

const document = (store: ManifestStore, name: string) =>
	store.array(`${GROUP}/${name}`).metadata as {
		attributes: Record<string, unknown>;
		dimension_names: string[];
	};

const groupAttributes = async (store: ManifestStore): Promise<Record<string, unknown>> =>
	JSON.parse(new TextDecoder().decode(await store.get(`${GROUP}/zarr.json`))).attributes;

/** `pyproj.Proj(…)(longitude, latitude)` of the first points. */
const FIRST_POINTS: readonly (readonly [name: string, mapping: string, x: number, y: number])[] = [
	["grid-lambert", "lambert_conformal_conic", -2401769.2650850844, -809442.6092834331],
	["grid-mercator", "mercator", 0, -1050273.8942069227],
	["grid-azimuthal", "lambert_azimuthal_equal_area", -1694516.918202096, -1106405.383380488],
];

describe("coordinate systems of grids", () => {
	it.each(FIRST_POINTS)("%s: x and y are metres of the map that the data name", async (name, mapping, x, y) => {
		const store = await openCubes(name);
		expect(document(store, "t").attributes.grid_mapping).toBe("spatial_ref");
		const { crs_wkt, ...reference } = document(store, "spatial_ref").attributes;
		expect(reference.grid_mapping_name).toBe(mapping);
		expect(crs_wkt).toMatch(/^PROJCRS\[/);
		const group = await groupAttributes(store);
		expect(group).toMatchObject({ ...reference, "proj:wkt2": crs_wkt });
		const [xs, ys] = [await numbers(store, "x"), await numbers(store, "y")];
		expect(xs[0]).toBeCloseTo(x, 4);
		expect(ys[0]).toBeCloseTo(y, 4);
		expect([(xs[1] as number) - (xs[0] as number), (ys[1] as number) - (ys[0] as number)]).toEqual([3e5, 3e5]);
		const [a, , left, , e, upper] = group["spatial:transform"] as number[];
		expect([a, left, e, upper]).toEqual([3e5, (xs[0] as number) - 1.5e5, 3e5, (ys[0] as number) - 1.5e5]);
		expect(document(store, "x").attributes).toMatchObject({ standard_name: "projection_x_coordinate", units: "m" });
	});

	it("rows of a Mercator map are latitudes, and have metres besides", async () => {
		const store = await openCubes("grid-mercator");
		expect(document(store, "t").dimension_names.slice(-2)).toEqual(["latitude", "longitude"]);
		expect(document(store, "y").dimension_names).toEqual(["latitude"]);
		expect(document(store, "x").dimension_names).toEqual(["longitude"]);
		expect(document(store, "t").attributes.coordinates).toBe("y x valid_time");
		expect((await groupAttributes(store))["spatial:dimensions"]).toEqual(["latitude", "longitude"]);
	});

	it("a rotated grid has its own latitudes and longitudes along its rows and columns", async () => {
		const store = await openCubes("grid-rotated");
		expect(document(store, "spatial_ref").attributes).toMatchObject({
			grid_mapping_name: "rotated_latitude_longitude",
			grid_north_pole_latitude: 0,
			grid_north_pole_longitude: 180,
		});
		expect(document(store, "y").attributes).toMatchObject({ standard_name: "grid_latitude", units: "degrees" });
		const [x, y] = [await numbers(store, "x"), await numbers(store, "y")];
		expect([x[0], x.at(-1), y[0], y.at(-1)]).toEqual([0, 30, 60, 0]);
	});

	it("rows of different lengths on a rotated grid have places on the earth alone, and its system", async () => {
		const store = await openCubes("grid-rotated-reduced");
		expect(document(store, "spatial_ref").attributes.grid_mapping_name).toBe("latitude_longitude");
		expect(store.group.groups.get("surface")?.groups.get("instant")?.arrays.has("x")).toBe(false);
	});

	it("northUp turns y with the rows", async () => {
		const [asCoded, turned] = [await openCubes("grid-lambert"), await openCubes("grid-lambert", { northUp: true })];
		expect(await numbers(turned, "y")).toEqual((await numbers(asCoded, "y")).toReversed());
		const [, , , , e, upper] = (await groupAttributes(turned))["spatial:transform"] as number[];
		expect([e, upper]).toEqual([-3e5, ((await numbers(turned, "y"))[0] as number) + 1.5e5]);
	});

	it("an image that is turned around and a list of points have none", async () => {
		for (const name of ["grid-space-view-turned", "grid-unstructured"]) {
			const store = await openCubes(name);
			expect(store.contents().filter(({ path }) => path.endsWith("/spatial_ref"))).toEqual([]);
		}
	});
});
