import "../../../src/node.ts";
import { beforeAll, expect, it } from "vitest";
import * as zarr from "zarrita";
import { registerWithZarrita } from "../../../src/codecs/zarrita.ts";
import { writeJson } from "../../../src/zarr/json.ts";
import { vectors } from "./vectors.ts";

beforeAll(() => registerWithZarrita());

it.each(vectors.map((vector) => [vector.name, vector] as const))("zarrita reads %s", async (_, vector) => {
	const { codecs, spec, encoded, decoded } = vector;
	const shape = [...spec.shape];
	const document = {
		zarr_format: 3,
		node_type: "array",
		shape,
		data_type: spec.dataType.name,
		chunk_grid: { name: "regular", configuration: { chunk_shape: shape } },
		chunk_key_encoding: { name: "default", configuration: { separator: "/" } },
		fill_value: 0,
		codecs,
		attributes: {},
	};
	const store = new Map([
		["/zarr.json", new TextEncoder().encode(writeJson(document))],
		[["/c", ...shape.map(() => "0")].join("/"), encoded],
	]);
	const array = await zarr.open(store, { kind: "array" });
	const { data } = await array.getChunk(shape.map(() => 0));
	const { buffer, byteOffset, byteLength } = data as ArrayBufferView;
	expect(Buffer.compare(new Uint8Array(buffer, byteOffset, byteLength), decoded)).toBe(0);
});
