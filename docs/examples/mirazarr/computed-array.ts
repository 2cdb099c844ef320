/** An array whose chunks are computed when they are asked for: here degrees Fahrenheit of what a file has in Celsius. */
import { type ComputeChunk, DerivedArray, decode, openStore, read, type StoreArray } from "mirazarr";
import { dataType, resolveFill } from "mirazarr/fill";

const store = await openStore("samples/sea-surface.nc");
const sst: StoreArray = store.array("sst");
const compute: ComputeChunk = async ([month = 0], { signal }) => {
	const { data } = await decode(store, "sst", { selection: [month], signal });
	return new Uint8Array(Float64Array.from(data as Float64Array, (celsius) => (celsius * 9) / 5 + 32).buffer);
};

const described = { path: "/sst_f", dataType: dataType("float64"), attributes: new Map() };
const { fill } = resolveFill({ policy: "custom", ...described });
const { shape } = sst.description;
const fahrenheit = new DerivedArray(
	{ ...described, shape, fill, chunkGrid: { kind: "regular", chunkShape: [1, 36, 72] } },
	compute,
);
store.group.add("sst_f", fahrenheit);
console.log((await read(store, "sst_f", { selection: [0, 0, 0] })).data.join()); // 29.3
