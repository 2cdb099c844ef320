/** Whole Zarr v3 documents in the forms of the `_FillValue` and `missing_value` conventions, read as a store. */
import { describe, expect, it } from "vitest";
import { encodeChunk } from "../../src/codecs/index.ts";
import { decodeValues } from "../../src/fill/decode.ts";
import { MISSING_VALUE_UUID } from "../../src/fill/missing-value-convention.ts";
import { decode } from "../../src/read/decode.ts";
import { read } from "../../src/read/read.ts";
import { type DataType, dataType } from "../../src/zarr/data-type.ts";
import { type JsonObject, type JsonValue, writeJson } from "../../src/zarr/json.ts";
import type { CodecMetadata } from "../../src/zarr/metadata.ts";
import { openFiles } from "../formats/zarr/fixtures.ts";

/** A store whose root is an array of these elements, or of holes. */
async function storeOf(
	type: DataType,
	document: { data_type: JsonValue; fill_value: JsonValue; attributes: JsonObject },
	codec: CodecMetadata,
	elements: Parameters<typeof encodeChunk>[0] | undefined,
	count: number,
) {
	const json = {
		zarr_format: 3,
		node_type: "array",
		shape: [count],
		chunk_grid: { name: "regular", configuration: { chunk_shape: [count] } },
		chunk_key_encoding: { name: "default" },
		codecs: [codec as JsonObject],
		...document,
	};
	const files: [string, Uint8Array][] = [["zarr.json", new TextEncoder().encode(writeJson(json))]];
	if (elements !== undefined)
		files.push(["c/0", await encodeChunk(elements, [codec], { dataType: type, shape: [count] })]);
	return openFiles(files);
}

/** As its schema (v0.1.0) wants it; the value is encoded as `fill_value` is. */
const convention = (value: JsonValue): JsonObject => ({
	[MISSING_VALUE_UUID]: {
		version: "0.1.0",
		schema: "https://raw.githubusercontent.com/zarr-experimental/missing_value/refs/tags/v0.1.0/schema.json",
		name: "missing_value",
		description: "Describes a value used to represent undefined/invalid/missing values in an array.",
		spec: "https://github.com/zarr-experimental/missing_value/blob/v0.1.0/README.md",
		configuration: { missing_value: value },
	},
});

describe("bytes of any length", () => {
	// The example of the text of the `_FillValue` convention: base64 of the bytes 4, 5, 6, 7.
	const sentinel = Uint8Array.of(4, 5, 6, 7);
	const text = (word: string): Uint8Array => new TextEncoder().encode(word);
	const words = ["\u0004\u0005\u0006\u0007", "a", "é", ""];
	const elements = words.map(text);
	const open = (name: "bytes" | "variable_length_bytes", attributes: JsonObject, items = elements) =>
		storeOf(
			dataType(name),
			{ data_type: name, fill_value: "", attributes },
			{ name: "vlen-bytes" },
			items,
			items.length,
		);

	it("are bytes, also where all of them are UTF-8", async () => {
		const store = await open("bytes", {});
		expect((await read(store, "/")).data).toEqual(elements);
		expect((await decode(store, "/")).data).toEqual(elements);
	});

	it.each<[string, JsonObject]>([
		["_FillValue", { _FillValue: "BAUGBw==" }],
		["the missing_value convention", convention("BAUGBw==")],
		["the missing_value convention, as a list of bytes", convention([4, 5, 6, 7])],
	])("are masked by %s", async (_, attributes) => {
		const store = await open("bytes", attributes);
		expect((await decode(store, "/")).data).toEqual([null, ...elements.slice(1)]);
		const { data, validity } = await decode(store, "/", { missing: "validity" });
		expect([data, validity]).toEqual([elements, Uint8Array.of(0b1110)]);
	});

	it("holes are bytes, and are masked where the sentinel fills them", async () => {
		const type = dataType("bytes");
		const document = { data_type: "bytes", fill_value: "BAUGBw==", attributes: { _FillValue: "BAUGBw==" } };
		const store = await storeOf(type, document, { name: "vlen-bytes" }, undefined, 2);
		expect((await read(store, "/")).data).toEqual([sentinel, sentinel]);
		expect((await decode(store, "/")).data).toEqual([null, null]);
	});

	// zarr-python's name from before `bytes` was registered: divergences.md.
	it("of the older name variable_length_bytes are shown as text where all of them are UTF-8", async () => {
		const store = await open("variable_length_bytes", { _FillValue: "BAUGBw==" });
		expect((await read(store, "/")).data).toEqual(words);
		expect((await decode(store, "/")).data).toEqual([null, ...words.slice(1)]);
		const mixed = [...elements, Uint8Array.of(0xff)];
		const other = await open("variable_length_bytes", { _FillValue: "BAUGBw==" }, mixed);
		expect((await read(other, "/")).data).toEqual(mixed);
		expect((await decode(other, "/")).data).toEqual([null, ...mixed.slice(1)]);
	});

	it("of the older name are masked too where the texts that read gave are handed to decodeValues", async () => {
		const store = await open("variable_length_bytes", { _FillValue: "BAUGBw==" });
		const { dataType: type, fill } = store.array("/").description;
		const stored = await read(store, "/");
		expect(decodeValues({ ...stored, dataType: type }, fill).data).toEqual([null, ...words.slice(1)]);
	});
});
