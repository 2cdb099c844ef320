// What a page loads before it does anything with a reader: one import, bundled as applications bundle it.
import { bundled } from "../bundled.mjs";

export const title = "What a page loads at once, bundled with esbuild and compressed with gzip";

/** What is imported, where the bundle has to stay below a size. */
const CASES = [
	["openStore of mirazarr", 'export { openStore } from "mirazarr"', { atMost: 45 }],
	["tiff of mirazarr/formats/tiff", 'export { tiff } from "mirazarr/formats/tiff"', { atMost: 130 }],
	["mirazarr/fill", 'export * from "mirazarr/fill"', { atMost: 55 }],
	["open and get of zarrita", 'export { open, get, root, FetchStore } from "zarrita"', {}],
	["fromUrl of geotiff.js", 'export { fromUrl } from "geotiff"', {}],
];

export async function run() {
	const lines = [];
	for (const [what, script, target] of CASES)
		lines.push({ what, value: (await bundled(script)).atOnce, unit: "kB", ...target });
	return lines;
}
