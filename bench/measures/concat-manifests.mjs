// Joining manifests by columns against copying the columns of the result.
import { concatManifests } from "mirazarr";
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
				concat: () => concatManifests(parts, axis),
			},
			3,
		);
		lines.push(cost(`along the ${name} axis, against a copy of the columns`, times, "concat", "copy", { atMost: 5 }));
	}
	return lines;
}

function check(joined, axis) {
	const index = joined.gridShape.map((length) => length - 1);
	const entry = joined.get(index);
	if (joined.referenceCount !== PARTS * FILES_EACH * 1000 || entry.url !== fileUrl(PARTS * FILES_EACH - 1))
		throw new Error(`wrong reference after joining along axis ${axis}`);
}
