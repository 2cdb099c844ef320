import { describe, expect, test } from "vitest";
import { decodeValues } from "../../src/fill/decode.ts";
import type { FillModel } from "../../src/fill/model.ts";
import { resolveFill } from "../../src/fill/resolve.ts";
import { isValid } from "../../src/fill/validity-bitmap.ts";
import { attributeFromJson, attributesFromJson, numericAttribute } from "../../src/zarr/attributes.ts";
import { dataType, structType, textType } from "../../src/zarr/data-type.ts";
import { decodeTyped, f32, f64, i8, i16, i32, i64, stored, text } from "./typed-values.ts";

const nan = Number.NaN;
const { fround } = Math;

describe("M: masking", () => {
	test("M1: int16 with a fill gives float32, int32 float64", () => {
		const short = decodeTyped(stored(dataType("int16"), [1, -9999]), { _FillValue: i16(-9999) });
		const int = decodeTyped(stored(dataType("int32"), [1, -9999]), { _FillValue: i32(-9999) });
		expect([short.data, int.data]).toEqual([Float32Array.of(1, nan), Float64Array.of(1, nan)]);
	});

	test("M2: int64 loses digits as NaN-holding floats, and keeps them with validity", () => {
		const values = stored(dataType("int64"), [2n ** 53n + 1n, -9999n]);
		const attributes = { _FillValue: i64(-9999n) };
		expect(decodeTyped(values, attributes).data).toEqual(Float64Array.of(2 ** 53, nan));
		const exact = decodeTyped(values, attributes, { missing: "validity" });
		expect(exact).toEqual({
			dataType: "int64",
			shape: [2],
			data: BigInt64Array.of(2n ** 53n + 1n, -9999n),
			validity: Uint8Array.of(0b01),
		});
	});

	test("M3: float32 0.1 is masked by a double 0.1", () => {
		const decoded = decodeTyped(stored(dataType("float32"), [0.1, 1]), { _FillValue: f64(0.1) });
		expect(decoded.data).toEqual(Float32Array.of(nan, 1));
	});

	test("M5: the float16 sentinel is -10000, as stored", () => {
		const decoded = decodeTyped(
			stored(dataType("float16"), [-9999, -9992]),
			{ _FillValue: f64(-9999) },
			{ reasons: true },
		);
		expect(decoded.data).toEqual(Float32Array.of(nan, -9992));
		expect(decoded.reasons?.rules).toEqual(["_FillValue -10000", "NaN"]);
	});

	test("every rule that holds is told, not only the first", () => {
		const values = stored(dataType("int16"), [-9999, 150, 50]);
		const attributes = { _FillValue: i16(-9999), valid_range: numericAttribute(Int16Array.of(0, 100)) };
		const { reasons } = decodeTyped(values, attributes, { mask: "netcdf", reasons: "all" });
		expect(reasons?.rules).toEqual(["_FillValue -9999", "outside 0 to 100"]);
		expect(reasons?.codes).toEqual(Uint8Array.of(1, 2, 0));
		expect(reasons?.all).toEqual({ bits: Uint8Array.of(0b11, 0b10, 0), causes: ["sentinel", "validRange"] });
	});

	test("M6, M8: _FillValue and every missing_value mask", () => {
		const missing = numericAttribute(Int16Array.of(-9998, -9997));
		const values = stored(dataType("int16"), [-9999, -9998, -9997, 1]);
		const decoded = decodeTyped(values, { _FillValue: i16(-9999), missing_value: missing });
		expect(decoded.data).toEqual(Float32Array.of(nan, nan, nan, 1));
	});

	test("M9: NaN on int16 is dropped, the type stays", () => {
		expect(decodeTyped(stored(dataType("int16"), [0, 1]), { _FillValue: f32(nan) }).dataType).toBe("int16");
	});

	test("M10: 1.0 masks int16, 1.5 masks nothing", () => {
		const values = stored(dataType("int16"), [1, 2]);
		expect(decodeTyped(values, { _FillValue: f64(1) }).data).toEqual(Float32Array.of(nan, 2));
		expect(decodeTyped(values, { _FillValue: f64(1.5) }).data).toEqual(Int16Array.of(1, 2));
	});

	test("M11: text on int16 masks only in lenient mode", () => {
		const values = stored(dataType("int16"), [-9999, 2]);
		const attributes = new Map([["missing_value", text("-9999")]]);
		const input = { policy: "hdf5", path: "/v", dataType: values.dataType, attributes } as const;
		const strict = resolveFill(input).fill;
		const lenient = resolveFill({ ...input, options: { lenientText: true } }).fill;
		expect(decodeValues(values, strict).data).toEqual(Int16Array.of(-9999, 2));
		expect(decodeValues(values, lenient).data).toEqual(Float32Array.of(nan, 2));
	});

	test('M13: valid_range masks packed values, in mask: "netcdf" only', () => {
		const values = stored(dataType("int16"), [-1, 0, 100, 101]);
		const attributes = { valid_range: numericAttribute(Int16Array.of(0, 100)), scale_factor: f32(0.5) };
		expect(decodeTyped(values, attributes).data).toEqual(Float32Array.of(-0.5, 0, 50, 50.5));
		expect(decodeTyped(values, attributes, { mask: "netcdf" }).data).toEqual(Float32Array.of(nan, 0, 50, nan));
	});

	test("M14: valid_range is compared after _Unsigned, in either spelling of its bounds", () => {
		const values = stored(dataType("int8"), [5, 127, -128, -56, -55]);
		const masked = Float32Array.of(nan, 127, 128, 200, nan);
		const options = { mask: "netcdf" } as const;
		const signed = { _Unsigned: text("true"), valid_range: numericAttribute(Int8Array.of(6, -56)) };
		const unsigned = { _Unsigned: text("true"), valid_range: numericAttribute(Uint8Array.of(6, 200)) };
		expect(decodeTyped(values, signed, options).data).toEqual(masked);
		expect(decodeTyped(values, unsigned, options).data).toEqual(masked);
	});

	test("M15, M16: the fill of unsigned bytes may be spelt -1 or 255", () => {
		const values = stored(dataType("int8"), [-1, -2, 3]);
		for (const fill of [i8(-1), i16(255)])
			expect(decodeTyped(values, { _Unsigned: text("true"), _FillValue: fill }).data).toEqual(
				Float32Array.of(nan, 254, 3),
			);
	});

	test("M17: _Unsigned reinterprets missing_value as well", () => {
		const decoded = decodeTyped(stored(dataType("int8"), [-1, 0]), { _Unsigned: text("true"), missing_value: i8(-1) });
		expect(decoded.data).toEqual(Float32Array.of(nan, 0));
	});

	test('M18, M19: _Unsigned "True" and JSON true count', () => {
		const values = stored(dataType("int8"), [-1]);
		for (const json of ["true", "True", true]) {
			const attributes = new Map([["_Unsigned", attributeFromJson(json)]]);
			const { fill } = resolveFill({ policy: "zarr-v3", path: "/v", dataType: values.dataType, attributes });
			expect(decodeValues(values, fill).data).toEqual(Uint8Array.of(255));
		}
	});

	test('M20: dtype "bool" with a fill is true, and marked invalid', () => {
		const decoded = decodeTyped(stored(dataType("int8"), [-1, 0, 1]), { dtype: text("bool"), _FillValue: i8(-1) });
		expect(decoded).toEqual({
			dataType: "bool",
			shape: [3],
			data: Uint8Array.of(1, 0, 1),
			validity: Uint8Array.of(0b110),
		});
	});

	test("M21: a complex fill is NaN in both parts; zeros of either sign are equal", () => {
		const values = stored(dataType("complex128"), [
			[0, -0],
			[0, 1],
		]);
		const decoded = decodeTyped(values, { _FillValue: { dataType: "complex128", shape: [], values: [[-0, 0]] } });
		expect(decoded.data).toEqual(Float64Array.of(nan, nan, 0, 1));
	});

	test("M21: a complex number with NaN in one part is missing as it is", () => {
		const values = stored(dataType("complex64"), [
			[nan, 5],
			[1, 2],
		]);
		for (const missing of ["nan", "both"] as const)
			expect(decodeTyped(values, {}, { missing, reasons: true })).toMatchObject({
				data: Float32Array.of(nan, 5, 1, 2),
				reasons: { rules: ["NaN"], counts: [1] },
			});
	});

	test("M22: times of int64 do not pass through a float", () => {
		const values = stored(dataType("int64"), [9007199254740993n, -1n]);
		const attributes = { units: text("nanoseconds since 1970-01-01"), _FillValue: i64(-1n) };
		expect(decodeTyped(values, attributes, { times: "datetime64" })).toEqual({
			dataType: "numpy.datetime64",
			shape: [2],
			data: BigInt64Array.of(9007199254740993n, -(2n ** 63n)),
		});
	});

	test("M23: a double fill of times is NaT", () => {
		const fill = 9.969209968386869e36;
		const values = stored(dataType("float64"), [1.5, fill]);
		const attributes = { units: text("days since 2000-01-01"), _FillValue: f64(fill) };
		expect(decodeTyped(values, attributes, { times: "iso" }).data).toEqual(["2000-01-02T12:00:00", null]);
	});

	test("M24: a NaN fill of floats is a rule like others, and changes nothing", () => {
		// R's NA: a NaN with a payload.
		const bits = Uint32Array.of(0x7fc007a2, 0x3f800000);
		const values = { dataType: dataType("float32"), shape: [2], bytes: new Uint8Array(bits.buffer) };
		const decoded = decodeTyped(values, { _FillValue: f32(nan) }, { missing: "both", reasons: true });
		expect(new Uint32Array((decoded.data as Float32Array).buffer)).toEqual(bits);
		expect(decoded.validity).toEqual(Uint8Array.of(0b10));
		expect(decoded.reasons).toEqual({ codes: Uint8Array.of(1, 0), rules: ["_FillValue NaN"], counts: [1] });
	});

	test('M25: the NetCDF default fill masks in mask: "netcdf" only, and not beside a _FillValue', () => {
		const values = stored(dataType("int16"), [-32767, 1]);
		expect(decodeTyped(values).data).toEqual(Int16Array.of(-32767, 1));
		expect(decodeTyped(values, {}, { mask: "netcdf" }).data).toEqual(Float32Array.of(nan, 1));
		const explicit = decodeTyped(values, { _FillValue: i16(1) }, { mask: "netcdf" });
		expect(explicit.data).toEqual(Float32Array.of(-32767, nan));
		const missing = decodeTyped(values, { missing_value: i16(1) }, { mask: "netcdf" });
		expect(missing.data).toEqual(Float32Array.of(nan, nan));
	});

	test("M26: bytes are never masked by a default fill", () => {
		expect(decodeTyped(stored(dataType("int8"), [-127]), {}, { mask: "netcdf" }).data).toEqual(Int8Array.of(-127));
		expect(decodeTyped(stored(dataType("uint8"), [255]), {}, { mask: "netcdf" }).data).toEqual(Uint8Array.of(255));
		expect(decodeTyped(stored(textType(1), [""]), {}, { mask: "netcdf" }).data).toEqual([""]);
	});

	test("M27, M28: an empty missing_value and a null _FillValue are none", () => {
		const values = stored(dataType("int16"), [0, 1]);
		for (const document of [{ missing_value: [] }, { _FillValue: null }]) {
			const attributes = attributesFromJson(document);
			const { fill } = resolveFill({ policy: "zarr-v2", path: "/v", dataType: values.dataType, attributes });
			expect(decodeValues(values, fill).data).toEqual(Int16Array.of(0, 1));
		}
	});

	test("M29: a _FillValue of one element is a scalar", () => {
		const decoded = decodeTyped(stored(dataType("float32"), [1, 2]), {
			_FillValue: numericAttribute(Float64Array.of(1)),
		});
		expect(decoded.data).toEqual(Float32Array.of(nan, 2));
	});
});

describe("exact comparison", () => {
	test("int64: only the sentinel itself, not its neighbours that float64 makes equal (xarray masks both)", () => {
		const decoded = decodeTyped(stored(dataType("int64"), [2n ** 53n, 2n ** 53n + 1n]), { _FillValue: i64(2n ** 53n) });
		expect(decoded.data).toEqual(Float64Array.of(nan, 2 ** 53));
	});

	test("zeros of either sign are equal, infinities are sentinels like others", () => {
		const values = stored(dataType("float32"), [0, -0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]);
		const attributes = { _FillValue: f32(-0), missing_value: f32(Number.POSITIVE_INFINITY) };
		expect(decodeTyped(values, attributes).data).toEqual(Float32Array.of(nan, nan, nan, Number.NEGATIVE_INFINITY));
	});

	test("bytes that begin at an odd place of their buffer", () => {
		const { bytes } = stored(dataType("int32"), [-9999, 7]);
		const shifted = new Uint8Array(bytes.length + 1);
		shifted.set(bytes, 1);
		const values = { dataType: dataType("int32"), shape: [2], bytes: shifted.subarray(1) };
		expect(decodeTyped(values, { _FillValue: i32(-9999) }).data).toEqual(Float64Array.of(nan, 7));
	});

	test("stored values are not changed", () => {
		const values = stored(dataType("float32"), [-9999, 7]);
		const before = values.bytes.slice();
		decodeTyped(values, { _FillValue: f32(-9999), scale_factor: f32(2) });
		expect(values.bytes).toEqual(before);
	});
});

describe("ways to tell what is missing", () => {
	const values = stored(dataType("int16"), [1, -9999, 3]);
	const attributes = { _FillValue: i16(-9999) };

	test("validity keeps the type and the stored values", () => {
		expect(decodeTyped(values, attributes, { missing: "validity" })).toEqual({
			dataType: "int16",
			shape: [3],
			data: Int16Array.of(1, -9999, 3),
			validity: Uint8Array.of(0b101),
		});
	});

	test("both gives NaN and the bitmap", () => {
		expect(decodeTyped(values, attributes, { missing: "both" })).toEqual({
			dataType: "float32",
			shape: [3],
			data: Float32Array.of(1, nan, 3),
			validity: Uint8Array.of(0b101),
		});
	});

	test("without a rule nothing is promoted, and everything is valid", () => {
		expect(decodeTyped(values, {}, { missing: "both" })).toEqual({
			dataType: "int16",
			shape: [3],
			data: Int16Array.of(1, -9999, 3),
			validity: Uint8Array.of(0b111),
		});
	});

	test("NaN of float16 is found by its bits, of either sign; infinities are valid", () => {
		const bits = Uint16Array.of(0x7e00, 0xfc01, 0x7c00, 0xfc00, 0x3c00);
		const halves = { dataType: dataType("float16"), shape: [5], bytes: new Uint8Array(bits.buffer) };
		expect(decodeTyped(halves, {}, { missing: "validity" }).validity).toEqual(Uint8Array.of(0b11100));
	});

	test("NaN is missing by itself", () => {
		const decoded = decodeTyped(stored(dataType("float64"), [1, nan]), {}, { missing: "validity", reasons: true });
		expect(decoded.validity).toEqual(Uint8Array.of(0b01));
		expect(decoded.reasons).toEqual({ codes: Uint8Array.of(0, 1), rules: ["NaN"], counts: [1] });
	});

	test("validity goes on over bytes, least significant bit first", () => {
		const many = stored(dataType("uint8"), [0, 1, 2, 3, 4, 5, 6, 7, 8, 0]);
		const { validity } = decodeTyped(many, { _FillValue: i16(0) }, { missing: "validity" });
		expect(validity).toEqual(Uint8Array.of(0b11111110, 0b00000001));
		expect([0, 1, 8, 9].map((i) => isValid(validity, i))).toEqual([false, true, true, false]);
		expect(isValid(undefined, 3)).toBe(true);
	});

	test("reasons: the first rule that holds, and how often each does", () => {
		const many = stored(dataType("int16"), [-1, -2, 500, -32767, 7, -1]);
		const decoded = decodeTyped(
			many,
			{ missing_value: numericAttribute(Int16Array.of(-1, -2)), valid_max: i16(100) },
			{ mask: "netcdf", reasons: true },
		);
		expect(decoded.reasons).toEqual({
			codes: Uint8Array.of(1, 2, 4, 3, 0, 1),
			rules: ["missing_value -1", "missing_value -2", "NetCDF default fill -32767", "outside … to 100"],
			counts: [2, 1, 1, 1],
		});
	});

	test("maskStorageFill masks what was never written", () => {
		const fill: FillModel = {
			storage: { status: "explicit", value: stored(dataType("int16"), [3]).bytes, source: { place: "", text: "3" } },
			validity: [],
			packing: {},
			dropped: [],
		};
		expect(decodeValues(values, fill).data).toEqual(Int16Array.of(1, -9999, 3));
		const masked = decodeValues(values, fill, { maskStorageFill: true, reasons: true });
		expect(masked.data).toEqual(Float32Array.of(1, -9999, nan));
		expect(masked.reasons?.rules).toEqual(["fill_value 3"]);
	});

	test("more rules than codes: the last code stands for the rest", () => {
		const sentinels = Int16Array.from({ length: 300 }, (_, i) => i);
		const decoded = decodeTyped(
			stored(dataType("int16"), [0, 253, 254, 299, 300]),
			{ missing_value: numericAttribute(sentinels) },
			{ reasons: true },
		);
		expect(decoded.data).toEqual(Float32Array.of(nan, nan, nan, nan, 300));
		expect(decoded.reasons?.codes).toEqual(Uint8Array.of(1, 254, 255, 255, 0));
		expect(decoded.reasons?.rules.length).toBe(255);
	});
});

describe("masks and bitmaps", () => {
	const source = { place: "GRIB bitmap", text: "" };
	const type = dataType("uint8");
	const resolved = resolveFill({
		policy: "tiff",
		path: "/0",
		dataType: type,
		attributes: new Map(),
		validity: [{ kind: "maskArray", path: "/mask", source }],
	});

	test("a mask of the last dimensions serves every band", () => {
		const values = stored(type, [1, 2, 3, 4, 5, 6, 7, 8], [2, 2, 2]);
		const context = { masks: new Map([["/mask", Uint8Array.of(255, 0, 255, 255)]]) };
		const decoded = decodeValues(values, resolved.fill, { reasons: true }, context);
		expect(decoded.data).toEqual(Float32Array.of(1, nan, 3, 4, 5, nan, 7, 8));
		expect(decoded.reasons?.counts).toEqual([2]);
	});

	test("a mask that is not given, or does not fit, is an error", () => {
		const values = stored(type, [1, 2, 3]);
		expect(() => decodeValues(values, resolved.fill)).toThrow(expect.objectContaining({ code: "bad-argument" }));
		const context = { masks: new Map([["/mask", Uint8Array.of(1, 0)]]) };
		expect(() => decodeValues(values, resolved.fill, {}, context)).toThrow(
			expect.objectContaining({ code: "bad-argument" }),
		);
	});

	test("the bitmap of a codec is the NaN it left", () => {
		const values = stored(dataType("float64"), [9999, nan]);
		const { fill } = resolveFill({
			policy: "grib",
			path: "/1",
			dataType: values.dataType,
			attributes: new Map(),
			validity: [{ kind: "codecBitmap", source }],
		});
		const decoded = decodeValues(values, fill, { reasons: true });
		expect(decoded.data).toEqual(Float64Array.of(9999, nan));
		expect(decoded.reasons).toEqual({ codes: Uint8Array.of(0, 1), rules: ["GRIB bitmap"], counts: [1] });
	});
});

describe("packing", () => {
	test("scale: false leaves packed values, masked", () => {
		const values = stored(dataType("int16"), [10, -9999]);
		const attributes = { scale_factor: f64(0.1), _FillValue: i16(-9999) };
		expect(decodeTyped(values, attributes, { scale: false }).data).toEqual(Float32Array.of(10, nan));
	});

	test("float32 is rounded after each step", () => {
		const values = stored(dataType("int16"), [12345]);
		const decoded = decodeTyped(values, { scale_factor: f32(0.1), add_offset: f32(273.15) });
		expect(decoded.data).toEqual(Float32Array.of(fround(fround(12345 * fround(0.1)) + fround(273.15))));
	});

	test("validity with packing: the bitmap beside unpacked floats", () => {
		const values = stored(dataType("int16"), [10, -9999]);
		const attributes = { scale_factor: f64(0.5), _FillValue: i16(-9999) };
		const decoded = decodeTyped(values, attributes, { missing: "validity" });
		expect(decoded.data).toEqual(Float64Array.of(5, -4999.5));
		expect(decoded.validity).toEqual(Uint8Array.of(0b01));
	});
});

describe("types without NaN", () => {
	test("text ends at its first NUL, whatever stands behind it", () => {
		const bytes = new TextEncoder().encode("n/a\0xyz\0n/an");
		const values = { dataType: textType(4), shape: [3], bytes };
		const decoded = decodeTyped(values, { missing_value: text("n/a") }, { reasons: true });
		expect(decoded.data).toEqual([null, "xyz", "n/an"]);
		expect(decoded.reasons?.rules).toEqual(['missing_value "n/a"']);
	});

	test("joined characters are masked as texts, separate ones as characters", () => {
		const values = stored(textType(1), ["a", "b", "c", "-", "-", ""], [3, 2]);
		const attributes = { _FillValue: text("-") };
		// As in xarray, a fill of one character does not touch the texts that contain it.
		expect(decodeTyped(values, attributes, { characters: "joined" })).toEqual({
			dataType: "null_terminated_bytes",
			shape: [3],
			data: ["ab", "c-", null],
		});
		expect(decodeTyped(values, attributes).data).toEqual(["a", "b", "c", null, null, ""]);
	});

	test("joined characters of no length, and joined bytes of UTF-8", () => {
		const empty = { dataType: textType(1), shape: [2, 0], bytes: new Uint8Array() };
		expect(decodeTyped(empty, {}, { characters: "joined" })).toMatchObject({ shape: [2], data: ["", ""] });
		const bytes = new TextEncoder().encode("é");
		const utf8 = { dataType: textType(1), shape: [2], bytes };
		expect(decodeTyped(utf8, {}, { characters: "joined" })).toMatchObject({ shape: [], data: ["é"] });
	});

	test("text with validity keeps what was stored", () => {
		const decoded = decodeTyped(
			stored(dataType("string"), ["a", "missing"]),
			{ missing_value: text("missing") },
			{ missing: "validity" },
		);
		expect(decoded.data).toEqual(["a", "missing"]);
		expect(decoded.validity).toEqual(Uint8Array.of(0b01));
	});

	test("structs are compared whole", () => {
		const type = structType([
			{ name: "x", dataType: dataType("int16") },
			{ name: "y", dataType: dataType("float32") },
		]);
		const values = stored(type, [
			{ x: 1, y: 0 },
			{ x: 0, y: 0 },
		]);
		const fill: FillModel = {
			storage: { status: "explicit", value: new Uint8Array(6), source: { place: "", text: "" } },
			validity: [],
			packing: {},
			dropped: [],
		};
		expect(decodeValues(values, fill, { maskStorageFill: true }).data).toEqual([{ x: 1, y: 0 }, null]);
	});

	test("datetime64: a sentinel becomes NaT, and NaT is missing by itself", () => {
		const type = { kind: "time", name: "numpy.datetime64", itemBytes: 8, unit: "s", scaleFactor: 1 } as const;
		const nat = -(2n ** 63n);
		const values = stored(type, [0n, -1n, nat]);
		const attributes = { missing_value: i64(-1n) };
		expect(decodeTyped(values, attributes).data).toEqual(BigInt64Array.of(0n, nat, nat));
		expect(decodeTyped(values, attributes, { missing: "validity" }).validity).toEqual(Uint8Array.of(0b001));
		expect(decodeTyped(values, attributes, { times: "iso" }).data).toEqual(["1970-01-01T00:00:00", null, null]);
	});
});

describe("times", () => {
	test("stay numbers unless asked", () => {
		const attributes = { units: text("days since 2000-01-01"), _FillValue: i32(-1) };
		expect(decodeTyped(stored(dataType("int32"), [7, -1]), attributes).data).toEqual(Float64Array.of(7, nan));
	});

	test("packed times are unpacked first", () => {
		const attributes = { units: text("hours since 2000-01-01"), scale_factor: f64(0.5), _FillValue: i16(-1) };
		const decoded = decodeTyped(stored(dataType("int16"), [3, -1]), attributes, { times: "iso", missing: "both" });
		expect(decoded.data).toEqual(["2000-01-01T01:30:00", null]);
		expect(decoded.validity).toEqual(Uint8Array.of(0b01));
	});

	test("the least int64 is NaT without a fill too", () => {
		const values = stored(dataType("int64"), [0n, -(2n ** 63n)]);
		const decoded = decodeTyped(values, { units: text("days since 1970-01-01") }, { times: "iso", reasons: true });
		expect(decoded.data).toEqual(["1970-01-01T00:00:00", null]);
		expect(decoded.reasons?.rules).toEqual(["NaT"]);
	});

	test("units and calendars that are not known are refused", () => {
		const values = stored(dataType("int32"), [1]);
		const refused = expect.objectContaining({ code: "unsupported-feature" });
		for (const attributes of [
			{ units: text("fortnights since 2000-01-01") },
			{ units: text("days since 2000-01-01"), calendar: text("none") },
		])
			expect(() => decodeTyped(values, attributes, { times: "iso" })).toThrow(refused);
	});
});
