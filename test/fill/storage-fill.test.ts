import { describe, expect, test } from "vitest";
import { type DataType, dataType, fillFromJson, fillToJson, type JsonValue, writeJson } from "../../src/fill/index.ts";
import { structType } from "../../src/zarr/data-type.ts";
import { castScalar } from "../../src/zarr/scalar.ts";

// The forms of `fill_value` that mirazarr/fill passes on. Expected: Zarr v3 core, "Data types"; zarr-extensions.

const time: DataType = { kind: "time", name: "numpy.datetime64", itemBytes: 8, unit: "ns", scaleFactor: 1 };
const point = structType([
	{ name: "x", dataType: dataType("float32") },
	{ name: "n", dataType: dataType("uint64") },
]);

describe("fill_value", () => {
	const cases: [string, DataType, number[], string][] = [
		["F16 uint64 2^64-2", dataType("uint64"), [254, 255, 255, 255, 255, 255, 255, 255], "18446744073709551614"],
		["F17 int64 min+2", dataType("int64"), [2, 0, 0, 0, 0, 0, 0, 0x80], "-9223372036854775806"],
		["F18 a NaN with a payload", dataType("float32"), [1, 0, 0xc0, 0x7f], '"0x7fc00001"'],
		["F18 the canonical NaN", dataType("float32"), [0, 0, 0xc0, 0x7f], '"NaN"'],
		["F19 negative zero", dataType("float32"), [0, 0, 0, 0x80], "-0.0"],
		["F20 bool", dataType("bool"), [0], "false"],
		["F21 complex zero", dataType("complex64"), [0, 0, 0, 0, 0, 0, 0, 0], "[0.0,0.0]"],
		["F22 NaT", time, [0, 0, 0, 0, 0, 0, 0, 0x80], '"NaT"'],
		["F23 bytes", dataType("bytes"), [1, 2, 3], '"AQID"'],
		["F24 struct", point, [0, 0, 0x80, 0x3f, 5, 0, 0, 0, 0, 0, 0, 0], '{"x":1.0,"n":5}'],
	];
	test.each(cases)("%s", (_, type, bytes, json) => {
		expect(writeJson(fillToJson(type, Uint8Array.from(bytes)))).toBe(json);
	});

	const refused: [string, DataType, JsonValue][] = [
		["F25 null", dataType("float32"), null],
		["F21 a bare number for complex", dataType("complex64"), 0],
		["F24 a struct without a field", point, { x: 1 }],
		["F13 out of range", dataType("uint8"), 300],
	];
	test.each(refused)("%s is refused", (_, type, json) => {
		expect(() => fillFromJson(type, json)).toThrow(expect.objectContaining({ code: "bad-fill" }));
	});

	test('F26 "+Infinity" is read, and rewritten as "Infinity"', () => {
		const type = dataType("float64");
		expect(fillFromJson(type, "+Infinity")).toEqual(castScalar(type, Number.POSITIVE_INFINITY)?.bytes);
		expect(fillToJson(type, fillFromJson(type, "+Infinity"))).toBe("Infinity");
	});

	test("F23 a list of bytes is read", () => {
		expect(fillFromJson(dataType("bytes"), [1, 2, 3])).toEqual(Uint8Array.of(1, 2, 3));
	});
});
