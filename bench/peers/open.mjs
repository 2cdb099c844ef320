// 1 Cold open over HTTP, 50 ms a request: until the place of every chunk is known (`:index`), or until one chunk is decoded
// (`:tile`).
import { openStore, read } from "mirazarr";
import { args, counted, report } from "./case.mjs";

const [file, goal] = args.target.split(":");

await report(`1 open ${args.target}`, {
	mirazarr: () =>
		counted(async () => {
			// For a tile, no more than geotiff.js looks at: the first directory, without what only describes the image.
			const options = goal === "tile" && file.endsWith(".tif") ? { tiff: { ifd: 0, attributes: false } } : {};
			const store = await openStore(`${args.server}/${file}`, options);
			const arrays = store.contents().flatMap(({ path, kind }) => (kind === "array" ? [store.array(path)] : []));
			if (goal === "tile") return readOneChunk(store, arrays);
			const manifests = await Promise.all(arrays.map((array) => array.manifest()));
			if (manifests.every(({ referenceCount }) => referenceCount === 0)) throw new Error("no references");
		}),
});

/** The first chunk of the array with the most elements. */
async function readOneChunk(store, arrays) {
	const size = ({ description: { shape } }) => shape.reduce((a, b) => a * b, 1);
	const [{ description }] = arrays.sort((a, b) => size(b) - size(a));
	const selection = description.chunkGrid.chunkShape.map((stop) => ({ start: 0, stop }));
	await read(store, description.path, { selection });
}
