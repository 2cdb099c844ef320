import { describe, expect, test } from "vitest";
import type { FillCandidate } from "../../src/fill/candidate.ts";
import { type DataType, dataType } from "../../src/zarr/data-type.ts";
import { attributesOf, type Outcome, outcome } from "./resolutions.ts";

const uint8 = dataType("uint8");
const int16 = dataType("int16");
const float32 = dataType("float32");

function nodata(text: string): FillCandidate[] {
	return [{ role: "nodata", value: text, source: { place: "tag GDAL_NODATA", text } }];
}

describe("A1 the triple of fill_value, _FillValue and diagnostic", () => {
	const fits: [string, DataType, string, string, string][] = [
		["-9999.0", int16, "-9999", '{"_FillValue":-9999}', "int16"],
		["-1.#IND", float32, '"NaN"', '{"_FillValue":"AAAAAAAA+H8="}', "float32"],
		["3.40282346638529011e+38", float32, "3.4028234663852886e+38", '{"_FillValue":"AAAA4P//70c="}', "float32"],
		["9223372036854775807", dataType("int64"), "9223372036854775807", '{"_FillValue":9223372036854775807}', "int64"],
		["-9999", float32, "-9999.0", '{"_FillValue":"AAAAAICHw8A="}', "float32 (T1)"],
		["-3.40282346638529e+38", float32, "-3.4028234663852886e+38", '{"_FillValue":"AAAA4P//78c="}', "float32 (T3)"],
		["1e+20", float32, "100000002004087730000.0", '{"_FillValue":"AAAAgB2vFUQ="}', "float32"],
		["-nan", float32, '"NaN"', '{"_FillValue":"AAAAAAAA+P8="}', "float32, with its sign"],
		["-inf", float32, '"-Infinity"', '{"_FillValue":"AAAAAAAA8P8="}', "float32"],
	];
	test.each(fits)("%s fits: %o", (text, type, storage, json) => {
		for (const unrepresentableFill of ["error", "drop"] as const)
			expect(
				outcome("tiff", type, new Map(), { candidates: nodata(text), options: { unrepresentableFill } }),
			).toMatchObject({
				storage,
				status: "explicit",
				json,
				codes: [],
			});
	});

	test("an attribute of one variable is the value where there is no other", () => {
		const attributes = attributesOf({ "swe#_FillValue": "-9999", "swe#missing_value": "-9999.0", "swe#units": "m" });
		expect(outcome("tiff", int16, attributes)).toMatchObject({
			storage: "-9999",
			rules: ["_FillValue -9999"],
			json: '{"swe#units":"m","_FillValue":-9999}',
			codes: [],
		});
		const several = attributesOf({ "a#_FillValue": "-1", "b#_FillValue": "-2" });
		expect(outcome("tiff", int16, several)).toMatchObject({ rules: [], codes: ["fill-conflict", "fill-conflict"] });
	});

	test("M5 -9999 on float16 is -10000, and that is said", () => {
		expect(outcome("tiff", dataType("float16"), new Map(), { candidates: nodata("-9999") })).toMatchObject({
			storage: "-10000.0",
			json: '{"_FillValue":"AAAAAACIw8A="}',
			codes: ["fill-cast-inexact"],
		});
		// What the text says to its last digit is no change.
		for (const text of ["0.1", "-9999.9", "3.14159"])
			expect(outcome("tiff", float32, new Map(), { candidates: nodata(text) }).codes).toEqual([]);
	});

	const unfit: [string, DataType, string][] = [
		["-32768", uint8, "-32768 is outside 0 to 255"],
		["256", uint8, "256 is outside 0 to 255"],
		["nan", uint8, "NaN is not an integer"],
		["12.4", uint8, "12.4 is not a whole number"],
		["1e400", int16, "Infinity is outside -32768 to 32767"],
		["1e39", float32, "1e+39 is beyond the largest float32"],
	];
	test.each(unfit)("F12 T2 %s does not fit: an error by default, dropped on request", (text, type, why) => {
		const refused = outcome("tiff", type, new Map(), { candidates: nodata(text) });
		expect(refused.problem).toBe(
			`tag GDAL_NODATA "${text}" does not fit data type "${type.name}": ${why} (in /v). ` +
				'Pass unrepresentableFill: "drop" to open the array without it',
		);
		const options = { unrepresentableFill: "drop" } as const;
		const dropped = outcome("tiff", type, new Map(), { candidates: nodata(text), options });
		expect(dropped).toEqual<Outcome>({
			// Design, rule 7: absent tiles read as nodata where it fits, else 0.
			storage: type === float32 ? "0.0" : "0",
			status: "default",
			rules: [],
			json: "{}",
			codes: ["fill-out-of-range"],
		});
		expect(refused).toMatchObject(dropped);
	});
});

describe("TIFF", () => {
	test("no nodata: 0, and no _FillValue", () => {
		for (const candidates of [[], nodata("")])
			expect(outcome("tiff", int16, new Map(), { candidates })).toEqual<Outcome>({
				storage: "0",
				status: "default",
				rules: [],
				json: "{}",
				codes: [],
			});
	});

	test("garbage is absent, with a diagnostic (GDAL takes it for 0)", () => {
		expect(outcome("tiff", uint8, new Map(), { candidates: nodata("abc") })).toMatchObject({
			status: "default",
			rules: [],
			codes: ["fill-text"],
		});
	});

	test("the raw text stays in gdal_no_data", () => {
		const attributes = attributesOf({ gdal_no_data: "-9999.0" });
		expect(outcome("tiff", int16, attributes, { candidates: nodata("-9999.0") }).json).toBe(
			'{"gdal_no_data":"-9999.0","_FillValue":-9999}',
		);
	});

	test("T6 GDAL_NODATA goes before _FillValue, that before missing_value", () => {
		const attributes = attributesOf({ missing_value: "3", _FillValue: "2" });
		expect(outcome("tiff", int16, attributes, { candidates: nodata("1") })).toMatchObject({
			storage: "1",
			// One consolidated value for both, where the file has both.
			json: '{"missing_value":1,"_FillValue":1}',
			codes: ["fill-conflict", "fill-conflict"],
		});
		expect(outcome("tiff", int16, attributes)).toMatchObject({
			storage: "2",
			json: '{"missing_value":2,"_FillValue":2}',
			codes: ["fill-conflict"],
		});
	});

	test("spellings that mean the same agree", () => {
		const attributes = attributesOf({ _FillValue: "-9999.0" });
		expect(outcome("tiff", int16, attributes, { candidates: nodata("-9999") })).toMatchObject({
			rules: ["_FillValue -9999"],
			codes: [],
		});
	});

	test("T1 missing_value is not invented, but kept where it is", () => {
		expect(outcome("tiff", int16, attributesOf({ missing_value: "-1" }))).toMatchObject({
			storage: "-1",
			rules: ["_FillValue -1", "missing_value -1"],
			json: '{"missing_value":-1,"_FillValue":-1}',
		});
	});

	test("T5 per-variable duplicates are removed where they agree", () => {
		const attributes = attributesOf({ "swe#_FillValue": "-9999.0", "swe#missing_value": "-9999", "swe#units": "m" });
		expect(outcome("tiff", float32, attributes, { candidates: nodata("-9999") })).toMatchObject({
			json: '{"swe#units":"m","_FillValue":"AAAAAICHw8A="}',
			codes: [],
		});
	});

	test("T5 per-variable values that differ are reported and kept", () => {
		const attributes = attributesOf({ "swe#_FillValue": "-1" });
		expect(outcome("tiff", float32, attributes, { candidates: nodata("-9999") })).toMatchObject({
			json: '{"swe#_FillValue":"-1","_FillValue":"AAAAAICHw8A="}',
			codes: ["fill-conflict"],
		});
	});
});
