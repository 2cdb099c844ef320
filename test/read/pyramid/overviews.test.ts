/** Pyramids in the words of others. Expected numbers follow from the specifications that each describe names. */
import { describe, expect, it } from "vitest";
import { decodedView, overview, overviews } from "../../../src/node.ts";
import { openTree, type Tree } from "./zarr-tree.ts";

const YX = ["y", "x"];
const image = (height: number, width = height): Tree[string] => ({ shape: [height, width], dimensions: YX });

describe("the convention multiscales of Zarr", () => {
	const layout = [
		{ asset: "0", transform: { scale: [1, 1] } },
		{ asset: "1", derived_from: "0", transform: { scale: [2, 2], translation: [0.5, 0.5] } },
		{ asset: "2", derived_from: "1", transform: { scale: [2, 2] } },
	];

	it("levels that are groups, each derived from the one before", async () => {
		const store = await openTree({
			"": { attributes: { multiscales: { layout } } },
			...{ "0": { attributes: {} }, "1": { attributes: {} }, "2": { attributes: {} } },
			...{ "0/b4": image(8), "1/b4": image(4), "2/b4": image(2) },
		});
		const levels = await overviews(store);
		expect(levels.map(({ path }) => path)).toEqual(["/0/b4", "/1/b4", "/2/b4"]);
		expect(levels.map(({ scale }) => scale)).toEqual([
			[1, 1],
			[2, 2],
			[4, 4],
		]);
		expect(levels.map(({ translation }) => translation)).toEqual([
			[0, 0],
			[0.5, 0.5],
			[0.5, 0.5],
		]);
		expect(levels[2]?.resolution).toBeUndefined();
		expect((await overview(store, { resolution: 3, units: "pixels" })).path).toBe("/1/b4");
		await expect(overview(store, { resolution: 3 })).rejects.toThrow(/size of its pixels is not known.*in pixels/);
	});

	it("places win over what is said of the resampling", async () => {
		const placed = layout.map((level, i) => ({
			...level,
			"spatial:shape": [8 >> i, 8 >> i],
			"spatial:transform": [10 * 2 ** i, 0, 300 + 10 * i, 0, -10 * 2 ** i, 700],
		}));
		const store = await openTree({
			"": { attributes: { "spatial:dimensions": YX, multiscales: { layout: placed } } },
			...{ "0": image(8), "1": image(4), "2": image(2) },
		});
		const levels = await overviews(store, "/1");
		expect(levels.map(({ resolution }) => resolution?.x)).toEqual([10, 20, 40]);
		expect(levels.map(({ translation }) => translation)).toEqual([
			[0, 0],
			[0, 1],
			[0, 2],
		]);
		// Just fine enough: the coarsest that is not coarser.
		for (const [resolution, path] of [
			[5, "/0"],
			[10, "/0"],
			[19.9, "/0"],
			[20, "/1"],
			[1000, "/2"],
		] as const)
			expect([resolution, (await overview(store, { resolution })).path]).toEqual([resolution, path]);
		expect((await overviews(decodedView(store))).map(({ path }) => path)).toEqual(["/0", "/1", "/2"]);
	});

	it("a circle, or more levels than a picture can have, is no pyramid that is followed for long", async () => {
		const circle = [
			{ asset: "0", derived_from: "1", transform: { scale: [2, 2] } },
			{ asset: "1", derived_from: "0", transform: { scale: [2, 2] } },
		];
		const store = await openTree({
			"": { attributes: { multiscales: { layout: circle } } },
			...{ "0": image(8), "1": image(4) },
		});
		expect((await overviews(store)).map(({ scale }) => scale)).toEqual([
			[1, 1],
			[2, 2],
		]);
		const many = Array.from({ length: 10_000 }, (_, i) => ({ asset: `${i}`, derived_from: `${i + 1}` }));
		const long = await openTree({ "": { attributes: { multiscales: { layout: many } } }, "0": image(8) });
		expect(await overviews(long)).toEqual([]);
	});
});

describe("OME-NGFF", () => {
	const axes = [
		{ name: "c", type: "channel" },
		{ name: "y", type: "space", unit: "micrometer" },
		{ name: "x", type: "space", unit: "micrometer" },
	];
	const multiscales = [
		{
			axes,
			datasets: [
				{ path: "a", coordinateTransformations: [{ type: "scale", scale: [1, 0.5, 0.25] }] },
				{
					path: "b",
					coordinateTransformations: [
						{ type: "scale", scale: [1, 1, 0.5] },
						{ type: "translation", translation: [0, 0.25, 0.125] },
					],
				},
			],
			coordinateTransformations: [{ type: "scale", scale: [1, 10, 10] }],
		},
	];
	const arrays: Tree = {
		a: { shape: [2, 8, 8], dimensions: ["c", "y", "x"] },
		b: { shape: [2, 4, 4], dimensions: ["c", "y", "x"] },
	};

	it.each([
		["0.4", { multiscales }],
		["0.5", { ome: { version: "0.5", multiscales } }],
	])("%s: scales of all, and of each level", async (_, attributes) => {
		const store = await openTree({ "": { attributes }, ...arrays });
		const levels = await overviews(store);
		expect(levels.map(({ scale }) => scale)).toEqual([
			[1, 1, 1],
			[1, 2, 2],
		]);
		// The centre of the first pixel is half a pixel of the finest level on, so both begin at one place.
		expect(levels[1]?.translation).toEqual([0, 0, 0]);
		expect(levels.map(({ resolution }) => resolution)).toEqual([
			{ x: 2.5, y: 5, units: "micrometer" },
			{ x: 5, y: 10, units: "micrometer" },
		]);
	});
});

describe("ndpyramid", () => {
	it("has the coarsest level first, and coordinates in each", async () => {
		const axis = (first: number, step: number, count: number) =>
			Array.from({ length: count }, (_, i) => first + i * step);
		const level = (name: string, count: number, step: number): Tree => ({
			[name]: { attributes: {} },
			[`${name}/x`]: {
				shape: [count],
				dimensions: ["x"],
				values: axis(step / 2, step, count),
				attributes: { axis: "X" },
			},
			[`${name}/y`]: {
				shape: [count],
				dimensions: ["y"],
				values: axis(-step / 2, -step, count),
				attributes: { axis: "Y" },
			},
			[`${name}/tavg`]: { shape: [3, count, count], dimensions: ["month", "y", "x"] },
		});
		const datasets = [0, 1].map((level) => ({ path: String(level), pixels_per_tile: 128, crs: "EPSG:3857", level }));
		const store = await openTree({
			"": { attributes: { multiscales: [{ datasets, type: "reduce" }] } },
			...level("0", 2, 50),
			...level("1", 4, 25),
		});
		const levels = await overviews(store, "/0/tavg");
		expect(levels.map(({ path, scale }) => [path, scale])).toEqual([
			["/1/tavg", [1, 1, 1]],
			["/0/tavg", [1, 2, 2]],
		]);
		expect(levels.map(({ resolution }) => resolution?.y)).toEqual([25, 50]);
	});
});

describe("a tile matrix set, as GeoZarr's drafts have it", () => {
	it("names the groups, and gives the sizes of cells", async () => {
		const tileMatrices = [
			{ id: "0", cellSize: 60 },
			{ id: "1", cellSize: 10 },
		];
		const store = await openTree({
			"": { attributes: { multiscales: { tile_matrix_set: { id: "own", tileMatrices } } } },
			...{ "0": { attributes: {} }, "0/b": image(2), "1": { attributes: {} }, "1/b": image(12) },
		});
		expect((await overviews(store)).map(({ path, resolution }) => [path, resolution?.x])).toEqual([
			["/1/b", 10],
			["/0/b", 60],
		]);
	});
});

describe("a GRIB file with several grids", () => {
	const axis = (first: number, step: number, count: number) =>
		Array.from({ length: count }, (_, i) => first + i * step);
	const grid = (name: string, count: number, step: number, { hours = 0, parameter = 1 } = {}): Tree => ({
		[name]: { attributes: {} },
		[`${name}/surface`]: { attributes: {} },
		[`${name}/surface/latitude`]: {
			shape: [count],
			dimensions: ["latitude"],
			values: axis(40 - step / 2, -step, count),
			attributes: { units: "degrees_north" },
		},
		[`${name}/surface/longitude`]: {
			shape: [count],
			dimensions: ["longitude"],
			values: axis(10 + step / 2, step, count),
			attributes: { units: "degrees_east" },
		},
		[`${name}/surface/time`]: { shape: [1], dimensions: ["time"], values: [hours] },
		[`${name}/surface/t`]: {
			shape: [1, count, count],
			dimensions: ["time", "latitude", "longitude"],
			attributes: { GRIB_parameterNumber: parameter, GRIB_typeOfLevel: "surface" },
		},
	});

	it("has the same field in several resolutions, if it is the same", async () => {
		const store = await openTree({
			...grid("coarse", 4, 2),
			...grid("fine", 16, 0.5),
			...grid("later", 8, 1, { hours: 6 }),
			...grid("other", 8, 1, { parameter: 2 }),
			...grid("smaller", 4, 1),
		});
		const levels = await overviews(store, "/coarse/surface/t");
		expect(levels.map(({ path, scale }) => [path, scale])).toEqual([
			["/fine/surface/t", [1, 1, 1]],
			["/coarse/surface/t", [1, 4, 4]],
		]);
		expect(levels[0]?.resolution).toEqual({ x: 0.5, y: 0.5, units: "degrees" });
		expect((await overviews(store, "/later/surface/t")).length).toBe(1);
	});
});

describe("what is no pyramid", () => {
	it("an array is its only level; a group has none", async () => {
		const store = await openTree({ a: image(8) });
		expect(await overviews(store)).toEqual([]);
		expect((await overviews(store, "a")).map(({ scale }) => scale)).toEqual([[1, 1]]);
		await expect(overview(store, { resolution: 1 })).rejects.toThrow(/no pyramid/);
		await expect(overviews(store, "b")).rejects.toThrow(/no array "b"/);
	});

	it("of several one has to be named", async () => {
		const layout = [{ asset: "0" }, { asset: "1", derived_from: "0", transform: { scale: [2, 2] } }];
		const store = await openTree({
			"": { attributes: { multiscales: { layout } } },
			...{
				"0": { attributes: {} },
				"0/a": image(4),
				"0/b": image(4),
				"1": { attributes: {} },
				"1/a": image(2),
				"1/b": image(2),
			},
		});
		await expect(overviews(store)).rejects.toThrow(/2 pyramids.*\/0\/a, \/0\/b/);
		expect((await overviews(store, "/1/b")).map(({ path }) => path)).toEqual(["/0/b", "/1/b"]);
	});
});
