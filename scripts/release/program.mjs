/** A program that has the package installed: it prints what came of each question. Runs in the folder of an application. */
import { createHash } from "node:crypto";
import { decode, openStore, read } from "mirazarr";
import * as zarr from "zarrita";

const sha256 = (view) =>
	createHash("sha256")
		.update(new Uint8Array(view.buffer, view.byteOffset, view.byteLength))
		.digest("hex");

async function answer({ url, path, options, decoded }) {
	const store = await openStore(url, options);
	if (decoded) {
		const { data, shape } = await decode(store, path);
		return { shape, sha256: sha256(Float64Array.from(data, (value) => (Number.isNaN(value) ? -1e300 : value))) };
	}
	const { bytes, dataType, shape } = await read(store, path);
	const array = await zarr.open(zarr.root(store).resolve(path), { kind: "array" });
	const { data } = await zarr.get(array);
	if (sha256(data) !== sha256(bytes)) throw new Error(`zarrita reads other values of ${url}`);
	return { dataType, shape, sha256: sha256(bytes) };
}

const answers = [];
for (const question of JSON.parse(process.argv[2])) answers.push(await answer(question));
console.log(JSON.stringify(answers));
