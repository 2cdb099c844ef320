import { describe, expect, test } from "vitest";
import type { FillCandidate } from "../../src/fill/candidate.ts";
import { v2FillCandidate } from "../../src/fill/migrate.ts";
import { attributesFromJson } from "../../src/zarr/attributes.ts";
import { type DataType, dataType, textType } from "../../src/zarr/data-type.ts";
import { JsonFloat, type JsonValue, parseJson } from "../../src/zarr/json.ts";
import { zeroScalar } from "../../src/zarr/scalar.ts";
import { type Outcome, outcome } from "./resolutions.ts";

const float32 = dataType("float32");
const int16 = dataType("int16");
const int8 = dataType("int8");

function zero(type: DataType): FillCandidate[] {
	return [{ role: "storage", value: zeroScalar(type), source: { place: "fill_value", text: "0" } }];
}

describe("Zarr v3", () => {
	function v3(type: DataType, attributes: string, lenientText = false): Outcome {
		const parsed = attributesFromJson(parseJson(attributes, { floats: "tagged" }));
		return outcome("zarr-v3", type, parsed, { candidates: zero(type), options: { lenientText } });
	}

	test("as stored", () => {
		const json = '{"_FillValue":"AAAAAICHw8A=","missing_value":-9999.0,"scale_factor":10.0,"units":"m"}';
		expect(v3(float32, json)).toEqual({
			storage: "0.0",
			status: "explicit",
			rules: ["_FillValue -9999", "missing_value -9999"],
			json,
			codes: [],
		});
	});

	test("F9 a plain number is accepted, and rewritten", () => {
		expect(v3(float32, '{"_FillValue":-9999.0}')).toMatchObject({
			rules: ["_FillValue -9999"],
			json: '{"_FillValue":"AAAAAICHw8A="}',
			codes: ["fill-form"],
		});
		expect(v3(float32, '{"_FillValue":NaN}').json).toBe('{"_FillValue":"AAAAAAAA+H8="}');
	});

	test("F10 text in lenient mode only", () => {
		expect(v3(float32, '{"_FillValue":"-9999"}')).toMatchObject({ rules: [], json: "{}", codes: ["fill-form"] });
		expect(v3(float32, '{"_FillValue":"-9999"}', true).rules).toEqual(["_FillValue -9999"]);
		expect(v3(int16, '{"_FillValue":"-9999"}')).toMatchObject({ rules: [], codes: ["fill-form"] });
		expect(v3(int16, '{"_FillValue":"-9999"}', true).rules).toEqual(["_FillValue -9999"]);
	});

	test("F11 base64 without padding", () => {
		expect(v3(float32, '{"_FillValue":"AAAAAICHw8A"}')).toMatchObject({ rules: [], codes: ["fill-form"] });
	});

	test("F13 out of range", () => {
		expect(v3(dataType("uint8"), '{"_FillValue":300}')).toMatchObject({ json: "{}", codes: ["fill-out-of-range"] });
	});

	test("F16 exact digits", () => {
		const json = '{"_FillValue":18446744073709551614}';
		expect(v3(dataType("uint64"), json)).toMatchObject({ json, rules: ["_FillValue 18446744073709551614"] });
	});

	test("M4 a missing_value of 1e20 on float32 is widened, with a diagnostic", () => {
		const { json, codes } = v3(float32, '{"missing_value":1e20}');
		expect(parseJson(json)).toEqual({ missing_value: 1.0000000200408773e20 });
		expect(codes).toEqual(["fill-cast-inexact"]);
	});

	test("M16 255 on int8 with _Unsigned", () => {
		const attributes = '{"_FillValue":255,"_Unsigned":"true"}';
		expect(v3(int8, attributes).json).toBe('{"_FillValue":-1,"_Unsigned":"true"}');
	});

	test("M28 null is ignored", () => {
		expect(v3(float32, '{"_FillValue":null}')).toMatchObject({ rules: [], json: "{}", codes: [] });
	});

	test("M29 a list of one element", () => {
		expect(v3(float32, '{"_FillValue":[1.0]}')).toMatchObject({ json: '{"_FillValue":"AAAAAAAA8D8="}' });
		expect(v3(int16, '{"_FillValue":[1]}').json).toBe('{"_FillValue":1}');
	});

	test("vector 60 a string sentinel", () => {
		const json = '{"missing_value":"missing"}';
		expect(v3(dataType("string"), json)).toMatchObject({ rules: ['missing_value "missing"'], json, codes: [] });
	});
});

describe("Zarr v2 and Kerchunk", () => {
	function v2(
		policy: "zarr-v2" | "kerchunk",
		type: DataType,
		fillValue: JsonValue,
		attributes: { [name: string]: JsonValue } = { _ARRAY_DIMENSIONS: ["x"] },
		options = {},
	): Outcome {
		const candidates = [v2FillCandidate(fillValue)];
		return outcome(policy, type, attributesFromJson(attributes), { candidates, options });
	}

	test("Z12 a fill that xarray wrote is storage fill and sentinel", () => {
		expect(v2("zarr-v2", int16, -9999)).toMatchObject({
			storage: "-9999",
			status: "explicit",
			rules: ["_FillValue -9999"],
			json: '{"_ARRAY_DIMENSIONS":"x","_FillValue":-9999}',
			codes: ["v2-fill-as-mask"],
		});
	});

	test("without _ARRAY_DIMENSIONS it is storage fill alone", () => {
		expect(v2("zarr-v2", int16, -9999, {})).toMatchObject({ storage: "-9999", rules: [], codes: ["v2-fill-as-mask"] });
		expect(v2("zarr-v2", int16, -9999, {}, { v2FillAsMask: true }).rules).toEqual(["_FillValue -9999"]);
	});

	test("K9 a 0 masks in Zarr v2, but not in Kerchunk references", () => {
		expect(v2("zarr-v2", int16, 0).rules).toEqual(["_FillValue 0"]);
		for (const fill of [0, new JsonFloat(0), new JsonFloat(-0)])
			expect(v2("kerchunk", float32, fill).rules).toEqual([]);
		expect(v2("kerchunk", int16, 0).codes).toEqual(["v2-fill-as-mask"]);
		expect(v2("kerchunk", int16, 0, undefined, { v2FillAsMask: true }).rules).toEqual(["_FillValue 0"]);
		expect(v2("kerchunk", int16, -9999).rules).toEqual(["_FillValue -9999"]);
		expect(v2("kerchunk", int16, -9999, undefined, { v2FillAsMask: false }).rules).toEqual([]);
	});

	test("K10 every spelling of NaN; null is no fill", () => {
		for (const fill of [Number.NaN, "nan", "NaN", "NAN"])
			expect(v2("kerchunk", float32, fill)).toMatchObject({ storage: '"NaN"', rules: ["_FillValue NaN"] });
		expect(v2("kerchunk", float32, null)).toMatchObject({
			storage: "0.0",
			status: "undefined",
			rules: [],
			codes: ["fill-undefined"],
		});
		expect(v2("zarr-v2", int16, null)).toMatchObject({ storage: "0", status: "undefined", rules: [] });
	});

	test("null with a plain attribute, as our own references have it", () => {
		const attributes = { _FillValue: -9999, _ARRAY_DIMENSIONS: ["x"] };
		expect(v2("kerchunk", int16, null, attributes).rules).toEqual(["_FillValue -9999"]);
		const list = { _FillValue: [-9999], _ARRAY_DIMENSIONS: ["x"] };
		expect(v2("kerchunk", int16, null, list).rules).toEqual(["_FillValue -9999"]);
	});

	test("a fill and an attribute that differ both mask", () => {
		const attributes = { _FillValue: -9999, _ARRAY_DIMENSIONS: ["x"] };
		expect(v2("zarr-v2", int16, -1, attributes)).toMatchObject({
			rules: ["_FillValue -9999", "missing_value -1"],
			codes: ["v2-fill-as-mask", "fill-conflict"],
		});
		// The file of the reference: header 0, sentinel -9999, written by VirtualiZarr.
		expect(v2("kerchunk", int16, 0, attributes)).toMatchObject({ storage: "0", rules: ["_FillValue -9999"] });
	});

	test("K8 the base64 that others leave in v2 attributes is understood", () => {
		const attributes = { _FillValue: "AAAAAICHw8A=", _ARRAY_DIMENSIONS: ["x"] };
		expect(v2("kerchunk", float32, 0, attributes)).toMatchObject({
			rules: ["_FillValue -9999"],
			codes: ["fill-form", "v2-fill-as-mask"],
		});
	});

	test("NaN as text in an attribute is a number of JSON", () => {
		const attributes = { _FillValue: "NaN", _ARRAY_DIMENSIONS: ["x"] };
		expect(v2("kerchunk", float32, null, attributes).rules).toEqual(["_FillValue NaN"]);
	});

	test("v2 f4 fill NaN, missing_value -9999: no conflict", () => {
		const attributes = { missing_value: new JsonFloat(-9999), _ARRAY_DIMENSIONS: ["x"] };
		expect(v2("zarr-v2", float32, "NaN", attributes)).toMatchObject({
			rules: ["missing_value -9999", "_FillValue NaN"],
			codes: ["v2-fill-as-mask"],
		});
	});

	test("characters: the fill is base64 of the byte", () => {
		expect(v2("zarr-v2", textType(1), "LQ==")).toMatchObject({ storage: '"LQ=="', rules: ['_FillValue "-"'] });
		expect(v2("kerchunk", textType(1), "-")).toMatchObject({
			status: "undefined",
			codes: ["fill-form", "fill-undefined"],
		});
	});

	test("a fill that does not fit is undefined, with a diagnostic", () => {
		expect(v2("kerchunk", dataType("int64"), 9223372036854775808n)).toMatchObject({
			storage: "0",
			status: "undefined",
			codes: ["fill-form", "fill-undefined"],
		});
	});
});
