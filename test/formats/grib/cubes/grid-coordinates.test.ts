import { describe, expect, it } from "vitest";
import type { ManifestStore } from "../../../../src/manifest/manifest-store.ts";
import { read } from "../../../../src/read/read.ts";
import { openCubes, truth } from "./cube-fixtures.ts";

/** Degrees. ecCodes rounds the places of rotated grids with single precision. */
const tolerance = (name: string): number => (name.includes("rotated") ? 1e-5 : 1e-6);

const pathOf = (store: ManifestStore, name: string): string =>
	store.contents().find(({ path, kind }) => kind === "array" && path.endsWith(`/${name}`))?.path ?? "";

const numbers = async (store: ManifestStore, name: string): Promise<Float64Array> =>
	(await read(store, pathOf(store, name))).data as Float64Array;

describe("places of grids equal those of ecCodes", () => {
	it.each(Object.keys(truth.places))("%s", async (name) => {
		const store = await openCubes(name);
		const [latitude, longitude] = [await numbers(store, "latitude"), await numbers(store, "longitude")];
		const isRegular = store.array(pathOf(store, "latitude")).metadata.dimension_names?.[0] === "latitude";
		for (const [point, trueLatitude, trueLongitude] of truth.places[name] ?? []) {
			const row = isRegular ? Math.floor(point / longitude.length) : point;
			const column = isRegular ? point % longitude.length : point;
			// Beside the earth ecCodes has zeros.
			if (name.includes("space-view") && trueLatitude === 0 && trueLongitude === 0) {
				expect([latitude[row], longitude[column]]).toEqual([Number.NaN, Number.NaN]);
				continue;
			}
			expect(Math.abs((latitude[row] as number) - trueLatitude)).toBeLessThan(tolerance(name));
			const apart = Math.abs((longitude[column] as number) - trueLongitude) % 360;
			expect(Math.min(apart, 360 - apart)).toBeLessThan(tolerance(name));
		}
	});

	it("places of single points are references to a message, not copies", async () => {
		const store = await openCubes("grid-lambert");
		const array = store.array(pathOf(store, "longitude"));
		expect(array.metadata.codecs).toEqual([
			{ name: "mirazarr.grib", configuration: { edition: 2, field: 0, values: "longitude", order: "rows" } },
		]);
		const manifest = await array.manifest();
		expect(manifest.get([0, 0])).toMatchObject({ kind: "virtual", offset: 0 });
		expect(manifest.inlinedBytes).toBe(0);
	});

	it("an image that is turned around has no places", async () => {
		expect(pathOf(await openCubes("grid-space-view-turned"), "latitude")).toBe("");
	});

	it("points that are listed in another file have no places", async () => {
		const store = await openCubes("grid-unstructured");
		expect(pathOf(store, "latitude")).toBe("");
		expect(store.array(pathOf(store, "2t") || pathOf(store, "t")).metadata.dimension_names?.at(-1)).toBe("point");
	});
});

describe("northUp", () => {
	it("rows and latitudes are turned around together, by the codec", async () => {
		const [asCoded, turned] = [await openCubes("south"), await openCubes("south", { northUp: true })];
		const path = pathOf(turned, "t");
		expect(Array.from(await numbers(asCoded, "latitude"))).toEqual([0, 10, 20]);
		expect(Array.from(await numbers(turned, "latitude"))).toEqual([20, 10, 0]);
		// ecCodes was given 100 to 106 again and again, from south to north.
		const rows = [
			[100, 101, 102, 103],
			[104, 105, 106, 100],
			[101, 102, 103, 104],
		];
		expect(Array.from(await numbers(asCoded, "t"))).toEqual(rows.flat());
		expect(Array.from(await numbers(turned, "t"))).toEqual(rows.toReversed().flat());
		const manifest = await turned.array(path).manifest();
		expect(manifest.get([0, 0, 0, 0])).toMatchObject({ kind: "virtual", offset: 0 });
	});

	it("two-dimensional places are turned with the values", async () => {
		const [asCoded, turned] = [await openCubes("grid-lambert"), await openCubes("grid-lambert", { northUp: true })];
		for (const name of ["latitude", "longitude"]) {
			const [coded, north] = [await numbers(asCoded, name), await numbers(turned, name)];
			const rows = Array.from({ length: 4 }, (_, j) => Array.from(coded.subarray(5 * j, 5 * j + 5)));
			expect(Array.from(north)).toEqual(rows.toReversed().flat());
		}
		const latitude = await numbers(turned, "latitude");
		expect(latitude[0]).toBeGreaterThan(latitude[15] as number);
	});

	it("rows that already come from the north stay as they are", async () => {
		const store = await openCubes("cube", { northUp: true });
		expect(Array.from(await numbers(store, "latitude"))).toEqual([20, 10, 0]);
		expect(store.array("/isobaricInhPa/instant/t").metadata.codecs).toMatchObject([
			{ configuration: { order: "rows" } },
		]);
	});
});
