import { numericAttribute } from "../../src/zarr/attributes.ts";
import { textType } from "../../src/zarr/data-type.ts";
import type { Scalar } from "../../src/zarr/scalar.ts";
import { f32, i16, text } from "../fill/typed-values.ts";
import { HOLES, type KerchunkRow, row, twelve, withHoles, written } from "./kerchunk-row.ts";

const NAMES = ["a b", "a#b", "a%20b", "a?b", "a:b", 'a"b', "{{u}}", "[1]", "0", "c", "水温", "a.b", " a "];

/** Text, packing, codecs, shapes, names. */
export const ARRAY_ROWS: KerchunkRow[] = [
	row(
		"W8 text with a _FillValue of NUL",
		{
			type: textType(1),
			shape: [4, 3],
			attributes: { _FillValue: text("") },
			chunks: { "0.0": ["a", "b", "-", "-", "-", "-", "c", "", "", "", "", ""] },
		},
		{ dtype: "O", shape: [4], values: ["ab-", "---", "c", null] },
		{ zarray: { fill_value: "AA==", dtype: "|S1" } },
	),
	row(
		"text with a _FillValue of a dash: the whole string must be one",
		{
			type: textType(1),
			shape: [3, 2],
			attributes: { _FillValue: text("-") },
			chunks: { "0.0": ["a", "-", "-", "", "", ""] },
		},
		{ dtype: "O", shape: [3], values: ["a-", null, ""] },
		{ zarray: { fill_value: "LQ==" } },
	),
	row(
		"K19 fixed text without a sentinel",
		{ type: textType(5), shape: [2], chunks: { "0": ["abcde", "f"] } },
		{ dtype: "S5", shape: [2], values: ["abcde", "f"] },
		{ zarray: { fill_value: null, dtype: "|S5" } },
	),
	row(
		"K19 fixed Unicode text",
		{
			type: { kind: "utf32", name: "fixed_length_utf32", itemBytes: 12 },
			shape: [2],
			chunks: { "0": ["abc", "dé"] },
		},
		{ dtype: "U3", shape: [2], values: ["abc", "dé"] },
		{ zarray: { fill_value: null, dtype: "<U3" } },
	),
	row(
		"W9 variable-length text",
		{ type: "string", shape: [3], chunks: { "0": ["abc", "", "é"] } },
		{ dtype: "StringDType()", shape: [3], values: ["abc", "", "é"] },
		{ zarray: { fill_value: null, dtype: "|O", filters: [{ id: "vlen-utf8" }] } },
	),
	row(
		"variable-length text with a sentinel and holes of another text",
		{
			type: "string",
			shape: [4],
			chunk: [2],
			storageFill: "none",
			attributes: { _FillValue: text("n/a") },
			chunks: { "0": ["abc", "n/a"] },
		},
		{ dtype: "O", shape: [4], values: ["abc", null, "none", "none"] },
		{ zarray: { fill_value: null }, sentinels: { _FillValue: "n/a" }, inlined: ["1"] },
	),
	row(
		"complex numbers",
		{
			type: "complex64",
			shape: [2],
			chunks: {
				"0": [
					[1, 2],
					[3, 0],
				] as Scalar[],
			},
		},
		{ dtype: "c8", shape: [2], values: ["(1+2j)", "(3+0j)"] },
		{ zarray: { fill_value: null, dtype: "<c8" } },
	),
	row(
		"packing: float32 factors are widened, whole factors stay floats",
		{
			type: "int16",
			shape: [4],
			attributes: { _FillValue: i16(-9999), scale_factor: f32(0.5), add_offset: f32(10) },
			chunks: { "0": written },
		},
		{ dtype: "f8", shape: [4], values: [10, 10.5, null, 13.5] },
		{ zarray: { fill_value: null }, sentinels: { _FillValue: -9999 } },
	),
	row(
		"holes go through the codecs of the array",
		withHoles({
			type: "int16",
			storageFill: 7,
			endian: "big",
			byteCodecs: [
				{ name: "numcodecs.shuffle", configuration: { elementsize: 2 } },
				{ name: "numcodecs.zlib", configuration: { level: 4 } },
				{ name: "numcodecs.fletcher32" },
			],
		}),
		twelve("i2", [0, 1, -9999, 7], 7),
		{
			zarray: {
				dtype: ">i2",
				filters: [{ id: "shuffle", elementsize: 2 }, { id: "zlib", level: 4 }, { id: "fletcher32" }],
				compressor: null,
			},
			inlined: HOLES,
		},
	),
	row(
		"K16 the last step is the compressor if it is one",
		{
			type: "int16",
			shape: [4],
			byteCodecs: [{ name: "numcodecs.shuffle", configuration: { elementsize: 2 } }, { name: "gzip" }],
			chunks: { "0": written },
		},
		{ dtype: "i2", shape: [4], values: [0, 1, -9999, 7] },
		{ zarray: { filters: [{ id: "shuffle", elementsize: 2 }], compressor: { id: "gzip", level: 5 } } },
	),
	row(
		"crc32c at the end",
		{ type: "int16", shape: [4], byteCodecs: [{ name: "crc32c" }], chunks: { "0": written } },
		{ dtype: "i2", shape: [4], values: [0, 1, -9999, 7] },
		{ zarray: { filters: [{ id: "crc32c", location: "end" }], compressor: null } },
	),
	row(
		"K17 a full reversal is order F",
		{
			type: "int16",
			shape: [2, 3],
			arrayCodecs: [{ name: "transpose", configuration: { order: [1, 0] } }],
			chunks: { "0.0": [1, 2, 3, 4, 5, 6] },
		},
		{ dtype: "i2", shape: [2, 3], values: [1, 2, 3, 4, 5, 6] },
		{ zarray: { order: "F" } },
	),
	row(
		"K15 a scalar has the key 0 and no dimensions",
		{ type: "float64", shape: [], chunks: { "0": [0.5] } },
		{ dtype: "f8", shape: [], values: [0.5] },
		{ zarray: { shape: [], chunks: [] } },
	),
	row(
		"a scalar that was never written",
		{ type: "int16", shape: [], storageFill: 7, chunks: {} },
		{ dtype: "i2", shape: [], values: [7] },
		{ zarray: { fill_value: null }, inlined: ["0"] },
	),
	row(
		"a dimension of length 0",
		{ type: "int16", shape: [0, 3], chunk: [1, 3], storageFill: 7, chunks: {} },
		{ dtype: "i2", shape: [0, 3], values: [] },
		{ zarray: { fill_value: null, shape: [0, 3], chunks: [1, 3] } },
	),
	row(
		"a partial last chunk is stored whole",
		{ type: "int16", shape: [5], chunk: [4], storageFill: 0, chunks: { "0": written, "1": [9, 0, 0, 0] } },
		{ dtype: "i2", shape: [5], values: [0, 1, -9999, 7, 9] },
		{ zarray: { fill_value: null } },
	),
	row(
		"W12 NaN in an attribute is text",
		{
			type: "float32",
			shape: [1],
			attributes: { valid_range: numericAttribute(Float32Array.of(Number.NaN, 1)) },
			chunks: { "0": [5] },
		},
		{ dtype: "f4", shape: [1], values: [5] },
		{ zarray: { fill_value: null } },
	),
	{
		title: "W13 arrays shorter than their dimensions go on with their fill value",
		arrays: {
			t: {
				type: "float64",
				shape: [5],
				chunk: [2],
				dimensions: ["t"],
				chunks: { "0": [0, 1], "1": [2, 3], "2": [4, 0] },
			},
			whole: {
				type: "int16",
				shape: [2],
				chunk: [2],
				dimensions: ["t"],
				dimensionLengths: [5],
				storageFill: -7,
				chunks: { "0": [1, 2] },
			},
			border: {
				type: "int16",
				shape: [3],
				chunk: [2],
				dimensions: ["t"],
				dimensionLengths: [5],
				storageFill: -7,
				chunks: { "0": [1, 2], "1": [3, -7] },
			},
			rubbish: {
				type: "int16",
				shape: [3],
				chunk: [2],
				dimensions: ["t"],
				dimensionLengths: [5],
				storageFill: -7,
				endian: "big",
				attributes: { _FillValue: i16(-7) },
				byteCodecs: [{ name: "numcodecs.zlib", configuration: { level: 1 } }],
				chunks: { "0": [1, 2], "1": [3, 999] },
			},
			second: {
				type: "int16",
				shape: [2, 1],
				chunk: [1, 2],
				dimensions: ["y", "t"],
				dimensionLengths: [2, 5],
				storageFill: 0,
				chunks: { "0.0": [1, 0], "1.0": [2, 0] },
			},
			never: {
				type: "int16",
				shape: [0],
				chunk: [4],
				dimensions: ["t"],
				dimensionLengths: [5],
				storageFill: 0,
				chunks: {},
			},
			words: {
				type: "string",
				shape: [1],
				chunk: [4],
				dimensions: ["t"],
				dimensionLengths: [5],
				chunks: { "0": ["a", "b", "", ""] },
			},
			// In a group of its own nobody else tells how long the dimension is.
			"g/inherits": {
				type: "int16",
				shape: [2],
				chunk: [2],
				dimensions: ["t"],
				dimensionLengths: [5],
				storageFill: 0,
				chunks: { "0": [1, 2] },
			},
		},
		zarray: {
			whole: { shape: [5], chunks: [2] },
			border: { shape: [5] },
			rubbish: { shape: [5], fill_value: -7 },
			second: { shape: [2, 5], chunks: [1, 2] },
			never: { shape: [5], chunks: [4] },
			words: { shape: [5] },
			"g/inherits": { shape: [5] },
		},
		sentinels: { rubbish: { _FillValue: -7 } },
		inlined: ["whole/1", "whole/2", "border/2", "rubbish/1", "words/0"],
		expected: {
			t: { dtype: "f8", shape: [5], values: [0, 1, 2, 3, 4] },
			whole: { dtype: "i2", shape: [5], values: [1, 2, -7, -7, -7] },
			border: { dtype: "i2", shape: [5], values: [1, 2, 3, -7, -7] },
			rubbish: { dtype: "f4", shape: [5], values: [1, 2, 3, null, null] },
			second: { dtype: "i2", shape: [2, 5], values: [1, 0, 0, 0, 0, 2, 0, 0, 0, 0] },
			never: { dtype: "i2", shape: [5], values: [0, 0, 0, 0, 0] },
			words: { dtype: "StringDType()", shape: [5], values: ["a", "", "", "", ""] },
			"g/inherits": { dtype: "i2", shape: [5], values: [1, 2, 0, 0, 0] },
		},
	},
	row(
		"codecs that only we know: chunks are decoded and inlined, holes stay holes",
		{
			type: "int32",
			shape: [5],
			chunk: [2],
			storageFill: 0,
			codecs: [
				{
					name: "mirazarr.integer_bits",
					configuration: { item_bytes: 3, bit_offset: 0, bit_precision: 24, endian: "big" },
				},
				{ name: "numcodecs.zlib", configuration: { level: 1 } },
			],
			chunks: {},
			// Of Python: zlib.compress(bytes([0, 0, 7, 255, 255, 255]), 1) and of [1, 0, 0, 0, 0, 0].
			encodedChunks: { "0": "eAFjYGD///8/AAYcAwU=", "2": "eAFjZAABAAAMAAI=" },
		},
		{ dtype: "i4", shape: [5], values: [7, -1, 0, 0, 65536] },
		{ zarray: { dtype: "<i4", compressor: null, filters: null, fill_value: null }, inlined: ["0", "2"] },
	),
	row(
		"a transpose that is no full reversal: chunks are decoded and inlined",
		{
			type: "int16",
			shape: [2, 1, 2],
			arrayCodecs: [{ name: "transpose", configuration: { order: [1, 0, 2] } }],
			chunks: { "0.0.0": [1, 2, 3, 4] },
		},
		{ dtype: "i2", shape: [2, 1, 2], values: [1, 2, 3, 4] },
		{ zarray: { order: "C" }, inlined: ["0.0.0"] },
	),
	{
		title: "groups: every one on the way has its document",
		arrays: {
			"g/h/v": { type: "int16", shape: [2], dimensions: ["x"], chunks: { "0": [1, 2] } },
			"g/w": { type: "int16", shape: [2], dimensions: ["x"], chunks: { "0": [3, 4] } },
		},
		zarray: { "g/h/v": { fill_value: null }, "g/w": { fill_value: null } },
		expected: {
			"g/h/v": { dtype: "i2", shape: [2], values: [1, 2] },
			"g/w": { dtype: "i2", shape: [2], values: [3, 4] },
		},
	},
	{
		title: "names: whatever but a backslash",
		arrays: Object.fromEntries(
			NAMES.map((name, i) => [name, { type: "int16", shape: [1], dimensions: ["x"], chunks: { "0": [i] } }]),
		),
		zarray: {},
		expected: Object.fromEntries(NAMES.map((name, i) => [name, { dtype: "i2", shape: [1], values: [i] }])),
	},
	{
		title: "dimensions without names get those that netCDF gives",
		arrays: {
			v: { type: "int16", shape: [2, 2], dimensions: [null, null], chunks: { "0.0": [1, 2, 3, 4] } },
			w: { type: "int16", shape: [2], dimensions: [null], chunks: { "0": [5, 6] } },
		},
		zarray: {},
		expected: {
			v: { dtype: "i2", shape: [2, 2], values: [1, 2, 3, 4] },
			w: { dtype: "i2", shape: [2], values: [5, 6] },
		},
	},
];
