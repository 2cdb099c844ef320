// 3 Memory of a million references to 1000 distinct urls, and the time to build them.
import { manifestOfFiles, PEERS_BUCKET, placesOf } from "../references.mjs";
import { report, rssBytes, timed } from "./case.mjs";

const FILES = 1000;
const COUNT = 1_000_000;

await report("3 memory 1e6 references", {
	async "mirazarr ManifestBuilder"() {
		const places = placesOf(FILES);
		const before = await rssBytes();
		const { ms, value } = await timed(() => manifestOfFiles(FILES, { bucket: PEERS_BUCKET, places }));
		const grown = (await rssBytes()) - before;
		if (value.referenceCount !== COUNT) throw new Error("references are missing");
		return { build: [ms, "ms"], bytes: [grown / COUNT, "bytes/ref"] };
	},
	async "mirazarr memoryBytes (its own word)"() {
		const { memoryBytes } = manifestOfFiles(FILES, { bucket: PEERS_BUCKET });
		return { bytes: [memoryBytes / COUNT, "bytes/ref"] };
	},
});
