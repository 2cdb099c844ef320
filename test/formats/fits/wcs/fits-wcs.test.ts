import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fitsWcs } from "../../../../src/formats/fits/index.ts";
import { type Attributes, attributesFromJson } from "../../../../src/zarr/attributes.ts";

type Point = [x: number, y: number, longitude: number | null, latitude: number | null];
/** What astropy makes of headers (test/fixtures/fits-wcs/make.py). */
const truth: { name: string; header: Record<string, string | number>; points: Point[] }[] = JSON.parse(
	readFileSync(join(import.meta.dirname, "../../../fixtures/fits-wcs/truth.json"), "utf8"),
);

const attributesOf = (header: Record<string, string | number>): Attributes => attributesFromJson(header);

/** Degrees on the sky. */
function apart([lon, lat]: readonly [number, number], longitude: number, latitude: number): number {
	const turn = Math.abs(((((lon - longitude + 180) % 360) + 360) % 360) - 180);
	return Math.max(turn * Math.cos((latitude * Math.PI) / 180), Math.abs(lat - latitude));
}

describe("celestial coordinates equal those of astropy", () => {
	it.each(truth)("$name", ({ header, points }) => {
		const wcs = fitsWcs(attributesOf(header));
		if (wcs === undefined) throw new Error("no coordinates");
		for (const [x, y, longitude, latitude] of points) {
			const sky = wcs.toSky(x, y);
			if (longitude === null || latitude === null) {
				expect([x, y, ...sky]).toEqual([x, y, Number.NaN, Number.NaN]);
				continue;
			}
			expect([x, y, apart(sky, longitude, latitude) < 1e-9]).toEqual([x, y, true]);
			const [ownX, ownY] = wcs.toPixel(longitude, latitude);
			expect([x, y, Math.hypot(ownX - x, ownY - y) < 1e-6]).toEqual([x, y, true]);
		}
	});
});

describe("what is not known is refused", () => {
	const tan = truth.find(({ name }) => name === "TAN at 1")?.header ?? {};
	it.each([
		["a projection", { CTYPE1: "RA---TNX", CTYPE2: "DEC--TNX" }, "the projection TNX is not known"],
		["a parameter", { PV2_1: 0.1 }, "the parameter PV2_1 of the projection TAN is not known"],
		["a distortion by tables", { CPDIS1: "LOOKUP" }, "what CPDIS1 means for the coordinates is not known"],
		["a unit", { CUNIT1: "parsec" }, 'the unit "parsec" of an axis of the sky is not known'],
		["the sky by three axes", { PC1_3: 0.5, WCSAXES: 3 }, "the sky depends on 3 axes of the image, not on two"],
	])("%s", (_, more, message) => {
		expect(() => fitsWcs(attributesOf({ ...tan, ...more }))).toThrowError(message);
	});

	it("a matrix without an inverse is damage", () => {
		expect(() => fitsWcs(attributesOf({ ...tan, CDELT1: 0, PC1_2: 0 }))).toThrowError();
	});

	it("a header without axes of the sky has none; another description has its letter", () => {
		expect(fitsWcs(attributesOf({ CTYPE1: "WAVE", CRVAL1: 5 }))).toBeUndefined();
		const renamed = Object.fromEntries(Object.entries(tan).map(([key, value]) => [`${key}A`, value]));
		expect(fitsWcs(attributesOf(renamed))).toBeUndefined();
		expect(fitsWcs(attributesOf(renamed), { alternate: "A" })).toMatchObject({
			kind: "celestial",
			projection: "TAN",
			coordinates: ["RA", "DEC"],
			axes: [1, 2],
		});
	});
});
