/** Scales, offsets and nodata of bands. The truth is what rasterio says of them and computes with them. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { openStore } from "../../../src/node.ts";
import { decode } from "../../../src/read/decode.ts";
import { explainFill } from "../../../src/read/explain.ts";

const FOLDER = fileURLToPath(new URL("../../fixtures/tiff-bands/", import.meta.url));

type Bands = { scales: number[]; offsets: number[]; nodata: number[]; bands: (number | null)[][] };
const truth = JSON.parse(readFileSync(`${FOLDER}expected.json`, "utf8")) as Record<string, Bands>;

const open = (name: string, splitBands: boolean) =>
	openStore(`${FOLDER}${name}.tif`, { tiff: { splitBands, sidecars: true } });
const numbers = (data: unknown) =>
	Array.from(data as ArrayLike<number>, (value) => (Number.isNaN(value) ? null : value));

describe("scales and offsets of bands", () => {
	it("that agree are the packing of the image", async () => {
		const store = await open("same", false);
		expect(numbers((await decode(store, "/0")).data)).toEqual(truth.same?.bands.flat());
		expect(store.diagnostics).toEqual([]);
	});

	it.each(["same", "scales", "offsets", "pam"])("%s: each split band is decoded as GDAL has it", async (name) => {
		const store = await open(name, true);
		for (const [i, expected] of (truth[name]?.bands ?? []).entries()) {
			const { data } = await decode(store, `/0/band_${i + 1}`);
			expect(numbers(data)).toEqual(expected);
		}
		expect(store.diagnostics).toEqual([]);
	});

	it.each([
		["scales", { band_scale: [0.1, 0.2] }, "band_scale [0.1, 0.2]"],
		["offsets", { band_scale: [0.5, 0.5], band_offset: [0, 273.15] }, "band_scale [0.5, 0.5], band_offset [0, 273.15]"],
		["pam", { band_scale: [0.25, 1], band_offset: [0, 100] }, "band_scale [0.25, 1], band_offset [0, 100]"],
	])("%s: that differ are not applied to the image, in part neither, and it says so", async (name, lists, text) => {
		const store = await open(name, false);
		const { attributes } = store.array("/0").metadata;
		expect(attributes).toMatchObject(lists);
		expect(attributes).not.toHaveProperty("scale_factor");
		expect(attributes).not.toHaveProperty("add_offset");
		const { data } = await decode(store, "/0");
		expect((data as Float32Array)[1]).toBe(1);
		expect(store.diagnostics.filter(({ code }) => code === "packing-differs")).toMatchObject([
			{ path: "/0", message: expect.stringContaining(text), hint: expect.stringContaining("splitBands") },
		]);
		const { dropped, packing } = await explainFill(store, "/0");
		expect(packing).toEqual({});
		expect(dropped.map(({ role, code }) => `${role} ${code}`)).toContain("packing packing-differs");
	});
});
