/** The samples of the explorer. Expected values are those of rasterio, ecCodes, astropy and netCDF4-python on the same files. */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { decode, openStore } from "../src/node.ts";

const FOLDER = join(import.meta.dirname, "../samples");

async function summary(file: string, path: string, at: number) {
	const store = await openStore(join(FOLDER, file));
	const { data } = await decode(store, path, { mask: "netcdf" });
	const values = Array.from(data as Iterable<number>);
	const valid = values.filter((value) => !Number.isNaN(value));
	return {
		missing: values.length - valid.length,
		max: valid.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY),
		value: values[at],
	};
}

test("an elevation has its holes and its heights", async () => {
	expect(await summary("elevation.tif", "/0", 165 * 384 + 100)).toEqual({ missing: 67935, max: 1703, value: 258 });
});

test("a photograph is masked where nothing was seen, in each of its bands", async () => {
	const { missing, value } = await summary("photograph.tif", "/0", 160 * 384 + 190);
	expect(missing).toBe(37140);
	expect(value).toBe(151);
});

test("waves are missing on land by a bitmap, and the air is nowhere missing", async () => {
	const waves = await summary("forecast.grib2", "/surface/instant/swh", 45 * 180 + 100);
	expect(waves.missing).toBe(3 * 6879);
	expect(waves.value).toBeCloseTo(1.1587038040161133, 12);
	expect(waves.max).toBeCloseTo(8.924328804016113, 12);
	const air = await summary("forecast.grib2", "/heightAboveGround/instant/2t", 45 * 180 + 100);
	expect(air.missing).toBe(0);
	expect(air.value).toBeCloseTo(303.3277282714844, 10);
});

test("a galaxy has BLANK and NaN", async () => {
	expect(await summary("galaxy.fits", "/0", 74 * 200 + 98)).toEqual({ missing: 79, max: 6144, value: 6071 });
	expect((await summary("galaxy.fits", "/1", 37 * 100 + 20)).missing).toBe(94);
});

test("ocean colour is missing by sentinels, by ranges, and where nothing was written", async () => {
	const at = 90 * 180 + 40 * 180 + 20;
	const chlorophyll = await summary("ocean-colour.nc", "/biology/chlorophyll", at);
	expect(chlorophyll).toEqual({ missing: 31896, max: 41.5, value: Math.fround(0.030517578) });
	const temperature = await summary("ocean-colour.nc", "/physics/temperature", at);
	expect(temperature.missing).toBe(30075);
	expect(temperature.value).toBeCloseTo(28.3, 5);
});

test("the samples stay small: they are in the package", () => {
	const bytes = readdirSync(FOLDER).map((name) => statSync(join(FOLDER, name)).size);
	expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(350_000);
});
