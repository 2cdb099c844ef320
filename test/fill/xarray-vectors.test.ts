import { expect, test } from "vitest";
import { type CfOptions, decodeCf } from "../../src/cf/decode.ts";
import { type AttributeValue, numericAttribute } from "../../src/zarr/attributes.ts";
import { type DataType, dataType, textType } from "../../src/zarr/data-type.ts";
import type { Scalar } from "../../src/zarr/scalar.ts";
import { f32, f64, i8, i16, i32, i64, resolveTyped, stored, text, u8, u16, u64 } from "./typed-values.ts";

/** The vectors of reference/missing-data.md, section 6.3: what xarray 2026.9.0 answered, or the rule that goes before it. */
type Vector = {
	number: number;
	/** What is special about it; a divergence names its rule. */
	title: string;
	type: DataType;
	raw: Scalar[];
	shape?: number[];
	attributes?: Record<string, AttributeValue>;
	options?: CfOptions;
	decoded: { type: string; data: unknown[]; validity?: number };
	/** Codes of the diagnostics that the attributes give. */
	diagnostics?: string[];
};

const nan = Number.NaN;
const F32_MAX = 3.4028234663852886e38;
const { fround } = Math;
const iso: CfOptions = { times: "iso" };
const days = text("days since 2000-01-01");

const VECTORS: Vector[] = [
	{
		number: 1,
		title: "int8 with a fill is float32",
		type: dataType("int8"),
		raw: [-127, 0, 1],
		attributes: { _FillValue: i8(-127) },
		decoded: { type: "float32", data: [nan, 0, 1] },
	},
	{
		number: 2,
		title: "int16 with a fill is float32",
		type: dataType("int16"),
		raw: [-9999, 0, 1],
		attributes: { _FillValue: i16(-9999) },
		decoded: { type: "float32", data: [nan, 0, 1] },
	},
	{
		number: 3,
		title: "uint16 with a fill is float32",
		type: dataType("uint16"),
		raw: [65535, 0, 1],
		attributes: { _FillValue: u16(65535) },
		decoded: { type: "float32", data: [nan, 0, 1] },
	},
	{
		number: 4,
		title: "int32 with a fill is float64",
		type: dataType("int32"),
		raw: [-9999, 16777217],
		attributes: { _FillValue: i32(-9999) },
		decoded: { type: "float64", data: [nan, 16777217] },
	},
	{
		number: 5,
		title: "int64 with a fill is float64, which loses digits",
		type: dataType("int64"),
		raw: [-9999n, 9007199254740993n],
		attributes: { _FillValue: i64(-9999n) },
		decoded: { type: "float64", data: [nan, 9007199254740992] },
	},
	{
		number: 6,
		title: "uint64 with the greatest fill",
		type: dataType("uint64"),
		raw: [2n ** 64n - 1n, 1n],
		attributes: { _FillValue: u64(2n ** 64n - 1n) },
		decoded: { type: "float64", data: [nan, 1] },
	},
	{
		number: 7,
		// xarray compares -10000 with -9999 and masks nothing.
		title: "float16 stores -9999 as -10000; rule 3 casts the fill too, so it masks (M5)",
		type: dataType("float16"),
		raw: [1.5, -9999],
		attributes: { _FillValue: f64(-9999) },
		decoded: { type: "float16", data: [1.5, nan] },
		diagnostics: ["fill-cast-inexact"],
	},
	{
		number: 8,
		title: "float32 keeps its type",
		type: dataType("float32"),
		raw: [1.5, -9999],
		attributes: { _FillValue: f64(-9999) },
		decoded: { type: "float32", data: [1.5, nan] },
	},
	{
		number: 9,
		// xarray compares as float64 and masks nothing.
		title: "float32 0.1 with a double 0.1: rule 3 casts it, so it masks (M3)",
		type: dataType("float32"),
		raw: [0.1, 1],
		attributes: { _FillValue: f64(0.1) },
		decoded: { type: "float32", data: [nan, 1] },
		diagnostics: ["fill-cast-inexact"],
	},
	{
		number: 10,
		title: "float32 0.1 with the same number as a double",
		type: dataType("float32"),
		raw: [0.1, 1],
		attributes: { _FillValue: f64(0.10000000149011612) },
		decoded: { type: "float32", data: [nan, 1] },
	},
	{
		number: 11,
		title: "a double 1e20 is not the float32 1e20",
		type: dataType("float64"),
		raw: [1e20, 1],
		attributes: { _FillValue: f32(1e20) },
		decoded: { type: "float64", data: [1e20, 1] },
	},
	{
		number: 12,
		// xarray masks nothing.
		title: "float32 1e20 with missing_value double 1e20: rule 3 casts it, so it masks",
		type: dataType("float32"),
		raw: [1e20, 1],
		attributes: { missing_value: f64(1e20) },
		decoded: { type: "float32", data: [nan, 1] },
		diagnostics: ["fill-cast-inexact"],
	},
	{
		number: 13,
		title: "the largest float32",
		type: dataType("float32"),
		raw: [F32_MAX, 1],
		attributes: { _FillValue: f64(F32_MAX) },
		decoded: { type: "float32", data: [nan, 1] },
	},
	{
		number: 14,
		// xarray masks nothing.
		title: "the largest float32 in decimal: rule 3 casts it, so it masks",
		type: dataType("float32"),
		raw: [-F32_MAX, 1],
		attributes: { _FillValue: f64(-3.4028235e38) },
		decoded: { type: "float32", data: [nan, 1] },
		diagnostics: ["fill-cast-inexact"],
	},
	{
		number: 15,
		title: "NaN as fill of floats changes nothing (M24)",
		type: dataType("float32"),
		raw: [nan, 1],
		attributes: { _FillValue: f32(nan) },
		decoded: { type: "float32", data: [nan, 1] },
	},
	{
		number: 16,
		title: "NaN as fill of integers is dropped, the type stays (M9)",
		type: dataType("int16"),
		raw: [0, 1],
		attributes: { _FillValue: f64(nan) },
		decoded: { type: "int16", data: [0, 1] },
		diagnostics: ["fill-out-of-range"],
	},
	{
		number: 17,
		title: "_FillValue and missing_value differ: both mask (M6)",
		type: dataType("int16"),
		raw: [-9999, -9998, 1],
		attributes: { _FillValue: i16(-9999), missing_value: i16(-9998) },
		decoded: { type: "float32", data: [nan, nan, 1] },
		diagnostics: ["fill-conflict"],
	},
	{
		number: 18,
		title: "a vector missing_value: all mask (M8)",
		type: dataType("float32"),
		raw: [-9999, -9998, 1],
		attributes: { _FillValue: f32(-9999), missing_value: numericAttribute(Float32Array.of(-9998, -9997)) },
		decoded: { type: "float32", data: [nan, nan, 1] },
		diagnostics: ["fill-conflict"],
	},
	{
		number: 19,
		// xarray promotes to float32 and masks nothing.
		title: "uint8 with fill -1: rule 6 drops it, the type stays (F12, F13)",
		type: dataType("uint8"),
		raw: [255, 0, 1],
		attributes: { _FillValue: i16(-1) },
		decoded: { type: "uint8", data: [255, 0, 1] },
		diagnostics: ["fill-out-of-range"],
	},
	{
		number: 20,
		// xarray promotes to float32 and masks nothing.
		title: "uint8 with fill 300: rule 6 drops it, the type stays (F13)",
		type: dataType("uint8"),
		raw: [255, 0, 1],
		attributes: { _FillValue: i16(300) },
		decoded: { type: "uint8", data: [255, 0, 1] },
		diagnostics: ["fill-out-of-range"],
	},
	{
		number: 21,
		title: "int16 with a whole float as fill (M10)",
		type: dataType("int16"),
		raw: [1, 2],
		attributes: { _FillValue: f64(1) },
		decoded: { type: "float32", data: [nan, 2] },
	},
	{
		number: 22,
		// xarray promotes to float32 and masks nothing.
		title: "int16 with fill 1.5: rule 6 drops it, the type stays (M10)",
		type: dataType("int16"),
		raw: [1, 2],
		attributes: { _FillValue: f64(1.5) },
		decoded: { type: "int16", data: [1, 2] },
		diagnostics: ["fill-out-of-range"],
	},
	{
		number: 23,
		title: "text as fill of floats masks nothing; ours says so (M11)",
		type: dataType("float32"),
		raw: [1, 2],
		attributes: { _FillValue: text("1.0") },
		decoded: { type: "float32", data: [1, 2] },
		diagnostics: ["fill-text"],
	},
	{
		number: 24,
		title: "a double scale_factor gives float64 (P3)",
		type: dataType("int16"),
		raw: [10, 20],
		attributes: { scale_factor: f64(0.1) },
		decoded: { type: "float64", data: [1, 2] },
	},
	{
		number: 25,
		title: "a float32 scale_factor gives float32",
		type: dataType("int16"),
		raw: [10, 20],
		attributes: { scale_factor: f32(0.1) },
		decoded: { type: "float32", data: [1, 2] },
	},
	{
		number: 26,
		title: "double scale_factor and fill",
		type: dataType("int16"),
		raw: [10, -9999],
		attributes: { scale_factor: f64(0.1), _FillValue: i16(-9999) },
		decoded: { type: "float64", data: [1, nan] },
	},
	{
		number: 27,
		title: "float32 scale_factor and add_offset on int16 give float32",
		type: dataType("int16"),
		raw: [10, -9999],
		attributes: { scale_factor: f32(0.1), add_offset: f32(5), _FillValue: i16(-9999) },
		decoded: { type: "float32", data: [6, nan] },
	},
	{
		number: 28,
		title: "double scale_factor with a float32 add_offset gives float64",
		type: dataType("int16"),
		raw: [10, -9999],
		attributes: { scale_factor: f64(0.1), add_offset: f32(5), _FillValue: i16(-9999) },
		decoded: { type: "float64", data: [6, nan] },
	},
	{
		number: 29,
		title: "float32 scale_factor and add_offset on int32 give float64 (P4)",
		type: dataType("int32"),
		raw: [10, -9999],
		attributes: { scale_factor: f32(0.1), add_offset: f32(5), _FillValue: i32(-9999) },
		decoded: { type: "float64", data: [6.000000014901161, nan] },
	},
	{
		number: 30,
		title: "float32 scale_factor alone gives float32 on int32 too",
		type: dataType("int32"),
		raw: [10, -9999],
		attributes: { scale_factor: f32(0.1), _FillValue: i32(-9999) },
		decoded: { type: "float32", data: [1, nan] },
	},
	{
		number: 31,
		title: "add_offset alone gives float64",
		type: dataType("int16"),
		raw: [10, 20],
		attributes: { add_offset: f32(5) },
		decoded: { type: "float64", data: [15, 25] },
	},
	{
		number: 32,
		// xarray gives int64.
		title: "an integer scale_factor gives float64 (P1)",
		type: dataType("int16"),
		raw: [10, 20],
		attributes: { scale_factor: i32(10) },
		decoded: { type: "float64", data: [100, 200] },
	},
	{
		number: 33,
		// xarray raises: cannot convert float NaN to integer.
		title: "an integer scale_factor with a fill gives float64 (P1)",
		type: dataType("int16"),
		raw: [10, -9999],
		attributes: { scale_factor: i32(10), _FillValue: i16(-9999) },
		decoded: { type: "float64", data: [100, nan] },
	},
	{
		number: 34,
		title: "integer scale_factor and add_offset give float64",
		type: dataType("int16"),
		raw: [10, -9999],
		attributes: { scale_factor: i32(1), add_offset: i32(0), _FillValue: i16(-9999) },
		decoded: { type: "float64", data: [10, nan] },
	},
	{
		number: 35,
		// xarray gives int64.
		title: "float32 with an integer scale_factor gives float64 (P1)",
		type: dataType("float32"),
		raw: [10, 20],
		attributes: { scale_factor: i32(2) },
		decoded: { type: "float64", data: [20, 40] },
	},
	{
		number: 36,
		title: "float64 with a float32 scale_factor goes down to float32 (P5)",
		type: dataType("float64"),
		raw: [10, 20],
		attributes: { scale_factor: f32(0.1) },
		decoded: { type: "float32", data: [1, 2] },
	},
	{
		number: 37,
		// xarray gives Python objects.
		title: "a scale_factor of one element is a scalar (P8)",
		type: dataType("int16"),
		raw: [10, 20],
		attributes: { scale_factor: numericAttribute(Float64Array.of(0.1)) },
		decoded: { type: "float64", data: [1, 2] },
	},
	{
		number: 38,
		// xarray raises UFuncTypeError.
		title: "a scale_factor of text is a number (P7)",
		type: dataType("int16"),
		raw: [10, 20],
		attributes: { scale_factor: text("0.1") },
		decoded: { type: "float64", data: [1, 2] },
	},
	{
		number: 39,
		title: "uint8 with fill, scale_factor and add_offset",
		type: dataType("uint8"),
		raw: [250, 251],
		attributes: { _FillValue: u8(251), scale_factor: f64(0.4), add_offset: f64(0) },
		decoded: { type: "float64", data: [100, nan] },
	},
	{
		number: 40,
		title: "_Unsigned alone changes the type",
		type: dataType("int8"),
		raw: [-1, 0, 1],
		attributes: { _Unsigned: text("true") },
		decoded: { type: "uint8", data: [255, 0, 1] },
	},
	{
		number: 41,
		title: "_Unsigned with a fill in the signed domain (M15)",
		type: dataType("int8"),
		raw: [-1, 0, 1],
		attributes: { _Unsigned: text("true"), _FillValue: i8(-1) },
		decoded: { type: "float32", data: [nan, 0, 1] },
	},
	{
		number: 42,
		// xarray raises OverflowError.
		title: "_Unsigned with a fill in the unsigned domain masks (M16)",
		type: dataType("int8"),
		raw: [-1, 0, 1],
		attributes: { _Unsigned: text("true"), _FillValue: i16(255) },
		decoded: { type: "float32", data: [nan, 0, 1] },
	},
	{
		number: 43,
		title: "_Unsigned with fill and packing",
		type: dataType("int16"),
		raw: [-1, -2, 1],
		attributes: { _Unsigned: text("true"), _FillValue: i16(-1), scale_factor: f64(0.01), add_offset: f64(1) },
		decoded: { type: "float64", data: [nan, 656.34, 1.01] },
	},
	{
		number: 44,
		// xarray leaves 255.
		title: "_Unsigned reinterprets missing_value too (M17)",
		type: dataType("int8"),
		raw: [-1, 0],
		attributes: { _Unsigned: text("true"), missing_value: i8(-1) },
		decoded: { type: "float32", data: [nan, 0] },
	},
	{
		number: 45,
		// xarray knows "true" only, and leaves -2 signed; netCDF4 takes both.
		title: '_Unsigned "True" counts (M18)',
		type: dataType("int8"),
		raw: [-1, 0, -2],
		attributes: { _Unsigned: text("True"), _FillValue: i8(-1) },
		decoded: { type: "float32", data: [nan, 0, 254] },
	},
	{
		number: 46,
		title: '_Unsigned "false" makes unsigned data signed',
		type: dataType("uint8"),
		raw: [255, 0],
		attributes: { _Unsigned: text("false") },
		decoded: { type: "int8", data: [-1, 0] },
	},
	{
		number: 47,
		// xarray raises OverflowError.
		title: '_Unsigned "false" with a fill of the stored type masks (M16)',
		type: dataType("uint8"),
		raw: [255, 0],
		attributes: { _Unsigned: text("false"), _FillValue: u8(255) },
		decoded: { type: "float32", data: [nan, 0] },
	},
	{
		number: 48,
		title: 'dtype "bool": a missing value is true as in xarray, and invalid (M20)',
		type: dataType("int8"),
		raw: [1, 0, -1],
		attributes: { dtype: text("bool"), _FillValue: i8(-1) },
		decoded: { type: "bool", data: [1, 0, 1], validity: 0b011 },
	},
	{
		number: 49,
		title: "valid_range masks nothing by default (M13)",
		type: dataType("int16"),
		raw: [1, 200],
		attributes: { valid_range: numericAttribute(Int16Array.of(0, 100)) },
		decoded: { type: "int16", data: [1, 200] },
	},
	{
		number: 50,
		title: "times of integers with a fill (M22)",
		type: dataType("int32"),
		raw: [0, 1, -1],
		attributes: { units: days, _FillValue: i32(-1) },
		options: iso,
		decoded: { type: "string", data: ["2000-01-01T00:00:00", "2000-01-02T00:00:00", null] },
	},
	{
		number: 51,
		title: "times of floats with NaN",
		type: dataType("float64"),
		raw: [0.5, nan],
		attributes: { units: days },
		options: iso,
		decoded: { type: "string", data: ["2000-01-01T12:00:00", null] },
	},
	{
		number: 52,
		title: "times in a calendar without leap years",
		type: dataType("int32"),
		raw: [0, 60],
		attributes: { units: days, calendar: text("noleap") },
		options: iso,
		decoded: { type: "string", data: ["2000-01-01T00:00:00", "2000-03-02T00:00:00"] },
	},
	{
		number: 53,
		title: "times in a calendar of months of 30 days",
		type: dataType("int32"),
		raw: [0, 60],
		attributes: { units: days, calendar: text("360_day") },
		options: iso,
		decoded: { type: "string", data: ["2000-01-01T00:00:00", "2000-03-01T00:00:00"] },
	},
	{
		number: 54,
		title: "days without a date are numbers",
		type: dataType("int32"),
		raw: [1, 2],
		attributes: { units: text("days") },
		options: iso,
		decoded: { type: "int32", data: [1, 2] },
	},
	{
		number: 55,
		title: "characters joined along the last dimension",
		type: textType(1),
		raw: ["a", "b", "c", ""],
		shape: [2, 2],
		options: { characters: "joined" },
		decoded: { type: "null_terminated_bytes", data: ["ab", "c"] },
	},
	{
		number: 56,
		title: "complex: NaN in both parts (M21)",
		type: dataType("complex64"),
		raw: [
			[1, 2],
			[-9999, 0],
		],
		attributes: { _FillValue: { dataType: "complex64", shape: [], values: [[-9999, 0]] } },
		decoded: { type: "complex64", data: [1, 2, nan, nan] },
	},
	{
		number: 57,
		// xarray gives Python objects: [NaN, False].
		title: "bool with a fill stays bool, with validity",
		type: dataType("bool"),
		raw: [true, false],
		attributes: { _FillValue: { dataType: "bool", shape: [], values: [true] } },
		decoded: { type: "bool", data: [1, 0], validity: 0b10 },
	},
	{
		number: 58,
		title: "an empty missing_value is none (M27)",
		type: dataType("int16"),
		raw: [1, 2],
		attributes: { missing_value: numericAttribute(new Int16Array()) },
		decoded: { type: "int16", data: [1, 2] },
	},
	{
		number: 59,
		title: "times in nanoseconds, NaT as fill",
		type: dataType("int64"),
		raw: [-(2n ** 63n), 5n],
		attributes: { units: text("nanoseconds since 1970-01-01"), _FillValue: i64(-(2n ** 63n)) },
		options: iso,
		decoded: { type: "string", data: [null, "1970-01-01T00:00:00.000000005"] },
	},
	{
		number: 60,
		// xarray gives Python objects: ["a", NaN].
		title: "text with a missing_value: null",
		type: dataType("string"),
		raw: ["a", "missing"],
		attributes: { missing_value: text("missing") },
		decoded: { type: "string", data: ["a", null] },
	},
];

test("all sixty vectors are here", () => {
	expect(VECTORS.map(({ number }) => number)).toEqual(Array.from({ length: 60 }, (_, i) => i + 1));
});

for (const vector of VECTORS) {
	test(`vector ${vector.number}: ${vector.title}`, () => {
		const attributes = new Map(Object.entries(vector.attributes ?? {}));
		const { fill, diagnostics, problem } = resolveTyped(vector.type, attributes);
		const values = stored(vector.type, vector.raw, vector.shape);
		const ours = decodeCf(values, fill, vector.options, { attributes });
		expect({ type: ours.dataType, data: Array.from<unknown>(ours.data), validity: ours.validity?.[0] }).toEqual({
			validity: undefined,
			...vector.decoded,
			data: vector.decoded.data.map((value) =>
				vector.decoded.type === "float32" && typeof value === "number" ? fround(value) : value,
			),
		});
		expect(diagnostics.map(({ code }) => code)).toEqual(vector.diagnostics ?? []);
		expect(problem).toBeUndefined();
	});
}
