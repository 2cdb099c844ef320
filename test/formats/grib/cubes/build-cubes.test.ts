import { describe, expect, it } from "vitest";
import type { ManifestStore } from "../../../../src/manifest/manifest-store.ts";
import { read } from "../../../../src/read/read.ts";
import { openCubes, truth } from "./cube-fixtures.ts";

const numbers = async (store: ManifestStore, path: string): Promise<number[]> =>
	Array.from((await read(store, path)).data as ArrayLike<number | bigint>, Number);

const arrays = (store: ManifestStore): string[] =>
	store
		.contents()
		.filter(
			({ kind, path }) =>
				kind === "array" && !/(time|step|latitude|longitude|level|number|percentile|spatial_ref)$/.test(path),
		)
		.map(({ path }) => path);

describe("cubes", () => {
	it("fields are stacked by time, step and level; absent ones are missing chunks", async () => {
		const store = await openCubes("cube");
		const { metadata } = store.array("/isobaricInhPa/instant/t") as { metadata: Record<string, unknown> };
		expect(metadata.dimension_names).toEqual(["time", "step", "level", "latitude", "longitude"]);
		expect(metadata.shape).toEqual([1, 2, 2, 3, 4]);
		expect(await numbers(store, "/isobaricInhPa/instant/level")).toEqual([500, 850]);
		expect(await numbers(store, "/isobaricInhPa/instant/step")).toEqual([0, 6]);
		expect(await numbers(store, "/isobaricInhPa/instant/time")).toEqual([Date.UTC(2024, 0, 31, 12) / 1000]);
		const values = await numbers(store, "/isobaricInhPa/instant/t");
		const start = (chunk: number) => values.slice(12 * chunk, 12 * chunk + 3);
		const fields = truth.fields.cube ?? [];
		expect([start(1), start(0), start(3)]).toEqual(fields.slice(0, 3).map((field) => field.values));
		expect(start(2)).toEqual([Number.NaN, Number.NaN, Number.NaN]);
		const manifest = await store.array("/isobaricInhPa/instant/t").manifest();
		expect(manifest.get([0, 1, 0, 0, 0])).toEqual({ kind: "missing" });
	});

	it("names and units are those of ecCodes; a level that is in a name is no dimension", async () => {
		const store = await openCubes("cube");
		expect(arrays(store)).toEqual([
			"/isobaricInhPa/instant/t",
			"/heightAboveGround/instant/2t",
			"/surface/instant/0_191_77",
		]);
		const { metadata } = store.array("/heightAboveGround/instant/2t") as { metadata: Record<string, unknown> };
		const field = truth.fields.cube?.[3];
		expect(metadata.dimension_names).toEqual(["time", "step", "latitude", "longitude"]);
		expect(metadata.attributes).toMatchObject({ long_name: field?.name, units: field?.units, GRIB_level: 2 });
	});

	it("names are those of ecCodes, which depend on the centre and the version of tables", async () => {
		const names = truth.fields.names?.map(({ shortName }) => shortName) ?? [];
		expect(names).toEqual(["mx2t", "max_2t", "max_2t", "tmax"]);
		const store = await openCubes("names");
		expect(new Set(store.group.groups.get("heightAboveGround")?.groups.get("max")?.arrays.keys())).toEqual(
			new Set([...names, "time", "step", "step_bounds", "valid_time", "level", "latitude", "longitude", "spatial_ref"]),
		);
	});

	it.each([
		["lengths", "mn2t6"],
		["waves", "h1012"],
	])("names are those of ecCodes, which depend on intervals, projects and periods of waves: %s", async (name, one) => {
		const fields = truth.fields[name] ?? [];
		expect(fields.map(({ shortName }) => shortName)).toContain(one);
		const store = await openCubes(name);
		const found = new Map<number, string>();
		for (const path of arrays(store))
			for (const value of await numbers(store, path))
				if (value % 100 === 0) found.set(value / 100, path.slice(path.lastIndexOf("/") + 1));
		const seeds = fields.map(({ values }) => (values[0] ?? 0) / 100);
		expect(seeds.map((seed) => found.get(seed))).toEqual(fields.map(({ shortName }) => shortName));
	});

	it("a maximum of NDFD, whose interval ends where it begins, is over its range as ecCodes has it", async () => {
		expect(truth.fields.ndfd?.map(({ stepRange }) => stepRange)).toEqual(["2-14", "26-38"]);
		const store = await openCubes("ndfd");
		expect(await numbers(store, "/heightAboveGround/max_12h/step")).toEqual([14, 38]);
		expect(await numbers(store, "/heightAboveGround/max_12h/step_bounds")).toEqual([2, 14, 26, 38]);
		const said = store.diagnostics.find(({ code }) => code === "interval-conflict");
		expect(said).toMatchObject({ severity: "warning", path: "/heightAboveGround/max_12h" });
		expect(said?.message).toMatch(/2 of 2 fields have a range of 12h, but an interval of 0h/);
	});

	it("a forecast time before all dates is not believed, where the end and the range of an interval tell another", async () => {
		const store = await openCubes("aqm");
		expect(await numbers(store, "/heightAboveGround/max_23h/step_bounds")).toEqual([-7, 16]);
		expect(store.diagnostics.map(({ code }) => code)).toContain("interval-conflict");
	});

	it("coordinates of a regular grid go on across the meridian", async () => {
		const store = await openCubes("cube");
		expect(await numbers(store, "/isobaricInhPa/instant/latitude")).toEqual([20, 10, 0]);
		expect(await numbers(store, "/isobaricInhPa/instant/longitude")).toEqual([-10, 0, 10, 20]);
	});

	it("members, percentiles and statistics are told apart", async () => {
		const store = await openCubes("products");
		expect(
			store
				.contents()
				.filter(({ kind }) => kind === "group")
				.map(({ path }) => path),
		).toEqual([
			"/",
			"/surface",
			"/surface/instant",
			"/surface/instant_negative",
			"/surface/instant_percentile",
			"/surface/accum",
			"/surface/accum_3h",
			"/surface/max",
		]);
		expect(await numbers(store, "/surface/instant/number")).toEqual([0, 1]);
		expect(await numbers(store, "/surface/instant_negative/number")).toEqual([1]);
		expect(await numbers(store, "/surface/instant_percentile/percentile")).toEqual([10, 90]);
		expect(await numbers(store, "/surface/accum_3h/step")).toEqual([6]);
		expect(await numbers(store, "/surface/accum_3h/step_bounds")).toEqual([3, 6]);
		expect(await numbers(store, "/surface/accum/step_bounds")).toEqual([0, 6]);
	});

	it("two fields for one place are an error that names both, or one is chosen", async () => {
		const store = await openCubes("duplicate");
		const path = `/surface/instant/${truth.fields.duplicate?.[0]?.shortName}`;
		expect(() => store.array(path)).toThrow(/message at byte 0 and field 0 of the message at byte \d+/);
		for (const [duplicates, i] of [
			["first", 0],
			["last", 1],
		] as const) {
			const values = await numbers(await openCubes("duplicate", { duplicates }), path);
			expect(values.slice(0, 3)).toEqual(truth.fields.duplicate?.[i]?.values);
		}
	});

	it("accumulate: arrays share the levels of their group, or each has its own", async () => {
		const dimensions = (store: ManifestStore, name: string) => {
			const { dimension_names, shape } = store.array(`/isobaricInhPa/instant/${name}`).metadata;
			return [dimension_names?.[2], shape[2]];
		};
		const shared = await openCubes("levels");
		expect(["t", "u", "v"].map((name) => dimensions(shared, name))).toEqual([
			["level", 3],
			["level", 3],
			["level", 3],
		]);
		expect(await numbers(shared, "/isobaricInhPa/instant/level")).toEqual([250, 500, 850]);
		const own = await openCubes("levels", { accumulate: false });
		expect(["t", "u", "v"].map((name) => dimensions(own, name))).toEqual([
			["level", 2],
			["level_1", 2],
			["level_1", 2],
		]);
		expect(await numbers(own, "/isobaricInhPa/instant/level")).toEqual([500, 850]);
		expect(await numbers(own, "/isobaricInhPa/instant/level_1")).toEqual([250, 500]);
		const first = (fields: number[]): number[] => fields.filter((_, i) => i % 12 === 0);
		expect(first(await numbers(shared, "/isobaricInhPa/instant/u"))).toEqual([300, 200, Number.NaN]);
		expect(first(await numbers(own, "/isobaricInhPa/instant/u"))).toEqual([300, 200]);
	});

	it("a filter takes fields by their keys, and knows its keys", async () => {
		const store = await openCubes("cube", { filter: { name: "t", level: [500, 700] } });
		expect(arrays(store)).toEqual(["/isobaricInhPa/instant/t"]);
		expect(await numbers(store, "/isobaricInhPa/instant/level")).toEqual([500]);
		await expect(openCubes("cube", { filter: { shortname: "t" } })).rejects.toMatchObject({ code: "bad-argument" });
	});
});
