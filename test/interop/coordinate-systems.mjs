// node test/interop/coordinate-systems.mjs [--list]: do we put the corners of georeferenced files where PROJ puts them?
//
// Every file of the corpus, of any format, and fixtures. For each system of a file: the corners of an array that has it, moved to
// longitude and latitude by us; coordinate-systems.py moves the same corners by pyproj, from what other readers make of the file
// (GDAL for images, netCDF4 and h5py with pyproj.CRS.from_cf for grid mappings, the JSON of Zarr). They must agree to a millionth of a
// pixel. Our WKT and PROJJSON must be equal to pyproj, and mean the same. Systems of the EPSG register are compared by their codes
// and as WKT 1, WKT 2 and PROJJSON. --list prints what has no system, and why. Variables are those of run.mjs.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { corpusEntries } from "./drawn-files.mjs";
import { findPython } from "./python.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const project = process.env.MIRAZARR_PROJECT ?? root;
const script = fileURLToPath(new URL("coordinate-systems.py", import.meta.url));

/** The places that are compared, by their parts of the width and the height. */
const PARTS = [[0, 0], [1, 0], [0, 1], [1, 1], [0.5, 0.5], [0.4, 0.3]];

/** Arrays of a file that are looked at: the systems of the others are the same, or the file has thousands. */
const MOST_ARRAYS = 400;

/** What differs from PROJ on purpose, and why. */
const DIVERGES = new Map([]);

function filesToJudge() {
	const folder = join(root, "test/fixtures/tiff-crs");
	const own = readdirSync(folder).filter((name) => name.endsWith(".tif"));
	return [
		...own.map((name) => ({ name: `fixture/${name}`, path: join(folder, name), format: "tiff" })),
		...corpusEntries(root),
	];
}

/** The systems of a file, each with the corners of one array; or why it has none. */
async function systemsOf(mirazarr, { name, path, format }) {
	const { openStore, coordinateSystem, describeSystem, transformOf, lonLatBounds } = mirazarr;
	let store;
	try {
		store = await openStore(path, { timeoutMs: 60_000 });
	} catch {
		return { name, format, systems: [], none: "cannot be opened" };
	}
	const systems = [];
	const seen = new Set();
	for (const { path: array } of store.contents().filter(({ kind }) => kind === "array").slice(0, MOST_ARRAYS)) {
		const { shape = [] } = described(store, array) ?? {};
		if (shape.length < 2 || shape.includes(0)) continue;
		const system = coordinateSystem(store, array);
		if (system === undefined) continue;
		const key = JSON.stringify([system.name, system.code, system.wkt2, system.problem?.message, shape.slice(-2)]);
		if (seen.has(key)) continue;
		seen.add(key);
		systems.push(await judged(mirazarr, store, array, system));
	}
	await store.close?.();
	return { name, path, format, systems, parts: PARTS };
}

/** Undefined for an array that is refused. */
function described(store, array) {
	try {
		return store.array(array).description;
	} catch {
		return undefined;
	}
}

async function judged({ pixelGrid, describeSystem, transformOf, lonLatBounds }, store, array, system) {
	const told = { array, name: system.name, code: system.code, kind: system.kind, notes: system.diagnostics.map(({ message }) => message) };
	try {
		const { wkt2, projjson, described } = await describeSystem(system);
		const transform = await transformOf(system);
		const corners = await cornersOf(pixelGrid, store, array, system.kind === "geographic");
		if (corners === undefined) return { ...told, wkt2, projjson, problem: "nothing says where its pixels are" };
		return {
			...told,
			wkt2,
			projjson,
			datum: transform.datum,
			unit: transform.unit.size,
			isLength: system.kind === "projected" && described.projection?.method !== "rotatedPole",
			corners,
			ours: corners.points.map(([x, y]) => transform.toLonLat(x, y)),
			back: corners.points.map(([x, y]) => transform.fromLonLat(...transform.toLonLat(x, y))),
			bounds: (await lonLatBounds(store, array)) ?? null,
		};
	} catch (error) {
		if (error?.name !== "MiraError") throw error;
		return { ...told, problem: error.message };
	}
}

/** Places inside an image and at its corners, in the units of its coordinates, and how large a pixel is in them. */
async function cornersOf(pixelGrid, store, array, isGeographic) {
	const cells = await pixelGrid(store, array);
	if (cells === undefined) return undefined;
	const { transform: [a, b, c, d, e, f], width, height } = cells;
	// The outer edges of global grids lie beyond the poles.
	const [top, bottom] = [f, e * height + f].map((y) => (isGeographic && d === 0 ? Math.max(-90, Math.min(90, y)) : y));
	return {
		pixel: Math.sqrt(Math.abs(a * e - b * d)),
		points: PARTS.map(([u, v]) => [a * u * width + b * v * height + c, d * u * width + top + v * (bottom - top)]),
	};
}

async function main() {
	const mirazarr = await import(pathToFileURL(join(project, "dist/node.js")).href);
	const out = [];
	for (const file of filesToJudge()) {
		out.push(await systemsOf(mirazarr, file));
	}
	await writeFile("/tmp/p4/survey.json", JSON.stringify(out));
}
await main();
