import { describe, expect, it } from "vitest";
import { type DataType, dataType, parseDataType, rawType, structType, textType } from "../../src/zarr/data-type.ts";
import { fillFromJson, fillToJson } from "../../src/zarr/fill-value.ts";
import { type JsonValue, parseJson, writeJson } from "../../src/zarr/json.ts";

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const datetime = parseDataType({ name: "numpy.datetime64", configuration: { unit: "ns", scale_factor: 1 } });
const utf32 = parseDataType({ name: "fixed_length_utf32", configuration: { length_bytes: 12 } });
const point = structType([
	{ name: "x", dataType: dataType("int16") },
	{ name: "y", dataType: dataType("float32") },
]);

/** What stands in a document, the bytes it means, and what we write for them. */
const FORMS: [code: string, type: DataType, json: string, bytes: string, written?: string][] = [
	["F16", dataType("uint64"), "18446744073709551614", "feffffffffffffff"],
	["F17", dataType("int64"), "-9223372036854775806", "0200000000000080"],
	["int64 max", dataType("int64"), "9223372036854775807", "ffffffffffffff7f"],
	["F18", dataType("float32"), '"0x7fc00001"', "0100c07f"],
	["F19", dataType("float32"), "-0.0", "00000080"],
	["F20", dataType("bool"), "false", "00"],
	["F21", dataType("complex64"), "[0.0,0.0]", "0000000000000000"],
	["F22", datetime, '"NaT"', "0000000000000080"],
	["F23 base64", dataType("bytes"), '"AQID"', "010203"],
	["F23 list", dataType("bytes"), "[1,2,3]", "010203", '"AQID"'],
	["F24", point, '{"x":1,"y":"NaN"}', "01000000c07f"],
	["F26", dataType("float64"), '"+Infinity"', "000000000000f07f", '"Infinity"'],
	["canonical NaN", dataType("float32"), '"NaN"', "0000c07f"],
	["canonical NaN of float16", dataType("float16"), '"NaN"', "007e"],
	["canonical NaN of float64", dataType("float64"), '"NaN"', "000000000000f87f"],
	["hex of a plain number", dataType("float32"), '"0xc61c3c00"', "003c1cc6", "-9999.0"],
	["float32 max", dataType("float32"), "3.4028234663852886e+38", "ffff7f7f"],
	["decimal beyond float32", dataType("float32"), "1e39", "0000807f", '"Infinity"'],
	["-Infinity", dataType("float32"), '"-Infinity"', "000080ff"],
	["whole float on an integer", dataType("int16"), "5.0", "0500", "5"],
	["complex with special parts", dataType("complex128"), '["NaN",-1.5]', "000000000000f87f000000000000f8bf"],
	["null_terminated_bytes", textType(4), '"YWI="', "61620000"],
	["empty text", textType(1), '""', "00"],
	["raw_bytes", rawType(2), '"AQI="', "0102"],
	["r16 by a list of bytes", parseDataType("r16"), "[1,2]", "0102"],
	["string", dataType("string"), '"é"', "c3a9"],
	["fixed_length_utf32", utf32, '"aé"', "61000000e900000000000000"],
];

describe("fill_value of v3 documents", () => {
	it.each(FORMS)("%s: %o reads %s", (_, type, json, bytes) => {
		expect(hex(fillFromJson(type, parseJson(json, { floats: "tagged" })))).toBe(bytes);
	});

	it.each(FORMS)("%s: %o is written as it was read", (_, type, json, bytes, written = json) => {
		const value = Uint8Array.from(bytes.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
		expect(writeJson(fillToJson(type, value))).toBe(written);
	});

	it.each<[string, DataType, JsonValue]>([
		["F25", dataType("int16"), null],
		["F25", dataType("float32"), null],
		["a number for bool", dataType("bool"), 0],
		["a fraction for an integer", dataType("int16"), 5.5],
		["beyond the range", dataType("uint8"), 300],
		["text for an integer", dataType("int16"), "5"],
		["text for a float", dataType("float32"), "-9999"],
		["hex that is too long", dataType("float32"), "0x7fc0000100"],
		["a number for complex", dataType("complex64"), 0],
		["a struct without a field", point, { x: 1 }],
		["text that is too long", utf32, "abcd"],
		["bytes of another length", rawType(2), "AQID"],
		["a list with 256", dataType("bytes"), [256]],
	])("%s is refused", (_, type, json) => {
		expect(() => fillFromJson(type, json)).toThrow(expect.objectContaining({ code: "bad-fill" }));
	});
});
