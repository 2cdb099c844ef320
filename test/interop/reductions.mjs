// node test/interop/reductions.mjs: are means, extremes, sums, counts and quantiles those of xarray?
//
// Files of the corpus that xarray, rioxarray and ecCodes read, those of test/fixtures, and arrays that reductions.py makes: holes, rows
// of which nothing is there, infinities, integers at both ends of their types, packed numbers. Each array is reduced over all of its
// dimensions, the first, the last, and some others; reductions.py does the same and compares. Variables are those of run.mjs.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { createWriteStream, statSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { corpusEntries } from "./drawn-files.mjs";
import { findPython } from "./python.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const project = process.env.MIRAZARR_PROJECT ?? root;
const script = fileURLToPath(new URL("reductions.py", import.meta.url));
const { openStore, decode, reduce } = await import(pathToFileURL(join(project, "dist/node.js")));

/** How many files of each format, and how much of each. */
const FILES = { netcdf3: 90, netcdf4: 90, hdf5: 40, zarr: 60, tiff: 60, grib: 40 };
const MOST_FILE_BYTES = 4e6;
const MOST_ELEMENTS = 40_000;
const ARRAYS = 2;
/** The last is less than many arrays take: they are read in parts, and quantiles are found by counting. */
const MEMORY = [2 ** 28, 2 ** 14];
const Q = [0, 0.1, 0.5, 0.9, 1];
const NUMBERS = /^(u?int|float)\d+$/;

const hashOf = (text) => createHash("sha256").update(text).digest("hex");
const byHash = (list, name) => list.toSorted((a, b) => (hashOf(name(a)) < hashOf(name(b)) ? -1 : 1));

function corpus() {
	const entries = byHash(corpusEntries(root), ({ name }) => name);
	return Object.entries(FILES).flatMap(([format, count]) =>
		entries.filter((entry) => entry.format === format && sizeOf(entry) <= MOST_FILE_BYTES).slice(0, count),
	);
}

function sizeOf({ path }) {
	return statSync(path, { throwIfNoEntry: false })?.size ?? Number.POSITIVE_INFINITY;
}

/** The arrays of a store that are numbers, few enough, and of some dimensions. */
function arraysOf(store, { name, format }) {
	const found = store.contents().flatMap(({ path, kind }) => {
		// Of a TIFF rioxarray gives the first image.
		if (kind !== "array" || (format === "tiff" && path !== "/0")) return [];
		try {
			const { shape, dataType } = store.array(path).description;
			const size = shape.reduce((a, b) => a * b, 1);
			return NUMBERS.test(dataType.name) && shape.length > 0 && size > 0 && size <= MOST_ELEMENTS
				? [{ path, shape }]
				: [];
		} catch {
			return [];
		}
	});
	const mixed = byHash(found, ({ path }) => name + path);
	return mixed.toSorted((a, b) => b.shape.length - a.shape.length).slice(0, ARRAYS);
}

function oversOf({ shape, path }) {
	const all = shape.map((_, d) => d);
	const drawn = all.filter((d) => Number.parseInt(hashOf(path + d).slice(0, 2), 16) % 2 === 0);
	const overs = [all, [0], [shape.length - 1], drawn.length === 0 ? [0] : drawn].map((over) => over.join());
	return [...new Set(overs)].map((over) => over.split(",").map(Number));
}

const REDUCTIONS = [
	...["mean", "min", "max", "sum", "count"].map((how) => ({ how })),
	{ how: "quantile", method: "linear" },
	{ how: "quantile", method: "nearest" },
];

/** Reduces what is in a file; values go to `put`, which gives where they are. */
async function reduceFile(file, put) {
	const { name, path, format } = file;
	const options = format === "grib" ? { grib: { layout: "messages" } } : {};
	const store = await openStore(path, options).catch(() => undefined);
	const arrays = [];
	for (const array of store === undefined ? [] : arraysOf(store, file)) {
		const decoded = await decode(store, array.path, { maskArrays: false }).catch(() => undefined);
		if (decoded === undefined) continue;
		const results = [];
		for (const over of oversOf(array))
			for (const [i, { how, method }] of REDUCTIONS.entries()) {
				const bytes = MEMORY[(i + over.length) % MEMORY.length];
				const q = how === "quantile" ? Q : undefined;
				const reduced = await reduce(store, array.path, how, { over, q, method, bytes, maskArrays: false });
				results.push({ how, method, over, q, ...put(reduced) });
			}
		arrays.push({ path: array.path, decoded: put(decoded), results });
	}
	return { name, path, format, arrays };
}

async function run() {
	const python = findPython(root);
	if ("problem" in python) {
		console.log(`skipped: ${python.problem}`);
		return process.env.CI || process.env.MIRAZARR_PYTHON ? 1 : 0;
	}
	const folder = await mkdtemp(join(tmpdir(), "mirazarr-reductions-"));
	const call = (...args) => spawnSync(python.command, [script, ...args], { stdio: "inherit" }).status ?? 1;
	try {
		const made = join(folder, "made.nc");
		if (call("make", made) !== 0) return 1;
		const values = createWriteStream(join(folder, "values.bin"));
		let end = 0;
		const put = ({ dataType, shape, data }) => {
			const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
			const place = { dataType, shape, offset: end, length: bytes.length };
			values.write(bytes);
			end += bytes.length;
			return place;
		};
		const own = [
			{ name: "made.nc", path: made, format: "netcdf4" },
			{ name: "reductions.nc", path: join(root, "test/fixtures/reductions/reductions.nc"), format: "netcdf4" },
		];
		const files = [];
		for (const file of [...own, ...corpus()]) files.push(await reduceFile(file, put));
		await new Promise((done) => values.end(done));
		const list = join(folder, "files.json");
		await writeFile(list, JSON.stringify(files));
		return call("compare", list, join(folder, "values.bin"));
	} finally {
		await rm(folder, { recursive: true });
	}
}

process.exitCode = await run();
