/** Gives the codecs of this package to zarrita, for stores that zarrita reads by itself: here one encoded by `numcodecs.shuffle`. */
import { registerWithZarrita } from "mirazarr";
import * as zarr from "zarrita";

registerWithZarrita();

const document = {
	...{ zarr_format: 3, node_type: "array", shape: [3], data_type: "uint16", fill_value: 0, attributes: {} },
	chunk_grid: { name: "regular", configuration: { chunk_shape: [3] } },
	chunk_key_encoding: { name: "default" },
	codecs: [
		{ name: "bytes", configuration: { endian: "little" } },
		{ name: "numcodecs.shuffle", configuration: { elementsize: 2 } },
	],
};
const store = new Map([
	["/zarr.json", new TextEncoder().encode(JSON.stringify(document))],
	["/c/0", Uint8Array.of(1, 2, 3, 0, 0, 1)],
]);
const { data } = await zarr.get(await zarr.open(store, { kind: "array" }));
console.log((data as Uint16Array).join(" ")); // 1 2 259
