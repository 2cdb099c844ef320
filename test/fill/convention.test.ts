import { describe, expect, test } from "vitest";
import { decodeFillValue, encodeFillValue, validateFillValue } from "../../src/fill/convention.ts";
import { type DataType, dataType, structType, textType } from "../../src/zarr/data-type.ts";
import { JsonFloat, type JsonValue, writeJson } from "../../src/zarr/json.ts";
import { castScalar, readScalar, type Scalar } from "../../src/zarr/scalar.ts";

// Expected texts: xarray 2026.9.0, FillValueCoder.encode(value, dtype).

function encode(type: DataType, value: Scalar): JsonValue {
	const cast = castScalar(type, value);
	if (cast === undefined) throw new Error("the test has a value that does not fit");
	return encodeFillValue(type, cast.bytes);
}

function decode(type: DataType, json: JsonValue, lenient = false): Scalar | undefined {
	const decoded = decodeFillValue(type, json, { lenient });
	return decoded === undefined ? undefined : readScalar(type, decoded.bytes);
}

const utf32: DataType = { kind: "utf32", name: "fixed_length_utf32", itemBytes: 28 };

describe("encodeFillValue", () => {
	const f32 = dataType("float32");
	const f64 = dataType("float64");
	const cases: [string, DataType, Scalar, string][] = [
		["F1 float32 -9999", f32, -9999, '"AAAAAICHw8A="'],
		["F2 float32 max", f32, 3.4028235e38, '"AAAA4P//70c="'],
		["F4 float32 0.1", f32, 0.1, '"AAAAoJmZuT8="'],
		["F5 float64 0.1", f64, 0.1, '"mpmZmZmZuT8="'],
		["F6 NaN", f32, Number.NaN, '"AAAAAAAA+H8="'],
		["F6 NaN of a double", f64, Number.NaN, '"AAAAAAAA+H8="'],
		["F6 infinity", f32, Number.POSITIVE_INFINITY, '"AAAAAAAA8H8="'],
		["F6 minus infinity", f32, Number.NEGATIVE_INFINITY, '"AAAAAAAA8P8="'],
		["F7 complex64 1+2i", dataType("complex64"), [1, 2], '["AAAAAAAA8D8=","AAAAAAAAAEA="]'],
		["F7 complex128 NaN-9999i", dataType("complex128"), [Number.NaN, -9999], '["AAAAAAAA+H8=","AAAAAICHw8A="]'],
		["F8 int8 -128 is a number", dataType("int8"), -128, "-128"],
		["F16 uint64 keeps its digits", dataType("uint64"), 18446744073709551614n, "18446744073709551614"],
		["F17 int64 keeps its digits", dataType("int64"), -9223372036854775806n, "-9223372036854775806"],
		["F20 a boolean of 0", dataType("bool"), 0, "false"],
		["F23 bytes", dataType("bytes"), Uint8Array.of(1, 2, 3), '"AQID"'],
		["M5 float16 -9999 is -10000", dataType("float16"), -9999, '"AAAAAACIw8A="'],
		["float32 1e20 is widened", f32, 1e20, '"AAAAgB2vFUQ="'],
		["float64 1e20", f64, 1e20, '"QIy1eB2vFUQ="'],
		["zero", f32, 0, '"AAAAAAAAAAA="'],
		["negative zero", f32, -0, '"AAAAAAAAAIA="'],
		["1.5", f32, 1.5, '"AAAAAAAA+D8="'],
		["the NetCDF default", f32, 9.969209968386869e36, '"AAAAAAAAnkc="'],
		["one byte of text", textType(1), "-", '"LQ=="'],
		["the NUL byte", textType(1), "", '""'],
		["text", dataType("string"), "missing", '"missing"'],
		["text of fixed length", utf32, "missing", '"missing"'],
		["a small int64 is a plain number", dataType("int64"), -9999, "-9999"],
	];
	test.each(cases)("%s", (_, type, value, expected) => {
		expect(writeJson(encode(type, value))).toBe(expected);
	});

	// NumPy: np.float32 of these bits as float64, struct.pack("<d").
	test.each([
		["float32", "ffc00000", "AAAAAAAA+P8="],
		["float32", "7fc00001", "AAAAIAAA+H8="],
		["float16", "7e01", "AAAAAAAE+H8="],
		["float64", "7ff8000000000123", "IwEAAAAA+H8="],
	] as const)("F6 a NaN keeps its sign and payload: %s 0x%s", (name, bits, base64) => {
		const type = dataType(name);
		const bytes = Uint8Array.from(Buffer.from(bits, "hex").reverse());
		expect(encodeFillValue(type, bytes)).toBe(base64);
		expect(decodeFillValue(type, base64)).toMatchObject({ bytes, exact: true, notes: [] });
	});

	test("structs are not covered by the convention", () => {
		const type = structType([{ name: "x", dataType: dataType("int8") }]);
		expect(() => encodeFillValue(type, Uint8Array.of(0))).toThrow(/no form for data type "struct"/);
	});
});

describe("decodeFillValue", () => {
	const f32 = dataType("float32");

	test("F3 the example in async-hdf5's documentation is not float32 max", () => {
		expect(decode(dataType("float64"), "AAAAAn9/f0A=")).toBe(503.96850776672363);
	});

	test("F9 a plain number on a float is accepted with a note", () => {
		for (const json of [-9999, new JsonFloat(-9999)]) {
			const decoded = decodeFillValue(f32, json);
			expect(decoded?.bytes).toEqual(Uint8Array.of(0x00, 0x3c, 0x1c, 0xc6));
			expect(decoded?.notes.map((note) => note.code)).toEqual(["fill-form"]);
		}
		expect(decode(f32, Number.NaN)).toBeNaN();
	});

	test("F10 text on a float is accepted in lenient mode only", () => {
		expect(() => decodeFillValue(f32, "-9999")).toThrow(expect.objectContaining({ code: "bad-fill" }));
		expect(decode(f32, "-9999", true)).toBe(-9999);
		expect(decode(f32, "NaN", true)).toBeNaN();
		expect(() => decodeFillValue(f32, "NaN")).toThrow(/base64 of a little-endian double/);
	});

	test("F11 base64 without padding is rejected, leniently too", () => {
		expect(() => decodeFillValue(f32, "AAAAAICHw8A")).toThrow(expect.objectContaining({ code: "bad-fill" }));
		expect(() => decodeFillValue(f32, "AAAAAICHw8A", { lenient: true })).toThrow(/is not the base64/);
	});

	test("F13 an integer out of range is refused", () => {
		expect(() => decodeFillValue(dataType("uint8"), 300)).toThrow(
			expect.objectContaining({ code: "fill-out-of-range" }),
		);
		expect(() => decodeFillValue(dataType("int16"), new JsonFloat(1.5))).toThrow(/does not fit data type "int16"/);
	});

	test("F16 F17 64-bit integers are exact", () => {
		expect(decode(dataType("uint64"), 18446744073709551614n)).toBe(18446744073709551614n);
		expect(decode(dataType("int64"), -9223372036854775806n)).toBe(-9223372036854775806n);
	});

	test("F20 booleans: a number 0 or 1 with a note, no text", () => {
		expect(decode(dataType("bool"), true)).toBe(true);
		expect(decodeFillValue(dataType("bool"), 0)).toMatchObject({ bytes: Uint8Array.of(0), notes: [{}] });
		// xarray takes "false" for true.
		expect(() => decodeFillValue(dataType("bool"), "false")).toThrow(/is not true or false/);
	});

	test("F23 bytes are read in both forms", () => {
		expect(decodeFillValue(dataType("bytes"), "AQID")).toMatchObject({ bytes: Uint8Array.of(1, 2, 3), notes: [] });
		expect(decodeFillValue(dataType("bytes"), [1, 2, 3])).toMatchObject({ bytes: Uint8Array.of(1, 2, 3), notes: [{}] });
		expect(() => decodeFillValue(dataType("bytes"), [1, 256])).toThrow(/is not base64/);
	});

	test("M3 a double that is no float32 is cast, and marked", () => {
		const decoded = decodeFillValue(f32, "mpmZmZmZuT8=");
		// numpy: np.float32(0.1).tobytes()
		expect(decoded?.bytes).toEqual(Uint8Array.of(0xcd, 0xcc, 0xcc, 0x3d));
		expect(decoded).toMatchObject({ exact: false, notes: [{ code: "fill-cast-inexact" }] });
		expect(decodeFillValue(f32, "AAAAoJmZuT8=")).toMatchObject({ exact: true, notes: [] });
	});

	test("M28 null is no fill value", () => {
		expect(decodeFillValue(f32, null)).toBeUndefined();
	});

	test("M29 a list of one element is accepted with a note", () => {
		expect(decode(f32, ["AAAAAICHw8A="])).toBe(-9999);
		expect(decodeFillValue(dataType("int16"), [-9999])?.notes).toHaveLength(1);
		expect(() => decodeFillValue(f32, ["AAAAAICHw8A=", "AAAAAICHw8A="])).toThrow(/is not the base64/);
	});

	test("F7 complex numbers are pairs", () => {
		expect(decode(dataType("complex64"), ["AAAAAAAA8D8=", "AAAAAAAAAEA="])).toEqual([1, 2]);
		expect(() => decodeFillValue(dataType("complex64"), "AAAAAAAA8D8=")).toThrow(/a pair of base64 doubles/);
	});

	test("text and bytes of fixed length", () => {
		expect(decode(textType(3), "LQ==")).toBe("-");
		expect(decode(utf32, "missing")).toBe("missing");
		expect(() => decodeFillValue(utf32, "far too long")).toThrow(
			expect.objectContaining({ code: "fill-out-of-range" }),
		);
		expect(() => decodeFillValue(textType(3), "-")).toThrow(expect.objectContaining({ code: "bad-fill" }));
	});

	test("integers: text in lenient mode only, a whole float with a note", () => {
		expect(() => decodeFillValue(dataType("int16"), "-9999")).toThrow(/is not an integer/);
		expect(decode(dataType("int16"), "-9999", true)).toBe(-9999);
		expect(decodeFillValue(dataType("int16"), new JsonFloat(-9999))?.notes).toHaveLength(1);
	});
});

describe("validateFillValue", () => {
	const good: [DataType, JsonValue][] = [
		[dataType("bool"), false],
		[dataType("uint8"), 255],
		[dataType("float32"), "AAAAAICHw8A="],
		[dataType("complex64"), ["AAAAAAAA8D8=", "AAAAAAAAAEA="]],
		[dataType("string"), "missing"],
		[dataType("bytes"), "AQID"],
	];
	test.each(good)("takes the form of $name", (type, json) => {
		expect(validateFillValue(type, json)).toBeUndefined();
	});
	const bad: [DataType, JsonValue][] = [
		[dataType("bool"), 0],
		[dataType("uint8"), 300],
		[dataType("uint8"), "255"],
		[dataType("float32"), -9999],
		[dataType("float32"), "NaN"],
		[dataType("float32"), "AAAAAICHw8A"],
		[dataType("float32"), ["AAAAAICHw8A="]],
		[dataType("string"), 5],
		[dataType("float32"), null],
		[structType([{ name: "x", dataType: dataType("int8") }]), { x: 0 }],
	];
	test.each(bad)("refuses another form for $name", (type, json) => {
		expect(validateFillValue(type, json)).toEqual(expect.any(String));
	});
});
