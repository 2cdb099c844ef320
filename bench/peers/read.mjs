// 5 A million references from the Kerchunk JSON, the Parquet files and the Icechunk repository that the peers wrote: until the
// place of every chunk is known, or that of one.
import { resolve } from "node:path";
import { FileStore, fileUrl, ObjectStoreRegistry, openStore, Trace } from "mirazarr";
import { PEERS_BUCKET, fileUrl as sourceUrl } from "../references.mjs";
import { args, peakMb, report, rssBytes, timed } from "./case.mjs";

await report("5 read 1e6 references", {
	"json: mirazarr": () => kept(() => all("refs.json")),
	"parquet: mirazarr, one reference": () => kept(() => one("refs.parq")),
	"parquet: mirazarr, all references": () => kept(() => all("refs.parq")),
	"icechunk: mirazarr, one reference": () => kept(() => one("vz.icechunk")),
	"icechunk: mirazarr, all references": () => kept(() => all("vz.icechunk")),
});

/** What is alive is the manifest, as in the scripts of the peers; it is checked when the time was taken. */
async function kept(work) {
	const before = await rssBytes();
	const { ms, value } = await timed(work);
	const extra = (await rssBytes()) - before;
	value.check();
	return { time: [ms, "ms"], rss: [extra / 2 ** 20, "MB kept"], peak: [peakMb(), "MB peak RSS"], ...value.counts };
}

async function all(name) {
	const store = await openStore(resolve(args.out, name));
	const manifest = await store.array("/CMI").manifest();
	const check = () => {
		if (manifest.referenceCount !== 1_000_000) throw new Error(`${manifest.referenceCount} references`);
		checkLast(manifest.get([999, 24, 39]));
	};
	return { store, check };
}

/** With the number of reads that it takes, and the bytes. */
async function one(name) {
	const trace = new Trace();
	const folder = fileUrl(resolve(args.out));
	const registry = new ObjectStoreRegistry().register(folder, trace.wrap(new FileStore(folder)));
	const store = await openStore(resolve(args.out, name), { registry });
	const [entry] = await store.array("/CMI").find([[999, 24, 39]]);
	const counts = { requests: [trace.requests.length, "reads"], bytes: [trace.bytes, "bytes"] };
	return { store, counts, check: () => checkLast(entry) };
}

function checkLast(entry) {
	if (entry.kind !== "virtual" || entry.url !== sourceUrl(999, PEERS_BUCKET)) throw new Error(`it is at ${entry.url}`);
}
