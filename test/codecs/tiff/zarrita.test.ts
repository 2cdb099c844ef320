import { beforeAll, expect, it } from "vitest";
import * as zarr from "zarrita";
import { registerWithZarrita } from "../../../src/codecs/zarrita.ts";
import { writeJson } from "../../../src/zarr/json.ts";
import { vectors } from "./vectors.ts";

beforeAll(() => registerWithZarrita());

/** Types that zarrita has on every platform. */
const known = vectors.filter(({ spec }) => /^(u?int|float(32|64)|bool)/.test(spec.dataType.name));

it.each(known.map((vector) => [vector.name, vector] as const))("zarrita reads %s", async (_, vector) => {
	const { codecs, spec, encoded, decoded } = vector;
	const { dataType, shape } = spec;
	const document = {
		zarr_format: 3,
		node_type: "array",
		shape: [...shape],
		data_type: dataType.name,
		chunk_grid: { name: "regular", configuration: { chunk_shape: [...shape] } },
		chunk_key_encoding: { name: "default", configuration: { separator: "/" } },
		fill_value: dataType.name === "bool" ? false : 0,
		codecs: [...codecs],
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
