// From `openStore` to the first value over HTTP, for every format: requests, and the chain of those that waited for each other.
import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { openStore, read } from "mirazarr";
import { netcdf3File } from "../netcdf3-file.mjs";
import { countObjects } from "../range-server.mjs";

export const title = "Requests from openStore to the first value, over HTTP";

const FIXTURES = new URL("../../test/fixtures/", import.meta.url);
const fixture = (name) => readFileSync(new URL(name, FIXTURES));

export async function run() {
	const lines = [];
	for (const [what, target, [requests, rounds], objects] of cases()) {
		const [name, path] = target;
		const counts = await countObjects(
			(key) => objects[key.slice(1)],
			async (root) => {
				const store = await openStore(`${root}/${name}`);
				const { shape } = store.array(path).metadata;
				const { data } = await read(store, path, { selection: shape.map(() => 0) });
				if (data.length !== 1) throw new Error(`${what}: ${data.length} values`);
			},
		);
		lines.push({ what, value: counts.requests, unit: "requests", atMost: requests });
		lines.push({ what, value: counts.rounds, unit: "rounds", atMost: rounds });
	}
	return lines;
}

/** What it is, what is opened and read, the most requests and rounds, and the objects by their names. */
function cases() {
	const zarr = JSON.parse(fixture("zarr/stores.json"));
	const store = (name, root) => under(root, decoded(zarr[name].files));
	const archives = JSON.parse(fixture("zip/archives.json")).archives;
	return [
		["NetCDF-3, small", ["a.nc", "/v"], [1, 1], { "a.nc": classic(8) }],
		["NetCDF-3, 4 MB", ["a.nc", "/v"], [2, 2], { "a.nc": classic(1000) }],
		...["v0", "v108", "latest"].map((version) => [
			`HDF5, small, ${version}`,
			["a.h5", "/chunked"],
			[1, 1],
			{ "a.h5": gunzipSync(fixture(`hdf5/layouts-${version}.h5.gz`)) },
		]),
		["TIFF of 1024 tiles", ["a.tif", "/0"], [1, 1], { "a.tif": fixture("tiff/be-bigtiff-1024-tiles.tif") }],
		["GRIB, small", ["a.grib", "/isobaricInhPa/instant/t"], [1, 1], { "a.grib": fixture("grib/simple-12.grib") }],
		["FITS of 76 KiB", ["a.fits", "/1"], [2, 2], { "a.fits": fixture("fits/images.fits") }],
		["HDF4, small", ["a.hdf", "/none"], [1, 1], { "a.hdf": fixture("hdf4/chunked.hdf") }],
		["Zarr v3, consolidated", ["a.zarr", "/g/a"], [3, 2], store("v3 nested, consolidated", "a.zarr")],
		["Zarr v3, an array", ["a.zarr", "/"], [3, 2], store("v3 root array", "a.zarr")],
		["Zarr v3, an array inside", ["a.zarr/g/a", "/"], [3, 2], store("v3 nested", "a.zarr")],
		["Zarr v3, a small shard", ["a.zarr/end", "/"], [3, 2], store("v3 sharding", "a.zarr")],
		["Zarr v3, a shard of 1 MiB", ["a.zarr", "/"], [5, 4], under("a.zarr", sharded("end"))],
		["Zarr v3, its index at its start", ["a.zarr", "/"], [4, 3], under("a.zarr", sharded("start"))],
		["Zarr v3, of another name", ["a/", "/"], [3, 2], store("v3 root array", "a")],
		["Zarr v3, without a slash", ["a", "/"], [4, 3], store("v3 root array", "a")],
		["Zarr v2, consolidated", ["a.zarr", "/v"], [3, 2], store("v2 xarray, consolidated", "a.zarr")],
		["Zarr v2, an array", ["a.zarr", "/"], [7, 3], store("v2 F order", "a.zarr")],
		["Zarr in a zip", ["a.zip", archives.stored.path], [1, 1], { "a.zip": Buffer.from(archives.stored.zip, "base64") }],
		["Kerchunk JSON", ["a.json", "/v"], [2, 2], { "a.json": references(), "data.bin": Buffer.alloc(80) }],
		["Icechunk", ["a.icechunk", "/native"], [5, 4], under("a.icechunk", folder("icechunk/v2"))],
	];
}

function classic(rows) {
	return netcdf3File({
		dimensions: { y: rows, x: 1000 },
		variables: [{ name: "v", type: "float", dimensions: ["y", "x"], attributes: {} }],
	}).bytes;
}

/** An array of one shard with 64 chunks of 16 KiB; its first value is in the last of them. */
function sharded(place) {
	const [count, chunkBytes] = [64, 2 ** 14];
	const indexBytes = 16 * count;
	const shard = Buffer.alloc(count * chunkBytes + indexBytes);
	const [dataAt, indexAt] = place === "start" ? [indexBytes, 0] : [0, count * chunkBytes];
	for (let i = 0; i < count; i++) {
		shard.writeBigUInt64LE(BigInt(dataAt + (count - 1 - i) * chunkBytes), indexAt + 16 * i);
		shard.writeBigUInt64LE(BigInt(chunkBytes), indexAt + 16 * i + 8);
	}
	const bytes = { name: "bytes", configuration: { endian: "little" } };
	const sharding = { chunk_shape: [4096], codecs: [bytes], index_codecs: [bytes], index_location: place };
	const document = {
		zarr_format: 3,
		node_type: "array",
		shape: [count * 4096],
		data_type: "float32",
		chunk_grid: { name: "regular", configuration: { chunk_shape: [count * 4096] } },
		chunk_key_encoding: { name: "default" },
		fill_value: 0,
		codecs: [{ name: "sharding_indexed", configuration: sharding }],
	};
	return { "zarr.json": Buffer.from(JSON.stringify(document)), "c/0": shard };
}

function references() {
	const array = { zarr_format: 2, shape: [10], chunks: [10], dtype: "<f8", order: "C", fill_value: null };
	const document = JSON.stringify({ ...array, compressor: null, filters: null });
	return Buffer.from(JSON.stringify({ version: 1, refs: { "v/.zarray": document, "v/0": ["data.bin", 0, 80] } }));
}

function decoded(files) {
	return Object.fromEntries(Object.entries(files).map(([key, text]) => [key, Buffer.from(text, "base64")]));
}

function under(root, objects) {
	return Object.fromEntries(Object.entries(objects).map(([key, bytes]) => [`${root}/${key}`, bytes]));
}

function folder(name) {
	const url = new URL(`${name}/`, FIXTURES);
	const files = readdirSync(url, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
	return Object.fromEntries(
		files.map(({ parentPath, name: file }) => {
			const path = `${parentPath.replace(/\/$/, "")}/${file}`;
			return [path.slice(url.pathname.length), readFileSync(path)];
		}),
	);
}
