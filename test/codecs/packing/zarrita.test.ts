/** zarrita by itself, over a store that is not ours, once our codecs are registered with it. */
import { expect, it } from "vitest";
import * as zarr from "zarrita";
import { registerWithZarrita } from "../../../src/codecs/zarrita.ts";

function storeOf(fill: unknown, codecs: object[], chunk: Uint8Array): Map<string, Uint8Array> {
	const document = {
		zarr_format: 3,
		node_type: "array",
		shape: [6],
		data_type: "float32",
		chunk_grid: { name: "regular", configuration: { chunk_shape: [3] } },
		chunk_key_encoding: { name: "default", configuration: { separator: "/" } },
		fill_value: fill,
		codecs,
		attributes: {},
	};
	return new Map([
		["/zarr.json", new TextEncoder().encode(JSON.stringify(document))],
		["/c/0", chunk],
	]);
}

it("reads the specification's own example, on which zarrita alone throws", async () => {
	registerWithZarrita();
	const codecs = [
		{ name: "scale_offset", configuration: { offset: 1000, scale: 0.1 } },
		{ name: "cast_value", configuration: { data_type: "uint8" } },
		{ name: "bytes" },
	];
	const array = await zarr.open(storeOf(1000, codecs, Uint8Array.of(0, 1, 255)), { kind: "array" });
	expect((await zarr.get(array)).data).toEqual(Float32Array.of(1000, 1010, 3550, 1000, 1000, 1000));
});

it("reads sentinels as NaN", async () => {
	registerWithZarrita();
	const map = { encode: [["NaN", 0]], decode: [[0, "NaN"]] };
	const codecs = [{ name: "cast_value", configuration: { data_type: "uint8", scalar_map: map } }, { name: "bytes" }];
	const array = await zarr.open(storeOf("NaN", codecs, Uint8Array.of(0, 1, 255)), { kind: "array" });
	const nan = Number.NaN;
	expect((await zarr.get(array)).data).toEqual(Float32Array.of(nan, 1, 255, nan, nan, nan));
});
