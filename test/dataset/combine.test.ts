import { describe, expect, it } from "vitest";
import {
	CombineError,
	combineByCoords,
	combineNested,
	concat,
	preflight,
	splitUniform,
} from "../../src/dataset/index.ts";
import { decode, openVirtualDataset, openVirtualDatasets, read, type VirtualDataset } from "../../src/node.ts";
import { combined, fixtures, numbers, times, truthOf } from "./fixtures.ts";
import { coordinate, makeDataset, series, ZLIB } from "./made-dataset.ts";

const refused = (...properties: string[]) =>
	expect.objectContaining({
		name: "MiraError",
		differences: expect.arrayContaining(properties.map((property) => expect.objectContaining({ property }))),
	});

async function stored(dataset: VirtualDataset, name = "t"): Promise<(number | null)[]> {
	return numbers((await read(dataset.toStore(), `/${name}`)).data as Iterable<number>);
}

describe("files that differ (silent corruption 4)", () => {
	it("packing and sentinels are refused, with file, variable and both values", async () => {
		const error = await combined(["packing-a", "packing-b"]).catch((caught) => caught);
		expect(error).toBeInstanceOf(CombineError);
		expect(error.code).toBe("cannot-combine");
		expect(error.differences).toEqual([
			expect.objectContaining({ variable: "t", property: "sentinels", value: "-999", firstValue: "-9999" }),
			expect.objectContaining({ property: "scaleFactor", value: "0.02 (float64)", firstValue: "0.01 (float64)" }),
			expect.objectContaining({ property: "addOffset", value: "10 (float64)", firstValue: "20 (float64)" }),
		]);
		expect(error.differences[0].file).toMatch(/packing-b\.nc$/);
		expect(error.message).toContain("t scaleFactor: 0.02 (float64) in packing-b.nc, 0.01 (float64) in packing-a.nc");
		expect(error.hint).toContain('policy: "derive"');
	});

	it("derive decodes each file by its own rules: a sentinel of one is a value of the other", async () => {
		const dataset = await combined(["packing-a", "packing-b"], { policy: "derive" });
		const { data, dataType, shape } = await read(dataset.toStore(), "/t");
		expect({ dataType, shape, values: numbers(data as Float64Array) }).toEqual(truthOf("packing"));
		const { metadata } = dataset.toStore().array("/t");
		expect(metadata.fill_value).toBe("NaN");
		expect(metadata.attributes).toEqual({ units: "degC" });
	});

	it("derive gives the wider of two types", async () => {
		await expect(combined(["type-a", "type-b"])).rejects.toEqual(refused("dataType"));
		const dataset = await combined(["type-a", "type-b"], { policy: "derive" });
		const { data, dataType, shape } = await read(dataset.toStore(), "/t");
		expect({ dataType, shape, values: numbers(data as Float32Array) }).toEqual(truthOf("type"));
	});

	it("split makes a group for each kind of file", async () => {
		const files = fixtures("packing-a", "packing-b");
		const tree = await openVirtualDatasets(files, { policy: "split" });
		const store = tree.toStore();
		expect(store.contents().filter(({ kind }) => kind === "group")).toHaveLength(3);
		const parts = await Promise.all(["/era_1/t", "/era_2/t"].map((path) => decode(store, path)));
		expect(parts.flatMap(({ data }) => numbers(data as Float64Array))).toEqual(truthOf("packing").values);
		const datasets = await Promise.all(files.map((file) => openVirtualDataset(file)));
		expect(splitUniform([...datasets, ...datasets]).map((group) => group.length)).toEqual([2, 2]);
		await expect(concat(datasets, "time", { policy: "split" })).rejects.toThrow("several datasets");
	});

	it("codecs and split: groups of physical values where codecs are exact, refused where they are not", async () => {
		const tree = await openVirtualDatasets(fixtures("exact-a", "exact-b"), { policy: ["codecs", "split"] });
		const store = tree.toStore();
		for (const [path, part] of [
			["/era_1/t", "exact-a"],
			["/era_2/t", "exact-b"],
		] as const) {
			expect(store.array(path).kind).toBe("manifest");
			expect(numbers((await read(store, path)).data as Float64Array)).toEqual(truthOf(part).values);
		}
		const one = { policy: "codecs", inlineBudget: { arrayBytes: 0 } } as const;
		await expect(combined(["exact-a", "exact-b"], one)).rejects.toEqual(refused("codecs"));
		await expect(combined(["packing-a", "packing-b"], { policy: "codecs" })).rejects.toMatchObject({
			code: "unsupported-feature",
		});
	});

	it("time units are refused; convertTime writes times and their bounds in those of the first file", async () => {
		await expect(combined(["times-a", "times-b"])).rejects.toEqual(refused("units"));
		const dataset = await combined(["times-a", "times-b"], { policy: "convertTime" });
		expect(await stored(dataset, "time")).toEqual(times.days);
		expect(await stored(dataset, "time_bnds")).toEqual(times.bounds);
		const { data } = await decode(dataset.toStore(), "/time", { times: "iso" });
		expect(data).toEqual(times.iso);
	});

	it("convertTime refuses float32 that cannot hold the times any more", async () => {
		const made = (units: string, x: number[], time: number[]) =>
			makeDataset({
				...coordinate("x", x),
				time: {
					type: "float32",
					shape: [2],
					dimensions: ["x"],
					attributes: { units: { dataType: "string", shape: [], values: [units] } },
					chunks: { 0: time },
				},
			});
		const old = await made("days since 1850-01-01", [0, 1], [0, 1]);
		// Hours of the year 2000 are steps of 0.0417 days, where float32 has steps of 0.0039.
		const hourly = await made("days since 2000-01-01", [2, 3], [1 / 24, 2 / 24]);
		await expect(concat([old, hourly], "x", { policy: "convertTime" })).rejects.toThrow(/float32 is too coarse/);
		const daily = await made("days since 2000-01-01", [2, 3], [0, 0.5]);
		const joined = await concat([old, daily], "x", { policy: "convertTime" });
		expect(await stored(joined, "time")).toEqual([0, 1, 54786, 54786.5]);
	});

	it("latitudes that differ by rounding are refused, however they are joined", async () => {
		const files = ["rounding-a", "rounding-b"];
		for (const join of ["exact", "outer", "inner"] as const)
			await expect(combined(files, { join }), join).rejects.toThrow("nearly equal");
		await expect(combined(files, { combine: "nested", concatDim: "time" })).rejects.toEqual(refused("coordinate"));
	});

	it("units that mean the same are the same, and so are codecs that decode alike", async () => {
		const made = (units: string, level: number, x: number[]) =>
			makeDataset({
				...coordinate("x", x),
				v: series([1, 2], 2, { byteCodecs: [{ name: "numcodecs.zlib", configuration: { level } }] }),
				time: {
					type: "float64",
					shape: [2],
					dimensions: ["x"],
					attributes: { units: { dataType: "string", shape: [], values: [units] } },
					chunks: { 0: x },
				},
			});
		const parts = [
			await made("days since 1850-1-1", 1, [0, 1]),
			await made("days since 1850-01-01 00:00:00", 9, [2, 3]),
		];
		expect(preflight(parts).differences).toEqual([]);
		expect(await stored(await concat(parts, "x"), "v")).toEqual([1, 2, 1, 2]);
	});
});

describe("fill values with holes, and partial chunks", () => {
	it("are refused where nothing may be loaded", async () => {
		const options = { inlineBudget: { arrayBytes: 0 } };
		await expect(combined(["holes-a", "holes-b"], options)).rejects.toEqual(refused("fillValue"));
		await expect(combined(["partial-a", "partial-b"], options)).rejects.toThrow(
			"a chunk that is not the last is partial",
		);
	});

	it.each(["holes", "partial"])("%s: derived, each file fills and pads by its own rules", async (name) => {
		const dataset = await combined([`${name}-a`, `${name}-b`], { policy: "derive", inlineBudget: { arrayBytes: 0 } });
		expect(dataset.variable("t").source.kind).toBe("derived");
		expect(await stored(dataset)).toEqual(truthOf(name).values);
	});

	it.each(["holes", "partial"])("%s: small arrays are loaded", async (name) => {
		const dataset = await combined([`${name}-a`, `${name}-b`]);
		expect(dataset.variable("t").source.kind).toBe("loaded");
		expect(await stored(dataset)).toEqual(truthOf(name).values);
	});

	it("other fill values do not matter without holes", async () => {
		const [a, b] = await Promise.all(
			[7, 8].map((storageFill, i) =>
				makeDataset({
					...coordinate("x", [2 * i, 2 * i + 1]),
					v: series([1, 2], 1, { storageFill, byteCodecs: ZLIB }),
				}),
			),
		);
		const joined = await combineByCoords([a, b] as VirtualDataset[], { inlineBudget: { arrayBytes: 0 } });
		expect(joined.variable("v").source.kind).toBe("manifest");
		expect(await stored(joined, "v")).toEqual([1, 2, 1, 2]);
	});

	it("a partial chunk may be the last", async () => {
		const parts = await Promise.all(
			[
				[0, 1, 2, 3],
				[4, 5, 6],
			].map((x) => makeDataset({ ...coordinate("x", x), v: series(x, 2, { byteCodecs: ZLIB }) })),
		);
		const joined = await combineByCoords(parts, { inlineBudget: { arrayBytes: 0 } });
		expect(joined.variable("v").source.description.chunkGrid).toEqual({ kind: "regular", chunkShape: [2] });
		expect(await stored(joined, "v")).toEqual([0, 1, 2, 3, 4, 5, 6]);
	});
});

describe("chunks of other lengths", () => {
	it("compressed ones make a rectilinear grid of references", async () => {
		const dataset = await combined(["jan", "feb", "mar"], { inlineBudget: { arrayBytes: 0 } });
		const variable = dataset.variable("t").source;
		expect([variable.kind, (await dataset.toStore().array("/t").manifest()).referenceCount]).toEqual(["manifest", 3]);
		expect(variable.description.chunkGrid).toMatchObject({
			edges: [{ runs: [{ length: 31 }, { length: 28 }, { length: 31 }] }, { length: 2 }],
		});
		expect(await stored(dataset)).toEqual(truthOf("months").values);
	});

	it("raw ones are cut to a common length, padded ones too", async () => {
		const parts = await Promise.all(
			[[0, 1, 2, 3, 4, 5], [6, 7, 8, 9], [10]].map((x, i) =>
				makeDataset({ ...coordinate("x", x), v: series(x, i === 1 ? 6 : 4, { endian: "big" }) }),
			),
		);
		const joined = await combineByCoords(parts);
		expect(joined.variable("v").source.description.chunkGrid).toEqual({ kind: "regular", chunkShape: [2] });
		expect(await stored(joined, "v")).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
	});
});

describe("combineByCoords", () => {
	const tile = (x: number[], y: number[], extra: { [name: string]: unknown } = {}) =>
		makeDataset({
			...coordinate("x", x),
			...coordinate("y", y),
			v: {
				type: "float64",
				shape: [x.length, y.length],
				dimensions: ["x", "y"],
				chunks: { "0.0": x.flatMap((a) => y.map((b) => 10 * a + b)) },
			},
			...(extra as object),
		});

	it("finds the order of tiles in two dimensions, also downwards", async () => {
		const tiles = await Promise.all([tile([1], [2, 3]), tile([5], [0, 1]), tile([1], [0, 1]), tile([5], [2, 3])]);
		const joined = await combineByCoords(tiles);
		expect(await stored(joined, "v")).toEqual([10, 11, 12, 13, 50, 51, 52, 53]);
		const down = await combineByCoords(await Promise.all([tile([1, 0], [0]), tile([3, 2], [0])]));
		expect(await stored(down, "x")).toEqual([3, 2, 1, 0]);
	});

	it("refuses overlaps, duplicates, incomplete grids and what has no order", async () => {
		await expect(combineByCoords(await Promise.all([tile([0, 1, 2], [0]), tile([1, 2, 3], [0])]))).rejects.toThrow(
			"they overlap",
		);
		const twice = await Promise.all([tile([0], [0]), tile([0], [0]), tile([1], [0])]);
		await expect(combineByCoords(twice)).rejects.toThrow("the same x as");
		const incomplete = await Promise.all([tile([0], [0]), tile([0], [1]), tile([1], [0])]);
		await expect(combineByCoords(incomplete)).rejects.toThrow("do not fill a grid of 2 along x and 2 along y");
		await expect(combineByCoords(await Promise.all([tile([0, 2, 1], [0]), tile([5], [0])]))).rejects.toThrow(
			"neither up nor down",
		);
		const same = await tile([0], [0]);
		await expect(combineByCoords([same, same])).rejects.toThrow("do not say in which order");
	});

	it("tells of gaps and repeated values", async () => {
		const joined = await combineByCoords(await Promise.all([tile([0, 1], [0]), tile([1, 2], [0]), tile([7, 8], [0])]));
		expect(joined.diagnostics.map(({ code }) => code)).toEqual(["coordinate-repeated", "coordinate-gap"]);
	});

	it("values of one step are not near to each other, however far from zero", async () => {
		const seconds = [1_700_000_000, 1_700_000_060, 1_700_000_120];
		const joined = await combineByCoords(await Promise.all(seconds.map((second) => tile([second], [0]))));
		expect([await stored(joined, "x"), joined.diagnostics]).toEqual([seconds, []]);
	});

	it("merges files of other variables", async () => {
		const [a, b] = await Promise.all([tile([0, 1], [0]), tile([0, 1], [0])]);
		const other = (b as VirtualDataset).with({
			variables: Array.from((b as VirtualDataset).variables, ([name, variable]) => [
				name === "v" ? "w" : name,
				variable,
			]),
		});
		const joined = await combineByCoords([a as VirtualDataset, other]);
		expect([...joined.dataVariables.keys()]).toEqual(["v", "w"]);
	});
});

describe("combineNested and concat", () => {
	it("joins lists of lists, along a new dimension too", async () => {
		const step = (value: number) => makeDataset({ v: series([value, value + 1], 2) });
		const [a, b, c, d] = (await Promise.all([0, 10, 20, 30].map(step))) as [
			VirtualDataset,
			VirtualDataset,
			VirtualDataset,
			VirtualDataset,
		];
		const joined = await combineNested(
			[
				[a, b],
				[c, d],
			],
			["run", "x"],
		);
		expect([...joined.dimensions]).toEqual([
			["run", 2],
			["x", 4],
		]);
		expect(await stored(joined, "v")).toEqual([0, 1, 10, 11, 20, 21, 30, 31]);
		await expect(combineNested([[a]], "x")).rejects.toThrow("not nested as deep");
		await expect(concat([], "x")).rejects.toThrow("nothing to concatenate");
	});

	it("a scalar coordinate becomes that of the new dimension", async () => {
		const step = (value: number) =>
			makeDataset({
				time: { type: "float64", shape: [], dimensions: [], chunks: { "": [value] } },
				v: { ...series([value], 1), attributes: { coordinates: { dataType: "string", shape: [], values: ["time"] } } },
			});
		const joined = await concat(await Promise.all([step(1), step(2)]), "time");
		expect([await stored(joined, "time"), await stored(joined, "v")]).toEqual([
			[1, 2],
			[1, 2],
		]);
		expect(joined.coordinateNames.has("time")).toBe(true);
	});

	it("variables without the dimension are those of the first; what differs is told", async () => {
		const make = (x: number[], height: number) =>
			makeDataset(
				{
					...coordinate("x", x),
					v: series(x, 1),
					height: { type: "float64", shape: [], dimensions: [], chunks: { "": [height] } },
				},
				{ loadable: ["x", "height"] },
			);
		const joined = await concat(await Promise.all([make([0], 2), make([1], 10)]), "x");
		expect(await stored(joined, "height")).toEqual([2]);
		expect(joined.diagnostics).toEqual([expect.objectContaining({ code: "variable-differs", path: "/height" })]);
	});

	it("a variable that one file has not is refused, unless it has not the dimension", async () => {
		const [a, b] = await Promise.all([
			makeDataset({ ...coordinate("x", [0]), v: series([1], 1), w: series([1], 1) }),
			makeDataset({ ...coordinate("x", [1]), v: series([2], 1) }),
		]);
		await expect(concat([a, b] as VirtualDataset[], "x")).rejects.toEqual(refused("presence"));
	});

	it("outer joins leave holes that are missing values", async () => {
		const make = (t: number, x: number[]) =>
			makeDataset({
				...coordinate("t", [t]),
				...coordinate("x", x),
				v: {
					type: "float32",
					shape: [1, x.length],
					chunk: [1, 1],
					dimensions: ["t", "x"],
					chunks: Object.fromEntries(x.map((value, i) => [`0.${i}`, [value]])),
				},
			});
		const parts = await Promise.all([make(0, [0, 1]), make(1, [1, 2])]);
		await expect(concat(parts, "t")).rejects.toEqual(refused("coordinate"));
		const outer = await concat(parts, "t", { join: "outer" });
		expect(await stored(outer, "v")).toEqual([0, 1, null, null, 1, 2]);
		expect(await stored(await concat(parts, "t", { join: "inner" }), "v")).toEqual([1, 1]);
	});
});

it("preflight is a matrix as plain data", async () => {
	const datasets = await Promise.all(
		fixtures("packing-a", "packing-b", "type-a").map((file) => openVirtualDataset(file)),
	);
	const report = preflight(datasets);
	expect(JSON.parse(JSON.stringify(report))).toEqual(report);
	expect(report.variables.t?.map((facts) => facts?.scaleFactor)).toEqual(["0.01 (float64)", "0.02 (float64)", null]);
	expect(report.variables.t?.[0]).toMatchObject({
		dataType: "int16",
		dimensions: "time, lat",
		chunkShape: "[1, 2]",
		sentinels: "-9999",
		units: "degC",
		unsigned: null,
	});
	expect(report.differences.filter(({ file }) => file.endsWith("type-a.nc")).map(({ property }) => property)).toEqual([
		"sentinels",
		"scaleFactor",
		"addOffset",
		"units",
	]);
});

it("all steps of a combination share one inline budget", async () => {
	// Three elements in chunks of two cannot be joined by references: they are loaded, 12 bytes a row.
	const tile = (): Promise<VirtualDataset> =>
		makeDataset({
			v: {
				type: "int16",
				shape: [1, 3],
				chunk: [1, 2],
				dimensions: ["y", "x"],
				byteCodecs: ZLIB,
				chunks: { "0.0": [1, 2], "0.1": [3, 0] },
			},
		});
	const grid = [
		[await tile(), await tile()],
		[await tile(), await tile()],
	];
	const combine = (storeBytes: number) => combineNested(grid, ["y", "x"], { inlineBudget: { storeBytes } });
	expect((await combine(24)).variable("v").source.kind).toBe("loaded");
	await expect(combine(23)).rejects.toThrow("chunkShape");
});
