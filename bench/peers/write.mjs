// 5 A million references to a Kerchunk JSON file, to Parquet files, and to an Icechunk repository.
import { closeSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { join } from "node:path";
import { FileStore } from "mirazarr";
import { writeIcechunk } from "mirazarr/write/icechunk";
import { writeKerchunkJson } from "mirazarr/write/kerchunk-json";
import { writeKerchunkParquet } from "mirazarr/write/kerchunk-parquet";
import { manifestOfFiles, PEERS_BUCKET, storeOf } from "../references.mjs";
import { args, peakMb, report, timed } from "./case.mjs";

await report("5 write 1e6 references", {
	async "mirazarr Kerchunk JSON"() {
		const store = storeOf(manifestOfFiles(1000, { bucket: PEERS_BUCKET }));
		// A name of its own: the readers of the peers read refs.json.
		const path = join(args.out, "mirazarr-refs.json");
		const { ms } = await timed(async () => {
			const references = await writeKerchunkJson(store);
			const file = openSync(path, "w");
			for (const piece of references.pieces()) writeSync(file, piece);
			closeSync(file);
		});
		const { size } = statSync(path);
		rmSync(path);
		return { time: [ms, "ms"], disk: [size / 1e6, "MB on disk"], peak: [peakMb(), "MB peak RSS"] };
	},

	async "mirazarr Kerchunk Parquet"() {
		const store = storeOf(manifestOfFiles(1000, { bucket: PEERS_BUCKET }));
		const path = join(args.out, "mirazarr-refs.parq");
		const { ms, value } = await timed(() => writeKerchunkParquet(store, new FileStore(path, { writable: true })));
		rmSync(path, { recursive: true });
		return { time: [ms, "ms"], disk: [value.bytes / 1e6, "MB on disk"], peak: [peakMb(), "MB peak RSS"] };
	},

	async "mirazarr Icechunk"() {
		const store = storeOf(manifestOfFiles(1000, { bucket: PEERS_BUCKET }));
		const path = join(args.out, "mirazarr.icechunk");
		const target = { store: new FileStore(path, { writable: true }) };
		// The objects do not exist; the peers ask for no checksums either.
		const { ms, value } = await timed(() => writeIcechunk(store, target, { checksum: "none" }));
		rmSync(path, { recursive: true });
		return { time: [ms, "ms"], disk: [value.bytes / 1e6, "MB on disk"], peak: [peakMb(), "MB peak RSS"] };
	},
});
