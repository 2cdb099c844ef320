import h5wasm from "h5wasm";

export async function open({ objects, file, path }) {
	const dataset = await datasetOf(objects.get(file), path);
	return () => [dataset.value];
}

/** It reads files of its own file system, so all of the file comes first. */
export async function first({ url, path, rank }) {
	const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
	const dataset = await datasetOf(bytes, path);
	return dataset.slice(Array(rank).fill([0, 1]))[0];
}

let files = 0;

async function datasetOf(bytes, path) {
	const { FS } = await h5wasm.ready;
	const name = `f${files++}.h5`;
	FS.writeFile(name, bytes);
	return new h5wasm.File(name, "r").get(path);
}
