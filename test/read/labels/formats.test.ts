/** Where cells are by the coordinates of other formats. Expected numbers are those of rasterio (`xy`, `index`) and ecCodes (nearest). */
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openStore } from "../../../src/node.ts";
import { explainValue } from "../../../src/read/explain-value.ts";
import { selectLabels } from "../../../src/read/labels/select-labels.ts";

const FIXTURES = join(import.meta.dirname, "../../fixtures");

async function positions(file: string, path: string, labels: Record<string, number | string>) {
	const store = await openStore(join(FIXTURES, file));
	const requests = Object.entries(labels).map(([name, label]) => ({
		name,
		label: String(label),
		method: "nearest" as const,
	}));
	return selectLabels(store, path, requests);
}

async function coordinates(file: string, path: string, index: number[]) {
	const store = await openStore(join(FIXTURES, file));
	const report = await explainValue(store, path, index);
	return Object.fromEntries(report.coordinates.map(({ name, value }) => [name, value]));
}

describe("an image without arrays of coordinates", () => {
	it("has the centres of its pixels by its transform", async () => {
		expect(await coordinates("tiff/cog-mask.tif", "/0", [0, 10, 7])).toEqual({ x: "500075", y: "5999895" });
		expect(await positions("tiff/cog-mask.tif", "/0", { x: 500075, y: 5999895 })).toEqual([null, 10, 7]);
	});

	it("has an overview with a transform of its own", async () => {
		expect(await coordinates("tiff/cog-mask.tif", "/overviews/1", [0, 10, 7])).toEqual({ x: "500150", y: "5999790" });
		expect(await positions("tiff/cog-mask.tif", "/overviews/1", { x: 500150, y: 5999790 })).toEqual([null, 10, 7]);
	});

	it("may be turned: then x and y make a place together", async () => {
		expect(await coordinates("tiff/rotated.tif", "/0", [2, 1])).toEqual({ x: "120", y: "179.5" });
		expect(await positions("tiff/rotated.tif", "/0", { x: 120, y: 179.5 })).toEqual([2, 1]);
		await expect(positions("tiff/rotated.tif", "/0", { x: 120 })).rejects.toThrow(/give its partner too/);
		await expect(positions("tiff/rotated.tif", "/0", { x: 1000, y: 0 })).rejects.toThrow(/outside the image/);
	});

	it("refuses what lies more than a pixel outside, and names the range", async () => {
		await expect(positions("tiff/cog-mask.tif", "/0", { x: 600000 })).rejects.toThrow(/500005 to 500795/);
		// Metres are no degrees: `lat` is not y here.
		await expect(positions("tiff/cog-mask.tif", "/0", { lat: 50 })).rejects.toThrow(/lat alone is no place/);
	});

	it("has positions where nothing says where it is", async () => {
		expect(await positions("tiff/bits-1-1.tif", "/0", { x: 3, y: 2 })).toEqual([2, 3]);
	});
});

describe("GRIB cubes", () => {
	it("latitude and longitude axes", async () => {
		const path = "/heightAboveGround/instant/2t";
		expect(await positions("grib-cubes/cube.grib", path, { lat: 10.01, lon: 9.99 })).toEqual([null, null, 1, 2]);
	});

	it("a projected grid, by its two-dimensional coordinates", async () => {
		const labels = { lat: 24.98, lon: 238.42 };
		expect(await positions("grib-cubes/grid-lambert.grib", "/surface/instant/t", labels)).toEqual([null, null, 2, 0]);
		const turned = { lat: 24.98, lon: 238.42 - 360 };
		expect(await positions("grib-cubes/grid-lambert.grib", "/surface/instant/t", turned)).toEqual([null, null, 2, 0]);
	});

	it("a reduced grid, which is a list of points", async () => {
		const labels = { lat: -1.39, lon: -0.01 };
		expect(await positions("grib-cubes/grid-reduced.grib", "/surface/instant/t", labels)).toEqual([null, null, 3057]);
	});
});
