import { numericAttribute } from "../../src/zarr/attributes.ts";
import { f32, f64, i8, i16, i64, text, u8, u16 } from "../fill/typed-values.ts";
import { HOLES, type KerchunkRow, row, twelve, withHoles, written } from "./kerchunk-row.ts";

/** The float32 1e20 as a double, in the form of the convention: base64 of its little-endian bytes. */
const WIDENED = "AAAAgB2vFUQ=";

/** Numbers: every line of the table of fills, and the sentinels that JSON makes difficult. */
export const FILL_ROWS: KerchunkRow[] = [
	row(
		"W1 a header fill of 0 without an attribute masks nothing",
		{ type: "int16", shape: [4], storageFill: 0, chunks: { "0": written } },
		{ dtype: "i2", shape: [4], values: [0, 1, -9999, 7] },
		{ zarray: { fill_value: null, dtype: "<i2" } },
	),
	row("no sentinel, holes of 0", withHoles({ type: "int16", storageFill: 0 }), twelve("i2", [0, 1, -9999, 7], 0), {
		zarray: { fill_value: null },
	}),
	row("no sentinel, holes of an undefined fill", withHoles({ type: "int16" }), twelve("i2", [0, 1, -9999, 7], 0), {
		zarray: { fill_value: null },
	}),
	row(
		"no sentinel, holes of NaN",
		withHoles({ type: "float32", storageFill: Number.NaN }),
		twelve("f4", [0, 1, -9999, 7], null),
		{ zarray: { fill_value: "NaN" } },
	),
	row(
		"no sentinel, holes of NaN, packed: float64 as on the file",
		withHoles({ type: "float32", storageFill: Number.NaN, attributes: { scale_factor: f64(2), add_offset: f64(1) } }),
		twelve("f8", [1, 3, -19997, 15], null),
		{ zarray: { fill_value: null }, inlined: HOLES },
	),
	row("W2 no sentinel, holes of 7", withHoles({ type: "int16", storageFill: 7 }), twelve("i2", [0, 1, -9999, 7], 7), {
		zarray: { fill_value: null },
		inlined: HOLES,
	}),
	row(
		"no sentinel, holes of the netCDF default",
		withHoles({ type: "float32", storageFill: 9.969209968386869e36, endian: "big" }),
		twelve("f4", [0, 1, -9999, 7], 9.969209968386869e36),
		{ zarray: { fill_value: null, dtype: ">f4" }, inlined: HOLES },
	),
	row(
		"no sentinel, holes of -0.0",
		withHoles({ type: "float64", storageFill: -0 }),
		twelve("f8", [0, 1, -9999, 7], "-0.0"),
		{ zarray: { fill_value: null }, inlined: HOLES },
	),
	row(
		"no sentinel, holes of infinity",
		withHoles({ type: "float32", storageFill: Number.POSITIVE_INFINITY }),
		twelve("f4", [0, 1, -9999, 7], "inf"),
		{ zarray: { fill_value: null }, inlined: HOLES },
	),
	row(
		"a sentinel, no holes",
		{
			type: "int16",
			shape: [4],
			storageFill: 0,
			endian: "big",
			attributes: { _FillValue: i16(-9999) },
			chunks: { "0": written },
		},
		{ dtype: "f4", shape: [4], values: [0, 1, null, 7] },
		{ zarray: { fill_value: null, dtype: ">i2" }, sentinels: { _FillValue: -9999 } },
	),
	row(
		"K7 a sentinel, holes of 0",
		withHoles({ type: "int16", storageFill: 0, attributes: { _FillValue: i16(-9999) } }),
		twelve("f4", [0, 1, null, 7], 0),
		{ zarray: { fill_value: null }, sentinels: { _FillValue: -9999 } },
	),
	row(
		"W3 a sentinel, holes of 7",
		withHoles({ type: "int16", storageFill: 7, attributes: { _FillValue: i16(-9999) } }),
		twelve("f4", [0, 1, null, 7], 7),
		{ zarray: { fill_value: null }, sentinels: { _FillValue: -9999 }, inlined: HOLES },
	),
	row(
		"a sentinel, holes of the same",
		withHoles({ type: "int16", storageFill: -9999, attributes: { _FillValue: i16(-9999) } }),
		twelve("f4", [0, 1, null, 7], null),
		{ zarray: { fill_value: -9999 }, sentinels: { _FillValue: -9999 } },
	),
	row(
		"a sentinel, holes of another missing_value",
		withHoles({
			type: "int16",
			storageFill: 7,
			attributes: { _FillValue: i16(-9999), missing_value: i16(7) },
		}),
		twelve("f4", [0, 1, null, null], null),
		{ zarray: { fill_value: 7 }, sentinels: { _FillValue: 7, missing_value: -9999 } },
	),
	row(
		"W4 a sentinel, holes of NaN",
		withHoles({ type: "float32", storageFill: Number.NaN, attributes: { _FillValue: f32(-9999) } }),
		twelve("f4", [0, 1, null, 7], null),
		{ zarray: { fill_value: "NaN" }, sentinels: { missing_value: -9999 } },
	),
	row(
		"missing_value alone, one and several",
		withHoles({
			type: "float32",
			storageFill: 0,
			attributes: { missing_value: numericAttribute(Float32Array.of(-9999, 7, Number.NaN)) },
		}),
		twelve("f4", [0, 1, null, null], 0),
		{ zarray: { fill_value: null }, sentinels: { missing_value: [-9999, 7] }, inlined: HOLES },
	),
	row(
		"W5 a float32 sentinel is written widened",
		{
			type: "float32",
			shape: [3],
			storageFill: 0,
			attributes: { _FillValue: f32(1e20) },
			chunks: { "0": [0, 1e20, 1] },
		},
		{ dtype: "f4", shape: [3], values: [0, null, 1] },
		{ zarray: { fill_value: 1.0000000200408773e20 }, sentinels: { _FillValue: WIDENED } },
	),
	row(
		"W6 NaN on integers is left out",
		{ type: "int16", shape: [4], attributes: { _FillValue: f32(Number.NaN) }, chunks: { "0": written } },
		{ dtype: "i2", shape: [4], values: [0, 1, -9999, 7] },
		{ zarray: { fill_value: null }, sentinels: {} },
	),
	row(
		"a number that the type cannot hold masks nothing but promotes",
		{ type: "uint8", shape: [2], attributes: { _FillValue: i16(300) }, chunks: { "0": [0, 255] } },
		{ dtype: "f4", shape: [2], values: [0, 255] },
		{
			zarray: { fill_value: null, dtype: "|u1" },
			sentinels: { _FillValue: 300 },
			v3: { dtype: "u1", shape: [2], values: [0, 255] },
		},
	),
	row(
		"text on numbers stays text",
		{ type: "int16", shape: [4], attributes: { _FillValue: text("-9999") }, chunks: { "0": written } },
		{ dtype: "f4", shape: [4], values: [0, 1, -9999, 7] },
		{
			zarray: { fill_value: null },
			sentinels: { _FillValue: "-9999" },
			v3: { dtype: "i2", shape: [4], values: [0, 1, -9999, 7] },
		},
	),
	row(
		"W7 _Unsigned: the sentinel is reinterpreted to the stored type",
		{
			type: "int8",
			shape: [4],
			attributes: { _Unsigned: text("true"), _FillValue: i16(255) },
			chunks: { "0": [0, -1, -2, 3] },
		},
		{ dtype: "f4", shape: [4], values: [0, null, 254, 3] },
		{ zarray: { fill_value: null }, sentinels: { _FillValue: -1 } },
	),
	row(
		"_Unsigned: holes of the sentinel",
		withHoles(
			{ type: "int8", storageFill: -1, attributes: { _Unsigned: text("true"), _FillValue: i8(-1) } },
			[0, -1, -2, 3],
		),
		twelve("f4", [0, null, 254, 3], null),
		{ zarray: { fill_value: -1 }, sentinels: { _FillValue: -1 } },
	),
	row(
		"_Unsigned: a sentinel is never moved to missing_value",
		withHoles(
			{
				type: "int8",
				storageFill: 3,
				attributes: { _Unsigned: text("true"), _FillValue: i8(-1), missing_value: i8(3) },
			},
			[0, -1, -2, 3],
		),
		twelve("f4", [0, null, 254, null], null),
		{ zarray: { fill_value: null }, sentinels: { _FillValue: -1, missing_value: 3 }, inlined: HOLES },
	),
	row(
		"_Unsigned, little-endian: xarray reinterprets the sentinel itself",
		{
			type: "int16",
			shape: [3],
			attributes: { _Unsigned: text("true"), _FillValue: i16(-2) },
			chunks: { "0": [1, -2, -1] },
		},
		{ dtype: "f4", shape: [3], values: [1, null, 65535] },
		{ zarray: { fill_value: null, dtype: "<i2" }, sentinels: { _FillValue: -2 } },
	),
	...([2, 4, 8] as const).map((itemBytes) => {
		const largest = 2n ** BigInt(8 * itemBytes) - 1n;
		return row(
			`_Unsigned, big-endian, ${itemBytes} bytes: xarray would swap the bytes of the sentinel, so the type is unsigned`,
			{
				type: `int${(itemBytes * 8) as 16 | 32 | 64}`,
				shape: [3],
				endian: "big",
				attributes: { _Unsigned: text("true"), _FillValue: i16(100) },
				chunks: { "0": [1n, 100n, -1n] },
			},
			{ dtype: itemBytes === 2 ? "f4" : "f8", shape: [3], values: [1, null, Number(largest)] },
			{ zarray: { fill_value: null, dtype: `>u${itemBytes}` }, sentinels: { _FillValue: 100 } },
		);
	}),
	row(
		"_Unsigned, big-endian: sentinels of both names are unsigned, packed or not",
		{
			type: "int16",
			shape: [4],
			endian: "big",
			attributes: {
				_Unsigned: text("true"),
				_FillValue: i16(-1),
				missing_value: i16(-2),
				scale_factor: f64(0.5),
				add_offset: f64(1),
			},
			chunks: { "0": [1, -1, -2, -3] },
		},
		{ dtype: "f8", shape: [4], values: [1.5, null, null, 32767.5] },
		{ zarray: { fill_value: null, dtype: ">u2" }, sentinels: { _FillValue: 65535, missing_value: 65534 } },
	),
	row(
		"_Unsigned, big-endian: holes of the sentinel",
		withHoles(
			{ type: "int16", endian: "big", storageFill: -2, attributes: { _Unsigned: text("true"), _FillValue: i16(-2) } },
			[0, 100, -2, -1],
		),
		twelve("f4", [0, 100, null, 65535], null),
		{ zarray: { fill_value: 65534, dtype: ">u2" }, sentinels: { _FillValue: 65534 } },
	),
	...(["little", "big"] as const).map((endian) =>
		row(
			`_Unsigned "false", ${endian}-endian: xarray cannot make 65534 signed, so the type is`,
			{
				type: "uint16",
				shape: [3],
				endian,
				attributes: { _Unsigned: text("false"), _FillValue: u16(65534) },
				chunks: { "0": [1, 65534, 65535] },
			},
			{ dtype: "f4", shape: [3], values: [1, null, -1] },
			{ zarray: { fill_value: null, dtype: endian === "big" ? ">i2" : "<i2" }, sentinels: { _FillValue: -2 } },
		),
	),
	row(
		'_Unsigned "false": holes of the sentinel',
		withHoles(
			{ type: "uint8", storageFill: 254, attributes: { _Unsigned: text("false"), _FillValue: u8(254) } },
			[0, 100, 254, 255],
		),
		twelve("f4", [0, 100, null, -1], null),
		{ zarray: { fill_value: -2, dtype: "|i1" }, sentinels: { _FillValue: -2 } },
	),
	...(["_FillValue", "missing_value"] as const).map((role) =>
		row(
			`packed floats, NaN beside ${role} 1e20: NaN does not take its place`,
			{
				type: "float32",
				shape: [3],
				attributes: {
					_FillValue: f32(role === "_FillValue" ? 1e20 : Number.NaN),
					missing_value: f32(role === "_FillValue" ? Number.NaN : 1e20),
					scale_factor: f64(0.5),
				},
				chunks: { "0": [1, 1e20, Number.NaN] },
			},
			{ dtype: "f8", shape: [3], values: [0.5, null, null] },
			role === "_FillValue"
				? { zarray: { fill_value: 1.0000000200408773e20 }, sentinels: { _FillValue: WIDENED } }
				: { zarray: { fill_value: null }, sentinels: { missing_value: 1.0000000200408773e20 } },
		),
	),
	row(
		"packed floats, NaN alone: they keep their width",
		{
			type: "float32",
			shape: [2],
			attributes: { _FillValue: f32(Number.NaN), missing_value: f32(Number.NaN), scale_factor: f64(0.5) },
			chunks: { "0": [1, Number.NaN] },
		},
		{ dtype: "f4", shape: [2], values: [0.5, null] },
		{ zarray: { fill_value: "NaN" }, sentinels: {} },
	),
	row(
		"64-bit sentinels keep every digit",
		{
			type: "int64",
			shape: [2],
			attributes: { _FillValue: i64(-(2n ** 63n)) },
			chunks: { "0": [-(2n ** 63n), 5n] },
		},
		{ dtype: "f8", shape: [2], values: [null, 5] },
		{ zarray: { fill_value: null, dtype: "<i8" }, sentinels: { _FillValue: -(2n ** 63n) } },
	),
	row(
		"an infinite sentinel has no other place than fill_value",
		withHoles({ type: "float32", storageFill: 5, attributes: { _FillValue: f32(Number.NEGATIVE_INFINITY) } }, [
			0,
			1,
			Number.NEGATIVE_INFINITY,
			7,
		]),
		twelve("f4", [0, 1, null, 7], 5),
		{ zarray: { fill_value: "-Infinity" }, sentinels: { _FillValue: "AAAAAAAA8P8=" }, inlined: HOLES },
	),
];
