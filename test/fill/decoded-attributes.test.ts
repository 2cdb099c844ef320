import { expect, it } from "vitest";
import { decodedAttributes } from "../../src/fill/decoded-attributes.ts";
import { MISSING_VALUE_UUID, missingValueConvention } from "../../src/fill/missing-value-convention.ts";
import { type AttributeValue, attributeToJson } from "../../src/zarr/attributes.ts";
import { type DataType, dataType } from "../../src/zarr/data-type.ts";
import { f64, i8, i16, resolveTyped, text, u8 } from "./typed-values.ts";

/** The attributes that are left, as JSON. */
function left(type: DataType, attributes: Record<string, AttributeValue>, options?: { scale: boolean }) {
	const map = new Map(Object.entries(attributes));
	const rest = decodedAttributes(map, resolveTyped(type, map).fill, type, options);
	return Object.fromEntries([...rest.attributes].map(([name, value]) => [name, attributeToJson(value)]));
}

it("nothing is left of sentinels in any convention, and of packing", () => {
	const type = dataType("int16");
	const convention = missingValueConvention(type, Uint8Array.of(1, 0));
	const attributes: Record<string, AttributeValue> = {
		long_name: text("a"),
		_FillValue: i16(1),
		missing_value: i16(2),
		[MISSING_VALUE_UUID]: { dataType: "json", shape: [], values: [convention] },
		gdal_no_data: text("1"),
		"swe#_FillValue": text("1"),
		"swe#units": text("m"),
		_Unsigned: text("false"),
		scale_factor: f64(2),
		add_offset: f64(1),
	};
	expect(left(type, attributes)).toEqual({ long_name: "a", "swe#units": "m" });
});

it("scale: false keeps the packing", () => {
	const attributes = { _FillValue: i16(1), scale_factor: f64(2), valid_max: i16(9) };
	expect(Object.keys(left(dataType("int16"), attributes, { scale: false }))).toEqual(["scale_factor", "valid_max"]);
});

it("bounds are decoded with the data, under the names they have", () => {
	expect(left(dataType("int16"), { valid_min: i16(1) })).toEqual({ valid_min: 1 });
	expect(left(dataType("int16"), { valid_min: i16(1), scale_factor: f64(0.5) })).toMatchObject({
		valid_min: { value: 0.5 },
	});
	// A factor below zero turns them around.
	expect(left(dataType("int16"), { valid_min: i16(1), scale_factor: f64(-0.5) })).toMatchObject({
		valid_max: { value: -0.5 },
	});
	expect(left(dataType("int8"), { valid_max: i8(-56), _Unsigned: text("true") })).toEqual({ valid_max: 200 });
	expect(left(dataType("uint8"), { valid_min: u8(200), _Unsigned: text("false") })).toEqual({ valid_min: -56 });
});

it("a bound that is none is not kept where numbers have moved", () => {
	expect(left(dataType("int16"), { valid_max: f64(1e9), scale_factor: f64(0.5) })).toEqual({});
});
