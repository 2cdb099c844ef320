// 4 Joining 100 manifests of 1e5 references.
import { concatManifests } from "mirazarr";
import { manifestOfFiles, PEERS_BUCKET, placesOf } from "../references.mjs";
import { peakMb, report, rssBytes, timed } from "./case.mjs";

const [PARTS, FILES_EACH] = [100, 100];

await report("4 concat 100 x 1e5", {
	async "mirazarr concatManifests, existing axis"() {
		const places = placesOf(FILES_EACH);
		const parts = Array.from({ length: PARTS }, (_, i) =>
			manifestOfFiles(FILES_EACH, { first: i * FILES_EACH, bucket: PEERS_BUCKET, places }),
		);
		const before = await rssBytes();
		const { ms, value } = await timed(() => concatManifests(parts, 0));
		const kept = (await rssBytes()) - before;
		if (value.referenceCount !== 10_000_000) throw new Error("references are missing");
		return { time: [ms, "ms"], kept: [kept / 2 ** 20, "MB kept"], peak: [peakMb(), "MB peak RSS"] };
	},
});
