// A DMR++ with 300,000 chunks until the place of each is known, against parsing its XML and throwing the result away.
import { MemoryStore, ObjectStoreRegistry } from "mirazarr";
import { dmrpp } from "mirazarr/formats/dmrpp";
import { SaxesParser } from "saxes";
import { heldBytes } from "../held-bytes.mjs";
import { cost, timeInTurns } from "../timing.mjs";

const [ROWS, COLUMNS] = [3000, 100];
const CHUNK_SHAPE = [10, 50];
const CHUNK_BYTES = 1000;
const FIRST_BYTE = 4096;
const ROUNDS = 3;

export const title = "A DMR++ of 300 000 chunks";

export async function run() {
	const document = new TextEncoder().encode(documentText());
	const grownBytes = await growth(document);
	const times = await timeInTurns({ ours: () => referencesOf(document), saxes: () => parseOnly(document) }, ROUNDS);
	return [
		cost(`${Math.round(document.length / 1e6)} MB, against saxes alone`, times, "ours", "saxes", { atMost: 2 }),
		{
			what: "growth of the process by the open store",
			value: grownBytes / (ROWS * COLUMNS),
			unit: "bytes/reference",
			// 16 for the manifest, 48 for what was listed, and the room that columns grow by.
			atMost: 112,
		},
	];
}

function documentText() {
	const chunks = Array.from({ length: ROWS * COLUMNS }, (_, i) => {
		const position = [Math.floor(i / COLUMNS) * CHUNK_SHAPE[0], (i % COLUMNS) * CHUNK_SHAPE[1]];
		return `<dmrpp:chunk offset="${offsetOf(i)}" nBytes="${CHUNK_BYTES}" chunkPositionInArray="[${position}]"/>`;
	});
	return `<?xml version="1.0" encoding="ISO-8859-1"?>
<Dataset xmlns="http://xml.opendap.org/ns/DAP/4.0#" xmlns:dmrpp="http://xml.opendap.org/dap/dmrpp/1.0.0#" name="granule.h5" dmrpp:href="granule.h5">
<Int16 name="data"><Dim size="${ROWS * CHUNK_SHAPE[0]}"/><Dim size="${COLUMNS * CHUNK_SHAPE[1]}"/>
<dmrpp:chunks compressionType="shuffle deflate" deflateLevel="4" fillValue="0" byteOrder="LE">
<dmrpp:chunkDimensionSizes>${CHUNK_SHAPE.join(" ")}</dmrpp:chunkDimensionSizes>
${chunks.join("\n")}
</dmrpp:chunks></Int16></Dataset>
`;
}

function offsetOf(chunk) {
	return FIRST_BYTE + chunk * CHUNK_BYTES;
}

async function referencesOf(document) {
	const url = "memory://bench/granule.h5.dmrpp";
	const objects = new MemoryStore([["granule.h5.dmrpp", document]]);
	const store = await dmrpp()(url, new ObjectStoreRegistry().register("memory://bench/", objects));
	return { store, manifest: await store.array("/data").manifest() };
}

/** The same text in the same pieces, with one listener that does nothing. */
function parseOnly(document) {
	const decoder = new TextDecoder();
	const parser = new SaxesParser({ xmlns: false, position: true });
	parser.on("opentag", () => {});
	for (let at = 0; at < document.length; at += 2 ** 16)
		parser.write(decoder.decode(document.subarray(at, at + 2 ** 16), { stream: true }));
	parser.close();
}

/** What an open store holds with the places of all its chunks, which are checked here. */
async function growth(document) {
	const before = await heldBytes();
	const { store, manifest } = await referencesOf(document);
	const grownBytes = (await heldBytes()) - before;
	compare(await store.array("/data").manifest(), manifest.referenceCount);
	return grownBytes;
}

function compare(manifest, referenceCount) {
	if (referenceCount !== ROWS * COLUMNS) throw new Error(`${referenceCount} references were found`);
	for (let chunk = 0; chunk < referenceCount; chunk += 997) {
		const { offset, length } = manifest.get([Math.floor(chunk / COLUMNS), chunk % COLUMNS]);
		if (offset !== offsetOf(chunk) || length !== CHUNK_BYTES) throw new Error(`chunk ${chunk} is elsewhere`);
	}
}
