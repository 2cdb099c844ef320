/** GDAL's metadata, GeoKeys, coordinates, and the names of virtual-tiff. */
import { describe, expect, it } from "vitest";
import { gdalAttributes } from "../../../src/formats/tiff/band-metadata.ts";
import { itemText, parseGdalMetadata } from "../../../src/formats/tiff/gdal-metadata.ts";
import { read } from "../../../src/read/read.ts";
import { openBytes, openFixture, readJson } from "./fixtures.ts";
import { tiffBytes } from "./tiff-bytes.ts";

describe("GDAL_METADATA", () => {
	it("items have a name, a sample, a role and a domain; entities and CDATA are text", () => {
		const items = parseGdalMetadata(`<?xml version="1.0"?><!-- <Item name="no">no</Item> --><GDALMetadata>
			<Item name="A">1 &lt; 2 &amp; &#x41;&#66;</Item>
			<Item name='B' sample="1" role='scale'>0.5</Item>
			<Item name="C" domain="IMAGE_STRUCTURE"/>
			<Item name="D"><![CDATA[<raw> & ]]]]></Item>
			<Item name="E" domain="xml:X"><a b="c>d">e</a></Item>
		</GDALMetadata>`);
		expect(items.map(({ name, value, sample, role, domain }) => [name, value, sample, role, domain])).toEqual([
			["A", "1 < 2 & AB", undefined, undefined, undefined],
			["B", "0.5", 1, "scale", undefined],
			["C", "", undefined, undefined, "IMAGE_STRUCTURE"],
			["D", "<raw> & ]]", undefined, undefined, undefined],
			["E", '<a b="c>d">e</a>', undefined, undefined, "xml:X"],
		]);
	});

	it("check 13: values are escaped twice", () => {
		const [item] = parseGdalMetadata(
			'<GDALMetadata><Item name="A">&amp;lt;b&amp;gt; &amp;amp;lt;</Item></GDALMetadata>',
		);
		expect(item && itemText(item)).toBe("<b> &lt;");
	});

	it("what is not closed ends it, however long it is", () => {
		for (const text of [
			"<!--".repeat(50_000),
			`<Item ${"a".repeat(200_000)}`,
			'<a"'.repeat(50_000),
			"<![CDATA[".repeat(20_000),
		])
			expect(parseGdalMetadata(`<GDALMetadata><Item name="A">1</Item>${text}`)).toHaveLength(1);
		expect(parseGdalMetadata('<GDALMetadata><Item name="A">1')).toEqual([]);
	});

	it("check 13: bands that differ overwrite nothing, IMAGE_STRUCTURE is not shown", async () => {
		const { attributes } = (await openFixture("band-metadata.tif")).array("/0").metadata;
		expect(attributes).toMatchObject({
			band_scale: [0.1, 0.2],
			band_offset: [0, 273.15],
			band_units: ["m", "K"],
			band_description: ["height", "temperature"],
			TITLE: 'a <b> & "c" &lt; d',
			SHARED: "file",
			SENSOR: "same",
			band_metadata: [{ STATISTICS_MAXIMUM: "1" }, { STATISTICS_MAXIMUM: "2" }],
		});
		for (const name of ["scale_factor", "add_offset", "INTERLEAVE", "COMPRESSION"])
			expect(attributes).not.toHaveProperty(name);
	});

	it("splitBands: each band has its own scale, units and name", async () => {
		const store = await openFixture("band-metadata.tif", { tiff: { splitBands: true } });
		expect(store.contents().map(({ path }) => path)).toEqual(["/", "/0", "/0/band_1", "/0/band_2"]);
		expect(store.array("/0/band_2").metadata.attributes).toMatchObject({
			scale_factor: 0.2,
			add_offset: 273.15,
			units: "K",
			long_name: "temperature",
			STATISTICS_MAXIMUM: "2",
			_FillValue: -1,
		});
		const whole = (await read(await openFixture("band-metadata.tif"), "/0")).data as Int16Array;
		expect((await read(store, "/0/band_2")).data).toEqual(whole.slice(64));
	});

	it("a scale of 1 and an offset of 0 say nothing; bands alike share one", () => {
		const items = parseGdalMetadata(
			`<GDALMetadata>${[0, 1].map((s) => `<Item name="SCALE" sample="${s}" role="scale">1</Item><Item name="OFFSET" sample="${s}" role="offset">-5</Item>`).join("")}</GDALMetadata>`,
		);
		expect([...gdalAttributes(items, [0, 1])]).toMatchObject([
			["add_offset", { shape: [], values: Float64Array.of(-5) }],
		]);
	});

	it("an item of a domain keeps it in its name, one that a tag has already is set apart", async () => {
		const xml = `<GDALMetadata><Item name="LINE_OFF" domain="RPC">3</Item><Item name="software">x</Item></GDALMetadata>\0`;
		const fields = [
			[305, 2, "writer\0"],
			[42112, 2, xml],
		] as const;
		const store = await openBytes(tiffBytes(new Uint8Array(16), [{ fields }]));
		expect(store.array("/0").metadata.attributes).toMatchObject({
			software: "writer",
			gdal_software: "x",
			"RPC:LINE_OFF": "3",
		});
	});
});

describe("georeference", () => {
	it("GeoKeys by the names of virtual-tiff, and those it does not have", async () => {
		const keys = [1, 1, 0, 4, 1024, 0, 1, 1, 5120, 34736, 1, 0, 1026, 34737, 6, 0, 60000, 0, 1, 9];
		const fields = [
			[34735, 3, keys],
			[34736, 12, [2021.5]],
			[34737, 2, "hello|\0"],
		] as const;
		const store = await openBytes(tiffBytes(new Uint8Array(16), [{ fields }]));
		expect(store.array("/0").metadata.attributes).toMatchObject({
			citation: "hello",
			model_type: 1,
			coordinate_epoch: 2021.5,
			geo_key_60000: 9,
		});
	});

	// rasterio: dataset.xy(row, column) of the first and last pixel.
	it.each([
		["pixel-is-area.tif", -179.75, -178.25, 89.875, 88.625, "longitude"],
		["pixel-is-point.tif", 500005, 500035, 5999995, 5999955, "projection_x_coordinate"],
	])("coordinates of %s are those of the centres of pixels", async (name, x0, x1, y0, y1, standardName) => {
		const store = await openFixture(name, { tiff: { coordinates: true } });
		const x = (await read(store, "/x")).data as Float64Array;
		const y = (await read(store, "/y")).data as Float64Array;
		expect([x[0], x.at(-1), y[0], y.at(-1)]).toEqual([x0, x1, y0, y1]);
		expect(store.array("/x").metadata).toMatchObject({
			dimension_names: ["x"],
			attributes: { standard_name: standardName },
		});
		expect((await store.array("/x").manifest()).inlinedBytes).toBe(8 * x.length);
		expect(store.array("/0").metadata.attributes).toMatchObject({ grid_mapping: "spatial_ref" });
	});

	it("a rotated image has no coordinates along its axes, but a transform", async () => {
		const store = await openFixture("rotated.tif", { tiff: { coordinates: true } });
		expect(store.contents().map(({ path }) => path)).toEqual(["/", "/0", "/spatial_ref"]);
		expect(store.array("/spatial_ref").metadata.attributes).toEqual({
			"proj:code": "EPSG:3857",
			GeoTransform: "100 10 2 200 3 -10",
		});
		expect(store.group.attributes.get("spatial:transform")?.values).toEqual(Float64Array.of(10, 2, 100, 3, -10, 200));
	});

	it("coordinates beyond the inline budget are left out with a diagnostic", async () => {
		const store = await openFixture("pixel-is-area.tif", {
			tiff: { coordinates: true },
			inlineBudget: { arrayBytes: 16 },
		});
		expect(store.contents().map(({ path }) => path)).toEqual(["/", "/0"]);
		expect(store.diagnostics).toMatchObject([{ code: "inline-budget" }]);
	});

	it("coordinates beyond the inline budget of the store are left out, too", async () => {
		const store = await openFixture("pixel-is-area.tif", {
			tiff: { coordinates: true },
			inlineBudget: { storeBytes: 16 },
		});
		expect(store.contents().map(({ path }) => path)).toEqual(["/", "/0"]);
		expect(store.diagnostics).toMatchObject([{ code: "inline-budget", hint: "Raise inlineBudget.storeBytes" }]);
	});

	it("the group says in the conventions what viewers need", async () => {
		const store = await openFixture("cog-mask.tif");
		const document = JSON.parse(new TextDecoder().decode(await store.get("/zarr.json")));
		expect(document.attributes).toMatchObject({
			multiscales: {
				layout: [
					{ asset: "0", "spatial:shape": [96, 80], "spatial:transform": [10, 0, 500000, 0, -10, 6000000] },
					{
						asset: "overviews/1",
						derived_from: "0",
						transform: { scale: [2, 2], translation: [0, 0] },
						"spatial:shape": [48, 40],
						"spatial:transform": [20, 0, 500000, 0, -20, 6000000],
					},
					{ asset: "overviews/2", "spatial:shape": [24, 20] },
				],
			},
			"proj:code": "EPSG:32633",
			"spatial:dimensions": ["y", "x"],
			"spatial:bbox": [500000, 5999040, 500800, 6000000],
		});
		expect(document.attributes.zarr_conventions.map(({ name }: { name: string }) => name)).toEqual([
			"multiscales",
			"proj:",
			"spatial:",
		]);
	});
});

type Node = { attributes: object; shape?: number[] };
type Golden = Record<string, Record<"flat" | "nested", Record<string, Node>>>;

describe("check 16: layout gives the names and attributes of virtual-tiff", () => {
	const golden = readJson<Golden>("virtual-tiff.json");
	const cases = Object.entries(golden).flatMap(([name, layouts]) =>
		Object.entries(layouts).map(([layout, nodes]) => [name, layout as "flat" | "nested", nodes] as const),
	);
	it.each(cases)("%s, %s", async (name, layout, nodes) => {
		const store = await openFixture(`${name}.tif`, { tiff: { layout } });
		expect(
			store
				.contents()
				.map(({ path }) => path)
				.sort(),
		).toEqual(Object.keys(nodes).sort());
		for (const [path, expected] of Object.entries(nodes)) {
			const key = path === "/" ? "/zarr.json" : (`${path}/zarr.json` as `/${string}`);
			const document = JSON.parse(new TextDecoder().decode(await store.get(key)));
			expect(document).toMatchObject(expected);
			expect(Object.keys(document.attributes)).toEqual(Object.keys(expected.attributes));
		}
	});
});
