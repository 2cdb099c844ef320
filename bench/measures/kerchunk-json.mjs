// Writing references as text straight from their columns, against JSON.stringify of the objects they would be.
import { writeKerchunkJson } from "mirazarr/write/kerchunk-json";
import { CHUNKS_PER_FILE, fileUrl, manifestOfFiles, placesOf, storeOf } from "../references.mjs";
import { comparison, timeInTurns } from "../timing.mjs";

const FILES = 1000;
const ROUNDS = 2;

export const title = "Kerchunk JSON of 1e6 references";

export async function run() {
	const places = placesOf(FILES);
	const store = storeOf(manifestOfFiles(FILES, { places }));
	const build = await objectBuilder(store, places);
	let object;
	const times = await timeInTurns(
		{
			bytes: async () => consume((await writeKerchunkJson(store)).pieces()),
			text: async () => (await writeKerchunkJson(store)).text(),
			build: () => {
				object = build();
			},
			stringify: () => JSON.stringify(object),
		},
		ROUNDS,
	);
	times.both = times.build.map((ms, round) => ms + times.stringify[round]);
	return [
		comparison("bytes, against JSON.stringify alone", times, "bytes", "stringify", { atLeast: 1 }),
		comparison("bytes, against making the object as well", times, "bytes", "both", { atLeast: 3 }),
		comparison("one string, against JSON.stringify alone", times, "text", "stringify", { atLeast: 1 }),
	];
}

/** Makes the object that is the same as our text, which is checked here. */
async function objectBuilder(store, places) {
	const { refs, ...rest } = JSON.parse((await writeKerchunkJson(store)).text());
	const documents = Object.fromEntries([".zgroup", "data/.zarray", "data/.zattrs"].map((key) => [key, refs[key]]));
	const build = () => ({ ...rest, refs: chunkReferences({ ...documents }, places) });
	compare(refs, build().refs);
	return build;
}

/** Adds `"data/0.0.0": [url, offset, length]` and so on. */
function chunkReferences(refs, { offsets, lengths }) {
	for (let file = 0, row = 0; file < FILES; file++) {
		const url = fileUrl(file);
		for (let chunk = 0; chunk < CHUNKS_PER_FILE; chunk++, row++)
			refs[`data/${file}.${Math.floor(chunk / 40)}.${chunk % 40}`] = [url, offsets[row], lengths[row]];
	}
	return refs;
}

/** The number of references, and one of each hundred. */
function compare(found, expected) {
	const keys = Object.keys(expected);
	if (Object.keys(found).length !== keys.length) throw new Error("the number of references differs");
	for (let i = 0; i < keys.length; i += 97)
		if (String(found[keys[i]]) !== String(expected[keys[i]])) throw new Error(`${keys[i]} has another reference`);
}

function consume(pieces) {
	let bytes = 0;
	for (const piece of pieces) bytes += piece.length;
	return bytes;
}
