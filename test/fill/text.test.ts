import { describe, expect, test } from "vitest";
import { encodeFillValue } from "../../src/fill/convention.ts";
import { parseFillText } from "../../src/fill/text.ts";
import { type DataType, dataType, textType } from "../../src/zarr/data-type.ts";
import { castScalar, type Scalar } from "../../src/zarr/scalar.ts";

const f32 = dataType("float32");
const f64 = dataType("float64");
const i16 = dataType("int16");
const u8 = dataType("uint8");
const FLOAT32_MAX = 3.4028234663852886e38; // numpy: float(np.finfo("f4").max)

describe("parseFillText", () => {
	const cases: [string, DataType, string, Scalar | undefined][] = [
		["F27 infinity", f32, "infinity", Number.POSITIVE_INFINITY],
		["F27 1.#INF", f32, "1.#INF", Number.POSITIVE_INFINITY],
		["F27 -1.#INF", f32, "-1.#INF", Number.NEGATIVE_INFINITY],
		["F27 -1.#inf00", f32, "-1.#inf00", Number.NEGATIVE_INFINITY],
		["F27 -1.#IND", f32, "-1.#IND", Number.NaN],
		["F27 -1.#IND00", f32, "-1.#IND00", Number.NaN],
		["F27 1.#QNAN", f32, "1.#QNAN", Number.NaN],
		["F27 1.#QNAN000", f64, "1.#QNAN000", Number.NaN],
		["F27 1.#SNAN", f32, "1.#SNAN", Number.NaN],
		["nan", f32, "nan", Number.NaN],
		["-nan", f32, "-nan", Number.NaN],
		["nan(ind)", f32, "nan(ind)", Number.NaN],
		["NaN on an integer is still NaN", u8, "NaN", Number.NaN],
		["-inf", f32, "-inf", Number.NEGATIVE_INFINITY],
		["1e400", f64, "1e400", Number.POSITIVE_INFINITY],
		["F8 -128", dataType("int8"), "-128", -128],
		["A1 -9999.0 on int16", i16, "-9999.0", -9999],
		["-9999. on int16", i16, "-9999.", -9999],
		["-9.999e3 on int16", i16, "-9.999e3", -9999],
		["12.4 on an integer keeps its fraction", u8, "12.4", 12.4],
		["300 on uint8 is read", u8, "300", 300],
		["a decimal comma", f64, "-9999,5", -9999.5],
		["hexadecimal", u8, "0x10", 16],
		["blanks around it", i16, "  -9999 ", -9999],
		["a plus sign", i16, "+5", 5],
		["A1 int64 max", dataType("int64"), "9223372036854775807", 9223372036854775807n],
		["uint64 max", dataType("uint64"), "18446744073709551615", 18446744073709551615n],
		["uint64 with a fraction of zeros", dataType("uint64"), "18446744073709551615.00", 18446744073709551615n],
		["uint64 with an exponent", dataType("uint64"), "1.8446744073709551615e19", 18446744073709551615n],
		["F2 float32 max", f32, "3.4028235e+38", FLOAT32_MAX],
		["A1 just above float32 max", f32, "3.40282346638529011e+38", FLOAT32_MAX],
		["T3 float32 min", f32, "-3.40282346638529e+38", -FLOAT32_MAX],
		["almost float32 max", f32, "3.40282346600000016e+38", FLOAT32_MAX],
		// numpy: float(np.float32(-3.402823e38))
		["below float32 max", f32, "-3.40282300000000000e+38", -3.4028230607370965e38],
		["float64 keeps it", f64, "3.40282346638529011e+38", 3.40282346638529e38],
		["double limits", f64, "-1.6999999999999999e+308", -1.6999999999999999e308],
		["the least double", f64, "2.22507385850720138e-308", 2.2250738585072014e-308],
		["float32 1e+20 is rounded to one", f32, "1e+20", 1.0000000200408773e20],
		["-9999.900390625", f32, "-9999.900390625", -9999.900390625],
		["beyond float32 stays, to be refused", f32, "1e39", 1e39],
		["negative zero", f32, "-0.0", -0],
		["empty", f32, "", undefined],
		["blank", f32, "  ", undefined],
		["garbage", u8, "abc", undefined],
		["a number and more", u8, "5 m", undefined],
		["thousands", u8, "1,234,567", undefined],
		["only a point", u8, ".", undefined],
		["only an exponent", u8, "e5", undefined],
		["an endless number", f64, "1".repeat(500), undefined],
		["text is text", textType(3), "n/a", "n/a"],
		["complex", dataType("complex64"), "0.1", Math.fround(0.1)],
	];
	test.each(cases)("%s", (_, type, text, expected) => {
		expect(parseFillText(type, text)).toEqual(expected);
	});

	test("F2 float32 max from text is encoded as float32 max", () => {
		const value = parseFillText(f32, "3.4028235e+38") as number;
		expect(encodeFillValue(f32, castScalar(f32, value)?.bytes as Uint8Array)).toBe("AAAA4P//70c=");
	});
});
