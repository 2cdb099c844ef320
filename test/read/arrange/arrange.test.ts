/** Stores arranged for viewers. Transforms are those of rasterio for the same files; values those of the store that is arranged. */
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as zarr from "zarrita";
import { arrange, decode, decodedView, type ManifestStore, openStore, read } from "../../../src/node.ts";

import { openFiles } from "../../formats/zarr/fixtures.ts";
import { openTree, type Tree } from "../pyramid/zarr-tree.ts";

const ROOT = join(import.meta.dirname, "../../..");
const COG = join(ROOT, "test/fixtures/tiff/cog-mask.tif");
const SEA = join(ROOT, "samples/sea-surface.nc");

type Json = { [name: string]: unknown };

async function attributesOf(store: ManifestStore, path = ""): Promise<Json> {
	const bytes = await store.get(`/${path}${path === "" ? "" : "/"}zarr.json`);
	return JSON.parse(new TextDecoder().decode(bytes)).attributes;
}

function arraysOf(store: ManifestStore): string[] {
	return store.contents().flatMap(({ path, kind }) => (kind === "array" ? [path] : []));
}

describe("a COG by GeoZarr", () => {
	it("has a group for each level, which hold the image under one name", async () => {
		const store = await arrange(await openStore(COG), "geozarr");
		expect(arraysOf(store)).toEqual(["/0/data", "/0/mask", "/1/data", "/1/mask", "/2/data", "/2/mask"]);
		const { multiscales, ...attributes } = await attributesOf(store);
		const { layout } = multiscales as { layout: Json[] };
		expect(layout.map(({ asset, derived_from: from }) => [asset, from])).toEqual([
			["0", undefined],
			["1", "0"],
			["2", "0"],
		]);
		expect(layout.map((level) => level["spatial:transform"])).toEqual([
			[10, 0, 500000, 0, -10, 6000000],
			[20, 0, 500000, 0, -20, 6000000],
			[40, 0, 500000, 0, -40, 6000000],
		]);
		expect(layout.map((level) => level["spatial:shape"])).toEqual([
			[96, 80],
			[48, 40],
			[24, 20],
		]);
		expect(attributes["proj:code"]).toBe("EPSG:32633");
		expect(attributes["spatial:bbox"]).toEqual([500000, 5999040, 500800, 6000000]);
	});

	it("keeps the arrays virtual, and their masks", async () => {
		const source = await openStore(COG);
		const store = await arrange(source, "geozarr");
		for (const [from, to] of [
			["/0", "/0/data"],
			["/overviews/2", "/2/data"],
		] as const) {
			expect(store.array(to).kind).toBe("manifest");
			expect(await (await store.array(to).manifest()).get([0, 0, 0])).toEqual(
				await (await source.array(from).manifest()).get([0, 0, 0]),
			);
			expect((await decode(store, to)).data).toEqual((await decode(source, from)).data);
			expect((await read(decodedView(store), to)).data).toEqual((await decode(source, from)).data);
		}
		expect(store.array("/1/data").metadata.attributes.mask).toBe("/1/mask");
	});

	it("keeps image and mask apart, whatever the image is to be called", async () => {
		const source = await openStore(COG);
		const store = await arrange(source, "geozarr", { name: "mask" });
		expect(arraysOf(store).slice(0, 2)).toEqual(["/0/mask", "/0/mask_"]);
		expect((await decode(store, "/0/mask")).data).toEqual((await decode(source, "/0")).data);
	});

	it("takes its masks along when it was decoded before", async () => {
		const view = decodedView(await openStore(COG));
		const store = await arrange(view, "geozarr");
		expect(arraysOf(store)).toEqual(["/0/data", "/0/mask", "/1/data", "/1/mask", "/2/data", "/2/mask"]);
		expect((await read(store, "/1/data")).data).toEqual((await read(view, "/overviews/1")).data);
	});

	it("has an array a band, and coordinates, where they are asked for", async () => {
		const source = await openStore(COG);
		const store = await openStore(COG, {
			arrange: { convention: "geozarr", band: "separate", coordinates: true },
		});
		expect(arraysOf(store).slice(0, 6)).toEqual(["/0/b1", "/0/b2", "/0/b3", "/0/mask", "/0/y", "/0/x"]);
		for (const band of [0, 1, 2]) {
			const expected = await decode(source, "/overviews/1", { selection: [band, null, null] });
			expect((await decode(store, `/1/b${band + 1}`)).data).toEqual(expected.data);
		}
		const x = await zarr.open(zarr.root(store).resolve("1/x"), { kind: "array" });
		const { data } = await zarr.get(x, [zarr.slice(0, 3)]);
		expect(Array.from(data as Float64Array)).toEqual([500010, 500030, 500050]);
	});
});

describe("a field by GeoZarr", () => {
	it("stays where it is, and tells its place", async () => {
		const source = await openStore(SEA);
		const store = await arrange(source, "geozarr");
		expect(arraysOf(store)).toEqual(arraysOf(source));
		for (const path of ["", "sst"]) {
			const attributes = await attributesOf(store, path);
			expect(attributes["proj:code"]).toBe("EPSG:4326");
			expect(attributes["spatial:dimensions"]).toEqual(["lat", "lon"]);
			expect(attributes["spatial:transform"]).toEqual([5, 0, -180, 0, -5, 90]);
		}
		expect((await attributesOf(store))["spatial:bbox"]).toEqual([-180, -90, 180, 90]);
		expect((await attributesOf(store, "sst")).scale_factor).toBe(0.01);
	});

	it("is decoded, too", async () => {
		const view = await decodedView(await openStore(SEA), { arrange: "geozarr" });
		const { attributes, data_type: type } = view.array("sst").metadata;
		expect(type).toBe("float64");
		expect(attributes.scale_factor).toBeUndefined();
		expect(attributes["spatial:shape"]).toEqual([36, 72]);
	});
});

describe("images by OME-Zarr", () => {
	it("have axes, scales and channels", async () => {
		const store = await arrange(await openStore(COG), "ome");
		expect(arraysOf(store)).toEqual(["/0", "/1", "/2", "/masks/0", "/masks/1", "/masks/2"]);
		const { ome } = (await attributesOf(store)) as { ome: Json };
		expect(ome.version).toBe("0.5");
		const [image] = ome.multiscales as { axes: Json[]; datasets: Json[] }[];
		expect(image?.axes).toEqual([
			{ name: "c", type: "channel" },
			{ name: "y", type: "space" },
			{ name: "x", type: "space" },
		]);
		expect(image?.datasets[1]).toEqual({
			path: "1",
			coordinateTransformations: [
				{ type: "scale", scale: [1, 20, 20] },
				{ type: "translation", translation: [0, 5, 5] },
			],
		});
		expect(store.array("1").metadata.dimension_names).toEqual(["c", "y", "x"]);
		const { channels } = ome.omero as { channels: Json[] };
		expect(channels.map(({ color }) => color)).toEqual(["FF0000", "00FF00", "0000FF"]);
	});

	it("are masked as before", async () => {
		const source = await openStore(COG);
		const store = await arrange(source, "ome");
		expect((await decode(store, "1")).data).toEqual((await decode(source, "/overviews/1")).data);
	});

	it("are groups where there are several, or the one that is named", async () => {
		const source = await openStore(SEA);
		expect(arraysOf(await arrange(source, "ome"))).toEqual(["/sst/0", "/quality/0"]);
		const store = await arrange(source, "ome", { path: "sst", window: [-2, 32] });
		const { ome } = (await attributesOf(store)) as { ome: Json };
		const [image] = ome.multiscales as { axes: Json[] }[];
		// Months have not the same length, and OME-NGFF has no degrees.
		expect(image?.axes.map(({ name, unit }) => [name, unit])).toEqual([
			["t", undefined],
			["y", undefined],
			["x", undefined],
		]);
		const { channels } = ome.omero as { channels: { window: Json }[] };
		expect(channels[0]?.window).toMatchObject({ start: -2, end: 32 });
	});
});

describe("a grid whose first row is the southernmost", () => {
	const tree: Tree = {
		lat: { shape: [3], dimensions: ["lat"], values: [-10, 0, 10], attributes: { units: "degrees_north" } },
		lon: { shape: [2], dimensions: ["lon"], values: [0, 10], attributes: { units: "degrees_east" } },
		t: { shape: [2, 3, 2], dimensions: ["time", "lat", "lon"], values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
		rows: { shape: [3], dimensions: ["lat"], values: [0, 1, 2] },
	};

	it("says so by its transform", async () => {
		const store = await arrange(await openTree(tree), "geozarr");
		expect((await attributesOf(store))["spatial:transform"]).toEqual([10, 0, -5, 0, 10, -15]);
		expect(store.array("t").kind).toBe("manifest");
	});

	it("is turned on request, with all that lies along its rows", async () => {
		const store = await arrange(await openTree(tree), "geozarr", { northUp: true });
		expect((await attributesOf(store))["spatial:transform"]).toEqual([10, 0, -5, 0, -10, 15]);
		expect((await attributesOf(store))["spatial:bbox"]).toEqual([-5, -15, 15, 15]);
		const values = async (path: string) => Array.from((await read(store, path)).data as Float64Array);
		expect(await values("lat")).toEqual([10, 0, -10]);
		expect(await values("rows")).toEqual([2, 1, 0]);
		expect(await values("t")).toEqual([5, 6, 3, 4, 1, 2, 11, 12, 9, 10, 7, 8]);
		expect(await values("lon")).toEqual([0, 10]);
	});
});

describe("a store whose root is an array", () => {
	it("is one group with that array", async () => {
		const source = await openFiles([
			[
				"zarr.json",
				new TextEncoder().encode(
					JSON.stringify({
						zarr_format: 3,
						node_type: "array",
						shape: [4, 4],
						data_type: "uint8",
						chunk_grid: { name: "regular", configuration: { chunk_shape: [4, 4] } },
						chunk_key_encoding: { name: "default" },
						fill_value: 0,
						codecs: [{ name: "bytes" }],
					}),
				),
			],
		]);
		expect(arraysOf(await arrange(source, "geozarr"))).toEqual(["/data"]);
		expect(arraysOf(await arrange(source, "ome"))).toEqual(["/0"]);
	});
});

describe("windows of a decoded image", () => {
	it("are those of decoded values, in whichever order it is arranged and decoded", async () => {
		const source = await openStore(SEA);
		const first = decodedView(await arrange(source, "ome", { path: "sst" }));
		const both = await decodedView(source, { arrange: { convention: "ome", path: "sst" } });
		for (const view of [first, both]) {
			const { ome } = (await attributesOf(view)) as { ome: { omero: { channels: { window: Json }[] } } };
			// valid_range is -300 to 4500, and scale_factor 0.01.
			expect(ome.omero.channels[0]?.window).toMatchObject({ start: -3, end: 45 });
		}
		const last = await arrange(decodedView(source), "ome", { path: "sst" });
		const { ome } = (await attributesOf(last)) as { ome: { omero?: { channels: { window: Json }[] } } };
		expect(ome.omero?.channels[0]?.window).toMatchObject({ start: -3, end: 45 });
	});
});

describe("what cannot be arranged", () => {
	it("is refused by name", async () => {
		const store = await openStore(SEA);
		await expect(arrange(store, "ome", { path: "lat" })).rejects.toThrow(/1 dimensions.*2 to 5/);
		await expect(arrange(store, "ome", { path: "none" })).rejects.toThrow(/no array "none"/);
		await expect(arrange(store, "other" as "ome")).rejects.toThrow(/"geozarr" or "ome"/);
	});
});
