/** Fields that differ in one key alone are never for one place (test/fixtures/grib-cubes/make.py, SUBJECTS). */
import { describe, expect, it } from "vitest";
import type { ManifestStore } from "../../../../src/manifest/manifest-store.ts";
import { read } from "../../../../src/read/read.ts";
import { openCubes, truth } from "./cube-fixtures.ts";

const FIELD_VALUES = 12;

/** The first value of every field, by the path of its array, in the order of its places. */
async function firstValues(store: ManifestStore): Promise<Map<string, number[]>> {
	const found = new Map<string, number[]>();
	for (const { path, kind } of store.contents()) {
		if (kind !== "array" || !store.array(path).attributes.has("GRIB_edition")) continue;
		const data = (await read(store, path)).data as Float64Array;
		const firsts = Array.from({ length: data.length / FIELD_VALUES }, (_, i) => data[i * FIELD_VALUES] as number);
		found.set(
			path,
			firsts.filter((value) => !Number.isNaN(value)),
		);
	}
	return found;
}

const groups = async (subject: string): Promise<string[]> =>
	[...(await firstValues(await openCubes(`apart-${subject}`))).keys()].map((path) =>
		path.split("/").slice(1, -1).join("/"),
	);

describe("every field has a place of its own", () => {
	it.each(Object.keys(truth.fields).filter((name) => name.startsWith("apart-")))("%s", async (name) => {
		const store = await openCubes(name);
		expect(store.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
		const found = [...(await firstValues(store)).values()].flat();
		expect(found.sort((a, b) => a - b)).toEqual((truth.fields[name] ?? []).map(({ values }) => values[0]));
	});
});

describe("what the groups are called", () => {
	it("kinds of level have the names of ecCodes, those of NCEP too", async () => {
		const kinds = (truth.fields["apart-level"] ?? []).map(({ typeOfLevel }) => typeOfLevel);
		expect(kinds).toContain("planetaryBoundaryLayer");
		// Here all levels of pressure are in hPa.
		const expected = new Set(kinds.map((kind) => (kind === "isobaricInPa" ? "isobaricInhPa" : kind)));
		expect(new Set((await groups("level")).map((path) => path.split("/")[0]))).toEqual(expected);
	});

	it.each([
		["probability", ["Below_273.15", "Above_273.15", "Above_274.15", "Between_273.15_280.15", "Between_273.15_290.15"]],
		["probability", ["AboveNormal", "BelowNormal"]],
	])("%s: limits", async (subject, words) => {
		for (const word of words) expect(await groups(subject)).toContain(`surface/instant_probability${word}`);
	});

	it("the value of a level has a sign", async () => {
		const { data } = await read(await openCubes("apart-level"), "/potentialVorticity/instant/level");
		expect(Array.from(data as Float64Array)).toEqual([-2e-6, 2e-6]);
	});

	it("edition 1: numbers of NCEP are not taken for those of ECMWF", async () => {
		expect(truth.fields.foreign?.map(({ shortName, typeOfLevel }) => [shortName, typeOfLevel])).toEqual([
			["vsogrd", "surface"],
			["tcc", "oceanWave"],
		]);
		expect([...(await firstValues(await openCubes("foreign"))).keys()]).toEqual([
			"/surface/instant/129_200",
			"/boundaryLayerCloudLayer/instant/tcc",
		]);
	});

	it("wavelengths, bands and sizes are in words", async () => {
		expect(await groups("wavelength")).toContain("surface/instant_wavelength_5.5e-7");
		expect(await groups("band")).toContain("unknown/instant_satellite57_instrument207_wavenumber_92592");
		expect(await groups("aerosol")).toContain("surface/instant_aerosol62001_sizeBelow_0.0000025");
	});
});
