// A file of 2 GiB in blocks, and its mean, in a process of its own: what the process takes at most, and which chunks were read.
import { mkdtemp, open, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { blocks, openStore, reduce } from "mirazarr";

export const title = "2 GiB in blocks of 32 MiB, and reduced within 256 MiB";

const CHUNK_BYTES = 2 ** 20;
const CHUNKS = 2048;

export async function run() {
	const folder = await mkdtemp(join(tmpdir(), "mirazarr-blocks-"));
	try {
		const store = await openStore(await sparseArchive(folder), { allow: [folder] });
		// What opening takes is not the matter here.
		const before = process.resourceUsage().maxRSS * 1024;
		let elements = 0;
		for await (const { data } of blocks(store, "/t")) elements += data.length;
		if (elements !== (CHUNKS * CHUNK_BYTES) / 4) throw new Error(`${elements} elements came`);
		const afterBlocks = process.resourceUsage().maxRSS * 1024;
		const { data } = await reduce(store, "/t", "quantile", { q: 0.5 });
		if (data[0] !== 0) throw new Error(`the median is ${data[0]}`);
		const after = process.resourceUsage().maxRSS * 1024;
		const mebibytes = (bytes) => Math.round(bytes / 2 ** 20);
		return [
			{ what: "all blocks", value: mebibytes(afterBlocks - before), unit: "MiB more", atMost: 384 },
			{ what: "and the median of all", value: mebibytes(after - before), unit: "MiB more", atMost: 384 },
		];
	} finally {
		await rm(folder, { recursive: true });
	}
}

/** References to a file that is all holes: it takes no room on the disk, and every byte of it is read. */
async function sparseArchive(folder) {
	const path = join(folder, "zeros.bin");
	const file = await open(path, "w");
	await file.truncate(CHUNKS * CHUNK_BYTES);
	await file.close();
	const shape = [CHUNKS, CHUNK_BYTES / 4];
	const array = {
		zarr_format: 2,
		shape,
		chunks: [1, shape[1]],
		dtype: "<f4",
		compressor: null,
		fill_value: null,
		filters: null,
		order: "C",
	};
	const refs = { ".zgroup": '{"zarr_format":2}', "t/.zarray": JSON.stringify(array) };
	for (let i = 0; i < CHUNKS; i++) refs[`t/${i}.0`] = [path, i * CHUNK_BYTES, CHUNK_BYTES];
	const list = join(folder, "references.json");
	await writeFile(list, JSON.stringify({ version: 1, refs }));
	return list;
}
