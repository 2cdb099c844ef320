/** The store and the bounds are made by test/fixtures/coordinate-systems/make.py, the bounds with pyproj. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { systemOfAttributes } from "../../../src/cf/coordinate-system.ts";
import { transformOf } from "../../../src/cf/describe-system.ts";
import { coordinateSystem, decode, lonLatBounds, openStore, pixelGrid } from "../../../src/node.ts";
import { boundsOfMap, boundsOfPlaces } from "../../../src/read/crs/map-bounds.ts";
import { attributesFromJson } from "../../../src/zarr/attributes.ts";

const FIXTURES = join(import.meta.dirname, "../../fixtures");
const places = openStore(join(FIXTURES, "coordinate-systems/places.zarr"));
const truth = JSON.parse(readFileSync(join(FIXTURES, "coordinate-systems/truth.json"), "utf8")) as {
	bounds: { code: string; box: [number, number, number, number]; bounds: [number, number, number, number] }[];
};

describe("coordinateSystem", () => {
	it("is that of the grid mapping, in the units of the coordinates", async () => {
		const system = coordinateSystem(await places, "mapped/data");
		expect(system).toMatchObject({ code: "EPSG:32633", kind: "projected", axisUnits: "km" });
	});

	it("is that of the group, for what lies on its map and nothing else", async () => {
		const store = await places;
		expect(coordinateSystem(store, "coded/image")?.code).toBe("EPSG:32633");
		expect(coordinateSystem(store, "coded/step")).toBeUndefined();
		expect(coordinateSystem(store, "mapped/step")).toBeUndefined();
		expect(coordinateSystem(store, "plain/data")).toBeUndefined();
	});

	it("is longitudes and latitudes where these are the coordinates", async () => {
		const plain = await openStore(join(FIXTURES, "labels/ascending.nc"));
		expect(coordinateSystem(plain, "v")).toMatchObject({ kind: "geographic", name: "latitude and longitude" });
	});

	it("is that of x and y where an array has these besides latitudes and longitudes", async () => {
		const mercator = await openStore(join(FIXTURES, "grib-cubes/grid-mercator.grib"));
		const path = mercator
			.contents()
			.find(({ kind, path }) => kind === "array" && mercator.array(path).description.shape.length > 1)?.path;
		expect(coordinateSystem(mercator, path as string)).toMatchObject({ kind: "projected", name: "Mercator" });
	});
});

describe("pixelGrid", () => {
	it("is the transform of an image, or that of its axes", async () => {
		expect(await pixelGrid(await places, "coded/image")).toEqual({
			transform: [30_000, 0, 200_000, 0, -100_000, 6_000_000],
			width: 20,
			height: 10,
		});
		expect(await pixelGrid(await places, "plain/data")).toBeUndefined();
		const sst = await openStore(join(import.meta.dirname, "../../../samples/sea-surface.nc"));
		const [latitudes, longitudes] = await Promise.all([decode(sst, "lat"), decode(sst, "lon")]);
		const grid = await pixelGrid(sst, "sst");
		expect([grid?.height, grid?.width]).toEqual([latitudes.data.length, longitudes.data.length]);
		const [a, , c, , e, f] = grid?.transform ?? [];
		expect([(c as number) + (a as number) / 2, (f as number) + (e as number) / 2]).toEqual([
			Number(longitudes.data[0]),
			Number(latitudes.data[0]),
		]);
	});

	it("is undefined for latitudes that are not evenly spaced", async () => {
		const store = await openStore(join(FIXTURES, "grib-cubes/grid-gaussian.grib"));
		const field = store
			.contents()
			.find(
				({ kind, path }) =>
					kind === "array" && coordinateSystem(store, path) && store.array(path).description.shape.length >= 2,
			);
		expect(coordinateSystem(store, field?.path as string)?.kind).toBe("geographic");
		expect(await pixelGrid(store, field?.path as string)).toBeUndefined();
		expect(await lonLatBounds(store, field?.path as string)).toMatchObject({ of: "edges" });
	});
});

describe("lonLatBounds", () => {
	it.each(truth.bounds)("$code $box, as pyproj has them", async ({ code, box: [left, bottom, right, top], bounds }) => {
		const system = systemOfAttributes(attributesFromJson({ "proj:code": code }), { path: "/" });
		if (system === undefined) throw new Error("no system");
		const grid = {
			transform: [(right - left) / 20, 0, left, 0, (bottom - top) / 10, top] as const,
			width: 20,
			height: 10,
		};
		const found = boundsOfMap(grid, await transformOf(system), false);
		const [west, south, east, north] = bounds;
		// pyproj takes points along the edges, and may miss the farthest by a little.
		for (const [own, theirs] of [
			[found?.west, west],
			[found?.south, south],
			[found?.east, east],
			[found?.north, north],
		])
			expect(own).toBeCloseTo(theirs as number, 5);
		expect(found?.of).toBe("edges");
	});

	it("of a satellite's disk reach to the limb", async () => {
		const bounds = await lonLatBounds(await places, "disk/image");
		// The satellite stands at 42164 km from the centre: acos(6378.137 / 42164.16) degrees from 75 west.
		const limb = (Math.acos(6_378_137 / (35_786_023 + 6_378_137)) * 180) / Math.PI;
		expect(bounds?.west).toBeCloseTo(-75 - limb, 3);
		expect(bounds?.east).toBeCloseTo(-75 + limb, 3);
		expect(bounds?.north).toBeGreaterThan(81);
		expect(bounds?.south).toBeCloseTo(-(bounds?.north as number), 3);
	});

	it("around a pole are all longitudes", async () => {
		expect(await lonLatBounds(await places, "pole/image")).toMatchObject({ west: -180, east: 180, north: 90 });
	});

	it("of longitudes and latitudes are exact, round the world and across the antimeridian", async () => {
		const store = await places;
		const world = { west: -180, south: -90, east: 180, north: 90, of: "edges" };
		expect(await lonLatBounds(store, "world/image")).toEqual(world);
		const pacific = { west: 170, south: -5, east: -170, north: 5, of: "edges" };
		expect(await lonLatBounds(store, "pacific/image")).toEqual(pacific);
	});

	it("are those of the centres where longitudes and latitudes have two dimensions", async () => {
		const store = await openStore(join(FIXTURES, "labels/curvilinear.nc"));
		const { data } = await decode(store, "nav_lat");
		const numbers = Array.from(data as ArrayLike<number>).filter((latitude) => !Number.isNaN(latitude));
		const found = await lonLatBounds(store, "v");
		expect(found).toMatchObject({ south: Math.min(...numbers), north: Math.max(...numbers), of: "centres" });
	});

	it("leave the widest gap between places outside", () => {
		expect(boundsOfPlaces([170, 175, -175, Number.NaN, 9e36], [1, 2, 3, 4, -999])).toMatchObject({
			west: 170,
			east: -175,
			south: 1,
			north: 4,
		});
		expect(boundsOfPlaces([Number.NaN], [Number.NaN])).toBeUndefined();
	});

	it("are refused for a code that nobody knows, and undefined without a place", async () => {
		await expect(lonLatBounds(await places, "unknown/image")).rejects.toThrow(/EPSG:32767 is not in the register/);
		expect(await lonLatBounds(await places, "plain/data")).toBeUndefined();
	});
});
