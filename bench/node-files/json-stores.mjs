import { crc32 } from "node:zlib";
import { ByteWriter } from "../byte-writer.mjs";

const text = new TextEncoder();
const range = (count) => Array.from({ length: count }, (_, i) => i);

const array = {
	zarr_format: 3,
	node_type: "array",
	shape: [1],
	data_type: "int32",
	chunk_grid: { name: "regular", configuration: { chunk_shape: [1] } },
	chunk_key_encoding: { name: "default" },
	fill_value: 0,
	codecs: [{ name: "bytes", configuration: { endian: "little" } }],
	dimension_names: ["x"],
	attributes: { a: 1 },
};
const group = { zarr_format: 3, node_type: "group", attributes: {} };

/** The root document of a store with so many arrays, all of them in its consolidated metadata. */
export function zarrNodes(count) {
	const metadata = Object.fromEntries(range(count).map((i) => [`v${i}`, array]));
	return text.encode(
		JSON.stringify({ ...group, consolidated_metadata: { kind: "inline", must_understand: false, metadata } }),
	);
}

/** Kerchunk references of so many arrays of one chunk. */
export function kerchunkNodes(count) {
	const refs = { ".zgroup": '{"zarr_format":2}' };
	const document = JSON.stringify({
		zarr_format: 2,
		shape: [1],
		chunks: [1],
		dtype: "<i4",
		fill_value: null,
		order: "C",
		filters: null,
		compressor: null,
	});
	for (const i of range(count)) {
		refs[`v${i}/.zarray`] = document;
		refs[`v${i}/.zattrs`] = '{"_ARRAY_DIMENSIONS":["x"]}';
		refs[`v${i}/0`] = ["memory://bench/data", 4 * i, 4];
	}
	return text.encode(JSON.stringify({ version: 1, refs }));
}

/** A zip of a Zarr store, of which so many arrays have a document each; nothing is compressed. */
export function zipNodes(count) {
	const out = new ByteWriter({ littleEndian: true, roomBytes: 700 * count });
	const documents = [["zarr.json", text.encode(JSON.stringify(group))]];
	const bytes = text.encode(JSON.stringify(array));
	for (const i of range(count)) documents.push([`v${i}/zarr.json`, bytes]);
	const places = documents.map(([name, content]) => {
		const at = out.length;
		entry(out.u32(0x04034b50), name, content).text(name).bytes(content);
		return at;
	});
	const directory = out.length;
	for (const [i, [name, content]] of documents.entries())
		entry(out.u32(0x02014b50).u16(20), name, content).u16(0, 0, 0).u32(0, places[i]).text(name);
	const size = out.length - directory;
	// Beyond 65,535 entries the numbers stand in the record of ZIP64.
	if (documents.length >= 0xffff) {
		const end = out.length;
		out.u32(0x06064b50).u64(44).u16(45, 45).u32(0, 0).u64(documents.length, documents.length, size, directory);
		out.u32(0x07064b50, 0).u64(end).u32(1);
	}
	const few = Math.min(documents.length, 0xffff);
	return out.u32(0x06054b50).u16(0, 0, few, few).u32(size, directory).u16(0).done();
}

function entry(out, name, content) {
	return out.u16(20, 0, 0, 0, 0x21).u32(checksum(content), content.length, content.length).u16(name.length, 0);
}

const checksums = new Map();

function checksum(content) {
	if (!checksums.has(content)) checksums.set(content, crc32(content));
	return checksums.get(content);
}
