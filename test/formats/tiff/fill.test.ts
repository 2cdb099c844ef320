/** GDAL_NODATA and what else says that values are missing (reference, section 6; design, rules 6 and 7). */
import { describe, expect, it } from "vitest";
import { decode } from "../../../src/read/decode.ts";
import { decodedView } from "../../../src/read/decoded-view.ts";
import { explainFill } from "../../../src/read/explain.ts";
import { read } from "../../../src/read/read.ts";
import { openBytes, openFixture } from "./fixtures.ts";
import { tiffBytes } from "./tiff-bytes.ts";

const TYPES = {
	uint8: { bits: 8, format: 1 },
	int16: { bits: 16, format: 2 },
	float32: { bits: 32, format: 3 },
	int64: { bits: 64, format: 2 },
} as const;

/** A file of one pixel in each of two tiles, of which the second was never written, with that GDAL_NODATA. */
function withNodata(text: string, type: keyof typeof TYPES): Uint8Array {
	const { bits, format } = TYPES[type];
	const tile = 16 * 16 * (bits / 8);
	return tiffBytes(new Uint8Array(tile), [
		{
			width: 32,
			height: 16,
			bits,
			format,
			fields: [
				[322, 3, [16]],
				[323, 3, [16]],
				[324, 4, [8, 0]],
				[325, 4, [tile, 0]],
				[42113, 2, `${text}\0`],
			],
		},
	]);
}

describe("check 8: fill_value, _FillValue and diagnostic", () => {
	it.each([
		["T1 -9999", "-9999", "float32", -9999, "AAAAAICHw8A="],
		["T3 float32 min", "-3.40282346638529e+38", "float32", -3.4028234663852886e38, "AAAA4P//78c="],
		["just above float32 max", "3.40282346638529011e+38", "float32", 3.4028234663852886e38, "AAAA4P//70c="],
		["T4 a blank and a NUL", "255 ", "uint8", 255, 255],
		["-9999.0", "-9999.0", "int16", -9999, -9999],
		["MSVC", "-1.#IND", "float32", "NaN", "AAAAAAAA+H8="],
		["nan", "nan", "float32", "NaN", "AAAAAAAA+H8="],
		["a decimal comma", "-9999,5", "float32", -9999.5, "AAAAAMCHw8A="],
		["int64 to the last digit", "9223372036854775807", "int64", 9223372036854775807n, 9223372036854775807n],
		["-inf", "-inf", "float32", "-Infinity", "AAAAAAAA8P8="],
	] as const)("%s fits", async (_, text, type, fillValue, sentinel) => {
		for (const unrepresentableFill of ["error", "drop"] as const) {
			const store = await openBytes(withNodata(text, type), { unrepresentableFill });
			const { metadata } = store.array("/0");
			expect(metadata.fill_value).toEqual(fillValue);
			expect(metadata.attributes).toMatchObject({ gdal_no_data: text, _FillValue: sentinel });
			expect(metadata.attributes).not.toHaveProperty("missing_value");
			expect(store.diagnostics).toEqual([]);
		}
	});

	it.each([
		["T2 nan on uint8", "nan", "uint8"],
		["-32768 on uint8", "-32768", "uint8"],
		["256 on uint8", "256", "uint8"],
		["a fraction on int16", "12.4", "int16"],
		["1e+20 on int16", "1e+20", "int16"],
	] as const)("%s does not: an error by default, dropped on request", async (_, text, type) => {
		const strict = await openBytes(withNodata(text, type));
		expect(() => strict.array("/0")).toThrow(`tag GDAL_NODATA "${text}" does not fit data type "${type}"`);
		expect(strict.diagnostics.map(({ code, severity }) => [code, severity])).toContainEqual([
			"fill-out-of-range",
			"error",
		]);
		const report = await explainFill(strict, "/0");
		expect(report.error).toContain("unrepresentableFill");
		expect(report.dropped).toMatchObject([{ text, code: "fill-out-of-range" }]);
		const store = await openBytes(withNodata(text, type), { unrepresentableFill: "drop" });
		const { metadata } = store.array("/0");
		expect(metadata.fill_value).toBe(0);
		expect(metadata.attributes).toMatchObject({ gdal_no_data: text });
		expect(metadata.attributes).not.toHaveProperty("_FillValue");
		expect(store.diagnostics).toMatchObject([{ code: "fill-out-of-range", severity: "warning" }]);
	});

	it("an empty text is no nodata, garbage a diagnostic", async () => {
		const empty = await openBytes(withNodata("", "uint8"));
		expect(empty.array("/0").metadata.attributes).toEqual({ photometric_interpretation: 1 });
		const garbage = await openBytes(withNodata("abc", "uint8"));
		expect(garbage.array("/0").metadata.fill_value).toBe(0);
		expect(garbage.diagnostics).toMatchObject([{ code: "fill-text" }]);
	});
});

describe("T7 check 7: a tile that was never written", () => {
	it.each([
		["-9999", "int16", -9999],
		["nan", "float32", Number.NaN],
		["300", "int16", 300],
		["300", "uint8", 0],
		["nan", "uint8", 0],
	] as const)("with nodata %s of %s reads as %s", async (text, type, value) => {
		const store = await openBytes(withNodata(text, type), { unrepresentableFill: "drop" });
		expect((await store.array("/0").manifest()).missingCount).toBe(1);
		const { data } = await read(store, "/0", { selection: [0, { start: 14, stop: 18 }] });
		expect([...(data as Int16Array)]).toEqual([0, 0, value, value]);
	});

	it("is missing in every band of a planar image", async () => {
		const store = await openFixture("sparse-band.tif");
		expect((await store.array("/0").manifest()).missingCount).toBe(24);
		const { data } = await decode(store, "/0", { selection: [2, 39, { start: 0, stop: 2 }] });
		expect(data).toEqual(Float32Array.of(Number.NaN, Number.NaN));
	});
});

describe("values named in several places", () => {
	it("T5 duplicates of a variable are removed when equal", async () => {
		const { attributes } = (await openFixture("netcdf-fills.tif")).array("/0").metadata;
		expect(Object.keys(attributes)).toEqual(["photometric_interpretation", "swe#units", "gdal_no_data", "_FillValue"]);
	});

	it("T6 GDAL_NODATA goes before the items of the metadata, with a warning", async () => {
		const store = await openFixture("fill-conflict.tif");
		const { metadata } = store.array("/0");
		expect(metadata.fill_value).toBe(-1);
		expect(metadata.attributes).toMatchObject({ gdal_no_data: "-1", _FillValue: -1, missing_value: -1 });
		expect(store.diagnostics.map(({ code }) => code)).toEqual(["fill-conflict", "fill-conflict"]);
	});

	it("T9 scale and offset are floats, also of an overview, which inherits them", async () => {
		const store = await openFixture("scale-offset.tif");
		for (const path of ["/0", "/overviews/1"] as const) {
			const json = new TextDecoder().decode(await store.get(`${path}/zarr.json`));
			expect(json).toContain('"scale_factor": 0.5');
			expect(json).toContain('"add_offset": 10.0');
			expect(store.array(path).metadata.attributes).toMatchObject({ _FillValue: -1, units: "degC", long_name: "sst" });
		}
		const raw = await read(store, "/0", { selection: [0] });
		const { data } = await decode(store, "/0", { selection: [0] });
		expect([...(data as Float32Array)]).toEqual(Array.from(raw.data as Int16Array, (v) => v * 0.5 + 10));
	});
});

describe("masks are validity, never fills", () => {
	it("check 18: the mask image masks by default, at every level its own", async () => {
		const store = await openFixture("cog-mask.tif");
		for (const [path, maskPath] of [
			["/0", "/mask"],
			["/overviews/1", "/overviews/1_mask"],
			["/overviews/2", "/overviews/2_mask"],
		] as const) {
			expect(store.array(path).fill.validity).toMatchObject([{ kind: "maskArray", path: maskPath }]);
			const plain = await decode(store, path, { maskArrays: false });
			expect(plain.dataType).toBe("uint8");
			const mask = (await read(store, maskPath)).data as Uint8Array;
			const masked = (await decode(store, path)).data as Float32Array;
			for (let band = 0; band < 3; band++)
				expect(Array.from(masked.slice(band * mask.length, (band + 1) * mask.length), Number.isNaN)).toEqual(
					Array.from(mask, (valid) => valid === 0),
				);
		}
		expect(store.array("/mask").metadata).toMatchObject({
			data_type: "uint8",
			attributes: { flag_values: [0, 1], flag_meanings: "masked valid" },
		});
	});

	it.each(["alpha-pixel.tif", "alpha-band.tif"])("check 13: the alpha band of %s has no _FillValue", async (name) => {
		const store = await openFixture(name);
		expect(store.array("/0").metadata.attributes).toMatchObject({ _FillValue: 7, alpha: "/alpha" });
		expect(store.array("/alpha").metadata.attributes).not.toHaveProperty("_FillValue");
		expect(store.array("/overviews/1").fill.validity).toMatchObject([
			{ kind: "sentinel" },
			{ kind: "maskArray", path: "/overviews/1_alpha" },
		]);
		const split = await openFixture(name, { tiff: { splitBands: true } });
		expect(split.array("/0/band_1").metadata.attributes).toMatchObject({ _FillValue: 7 });
		expect(split.array("/0/band_4").metadata.attributes).not.toHaveProperty("_FillValue");
		const whole = await read(store, "/0");
		for (let band = 0; band < 4; band++)
			expect((await read(split, `/0/band_${band + 1}`)).data).toEqual(
				(whole.data as Uint8Array).slice(band * 37 * 45, (band + 1) * 37 * 45),
			);
	});

	it("an extra sample that GDAL does not call alpha is none, and one that it does is", async () => {
		const open = (kind: string, extra: number) =>
			openBytes(
				tiffBytes(new Uint8Array(32), [
					{
						fields: [
							[277, 3, [2]],
							[258, 3, [8, 8]],
							[338, 3, [extra]],
							[
								42112,
								2,
								`<GDALMetadata><Item name="COLORINTERP" sample="1" role="colorinterp">${kind}</Item></GDALMetadata>`,
							],
						],
					},
				]),
			);
		expect((await open("Undefined", 2)).array("/0").fill.validity).toEqual([]);
		expect((await open("Alpha", 0)).array("/0").fill.validity).toMatchObject([{ kind: "maskArray", path: "/alpha" }]);
	});

	// rasterio 1.5 with GDAL 3.12 masks the third pixel of such a file and leaves the second, which is nodata: [1 9 -- 4].
	it("nodata counts beside a mask image, which GDAL applies alone", async () => {
		const image = {
			width: 4,
			height: 1,
			fields: [
				[279, 4, [4]],
				[42113, 2, "9\0"],
			],
		} as const;
		const mask = {
			width: 4,
			height: 1,
			bits: 1,
			fields: [
				[254, 4, [4]],
				[262, 3, [4]],
				[273, 4, [12]],
				[279, 4, [1]],
			],
		} as const;
		const store = await openBytes(tiffBytes(Uint8Array.of(1, 9, 3, 4, 0b1101_0000), [image, mask]));
		expect((await decode(store, "/0")).data).toEqual(Float32Array.of(1, Number.NaN, Number.NaN, 4));
	});

	// What `read_masks` of rasterio 1.4 counts as 0 in each band.
	it.each([
		["cog-mask.tif", [4388, 4388, 4388]],
		["mixed-order.tif", [1]],
		["nodata-values.tif", [53, 53, 53]],
		["webp-rgba.tif", [523, 523, 523, 0]],
	])(
		"as many pixels are masked by default as by rasterio, of which the alpha band itself is none: %s",
		async (name, counts) => {
			const store = await openFixture(name);
			for (const values of [await decode(store, "/0"), await read(decodedView(store), "/0")]) {
				const data = Array.from(values.data as Float32Array);
				const size = data.length / counts.length;
				expect(counts.map((_, band) => data.slice(band * size, (band + 1) * size).filter(Number.isNaN).length)).toEqual(
					counts,
				);
			}
		},
	);

	it("an alpha band of complex numbers masks nothing", async () => {
		const fields = [
			[277, 3, [2]],
			[258, 3, [64, 64]],
			[339, 3, [6, 6]],
			[338, 3, [2]],
		] as const;
		const store = await openBytes(tiffBytes(new Uint8Array(256), [{ fields }]));
		expect([...store.group.arrays.keys()]).toEqual(["0"]);
	});

	it("NODATA_VALUES: a pixel is missing only where all bands match", async () => {
		const store = await openFixture("nodata-values.tif");
		const mask = (await read(store, "/nodata_mask")).data as Uint8Array;
		const { data } = await decode(store, "/0");
		for (let band = 0; band < 3; band++)
			for (const [i, valid] of mask.entries())
				expect(Number.isNaN((data as Float32Array)[band * mask.length + i])).toBe(valid === 0);
	});

	it("check 10: what LERC masks is NaN, and a rule says why", async () => {
		const store = await openFixture("lerc-mask.tif");
		expect(store.array("/0").fill.validity).toMatchObject([{ kind: "sentinel" }, { kind: "codecBitmap" }]);
	});
});
