/** Expected positions are those of xarray (test/fixtures/labels/make.py), except where the title says why ours are others. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseTimeUnits } from "../../../src/cf/time.ts";
import type { ManifestStore } from "../../../src/manifest/manifest-store.ts";
import { openStore } from "../../../src/node.ts";
import { NumberAxis } from "../../../src/read/labels/number-axis.ts";
import { type LabelRequest, selectLabels } from "../../../src/read/labels/select-labels.ts";
import { TimeAxis } from "../../../src/read/labels/time-axis.ts";

const FIXTURES = join(import.meta.dirname, "../../fixtures/labels");
const truth = JSON.parse(readFileSync(join(FIXTURES, "labels.json"), "utf8"));

function open(file: string): Promise<ManifestStore> {
	return openStore(join(FIXTURES, file));
}

/** What `v` of a file gives for labels, by the names of its dimensions. */
async function select(
	file: string,
	method: LabelRequest["method"],
	labels: Record<string, string>,
	tolerance?: number,
) {
	const store = await open(file);
	const requests = Object.entries(labels).map(([name, label]) => ({ name, label, method }));
	const selection = await selectLabels(store, "v", requests, { tolerance });
	const names = store.array("v").description.dimensionNames ?? [];
	return Object.fromEntries(selection.flatMap((entry, d) => (entry === null ? [] : [[names[d], entry]])));
}

function positions(entry: number | { start: number; stop: number }): number[] {
	if (typeof entry === "number") return [entry];
	return Array.from({ length: entry.stop - entry.start }, (_, i) => entry.start + i);
}

describe("the nearest label, as xarray finds it", () => {
	it.each(truth.nearest as { file: string; name: string; label: string; index: number }[])(
		"$file $name=$label",
		async ({ file, name, label, index }) => {
			expect(await select(file, "nearest", { [name]: label })).toEqual({ [name]: index });
		},
	);
});

describe("ranges and periods, as xarray slices them", () => {
	it.each([...truth.ranges, ...truth.periods] as { file: string; name: string; label: string; positions: number[] }[])(
		"$file $name=$label",
		async ({ file, name, label, positions: expected }) => {
			const { [name]: entry } = await select(file, "select", { [name]: label });
			expect(positions(entry)).toEqual(expected);
		},
	);

	it("takes the ends of a range in either order, whichever way the axis goes", async () => {
		expect(await select("descending.nc", "select", { latitude: "15:45" })).toEqual({ latitude: { start: 1, stop: 4 } });
		expect(await select("ascending.nc", "select", { lat: "41:20" })).toEqual({ lat: { start: 1, stop: 4 } });
	});

	it("rounds labels as a float32 axis is rounded: 10.2 is what was stored for 10.2", async () => {
		expect(await select("ascending.nc", "select", { lat: "10.2" })).toEqual({ lat: 0 });
		expect(await select("ascending.nc", "select", { lat: "10.2:20.4" })).toEqual({ lat: { start: 0, stop: 2 } });
	});

	it("refuses what the axis has not, and names its range", async () => {
		await expect(select("ascending.nc", "select", { lat: "11" })).rejects.toThrow(
			/no value of lat is 11; lat goes from 10.2 to 50.7/,
		);
		await expect(select("ascending.nc", "select", { lat: "60:70" })).rejects.toThrow(/10.2 to 50.7/);
		await expect(select("ascending.nc", "select", { time: "2021" })).rejects.toThrow(
			/2020-01-01T00:00:00 to 2020-04-01T12:00:00/,
		);
		await expect(select("noleap.nc", "select", { time: "2000-02-29" })).rejects.toThrow(
			/not a date of calendar "noleap"/,
		);
	});
});

describe("the names of axes", () => {
	it("are those that people use, whatever the file calls them", async () => {
		expect(await select("descending.nc", "nearest", { lat: "31", lon: "2.4" })).toEqual({ latitude: 2, nav_lon: 2 });
		expect(await select("descending.nc", "nearest", { y: "31", X: "2.4" })).toEqual({ latitude: 2, nav_lon: 2 });
	});

	it("are told where one is not known", async () => {
		await expect(select("descending.nc", "nearest", { depth: "3" })).rejects.toThrow(/Coordinates: latitude, nav_lon/);
	});

	it("of a dimension without a coordinate stand for positions", async () => {
		expect(await select("curvilinear.nc", "nearest", { j: "3" })).toEqual({ j: 3 });
		expect(await select("curvilinear.nc", "select", { j: "1:3" })).toEqual({ j: { start: 1, stop: 4 } });
		await expect(select("curvilinear.nc", "nearest", { j: "9" })).rejects.toThrow(/positions in 0…4/);
	});

	it("find texts that are arrays of characters", async () => {
		expect(await select("noleap.nc", "nearest", { name: "cde" })).toEqual({ station: 1 });
		await expect(select("noleap.nc", "nearest", { name: "xyz" })).rejects.toThrow(/"ab" to "f"/);
	});
});

describe("outside of an axis", () => {
	it("a label is refused that is more than one spacing away, unlike in xarray", async () => {
		expect(await select("ascending.nc", "nearest", { lon: "29" })).toEqual({ lon: 5 });
		await expect(select("ascending.nc", "nearest", { lon: "31" })).rejects.toThrow(
			/lon = 31 lies outside; lon goes from -30 to 20/,
		);
		await expect(select("ascending.nc", "nearest", { time: "2021-01-01" })).rejects.toThrow(/lies outside/);
	});

	it("a tolerance decides instead", async () => {
		expect(await select("ascending.nc", "nearest", { lon: "31" }, 11)).toEqual({ lon: 5 });
		await expect(select("ascending.nc", "nearest", { lon: "4" }, 3)).rejects.toThrow(/farther than 3/);
		await expect(select("ascending.nc", "nearest", { time: "2020-02-10" }, 2)).rejects.toThrow(/farther than 2/);
	});
});

describe("longitudes go round", () => {
	it("-30 is 330, and 350 is nearer to 0 than to 315", async () => {
		expect(await select("round.nc", "nearest", { lon: "-45" })).toEqual({ lon: 7 });
		expect(await select("round.nc", "nearest", { lon: "350" })).toEqual({ lon: 0 });
		expect(await select("round.nc", "nearest", { lon: "-100" })).toEqual({ lon: 6 });
		expect(await select("ascending.nc", "nearest", { lon: "340" })).toEqual({ lon: 1 });
		await expect(select("ascending.nc", "nearest", { lon: "180" })).rejects.toThrow(/lies outside/);
	});

	it("in ranges too; one that crosses the end of the axis is refused, never halved", async () => {
		expect(await select("round.nc", "select", { lon: "-180:-90" })).toEqual({ lon: { start: 4, stop: 7 } });
		expect(await select("round.nc", "select", { lon: "-180:180" })).toEqual({ lon: { start: 0, stop: 8 } });
		expect(await select("ascending.nc", "select", { lon: "350:10" })).toEqual({ lon: { start: 2, stop: 5 } });
		await expect(select("round.nc", "select", { lon: "-50:50" })).rejects.toThrow(/crosses the end of the axis/);
	});
});

describe("latitudes and longitudes of two dimensions", () => {
	it.each(truth.places as { lat: number; lon: number; index: number[] }[])(
		"$lat, $lon: the cell with the least great-circle distance",
		async ({ lat, lon, index: [j, i] }) => {
			expect(await select("curvilinear.nc", "nearest", { lat: String(lat), lon: String(lon) }, 10)).toEqual({ j, i });
		},
	);

	it("refuse places farther off than the cells are apart", async () => {
		await expect(select("curvilinear.nc", "nearest", { lat: "0", lon: "15" })).rejects.toThrow(/lies outside/);
	});

	it("need each other", async () => {
		await expect(select("curvilinear.nc", "nearest", { lat: "60" })).rejects.toThrow(/give its partner too/);
	});

	it("leave a scalar coordinate alone", async () => {
		await expect(select("curvilinear.nc", "nearest", { height: "2" })).rejects.toThrow(/same everywhere/);
	});
});

it("a month is any time in it, before a nearer one outside: who asks for February does not want the end of January", () => {
	const axis = new TimeAxis("time", [0, 29, 50], parseTimeUnits("days since 2020-01-01"));
	expect(axis.nearest("2020-02")).toBe(2);
	expect(axis.nearest("2020-02-01")).toBe(1);
});

it("an axis with missing values, or in no order, is searched all the same", () => {
	const axis = new NumberAxis("lon", [170, Number.NaN, -170, -150], { isCircular: true });
	expect(axis.nearest("180")).toBe(0);
	expect(axis.nearest("-179")).toBe(2);
	expect(axis.extent).toBe("-170 to 170");
	expect(() => new NumberAxis("x", [Number.NaN]).nearest("1")).toThrow(/all values of x are missing/);
	expect(() => new NumberAxis("x", [5]).nearest("6")).toThrow(/lies outside/);
	expect(new NumberAxis("x", [5]).nearest("5")).toBe(0);
});

it("times may be told to the fraction of a second, and in zones", () => {
	const axis = new TimeAxis("time", [0, 60, 120.5], parseTimeUnits("seconds since 2020-01-01"));
	expect(axis.select("2020-01-01T00:01:00")).toBe(1);
	expect(axis.select("2020-01-01T01:01+01:00")).toBe(1);
	expect(axis.select("2020-01-01T00:02:00.5")).toBe(2);
	expect(axis.select("2020-01-01T00:01:2020-01-01T00:02")).toEqual({ start: 1, stop: 3 });
	expect(() => axis.nearest("yesterday")).toThrow(/not a date/);
});

describe("a range of longitudes", () => {
	it("holds its ends, though turns round", () => {
		// 302 of the longitudes of a real file; xarray takes all of them.
		const longitudes = Float64Array.from(
			{ length: 302 },
			(_, i) => -116.76666663333334 + (i * 12.54166666666667) / 301,
		);
		longitudes[301] = -104.22499996666667;
		const axis = new NumberAxis("lon", longitudes, { isCircular: true });
		expect(axis.select("-116.76666663333334:-104.22499996666667")).toEqual({ start: 0, stop: 302 });
	});
});
