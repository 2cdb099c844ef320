/** Whole Zarr v3 documents in the forms of the `_FillValue` and `missing_value` conventions, read as a store. */
import { describe, expect, it } from "vitest";
import { encodeChunk } from "../../src/codecs/index.ts";
import { MISSING_VALUE_UUID, missingValueConvention } from "../../src/fill/missing-value-convention.ts";
import { decode } from "../../src/read/decode.ts";
import { read } from "../../src/read/read.ts";
import { type DataType, dataType } from "../../src/zarr/data-type.ts";
import { type JsonObject, type JsonValue, writeJson } from "../../src/zarr/json.ts";
import type { CodecMetadata } from "../../src/zarr/metadata.ts";
import { openFiles } from "../formats/zarr/fixtures.ts";

/** A store whose root is an array of these elements. */
async function storeOf(
	type: DataType,
	document: { data_type: JsonValue; fill_value: JsonValue; attributes: JsonObject },
	codec: CodecMetadata,
	elements: Parameters<typeof encodeChunk>[0],
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
	const chunk = await encodeChunk(elements, [codec], { dataType: type, shape: [count] });
	return openFiles([
		["zarr.json", new TextEncoder().encode(writeJson(json))],
		["c/0", chunk],
	]);
}

describe("bytes of any length", () => {
	// The example of the text of the convention: base64 of the bytes 4, 5, 6, 7.
	const sentinel = Uint8Array.of(4, 5, 6, 7);
	const type = dataType("bytes");
	const elements = [sentinel, Uint8Array.of(97), Uint8Array.of(0xff), new Uint8Array(0)];
	const open = (attributes: JsonObject) =>
		storeOf(type, { data_type: "bytes", fill_value: "", attributes }, { name: "vlen-bytes" }, elements, 4);

	it("are bytes, also where they happen to be UTF-8", async () => {
		expect((await read(await open({}), "/")).data).toEqual(elements);
	});

	it.each<[string, JsonObject]>([
		["_FillValue", { _FillValue: "BAUGBw==" }],
		["the convention", { [MISSING_VALUE_UUID]: missingValueConvention(type, sentinel) }],
	])("are masked by %s", async (_, attributes) => {
		expect((await decode(await open(attributes), "/")).data).toEqual([null, ...elements.slice(1)]);
	});
});
