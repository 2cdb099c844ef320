import { describe, expect, test } from "vitest";
import { projectAttributes, sentinelsToPlainJson } from "../../src/fill/project.ts";
import { resolveFill } from "../../src/fill/resolve.ts";
import { type Attributes, attributesFromJson } from "../../src/zarr/attributes.ts";
import { type DataType, dataType, textType } from "../../src/zarr/data-type.ts";
import { parseJson, writeJson } from "../../src/zarr/json.ts";
import { attributesOf, outcome } from "./resolutions.ts";

const float32 = dataType("float32");
const int16 = dataType("int16");
const utf32: DataType = { kind: "utf32", name: "fixed_length_utf32", itemBytes: 28 };

function resolve(type: DataType, attributes: Attributes) {
	return resolveFill({ policy: "hdf5", path: "/v", dataType: type, attributes }).fill;
}

describe("projectAttributes", () => {
	test("the order of the file is kept, each attribute in its JSON form", () => {
		const attributes = attributesOf({
			units: "K",
			_FillValue: Int16Array.of(-9999),
			scale_factor: Float32Array.of(0.1),
			valid_range: Float64Array.of(Number.NaN, 1),
			count: BigInt64Array.of(9007199254740993n),
			missing_value: Int16Array.of(-9999),
			add_offset: Int32Array.of(0),
		});
		expect(outcome("hdf5", int16, attributes).json).toBe(
			'{"units":"K","_FillValue":-9999,"scale_factor":0.10000000149011612,"valid_range":["NaN",1.0],' +
				'"count":9007199254740993,"missing_value":-9999,"add_offset":0.0}',
		);
	});

	test("P1 P2 factors are always floats", () => {
		const attributes = attributesOf({ scale_factor: Int16Array.of(10), add_offset: Float64Array.of(0) });
		expect(outcome("hdf5", int16, attributes).json).toBe('{"scale_factor":10.0,"add_offset":0.0}');
	});

	test("M4 missing_value is the widened double", () => {
		const { json } = outcome("hdf5", float32, attributesOf({ missing_value: Float32Array.of(1e20) }));
		expect(parseJson(json)).toEqual({ missing_value: 1.0000000200408773e20 });
		expect(json).toMatch(/\.0}$/);
	});

	test("M5 float16", () => {
		const attributes = attributesOf({ _FillValue: Float32Array.of(-9999) });
		expect(outcome("hdf5", dataType("float16"), attributes)).toMatchObject({
			json: '{"_FillValue":"AAAAAACIw8A="}',
			codes: ["fill-cast-inexact"],
		});
	});

	test("M12 a missing_value is never base64", () => {
		const attributes = attributesOf({ missing_value: Float64Array.of(-9999) });
		expect(outcome("hdf5", float32, attributes).json).toBe('{"missing_value":-9999.0}');
	});

	test("NaN beside numbers has no form and needs none; alone it keeps its name", () => {
		const vector = attributesOf({ missing_value: Float32Array.of(Number.NaN, -1) });
		expect(outcome("hdf5", float32, vector).json).toBe('{"missing_value":-1.0}');
		const alone = attributesOf({ missing_value: Float32Array.of(Number.NaN) });
		expect(outcome("hdf5", float32, alone)).toMatchObject({
			rules: ["missing_value NaN"],
			json: '{"missing_value":"NaN"}',
		});
		// On packed floats xarray would take the text for a reason to widen them.
		const packed = attributesOf({ missing_value: Float32Array.of(Number.NaN), scale_factor: Float32Array.of(2) });
		expect(outcome("hdf5", float32, packed).json).toBe('{"scale_factor":2.0}');
	});

	test("an infinite missing_value keeps its name; xarray masks it by _FillValue", () => {
		const attributes = attributesOf({ missing_value: Float32Array.of(Number.NEGATIVE_INFINITY) });
		expect(outcome("hdf5", float32, attributes).json).toBe('{"missing_value":"-Infinity","_FillValue":"AAAAAAAA8P8="}');
	});

	test("a complex missing_value is plain only where it is real, and else keeps its name as Python spells it", () => {
		const complex = dataType("complex64");
		const real = attributesOf({ missing_value: Float32Array.of(-9999) });
		expect(outcome("hdf5", complex, real).json).toBe('{"missing_value":-9999.0}');
		const pair = attributesOf({ missing_value: { dataType: "complex64", shape: [], values: [[1, 2]] } });
		const json = '{"missing_value":"(1+2j)","_FillValue":["AAAAAAAA8D8=","AAAAAAAAAEA="]}';
		expect(outcome("hdf5", complex, pair).json).toBe(json);
		// It is read back as the same two.
		const again = attributesFromJson(parseJson(json, { floats: "tagged" }));
		expect(outcome("zarr-v3", complex, again)).toMatchObject({
			rules: ["_FillValue 1+2i", "missing_value 1+2i"],
			json,
		});
	});

	test("F14 a string sentinel is missing_value alone", () => {
		const attributes = attributesOf({ _FillValue: "missing", units: "1" });
		expect(outcome("hdf5", dataType("string"), attributes).json).toBe('{"missing_value":"missing","units":"1"}');
	});

	test("F15 fixed text has no _FillValue either", () => {
		const attributes = attributesOf({ _FillValue: "missing" });
		for (const type of [utf32, textType(7)])
			expect(outcome("hdf5", type, attributes).json).toBe('{"missing_value":"missing"}');
	});

	test("two sentinels of a string array join in a list", () => {
		const attributes = attributesOf({ _FillValue: "a", missing_value: "b" });
		expect(outcome("hdf5", dataType("string"), attributes).json).toBe('{"missing_value":["a","b"]}');
	});

	test('stringFill "convention" emits _FillValue all the same', () => {
		const options = { stringFill: "convention" } as const;
		const attributes = attributesOf({ _FillValue: "-" });
		expect(outcome("hdf5", dataType("string"), attributes, { options }).json).toBe('{"_FillValue":"-"}');
		expect(outcome("hdf5", textType(1), attributes, { options }).json).toBe('{"_FillValue":"LQ=="}');
	});

	test("W8 declareEncoding lets xarray compare text with text", () => {
		const options = { declareEncoding: true };
		const attributes = attributesOf({ _FillValue: "" });
		expect(outcome("hdf5", textType(1), attributes, { options }).json).toBe('{"missing_value":"","_Encoding":"utf-8"}');
		expect(outcome("hdf5", textType(1), new Map(), { options }).json).toBe("{}");
	});

	test("JSON of other stores passes through", () => {
		const json = '{"a":{"b":[1,2.0,null]},"c":"NaN","d":[1,"x"],"e":null}';
		const attributes = attributesFromJson(parseJson(json, { floats: "tagged" }));
		expect(writeJson(projectAttributes(attributes, resolve(int16, attributes), int16))).toBe(json);
	});
});

describe("sentinelsToPlainJson", () => {
	test("K8 plain numbers for Zarr v2, never base64", () => {
		const fill = resolve(
			float32,
			attributesOf({ _FillValue: Float32Array.of(1e20), missing_value: Float32Array.of(-1, 1e20) }),
		);
		expect(parseJson(writeJson(sentinelsToPlainJson(fill, float32)))).toEqual([1.0000000200408773e20, -1]);
		expect(writeJson(sentinelsToPlainJson(fill, float32, "missing_value"))).toMatch(/^\[-1\.0,/);
	});

	test("64-bit integers keep their digits", () => {
		const type = dataType("int64");
		const fill = resolve(type, attributesOf({ _FillValue: BigInt64Array.of(-9223372036854775808n) }));
		expect(writeJson(sentinelsToPlainJson(fill, type))).toBe("[-9223372036854775808]");
	});
});
