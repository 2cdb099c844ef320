// node test/interop/crs.mjs: are the coordinate systems that GeoTIFFs describe without a code those that GDAL makes of them?
//
// Every TIFF of the corpus and of test/fixtures/tiff-crs without an EPSG code; crs.py moves the corners of each to longitude and
// latitude, once with the system of GDAL, once with our WKT, once with our CF attributes. They must agree to a millionth of a pixel.
// What we do not describe must have a diagnostic, and its reason here. Grids of other formats are compared by crs-grids.mjs.
// Variables are those of run.mjs.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { corpusFiles } from "./drawn-files.mjs";
import { findPython } from "./python.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const project = process.env.MIRAZARR_PROJECT ?? root;
const fixtures = join(root, "test/fixtures/tiff-crs");

/** What is not described on purpose. */
const REFUSED = new Map([
	["corpus/tiff/OSGeo.gdal__geos_vrtwarp.tif", "a text of ESRI is all it has"],
	["fixture/geostationary.tif", "a text of ESRI is all it has"],
	["fixture/new-zealand-map-grid.tif", "the method is refused by its name"],
	["fixture/robinson.tif", "the method is refused by its name"],
]);

function filesToJudge() {
	const own = readdirSync(fixtures).filter((name) => name.endsWith(".tif"));
	return [
		...own.map((name) => ({ name: `fixture/${name}`, path: join(fixtures, name) })),
		...corpusFiles(root).filter(({ format }) => format === "tiff"),
	];
}

/** What we say of a file; undefined where it has a code, no place, or cannot be opened at all. */
async function described(openStore, { name, path }) {
	const store = await openStore(path, { tiff: { coordinates: true } }).catch(() => undefined);
	if (store === undefined) return undefined;
	const attributes = (await attributesAt(store, "/zarr.json")) ?? {};
	if (attributes["spatial:transform"] === undefined || attributes["proj:code"] !== undefined) return undefined;
	const reference = (await attributesAt(store, "/spatial_ref/zarr.json")) ?? {};
	const wkt = attributes["proj:wkt2"];
	const problem = store.diagnostics.find(({ code }) => code === "crs-not-described")?.message;
	const { crs_wkt, GeoTransform, ...mapping } = reference;
	const cf = mapping.grid_mapping_name === undefined ? undefined : mapping;
	return { name, path, wkt, crsWkt: crs_wkt, cf, problem };
}

async function attributesAt(store, key) {
	const bytes = await store.get(key);
	return bytes && JSON.parse(new TextDecoder().decode(bytes)).attributes;
}

async function main() {
	const python = findPython(root);
	if ("problem" in python) {
		console.log(`skipped: ${python.problem}`);
		return process.env.CI || process.env.MIRAZARR_PYTHON ? 1 : 0;
	}
	const { openStore } = await import(pathToFileURL(join(project, "dist/node.js")).href);
	const images = [];
	for (const file of filesToJudge()) images.push(await described(openStore, file));
	const folder = await mkdtemp(join(tmpdir(), "mirazarr-crs-"));
	try {
		return report(await judge(images, python.command, folder));
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

async function judge(files, command, folder) {
	const [list, judged] = [join(folder, "files.json"), join(folder, "judged.json")];
	await writeFile(list, JSON.stringify(files.filter((one) => one !== undefined)));
	const script = fileURLToPath(new URL("crs.py", import.meta.url));
	const { status, signal } = spawnSync(command, [script, list, judged], { stdio: "inherit" });
	if (status !== 0) throw new Error(`crs.py ended with ${status ?? signal}`);
	return JSON.parse(await readFile(judged, "utf8"));
}

function report(judged) {
	const failures = [];
	let [wkt, cf, refused] = [0, 0, 0];
	for (const { name, problem, failures: found, hasCf } of judged) {
		if (problem !== undefined && problem !== null) {
			refused++;
			if (!REFUSED.has(name)) failures.push(`${name}: ${problem}`);
			continue;
		}
		if (REFUSED.has(name)) failures.push(`${name}: described, though it is listed as refused`);
		failures.push(...found.map((text) => `${name}: ${text}`));
		wkt++;
		if (hasCf) cf++;
	}
	for (const failure of failures) console.log(`FAILED ${failure}`);
	console.log(
		`${wkt} systems in WKT, ${cf} of them as CF grid mappings too, agree with GDAL; ${refused} are not described`,
	);
	if (wkt === 0) failures.push("nothing was compared");
	return failures.length === 0 ? 0 : 1;
}

process.exitCode = await main();
