import { describe, expect, test } from "vitest";
import type { FillCandidate } from "../../src/fill/candidate.ts";
import { type ExplainInput, explainFillModel, type FillReport } from "../../src/fill/explain.ts";
import type { FillPolicyName } from "../../src/fill/policies.ts";
import { resolveFill } from "../../src/fill/resolve.ts";
import type { Attributes } from "../../src/zarr/attributes.ts";
import { type DataType, dataType } from "../../src/zarr/data-type.ts";
import { attributesOf } from "./resolutions.ts";

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
			'attribute _FillValue "2" is not used: tag GDAL_NODATA "1" takes precedence',
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
