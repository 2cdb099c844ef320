// Archives of one variable t(time, lat, lon) behind Kerchunk references, as agencies keep them: chunks of a field or of a place, in one
// file or in many. Chunks are compressed, coordinates lie behind the header of the first file.
import { deflateSync } from "node:zlib";

export const TIMES = 120;
export const SHAPE = [TIMES, 180, 360];
const HEADER_BYTES = 8192;

/** The value at a place: it tells where it is from. */
export function valueAt(time, lat, lon) {
	return time * 100 + lat + lon / 1000;
}

/**
 * `{ files, references(urls) }`: the bytes of each file, and the references once their urls are known. `chunks` are the lengths of
 * chunks; the times are spread over `fileCount` files.
 */
export function archive(chunks, fileCount) {
	const parts = Array.from({ length: fileCount }, () => [new Uint8Array(HEADER_BYTES)]);
	const ends = parts.map(() => HEADER_BYTES);
	const entries = new Map();
	const put = (key, file, raw) => {
		const bytes = deflateSync(raw);
		entries.set(key, { file, offset: ends[file], length: bytes.length });
		parts[file].push(bytes);
		ends[file] += bytes.length;
	};
	for (const [name, values] of Object.entries(coordinates())) put(`${name}/0`, 0, new Uint8Array(values.buffer));
	const grid = SHAPE.map((length, d) => length / chunks[d]);
	for (let t = 0; t < grid[0]; t++)
		for (let y = 0; y < grid[1]; y++)
			for (let x = 0; x < grid[2]; x++)
				put(`t/${t}.${y}.${x}`, Math.floor((t * fileCount) / grid[0]), chunkBytes(chunks, [t, y, x]));
	const references = (urls) => {
		const refs = { ".zgroup": JSON.stringify({ zarr_format: 2 }) };
		for (const [name, values] of Object.entries(coordinates()))
			addDocuments(refs, name, [values.length], [values.length], "<f8", [name], UNITS[name]);
		addDocuments(refs, "t", SHAPE, chunks, "<f4", ["time", "lat", "lon"], { units: "K" });
		for (const [key, { file, offset, length }] of entries) refs[key] = [urls[file], offset, length];
		return { version: 1, refs };
	};
	const lengthOf = (key) => entries.get(key).length;
	return { files: parts.map((list) => Buffer.concat(list)), references, lengthOf };
}

const UNITS = {
	time: { units: "days since 2020-01-01", calendar: "standard", standard_name: "time" },
	lat: { units: "degrees_north", standard_name: "latitude" },
	lon: { units: "degrees_east", standard_name: "longitude" },
};

function coordinates() {
	return {
		time: Float64Array.from({ length: SHAPE[0] }, (_, i) => i),
		lat: Float64Array.from({ length: SHAPE[1] }, (_, i) => 89.5 - i),
		lon: Float64Array.from({ length: SHAPE[2] }, (_, i) => i + 0.5),
	};
}

function chunkBytes(chunks, place) {
	const values = new Float32Array(chunks[0] * chunks[1] * chunks[2]);
	let at = 0;
	const first = place.map((index, d) => index * chunks[d]);
	for (let t = 0; t < chunks[0]; t++)
		for (let y = 0; y < chunks[1]; y++)
			for (let x = 0; x < chunks[2]; x++) values[at++] = valueAt(first[0] + t, first[1] + y, first[2] + x);
	return new Uint8Array(values.buffer);
}

function addDocuments(refs, name, shape, chunks, dtype, dimensions, attributes) {
	const compressor = { id: "zlib", level: 1 };
	const array = { zarr_format: 2, shape, chunks, dtype, compressor, fill_value: null, filters: null, order: "C" };
	refs[`${name}/.zarray`] = JSON.stringify(array);
	refs[`${name}/.zattrs`] = JSON.stringify({ _ARRAY_DIMENSIONS: dimensions, ...attributes });
}
