import { describe, expect, it } from "vitest";
import { decodeBase64, encodeBase64 } from "../../src/zarr/base64.ts";
import { type DataType, dataType, structType, textType } from "../../src/zarr/data-type.ts";
import { halfToNumber, numberToHalf } from "../../src/zarr/half.ts";
import { viewElements } from "../../src/zarr/nd-array.ts";
import { castScalar, formatScalar, readScalar, repeatScalar, type Scalar } from "../../src/zarr/scalar.ts";

describe("castScalar", () => {
	it.each<[DataType, Scalar, Scalar | undefined, boolean?]>([
		[dataType("int16"), -9999.0, -9999],
		[dataType("int16"), 1.5, undefined],
		[dataType("int16"), Number.NaN, undefined],
		[dataType("int16"), 32768, undefined],
		[dataType("uint8"), -1, undefined],
		[dataType("uint8"), 300, undefined],
		[dataType("uint64"), 18446744073709551615n, 18446744073709551615n],
		[dataType("uint64"), 18446744073709551616n, undefined],
		[dataType("int64"), -9223372036854775808n, -9223372036854775808n],
		[dataType("float32"), 0.1, Math.fround(0.1), false],
		[dataType("float32"), 0.5, 0.5],
		[dataType("float32"), 1e39, undefined],
		[dataType("float32"), Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
		[dataType("float32"), Number.NaN, Number.NaN],
		[dataType("float16"), -9999, -10000, false], // M5
		[dataType("float64"), 9007199254740993n, 9007199254740992, false],
		[dataType("bool"), 1, true],
		[dataType("bool"), 2, undefined],
		[dataType("complex64"), [1, 2], [1, 2]],
		[dataType("complex64"), 3, [3, 0]],
		[textType(2), "ab", "ab"],
		[textType(2), "abc", undefined],
		[textType(1), "ÿ", "ÿ"], // one byte of Latin-1, as it was read
		[dataType("string"), "é", "é"],
		[dataType("int16"), "5", undefined],
	])("%o of %o is %o", (type, value, expected, exact = true) => {
		const cast = castScalar(type, value);
		expect(cast === undefined ? undefined : readScalar(type, cast.bytes)).toEqual(expected);
		if (cast !== undefined) expect(cast.exact).toBe(exact);
	});
});

describe("float16", () => {
	it("is exact for all 65536 bit patterns", () => {
		for (let bits = 0; bits < 65536; bits++) {
			const value = halfToNumber(bits);
			if (!Number.isNaN(value)) expect(numberToHalf(value)).toBe(bits);
		}
	});

	// numpy.float16 of the same numbers.
	it.each([
		[65519.99, 0x7bff],
		[65520, 0x7c00],
		[2049, 0x6800],
		[2051, 0x6802],
		[6e-8, 0x0001],
		[2.98e-8, 0x0000],
		[6.1e-5, 0x03ff],
		[6.103515625e-5, 0x0400],
		[-1e-10, 0x8000],
		[0.1, 0x2e66],
		[0.99999, 0x3c00],
	])("%f rounds as in NumPy", (value, bits) => {
		expect(numberToHalf(value)).toBe(bits);
	});
});

describe("base64", () => {
	it("agrees with the platform for all lengths", () => {
		for (let length = 0; length < 70; length++) {
			const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
			expect(encodeBase64(bytes)).toBe(Buffer.from(bytes).toString("base64"));
			expect(decodeBase64(encodeBase64(bytes))).toEqual(bytes);
		}
	});

	it.each(["AAA", "AAAA=", "A=AA", "AA-A", "AA A", "é==="])("refuses %j", (text) => {
		expect(() => decodeBase64(text)).toThrow(expect.objectContaining({ code: "bad-fill" }));
	});
});

describe("elements", () => {
	it("of a struct are objects", () => {
		const type = structType([
			{ name: "a", dataType: dataType("int8") },
			{ name: "b", dataType: dataType("uint16") },
		]);
		expect(viewElements(type, Uint8Array.of(255, 1, 2, 5, 0, 1))).toEqual([
			{ a: -1, b: 513 },
			{ a: 5, b: 256 },
		]);
	});

	it("are copied where they are not aligned", () => {
		const bytes = Uint8Array.of(0, 1, 0, 2, 0).subarray(1);
		expect(viewElements(dataType("int16"), bytes)).toEqual(Int16Array.of(1, 2));
	});

	it("repeat a value any number of times", () => {
		for (const count of [0, 1, 2, 3, 7, 8]) {
			const expected = Array.from({ length: count }, () => [1, 2, 3]).flat();
			expect(Array.from(repeatScalar(Uint8Array.of(1, 2, 3), count))).toEqual(expected);
		}
	});
});

describe("formatScalar", () => {
	it.each<[DataType, Scalar, string]>([
		[dataType("float32"), 0.1, "0.1"],
		[dataType("float32"), 1e20, "1e+20"],
		[dataType("float64"), -1e16, "-1e+16"],
		[dataType("float32"), 9.969209968386869e36, "9.96921e+36"],
		[dataType("float64"), 0.1, "0.1"],
		[dataType("uint64"), 18446744073709551614n, "18446744073709551614"],
		[dataType("complex64"), [1, -2], "1-2i"],
		[textType(3), "ab", '"ab"'],
		[dataType("bool"), true, "true"],
	])("%o %o is %s", (type, value, text) => {
		expect(formatScalar(type, castScalar(type, value)?.bytes ?? new Uint8Array())).toBe(text);
	});
});
