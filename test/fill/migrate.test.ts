import { describe, expect, test } from "vitest";
import type { FillOptions } from "../../src/fill/fill-options.ts";
import { migrateV2Fill, v2DimensionNames } from "../../src/fill/migrate.ts";
import { decodeV2FillValue } from "../../src/fill/v2-fill.ts";
import { attributesFromJson } from "../../src/zarr/attributes.ts";
import { type DataType, dataType, rawType, structType, textType } from "../../src/zarr/data-type.ts";
import { JsonFloat, type JsonValue, writeJson } from "../../src/zarr/json.ts";

const int16 = dataType("int16");
const float32 = dataType("float32");
const time: DataType = { kind: "time", name: "numpy.datetime64", itemBytes: 8, unit: "ns", scaleFactor: 1 };

function migrate(type: DataType, fillValue: JsonValue | undefined, options: FillOptions = {}) {
	return migrateV2Fill(
		{
			family: "zarr-v2",
			path: "/v",
			dataType: type,
			fillValue,
			attributes: attributesFromJson({ _ARRAY_DIMENSIONS: ["x", "y"] }),
		},
		options,
	);
}

describe("migrateV2Fill", () => {
	test("Z12 fill_value and _FillValue", () => {
		const { fillValue, attributes } = migrate(int16, -9999);
		expect(fillValue).toBe(-9999);
		expect(attributes._FillValue).toBe(-9999);
		expect(migrate(float32, -9999).attributes._FillValue).toBe("AAAAAICHw8A=");
	});

	test("Z11 _ARRAY_DIMENSIONS becomes dimension names, and leaves the attributes", () => {
		const { attributes, dimensionNames } = migrate(int16, -9999);
		expect(dimensionNames).toEqual(["x", "y"]);
		expect(attributes).not.toHaveProperty("_ARRAY_DIMENSIONS");
		const scalar = attributesFromJson({ _ARRAY_DIMENSIONS: [] });
		expect(v2DimensionNames(scalar)).toEqual([]);
		expect(v2DimensionNames(new Map())).toBeUndefined();
	});

	test("K9 a fill of foreign Kerchunk references masks only on request", () => {
		const input = { family: "kerchunk", path: "/v", dataType: int16, fillValue: 0, attributes: new Map() } as const;
		const plain = migrateV2Fill(input);
		expect(plain.attributes).toEqual({});
		expect(plain.diagnostics).toMatchObject([{ code: "v2-fill-as-mask" }]);
		expect(migrateV2Fill(input, { v2FillAsMask: true }).attributes).toEqual({ _FillValue: 0 });
	});

	test("K10 NaN in every spelling", () => {
		for (const fill of [Number.NaN, "nan", "NaN"]) {
			const { fillValue, attributes } = migrate(float32, fill);
			expect(fillValue).toBe("NaN");
			expect(attributes._FillValue).toBe("AAAAAAAA+H8=");
		}
	});

	test("null asks for nullFill", () => {
		for (const fill of [null, undefined])
			expect(() => migrate(int16, fill)).toThrow(expect.objectContaining({ code: "bad-fill", path: "/v" }));
		expect(() => migrate(int16, null)).toThrow(/nullFill/);
	});

	test("nullFill: a value", () => {
		const { fillValue, attributes } = migrate(int16, null, { nullFill: 7 });
		expect(fillValue).toBe(7);
		// K10: a chosen storage fill masks nothing.
		expect(attributes._FillValue).toBeUndefined();
		expect(() => migrate(int16, null, { nullFill: 1.5 })).toThrow(expect.objectContaining({ code: "bad-argument" }));
	});

	const extremes: [DataType, string][] = [
		[dataType("int8"), "-128"],
		[int16, "-32768"],
		[dataType("int64"), "-9223372036854775808"],
		[dataType("uint8"), "255"],
		[dataType("uint64"), "18446744073709551615"],
		[float32, '"NaN"'],
		[dataType("complex64"), '["NaN","NaN"]'],
		[time, '"NaT"'],
		[dataType("bool"), "false"],
		[dataType("string"), '""'],
	];
	test.each(extremes)('nullFill: "extreme" for $name', (type, expected) => {
		expect(writeJson(migrate(type, null, { nullFill: "extreme" }).fillValue)).toBe(expected);
	});
});

describe("decodeV2FillValue", () => {
	// Zarr v2 specification, "Fill value encoding"; bytes by NumPy.
	const cases: [string, DataType, JsonValue, number[] | undefined][] = [
		["an integer", int16, -9999, [0xf1, 0xd8]],
		["a whole float on an integer", int16, new JsonFloat(-9999), [0xf1, 0xd8]],
		["infinity", float32, "-Infinity", [0, 0, 0x80, 0xff]],
		["a float", float32, new JsonFloat(1e20), [0xec, 0x78, 0xad, 0x60]],
		["minus zero", float32, new JsonFloat(-0), [0, 0, 0, 0x80]],
		["0 as 64 bits on bytes", textType(3), 0n, [0, 0, 0]],
		["a complex pair", dataType("complex64"), [1, "NaN"], [0, 0, 0x80, 0x3f, 0, 0, 0xc0, 0x7f]],
		["a complex zero", dataType("complex64"), 0, [0, 0, 0, 0, 0, 0, 0, 0]],
		["bool", dataType("bool"), true, [1]],
		["text of bytes", textType(3), "YWI=", [0x61, 0x62, 0]],
		["0 on bytes", textType(3), 0, [0, 0, 0]],
		["0 on strings", dataType("string"), 0, []],
		["a string", dataType("string"), "é", [0xc3, 0xa9]],
		["raw bytes", rawType(2), "AQI=", [1, 2]],
		["a struct", structType([{ name: "a", dataType: int16 }]), "8dg=", [0xf1, 0xd8]],
		["NaT", time, "NaT", [0, 0, 0, 0, 0, 0, 0, 0x80]],
		["a time", time, 1, [1, 0, 0, 0, 0, 0, 0, 0]],
		["text that is not base64", textType(1), "-", undefined],
		["raw bytes of another length", rawType(2), "AQID", undefined],
		["a fraction on an integer", int16, new JsonFloat(0.5), undefined],
		["NaN on an integer", int16, "NaN", undefined],
		["a list on a float", float32, [1, 2], undefined],
		["null inside a pair", dataType("complex64"), [1, null], undefined],
	];
	test.each(cases)("%s", (_, type, json, bytes) => {
		expect(decodeV2FillValue(type, json)?.bytes).toEqual(bytes === undefined ? undefined : Uint8Array.from(bytes));
	});
});
