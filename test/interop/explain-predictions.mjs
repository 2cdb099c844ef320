// node test/interop/explain-predictions.mjs: is what `explain` predicts of other programs what they do?
//
// Of every NetCDF, HDF5, TIFF and Zarr file of the corpus the predictions are taken from the built package, and the programs
// are run: xarray, rioxarray, GDAL (rasterio), netCDF4-python and zarr-python on the file itself, and on the Zarr that we make
// of it. A prediction that is false is a failure. The environment variables are those of run.mjs.
import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { corpusEntries } from "./drawn-files.mjs";
import { findPython } from "./python.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const FORMATS = ["netcdf3", "netcdf4", "hdf5", "tiff", "zarr"];
/** Elements of an array that are compared; of larger ones both read the same part. */
const MOST_ELEMENTS = 2 ** 20;
/** References are opened by fsspec, which takes its time for each. */
const MOST_REFERENCES = 2000;

const built = (path) => import(pathToFileURL(join(root, "dist", path)).href);

/** The predictions for a file, and the Zarr of it in forms that Python opens. */
async function caseOf({ name, format, path }, folder, { openStore, explainFill, read, writeKerchunkJson, writeJson }) {
	const store = await openStore(path, { unrepresentableFill: "drop" });
	const arrays = [];
	const plain = join(folder, "plain.zarr");
	for (const { path: array, kind } of store.contents()) {
		if (kind !== "array") continue;
		const { shape, dataType, predictions, storage } = await explainFill(store, array);
		const masks = new Set(
			predictions.flatMap(({ masks = [] }) =>
				masks.filter((test) => test.kind === "maskArray").map(({ path }) => path),
			),
		);
		arrays.push({
			path: array,
			shape,
			dataType,
			predictions,
			isArbitrary: storage.status === "undefined" && (await hasHoles(store, array)),
			maskArrays: await Promise.all([...masks].map((mask) => maskCase(store, mask, folder, arrays.length, read))),
			plain: await writePlain(store, array, plain, arrays.length, { read, writeJson }).catch(() => undefined),
		});
	}
	return { name, format, file: path, arrays, plain, ...(await references(store, format, folder, writeKerchunkJson)) };
}

/** Whether some of it was never written: without a fill value HDF5 gives there what the memory happened to hold. */
async function hasHoles(store, path) {
	const array = store.array(path);
	return array.kind !== "manifest" || (await array.manifest()).missingCount > 0;
}

async function maskCase(store, path, folder, i, read) {
	const { bytes, shape, dataType } = await read(store, path);
	const file = join(folder, `mask-${i}`);
	await writeFile(file, bytes);
	const { attributes } = store.array(path).metadata;
	return { path, file, shape, dataType, attributes };
}

/**
 * The array with the data type, the fill value and the attributes of our document, in one chunk that every reader decodes.
 * GDAL's rasters have two dimensions, and nothing that is predicted depends on them.
 */
async function writePlain(store, path, folder, i, { read, writeJson }) {
	const { metadata } = store.array(path);
	const count = metadata.shape.reduce((product, length) => product * length, 1);
	if (count === 0 || count > MOST_ELEMENTS) return undefined;
	const { bytes } = await read(store, path);
	const width = metadata.shape.at(-1) ?? 1;
	const shape = [count / width, width];
	const document = {
		zarr_format: 3,
		node_type: "array",
		shape,
		data_type: metadata.data_type,
		chunk_grid: { name: "regular", configuration: { chunk_shape: shape } },
		chunk_key_encoding: { name: "default" },
		codecs: [{ name: "bytes", configuration: { endian: "little" } }],
		fill_value: metadata.fill_value,
		attributes: metadata.attributes,
	};
	await mkdir(join(folder, `${i}/c/0`), { recursive: true });
	await writeFile(join(folder, "zarr.json"), JSON.stringify({ zarr_format: 3, node_type: "group", attributes: {} }));
	// Not JSON.stringify, which knows no 64-bit integers.
	await writeFile(join(folder, `${i}/zarr.json`), writeJson(document));
	await writeFile(join(folder, `${i}/c/0/0`), bytes);
	return `/${i}`;
}

async function references(store, format, folder, writeKerchunkJson) {
	if (format === "zarr") return {};
	try {
		const options = { zarrFormat: 3, onUnsupported: "skip", inlineBudget: { arrayBytes: 2 ** 24 } };
		const written = await writeKerchunkJson(store, options);
		if (written.referenceCount > MOST_REFERENCES) return {};
		const path = join(folder, "references.json");
		await writeFile(path, written.pieces());
		return { references: path };
	} catch {
		return {};
	}
}

async function main() {
	const python = findPython(root);
	if ("problem" in python) {
		console.log(`skipped: ${python.problem}`);
		return process.env.CI || process.env.MIRAZARR_PYTHON ? 1 : 0;
	}
	const { openStore, explainFill, read } = await built("node.js");
	const { writeKerchunkJson } = await built("write/kerchunk-json.js");
	const { writeJson } = await built("fill/index.js");
	const tools = { openStore, explainFill, read, writeKerchunkJson, writeJson };
	const match = new RegExp(process.env.MIRAZARR_MATCH ?? "");
	const files = corpusEntries(root).filter(({ name, format }) => FORMATS.includes(format) && match.test(name));
	const folder = await mkdtemp(join(tmpdir(), "mirazarr-explain-"));
	try {
		const cases = [];
		for (const [i, file] of files.entries()) {
			const own = join(folder, String(i));
			await mkdir(own);
			// What we cannot open has no predictions.
			const found = await caseOf(file, own, tools).catch(() => undefined);
			if (found !== undefined) cases.push({ ...found, mostElements: MOST_ELEMENTS });
		}
		const list = join(folder, "cases.json");
		await writeFile(list, JSON.stringify(cases));
		const script = fileURLToPath(new URL("explain-predictions.py", import.meta.url));
		return spawnSync(python.command, [script, list], { stdio: "inherit" }).status ?? 1;
	} finally {
		await rm(folder, { recursive: true });
	}
}

process.exitCode = await main();
