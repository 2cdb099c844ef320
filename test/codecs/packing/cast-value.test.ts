import { describe, expect, it } from "vitest";
import { decodeBase64 } from "../../../src/zarr/base64.ts";
import { dataType } from "../../../src/zarr/data-type.ts";
import { JsonFloat, type JsonObject } from "../../../src/zarr/json.ts";
import { bytesOf, eachNumber, expectedNumbers, numbersOf, run, stageOf, vectors } from "./packing-vectors.ts";

const badMetadata = expect.objectContaining({ name: "MiraError", code: "bad-metadata" });

type Name = Parameters<typeof bytesOf>[0];

/** Numbers cast from one type to another. */
function cast(from: Name, to: Name, configuration: JsonObject, ...values: (number | bigint)[]): (number | bigint)[] {
	const stage = stageOf("cast_value", dataType(from), { data_type: to, ...configuration });
	return numbersOf(to, run(stage, "encode", bytesOf(from, ...values)));
}

describe("as cast-value-rs casts", () => {
	const values = new Map(vectors.values.map((row) => [row.dataType, decodeBase64(row.values)]));

	it.each(
		vectors.casts.map(
			(row) => [`${row.from} to ${row.to}, ${row.rounding}, ${row.outOfRange ?? "error"}`, row] as const,
		),
	)("%s", (_, row) => {
		const configuration = {
			data_type: row.to,
			rounding: row.rounding,
			...(row.outOfRange === null ? {} : { out_of_range: row.outOfRange }),
		};
		const stage = stageOf("cast_value", dataType(row.from), configuration);
		const bytes = values.get(row.from) as Uint8Array;
		expect(eachNumber(stage, "encode", [row.from, row.to], bytes)).toEqual(expectedNumbers(row.to, row));
	});
});

describe("rounding and ranges", () => {
	const halves = [0.5, 1.5, 2.5, -0.5, -1.5, -2.5, 1.7, -1.7];
	it.each([
		["nearest-even", [0, 2, 2, 0, -2, -2, 2, -2]],
		["towards-zero", [0, 1, 2, 0, -1, -2, 1, -1]],
		["towards-positive", [1, 2, 3, 0, -1, -2, 2, -1]],
		["towards-negative", [0, 1, 2, -1, -2, -3, 1, -2]],
		["nearest-away", [1, 2, 3, -1, -2, -3, 2, -2]],
	])("%s", (rounding, expected) => {
		expect(cast("float64", "int32", { rounding }, ...halves)).toEqual(expected);
	});

	it("P13: rounding comes before the range", () => {
		expect(cast("float64", "uint8", {}, 255.4)).toEqual([255]);
		expect(() => cast("float64", "uint8", {}, 255.5)).toThrow(RangeError);
		expect(cast("float64", "uint8", { out_of_range: "clamp" }, 255.5)).toEqual([255]);
	});

	it("P14: -0.5 to uint8 is 0, -0.6 is out of range", () => {
		expect(cast("float64", "uint8", {}, -0.5)).toEqual([0]);
		expect(() => cast("float64", "uint8", {}, -0.6)).toThrow(RangeError);
	});

	it("P15: nearest-away does not take 0.49999999999999994 for a half", () => {
		expect(cast("float64", "int32", { rounding: "nearest-away" }, 0.49999999999999994)).toEqual([0]);
	});

	it("P16: nearest-away of -2.5 is -3", () => {
		expect(cast("float64", "int32", { rounding: "nearest-away" }, -2.5)).toEqual([-3]);
	});

	it("P17: infinities are no integers, not even with clamp", () => {
		for (const value of [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN])
			for (const outOfRange of ["clamp", "wrap"])
				expect(() => cast("float64", "uint8", { out_of_range: outOfRange }, value)).toThrow(RangeError);
	});

	it("P20: wrap has no meaning for floats", () => {
		const configuration = { data_type: "float32", out_of_range: "wrap" };
		expect(() => stageOf("cast_value", dataType("float64"), configuration)).toThrow(badMetadata);
		// In the other direction the target is a float, and nothing wraps.
		const back = stageOf("cast_value", dataType("float64"), { data_type: "uint8", out_of_range: "wrap" });
		expect(numbersOf("float64", run(back, "decode", Uint8Array.of(0, 255)))).toEqual([0, 255]);
	});

	it("P21: 1e40 is out of the range of float32; clamp makes it infinite", () => {
		expect(cast("float64", "float32", { out_of_range: "clamp" }, 1e40, -1e40)).toEqual([Infinity, -Infinity]);
		expect(() => cast("float64", "float32", {}, 1e40)).toThrow(RangeError);
	});

	it("2^63 as uint64 wraps to the least int64", () => {
		expect(cast("uint64", "int64", { out_of_range: "wrap" }, 2n ** 63n)).toEqual([-(2n ** 63n)]);
		expect(() => cast("uint64", "int64", {}, 2n ** 63n)).toThrow(RangeError);
	});

	it("zeros keep their sign, NaN stays NaN", () => {
		const [zero, nan] = cast("float64", "float32", {}, -0, Number.NaN);
		expect(zero).toBe(-0);
		expect(nan).toBeNaN();
	});
});

describe("scalar_map", () => {
	const map = (encode: JsonObject[string], decode?: JsonObject[string]): JsonObject => ({
		scalar_map: { encode, ...(decode === undefined ? {} : { decode }) },
	});

	it("P18: what is mapped is not mapped again", () => {
		const pairs = map([
			[5, 6],
			[6, 7],
		]);
		expect(cast("int16", "uint8", pairs, 5, 6, 8)).toEqual([6, 7, 8]);
	});

	it("P19: of two entries with one key the first counts", () => {
		const pairs = map([
			["NaN", 0],
			["NaN", 1],
		]);
		expect(cast("float32", "uint8", pairs, Number.NaN)).toEqual([0]);
	});

	it("a NaN key is every NaN, a zero is every zero", () => {
		const payload = Uint8Array.of(1, 0, 0xc0, 0x7f, 0, 0, 0, 0x80);
		const pairs = map([
			["NaN", 9],
			[new JsonFloat(0), 8],
		]);
		const stage = stageOf("cast_value", dataType("float32"), { data_type: "uint8", ...pairs }, 2);
		expect(run(stage, "encode", payload)).toEqual(Uint8Array.of(9, 8));
	});

	it("a sentinel decodes to NaN, with the bits that are named", () => {
		const pairs = map(
			[["NaN", 0]],
			[
				[0, "NaN"],
				[255, "0x7fc00001"],
			],
		);
		const stage = stageOf("cast_value", dataType("float32"), { data_type: "uint8", ...pairs }, 3);
		const bytes = run(stage, "decode", Uint8Array.of(0, 1, 255));
		expect(Array.from(new Uint32Array(bytes.buffer))).toEqual([0x7fc00000, 0x3f800000, 0x7fc00001]);
	});

	it("+Infinity is read, though the specification has Infinity only (F26)", () => {
		expect(cast("float32", "uint8", map([["+Infinity", 255]]), Number.POSITIVE_INFINITY)).toEqual([255]);
	});

	it("keys of 64 bits are exact", () => {
		expect(cast("int64", "uint8", map([[9007199254740993n, 1]]), 9007199254740993n)).toEqual([1]);
		expect(() => cast("int64", "uint8", map([[9007199254740993n, 1]]), 9007199254740992n)).toThrow(RangeError);
	});
});

describe("configurations that are refused", () => {
	it.each<[string, JsonObject]>([
		["P23: a further member", { data_type: "uint8", extra: 1 }],
		["P23: a further member of scalar_map", { data_type: "uint8", scalar_map: { both: [] } }],
		["no data_type", {}],
		["a data type without numbers", { data_type: "bool" }],
		["an unknown rounding", { data_type: "uint8", rounding: "up" }],
		["an unknown out_of_range", { data_type: "uint8", out_of_range: "mirror" }],
		["an entry that is no pair", { data_type: "uint8", scalar_map: { encode: [[1]] } }],
		["an entry that the target cannot hold", { data_type: "uint8", scalar_map: { encode: [["NaN", 300]] } }],
	])("%s", (_, configuration) => {
		expect(() => stageOf("cast_value", dataType("float32"), configuration)).toThrow(badMetadata);
	});

	it("an array without numbers", () => {
		expect(() => stageOf("cast_value", dataType("bool"), { data_type: "uint8" })).toThrow(badMetadata);
	});

	it("data_type may be an object", () => {
		const stage = stageOf("cast_value", dataType("float32"), { data_type: { name: "uint8" } });
		expect(stage.encoded.dataType).toEqual(dataType("uint8"));
	});
});
