// node test/interop/crs-grids.mjs: are the coordinate systems of stores true?
//
// Of every grid of GRIB and HDF-EOS files of the corpus and of test/fixtures: its grid mapping variable, as WKT and as CF attributes, and
// the coordinates of its corners and of some points between them. crs_grids.py moves these to longitude and latitude with PROJ, and
// compares: GRIB with ecCodes, HDF-EOS with corners of the document by formulas of GCTP, and what the store itself has as
// latitudes and longitudes with either. What has no system is listed with the reason. Variables are those of run.mjs.
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

/** Where in a row or column points are taken, as parts of its length. */
const PARTS = [0, 0.3, 0.5, 0.7, 1];

function filesToJudge() {
	const folder = join(root, "test/fixtures/grib-cubes");
	const own = readdirSync(folder).filter((name) => name.endsWith(".grib"));
	return [
		...own.map((name) => ({ name: `fixture/${name}`, path: join(folder, name), format: "grib" })),
		...corpusFiles(root).filter(({ format }) => format === "grib"),
	];
}

/** The grids of a file: one for each way in which data are placed. */
async function gridsOf({ openStore, read }, { path }) {
	const store = await openStore(path).catch(() => undefined);
	const grids = new Map();
	const groups = new Map();
	for (const { path: array, kind } of store?.contents() ?? []) {
		if (kind !== "array") continue;
		const group = array.slice(0, array.lastIndexOf("/"));
		groups.set(group, [...(groups.get(group) ?? []), array]);
	}
	for (const [group, arrays] of groups) {
		for (const array of arrays) {
			const document = await documentAt(store, array);
			const mapping = document?.attributes.grid_mapping;
			const dimensions = document?.dimension_names?.slice(-2) ?? [];
			const [rows, columns] = document?.shape.slice(-2) ?? [];
			if (mapping === undefined || dimensions.length < 2) continue;
			const key = JSON.stringify([await documentAt(store, `${group}/${mapping}`), group.split("/")[1], dimensions]);
			if (grids.has(key)) continue;
			const reference = (await documentAt(store, `${group}/${mapping}`)).attributes;
			const parents = await documentAt(store, group);
			// The places of points are in a message, which may be cut off.
			const own = (name) =>
				arrays.includes(`${group}/${name}`) ? read(store, `${group}/${name}`).catch(() => undefined) : undefined;
			const [y, x] = await axesOf(store, group, arrays, dimensions, read);
			if (x === undefined || y === undefined) {
				if (dimensions.at(-1) !== "point") grids.set(key, { group, problem: "no coordinates" });
				continue;
			}
			const [latitude, longitude] = [await own("latitude"), await own("longitude")];
			const points = PARTS.flatMap((v) =>
				PARTS.map((u) => [Math.round(v * (rows - 1)), Math.round(u * (columns - 1))]),
			);
			const { crs_wkt: wkt, ...cf } = reference;
			grids.set(key, {
				group,
				wkt,
				cf,
				transform: parents.attributes["spatial:transform"],
				code: parents.attributes["proj:code"],
				groupWkt: parents.attributes["proj:wkt2"],
				shape: [rows, columns],
				step: [Math.abs(y[1] - y[0]), Math.abs(x[1] - x[0])],
				points: points.map(([j, i]) => ({
					at: [j, i],
					y: y[j],
					x: x[i],
					...(latitude?.shape.length === 2
						? { lat: latitude.data[j * columns + i], lon: longitude.data[j * columns + i] }
						: latitude === undefined
							? {}
							: { lat: latitude.data[j], lon: longitude.data[i] }),
				})),
			});
		}
	}
	return [...grids.values()];
}

/** The coordinates that a grid mapping is about: `x` and `y` where there are such, else the dimensions themselves. */
async function axesOf(store, group, arrays, dimensions, read) {
	const names = ["y", "x"].every((name) => arrays.includes(`${group}/${name}`)) ? ["y", "x"] : dimensions;
	const found = names.map((name) => `${group}/${name}`).filter((path) => arrays.includes(path));
	return found.length < 2 ? [] : Promise.all(found.map(async (path) => (await read(store, path)).data));
}

async function documentAt(store, path) {
	// An array that is refused has no document.
	const bytes = await store.get(`${path}/zarr.json`).catch(() => undefined);
	return bytes && JSON.parse(new TextDecoder().decode(bytes));
}

async function main() {
	const python = findPython(root);
	if ("problem" in python) {
		console.log(`skipped: ${python.problem}`);
		return process.env.CI || process.env.MIRAZARR_PYTHON ? 1 : 0;
	}
	const library = await import(pathToFileURL(join(project, "dist/node.js")).href);
	const files = [];
	for (const file of filesToJudge()) files.push({ ...file, grids: await gridsOf(library, file) });
	const folder = await mkdtemp(join(tmpdir(), "mirazarr-crs-"));
	try {
		const [list, judged] = [join(folder, "files.json"), join(folder, "judged.json")];
		await writeFile(
			list,
			JSON.stringify(files, (_, value) => (Number.isNaN(value) ? null : value)),
		);
		const script = fileURLToPath(new URL("crs_grids.py", import.meta.url));
		// ecCodes writes a line for every message that it does not know.
		const { status, signal, stderr } = spawnSync(python.command, [script, list, judged], {
			stdio: ["ignore", "inherit", "pipe"],
		});
		if (status !== 0) throw new Error(`crs_grids.py ended with ${status ?? signal}: ${String(stderr).slice(-2000)}`);
		return report(JSON.parse(await readFile(judged, "utf8")));
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

function report({ failures, compared, without }) {
	for (const failure of failures) console.log(`FAILED ${failure}`);
	for (const text of without) console.log(`no system: ${text}`);
	for (const [format, { grids, points }] of Object.entries(compared))
		console.log(`${format}: ${grids} grids, ${points} points of them, are where the reference has them`);
	console.log(`${failures.length} failed`);
	return failures.length === 0 && compared.grib?.points > 0 ? 0 : 1;
}

process.exitCode = await main();
