// 6 A hundred files, one dataset of them, and Kerchunk Parquet of it: 200 000 references in three variables. Imports are not
// counted, and the parser is named, as in the peers' script.
import { readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { FileStore, openVirtualDatasets } from "mirazarr";
import { hdf5 } from "mirazarr/formats/hdf5";
import { writeKerchunkParquet } from "mirazarr/write/kerchunk-parquet";
import { args, peakMb, report, timed } from "./case.mjs";

await report("6 end to end 100 files", {
	async mirazarr() {
		const folder = resolve(args.data, "many");
		const files = readdirSync(folder).filter((name) => name.endsWith(".nc"));
		const paths = files.sort().map((name) => join(folder, name));
		const out = resolve(args.out, "mirazarr-many.parq");
		rmSync(out, { recursive: true, force: true });
		const opened = await timed(() =>
			openVirtualDatasets(paths, { parser: hdf5(), combine: "nested", concatDim: "time" }),
		);
		const dataset = opened.value;
		if (String(dataset.variables.get("tas").description.shape) !== "1000,100,200")
			throw new Error("the files were not joined");
		const written = await timed(() => writeKerchunkParquet(dataset.toStore(), new FileStore(out, { writable: true })));
		if (written.value.referenceCount < 200_000) throw new Error(`${written.value.referenceCount} references`);
		rmSync(out, { recursive: true });
		return {
			time: [opened.ms + written.ms, "ms"],
			open: [opened.ms, "ms open + combine"],
			write: [written.ms, "ms write"],
			peak: [peakMb(), "MB peak RSS"],
		};
	},
});
