import { describe, expect, it } from "vitest";
import type { Diagnostic } from "../../src/diagnostics.ts";
import { attributesFromJson, attributeToJson } from "../../src/zarr/attributes.ts";
import {
	type ChunkGrid,
	chunkGridDocument,
	chunkShapeAt,
	gridShape,
	locate,
	parseChunkGrid,
} from "../../src/zarr/chunk-grid.ts";
import { decodeChunkKey, encodeChunkKey, parseChunkKeyEncoding } from "../../src/zarr/chunk-key.ts";
import { dataTypeDocument, parseDataType } from "../../src/zarr/data-type.ts";
import { type JsonObject, type JsonValue, parseJson, writeJson } from "../../src/zarr/json.ts";
import { arrayDocument, parseArrayDocument, parseGroupDocument } from "../../src/zarr/metadata.ts";

const ARRAY: JsonObject = {
	zarr_format: 3,
	node_type: "array",
	shape: [4, 6],
	data_type: "int16",
	chunk_grid: { name: "regular", configuration: { chunk_shape: [2, 3] } },
	chunk_key_encoding: { name: "default", configuration: { separator: "/" } },
	fill_value: -9999,
	codecs: [{ name: "bytes", configuration: { endian: "little" } }],
	attributes: {},
};

const code = (expected: string) => expect.objectContaining({ name: "MiraError", code: expected });

describe("array documents", () => {
	it("come back the same", () => {
		const document = { ...ARRAY, dimension_names: ["y", "x"] };
		const metadata = parseArrayDocument(document);
		expect(arrayDocument(metadata, {})).toEqual(document);
	});

	it("Z1: an unknown key must be understood unless it says otherwise", () => {
		expect(() => parseArrayDocument({ ...ARRAY, new_thing: { name: "x" } })).toThrow(code("unsupported-feature"));
		expect(() => parseArrayDocument({ ...ARRAY, new_thing: 1 })).toThrow('"new_thing" is not known');
		expect(() => parseArrayDocument({ ...ARRAY, new_thing: { must_understand: false } })).not.toThrow();
	});

	it("Z1: storage transformers are refused, an empty list is not", () => {
		expect(() => parseArrayDocument({ ...ARRAY, storage_transformers: [{ name: "x" }] })).toThrow(
			code("unsupported-feature"),
		);
		expect(() => parseArrayDocument({ ...ARRAY, storage_transformers: [] })).not.toThrow();
	});

	it.each(["data_type", "chunk_grid", "chunk_key_encoding"])("Z2: must_understand false on %s is an error", (key) => {
		const given = ARRAY[key] as JsonValue;
		const object = typeof given === "string" ? { name: given } : (given as JsonObject);
		expect(() => parseArrayDocument({ ...ARRAY, [key]: { ...object, must_understand: false } })).toThrow(
			code("bad-metadata"),
		);
	});

	it("Z3: dimension names may be null", () => {
		expect(parseArrayDocument({ ...ARRAY, dimension_names: [null, "x"] }).dimensionNames).toEqual([null, "x"]);
	});

	it("Z4: as many names as dimensions", () => {
		expect(() => parseArrayDocument({ ...ARRAY, dimension_names: ["x"] })).toThrow("1 names for 2 dimensions");
	});

	it("Z8: codecs must not be empty", () => {
		expect(() => parseArrayDocument({ ...ARRAY, codecs: [] })).toThrow(code("bad-metadata"));
	});

	it.each(["shape", "data_type", "chunk_grid", "chunk_key_encoding", "fill_value", "codecs"])("needs %s", (key) => {
		const { [key]: _, ...rest } = ARRAY;
		expect(() => parseArrayDocument(rest)).toThrow(code("bad-metadata"));
	});

	it("F25: a null fill value is refused", () => {
		expect(() => parseArrayDocument({ ...ARRAY, fill_value: null })).toThrow(code("bad-fill"));
	});

	it("understands the short form of codecs, and writes objects", () => {
		const metadata = parseArrayDocument({ ...ARRAY, data_type: "int8", fill_value: 0, codecs: ["bytes"] });
		expect(arrayDocument(metadata, {}).codecs).toEqual([{ name: "bytes" }]);
	});
});

describe("group documents", () => {
	it("Z9: consolidated metadata without must_understand are tolerated with a diagnostic", () => {
		const diagnostics: Diagnostic[] = [];
		const group = {
			zarr_format: 3,
			node_type: "group",
			consolidated_metadata: { kind: "inline", metadata: { a: ARRAY } },
		};
		expect(parseGroupDocument(group, diagnostics).consolidated?.get("a")).toEqual(ARRAY);
		expect(diagnostics.map(({ code }) => code)).toEqual(["consolidated-metadata-form"]);
	});
});

describe("chunk grids", () => {
	const rectilinear = (chunkShapes: JsonValue, shape: number[]): ChunkGrid =>
		parseChunkGrid({ name: "rectilinear", configuration: { kind: "inline", chunk_shapes: chunkShapes } }, shape);

	it("Z5: the example of the specification, length 6", () => {
		const grid = rectilinear([4, [1, 2, 3], [[4, 2]], [[1, 3], 3], [4, 4, 4]], [6, 6, 6, 6, 6]);
		const shape = [6, 6, 6, 6, 6];
		const edges = gridShape(grid, shape).map((count, d) =>
			Array.from(
				{ length: count },
				(_, i) =>
					chunkShapeAt(
						grid,
						shape,
						shape.map(() => i),
					)[d],
			),
		);
		expect(edges).toEqual([
			[4, 4],
			[1, 2, 3],
			[4, 4],
			[1, 1, 1, 3],
			[4, 4, 4],
		]);
		expect(gridShape(grid, shape)).toEqual([2, 3, 2, 4, 3]);
		expect(chunkGridDocument(grid)).toEqual({
			name: "rectilinear",
			configuration: { kind: "inline", chunk_shapes: [4, [1, 2, 3], [[4, 2]], [[1, 3], 3], [[4, 3]]] },
		});
	});

	it("Z6: [16,10] x [24,14], element (20,15) is in chunk (1,0) at (4,15)", () => {
		const shape = [26, 38];
		const grid = rectilinear(
			[
				[16, 10],
				[24, 14],
			],
			shape,
		);
		expect([locate(grid, 0, 20), locate(grid, 1, 15)]).toEqual([
			{ chunk: 1, inner: 4 },
			{ chunk: 0, inner: 15 },
		]);
	});

	it("Z7: chunks that do not cover the dimension, or have no elements, are refused", () => {
		expect(() => rectilinear([[2, 3]], [6])).toThrow("cover 5 of 6");
		expect(() => rectilinear([[0, 6]], [6])).toThrow(code("bad-metadata"));
		expect(() => rectilinear([0], [6])).toThrow(code("bad-metadata"));
		expect(() => rectilinear([[[1, 1e12]]], [6])).toThrow("more than the dimension has elements");
	});

	it("a regular grid has one length a dimension", () => {
		expect(() => parseChunkGrid({ name: "regular", configuration: { chunk_shape: [2] } }, [4, 4])).toThrow("2 lengths");
		expect(gridShape({ kind: "regular", chunkShape: [4, 1] }, [9, 0])).toEqual([3, 0]);
	});
});

describe("chunk keys", () => {
	it("Z10: an array without dimensions has the key c, or 0 in the v2 encoding", () => {
		expect(encodeChunkKey({ name: "default", separator: "/" }, [])).toBe("c");
		expect(encodeChunkKey({ name: "v2", separator: "." }, [])).toBe("0");
		expect(decodeChunkKey({ name: "default", separator: "/" }, "c", 0)).toEqual([]);
		expect(decodeChunkKey({ name: "v2", separator: "." }, "0", 0)).toEqual([]);
	});

	it("have the separators of the specification by default", () => {
		expect(parseChunkKeyEncoding({ name: "default" })).toEqual({ name: "default", separator: "/" });
		expect(parseChunkKeyEncoding({ name: "v2" })).toEqual({ name: "v2", separator: "." });
		expect(() => parseChunkKeyEncoding("other")).toThrow(code("bad-metadata"));
	});

	it.each(["c/0", "c/0/1/2", "c/00/1", "c/-1/0", "c/a/0", "0/1", "c/0/1/", ""])(
		"%j is not the key of a 2-d chunk",
		(key) => {
			expect(decodeChunkKey({ name: "default", separator: "/" }, key, 2)).toBeUndefined();
		},
	);
});

describe("attributes", () => {
	it("keep their types through JSON", () => {
		const text =
			'{"a":10.0,"b":10,"c":[1,2],"d":"x","e":[0.5],"f":{"k":null},"g":18446744073709551615,"h":[1,"x"],"i":true,"j":[]}';
		const attributes = attributesFromJson(parseJson(text, { floats: "tagged" }));
		expect([...attributes].map(([name, { dataType, shape }]) => [name, dataType, shape])).toEqual([
			["a", "float64", []],
			["b", "int64", []],
			["c", "int64", [2]],
			["d", "string", []],
			["e", "float64", [1]],
			["f", "json", []],
			["g", "uint64", []],
			["h", "json", []],
			["i", "bool", []],
			["j", "json", []],
		]);
		const written = Object.fromEntries([...attributes].map(([name, value]) => [name, attributeToJson(value)]));
		expect(writeJson(written)).toBe(text.replace("[0.5]", "0.5"));
	});

	it("M4: a float32 is widened exactly", () => {
		const json = writeJson(attributeToJson({ dataType: "float32", shape: [], values: Float32Array.of(1e20) }));
		expect(BigInt(Number(json))).toBe(100000002004087734272n);
	});

	it("NaN inside an object is text too", () => {
		const [nested] = attributesFromJson(
			parseJson('{"a": {"b": [NaN, 1.0, {"c": -Infinity}]}}', { floats: "tagged" }),
		).values();
		expect(nested && writeJson(attributeToJson(nested))).toBe('{"b":["NaN",1.0,{"c":"-Infinity"}]}');
	});

	it("W12: NaN inside a vector is text", () => {
		const json = attributeToJson({ dataType: "float64", shape: [2], values: Float64Array.of(Number.NaN, 1) });
		expect(writeJson(json)).toBe('["NaN",1.0]');
	});
});

describe("data types", () => {
	it.each<JsonValue>([
		"bool",
		"uint64",
		"float16",
		"complex128",
		"r24",
		"string",
		{ name: "null_terminated_bytes", configuration: { length_bytes: 5 } },
		{ name: "fixed_length_utf32", configuration: { length_bytes: 12 } },
		{ name: "raw_bytes", configuration: { length_bytes: 3 } },
		{ name: "numpy.datetime64", configuration: { unit: "s", scale_factor: 10 } },
		{
			name: "struct",
			configuration: {
				fields: [
					{ name: "a", data_type: "int8" },
					{ name: "b", data_type: "float64" },
				],
			},
		},
	])("%o comes back the same", (document) => {
		expect(dataTypeDocument(parseDataType(document))).toEqual(document);
	});

	it("the legacy form of structs is read, and written as struct", () => {
		const type = parseDataType({
			name: "structured",
			configuration: {
				fields: [
					["a", "int8"],
					["b", "int16"],
				],
			},
		});
		expect(type).toMatchObject({ name: "struct", itemBytes: 3 });
	});

	it.each<[string, JsonValue]>([
		["unsupported-feature", "float128"],
		["bad-metadata", "r12"],
		["bad-metadata", { name: "fixed_length_utf32", configuration: { length_bytes: 6 } }],
		["bad-metadata", { name: "null_terminated_bytes" }],
		["bad-metadata", { name: "numpy.datetime64", configuration: { unit: "x", scale_factor: 1 } }],
		["bad-metadata", { name: "struct", configuration: { fields: [] } }],
		["bad-metadata", { name: "struct", configuration: { fields: [{ name: "a", data_type: "string" }] } }],
		["bad-metadata", 5],
	])("%s: %o", (expected, document) => {
		expect(() => parseDataType(document)).toThrow(code(expected));
	});
});
