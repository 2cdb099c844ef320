// The files that are served, made here, and what every chunk of them must be: bytes that the script itself has written.
import { mkdir, rename, stat, symlink, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { netcdf3File } from "../../../bench/netcdf3-file.mjs";

const MEBIBYTE = 2 ** 20;
/** Too large for the buffers of the system: who does not read it is noticed. */
export const BIG_BYTES = 16 * MEBIBYTE;
export const BIG_CHUNKS = 2;
export const ROOT_FILES = 200;
export const ORIGIN_CHUNK_BYTES = 512;
export const ORIGIN_CHUNKS = 4096;

/** A NetCDF-3 file with one chunk a record, whose values depend on `seed`. */
function recordsFile(recordCount, width, seed) {
	const { bytes, headerBytes, strideBytes } = netcdf3File({
		dimensions: { time: null, x: width },
		recordCount,
		variables: [
			{
				name: "v",
				type: "int",
				dimensions: ["time", "x"],
				value: (i) => Math.imul(i + 1, 40503) ^ Math.imul(seed, 0x9e3779b1),
			},
			{ name: "w", type: "int", dimensions: ["time"] },
		],
	});
	const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
	const chunk = (i) => file.subarray(headerBytes + i * strideBytes, headerBytes + i * strideBytes + width * 4);
	return { file, chunk, recordCount };
}

/** The tag that the server gives a chunk has that of its file, which a change makes another. */
async function tagOf(path) {
	const { ino, mtimeNs, size } = await stat(path, { bigint: true });
	return `${ino.toString(16)}-${(mtimeNs / 1000n).toString(16)}-${size.toString(16)}`;
}

/** A file that is replaced by others of the same form. */
class Replaced {
	#path;
	/** By tag. */
	versions = new Map();
	replacements = 0;

	constructor(path) {
		this.#path = path;
	}

	async replace() {
		const content = recordsFile(500, 64, 1000 + this.versions.size);
		const next = `${this.#path}.next`;
		await writeFile(next, content.file);
		this.versions.set(await tagOf(next), content);
		await rename(next, this.#path);
		this.replacements++;
	}
}

export async function makeFiles(folder, { records, originUrl }) {
	const root = join(folder, "root");
	await mkdir(join(root, "sub"), { recursive: true });
	const large = recordsFile(records, 32, 1);
	await writeFile(join(folder, "records.nc"), large.file);

	await mkdir(join(folder, "store.zarr/c"), { recursive: true });
	const array = {
		zarr_format: 3,
		node_type: "array",
		shape: [BIG_CHUNKS * BIG_BYTES],
		data_type: "uint8",
		chunk_grid: { name: "regular", configuration: { chunk_shape: [BIG_BYTES] } },
		chunk_key_encoding: { name: "default", configuration: { separator: "/" } },
		fill_value: 0,
		codecs: [{ name: "bytes" }],
		attributes: {},
	};
	await writeFile(join(folder, "store.zarr/zarr.json"), JSON.stringify(array));
	const big = Array.from({ length: BIG_CHUNKS }, (_, i) => Buffer.alloc(BIG_BYTES, `${i} of the large ones `));
	for (const [i, chunk] of big.entries()) await writeFile(join(folder, `store.zarr/c/${i}`), chunk);

	const metadata = {
		zarr_format: 2,
		shape: [ORIGIN_CHUNKS * ORIGIN_CHUNK_BYTES],
		chunks: [ORIGIN_CHUNK_BYTES],
		dtype: "|u1",
		compressor: null,
		filters: null,
		fill_value: 0,
		order: "C",
	};
	const refs = { ".zgroup": '{"zarr_format":2}', "v/.zarray": JSON.stringify(metadata) };
	for (let i = 0; i < ORIGIN_CHUNKS; i++) refs[`v/${i}`] = [originUrl, i * ORIGIN_CHUNK_BYTES, ORIGIN_CHUNK_BYTES];
	await writeFile(join(folder, "refs.json"), JSON.stringify({ version: 1, refs }));

	const changing = new Replaced(join(folder, "changing.nc"));
	await changing.replace();
	const cut = recordsFile(2000, 64, 3);
	await writeFile(join(folder, "cut.nc"), cut.file);

	const rootFiles = Array.from({ length: ROOT_FILES }, (_, i) => recordsFile(20, 16, 100 + i));
	for (const [i, { file }] of rootFiles.entries()) await writeFile(join(root, "sub", `f${i}.nc`), file);
	await symlink(join(folder, "records.nc"), join(root, "out.nc"));
	await symlink(folder, join(root, "up"));
	return {
		root,
		sources: ["records.nc", "store.zarr", "refs.json", "changing.nc", "cut.nc"].map((name) => join(folder, name)),
		large,
		big,
		changing,
		cut,
		cutShort: () => truncate(join(folder, "cut.nc"), cut.file.length >> 1),
		rootFiles,
	};
}
