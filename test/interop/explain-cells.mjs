// node test/interop/explain-cells.mjs: does explainValue say of single cells what other readers say?
//
// Files of the corpus, so many of each format: first those in which the truth of the corpus counts missing values, then others, both
// by the hash of their names. explain-cells.py draws cells of them, half of which are missing where an array has any, and reads them with xarray, netCDF4, h5py, rasterio and zarr-python. Stored bytes and whether the
// cell is missing must agree. `--all` takes every file. Variables are those of run.mjs.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { corpusEntries } from "./drawn-files.mjs";
import { findPython } from "./python.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const project = process.env.MIRAZARR_PROJECT ?? root;
const LEAST_FILES = 100;
const LEAST_CELLS = 1000;
const LEAST_MISSING = 300;
/** Formats of which some missing cells are to be compared: all that are drawn. */
const LEAST_MISSING_EACH = 5;
/** Drawn of each format: more than is needed, because others do not open them all. */
const DRAWN = { netcdf3: 26, netcdf4: 32, hdf5: 20, tiff: 34, zarr: 30 };

/** Where we say something else on purpose, with the reasons. */
const KNOWN = JSON.parse(await readFile(new URL("known-differences.json", import.meta.url), "utf8"));

function isKnown(name, path) {
	return KNOWN.some((one) => one.case === name && (one.variables?.includes(path.slice(1)) ?? true));
}

function chooseFiles() {
	const hash = ({ name }) => createHash("sha256").update(name).digest("hex");
	const match = new RegExp(process.env.MIRAZARR_MATCH ?? "");
	const all = corpusEntries(root)
		.filter(({ name }) => match.test(name))
		.map((file) => ({ ...file, hash: hash(file), withMissing: arraysWithMissing(file) }))
		.sort((a, b) => Number(b.withMissing.length > 0) - Number(a.withMissing.length > 0) || (a.hash < b.hash ? -1 : 1));
	return Object.entries(DRAWN).flatMap(([format, count]) => {
		const files = all.filter((file) => file.format === format);
		return process.argv.includes("--all") ? files : files.slice(0, count);
	});
}

/** Paths of the arrays in which the truth of the corpus, which other readers told, has fewer valid values than elements. */
function arraysWithMissing({ path }) {
	const truth = `${path.replace(/(.*)[/\\]files[/\\]/, "$1/expected/")}.json`;
	if (!existsSync(truth)) return [];
	const { arrays = [] } = JSON.parse(readFileSync(truth, "utf8"));
	return arrays.flatMap(({ name, size, valid_count: valid }) => (valid < size ? [name.replace(/^\/?/, "/")] : []));
}

/** What is wrong about a cell; undefined if nothing is. */
function judge(cell, report) {
	const missing = report.missing !== undefined;
	if (report.stored.bytes !== cell.bytes)
		return `stored ${report.stored.bytes} (${report.stored.value}), not ${cell.bytes}`;
	if (missing !== cell.missing)
		return `${missing ? `missing by ${report.missing.rule}` : `valid ${report.decoded.value}`}, not so to others`;
	if (missing !== (report.decoded.value === null)) return "missing, and yet with a value";
	return undefined;
}

async function main() {
	const files = chooseFiles();
	if (files.length === 0) {
		console.log("skipped: there is no corpus");
		return 0;
	}
	const python = findPython(root);
	if ("problem" in python) {
		console.log(`skipped: ${python.problem}`);
		return process.env.CI || process.env.MIRAZARR_PYTHON ? 1 : 0;
	}
	const { explainValue, openStore } = await import(pathToFileURL(join(project, "dist/node.js")).href);
	const folder = await mkdtemp(join(tmpdir(), "mirazarr-explain-cells-"));
	const counts = new Map();
	const failures = [];
	let known = 0;
	const refused = [];
	try {
		const [list, drawn] = [join(folder, "files.json"), join(folder, "cells.json")];
		await writeFile(list, JSON.stringify(files));
		const script = fileURLToPath(new URL("explain-cells.py", import.meta.url));
		if (spawnSync(python.command, [script, list, drawn], { stdio: ["ignore", "inherit", "ignore"] }).status !== 0)
			return 1;
		for (const { name, format, path, cells } of JSON.parse(await readFile(drawn, "utf8"))) {
			const count = counts.get(format) ?? { files: 0, cells: 0, missing: 0 };
			counts.set(format, count);
			count.files++;
			const store = await openStore(path).catch((error) => error);
			for (const cell of cells) {
				count.cells++;
				let wrong;
				try {
					if (store instanceof Error) throw store;
					wrong = judge(cell, await explainValue(store, cell.path, cell.index));
				} catch (error) {
					// What we refuse by name is no other answer.
					if (error.code === "unsupported-feature") {
						refused.push(`${name} ${cell.path}`);
						continue;
					}
					wrong = String(error);
				}
				if (cell.missing) count.missing++;
				if (wrong === undefined) continue;
				if (isKnown(name, cell.path)) known++;
				else failures.push(`${name} ${cell.path} [${cell.index.join(", ")}]: ${wrong}`);
			}
		}
	} finally {
		await rm(folder, { recursive: true });
	}
	for (const failure of failures.slice(0, 40)) console.log(failure);
	for (const one of new Set(refused)) console.log(`refused by name: ${one}`);
	const sum = (key) => [...counts.values()].reduce((total, count) => total + count[key], 0);
	for (const [format, count] of counts)
		console.log(`${format.padEnd(8)} ${count.files} files, ${count.cells} cells, ${count.missing} of them missing`);
	console.log(
		`${sum("cells") - failures.length - known - refused.length} of ${sum("cells")} cells of ${sum("files")} files agree; ${known} differ on purpose, ${refused.length} are refused by name, ${failures.length} are wrong`,
	);
	const isWhole = process.env.MIRAZARR_MATCH === undefined;
	const isEnough =
		sum("files") >= LEAST_FILES &&
		sum("cells") >= LEAST_CELLS &&
		sum("missing") >= LEAST_MISSING &&
		Object.keys(DRAWN).every((format) => (counts.get(format)?.missing ?? 0) >= LEAST_MISSING_EACH);
	if (isWhole && !isEnough) {
		console.log(
			`too few: ${LEAST_FILES} files and ${LEAST_CELLS} cells are to be compared, ${LEAST_MISSING} of them missing, ${LEAST_MISSING_EACH} of each format`,
		);
		return 1;
	}
	return failures.length === 0 ? 0 : 1;
}

process.exitCode = await main();
