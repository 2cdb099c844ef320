// Reading references from text straight into their columns, against JSON.parse, which gives objects that nobody has understood.
import { ObjectStoreRegistry, openStore } from "mirazarr";
import { writeKerchunkJson } from "mirazarr/write/kerchunk-json";
import { manifestOfFiles, storeOf } from "../references.mjs";
import { comparison, timeInTurns } from "../timing.mjs";

const FILES = 1000;
const ROUNDS = 2;
const URL = "memory://bench/refs.json";

export const title = "Reading Kerchunk JSON of 1e6 references";

export async function run() {
	const text = (await writeKerchunkJson(storeOf(manifestOfFiles(FILES)))).text();
	const bytes = {
		plain: new TextEncoder().encode(text),
		peers: new TextEncoder().encode(asVirtualizarr(text)),
	};
	const last = JSON.parse(text).refs["data/999.24.39"];
	for (const one of Object.values(bytes)) check(await load(one), last);
	const times = await timeInTurns(
		{
			plain: () => load(bytes.plain),
			peers: () => load(bytes.peers),
			parse: () => JSON.parse(new TextDecoder().decode(bytes.plain)),
		},
		ROUNDS,
	);
	return [
		comparison("until every chunk's place is known, against JSON.parse", times, "plain", "parse", { atLeast: 2 }),
		comparison("documents behind the chunks, slashes escaped", times, "peers", "parse", { atLeast: 1.5 }),
	];
}

/** As VirtualiZarr's writer has it: chunks before the documents of their array, and `\/`. */
function asVirtualizarr(text) {
	const { version, refs } = JSON.parse(text);
	const entries = Object.entries(refs);
	const isDocument = ([key]) => key.includes(".z");
	const ordered = [...entries.filter((entry) => !isDocument(entry)), ...entries.filter(isDocument)];
	return JSON.stringify({ version, refs: Object.fromEntries(ordered) }).replaceAll("/", "\\/");
}

async function load(bytes) {
	// The bytes are at hand, as they are for JSON.parse: a MemoryStore would copy them.
	const get = async (_path, { offset, length } = { offset: 0, length: bytes.length }) => {
		return { bytes: bytes.subarray(offset, offset + length), size: bytes.length };
	};
	const registry = new ObjectStoreRegistry().register("memory://bench/", { get });
	return (await openStore(URL, { registry })).array("/data").manifest();
}

function check(manifest, [url, offset, length]) {
	if (manifest.referenceCount !== FILES * 1000) throw new Error("references are missing");
	const found = manifest.get([999, 24, 39]);
	if (found.url !== url || found.offset !== offset || found.length !== length) throw new Error("wrong reference");
}
