// Joining manifests: the join itself, which copies nothing, and making one manifest of it against copying its columns.
import { concatManifests } from "mirazarr/formats";
import { fileUrl, manifestOfFiles, placesOf } from "../references.mjs";
import { cost, timeInTurns } from "../timing.mjs";

const [PARTS, FILES_EACH] = [100, 100];

export const title = "Concatenating 100 manifests of 1e5 references";

export async function run() {
	const places = placesOf(FILES_EACH);
	const parts = Array.from({ length: PARTS }, (_, i) => manifestOfFiles(FILES_EACH, { first: i * FILES_EACH, places }));
	const lines = [];
	for (const [axis, name] of [
		[0, "first"],
		[2, "last"],
	]) {
		const joined = concatManifests(parts, axis);
		check(joined, axis);
		const { urlIds, offsets, lengths } = joined.columns;
		const times = await timeInTurns(
			{
				copy: () => [urlIds.slice(), offsets.slice(), lengths.slice()],
				join: () => lookUpEverywhere(concatManifests(parts, axis)),
				flatten: () => concatManifests(parts, axis).columns,
			},
			3,
		);
		const against = "against a copy of the columns";
		lines.push(
			cost(`along the ${name} axis, joined and looked into, ${against}`, times, "join", "copy", { atMost: 0.5 }),
		);
		lines.push(cost(`along the ${name} axis, made one, ${against}`, times, "flatten", "copy", { atMost: 5 }));
	}
	return lines;
}

/** A chunk of every part. */
function lookUpEverywhere(joined) {
	const [first, ...rest] = joined.gridShape;
	for (let i = 0; i < first; i += FILES_EACH) joined.get([i, ...rest.map((length) => length - 1)]);
	return joined;
}

function check(joined, axis) {
	const index = joined.gridShape.map((length) => length - 1);
	const entry = joined.get(index);
	if (joined.referenceCount !== PARTS * FILES_EACH * 1000 || entry.url !== fileUrl(PARTS * FILES_EACH - 1))
		throw new Error(`wrong reference after joining along axis ${axis}`);
	const { urlIds, urls } = joined.columns;
	if (urlIds.length !== joined.chunkCount || urls[urlIds.at(-1)] !== entry.url)
		throw new Error(`wrong columns after joining along axis ${axis}`);
}
