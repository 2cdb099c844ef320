/**
 * node bench/sizes.mjs: what a page loads at once of each reader, and what else its bundle has, in kB after gzip.
 *
 * After a build and `npm ci` in bench/browser.
 */
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundled } from "./bundled.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const peers = join(root, "bench/browser");

const READERS = [
	// The application has zarrita anyway, and shares it.
	{ name: "mirazarr", code: 'export { openStore, read } from "mirazarr";', at: root, external: ["zarrita"] },
	{ name: "zarrita", code: 'export { FetchStore, get, open, root } from "zarrita";', at: peers },
	{ name: "geotiff", code: 'export { fromUrl } from "geotiff";', at: peers },
	{ name: "h5wasm", code: 'export { File, ready } from "h5wasm";', at: peers },
	{ name: "netcdfjs", code: 'export { NetCDFReader } from "netcdfjs";', at: peers },
];

for (const { name, code, at, external } of READERS) {
	const { atOnce, later } = await bundled(code, at, external);
	const sizes = `${String(Math.round(atOnce)).padStart(5)} kB at once, ${Math.round(later)} kB when needed`;
	console.log(`${name.padEnd(9)} ${version(name, at).padEnd(7)} ${sizes}`);
}

function version(name, at) {
	return createRequire(join(at, "package.json"))(
		name === "mirazarr" ? "./package.json" : join(at, "node_modules", name, "package.json"),
	).version;
}
