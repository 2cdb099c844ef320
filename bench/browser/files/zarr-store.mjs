// Objects of a Zarr v3 store with one array of float32.
import { gzipSync } from "node:zlib";
import Blosc from "numcodecs/blosc";
import Zstd from "numcodecs/zstd";
import { bytesOf } from "../../field.mjs";
import { chunksOf, gridOf } from "./chunks.mjs";

const ENCODERS = {
	gzip: { configuration: { level: 5 }, encode: (bytes) => gzipSync(bytes, { level: 5 }) },
	zstd: { configuration: { level: 3, checksum: false }, encode: (bytes) => new Zstd(3).encode(bytes) },
	blosc: {
		configuration: { cname: "lz4", clevel: 5, shuffle: "shuffle", typesize: 4, blocksize: 0 },
		encode: (bytes) => new Blosc(5, "lz4", Blosc.SHUFFLE, 0).encode(bytes),
	},
};

/** By key; the array is `data`. */
export async function zarrStore({ values, shape, chunkShape, codec }) {
	const { configuration, encode } = ENCODERS[codec];
	const array = {
		zarr_format: 3,
		node_type: "array",
		shape,
		data_type: "float32",
		chunk_grid: { name: "regular", configuration: { chunk_shape: chunkShape } },
		chunk_key_encoding: { name: "default", configuration: { separator: "/" } },
		fill_value: 0,
		codecs: [
			{ name: "bytes", configuration: { endian: "little" } },
			{ name: codec, configuration },
		],
		attributes: {},
	};
	// Consolidated, for over HTTP nobody can list what is there.
	const consolidated_metadata = { kind: "inline", must_understand: false, metadata: { data: array } };
	const documents = [
		["zarr.json", { zarr_format: 3, node_type: "group", attributes: {}, consolidated_metadata }],
		["data/zarr.json", array],
	];
	const objects = new Map(documents.map(([key, document]) => [key, Buffer.from(JSON.stringify(document))]));
	const chunks = chunksOf(values, shape, chunkShape);
	for (const [i, place] of gridOf(shape, chunkShape).entries())
		objects.set(`data/c/${place.join("/")}`, await encode(bytesOf(chunks[i])));
	return objects;
}
