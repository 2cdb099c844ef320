import { describe, expect, it } from "vitest";
import {
	align,
	broadcast,
	drop,
	expandDims,
	isel,
	LoadedVariable,
	load,
	merge,
	reindex,
	rename,
	renamePaths,
	stack,
	toVirtualDataset,
} from "../../src/dataset/index.ts";
import { read, type VirtualDataset } from "../../src/node.ts";
import { decode } from "../../src/read/decode.ts";
import { textAttribute } from "../../src/zarr/attributes.ts";
import type { MadeArray } from "../write/made-store.ts";
import { coordinate, makeDataset, series, ZLIB } from "./made-dataset.ts";

async function values(dataset: VirtualDataset, name = "v"): Promise<number[]> {
	return Array.from((await read(dataset.toStore(), `/${name}`)).data as Iterable<number>, Number);
}

const ten = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Two dimensions, values `10 * row + column`, in chunks. */
function table(rows: number, columns: number, chunk: [number, number], made: Partial<MadeArray> = {}): MadeArray {
	const chunks: { [key: string]: number[] } = {};
	for (let i = 0; i * chunk[0] < rows; i++)
		for (let j = 0; j * chunk[1] < columns; j++)
			chunks[`${i}.${j}`] = Array.from({ length: chunk[0] * chunk[1] }, (_, n) => {
				const row = i * chunk[0] + Math.floor(n / chunk[1]);
				return 10 * row + j * chunk[1] + (n % chunk[1]);
			});
	return { type: "int16", shape: [rows, columns], chunk, dimensions: ["y", "x"], chunks, ...made };
}

describe("isel", () => {
	it("takes whole chunks of compressed data, to any end", async () => {
		const dataset = await makeDataset({ ...coordinate("x", ten), v: series(ten, 4, { byteCodecs: ZLIB }) });
		expect(await values(isel(dataset, { x: { start: 4, stop: 8 } }))).toEqual([4, 5, 6, 7]);
		const part = isel(dataset, { x: { start: 4, stop: 9 } });
		expect([await values(part), await values(part, "x")]).toEqual([
			[4, 5, 6, 7, 8],
			[4, 5, 6, 7, 8],
		]);
		expect(await values(isel(dataset, { x: { start: -2 } }))).toEqual([8, 9]);
		expect(part.variable("v").source.kind).toBe("manifest");
		expect(() => isel(dataset, { y: 0 })).toThrow('no dimension "y"');
	});

	it.each([
		["inside one chunk", { start: 5, stop: 7 }, [5, 6]],
		["over a border", { start: 2, stop: 7 }, [2, 3, 4, 5, 6]],
		["every third", { start: 1, step: 3 }, [1, 4, 7]],
		["one position", 6, [6]],
	])("cuts raw bytes: %s", async (_, x, expected) => {
		for (const endian of ["little", "big"] as const) {
			const dataset = await makeDataset({ ...coordinate("x", ten), v: series(ten, 4, { endian }) });
			expect(await values(isel(dataset, { x }))).toEqual(expected);
		}
	});

	it("silent corruption 5: inlined chunks are cut too", async () => {
		const loaded = await load(await makeDataset({ v: series(ten, 10) }), ["v"]);
		// The chunks of that store are inlined, and references to the dataset.
		const inlined = await toVirtualDataset(loaded.toStore());
		expect(inlined.variable("v").source.kind).toBe("manifest");
		expect(await values(isel(inlined, { x: { start: 3, stop: 6 } }))).toEqual([3, 4, 5]);
		expect(await values(isel(inlined, { x: { start: 2, stop: 9 } }))).toEqual([2, 3, 4, 5, 6, 7, 8]);
	});

	it("cuts along the axis that is stored first, and no other", async () => {
		const raw = await makeDataset({ v: table(4, 6, [2, 3]) });
		expect(await values(isel(raw, { y: 3, x: { start: 3 } }))).toEqual([33, 34, 35]);
		const columns = isel(raw, { x: { start: 1 } });
		expect(columns.variable("v").source.kind).toBe("derived");
		expect((await values(columns)).slice(0, 6)).toEqual([1, 2, 3, 4, 5, 11]);
		const order = [{ name: "transpose", configuration: { order: [1, 0] } }];
		const transposed = await makeDataset({ v: table(4, 6, [2, 3], { arrayCodecs: order }) });
		expect(await values(isel(transposed, { x: { start: 1, stop: 3 }, y: { stop: 2 } }))).toEqual([1, 2, 11, 12]);
		expect(isel(transposed, { y: { start: 1 } }).variable("v").source.kind).toBe("derived");
	});

	it("takes the axis out of codecs that know it", async () => {
		const order = [{ name: "transpose", configuration: { order: [1, 0] } }];
		const dataset = await makeDataset({ v: table(3, 4, [1, 2], { arrayCodecs: order, byteCodecs: ZLIB }) });
		const row = isel(dataset, { y: 2 });
		expect(row.variable("v").source.description).toMatchObject({ shape: [4], dimensionNames: ["x"] });
		expect(await values(row)).toEqual([20, 21, 22, 23]);
	});

	it("selects loaded values at will", async () => {
		const dataset = await load(await makeDataset({ v: table(3, 4, [3, 4], { byteCodecs: ZLIB }) }), ["v"]);
		expect(await values(isel(dataset, { y: { start: 1 }, x: { start: 1, step: 2 } }))).toEqual([11, 13, 21, 23]);
	});
});

describe("reindex and align", () => {
	const axis = (list: number[]) => new LoadedVariable({ dimensionNames: ["x"], values: Float64Array.from(list) });

	it("moves chunks to their places; holes are missing values", async () => {
		const dataset = await makeDataset({
			...coordinate("x", [0, 1, 2, 3]),
			v: series([10, 11, 12, 13], 2, {
				byteCodecs: ZLIB,
				attributes: { _FillValue: { dataType: "int16", shape: [], values: Int16Array.of(-5) } },
			}),
		});
		const moved = await reindex(dataset, { x: axis([2, 3, 8, 9, 0, 1]) });
		expect(await values(moved)).toEqual([12, 13, -5, -5, 10, 11]);
		expect(await values(moved, "x")).toEqual([2, 3, 8, 9, 0, 1]);
		await expect(reindex(dataset, { x: axis([1, 2]) })).rejects.toThrow("whole chunks");
	});

	it("refuses holes that would read as data", async () => {
		const dataset = await makeDataset({ ...coordinate("x", [0, 1]), v: series([1, 2], 1) });
		await expect(reindex(dataset, { x: axis([0, 1, 2]) })).rejects.toMatchObject({ code: "fill-conflict", path: "/v" });
		const filled = await makeDataset({
			...coordinate("x", [0, 1]),
			v: series([1, 2], 1, {
				holes: [1],
				storageFill: 0,
				attributes: { _FillValue: { dataType: "int16", shape: [], values: Int16Array.of(-5) } },
			}),
		});
		await expect(reindex(filled, { x: axis([0, 1, 2]) })).rejects.toThrow("could not be told from them");
	});

	it("cuts raw chunks to fit", async () => {
		const dataset = await makeDataset({
			...coordinate("x", [0, 1, 2, 3]),
			v: { ...series([0, 1, 2, 3], 4), type: "float32" },
		});
		expect(await values(await reindex(dataset, { x: axis([-1, 2, 3, 0]) }))).toEqual([Number.NaN, 2, 3, 0]);
	});

	it("aligns to the union in the direction of the coordinates", async () => {
		const make = (x: number[]) => makeDataset({ ...coordinate("x", x), v: { ...series(x, 1), type: "float32" } });
		const aligned = await align(await Promise.all([make([3, 2]), make([2, 0])]));
		expect(await Promise.all(aligned.map((dataset) => values(dataset)))).toEqual([
			[3, 2, Number.NaN],
			[Number.NaN, 2, 0],
		]);
	});
});

describe("other operations", () => {
	it("merge wants the same coordinates, and no variable twice", async () => {
		const [a, b] = (await Promise.all([
			makeDataset({ ...coordinate("x", [0, 1]), v: series([1, 2], 1) }),
			makeDataset({ ...coordinate("x", [0, 1]), w: series([3, 4], 1) }),
		])) as [VirtualDataset, VirtualDataset];
		const merged = await merge([a, b]);
		expect([await values(merged, "v"), await values(merged, "w")]).toEqual([
			[1, 2],
			[3, 4],
		]);
		await expect(merge([a, await makeDataset(coordinate("x", [0, 2]))])).rejects.toThrow("x coordinate");
	});

	it("silent corruption 18: values that are not loaded are neither equal nor different, but unknown", async () => {
		const [a, b] = (await Promise.all(
			[1, 1].map(() => makeDataset({ ...coordinate("x", [0, 1]), v: series([1, 2], 1) })),
		)) as [VirtualDataset, VirtualDataset];
		await expect(merge([a, b])).rejects.toThrow("not known to be the same");
		const merged = await merge([await load(a, ["v"]), await load(b, ["v"])]);
		expect(await values(merged)).toEqual([1, 2]);
		const other = await load(await makeDataset({ ...coordinate("x", [0, 1]), v: series([1, 3], 1) }), ["v"]);
		await expect(merge([await load(a, ["v"]), other])).rejects.toThrow("not known to be the same");
	});

	it("expandDims and stack give data variables a new first dimension", async () => {
		const dataset = await makeDataset({ ...coordinate("x", [0, 1]), v: series([1, 2], 2, { byteCodecs: ZLIB }) });
		const time = new LoadedVariable({ dimensionNames: ["time"], values: Float64Array.of(5) });
		const expanded = expandDims(dataset, "time", { coordinate: time });
		expect([...expanded.dimensions]).toEqual([
			["x", 2],
			["time", 1],
		]);
		const stacked = await stack([dataset, dataset], "member");
		expect(stacked.variable("v").source.description).toMatchObject({ shape: [2, 2], dimensionNames: ["member", "x"] });
		expect(await values(stacked)).toEqual([1, 2, 1, 2]);
		await expect(stack([dataset], "x")).rejects.toThrow("already");
	});

	it("broadcast repeats references", async () => {
		const dataset = await makeDataset({ ...coordinate("t", [7, 8, 9]), v: series([1, 2], 2, { byteCodecs: ZLIB }) });
		const wide = broadcast(dataset);
		expect(wide.variable("v").source.description).toMatchObject({ shape: [3, 2], dimensionNames: ["t", "x"] });
		expect(await values(wide)).toEqual([1, 2, 1, 2, 1, 2]);
		const manifest = await wide.toStore().array("/v").manifest();
		expect([manifest.referenceCount, manifest.urls.length]).toEqual([3, 1]);
	});

	it("rename also changes what refers to a name", async () => {
		const dataset = await makeDataset({
			lat: { ...series([1, 2], 1), attributes: { bounds: textAttribute("lat_bnds") } },
			lat_bnds: series([1, 2], 1),
			v: series([1, 2], 1, { attributes: { coordinates: textAttribute("lat lon") } }),
		});
		const renamed = rename(dataset, { lat: "latitude", x: "point" });
		expect(renamed.variable("v").source.attributes.get("coordinates")).toMatchObject({ values: ["latitude lon"] });
		expect([...renamed.dimensions]).toEqual([["point", 2]]);
		expect([...renamed.coordinateNames].sort()).toEqual(["lat_bnds", "latitude"]);
		expect(() => rename(dataset, { lat: "v" })).toThrow("two variables");
		expect(() => rename(dataset, { nope: "v" })).toThrow('"nope"');
	});

	it("drop leaves variables out", async () => {
		const dataset = await makeDataset({ v: series([1], 1), w: series([2], 1) });
		expect([...drop(dataset, ["v"]).variables.keys()]).toEqual(["w"]);
		expect(() => drop(dataset, ["nope"])).toThrow(expect.objectContaining({ code: "not-found" }));
	});

	it("silent corruption 1: renamePaths leaves missing and inlined chunks as they are", async () => {
		const dataset = await load(
			await makeDataset({ v: series([1, 2, 3], 1, { holes: [1] }), w: series([1, 2, 3], 3) }, { url: "file:///old" }),
			["w"],
		);
		const renamed = renamePaths(dataset, (url) => {
			expect(url).toBe("file:///old/data.bin");
			return "s3://new/data.bin";
		}).toStore();
		const manifest = await renamed.array("/v").manifest();
		expect([0, 1, 2].map((i) => manifest.get([i]))).toEqual([
			expect.objectContaining({ kind: "virtual", url: "s3://new/data.bin" }),
			{ kind: "missing" },
			expect.objectContaining({ kind: "virtual", url: "s3://new/data.bin" }),
		]);
		expect((await renamed.array("/w").manifest()).get([0])).toMatchObject({ kind: "inlined" });
		const same = await dataset.toStore().array("/v").manifest();
		expect(manifest.columns.offsets).toBe(same.columns.offsets);
	});
});

describe("masks of other variables", () => {
	const nan = Number.NaN;

	/** Two bands and an alpha band, of two pixels; the alpha band masks the others. */
	async function image(): Promise<VirtualDataset> {
		const dataset = await makeDataset({
			v: {
				type: "int16",
				shape: [3, 2],
				chunk: [1, 2],
				dimensions: ["band", "x"],
				chunks: { "0.0": [1, 2], "1.0": [3, 4], "2.0": [0, 9] },
			},
			alpha: series([0, 9], 2),
		});
		const source = { place: "test", text: "" };
		const spares = { dimension: "band", index: 2 };
		dataset.variable("v").source.fill.validity.push({ kind: "maskArray", path: "/alpha", source, spares });
		return dataset;
	}

	const decoded = async (dataset: VirtualDataset, name = "v") => (await decode(dataset.toStore(), `/${name}`)).data;

	it("follow a selection along the dimension of the alpha band", async () => {
		const dataset = await image();
		expect(await decoded(dataset)).toEqual(Float32Array.of(nan, 2, nan, 4, 0, 9));
		expect(await decoded(isel(dataset, { band: { start: 1 } }))).toEqual(Float32Array.of(nan, 4, 0, 9));
		expect(await decoded(isel(dataset, { band: { stop: 2 } }))).toEqual(Float32Array.of(nan, 2, nan, 4));
		expect(await decoded(isel(dataset, { band: 0 }))).toEqual(Float32Array.of(nan, 2));
		expect(await decoded(isel(dataset, { band: 2 }))).toEqual(Int16Array.of(0, 9));
	});

	it("follow new names", async () => {
		const renamed = rename(await image(), { band: "sample", v: "w", alpha: "a" });
		expect(await decoded(renamed, "w")).toEqual(Float32Array.of(nan, 2, nan, 4, 0, 9));
	});

	it("belong to their own step of a stack", async () => {
		const [one, two] = [await image(), await image()];
		const stacked = await stack([one, isel(two, {})], "time");
		expect(await decoded(stacked)).toEqual(Float32Array.of(nan, 2, nan, 4, 0, 9, nan, 2, nan, 4, 0, 9));
	});

	it("are done without where they are dropped", async () => {
		const dataset = await image();
		expect(await decoded(drop(dataset, ["alpha"]))).toEqual(Int16Array.of(1, 2, 3, 4, 0, 9));
		const opened = await toVirtualDataset(dataset.toStore(), { drop: ["alpha"] });
		expect(await decoded(opened)).toEqual(Int16Array.of(1, 2, 3, 4, 0, 9));
	});
});

describe("an array that ends before its dimension", () => {
	const short: MadeArray = {
		type: "int16",
		shape: [3],
		chunk: [2],
		dimensions: ["t"],
		dimensionLengths: [5],
		storageFill: -7,
		chunks: { "0": [1, 2], "1": [3, 99] },
	};

	it("goes on with its fill value, and says so", async () => {
		const dataset = await makeDataset({ v: short });
		expect(await values(dataset)).toEqual([1, 2, 3, -7, -7]);
		expect(dataset.diagnostics).toMatchObject([{ severity: "info", code: "dimension-longer", path: "/v" }]);
	});

	it("is within the user's inline budget, however often it is asked for", async () => {
		const refused = await makeDataset({ v: short }, { inlineBudget: { arrayBytes: 3 } });
		await expect(values(refused)).rejects.toMatchObject({ code: "limit-exceeded", path: "/v" });
		await expect(values(refused)).rejects.toMatchObject({ code: "limit-exceeded", path: "/v" });
		expect(await values(await makeDataset({ v: short }, { inlineBudget: { arrayBytes: 4 } }))).toHaveLength(5);
	});

	it("shares the budget for the store with others", async () => {
		const dataset = await makeDataset({ v: short, w: short }, { inlineBudget: { storeBytes: 7 } });
		expect(await values(dataset)).toHaveLength(5);
		await expect(values(dataset, "w")).rejects.toMatchObject({ code: "limit-exceeded", path: "/w" });
	});
});
