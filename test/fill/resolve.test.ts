import { describe, expect, test } from "vitest";
import type { FillCandidate } from "../../src/fill/candidate.ts";
import { resolveFill } from "../../src/fill/resolve.ts";
import { numericAttribute, textAttribute } from "../../src/zarr/attributes.ts";
import { type DataType, dataType, textType } from "../../src/zarr/data-type.ts";
import { castScalar, type Scalar } from "../../src/zarr/scalar.ts";
import { attributesOf, outcome } from "./resolutions.ts";

const float32 = dataType("float32");
const int8 = dataType("int8");
const int16 = dataType("int16");
const uint8 = dataType("uint8");

function header(type: DataType, value: Scalar): FillCandidate[] {
	const bytes = castScalar(type, value)?.bytes as Uint8Array;
	return [{ role: "storage", value: bytes, source: { place: "HDF5 fill message", text: String(value) } }];
}

describe("custom, for parsers of other formats", () => {
	const source = { place: "header", text: "7" };

	test("sentinels mask and are no storage fill, which is zero by default", () => {
		const attributes = attributesOf({ _FillValue: Int16Array.of(-1), missing_value: Int16Array.of(-2) });
		const { fill } = resolveFill({ policy: "custom", path: "/v", dataType: int16, attributes });
		expect(fill.storage).toMatchObject({ status: "default", value: Uint8Array.of(0, 0) });
		expect(fill.validity).toMatchObject([
			{ role: "_FillValue", value: Uint8Array.of(255, 255) },
			{ role: "missing_value", value: Uint8Array.of(254, 255) },
		]);
	});

	test("the storage fill that a parser hands over masks nothing", () => {
		const candidates = [{ role: "storage" as const, value: Uint8Array.of(7, 0), source }];
		const { fill } = resolveFill({ policy: "custom", path: "/v", dataType: int16, attributes: new Map(), candidates });
		expect(fill.storage).toMatchObject({ status: "explicit", value: Uint8Array.of(7, 0), source });
		expect(fill.validity).toEqual([]);
	});

	test("a sentinel that does not fit is dropped with a warning, or an error if that is asked for", () => {
		const input = {
			policy: "custom" as const,
			path: "/v",
			dataType: int16,
			attributes: attributesOf({ _FillValue: Float64Array.of(1e6) }),
		};
		const dropped = resolveFill(input);
		expect(dropped.fill.validity).toEqual([]);
		expect(dropped.diagnostics).toMatchObject([{ severity: "warning", code: "fill-out-of-range" }]);
		expect(dropped.problem).toBeUndefined();
		expect(resolveFill({ ...input, options: { unrepresentableFill: "error" } }).problem?.code).toBe(
			"fill-out-of-range",
		);
	});
});

describe("NetCDF-3", () => {
	test("N7 an explicit fill is storage fill and sentinel", () => {
		expect(outcome("netcdf3", float32, attributesOf({ _FillValue: Float32Array.of(-9999) }))).toEqual({
			storage: "-9999.0",
			status: "explicit",
			rules: ["_FillValue -9999"],
			json: '{"_FillValue":"AAAAAICHw8A="}',
			codes: [],
		});
	});

	test("the payload of a NaN is kept, not only that it is one", () => {
		const payload = new Float32Array(Uint32Array.of(0x7fc00001).buffer);
		const attributes = new Map([["_FillValue", numericAttribute(payload, [])]]);
		const { fill } = resolveFill({ policy: "netcdf3", path: "/v", dataType: float32, attributes });
		expect(fill.storage.value).toEqual(Uint8Array.of(1, 0, 0xc0, 0x7f));
	});

	test("a character that is no UTF-8 is the byte it was", () => {
		const attributes = new Map([["_FillValue", textAttribute("\u00ff")]]);
		const { fill, diagnostics } = resolveFill({ policy: "netcdf3", path: "/v", dataType: textType(1), attributes });
		expect([fill.storage.value, diagnostics]).toEqual([Uint8Array.of(0xff), []]);
		expect(fill.validity).toMatchObject([{ role: "_FillValue", value: Uint8Array.of(0xff) }]);
	});

	// The table of netcdf.h, as netCDF4.default_fillvals has it.
	const defaults: [DataType, string][] = [
		[int8, "-127"],
		[textType(1), '""'],
		[int16, "-32767"],
		[dataType("int32"), "-2147483647"],
		[float32, "9.969209968386869e+36"],
		[dataType("float64"), "9.969209968386869e+36"],
		[uint8, "255"],
		[dataType("uint16"), "65535"],
		[dataType("uint32"), "4294967295"],
		[dataType("int64"), "-9223372036854775806"],
		[dataType("uint64"), "18446744073709551614"],
		[dataType("string"), '""'],
	];
	test.each(defaults)("N8 without an attribute: the default of $name, and no _FillValue", (type, storage) => {
		expect(outcome("netcdf3", type, new Map())).toEqual({
			storage,
			status: "default",
			rules: [],
			json: "{}",
			codes: [],
		});
	});

	test("N8 a default that the parser hands over is one, too", () => {
		const candidates = header(float32, 9.969209968386869e36);
		expect(outcome("netcdf3", float32, new Map(), { candidates })).toMatchObject({ status: "default", rules: [] });
	});

	test("N9 a double _FillValue on floats is cast, with a diagnostic", () => {
		const exact = outcome("netcdf3", float32, attributesOf({ _FillValue: Float64Array.of(-9999) }));
		expect(exact).toMatchObject({ storage: "-9999.0", rules: ["_FillValue -9999"], codes: ["fill-type-mismatch"] });
		const inexact = outcome("netcdf3", float32, attributesOf({ _FillValue: Float64Array.of(1e20) }));
		expect(inexact).toMatchObject({
			storage: "100000002004087730000.0",
			json: '{"_FillValue":"AAAAgB2vFUQ="}',
			codes: ["fill-type-mismatch", "fill-cast-inexact"],
		});
	});

	test("N10 missing_value and _FillValue that differ are both kept", () => {
		const attributes = attributesOf({ _FillValue: Int16Array.of(-9999), missing_value: Int16Array.of(-9998) });
		expect(outcome("netcdf3", int16, attributes)).toMatchObject({
			storage: "-9999",
			rules: ["_FillValue -9999", "missing_value -9998"],
			json: '{"_FillValue":-9999,"missing_value":-9998}',
			codes: ["fill-conflict"],
		});
	});

	test("a _FillValue of several numbers is not the storage fill; all mask", () => {
		const attributes = attributesOf({ _FillValue: Int16Array.of(-1, -2) });
		expect(outcome("netcdf3", int16, attributes)).toMatchObject({
			storage: "-32767",
			status: "default",
			rules: ["missing_value -1", "missing_value -2"],
			json: '{"missing_value":[-1,-2]}',
			codes: ["fill-form"],
		});
	});

	test("a _FillValue that does not fit leaves the default", () => {
		const attributes = attributesOf({ _FillValue: Int16Array.of(-9999) });
		expect(outcome("netcdf3", int8, attributes)).toMatchObject({
			storage: "-127",
			status: "default",
			rules: [],
			codes: ["fill-out-of-range"],
		});
	});

	test("text survives as text and is no sentinel", () => {
		const attributes = attributesOf({ missing_value: "n/a" });
		expect(outcome("netcdf3", dataType("float64"), attributes)).toMatchObject({
			rules: [],
			json: '{"missing_value":"n/a"}',
			codes: ["fill-text"],
		});
	});

	test("empty text survives, too", () => {
		expect(outcome("netcdf3", int16, attributesOf({ missing_value: "" }))).toMatchObject({
			rules: [],
			json: '{"missing_value":""}',
			codes: ["fill-text"],
		});
	});

	test("characters have their fill as text", () => {
		expect(outcome("netcdf3", textType(1), attributesOf({ _FillValue: "-" }))).toMatchObject({
			storage: '"LQ=="',
			rules: ['_FillValue "-"'],
			json: '{"missing_value":"-"}',
			codes: [],
		});
		// W8: the NUL byte, which a text attribute shows as "".
		expect(outcome("netcdf3", textType(1), attributesOf({ _FillValue: "" }))).toMatchObject({
			storage: '""',
			json: '{"missing_value":""}',
		});
	});
});

describe("HDF5", () => {
	test("D12 the header is the fill_value, whatever the attribute says", () => {
		const attributes = attributesOf({ _FillValue: Int16Array.of(-9999) });
		expect(outcome("hdf5", int16, attributes, { candidates: header(int16, 0) })).toEqual({
			storage: "0",
			status: "explicit",
			rules: ["_FillValue -9999"],
			json: '{"_FillValue":-9999}',
			codes: [],
		});
	});

	test("an undefined header fill is zero, recorded as undefined; no sentinel is invented", () => {
		expect(outcome("hdf5", float32, new Map())).toEqual({
			storage: "0.0",
			status: "undefined",
			rules: [],
			json: "{}",
			codes: [],
		});
	});

	test("the default that netCDF writes into the header is no sentinel", () => {
		const candidates = header(float32, 9.969209968386869e36);
		expect(outcome("hdf5", float32, new Map(), { candidates })).toMatchObject({ rules: [], json: "{}" });
	});

	test("F12 a fill that does not fit is dropped; an error on request", () => {
		const attributes = attributesOf({ _FillValue: Int16Array.of(-9999) });
		const dropped = outcome("hdf5", uint8, attributes, { candidates: header(uint8, 0) });
		expect(dropped).toEqual({ storage: "0", status: "explicit", rules: [], json: "{}", codes: ["fill-out-of-range"] });
		const { problem } = outcome("hdf5", uint8, attributes, { options: { unrepresentableFill: "error" } });
		expect(problem).toBe(
			'attribute _FillValue "-9999" does not fit data type "uint8": -9999 is outside 0 to 255 (in /v). ' +
				'Pass unrepresentableFill: "drop" to open the array without it',
		);
	});

	test("F13 300 on uint8 is never emitted", () => {
		const attributes = attributesOf({ _FillValue: Int16Array.of(300), missing_value: Int16Array.of(300) });
		expect(outcome("hdf5", uint8, attributes)).toMatchObject({ rules: [], json: "{}" });
	});

	test("M9 NaN on integers is dropped", () => {
		const attributes = attributesOf({ _FillValue: Float64Array.of(Number.NaN) });
		expect(outcome("hdf5", int16, attributes)).toMatchObject({ rules: [], json: "{}", codes: ["fill-out-of-range"] });
	});

	test("M10 a whole float on integers masks, a fraction does not", () => {
		expect(outcome("hdf5", int16, attributesOf({ _FillValue: Float64Array.of(1) }))).toMatchObject({
			rules: ["_FillValue 1"],
			json: '{"_FillValue":1}',
			codes: [],
		});
		const fraction = resolveFill({
			policy: "hdf5",
			path: "/v",
			dataType: int16,
			attributes: attributesOf({ _FillValue: Float64Array.of(1.5) }),
		});
		expect(fraction.fill.validity).toEqual([]);
		expect(fraction.fill.dropped).toMatchObject([{ role: "_FillValue", reason: "1.5 is not a whole number" }]);
	});

	test("M3 a double 0.1 on float32 is cast, compared and marked", () => {
		const attributes = attributesOf({ _FillValue: Float64Array.of(0.1) });
		const { fill, diagnostics } = resolveFill({ policy: "hdf5", path: "/v", dataType: float32, attributes });
		expect(fill.validity).toMatchObject([{ exact: false, value: Uint8Array.of(0xcd, 0xcc, 0xcc, 0x3d) }]);
		expect(diagnostics).toMatchObject([{ code: "fill-cast-inexact", severity: "warning", path: "/v" }]);
	});

	test("M6 M8 vectors: all mask", () => {
		const attributes = attributesOf({
			_FillValue: Float32Array.of(-9999),
			missing_value: Float32Array.of(-9998, -9997),
		});
		expect(outcome("hdf5", float32, attributes)).toMatchObject({
			rules: ["_FillValue -9999", "missing_value -9998", "missing_value -9997"],
			json: '{"_FillValue":"AAAAAICHw8A=","missing_value":[-9998.0,-9997.0]}',
			codes: ["fill-conflict"],
		});
	});

	test("equal values agree; a list that contains the _FillValue does not contradict it", () => {
		const same = attributesOf({ _FillValue: Int16Array.of(-1), missing_value: Int16Array.of(-1) });
		expect(outcome("hdf5", int16, same)).toMatchObject({
			json: '{"_FillValue":-1,"missing_value":-1}',
			codes: [],
		});
		const more = attributesOf({ _FillValue: Int16Array.of(-1), missing_value: Int16Array.of(-1, -2) });
		expect(outcome("hdf5", int16, more)).toMatchObject({
			json: '{"_FillValue":-1,"missing_value":[-1,-2]}',
			codes: [],
		});
	});

	test("M11 text on integers masks in lenient mode only", () => {
		const attributes = attributesOf({ missing_value: "-9999" });
		expect(outcome("hdf5", int16, attributes)).toMatchObject({ rules: [], codes: ["fill-text"] });
		expect(outcome("hdf5", int16, attributes, { options: { lenientText: true } })).toMatchObject({
			rules: ["missing_value -9999"],
			json: '{"missing_value":-9999}',
			codes: [],
		});
	});

	test("M24 NaN on floats is a sentinel like any other", () => {
		const attributes = attributesOf({ _FillValue: Float32Array.of(Number.NaN), missing_value: Float32Array.of(-1) });
		expect(outcome("hdf5", float32, attributes)).toMatchObject({
			rules: ["_FillValue NaN", "missing_value -1"],
			json: '{"_FillValue":"AAAAAAAA+H8=","missing_value":-1.0}',
			codes: [],
		});
	});

	test("M27 an empty list is ignored", () => {
		const attributes = attributesOf({ missing_value: new Int16Array(0) });
		expect(outcome("hdf5", int16, attributes)).toMatchObject({ rules: [], json: "{}", codes: [] });
	});

	test("F20 the boolean enum", () => {
		const bool = dataType("bool");
		expect(outcome("hdf5", bool, attributesOf({ _FillValue: Int8Array.of(0) }))).toMatchObject({
			json: '{"_FillValue":false}',
		});
	});

	test("F7 complex fills, also given by a real number", () => {
		const complex = dataType("complex64");
		const pair = attributesOf({ _FillValue: { dataType: "complex64", shape: [], values: [[1, 2]] } });
		expect(outcome("hdf5", complex, pair).json).toBe('{"_FillValue":["AAAAAAAA8D8=","AAAAAAAAAEA="]}');
		const real = attributesOf({ _FillValue: Float32Array.of(-9999) });
		expect(outcome("hdf5", complex, real).rules).toEqual(["_FillValue -9999+0i"]);
	});

	test("F16 F17 64-bit fills are exact", () => {
		const attributes = attributesOf({ _FillValue: BigUint64Array.of(18446744073709551614n) });
		const type = dataType("uint64");
		expect(outcome("hdf5", type, attributes, { candidates: header(type, 18446744073709551614n) })).toMatchObject({
			storage: "18446744073709551614",
			json: '{"_FillValue":18446744073709551614}',
		});
	});
});

describe("_Unsigned", () => {
	test("M15 M16 a fill of either domain is the same byte, and -1 is emitted", () => {
		for (const fill of [Int8Array.of(-1), Int16Array.of(255)]) {
			const attributes = attributesOf({ _Unsigned: "true", _FillValue: fill });
			expect(outcome("hdf5", int8, attributes)).toMatchObject({
				rules: ["_FillValue -1"],
				json: '{"_Unsigned":"true","_FillValue":-1}',
				codes: [],
			});
		}
	});

	test("without _Unsigned 255 does not fit int8", () => {
		expect(outcome("hdf5", int8, attributesOf({ _FillValue: Int16Array.of(255) })).codes).toEqual([
			"fill-out-of-range",
		]);
	});

	test("M17 a missing_value alone is emitted as _FillValue too", () => {
		const attributes = attributesOf({ _Unsigned: "true", missing_value: Int8Array.of(-1) });
		expect(outcome("hdf5", int8, attributes).json).toBe('{"_Unsigned":"true","missing_value":-1,"_FillValue":-1}');
	});

	test("M18 M19 every spelling becomes the text that xarray knows", () => {
		const spellings = ["True", "TRUE ", { dataType: "bool" as const, shape: [], values: [true] }];
		for (const _Unsigned of spellings) {
			const attributes = attributesOf({ _Unsigned, _FillValue: Int8Array.of(-1) });
			const { fill } = resolveFill({ policy: "hdf5", path: "/v", dataType: int8, attributes });
			expect(fill.packing.unsigned).toBe(true);
			expect(outcome("hdf5", int8, attributes).json).toBe('{"_Unsigned":"true","_FillValue":-1}');
		}
	});

	test("unsigned integers read as signed ones", () => {
		const attributes = attributesOf({ _Unsigned: "false", _FillValue: Int8Array.of(-1) });
		expect(outcome("hdf5", uint8, attributes)).toMatchObject({
			rules: ["_FillValue 255"],
			// xarray: 255 is an OverflowError, -1 is masked.
			json: '{"_Unsigned":"false","_FillValue":-1}',
		});
	});

	test("where it changes nothing it is no part of the packing", () => {
		const { fill } = resolveFill({
			policy: "hdf5",
			path: "/v",
			dataType: float32,
			attributes: attributesOf({ _Unsigned: "true" }),
		});
		expect(fill.packing).toEqual({});
	});
});

describe("packing and valid range", () => {
	const packing = (attributes: ReturnType<typeof attributesOf>, type: DataType = int16) =>
		resolveFill({ policy: "hdf5", path: "/v", dataType: type, attributes }).fill.packing;

	test("factors keep the type of the file", () => {
		const attributes = attributesOf({ scale_factor: Float32Array.of(0.1), add_offset: Int32Array.of(5) });
		expect(packing(attributes)).toMatchObject({
			scaleFactor: {
				value: Math.fround(0.1),
				dataType: "float32",
				source: { place: "attribute scale_factor", text: "0.1" },
			},
			addOffset: { value: 5, dataType: "int32" },
		});
	});

	test("P7 text is a number", () => {
		expect(packing(attributesOf({ scale_factor: "0.1" }))).toMatchObject({
			scaleFactor: { value: 0.1, dataType: "float64" },
		});
		expect(outcome("tiff", int16, attributesOf({ scale_factor: "0.1" })).json).toBe('{"scale_factor":0.1}');
	});

	test("P8 a list of one element is a scalar", () => {
		const attributes = attributesOf({
			scale_factor: { dataType: "float64", shape: [1], values: Float64Array.of(0.1) },
		});
		expect(outcome("hdf5", int16, attributes).json).toBe('{"scale_factor":0.1}');
	});

	test("what is no number is dropped with a diagnostic, and not emitted", () => {
		for (const scale_factor of ["abc", Float64Array.of(1, 2), Float64Array.of(Number.NaN)])
			expect(outcome("hdf5", int16, attributesOf({ scale_factor }))).toMatchObject({
				json: "{}",
				codes: ["packing-invalid"],
			});
		const text = outcome("hdf5", dataType("string"), attributesOf({ scale_factor: Float64Array.of(2) }));
		expect(text.codes).toEqual(["packing-invalid"]);
	});

	const physical = (value: string): FillCandidate[] => [
		{ role: "_FillValue", value, domain: "physical", source: { place: "nodata of the product", text: value } },
	];

	test("P6 a physical fill is packed; here it is out of range", () => {
		const attributes = attributesOf({ scale_factor: Float64Array.of(0.01) });
		const { fill } = resolveFill({
			policy: "hdf5",
			path: "/v",
			dataType: int16,
			attributes,
			candidates: physical("-9999.0"),
		});
		expect(fill.validity).toEqual([]);
		expect(fill.dropped).toMatchObject([{ code: "fill-out-of-range", reason: "-999900 is outside -32768 to 32767" }]);
	});

	test("P6 a physical fill that fits", () => {
		const attributes = attributesOf({ scale_factor: Float64Array.of(0.01), add_offset: Float64Array.of(273.15) });
		// (-54.53 - 273.15) / 0.01 = -32768
		expect(outcome("hdf5", int16, attributes, { candidates: physical("-54.53") }).rules).toEqual(["_FillValue -32768"]);
	});

	test("M13 valid_range is recorded", () => {
		const attributes = attributesOf({ valid_range: Int16Array.of(0, 100), valid_min: Int16Array.of(5) });
		const { fill } = resolveFill({ policy: "hdf5", path: "/v", dataType: int16, attributes });
		expect(fill.validRange).toEqual({
			min: 0,
			max: 100,
			source: { place: "attribute valid_range", text: "[0, 100]", dataType: "int16" },
		});
	});

	test("valid_min and valid_max, each for itself", () => {
		const min = attributesOf({ valid_min: Float64Array.of(0.1) });
		expect(
			resolveFill({ policy: "hdf5", path: "/v", dataType: float32, attributes: min }).fill.validRange,
		).toMatchObject({
			min: Math.fround(0.1),
		});
		const both = attributesOf({ valid_min: Int16Array.of(1), valid_max: Int16Array.of(9) });
		expect(
			resolveFill({ policy: "hdf5", path: "/v", dataType: int16, attributes: both }).fill.validRange,
		).toMatchObject({
			min: 1,
			max: 9,
			source: { place: "attribute valid_min and attribute valid_max", text: "1 to 9" },
		});
	});

	test("M14 bounds of the unsigned domain are kept", () => {
		const attributes = attributesOf({ _Unsigned: "true", valid_range: Int16Array.of(0, 254) });
		expect(resolveFill({ policy: "hdf5", path: "/v", dataType: int8, attributes }).fill.validRange).toMatchObject({
			min: 0,
			max: 254,
		});
	});

	test("bounds that do not fit are ignored with a diagnostic", () => {
		const attributes = attributesOf({ valid_range: Float64Array.of(0.5, 99.5) });
		expect(outcome("hdf5", int16, attributes)).toMatchObject({
			json: '{"valid_range":[0.5,99.5]}',
			codes: ["valid-range-ignored"],
		});
	});
});

describe("other families", () => {
	const blank: FillCandidate[] = [
		{ role: "_FillValue", value: "-32768", source: { place: "keyword BLANK", text: "-32768" } },
	];

	test("S2 FITS: BLANK is sentinel and storage fill", () => {
		expect(outcome("fits", int16, new Map(), { candidates: blank })).toEqual({
			storage: "-32768",
			status: "explicit",
			rules: ["_FillValue -32768"],
			json: '{"_FillValue":-32768}',
			codes: [],
		});
	});

	test("S3 FITS: BLANK on floats means nothing", () => {
		expect(outcome("fits", float32, new Map(), { candidates: blank })).toMatchObject({
			storage: "0.0",
			rules: [],
			codes: ["fill-form"],
		});
	});

	test("GRIB: NaN, and the bitmap of the codec as the rule", () => {
		const rule = { kind: "codecBitmap" as const, source: { place: "section 6", text: "bitmap" } };
		const type = dataType("float64");
		const { fill } = resolveFill({
			policy: "grib",
			path: "/t",
			dataType: type,
			attributes: new Map(),
			validity: [rule],
		});
		expect(fill.validity).toEqual([rule]);
		expect(outcome("grib", type, new Map())).toMatchObject({ storage: '"NaN"', status: "default", json: "{}" });
	});

	test("HDF4: the fill tag before the attribute", () => {
		const attributes = attributesOf({ _FillValue: Int16Array.of(-28672) });
		expect(outcome("hdf4", int16, attributes, { candidates: header(int16, 7) })).toMatchObject({
			storage: "7",
			rules: ["_FillValue -28672"],
		});
		expect(outcome("hdf4", int16, attributes)).toMatchObject({ storage: "-28672", status: "explicit" });
	});

	test("D7 DMR++: fillValue, else 0", () => {
		const candidates: FillCandidate[] = [
			{ role: "storage", value: "5", source: { place: "chunks@fillValue", text: "5" } },
		];
		expect(outcome("dmrpp", int16, new Map(), { candidates })).toMatchObject({ storage: "5", status: "explicit" });
		expect(outcome("dmrpp", int16, new Map())).toMatchObject({ storage: "0", status: "default" });
	});
});
