import { NetCDFReader } from "netcdfjs";

export async function open({ objects, file, path }) {
	const reader = new NetCDFReader(objects.get(file));
	return () => reader.getDataVariable(path.slice(1));
}

/** It has no part of a variable. */
export async function first({ url, path }) {
	const reader = new NetCDFReader(await (await fetch(url)).arrayBuffer());
	return reader.getDataVariable(path.slice(1))[0];
}

/** Numbers of a record stand in an array of their own. */
export function partsOf(data) {
	return Array.isArray(data[0]) ? data.map((record) => Float32Array.from(record)) : [Float32Array.from(data)];
}
