import { describe, expect, it } from "vitest";
import { concat, LoadedVariable, toVirtualDataset, toVirtualDataTree, type Variable } from "../../src/dataset/index.ts";
import { MiraError } from "../../src/errors.ts";
import { decode, openVirtualDataset, openVirtualDataTree, read, VirtualDataset } from "../../src/node.ts";
import { writeKerchunkJson } from "../../src/write/kerchunk-json.ts";
import { textAttribute } from "../../src/zarr/attributes.ts";
import { dataType, textType } from "../../src/zarr/data-type.ts";
import { bytesOf, sampleStore } from "../manifest/sample-store.ts";
import { makeStore } from "../write/made-store.ts";
import { fixtures } from "./fixtures.ts";
import { coordinate, makeDataset, series } from "./made-dataset.ts";

const loaded = (dataset: VirtualDataset): string[] =>
	[...dataset.variables].flatMap(([name, { kind }]) => (kind === "loaded" ? [name] : []));

describe("VirtualDataset", () => {
	it("loads coordinates of one dimension by default, or what is named", async () => {
		const [file] = fixtures("packing-a") as [string];
		expect(loaded(await openVirtualDataset(file))).toEqual(["lat", "time"]);
		expect(loaded(await openVirtualDataset(file, { loadable: [] }))).toEqual([]);
		expect(loaded(await openVirtualDataset(file, { loadable: ["t"] }))).toEqual(["t"]);
		const byDefault = loaded(await openVirtualDataset(file));
		expect(loaded(await openVirtualDataset(file, { loadable: { also: [] } }))).toEqual(byDefault);
		expect(loaded(await openVirtualDataset(file, { loadable: { also: ["t"] } })).sort()).toEqual(
			[...new Set([...byDefault, "t"])].sort(),
		);
		await expect(openVirtualDataset(file, { loadable: ["nope"] })).rejects.toMatchObject({ code: "not-found" });
		const dropped = await openVirtualDataset(file, { drop: ["t"] });
		expect([...dropped.variables.keys()]).toEqual(["lat", "time"]);
	});

	it("W13 an array that ends before its dimension goes on with its fill value, as in netCDF", async () => {
		const dataset = await makeDataset({
			...coordinate("x", [0, 1, 2, 3, 4]),
			v: series([1, 2, 3], 2, { dimensionLengths: [5], storageFill: -9 }),
		});
		expect(dataset.dimensions.get("x")).toBe(5);
		const { shape, data } = await read(dataset.toStore(), "/v");
		expect([shape, data]).toEqual([[5], Int16Array.of(1, 2, 3, -9, -9)]);
		const joined = await concat([dataset, dataset], "x", { inlineBudget: { arrayBytes: 0 }, policy: "derive" });
		expect((await read(joined.toStore(), "/v")).data).toEqual(Int16Array.of(1, 2, 3, -9, -9, 1, 2, 3, -9, -9));
		expect(joined.variable("v").source.description.dimensionLengths).toBeUndefined();
	});

	it("knows coordinates by name, attribute and bounds", async () => {
		const dataset = await makeDataset({
			...coordinate("x", [0, 1]),
			v: series([1, 2], 1, { attributes: { coordinates: textAttribute("lat  lon") } }),
			lat: series([1, 2], 1, { attributes: { bounds: textAttribute("lat_edges") } }),
			lat_edges: series([1, 2], 1),
			w: series([1, 2], 1),
		});
		expect([...dataset.coordinates.keys()]).toEqual(["x", "lat", "lat_edges"]);
		expect([...dataset.dataVariables.keys()]).toEqual(["v", "w"]);
	});

	it("refuses one dimension has two lengths, and names both variables", async () => {
		await expect(makeDataset({ v: series([1, 2], 1), w: series([1], 1) })).rejects.toThrow(
			'dimension "x" has length 2 in "v" and 1 in "w"',
		);
	});

	it("names dimensions that have no name, and says so", async () => {
		const store = sampleStore({ a: { dataType: dataType("int8"), shape: [3] } });
		const dataset = await toVirtualDataset(store);
		expect([...dataset.dimensions]).toEqual([["phony_dim_0", 3]]);
		expect(dataset.diagnostics).toMatchObject([{ code: "unnamed-dimension", path: "/a" }]);
	});

	it("has scalars of stores that name no dimensions", async () => {
		const scalar = sampleStore({ a: { dataType: dataType("int8"), shape: [] } });
		expect(scalar.array("/a").description.dimensionNames).toBeUndefined();
		const dataset = await toVirtualDataset(scalar);
		expect([[...dataset.dimensions], [...dataset.coordinateNames], dataset.diagnostics]).toEqual([[], [], []]);
		const joined = await concat([dataset, dataset], "x");
		expect([...joined.dimensions]).toEqual([["x", 2]]);
	});

	it("says which arrays it leaves out because they cannot be shown", async () => {
		const store = sampleStore({ a: { dataType: dataType("int8"), shape: [3], dimensionNames: ["x"] } });
		store.group.add("bad", new MiraError("unsupported-feature", "it has quaternions"));
		const dataset = await toVirtualDataset(store);
		expect([...dataset.variables.keys()]).toEqual(["a"]);
		expect(dataset.diagnostics).toEqual([
			{ severity: "error", code: "unsupported-feature", path: "/bad", message: "it is left out: it has quaternions" },
		]);
		expect((await toVirtualDataset(store, { drop: ["bad"] })).diagnostics).toEqual([]);
	});

	it("refuses to be written under a name that no path can have", async () => {
		const store = sampleStore({ a: { dataType: dataType("int8"), shape: [3], dimensionNames: ["x"] } });
		const { variables, ...rest } = await toVirtualDataset(store);
		const renamed = new VirtualDataset({ ...rest, variables: [["a/b", [...variables.values()][0] as Variable]] });
		await expect(writeKerchunkJson(renamed.toStore(), { zarrFormat: 3 })).rejects.toMatchObject({
			code: "bad-metadata",
			path: "/a/b",
		});
	});

	it("writes what was edited in loaded values, and keeps every other byte", async () => {
		const text = textType(4);
		const store = sampleStore({
			n: {
				dataType: dataType("int64"),
				shape: [2],
				dimensionNames: ["n"],
				data: { 0: bytesOf(BigInt64Array.of(1n, 2n)) },
			},
			// Behind the end of the first text stands something that no text shows.
			s: { dataType: text, shape: [2], dimensionNames: ["n"], data: { 0: Uint8Array.of(97, 0, 98, 99, 100, 0, 0, 0) } },
			h: {
				dataType: dataType("float16"),
				shape: [2],
				dimensionNames: ["n"],
				data: { 0: Uint8Array.of(0, 0x3c, 0, 0x7e) },
			},
		});
		const dataset = await toVirtualDataset(store, { loadable: ["n", "s", "h"] });
		const edit = (name: string, i: number, value: unknown): void => {
			((dataset.variable(name).source as LoadedVariable).values.data as unknown[])[i] = value;
		};
		edit("n", 1, 2n ** 60n);
		edit("s", 1, "xyz");
		edit("h", 0, 2);
		const written = dataset.toStore();
		edit("n", 0, 99n);
		expect((await read(written, "/n")).data).toEqual(BigInt64Array.of(1n, 2n ** 60n));
		expect((await read(written, "/s")).bytes).toEqual(Uint8Array.of(97, 0, 98, 99, 120, 121, 122, 0));
		expect((await read(written, "/h")).bytes).toEqual(Uint8Array.of(0, 0x40, 0, 0x7e));
		edit("s", 0, "too long");
		expect(() => dataset.toStore()).toThrow('not a value of data type "null_terminated_bytes"');
	});

	it("takes variables made by hand, text too", async () => {
		const dataset = (await makeDataset({ v: series([1, 2], 1) })).with({
			variables: [
				["x", new LoadedVariable({ dimensionNames: ["x"], values: ["a", "é"] })],
				[
					"m",
					new LoadedVariable({
						dimensionNames: ["x"],
						values: Int16Array.of(5, -9),
						attributes: new Map([["_FillValue", { dataType: "int16", shape: [], values: Int16Array.of(-9) }]]),
					}),
				],
			],
		});
		const store = dataset.toStore();
		expect((await read(store, "/x")).data).toEqual(["a", "é"]);
		expect((await decode(store, "/m")).data).toEqual(Float32Array.of(5, Number.NaN));
		expect((await store.array("/m").manifest()).inlinedBytes).toBe(4);
	});

	it("makes dates of times on request", async () => {
		const [file] = fixtures("times-b") as [string];
		const dataset = await openVirtualDataset(file, { decodeTimes: true, loadable: ["time", "time_bnds"] });
		const { values, attributes, dataType: type } = dataset.variable("time").source as LoadedVariable;
		expect(type).toMatchObject({ name: "numpy.datetime64", unit: "ns" });
		expect(Array.from(values.data as BigInt64Array, (ns) => new Date(Number(ns / 1_000_000n)).toISOString())).toEqual([
			"2002-01-01T12:00:00.000Z",
			"2002-01-02T12:00:00.000Z",
		]);
		expect([...attributes.keys()]).toEqual(["bounds"]);
		expect((dataset.variable("time_bnds").source as LoadedVariable).dataType.name).toBe("numpy.datetime64");
	});

	it("reads as xarray's overview does", async () => {
		const dataset = await makeDataset(
			{ ...coordinate("x", [0, 0.5]), v: { ...series([1, 2], 1), type: "int32" } },
			{ url: "file:///made" },
		);
		expect(String(dataset)).toBe(
			[
				"<VirtualDataset> file:///made",
				"Dimensions: (x: 2)",
				"Coordinates:",
				"  * x  (x) float64 16B  0 0.5",
				"Data variables:",
				"    v  (x) int32 8B  virtual, chunks of 1",
			].join("\n"),
		);
	});

	it("silent corruption 6: a range never reaches beyond its chunk", async () => {
		const store = (await makeDataset({ v: series([1, 2, 3], 1) })).toStore();
		expect(await store.getRange("/v/c/1", { offset: 1, length: 100 })).toEqual(Uint8Array.of(0));
		expect(await store.getRange("/v/c/1", { suffixLength: 100 })).toEqual(Uint8Array.of(2, 0));
	});
});

describe("groups", () => {
	it("are datasets by themselves, and trees together", async () => {
		const { store } = await makeStore({
			v: series([1, 2], 1),
			"inner/v": series([3], 1),
			"inner/deep/w": series([4], 1),
		});
		const inner = await toVirtualDataset(store, { group: "inner" });
		expect((await read(inner.toStore(), "/v")).data).toEqual(Int16Array.of(3));
		await expect(toVirtualDataset(store, { group: "nope" })).rejects.toThrow('no group "/nope"');
		const tree = await toVirtualDataTree(store);
		expect(String(tree)).toContain("Group: /inner/deep");
		expect((await read(tree.toStore(), "/inner/deep/w")).data).toEqual(Int16Array.of(4));
		const [file] = fixtures("jan") as [string];
		expect((await openVirtualDataTree(file)).dataset.variables.has("t")).toBe(true);
	});

	it("take their masks along", async () => {
		const validity = { kind: "maskArray" as const, path: "/inner/mask", source: { place: "test", text: "" } };
		const { store } = await makeStore({ "inner/v": series([1, 2], 2), "inner/mask": series([0, 1], 2) });
		store.group.groups.get("inner")?.arrays.get("v")?.fill.validity.push(validity);
		const inner = await toVirtualDataset(store, { group: "inner" });
		expect((await decode(inner.toStore(), "/v")).data).toEqual(Float32Array.of(Number.NaN, 2));
		const tree = await toVirtualDataTree(store);
		expect((await decode(tree.toStore(), "/inner/v")).data).toEqual(Float32Array.of(Number.NaN, 2));
	});
});
