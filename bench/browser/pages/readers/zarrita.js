import * as zarr from "zarrita";

export async function open({ objects, file, path }) {
	const store = { get: async (key) => objects.get(file + key) };
	const array = await zarr.open.v3(zarr.root(store).resolve(path), { kind: "array" });
	return async () => [(await zarr.get(array)).data];
}

export async function first({ url, path, rank }) {
	const array = await zarr.open.v3(zarr.root(new zarr.FetchStore(url)).resolve(path), { kind: "array" });
	return zarr.get(array, Array(rank).fill(0));
}
