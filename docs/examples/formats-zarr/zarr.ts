/** A Zarr store, of version 2 or 3: with the same fill rules, exactness and errors as every other format. */
import { decode, MemoryStore, ObjectStoreRegistry, openStore, type ParserOptions } from "mirazarr";
import { type ZarrOptions, zarr } from "mirazarr/formats/zarr";

const json = (document: object) => new TextEncoder().encode(JSON.stringify(document));
const array = {
	zarr_format: 2,
	shape: [3],
	chunks: [3],
	dtype: "<i2",
	fill_value: -1,
	order: "C",
	compressor: null,
	filters: null,
};
const files = new MemoryStore([
	[".zgroup", json({ zarr_format: 2 })],
	["depth/.zarray", json(array)],
	["depth/.zattrs", json({ _ARRAY_DIMENSIONS: ["x"] })],
	["depth/0", new Uint8Array(Int16Array.of(5, -1, 7).buffer)],
]);
const registry = new ObjectStoreRegistry().register("memory://store/", files);
const options: ZarrOptions & ParserOptions = { v2FillAsMask: true };
const store = await openStore("memory://store/", { registry, parser: zarr(options) });
console.log((await decode(store, "depth")).data.join()); // 5,NaN,7
