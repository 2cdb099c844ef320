import { describe, expect, test } from "vitest";
import type { FillCandidate } from "../../src/fill/candidate.ts";
import { type ExplainInput, explainFillModel, type FillReport } from "../../src/fill/explain.ts";
import type { FillPolicyName } from "../../src/fill/policies.ts";
import type { ReaderReport } from "../../src/fill/readers.ts";
import { resolveFill } from "../../src/fill/resolve.ts";
import type { Attributes } from "../../src/zarr/attributes.ts";
import { type DataType, dataType, textType } from "../../src/zarr/data-type.ts";
import { attributesOf } from "./resolutions.ts";

const float32 = dataType("float32");
const int8 = dataType("int8");
const int16 = dataType("int16");
const uint8 = dataType("uint8");

function explain(
	policy: FillPolicyName,
	type: DataType,
	attributes: Attributes,
	candidates: FillCandidate[] = [],
	more: Partial<ExplainInput> = {},
): FillReport {
	const resolved = resolveFill({ policy, path: "/v", dataType: type, attributes, candidates, options: more.options });
	return explainFillModel({ path: "/v", dataType: type, shape: [2, 3], attributes, policy, ...resolved, ...more });
}

function reader(report: FillReport, name: ReaderReport["name"]): ReaderReport {
	const found = report.readers.find((entry) => entry.name === name);
	if (found === undefined) throw new Error(`${name} is not in the report`);
	return found;
}

describe("explainFillModel", () => {
	const header: FillCandidate[] = [
		{ role: "storage", value: Uint8Array.of(0, 0), source: { place: "HDF5 fill message", text: "0" } },
	];
	const attributes = attributesOf({
		_FillValue: Int16Array.of(-9999),
		missing_value: Float64Array.of(-9998.5),
		scale_factor: Float32Array.of(0.1),
		valid_range: Int16Array.of(0, 100),
	});

	test("D12 says where everything comes from and what became of it", () => {
		expect(explain("hdf5", int16, attributes, header)).toMatchObject({
			path: "/v",
			dataType: "int16",
			shape: [2, 3],
			storage: { value: "0", bytes: "0000", status: "explicit", place: "HDF5 fill message" },
			candidates: [
				{ place: "HDF5 fill message", text: "0", value: "0", fits: true, role: "storage" },
				{
					place: "attribute _FillValue",
					text: "-9999",
					declaredType: "int16",
					value: "-9999",
					fits: true,
					role: "_FillValue",
					reason: "Written values equal to -9999 are missing.",
				},
				{ place: "attribute scale_factor", text: "0.1", declaredType: "float32", role: "packing" },
				{ place: "attribute valid_range", text: "[0, 100]", value: "0 to 100", role: "validRange" },
				{
					place: "attribute missing_value",
					text: "-9998.5",
					declaredType: "float64",
					fits: false,
					role: "none",
					reason: "It is not used: -9998.5 is not a whole number.",
				},
			],
			rules: [{ kind: "sentinel", role: "_FillValue", value: "-9999", bytes: "f1d8", exact: true }],
			packing: { scaleFactor: { value: Math.fround(0.1), dataType: "float32", place: "attribute scale_factor" } },
			validRange: { min: "0", max: "100", place: "attribute valid_range", applied: false },
			dropped: [{ role: "missing_value", code: "fill-out-of-range", reason: "-9998.5 is not a whole number" }],
			conflicts: [],
			emitted: { fill_value: "0", _FillValue: "-9999" },
			diagnostics: [{ code: "fill-out-of-range" }],
		});
	});

	test('the valid range is applied in mask "netcdf" only', () => {
		expect(explain("hdf5", int16, attributes, header, { mask: "netcdf" }).validRange?.applied).toBe(true);
	});

	test("it is plain data, with exact digits", () => {
		const type = dataType("uint64");
		const report = explain("hdf5", type, attributesOf({ _FillValue: BigUint64Array.of(18446744073709551614n) }));
		expect(JSON.parse(JSON.stringify(report))).toEqual(report);
		expect(report.emitted._FillValue).toBe("18446744073709551614");
		expect(report.rules).toMatchObject([{ value: "18446744073709551614", bytes: "feffffffffffffff" }]);
	});

	test("conflicts are told", () => {
		const both = attributesOf({ _FillValue: Int16Array.of(-9999), missing_value: Int16Array.of(-9998) });
		expect(explain("netcdf3", int16, both).conflicts).toEqual([
			"_FillValue -9999 and missing_value -9998 differ; all are treated as missing",
		]);
		const nodata: FillCandidate[] = [{ role: "nodata", value: "1", source: { place: "tag GDAL_NODATA", text: "1" } }];
		expect(explain("tiff", int16, attributesOf({ _FillValue: "2" }), nodata).conflicts).toEqual([
			'attribute _FillValue "2" is not used: tag GDAL_NODATA "1" goes before it',
		]);
	});

	test("a fill that is an error is explained, not thrown", () => {
		const nodata: FillCandidate[] = [
			{ role: "nodata", value: "nan", source: { place: "tag GDAL_NODATA", text: "nan" } },
		];
		const report = explain("tiff", uint8, new Map(), nodata);
		expect(report.error).toMatch(/GDAL_NODATA "nan" does not fit data type "uint8"/);
		expect(report.emitted).toEqual({ fill_value: "0" });
	});

	test("rules that are no values", () => {
		const { fill } = resolveFill({
			policy: "tiff",
			path: "/0",
			dataType: uint8,
			attributes: new Map(),
			validity: [{ kind: "maskArray", path: "/mask", source: { place: "mask IFD", text: "1" } }],
		});
		const report = explainFillModel({ path: "/0", dataType: uint8, shape: [1], attributes: new Map(), fill });
		expect(report.rules).toEqual([{ kind: "maskArray", path: "/mask", place: "mask IFD" }]);
	});
});

// Expected: xarray 2026.9.0, rioxarray 0.23.0, GDAL 3.12.2 (rasterio 1.5.2) and netCDF4 1.7.5 on stores and files with these
// attributes.
describe("readers", () => {
	const xarray: [string, DataType, Attributes, string[], string][] = [
		["masks and promotes", int16, attributesOf({ _FillValue: Int16Array.of(-9999) }), ["-9999"], "float32"],
		["wide integers", dataType("int64"), attributesOf({ _FillValue: Int16Array.of(-1) }), ["-1"], "float64"],
		["leaves integers alone", int16, new Map(), [], "int16"],
		["NaN needs no mask", float32, attributesOf({ _FillValue: Float32Array.of(Number.NaN) }), [], "float32"],
		[
			"M4 matches the widened value",
			float32,
			attributesOf({ missing_value: Float64Array.of(0.1) }),
			["0.1"],
			"float32",
		],
		["P3 packing is float64", int16, attributesOf({ scale_factor: Float32Array.of(0.1) }), [], "float64"],
		[
			"packing next to NaN keeps float32",
			float32,
			attributesOf({ scale_factor: Float32Array.of(2), _FillValue: Float32Array.of(Number.NaN) }),
			[],
			"float32",
		],
		["M15", int8, attributesOf({ _Unsigned: "true", _FillValue: Int8Array.of(-1) }), ["255"], "float32"],
		["M17", int8, attributesOf({ _Unsigned: "true", missing_value: Int8Array.of(-1) }), ["255"], "float32"],
		[
			"unsigned as signed",
			uint8,
			attributesOf({ _Unsigned: "false", _FillValue: Int8Array.of(-1) }),
			["-1"],
			"float32",
		],
		["booleans become objects", dataType("bool"), attributesOf({ _FillValue: Int8Array.of(1) }), ["true"], "object"],
		["M21", dataType("complex64"), attributesOf({ _FillValue: Float32Array.of(-9) }), ["-9+0i"], "complex64"],
		[
			"times",
			dataType("int32"),
			attributesOf({ units: "days since 2000-01-01", _FillValue: Int32Array.of(-1) }),
			["-1"],
			"datetime64[ns]",
		],
		["M20", int8, attributesOf({ dtype: "bool", _FillValue: Int8Array.of(-1) }), ["-1"], "bool"],
		["vector 60", dataType("string"), attributesOf({ missing_value: "missing" }), ['"missing"'], "object"],
	];
	test.each(xarray)("xarray: %s", (_, type, attributes, masks, result) => {
		expect(reader(explain("hdf5", type, attributes), "xarray")).toMatchObject({
			masks,
			dataType: result,
			summary: `masks ${masks.join(", ") || "nothing"} and gives ${result}.`,
		});
	});

	const warned: [string, DataType, Attributes, RegExp][] = [
		[
			"M6",
			int16,
			attributesOf({ _FillValue: Int16Array.of(-9999), missing_value: Int16Array.of(-9998) }),
			/multiple fill values/,
		],
		["text matches nothing", int16, attributesOf({ missing_value: "n/a" }), /"n\/a" matches nothing/],
		[
			"M17 further values with _Unsigned",
			int8,
			attributesOf({ _Unsigned: "true", missing_value: Int8Array.of(-1, -2) }),
			/-2 matches nothing/,
		],
		["units of a duration", int16, attributesOf({ units: "days", _FillValue: Int16Array.of(-1) }), /keeps integers/],
		["M20", int8, attributesOf({ dtype: "bool", _FillValue: Int8Array.of(-1) }), /become true/],
		["bytes are not text", textType(1), attributesOf({ _FillValue: "-" }), /matches nothing/],
	];
	test.each(warned)("xarray warns: %s", (_, type, attributes, text) => {
		expect(reader(explain("hdf5", type, attributes), "xarray").warnings.join("; ")).toMatch(text);
	});

	test("F14 xarray cannot open a string array with _FillValue", () => {
		const options = { stringFill: "convention" } as const;
		const report = explain("hdf5", dataType("string"), attributesOf({ _FillValue: "-" }), [], { options });
		expect(reader(report, "xarray").summary).toBe("cannot open the array.");
	});

	test("I12 rioxarray: nodata from _FillValue; gdal_no_data alone gives none", () => {
		const fill = explain("tiff", int16, attributesOf({ _FillValue: "-9999" }));
		expect(reader(fill, "rioxarray").summary).toMatch(/nodata from _FillValue/);
		const alone = explain("tiff", int16, attributesOf({ gdal_no_data: "-9999" }));
		expect(reader(alone, "rioxarray").summary).toMatch(/finds no nodata/);
		const missing = explain("hdf5", int16, attributesOf({ missing_value: Int16Array.of(-9) }));
		expect(reader(missing, "rioxarray").warnings.join()).toMatch(/does not become nodata/);
	});

	test("I11 GDAL: nodata is fill_value, sentinel or not", () => {
		const apart = reader(explain("hdf5", int16, attributesOf({ _FillValue: Int16Array.of(-9999) })), "GDAL");
		expect(apart).toMatchObject({ masks: ["0"], dataType: "int16" });
		expect(apart.warnings).toEqual([
			"it takes 0 for nodata, because that is fill_value; the source does not call it missing",
			"it does not mask -9999: attributes are not looked at",
		]);
		const same = reader(explain("netcdf3", int16, attributesOf({ _FillValue: Int16Array.of(-9999) })), "GDAL");
		expect(same).toMatchObject({ masks: ["-9999"], warnings: [] });
	});

	const netcdf4: [string, DataType, Attributes, string[], string][] = [
		["M25 the default fill", int16, new Map(), ["-32767"], "int16"],
		["M25 of bytes too", uint8, new Map(), ["255"], "uint8"],
		["_FillValue instead of it", int16, attributesOf({ _FillValue: Int16Array.of(-1) }), ["-1"], "int16"],
		["missing_value beside it", int16, attributesOf({ missing_value: Int16Array.of(-1) }), ["-1", "-32767"], "int16"],
		[
			"a double on floats is not used",
			float32,
			attributesOf({ missing_value: Float64Array.of(1e20) }),
			["9.96921e+36"],
			"float32",
		],
		["not with _Unsigned", int8, attributesOf({ _Unsigned: "true" }), [], "uint8"],
		["float32 packing", int16, attributesOf({ scale_factor: Float32Array.of(0.1) }), ["-32767"], "float32"],
		[
			"of wide integers",
			dataType("int32"),
			attributesOf({ scale_factor: Float32Array.of(0.1) }),
			["-2147483647"],
			"float64",
		],
		["integer packing", int16, attributesOf({ scale_factor: Int32Array.of(10) }), ["-32767"], "int32"],
		[
			"M13 valid_range",
			int16,
			attributesOf({ _FillValue: Int16Array.of(-1), valid_range: Int16Array.of(0, 9) }),
			["-1", "below 0", "above 9"],
			"int16",
		],
	];
	test.each(netcdf4)("netCDF4-python: %s", (_, type, attributes, masks, result) => {
		expect(reader(explain("netcdf3", type, attributes), "netCDF4-python")).toMatchObject({ masks, dataType: result });
	});

	test("netCDF4-python does not read what is no NetCDF", () => {
		expect(explain("tiff", int16, new Map()).readers.map(({ name }) => name)).toEqual(["xarray", "rioxarray", "GDAL"]);
	});
});
