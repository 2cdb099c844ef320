/** Latitude and longitude on maps that have x and y alone. Places and values are those of rasterio and pyproj. */
import { describe, expect, it } from "vitest";
import { openVirtualDataset } from "../../src/node.ts";

const NEAREST = { method: "nearest" } as const;

async function imageOf(file: string) {
	return openVirtualDataset(`test/fixtures/${file}`);
}

describe("a place on a map", () => {
	it.each([
		["in UTM", "tiff/cog-mask.tif", 54.145273, 15.0011482, 153],
		["in UTM, elsewhere", "tiff/cog-mask.tif", 54.1417675, 15.0080365, 69],
		["of a turned image", "tiff/rotated.tif", 0.0015226, 0.0010959, 143],
		["on another datum", "tiff-crs/amersfoort.tif", 50.534257, 7.4223141, 5],
		["in degrees", "tiff/pixel-is-area.tif", 88.875, -178.75, Math.fround(143.95137)],
		["in degrees, a turn away", "tiff/pixel-is-area.tif", 88.875, 181.25, Math.fround(143.95137)],
	])("%s", async (_, file, lat, lon, value) => {
		const dataset = await imageOf(file);
		const bands = dataset.dimensions.has("band") ? { band: 0 } : {};
		const image = await dataset.variable("0").sel({ lat, lon, ...bands }, NEAREST);
		expect(Math.fround(Number((await image.values()).data[0]))).toBeCloseTo(value, 4);
	});

	it("several at once are points", async () => {
		const dataset = await imageOf("tiff/cog-mask.tif");
		const labels = { lat: [54.145273, 54.1417675], lon: [15.0011482, 15.0080365], band: 0 };
		const { data } = await (await dataset.points(labels, NEAREST)).variable("0").values();
		expect(Array.from(data as Iterable<number>)).toEqual([153, 69]);
	});

	it("lists in sel are refused: they are not the product of rows and columns", async () => {
		const dataset = await imageOf("tiff/cog-mask.tif");
		await expect(dataset.sel({ lat: [54.145, 54.147], lon: [15.001, 15.002] }, NEAREST)).rejects.toThrow(/or points/);
	});

	it("beside the image is refused", async () => {
		const dataset = await imageOf("tiff/cog-mask.tif");
		await expect(dataset.sel({ lat: 53, lon: 15 }, NEAREST)).rejects.toThrow(/outside/);
	});

	it("latitude alone is no place", async () => {
		const dataset = await imageOf("tiff/cog-mask.tif");
		await expect(dataset.sel({ lat: 54.145 }, NEAREST)).rejects.toThrow(/lat alone is no place/);
	});
});

describe("a box on a map", () => {
	it("is the smallest that holds all cells inside", async () => {
		const dataset = await imageOf("tiff/cog-mask.tif");
		const box = await dataset.sel({ lat: { start: 54.143, stop: 54.145 }, lon: { start: 15.002, stop: 15.006 } });
		// Rows 35 to 56 and columns 13 to 38.
		expect(Object.fromEntries(box.dimensions)).toMatchObject({ y: 22, x: 26 });
		const whole = await dataset.isel({ y: 35, x: 13 }).variable("0").values();
		const first = await box.isel({ y: 0, x: 0 }).variable("0").values();
		expect(first.data).toEqual(whole.data);
	});
});
