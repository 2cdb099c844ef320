// The memory of a process that joins 1e8 references, those of its parts included.
import { concatManifests } from "mirazarr/formats";
import { fileUrl, manifestOfFiles, placesOf } from "../references.mjs";

const [PARTS, FILES_EACH] = [100, 1000];

export const title = "Concatenating 100 manifests of 1e6 references";

export async function run() {
	const places = placesOf(FILES_EACH);
	const parts = [];
	for (let i = 0; i < PARTS; i++) {
		parts.push(manifestOfFiles(FILES_EACH, { first: i * FILES_EACH, places }));
		// What building took is given back before the next one.
		globalThis.gc();
	}
	const joined = concatManifests(parts, 0);
	const last = joined.get(joined.gridShape.map((length) => length - 1));
	if (joined.rowCount !== PARTS * FILES_EACH * 1000 || last.url !== fileUrl(PARTS * FILES_EACH - 1))
		throw new Error("references are missing");
	const { maxRSS } = process.resourceUsage();
	const target = { atMost: 2, peer: "VirtualiZarr: 30, by its 3.3 for a tenth" };
	return [{ what: "peak memory of the process", value: (maxRSS * 1024) / 2 ** 30, unit: "GiB", ...target }];
}
