// node test/interop/fits-wcs.mjs: are pixels of FITS images where astropy has them on the sky?
//
// Every image of the FITS files of the corpus that has celestial coordinates: 25 points, to a billionth of a degree, and back to a millionth of a
// pixel. What is refused is listed. Variables are those of run.mjs.
import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { corpusFiles } from "./drawn-files.mjs";
import { findPython } from "./python.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const project = process.env.MIRAZARR_PROJECT ?? root;
const PARTS = [0, 0.3, 0.5, 0.9, 1];

/** The images of a file that are on the sky, or why their places are not known. */
async function imagesOf({ openStore, fitsWcs }, { name, path }) {
	const store = await openStore(path).catch(() => undefined);
	const images = [];
	for (const { path: array, kind } of store?.contents() ?? []) {
		if (kind !== "array" || !/^\/\d+$/.test(array)) continue;
		const image = { name: `${name} ${array}`, path, hdu: Number(array.slice(1)) };
		try {
			const { attributes, metadata } = store.array(array);
			const wcs = fitsWcs(attributes);
			if (wcs === undefined) continue;
			const [width, height] = wcs.axes.map((axis) => metadata.shape.at(-axis));
			const points = PARTS.flatMap((u) => PARTS.map((v) => [u * (width - 1), v * (height - 1)]));
			const places = points.map(([x, y]) => ({ x, y, sky: wcs.toSky(x, y), back: wcs.toPixel(...wcs.toSky(x, y)) }));
			images.push({ ...image, axes: wcs.axes, places });
		} catch (error) {
			if (error.code === undefined) throw error;
			images.push({ ...image, problem: error.message });
		}
	}
	return images;
}

async function main() {
	const python = findPython(root);
	if ("problem" in python) {
		console.log(`skipped: ${python.problem}`);
		return process.env.CI || process.env.MIRAZARR_PYTHON ? 1 : 0;
	}
	const { openStore } = await import(pathToFileURL(join(project, "dist/node.js")).href);
	const { fitsWcs } = await import(pathToFileURL(join(project, "dist/formats/fits/index.js")).href);
	const images = [];
	for (const file of corpusFiles(root).filter(({ format }) => format === "fits"))
		images.push(...(await imagesOf({ openStore, fitsWcs }, file)));
	const folder = await mkdtemp(join(tmpdir(), "mirazarr-wcs-"));
	try {
		const [list, judged] = [join(folder, "images.json"), join(folder, "judged.json")];
		await writeFile(list, JSON.stringify(images));
		const script = fileURLToPath(new URL("fits_wcs.py", import.meta.url));
		const { status, signal } = spawnSync(python.command, [script, list, judged], { stdio: "inherit" });
		if (status !== 0) throw new Error(`fits_wcs.py ended with ${status ?? signal}`);
		const { failures, compared, refused } = JSON.parse(await readFile(judged, "utf8"));
		for (const failure of failures) console.log(`FAILED ${failure}`);
		for (const text of refused) console.log(`refused: ${text}`);
		console.log(`${compared} images are where astropy has them, ${refused.length} refused, ${failures.length} failed`);
		// A checkout without the corpus has nothing to compare.
		return failures.length > 0 || (images.length > 0 && compared === 0) ? 1 : 0;
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

process.exitCode = await main();
