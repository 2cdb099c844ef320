import { describe, expect, test } from "vitest";
import type { FillCandidate } from "../../src/fill/candidate.ts";
import { type ExplainInput, explainFillModel, type FillReport } from "../../src/fill/explain.ts";
import type { FillPolicyName } from "../../src/fill/policies.ts";
import type { MaskTest, Prediction, Program } from "../../src/fill/predictions/prediction.ts";
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

function prediction(report: FillReport, program: Program, of: Prediction["of"]): Prediction {
	const found = report.predictions.find((entry) => entry.program === program && entry.of === of);
	if (found === undefined) throw new Error(`${program} is not in the report`);
	return found;
}

/** What is masked, in short; NaN goes without saying. */
function masked(entry: Prediction): string[] | string {
	if (entry.outcome !== "reads") return entry.outcome;
	return entry.masks.filter(({ kind }) => kind !== "nan").map(short);
}

function short(test: MaskTest): string {
	return test.kind === "value"
		? test.value
		: test.kind === "maskArray"
			? test.path
			: test.kind === "nan"
				? "NaN"
				: `${test.kind} ${test.bound}`;
}

// Expected: xarray 2026.9.0, rioxarray 0.23.0, GDAL 3.12.2 (rasterio 1.5.2) and netCDF4 1.7.5 on stores and files with these
// attributes.
describe("predictions", () => {
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
			"time",
		],
		["M20", int8, attributesOf({ dtype: "bool", _FillValue: Int8Array.of(-1) }), ["-1"], "bool"],
		["vector 60", dataType("string"), attributesOf({ missing_value: "missing" }), ['"missing"'], "object"],
	];
	test.each(xarray)("xarray on the Zarr: %s", (_, type, attributes, masks, result) => {
		const entry = prediction(explain("hdf5", type, attributes), "xarray", "zarr");
		expect(masked(entry)).toEqual(masks);
		expect(entry).toMatchObject(result === "time" ? { missingAs: "NaT" } : { dataType: result });
		if (result !== "time") expect(entry.summary).toBe(`masks ${masks.join(", ") || "nothing"} and gives ${result}.`);
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
	];
	test.each(warned)("xarray warns of the Zarr: %s", (_, type, attributes, text) => {
		expect(prediction(explain("hdf5", type, attributes), "xarray", "zarr").warnings.join("; ")).toMatch(text);
	});

	test("F14 xarray cannot open a string array with _FillValue", () => {
		const options = { stringFill: "convention" } as const;
		const report = explain("hdf5", dataType("string"), attributesOf({ _FillValue: "-" }), [], { options });
		expect(prediction(report, "xarray", "zarr")).toMatchObject({
			outcome: "fails",
			summary: "cannot read the array: it cannot decode _FillValue of this data type.",
		});
	});

	test("what is compared with text of a fixed length is not predicted", () => {
		const report = explain("hdf5", textType(1), attributesOf({ _FillValue: "-" }));
		expect(prediction(report, "xarray", "zarr").outcome).toBe("unknown");
	});

	// The same attributes with the types that they have in the file: numpy compares in the wider of both.
	const onFile: [string, DataType, Attributes, string[] | string, string][] = [
		["M3 a double equals no float32", float32, attributesOf({ missing_value: Float64Array.of(0.1) }), [], "float32"],
		["of the same width it does", float32, attributesOf({ missing_value: Float32Array.of(0.1) }), ["0.1"], "float32"],
		[
			"P3 factors keep their width",
			int16,
			attributesOf({ scale_factor: Float32Array.of(0.1), _FillValue: Int16Array.of(-1) }),
			["-1"],
			"float32",
		],
		[
			"a float32 factor hides a sentinel of four bytes",
			dataType("int32"),
			attributesOf({ scale_factor: Float32Array.of(0.1), _FillValue: Int32Array.of(-2147483647) }),
			[],
			"float32",
		],
		[
			"P1 an integer factor",
			int16,
			attributesOf({ scale_factor: Int16Array.of(2), _FillValue: Int16Array.of(-1) }),
			"fails",
			"",
		],
		["out of range, but floats", uint8, attributesOf({ _FillValue: Int16Array.of(-1) }), [], "float32"],
		["M17", int8, attributesOf({ _Unsigned: "true", missing_value: Int8Array.of(-1) }), [], "float32"],
	];
	test.each(onFile)("xarray on the file: %s", (_, type, attributes, masks, result) => {
		const entry = prediction(explain("hdf5", type, attributes), "xarray", "file");
		expect(masked(entry)).toEqual(masks);
		if (entry.outcome === "reads") expect(entry.dataType).toBe(result);
	});

	test("a 64-bit sentinel masks its neighbours: it is compared as a double", () => {
		const report = explain("hdf5", dataType("int64"), attributesOf({ _FillValue: BigInt64Array.of(2n ** 53n + 1n) }));
		const entry = prediction(report, "xarray", "file");
		expect(entry).toMatchObject({ masks: [{ kind: "value", comparedAs: "float64", bytes: "0000000000004043" }] });
		expect(entry.warnings.join()).toMatch(/next to 9007199254740993 are masked too/);
	});

	test("I12 rioxarray on the Zarr: nodata from _FillValue; gdal_no_data alone gives none", () => {
		const fill = explain("tiff", int16, attributesOf({ _FillValue: "-9999" }));
		expect(prediction(fill, "rioxarray", "zarr")).toMatchObject({ nodata: "NaN", encodedNodata: "-9999" });
		const alone = explain("tiff", int16, attributesOf({ gdal_no_data: "-9999" }));
		expect(prediction(alone, "rioxarray", "zarr")).toMatchObject({ nodata: null, encodedNodata: null });
		const missing = explain("hdf5", int16, attributesOf({ missing_value: Int16Array.of(-9) }));
		expect(prediction(missing, "rioxarray", "zarr").warnings.join()).toMatch(/does not become nodata/);
	});

	test("I11 GDAL on the Zarr: nodata is fill_value, sentinel or not", () => {
		const apart = prediction(
			explain("hdf5", int16, attributesOf({ _FillValue: Int16Array.of(-9999) })),
			"GDAL",
			"zarr",
		);
		expect(apart).toMatchObject({ masks: [{ value: "0" }], nodata: "0", dataType: "int16" });
		expect(apart.warnings).toEqual([
			"it takes 0 for nodata, because that is fill_value; the source does not call it missing",
			"it does not mask -9999: it does not look at attributes",
		]);
		const same = prediction(
			explain("netcdf3", int16, attributesOf({ _FillValue: Int16Array.of(-9999) })),
			"GDAL",
			"zarr",
		);
		expect(same).toMatchObject({ masks: [{ value: "-9999" }], warnings: [] });
	});

	const gdal: [string, DataType, Attributes, string | null][] = [
		[
			"_FillValue goes first",
			int16,
			attributesOf({ _FillValue: Int16Array.of(-1), missing_value: Int16Array.of(-2) }),
			"-1",
		],
		["missing_value is second", int16, attributesOf({ missing_value: Int16Array.of(-2) }), "-2"],
		["text is a number", int16, attributesOf({ missing_value: "-2" }), "-2"],
		["else the default", int16, new Map(), "-32767"],
		["not of bytes", int8, new Map(), null],
		["out of range", uint8, attributesOf({ _FillValue: Int16Array.of(-1) }), null],
		["with _Unsigned", int16, attributesOf({ _Unsigned: "true", _FillValue: Int16Array.of(-1) }), "65535"],
	];
	test.each(gdal)("GDAL on the file: %s", (_, type, attributes, nodata) => {
		expect(prediction(explain("netcdf3", type, attributes), "GDAL", "file")).toMatchObject({ nodata });
	});

	test("on a TIFF GDAL and rioxarray look at nodata, and at the mask before it", () => {
		const nodata = explain("tiff", int16, attributesOf({ gdal_no_data: "-9999" }));
		expect(masked(prediction(nodata, "GDAL", "file"))).toEqual(["-9999"]);
		expect(prediction(nodata, "rioxarray", "file")).toMatchObject({ dataType: "float32", encodedNodata: "-9999" });
		const { fill } = resolveFill({
			policy: "tiff",
			path: "/0",
			dataType: uint8,
			attributes: new Map(),
			validity: [{ kind: "maskArray", path: "/mask", source: { place: "mask image", text: "/mask" } }],
		});
		const input = { path: "/0", dataType: uint8, shape: [1], attributes: new Map(), fill, policy: "tiff" } as const;
		expect(masked(prediction(explainFillModel(input), "GDAL", "file"))).toEqual(["/mask"]);
		expect(masked(prediction(explainFillModel(input), "xarray", "zarr"))).toEqual([]);
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
		const entry = prediction(explain("netcdf3", type, attributes), "netCDF4-python", "file");
		expect(masked(entry)).toEqual(masks);
		expect(entry).toMatchObject({ dataType: result });
	});

	test("the file and the Zarr of it are told apart, and only who reads the format is named", () => {
		const names = (policy: FillPolicyName): string[] =>
			explain(policy, int16, new Map()).predictions.map(({ program, of }) => `${program} ${of}`);
		const ofZarr = ["xarray zarr", "rioxarray zarr", "zarr-python zarr", "GDAL zarr"];
		expect(names("tiff")).toEqual(["rioxarray file", "GDAL file", ...ofZarr]);
		expect(names("netcdf3")).toEqual(["xarray file", "rioxarray file", "GDAL file", "netCDF4-python file", ...ofZarr]);
		expect(names("zarr-v2")).toEqual(["xarray file", "zarr-python file", "GDAL file", ...ofZarr]);
		expect(names("grib")).toEqual(ofZarr);
	});
});
