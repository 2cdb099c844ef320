// What is read: about 30 MB of values in each file. A case says how its file is made, and by whom it can be read.
import { readFileSync } from "node:fs";
// By path: this folder is a package of its own, in which the name means nothing.
import { encodeChunk } from "../../../dist/codecs/index.js";
import "../../../dist/node.js";
import { bytesOf, FLOAT32, field } from "../../field.mjs";
import { netcdf3File } from "../../netcdf3-file.mjs";
import { digestOf } from "../digest.mjs";
import { chunksOf } from "./chunks.mjs";
import { hdf5File } from "./hdf5-file.mjs";
import { COMPRESSION, tiffFile } from "./tiff-file.mjs";
import { zarrStore } from "./zarr-store.mjs";

const SIDE = 512;
const LAYERS = [30, SIDE, SIDE];
const PACKED_LAYERS = [60, SIDE, SIDE];
const IMAGE = [5 * SIDE, 6 * SIDE];
const PACKED_IMAGE = [8 * SIDE, 8 * SIDE];
const COLOURS = [6 * SIDE, 7 * SIDE, 3];
const PACKING = { scale_factor: 0.02, add_offset: 280 };
const LITTLE = { name: "bytes", configuration: { endian: "little" } };
const TYPES = {
	float32: FLOAT32,
	int16: { kind: "int", name: "int16", itemBytes: 2 },
	uint8: { kind: "uint", name: "uint8", itemBytes: 1 },
};

/**
 * How long the page stands still is looked at where a case is `watched`, one of each kind; of a `cold` one, opening it over HTTP is
 * measured; bytes that are only `moved` are not for workers.
 */
export const CASES = [
	hdf5("hdf5-float32", "float32 in chunks of 1 MiB", floats, [1, SIDE, SIDE], { watched: true, cold: true }),
	hdf5("hdf5-float32-small", "float32 in chunks of 64 KiB", floats, [1, 128, 128]),
	hdf5("hdf5-int16", "packed int16 in chunks of 1 MiB", packed, [2, SIDE, SIDE]),
	hdf5("hdf5-int16-small", "packed int16 in chunks of 64 KiB", packed, [1, 128, 256]),
	tiff("tiff-deflate", "deflated float32", image, COMPRESSION.deflate, 1, { watched: true, cold: true }),
	tiff("tiff-deflate-predictor-2", "deflated int16, predictor 2", packedImage, COMPRESSION.deflate, 2),
	tiff("tiff-deflate-predictor-3", "deflated float32, predictor 3", image, COMPRESSION.deflate, 3),
	tiff("tiff-lzw", "LZW int16", packedImage, COMPRESSION.lzw, 1),
	tiff("tiff-lzw-predictor-2", "LZW colours, predictor 2", colours, COMPRESSION.lzw, 2),
	{
		...tiff("tiff-jpeg", "JPEG colours, 4:2:0", colours, COMPRESSION.jpeg, 1, { watched: true }),
		make: jpegFile,
	},
	{
		name: "netcdf3",
		title: "NetCDF-3: float32 of a fixed size",
		...ofNetcdf3({ watched: true, cold: true }),
		make: () => netcdf3Of({ layer: LAYERS[0], y: SIDE, x: SIDE }),
	},
	{
		name: "netcdf3-records",
		title: "NetCDF-3: float32 in records, with another variable between",
		...ofNetcdf3(),
		make: () => netcdf3Of({ layer: null, y: SIDE, x: SIDE }, LAYERS[0]),
	},
	zarr("gzip", { cold: true }),
	zarr("zstd", { watched: true }),
	zarr("blosc"),
];

function hdf5(name, what, values, chunkShape, more) {
	const peers = ["h5wasm"];
	const make = async () => {
		const made = values();
		const packing = made.type === "int16" ? PACKING : {};
		return oneFile("f.h5", hdf5File({ ...made, chunkShape, packing }), made);
	};
	return { name, title: `HDF5: shuffled and deflated ${what}`, file: "f.h5", path: "/data", peers, make, ...more };
}

function tiff(name, what, values, compression, predictor, more) {
	const make = async () => {
		const made = values();
		const { type, shape } = made;
		const tileShape = [SIDE, SIDE, ...shape.slice(2)];
		const spec = { dataType: TYPES[type], shape: tileShape };
		const codecs = tiffCodecs(compression, predictor, shape.length);
		const tiles = [];
		for (const tile of chunksOf(made.values, shape, tileShape))
			tiles.push(await encodeChunk(bytesOf(tile), codecs, spec));
		const bytes = tiffFile({ tiles, type, shape, side: SIDE, compression, predictor });
		return oneFile("f.tif", bytes, { ...made, values: bandsOf(made) });
	};
	return {
		name,
		title: `GeoTIFF: ${what}, tiles of ${SIDE} × ${SIDE}`,
		file: "f.tif",
		path: "/0",
		peers: ["geotiff", "geotiff-pool"],
		make,
		...more,
	};
}

function zarr(codec, more) {
	const make = async () => {
		const made = floats();
		const objects = await zarrStore({ ...made, chunkShape: [1, SIDE, SIDE], codec });
		const named = [...objects].map(([key, bytes]) => [`f.zarr/${key}`, bytes]);
		return { objects: new Map(named), ...truthOf(made) };
	};
	const title = `Zarr: float32 in chunks of 1 MiB, ${codec}`;
	return { name: `zarr-${codec}`, title, file: "f.zarr", path: "/data", peers: ["zarrita"], make, ...more };
}

function ofNetcdf3(more) {
	return { file: "f.nc", path: "/data", peers: ["netcdfjs"], moved: true, ...more };
}

function netcdf3Of(dimensions, recordCount) {
	const made = floats();
	const data = { name: "data", type: "float", dimensions: ["layer", "y", "x"], value: (i) => made.values[i] };
	const time = { name: "time", type: "double", dimensions: ["layer"], value: (i) => i };
	const { bytes } = netcdf3File({ dimensions, recordCount, variables: [data, time] });
	return oneFile("f.nc", bytes, made);
}

/** One picture in all tiles. What it shows the browser says, which has libjpeg-turbo. */
function jpegFile() {
	const picture = readFileSync(new URL("../../../test/fixtures/image-codecs/rgb-512.jpg", import.meta.url));
	const [rows, columns] = COLOURS;
	const tiles = Array((rows / SIDE) * (columns / SIDE)).fill(picture);
	const bytes = tiffFile({ tiles, type: "uint8", shape: COLOURS, side: SIDE, compression: COMPRESSION.jpeg });
	const objects = new Map([
		["f.tif", bytes],
		["tile.jpg", picture],
	]);
	return { objects, type: "uint8", shape: COLOURS, picture: { file: "tile.jpg", side: SIDE } };
}

function tiffCodecs(compression, predictor, rank) {
	const last = compression === COMPRESSION.lzw ? { name: "imagecodecs_lzw" } : DEFLATE;
	if (predictor === 3) return [{ name: "imagecodecs_floatpred", configuration: { axis: -1, dist: 1 } }, last];
	const axis = rank === 3 ? -2 : -1;
	const before = predictor === 2 ? [{ name: "imagecodecs_delta", configuration: { axis, dist: 1 } }] : [];
	return [...before, LITTLE, last];
}

const DEFLATE = { name: "numcodecs.zlib", configuration: { level: 6 } };

function oneFile(name, bytes, made) {
	return { objects: new Map([[name, bytes]]), ...truthOf(made) };
}

function truthOf({ values, type, shape }) {
	return { type, shape, first: values[0], digest: digestOf(values) };
}

/** Fields of a seed each, one behind the other. */
function floats([layers] = LAYERS) {
	const values = new Float32Array(layers * SIDE * SIDE);
	for (let layer = 0; layer < layers; layer++) values.set(field(SIDE, layer + 1), layer * SIDE * SIDE);
	return { values, type: "float32", shape: [layers, SIDE, SIDE] };
}

function packed() {
	return pack(floats(PACKED_LAYERS));
}

function pack({ values, shape }) {
	const { scale_factor, add_offset } = PACKING;
	return { values: Int16Array.from(values, (v) => Math.round((v - add_offset) / scale_factor)), type: "int16", shape };
}

/** The same fields side by side. */
function image([rows, columns] = IMAGE) {
	const values = new Float32Array(rows * columns);
	for (let top = 0, seed = 1; top < rows; top += SIDE)
		for (let left = 0; left < columns; left += SIDE, seed++) {
			const tile = field(SIDE, seed);
			for (let y = 0; y < SIDE; y++) values.set(tile.subarray(y * SIDE, (y + 1) * SIDE), (top + y) * columns + left);
		}
	return { values, type: "float32", shape: [rows, columns] };
}

function packedImage() {
	return pack(image(PACKED_IMAGE));
}

/** Three samples of a pixel that resemble each other. */
function colours() {
	const [rows, columns, samples] = COLOURS;
	const { values } = image([rows, columns]);
	const bytes = Uint8Array.from(
		{ length: samples * values.length },
		(_, i) => (values[Math.floor(i / samples)] - 255) * (4 + (i % samples) / 2),
	);
	return { values: bytes, type: "uint8", shape: COLOURS };
}

/** Band by band, as readers give it. */
function bandsOf({ values, shape: [rows, columns, samples = 1] }) {
	const size = rows * columns;
	return samples === 1 ? values : values.map((_, i) => values[(i % size) * samples + Math.floor(i / size)]);
}
