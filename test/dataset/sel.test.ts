/** Reading by label; what xarray says of the same axes is compared in test/interop/labels.mjs. */
import { describe, expect, it } from "vitest";
import {
	type LabelSelection,
	LoadedVariable,
	type SelOptions,
	sel,
	toVirtualDataset,
} from "../../src/dataset/index.ts";
import {
	ManifestGroup,
	ManifestStore,
	MemoryStore,
	ObjectStoreRegistry,
	read,
	Trace,
	VirtualDataset,
} from "../../src/node.ts";
import { type AttributeValue, numericAttribute, textAttribute } from "../../src/zarr/attributes.ts";
import type { TypedNumbers } from "../../src/zarr/nd-array.ts";
import { type MadeArray, makeStore } from "../write/made-store.ts";
import { ZLIB } from "./made-dataset.ts";

type Axis = { values: TypedNumbers | string[]; attributes?: { [name: string]: string | AttributeValue } };

function variable(dimensionNames: string[], shape: number[], { values, attributes = {} }: Axis): LoadedVariable {
	const typed = Object.entries(attributes).map(([name, value]): [string, AttributeValue] => [
		name,
		typeof value === "string" ? textAttribute(value) : value,
	]);
	const plain = new LoadedVariable({ dimensionNames, values, attributes: new Map(typed) });
	return plain.with({ shape, elements: plain.elements });
}

/** A dataset of one variable `v`, whose values are the positions along its dimensions as decimal digits. */
function dataset(axes: { [name: string]: Axis }, others: { [name: string]: LoadedVariable } = {}): VirtualDataset {
	const names = Object.keys(axes);
	const lengths = names.map((name) => axes[name]?.values.length as number);
	const total = lengths.reduce((a, b) => a * b, 1);
	const values = Int32Array.from({ length: total }, (_, n) => {
		let rest = n;
		let value = 0;
		for (let d = lengths.length - 1, place = 1; d >= 0; d--, place *= 100) {
			value += (rest % (lengths[d] as number)) * place;
			rest = Math.floor(rest / (lengths[d] as number));
		}
		return value;
	});
	const own = names.map((name, d): [string, LoadedVariable] => [
		name,
		variable([name], [lengths[d] as number], axes[name] as Axis),
	]);
	return new VirtualDataset({
		url: "file:///made",
		registry: new ObjectStoreRegistry(),
		variables: [...own, ...Object.entries(others), ["v", variable(names, lengths, { values })]],
		coordinateNames: [...names, ...Object.keys(others)],
		attributes: new Map(),
		diagnostics: [],
	});
}

async function taken(
	from: VirtualDataset,
	labels: { [name: string]: LabelSelection },
	options: SelOptions = {},
): Promise<number[]> {
	const found = await from.sel(labels, options);
	return Array.from((await found.variable("v").values()).data as Int32Array);
}

const LON = { units: "degrees_east", standard_name: "longitude" };
const LAT = { units: "degrees_north", standard_name: "latitude" };
const every = (length: number, at: (i: number) => number) => Float64Array.from({ length }, (_, i) => at(i));

describe("axes of numbers", () => {
	const rows = dataset({ lat: { values: every(7, (i) => 30 - 10 * i), attributes: LAT } });

	it("descending latitudes: a range holds both ends, whichever comes first, in the order of the axis", async () => {
		expect(await taken(rows, { lat: { start: -10, stop: 10 } })).toEqual([2, 3, 4]);
		expect(await taken(rows, { lat: { start: 10, stop: -10 } })).toEqual([2, 3, 4]);
		expect(await taken(rows, { lat: { start: 15 } })).toEqual([2, 3, 4, 5, 6]);
		expect(await taken(rows, { lat: { stop: 15, step: 1 } })).toEqual([0, 1]);
		expect(await taken(rows, { lat: { start: null, stop: null, step: 3 } })).toEqual([0, 3, 6]);
		expect(await taken(rows, { lat: { start: 11, stop: 12 } })).toEqual([]);
	});

	it("one label takes the dimension away, a list keeps it, in its order", async () => {
		const one = await rows.sel({ lat: 20 });
		expect(one.variable("v").dimensions).toEqual([]);
		expect((await one.variable("lat").values()).data).toEqual(Float64Array.of(20));
		expect(await taken(rows, { lat: [-30, 30, 30] })).toEqual([6, 0, 0]);
		expect((await rows.sel({ lat: [20] })).variable("v").shape).toEqual([1]);
		await expect(rows.sel({ lat: 21 })).rejects.toThrow("no value of lat is 21");
		await expect(rows.sel({ lat: [20, 21] })).rejects.toThrow("no value of lat is 21");
		await expect(rows.sel({ lat: "20" })).rejects.toThrow("lat has numbers");
		await expect(rows.sel({ lat: Number.NaN })).rejects.toThrow("lat has numbers");
	});

	it("methods: the nearest with the greater of two, the one before and the one behind it", async () => {
		expect(await taken(rows, { lat: [24, 25, 26] }, { method: "nearest" })).toEqual([1, 0, 0]);
		// As pandas counts: the position before, whichever way the values go.
		expect(await taken(rows, { lat: [24, 20] }, { method: "pad" })).toEqual([0, 1]);
		expect(await taken(rows, { lat: [24, 20] }, { method: "bfill" })).toEqual([1, 1]);
		expect(await taken(rows, { lat: 24 }, { method: "pad", tolerance: 6 })).toEqual([0]);
		await expect(rows.sel({ lat: 24 }, { method: "pad", tolerance: 5 })).rejects.toThrow("farther than 5");
		await expect(rows.sel({ lat: 31 }, { method: "pad" })).rejects.toThrow("nothing stands before lat = 31");
		await expect(rows.sel({ lat: 24 }, { tolerance: 1 })).rejects.toThrow("needs a method");
		await expect(rows.sel({ lat: 24 }, { method: "closest" as "nearest" })).rejects.toThrow(
			expect.objectContaining({ code: "bad-argument" }),
		);
	});

	it("a label beyond the axis: one spacing is near, more is not, unless a tolerance says so", async () => {
		expect(await taken(rows, { lat: 40 }, { method: "nearest" })).toEqual([0]);
		await expect(rows.sel({ lat: 41 }, { method: "nearest" })).rejects.toThrow("lies outside");
		expect(await taken(rows, { lat: 4000 }, { method: "nearest", tolerance: Number.POSITIVE_INFINITY })).toEqual([0]);
		expect(await taken(rows, { lat: 41 }, { method: "nearest", tolerance: { lat: 11 } })).toEqual([0]);
	});

	it("longitudes of 0 to 360: -120 finds 240, and 359.9 is nearer to 0", async () => {
		const columns = dataset({ lon: { values: every(36, (i) => 10 * i), attributes: LON } });
		expect(await taken(columns, { lon: -120 })).toEqual([24]);
		expect(await taken(columns, { lon: [-120, 600, 0] })).toEqual([24, 24, 0]);
		expect(await taken(columns, { lon: 359.9 }, { method: "nearest" })).toEqual([0]);
		expect(await taken(columns, { lon: -122 }, { method: "pad" })).toEqual([23]);
		expect(await taken(columns, { lon: -122 }, { method: "nearest" })).toEqual([24]);
	});

	it("the seam: a range across it gives both pieces, joined in order", async () => {
		const columns = dataset({ lon: { values: every(36, (i) => 10 * i), attributes: LON } });
		expect(await taken(columns, { lon: { start: -20, stop: 20 } })).toEqual([34, 35, 0, 1, 2]);
		expect(await taken(columns, { lon: { start: 340, stop: 20 } })).toEqual([34, 35, 0, 1, 2]);
		expect(await taken(columns, { lon: { start: -20, stop: 20, step: 2 } })).toEqual([34, 0, 2]);
		expect(await taken(columns, { lon: { start: 20, stop: 40 } })).toEqual([2, 3, 4]);
		expect(await taken(columns, { lon: { start: -180, stop: 180 } })).toEqual([
			...Array.from({ length: 17 }, (_, i) => 19 + i),
			...Array.from({ length: 19 }, (_, i) => i),
		]);
		const west = dataset({ lon: { values: every(36, (i) => 170 - 10 * i), attributes: LON } });
		expect(await taken(west, { lon: { start: 160, stop: 200 } })).toEqual([33, 34, 35, 0, 1]);
		// Both ends of the circle are columns of their own.
		const closed = dataset({ lon: { values: every(37, (i) => 10 * i), attributes: LON } });
		expect(await taken(closed, { lon: { start: 0, stop: 360 } })).toEqual(Array.from({ length: 37 }, (_, i) => i));
		expect(await taken(closed, { lon: { start: -10, stop: 10 } })).toEqual([35, 36, 0, 1]);
	});

	it("labels of float32 axes are rounded as the axis is, turned ones too", async () => {
		const values = Float32Array.from({ length: 30 }, (_, i) => 230 + 0.1 * i);
		const columns = dataset({ lon: { values, attributes: LON } });
		expect(await taken(columns, { lon: 230.3 })).toEqual([3]);
		expect(await taken(columns, { lon: 230.3 - 360 })).toEqual([3]);
		expect(await taken(columns, { lon: { start: 230.2, stop: 230.4 } })).toEqual([2, 3, 4]);
	});

	it("missing coordinate values are never found, and stand in nobody's way", async () => {
		const fill = { _FillValue: numericAttribute(Float64Array.of(-999)), ...LAT };
		const holes = dataset({ lat: { values: Float64Array.of(10, -999, 30, Number.NaN, 50), attributes: fill } });
		expect(await taken(holes, { lat: 25 }, { method: "nearest" })).toEqual([2]);
		expect(await taken(holes, { lat: { start: 0, stop: 60 } })).toEqual([0, 2, 4]);
		expect(await taken(holes, { lat: { start: -2000, stop: 15 } })).toEqual([0]);
		await expect(holes.sel({ lat: -999 })).rejects.toThrow("no value of lat is -999");
	});

	it("duplicates: a label takes all of its places, a list and a method know none", async () => {
		const twice = dataset({ x: { values: Float64Array.of(1, 2, 2, 3) } });
		expect(await taken(twice, { x: 2 })).toEqual([1, 2]);
		expect((await twice.sel({ x: 2 })).variable("v").dimensions).toEqual(["x"]);
		expect(await taken(twice, { x: 3 })).toEqual([3]);
		expect(await taken(twice, { x: { start: 2, stop: 3 } })).toEqual([1, 2, 3]);
		await expect(twice.sel({ x: [1, 3] })).rejects.toThrow("more than once");
		await expect(twice.sel({ x: 1.4 }, { method: "nearest" })).rejects.toThrow("more than once");
	});

	it("no order: values that are there are found, ranges go from one to the other, methods are refused", async () => {
		const mixed = dataset({ x: { values: Float64Array.of(3, 1, 2, 5) } });
		expect(await taken(mixed, { x: [5, 1] })).toEqual([3, 1]);
		expect(await taken(mixed, { x: { start: 1, stop: 5 } })).toEqual([1, 2, 3]);
		expect(await taken(mixed, { x: { start: 5, stop: 1 } })).toEqual([]);
		await expect(mixed.sel({ x: { start: 1, stop: 4 } })).rejects.toThrow("neither go up nor down");
		await expect(mixed.sel({ x: 1.4 }, { method: "nearest" })).rejects.toThrow("neither go up nor down");
	});

	it("a dimension without a coordinate takes positions", async () => {
		const { variables, ...parts } = dataset({ x: { values: Float64Array.of(3, 4, 5, 6) } });
		const bare = new VirtualDataset({ ...parts, variables: [["v", variables.get("v") as LoadedVariable]] });
		expect(await taken(bare, { x: { start: 1, stop: 2 } })).toEqual([1, 2]);
		expect(await taken(bare, { x: [3, -1] })).toEqual([3, 3]);
		await expect(bare.sel({ x: "a" })).rejects.toThrow("its labels are positions");
		await expect(bare.sel({ y: 1 })).rejects.toThrow('there is no coordinate "y"');
	});

	it("an axis that was edited is looked up as it is now", async () => {
		const edited = dataset({ x: { values: Float64Array.of(3, 4, 5, 6) } });
		expect(await taken(edited, { x: 5 })).toEqual([2]);
		const axis = edited.variable("x").source as LoadedVariable;
		(axis.values.data as Float64Array)[0] = 5;
		(axis.values.data as Float64Array)[2] = 7;
		expect(await taken(edited, { x: 5 })).toEqual([0]);
	});

	it("text: names of stations, with the spaces that files put behind them", async () => {
		const stations = dataset({ station: { values: ["oslo  ", "bergen", "kiruna"] } });
		expect(await taken(stations, { station: "oslo" })).toEqual([0]);
		expect(await taken(stations, { station: ["kiruna", "oslo"] })).toEqual([2, 0]);
		expect(await taken(stations, { station: { start: "bergen", stop: "kiruna" } })).toEqual([1, 2]);
		await expect(stations.sel({ station: "narvik" })).rejects.toThrow('no value of station is "narvik"');
		await expect(stations.sel({ station: "oslo" }, { method: "nearest" })).rejects.toThrow("none is near");
	});
});

describe("times", () => {
	const daily = (calendar: string, count = 400) =>
		dataset({ time: { values: every(count, (i) => i), attributes: { units: "days since 2000-01-01", calendar } } });

	it.each([
		["standard", 31, 29, true],
		["proleptic_gregorian", 31, 29, true],
		["noleap", 31, 28, false],
		["all_leap", 31, 29, false],
		["360_day", 30, 30, false],
		["julian", 31, 29, false],
	])("calendar %s: a month is all of it", async (calendar, january, february, isReal) => {
		const days = daily(calendar);
		expect(await taken(days, { time: "2000-02" })).toEqual(Array.from({ length: february }, (_, i) => january + i));
		expect(
			await taken(days, { time: { start: "2000-01-31".replace("31", String(january)), stop: "2000-02-01" } }),
		).toEqual([january - 1, january]);
		// As exact as the axis: one moment for pandas; the calendars of models are xarray's own, where it stays a period.
		const one = await days.sel({ time: "2000-02-01" });
		expect(one.variable("v").shape).toEqual(isReal ? [] : [1]);
		if (calendar === "360_day") expect(await taken(days, { time: "2000-02-30" })).toEqual([59]);
		else await expect(days.sel({ time: "2000-02-30" })).rejects.toThrow(`not a date of calendar "${calendar}"`);
	});

	it("dates of JavaScript, lists and methods", async () => {
		const days = daily("standard");
		expect(await taken(days, { time: new Date("2000-01-11T00:00:00Z") })).toEqual([10]);
		expect(await taken(days, { time: new Date("2000-01-11T13:00:00Z") }, { method: "nearest" })).toEqual([11]);
		expect(await taken(days, { time: new Date("2000-01-11T13:00:00Z") }, { method: "ffill" })).toEqual([10]);
		expect(await taken(days, { time: ["2000-01-03", "2000-01-01"] })).toEqual([2, 0]);
		expect(await taken(days, { time: ["2000-02", "2000-01"] })).toEqual([31, 0]);
		await expect(days.sel({ time: 3 })).rejects.toThrow("time has times");
		await expect(days.sel({ time: "1999" })).rejects.toThrow("no time lies in 1999");
		await expect(days.sel({ time: "2000-01-11T13:00" }, { method: "nearest", tolerance: 0.4 })).rejects.toThrow(
			"farther than 0.4 (days since",
		);
	});

	it("a period between two times is empty, as in xarray", async () => {
		const gap = dataset({ time: { values: Float64Array.of(0, 100), attributes: { units: "days since 2000-01-01" } } });
		expect(await taken(gap, { time: "2000-02" })).toEqual([]);
		expect(await taken(gap, { time: "2000-01" })).toEqual([0]);
	});

	it("times that go down", async () => {
		const back = dataset({
			time: { values: every(60, (i) => 59 - i), attributes: { units: "days since 2000-01-01", calendar: "noleap" } },
		});
		expect(await taken(back, { time: { start: "2000-01-02", stop: "2000-01-03" } })).toEqual([57, 58]);
		expect(await taken(back, { time: "2000-02" })).toEqual(Array.from({ length: 28 }, (_, i) => 1 + i));
	});
});

describe("places of two dimensions", () => {
	/** A grid that is turned, so that neither dimension is a latitude or a longitude. */
	const shape = [20, 30];
	const at = (i: number, j: number) => ({ lat: 50 + 0.3 * i - 0.1 * j, lon: 358 + 0.3 * j + 0.1 * i });
	const grid = (part: "lat" | "lon") => every(600, (n) => at(Math.floor(n / 30), n % 30)[part]);
	const curved = dataset(
		{ y: { values: every(20, (i) => i) }, x: { values: every(30, (i) => i) } },
		{
			nav_lat: variable(["y", "x"], shape, { values: grid("lat"), attributes: LAT }),
			nav_lon: variable(["y", "x"], shape, { values: grid("lon"), attributes: LON }),
		},
	);

	it("the nearest cell by great circle, across the meridian", async () => {
		const { lat, lon } = at(7, 22);
		expect(await taken(curved, { lat: lat + 0.02, lon: lon - 360 }, { method: "nearest" })).toEqual([722]);
		await expect(curved.sel({ lat, lon })).rejects.toThrow("only the nearest can be found");
		await expect(curved.sel({ lat: 20, lon: 20 }, { method: "nearest" })).rejects.toThrow("lies outside");
		await expect(curved.sel({ lat }, { method: "nearest" })).rejects.toThrow("give its partner too");
	});

	it("a box is the smallest one of positions that holds all cells inside", async () => {
		const ranges = { lat: [51, 52.5], lon: [359, 1] } as const;
		const inside = Array.from({ length: 600 }, (_, n) => [Math.floor(n / 30), n % 30] as const).filter(([i, j]) => {
			const { lat, lon } = at(i, j);
			return lat >= 51 && lat <= 52.5 && lon >= 359 && lon <= 361;
		});
		const [rows, columns] = [0, 1].map((d) => inside.map((index) => index[d] as number)) as [number[], number[]];
		const box = await curved.sel({
			lat: { start: ranges.lat[0], stop: ranges.lat[1] },
			lon: { start: ranges.lon[0], stop: ranges.lon[1] },
		});
		expect((await box.variable("y").values()).data).toEqual(
			every(Math.max(...rows) - Math.min(...rows) + 1, (i) => Math.min(...rows) + i),
		);
		expect((await box.variable("x").values()).data).toEqual(
			every(Math.max(...columns) - Math.min(...columns) + 1, (i) => Math.min(...columns) + i),
		);
		const none = await curved.sel({ lat: { start: 0, stop: 1 }, lon: { start: 0, stop: 1 } });
		expect(none.variable("v").shape).toEqual([0, 0]);
	});

	it("many points: the same cells as one by one, by looking at all", async () => {
		const lats = every(200, (i) => 50 + ((i * 37) % 50) / 10);
		const lons = every(200, (i) => -2 + ((i * 53) % 70) / 10);
		const options = { method: "nearest", tolerance: 10 } as const;
		const points = await curved.points({ lat: [...lats], lon: [...lons] }, options);
		const found = (await points.variable("v").values()).data as Int32Array;
		const chord = (lat: number, lon: number, n: number): number => {
			const vector = (phi: number, lambda: number) => {
				const [p, l] = [(phi * Math.PI) / 180, (lambda * Math.PI) / 180];
				return [Math.cos(p) * Math.cos(l), Math.cos(p) * Math.sin(l), Math.sin(p)];
			};
			const { lat: ownLat, lon: ownLon } = at(Math.floor(n / 30), n % 30);
			const [a, b] = [vector(lat, lon), vector(ownLat, ownLon)];
			return Math.hypot(...a.map((x, i) => x - (b[i] as number)));
		};
		for (const [i, value] of found.entries()) {
			const chords = Array.from({ length: 600 }, (_, n) => chord(lats[i] as number, lons[i] as number, n));
			const number = Math.floor(value / 100) * 30 + (value % 100);
			expect(chords[number]).toBeCloseTo(Math.min(...chords), 12);
		}
		expect(points.variable("nav_lat").dimensions).toEqual(["points"]);
	});

	it("a list of places: those inside of a box, and the nearest", async () => {
		const stations = dataset(
			{ station: { values: ["a", "b", "c"] } },
			{
				lat: variable(["station"], [3], { values: Float64Array.of(10, 20, 60), attributes: LAT }),
				lon: variable(["station"], [3], { values: Float64Array.of(350, 5, 20), attributes: LON }),
			},
		);
		const box = { lat: { start: 0, stop: 30 }, lon: { start: -15, stop: 10 } };
		expect(await taken(stations, box)).toEqual([0, 1]);
		expect(await taken(stations, { lat: 19, lon: 4 }, { method: "nearest", tolerance: 2 })).toEqual([1]);
	});
});

describe("points and handles", () => {
	const field = dataset({
		time: { values: every(3, (i) => i), attributes: { units: "days since 2000-01-01" } },
		lat: { values: every(5, (i) => 40 - 10 * i), attributes: LAT },
		lon: { values: every(6, (i) => 60 * i), attributes: LON },
	});

	it("points are pairs, along a dimension of their own where the first of theirs stood", async () => {
		const points = await field.points({ latitude: [40, 0, 20], longitude: [-60, 0, 120] });
		expect(points.variable("v").dimensions).toEqual(["time", "points"]);
		expect((await points.isel({ time: 1 }).variable("v").values()).data).toEqual(Int32Array.of(10005, 10400, 10202));
		expect((await points.variable("lon").values()).data).toEqual(Float64Array.of(300, 0, 120));
		const named = await field.points({ lat: 40, lon: [0, 60] }, { dimension: "track" });
		expect(named.variable("v").dimensions).toEqual(["time", "track"]);
		await expect(field.points({ lat: [1, 2], lon: [1] })).rejects.toThrow("not pairs");
		await expect(field.points({ lat: [40], lon: [0] }, { dimension: "time" })).rejects.toThrow('has a "time" already');
	});

	it("at: the nearest of a place, or of many", async () => {
		const v = field.variable("v");
		expect(await v.at({ time: "2000-01-02", lat: 41, lon: -59 })).toMatchObject({
			shape: [],
			data: Int32Array.of(10005),
		});
		expect((await v.at({ time: "2000-01-03", lat: [41, 9], lon: [-59, 181] })).data).toEqual(
			Int32Array.of(20005, 20303),
		);
		expect((await v.at({ lat: 40, lon: 0 })).shape).toEqual([3]);
		await expect(v.at({ lat: 45.1, lon: 0 }, { tolerance: 5 })).rejects.toThrow("farther than 5");
		expect((await (await v.sel({ lon: [60] })).isel({ time: 0, lat: 0 }).decode()).data).toEqual(Int32Array.of(1));
	});

	it("a store, and a group of it; what is selected is a store again", async () => {
		const group = new ManifestGroup();
		group.groups.set("inner", field.toStore().group);
		const store = new ManifestStore({ url: field.url, group, registry: field.registry });
		const part = await sel(store, { time: "2000-01-01", lat: 40, lon: { start: -60, stop: 0 } }, { group: "inner" });
		expect((await read(part.toStore(), "/v")).data).toEqual(Int32Array.of(5, 0));
		await expect(sel(store, { time: "2000" })).rejects.toThrow('no coordinate "time"');
	});

	it("two coordinates that a name may mean are told", async () => {
		const two = dataset(
			{ a: { values: every(3, (i) => i), attributes: LAT } },
			{
				w: variable(["b"], [2], { values: every(2, (i) => i) }),
				b: variable(["b"], [2], { values: every(2, (i) => i), attributes: LAT }),
			},
		);
		await expect(two.sel({ lat: 1 })).rejects.toThrow('"lat" may be a or b');
		expect((await (await two.variable("v").sel({ lat: 1 })).values()).data).toEqual(Int32Array.of(1));
	});
});

describe("what it costs", () => {
	const chunked = (): { [path: string]: MadeArray } => {
		const chunks: MadeArray["chunks"] = {};
		for (let i = 0; i < 4; i++)
			for (let j = 0; j < 4; j++) chunks[`${i}.${j}`] = Array.from({ length: 100 }, (_, n) => 1000 * (4 * i + j) + n);
		const axis = (name: string, attributes: typeof LAT): MadeArray => ({
			type: "float64",
			shape: [40],
			dimensions: [name],
			chunks: { 0: [...every(40, (i) => i)] },
			attributes: { units: textAttribute(attributes.units) },
		});
		return {
			lat: axis("lat", LAT),
			lon: axis("lon", LON),
			v: { type: "int32", shape: [40, 40], chunk: [10, 10], dimensions: ["lat", "lon"], chunks, byteCodecs: ZLIB },
		};
	};

	/** The dataset, what was asked of its file, and the bytes of every chunk. */
	async function traced(arrays = chunked()): Promise<{ dataset: VirtualDataset; trace: Trace; sizes: number[] }> {
		const url = "file:///made-cost";
		const { store, data } = await makeStore(arrays, url);
		const trace = new Trace();
		const registry = new ObjectStoreRegistry({ chunkGapBytes: 0, cacheBytes: 0 });
		registry.register(url, trace.wrap(new MemoryStore([["data.bin", data]])));
		const dataset = await toVirtualDataset(new ManifestStore({ url, group: store.group, registry }));
		const manifest = await store.array("/v").manifest();
		const sizes = Array.from(manifest.entries(), ([, entry]) => (entry.kind === "virtual" ? entry.length : 0));
		trace.reset();
		return { dataset, trace, sizes };
	}

	it("a point costs the chunk it lies in: one request, and none for coordinates that were read", async () => {
		const { dataset, trace, sizes } = await traced();
		expect((await dataset.variable("v").at({ lat: 12.2, lon: 33 })).data).toEqual(Int32Array.of(7023));
		expect(trace.requests.length).toBe(1);
		expect(trace.bytes).toBe(sizes[7]);
		trace.reset();
		// What is selected twice is read of the first, not of what lies between.
		const part = await dataset.sel({ lat: { start: 5, stop: 35 }, lon: { start: 5, stop: 35 } });
		expect((await part.variable("v").at({ lat: 12, lon: 33 })).data).toEqual(Int32Array.of(7023));
		expect(trace.bytes).toBe(sizes[7]);
	});

	it("10,000 points cost their chunks, each once", async () => {
		const { dataset, trace, sizes } = await traced();
		const list = (step: number) => Array.from({ length: 10_000 }, (_, i) => (i * step) % 20);
		const [lat, lon] = [list(7), list(13).map((x) => 20 + (x % 10))];
		const { data } = await dataset.variable("v").at({ lat, lon });
		const expected = lat.map((y, i) => {
			const x = lon[i] as number;
			return 1000 * (4 * Math.floor(y / 10) + Math.floor(x / 10)) + 10 * (y % 10) + (x % 10);
		});
		expect(data).toEqual(Int32Array.from(expected));
		expect(trace.bytes).toBe((sizes[2] as number) + (sizes[6] as number));
	});

	it("coordinates of two dimensions are read once for a dataset", async () => {
		const places = (values: Float64Array, units: string): MadeArray => ({
			type: "float64",
			shape: [40, 40],
			dimensions: ["lat", "lon"],
			chunks: { "0.0": [...values] },
			attributes: { units: textAttribute(units) },
		});
		const { lat: _, lon: __, v } = chunked() as { lat: MadeArray; lon: MadeArray; v: MadeArray };
		const { dataset, trace, sizes } = await traced({
			phi: places(
				every(1600, (n) => Math.floor(n / 40)),
				LAT.units,
			),
			lambda: places(
				every(1600, (n) => n % 40),
				LON.units,
			),
			v,
		});
		expect((await dataset.variable("v").at({ lat: 12.2, lon: 33 })).data).toEqual(Int32Array.of(7023));
		expect(trace.bytes).toBe(2 * 1600 * 8 + (sizes[7] as number));
		trace.reset();
		expect((await dataset.variable("v").at({ lat: 12.2, lon: 33 })).data).toEqual(Int32Array.of(7023));
		expect(trace.bytes).toBe(sizes[7]);
	});

	it("a caller who gives up does not spoil it for another", async () => {
		const { dataset } = await traced();
		const signal = AbortSignal.abort(new Error("enough"));
		await expect(dataset.variable("v").at({ lat: 1, lon: 1 }, { signal })).rejects.toThrow("enough");
		expect((await dataset.variable("v").at({ lat: 1, lon: 1 })).data).toEqual(Int32Array.of(11));
	});
});
