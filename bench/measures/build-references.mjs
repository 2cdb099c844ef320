// Collecting references one by one, checked each, against copying columns that are ready.
import { buildManifest, fileUrl, placesOf } from "../references.mjs";
import { cost, timeInTurns } from "../timing.mjs";

const FILES = 1000;
const COUNT = 10_000_000;

export const title = "Building 1e7 references";

export async function run() {
	const urls = Array.from({ length: FILES }, (_, k) => fileUrl(k));
	const places = placesOf(FILES, COUNT / FILES);
	const gridShape = [FILES, COUNT / FILES];
	const manifest = buildManifest(gridShape, urls, places);
	const last = manifest.get([FILES - 1, COUNT / FILES - 1]);
	if (last.url !== urls[FILES - 1] || last.offset !== places.offsets[COUNT - 1]) throw new Error("wrong reference");
	const { urlIds, offsets, lengths } = manifest.columns;
	const times = await timeInTurns(
		{
			copy: () => [urlIds.slice(), offsets.slice(), lengths.slice()],
			build: () => buildManifest(gridShape, urls, places),
		},
		3,
	);
	return [cost("ManifestBuilder, against a copy of the columns", times, "build", "copy", { atMost: 10 })];
}
