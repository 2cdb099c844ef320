/** What is read, and what is true of it: by GDAL, by xarray and rasterio (truth.py), or by how it was made. */
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { hdf5File } from "../../bench/browser/files/hdf5-file.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const fixtures = join(here, "../fixtures/tiff");
const samples = join(here, "../../samples");

/** Puts the files to a folder. `needsWorkers` is for what is large enough that workers decode it. */
export function makeJobs(folder) {
	return [
		zarrJob(folder),
		hdf5Job(folder),
		...["deflate-strips", "lerc-strips", "lerc-mask", "webp-strips", "webp-rgba"].map((name) => tiffJob(folder, name)),
		...decodedJobs(folder),
	];
}

/** A NetCDF-4 file and a cloud-optimised GeoTIFF, with missing data and packing undone. */
export function decodedJobs(folder) {
	return JSON.parse(readFileSync(join(here, "truth.json"), "utf8")).map(({ file, path, truth }) => {
		cpSync(join(samples, file), join(folder, file));
		return { file, path, options: {}, decoded: true, truth };
	});
}

function tiffJob(folder, name) {
	const file = `${name}.tif`;
	cpSync(join(fixtures, file), join(folder, file));
	const { "/0": truth } = JSON.parse(readFileSync(join(fixtures, "expected.json"), "utf8"))[file];
	return { file, path: "/0", options: {}, truth };
}

function hdf5Job(folder) {
	const shape = [16, 128, 128];
	const values = Float32Array.from({ length: 16 * 128 * 128 }, (_, i) => Math.fround(i / 8));
	writeFileSync(join(folder, "field.h5"), hdf5File({ values, type: "float32", shape, chunkShape: [1, 128, 128] }));
	return job("field.h5", "/data", { dataType: "float32", shape }, values);
}

function zarrJob(folder) {
	const shape = [512, 1024];
	const values = Int32Array.from({ length: 512 * 1024 }, (_, i) => i * 3);
	const store = join(folder, "numbers.zarr");
	mkdirSync(store, { recursive: true });
	const document = {
		zarr_format: 3,
		node_type: "array",
		shape,
		data_type: "int32",
		fill_value: 0,
		attributes: {},
		chunk_grid: { name: "regular", configuration: { chunk_shape: [64, 1024] } },
		chunk_key_encoding: { name: "default" },
		codecs: [
			{ name: "bytes", configuration: { endian: "little" } },
			{ name: "gzip", configuration: { level: 1 } },
		],
	};
	writeFileSync(join(store, "zarr.json"), JSON.stringify(document));
	for (let row = 0; row < 8; row++) {
		mkdirSync(join(store, `c/${row}`), { recursive: true });
		writeFileSync(join(store, `c/${row}/0`), gzipSync(values.subarray(row * 65536, (row + 1) * 65536)));
	}
	return job("numbers.zarr", "/", { dataType: "int32", shape }, values);
}

function job(file, path, { dataType, shape }, values) {
	const sha256 = createHash("sha256").update(new Uint8Array(values.buffer)).digest("hex");
	return { file, path, options: { workers: 2 }, truth: { dataType, shape, sha256 }, needsWorkers: true };
}
