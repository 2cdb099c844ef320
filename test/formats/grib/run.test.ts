import { describe, expect, it } from "vitest";
import { openGribRun } from "../../../src/formats/grib/index.ts";
import type { ManifestStore } from "../../../src/manifest/manifest-store.ts";
import { read } from "../../../src/read/read.ts";
import { fixtures, ROOT, serve, truth } from "./index-files/index-fixtures.ts";

const files = fixtures();
const NOAA = ["noaa.f000", "noaa.f006", "noaa.f012", "noaa.f024"];
const urlsOf = (names: readonly string[]): string[] => names.map((name) => ROOT + name);

async function numbers(store: ManifestStore, path: string): Promise<number[]> {
	return Array.from((await read(store, path)).data as Float64Array, Number);
}

/** The values of one array as ecCodes says, file by file. */
function expected(names: readonly string[], shortName: string, place: number): number[][] {
	return names.map((name) => truth[name]?.filter((field) => field.shortName === shortName)[place]?.values ?? []);
}

describe("a model run by its indexes", () => {
	it("is one store, joined along the step", async () => {
		const { registry } = serve(files);
		const store = await openGribRun(urlsOf(NOAA), registry);
		expect(await numbers(store, "/isobaricInhPa/instant/step")).toEqual([0, 6, 12, 24]);
		expect(await numbers(store, "/isobaricInhPa/instant/level")).toEqual([0.4, 500, 850, 1000]);
		const values = await numbers(store, "/isobaricInhPa/instant/t");
		const at = (step: number, level: number): number[] => values.slice(12 * (4 * step + level)).slice(0, 12);
		// The levels of a file go down, those of cubes up.
		expect([0, 1, 2, 3].map((step) => at(step, 3))).toEqual(expected(NOAA, "t", 0));
		expect([0, 1, 2, 3].map((step) => at(step, 0))).toEqual(expected(NOAA, "t", 3));
	});

	it("G11: also the second fields of messages", async () => {
		const { registry } = serve(files);
		const values = await numbers(await openGribRun(urlsOf(NOAA), registry), "/isobaricInhPa/instant/v");
		expect([0, 1, 2, 3].map((step) => values.slice(12 * (4 * step + 1)).slice(0, 12))).toEqual(expected(NOAA, "v", 0));
	});

	it("rain from the beginning is one array, and that of six hours another", async () => {
		const { registry } = serve(files);
		const store = await openGribRun(urlsOf(NOAA), registry);
		expect(await numbers(store, "/surface/accum/step")).toEqual([6, 12, 24]);
		expect(await numbers(store, "/surface/accum/tp")).toEqual(expected(NOAA.slice(1), "tp", 0).flat());
		expect(await numbers(store, "/surface/accum_6h/tp")).toEqual(expected(NOAA.slice(2), "tp", 1).flat());
	});

	it("costs two requests a file, and one for each kind of message", async () => {
		const { registry, trace } = serve(files);
		const store = await openGribRun(urlsOf(NOAA), registry);
		await store.array("/isobaricInhPa/instant/t").manifest();
		const counts = NOAA.map((name) => trace.requests.filter(({ path }) => path.startsWith(name)).length);
		// The first has analyses, the second the first forecasts; the last message of each is of a kind that is read anyway.
		// Of messages that are neighbours the heads come together.
		expect(counts).toEqual([1 + 4, 1 + 4, 2, 2]);
	});

	it("a file on another grid is not taken for one of the others", async () => {
		const names = [...NOAA, "noaa-other-grid.f018"];
		const { registry } = serve(files);
		const store = await openGribRun(urlsOf(names), registry);
		expect(store.group.groups.size).toBe(2);
		const paths = store.contents().filter(({ path }) => path.endsWith("/heightAboveGround/instant/2t"));
		const values = await Promise.all(paths.map(({ path }) => numbers(store, path)));
		expect(values[0]).toEqual(expected(NOAA, "2t", 0).flat());
		expect(values[1]).toEqual(expected(["noaa-other-grid.f018"], "2t", 0).flat());
	});

	it("members of an ensemble, by the indexes of ECMWF", async () => {
		const { registry } = serve(files);
		const names = ["ecmwf-3h.grib2", "ecmwf-6h.grib2"];
		const progress: number[] = [];
		const store = await openGribRun(urlsOf(names), registry, { onProgress: ({ done }) => progress.push(done) });
		expect(progress).toEqual([1, 2]);
		expect(store.array("/isobaricInhPa/instant/t").metadata).toMatchObject({ shape: [1, 2, 3, 2, 3, 4] });
		expect((await numbers(store, "/isobaricInhPa/instant/t")).slice(0, 24)).toEqual([
			...(truth["ecmwf-3h.grib2"]?.[1]?.values ?? []),
			...(truth["ecmwf-3h.grib2"]?.[0]?.values ?? []),
		]);
	});

	it("a file without an index fails by its name, or is left out", async () => {
		const without = new Map(files);
		without.delete("noaa.f012.idx");
		const { registry } = serve(without);
		const url = `${ROOT}noaa.f012`;
		await expect(openGribRun(urlsOf(NOAA), registry)).rejects.toMatchObject({ code: "not-found", url });
		const failed: string[] = [];
		const store = await openGribRun(urlsOf(NOAA), registry, { onError: (_, name) => failed.push(name) });
		expect(failed).toEqual([url]);
		expect(await numbers(store, "/isobaricInhPa/instant/step")).toEqual([0, 6, 24]);
	});

	it("filter takes some fields of all files", async () => {
		const { registry } = serve(files);
		const store = await openGribRun(urlsOf(NOAA), registry, { filter: { name: "2t", stepHours: [6, 12] } });
		expect(await numbers(store, "/heightAboveGround/instant/2t")).toEqual(expected(NOAA.slice(1, 3), "2t", 0).flat());
	});
});
