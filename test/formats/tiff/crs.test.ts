/** Coordinate systems that files describe by GeoKeys without a code. Truth is GDAL's and pyproj's (test/fixtures/tiff-crs/make.py). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openStore } from "../../../src/node.ts";
import { runCli } from "../../cli/run-cli.ts";
import { openBytes } from "./fixtures.ts";
import { tiffBytes } from "./tiff-bytes.ts";

const folder = join(import.meta.dirname, "../../fixtures/tiff-crs");
type Mapping = Record<string, unknown>;
const expected: Record<string, { wkt: string; cf: Mapping; code?: string }> = JSON.parse(
	readFileSync(join(folder, "expected.json"), "utf8"),
);

/** GDAL knows these by a text of ESRI, or by methods that are refused. */
const REFUSED: readonly (readonly [name: string, reason: RegExp])[] = [
	["new-zealand-map-grid", /proj_coord_trans is 26, NewZealandMapGrid/],
	["robinson", /proj_coord_trans is 23, Robinson/],
	["geostationary", /model_type is 32767, and the system is described in a text of ESRI alone/],
];
/** CF has no mapping for these, or none that says all of it. */
const WITHOUT_MAPPING = ["lambert-1sp", "oblique-mercator-b"];
const described = Object.keys(expected).filter((name) => !REFUSED.some(([refused]) => refused === name));

async function attributesOf(name: string, key: "" | "/spatial_ref"): Promise<Record<string, unknown>> {
	const store = await openStore(join(folder, `${name}.tif`), { tiff: { coordinates: true } });
	const bytes = await store.get(`${key}/zarr.json`);
	return JSON.parse(new TextDecoder().decode(bytes)).attributes;
}

/** The numbers of a text in WKT by what they are. */
function numbersOf(wkt: string): Record<string, number> {
	const numbers: Record<string, number> = {};
	for (const [, name = "", value] of wkt.matchAll(/PARAMETER\["([^"]*)",([^,\]]*)/g)) numbers[name] = Number(value);
	const [, major, inverse] = /ELLIPSOID\["[^"]*",([^,]*),([^,\]]*)/.exec(wkt) ?? [];
	const [, meridian] = /PRIMEM\["[^"]*",([^,\]]*)/.exec(wkt) ?? [];
	const [, unit = 1] = /AXIS\["easting".*?LENGTHUNIT\["[^"]*",([^,\]]*)/.exec(wkt) ?? [];
	return {
		...numbers,
		major: Number(major),
		inverse: Number(inverse),
		meridian: Number(meridian),
		unit: Number(unit),
	};
}

/** GDAL takes the datum that most systems on the ellipsoid have for these, and leaves the shift of the last out: nothing of the file says so. */
const GUESSED_BY_GDAL = ["utm-on-wgs72", "mercator-1sp", "shifted-datum"];

describe("codes by parameters", () => {
	it.each(described)("%s has the code that GDAL finds, and no other", async (name) => {
		const { "proj:code": code } = await attributesOf(name, "");
		// GDAL does not know this one again, since the register has ETRS89 as an ensemble of datums.
		const truth = name === "azimuthal-of-europe" ? "EPSG:3035" : expected[name]?.code;
		expect(code).toBe(GUESSED_BY_GDAL.includes(name) ? undefined : truth);
	});
});

describe("coordinate systems without a code", () => {
	it.each(described)("%s: the WKT has the method and the numbers of GDAL's", async (name) => {
		const wkt = String((await attributesOf(name, ""))["proj:wkt2"]);
		const truth = expected[name]?.wkt ?? "";
		expect(/METHOD\["[^"]*"(,ID\["EPSG",\d+\])?\]/.exec(wkt)?.[0]).toBe(
			/METHOD\["[^"]*"(,ID\["EPSG",\d+\])?\]/.exec(truth)?.[0],
		);
		const [ours, theirs] = [numbersOf(wkt), numbersOf(truth)];
		expect(Object.keys(ours)).toEqual(Object.keys(theirs));
		for (const [key, value] of Object.entries(theirs)) expect(ours[key], key).toBeCloseTo(value, 9);
	});

	it.each(described)("%s: the grid mapping has the attributes of pyproj's", async (name) => {
		const { crs_wkt, GeoTransform: _, ...mapping } = await attributesOf(name, "/spatial_ref");
		const root = await attributesOf(name, "");
		expect(crs_wkt).toBe(root["proj:wkt2"]);
		const { cf = {} } = expected[name] ?? {};
		const truth = Object.entries(cf).filter(([key]) =>
			/^(grid_mapping|stand|longit|latit|false|scale|straight)/.test(key),
		);
		if (WITHOUT_MAPPING.includes(name)) return expect(mapping).toEqual({});
		// pyproj knows no CF for the spherical variant of Lambert's azimuthal projection, which CF does not set apart.
		if (cf.grid_mapping_name === undefined)
			return expect(mapping.grid_mapping_name).toBe(
				name === "lambert-azimuthal" ? "lambert_azimuthal_equal_area" : undefined,
			);
		for (const [key, value] of truth) {
			// A Mercator projection has a scale or a parallel (appendix F); pyproj writes both.
			if (name === "mercator-1sp" && key === "standard_parallel") continue;
			const numbers = [mapping[key], value].map((one) => (Array.isArray(one) ? one : [one]));
			if (typeof value === "string") expect(mapping[key]).toBe(value);
			else for (const [i, number] of (numbers[1] ?? []).entries()) expect(numbers[0]?.[i], key).toBeCloseTo(number, 9);
			expect(root[key]).toEqual(mapping[key]);
		}
	});

	it.each(REFUSED)("%s is refused with the reason, and has its keys", async (name, reason) => {
		const store = await openStore(join(folder, `${name}.tif`));
		expect(store.diagnostics).toMatchObject([{ code: "crs-not-described", message: expect.stringMatching(reason) }]);
		expect(await attributesOf(name, "")).not.toHaveProperty("proj:wkt2");
		expect(store.array("/0").metadata.attributes).toHaveProperty("geog_semi_major_axis");
	});

	it("axes have the unit of the projection", async () => {
		const unitsOf = async (name: string) => {
			const store = await openStore(join(folder, `${name}.tif`), { tiff: { coordinates: true } });
			return store.array("/x").metadata.attributes?.units;
		};
		expect(await unitsOf("lambert-2sp-feet")).toBe("US_survey_foot");
		expect(await unitsOf("albers")).toBe("metre");
		expect(await unitsOf("longitude-latitude")).toBe("degrees_east");
	});
});

describe("keys that are not understood", () => {
	const albers: Record<number, number> = {
		...{ 1024: 1, 2048: 4326, 3072: 32_767, 3074: 32_767, 3075: 11, 3076: 9001 },
		...{ 3078: 29.5, 3079: 45.5, 3081: 23, 3080: -96 },
	};

	/** A file with these keys: codes are shorts, and what is below 4096 and measures something a double. */
	async function opened(keys: Record<number, number>) {
		const isCode = (key: number) => key < 2055 || [2056, 3072, 3074, 3075, 3076].includes(key);
		const doubles: number[] = [];
		const entries = Object.entries(keys).flatMap(([name, value]) => {
			const key = Number(name);
			return isCode(key) ? [key, 0, 1, value] : [key, 34_736, 1, doubles.push(value) - 1];
		});
		const fields = [
			[33550, 12, [10, 10, 0]],
			[33922, 12, [0, 0, 0, 1000, 2000, 0]],
			[34735, 3, [1, 1, 0, entries.length / 4, ...entries]],
			[34736, 12, doubles.length === 0 ? [0] : doubles],
		] as const;
		const store = await openBytes(tiffBytes(new Uint8Array(16), [{ fields }]));
		const attributes = JSON.parse(new TextDecoder().decode(await store.get("/zarr.json"))).attributes;
		return { attributes, messages: store.diagnostics.map(({ message }) => message) };
	}

	it("a file without any fault is described", async () => {
		const { attributes, messages } = await opened(albers);
		expect(messages).toEqual([]);
		expect(attributes).toMatchObject({ grid_mapping_name: "albers_conical_equal_area", semi_major_axis: 6_378_137 });
	});

	it("a projected system without its type is not the geographic one it is based on", async () => {
		const { 3072: _, ...keys } = albers;
		const { attributes } = await opened(keys);
		expect(attributes).not.toHaveProperty("proj:code");
		expect(attributes).toMatchObject({ grid_mapping_name: "albers_conical_equal_area" });
	});

	it.each([
		["a geographic system that is not known", { ...albers, 2048: 4999 }, "geographic_type 4999 is not known here"],
		["a unit that is not known", { ...albers, 3076: 9037 }, "proj_linear_units 9037 is not known here"],
		["a unit without a size", { ...albers, 3076: 32_767 }, "nothing says how large the unit of proj_linear_units is"],
		["a zone of another grid", { ...albers, 3074: 17_348 }, "projection 17348 is not known here"],
		["two keys that contradict", { ...albers, 3088: 5 }, "proj_center_long is 5, and another key says -96"],
		[
			"a parameter that the method does not have",
			{ ...albers, 3092: 0.5 },
			"Albers Equal Area has no parameter for proj_scale_at_nat_origin or proj_scale_at_center, which is 0.5",
		],
		["an ellipsoid without axes", { ...albers, 2048: 32_767 }, "nothing says how large the ellipsoid is"],
	])("%s", async (_, keys, reason) => {
		const { attributes, messages } = await opened(keys);
		expect(messages).toEqual([`the coordinate system is not described: ${reason}`]);
		expect(Object.keys(attributes).filter((name) => /^proj:|grid_mapping/.test(name))).toEqual([]);
	});

	it("a parameter that is missing", async () => {
		const { 3079: _, ...keys } = albers;
		expect((await opened(keys)).messages[0]).toMatch(/Albers Equal Area needs proj_std_parallel2$/);
	});
});

describe("mirazarr info", () => {
	it("names the system, with its parameters where it has no name, and its bounds", async () => {
		const conic = (await runCli(["info", join(folder, "lambert-2sp.tif")])).stdout;
		expect(conic).toMatch(/CRS +Lambert conformal conic, standard parallel 30 and 60/);
		expect(conic).toMatch(/bounds +x /);
		const oblique = (await runCli(["info", join(folder, "oblique-mercator-b.tif")])).stdout;
		expect(oblique).toMatch(/CRS +Hotine Oblique Mercator \(variant B\)/);
	});
});
