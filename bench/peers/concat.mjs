// 4 Joining 100 manifests of 1e5 references.
import { concatManifests } from "mirazarr/formats";
import { manifestOfFiles, PEERS_BUCKET, placesOf } from "../references.mjs";
import { peakMb, report, rssBytes, timed } from "./case.mjs";

const [PARTS, FILES_EACH] = [100, 100];

await report("4 concat 100 x 1e5", {
	"mirazarr concatManifests, existing axis": () => joined((manifest) => manifest.rowCount),
	// Copied into one manifest, as the peers do it and writers ask for it.
	"mirazarr concatManifests, and all copied": () => joined((manifest) => manifest.columns.urlIds.length),
});

async function joined(count) {
	const places = placesOf(FILES_EACH);
	const parts = Array.from({ length: PARTS }, (_, i) =>
		manifestOfFiles(FILES_EACH, { first: i * FILES_EACH, bucket: PEERS_BUCKET, places }),
	);
	const before = await rssBytes();
	const { ms, value } = await timed(() => {
		const manifest = concatManifests(parts, 0);
		return { manifest, rows: count(manifest) };
	});
	const kept = (await rssBytes()) - before;
	if (value.rows !== 10_000_000 || value.manifest.referenceCount !== 10_000_000)
		throw new Error("references are missing");
	return { time: [ms, "ms"], kept: [kept / 2 ** 20, "MB kept"], peak: [peakMb(), "MB peak RSS"] };
}
