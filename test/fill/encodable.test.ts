import { expect, test } from "vitest";
import { assertEncodable } from "../../src/fill/encodable.ts";
import { resolveFill } from "../../src/fill/resolve.ts";
import { type DataType, dataType } from "../../src/zarr/data-type.ts";
import type { TypedNumbers } from "../../src/zarr/nd-array.ts";
import { attributesOf } from "./resolutions.ts";

function model(type: DataType, fill: TypedNumbers, missing: TypedNumbers) {
	const attributes = attributesOf({ _FillValue: fill, missing_value: missing });
	return resolveFill({ policy: "hdf5", path: "/v", dataType: type, attributes }).fill;
}

// Texts: xarray 2026.9.0, conventions.encode_cf_variable.
const cases: [string, DataType, TypedNumbers, TypedNumbers][] = [
	["_FillValue (-9999) and missing_value (-9998)", dataType("int16"), Int16Array.of(-9999), Int16Array.of(-9998)],
	[
		"_FillValue (-9999.0) and missing_value (-9998.0)",
		dataType("float64"),
		Float64Array.of(-9999),
		Float64Array.of(-9998),
	],
	[
		"_FillValue (1e+20) and missing_value (-9999.0)",
		dataType("float64"),
		Float64Array.of(1e20),
		Float64Array.of(-9999),
	],
	["_FillValue (nan) and missing_value (-1.0)", dataType("float64"), Float64Array.of(Number.NaN), Float64Array.of(-1)],
	[
		"_FillValue (1e-05) and missing_value (1000000000000000.0)",
		dataType("float64"),
		Float64Array.of(1e-5),
		Float64Array.of(1e15),
	],
];

test.each(cases)("M7 %s", (text, type, fill, missing) => {
	expect(() => assertEncodable(model(type, fill, missing), type, "v")).toThrow(
		expect.objectContaining({
			code: "fill-conflict",
			message: `Variable 'v' has conflicting ${text}. Cannot encode data.`,
		}),
	);
});

test("M7 equal values, or one alone, can be encoded", () => {
	const type = dataType("int16");
	for (const fill of [
		model(type, Int16Array.of(-1), Int16Array.of(-1)),
		model(type, new Int16Array(0), Int16Array.of(-1, -2)),
	])
		expect(() => assertEncodable(fill, type, "v")).not.toThrow();
});
