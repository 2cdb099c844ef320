// node test/interop/tiff-flavors.mjs: does xarray, through our references to TIFF, read what rioxarray reads?
//
// Every TIFF fixture that it can be asked of, as Kerchunk JSON with Zarr v3 in the three flavors of codec names. The environment
// variables are those of run.mjs; the Python needs rioxarray, virtual-tiff and imagecodecs. MIRAZARR_PROJECT is a folder with
// another build in dist/.
import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { findPython } from "./python.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const project = process.env.MIRAZARR_PROJECT ?? root;
const fixtures = join(root, "test/fixtures/tiff");
/** What GDAL itself reads wrong, so that it cannot be the judge: libtiff loses its place in rows at even bytes (docs/divergences.md). */
const MISREAD = ["ccitt-words.tif"];
const FLAVORS = ["standard", "virtual-tiff", "imagecodecs"];

/** References of the first image of a file, in a flavor. What no reference can express is inlined, and decoded by us then. */
async function writeFlavor(name, codecFlavor, path, { openStore, writeKerchunkJson }) {
	const store = await openStore(join(fixtures, name), { tiff: { ifd: 0 }, unrepresentableFill: "drop" });
	const array = store.array("/0");
	const references = await writeKerchunkJson(store, { zarrFormat: 3, codecFlavor });
	await writeFile(path, references.text());
	const codecs = array.metadata.codecs.map((codec) => codec.name);
	return { references: path, flavor: codecFlavor, codecs };
}

async function main() {
	const python = findPython(root);
	if ("problem" in python) {
		console.log(`skipped: ${python.problem}`);
		return process.env.CI || process.env.MIRAZARR_PYTHON ? 1 : 0;
	}
	const { openStore } = await import(pathToFileURL(join(project, "dist/node.js")).href);
	const { writeKerchunkJson } = await import(pathToFileURL(join(project, "dist/write/kerchunk-json.js")).href);
	const match = new RegExp(process.env.MIRAZARR_MATCH ?? "");
	const names = (await readdir(fixtures)).filter(
		(name) => name.endsWith(".tif") && !MISREAD.includes(name) && match.test(name),
	);
	const folder = await mkdtemp(join(tmpdir(), "mirazarr-tiff-flavors-"));
	try {
		const cases = [];
		for (const name of names)
			for (const flavor of FLAVORS) {
				const path = join(folder, `${name}.${flavor}.json`);
				const written = await writeFlavor(name, flavor, path, { openStore, writeKerchunkJson }).catch((error) => ({
					flavor,
					refused: String(error.message),
				}));
				cases.push({ name, path: join(fixtures, name), ...written });
			}
		const list = join(folder, "cases.json");
		await writeFile(list, JSON.stringify(cases));
		const script = fileURLToPath(new URL("tiff-flavors.py", import.meta.url));
		const compare = (flavor) =>
			spawnSync(python.command, [script, flavor, list, join(fixtures, "expected.json")], { stdio: "inherit" }).status ??
			1;
		return Math.max(...FLAVORS.map(compare));
	} finally {
		await rm(folder, { recursive: true });
	}
}

process.exitCode = await main();
