// 7 Decode throughput, one thread, MB/s of output: the peers' 16 chunks of 512 × 512 float32.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { FileStore, fileUrl, ObjectStoreRegistry, openStore, read } from "mirazarr";
import { createPipeline } from "mirazarr/codecs";
import { ManifestBuilder } from "mirazarr/formats";
import { storeOfArray } from "../array-store.mjs";
import { FLOAT32, SHUFFLE_DEFLATE } from "../field.mjs";
import { args, report } from "./case.mjs";

const CHUNK_SHAPE = [512, 512];
const folder = resolve(args.data, "decode", args.target);
const [bytes] = SHUFFLE_DEFLATE;
const CODECS = {
	"deflate-shuffle": SHUFFLE_DEFLATE,
	zstd: [bytes, { name: "zstd", configuration: { level: 3, checksum: false } }],
	blosc: [
		bytes,
		{ name: "blosc", configuration: { cname: "lz4", clevel: 5, shuffle: "shuffle", typesize: 4, blocksize: 0 } },
	],
};
const chunkPaths = Array.from({ length: 16 }, (_, i) => join(folder, `${String(i).padStart(2, "0")}.bin`));

await report(`7 decode ${args.target}`, {
	async "mirazarr, chunks"() {
		const chunks = chunkPaths.map((path) => new Uint8Array(readFileSync(path)));
		const pipeline = await createPipeline(CODECS[args.target], { dataType: FLOAT32, shape: CHUNK_SHAPE });
		return rate(async () => {
			for (const chunk of chunks) await pipeline.decode(chunk);
		});
	},
	/** From the files, as zarrita and zarr-python read them. */
	async "mirazarr, whole array"() {
		const registry = new ObjectStoreRegistry().register(fileUrl(folder), new FileStore(fileUrl(folder)));
		const builder = new ManifestBuilder([4, 4]);
		for (const [i, path] of chunkPaths.entries()) builder.virtualAt(i, fileUrl(path), 0, readFileSync(path).length);
		const store = storeOfArray({
			manifest: builder.build(),
			chunkShape: CHUNK_SHAPE,
			dataType: FLOAT32,
			codecs: CODECS[args.target],
			registry,
		});
		return rate(() => read(store, "/data"));
	},
	/** As h5py and h5wasm read it. */
	async "mirazarr, whole HDF5 dataset"() {
		const store = await openStore(join(args.data, "decode", `${args.target}.h5`));
		return rate(() => read(store, "/data"));
	},
});

/** As the peers' scripts: the median of runs during half a second. */
async function rate(work) {
	for (let i = 0; i < 2; i++) await work();
	const times = [];
	const begin = performance.now();
	while (times.length < 3 || (performance.now() - begin < 500 && times.length < 200)) {
		const start = performance.now();
		await work();
		times.push(performance.now() - start);
	}
	times.sort((a, b) => a - b);
	return { rate: [2 ** 24 / times[times.length >> 1] / 1e3, "MB/s"] };
}
