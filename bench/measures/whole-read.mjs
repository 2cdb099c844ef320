// Reading a whole array against decoding its chunks: what finding them and putting them together costs.
import { ObjectStoreRegistry, read } from "mirazarr";
import { createPipeline } from "mirazarr/codecs";
import { ManifestBuilder } from "mirazarr/formats";
import * as zarr from "zarrita";
import { storeOfArray } from "../array-store.mjs";
import { bytesOf, encodeChunk, FLOAT32, field, SHUFFLE_DEFLATE } from "../field.mjs";
import { comparison, repeated, timeInTurns } from "../timing.mjs";

const URL_OF_CHUNKS = "memory://bench/chunks";
const ROUNDS = 4;
/** A collection of garbage, as before each run, makes V8 forget optimised code: to compile it again must not count. */
const READS_A_RUN = 10;
/** Layers go to the result in one piece, tiles row by row. */
const LAYOUTS = [
	{ name: "layers", gridShape: [16, 1, 1], chunkShape: [1, 512, 512] },
	{ name: "tiles", gridShape: [4, 4], chunkShape: [512, 512] },
	{ name: "tiles", gridShape: [16, 16], chunkShape: [128, 128] },
];

export const title = "Reading 16 MiB of shuffled and deflated float32 chunks whole";

export async function run() {
	const lines = [];
	for (const layout of LAYOUTS) lines.push(...(await readLines(layout)));
	return lines;
}

async function readLines({ name, gridShape, chunkShape }) {
	const side = chunkShape.at(-1);
	const chunks = Array.from({ length: product(gridShape) }, (_, i) => encodeChunk(field(side, i + 1)));
	const store = storeOf(chunks, gridShape, chunkShape);
	const pipeline = await createPipeline(SHUFFLE_DEFLATE, { dataType: FLOAT32, shape: chunkShape });
	check((await read(store, "/data")).bytes, field(side, chunks.length).subarray(-side));
	const array = await zarr.open.v3(zarr.root(store).resolve("data"), { kind: "array" });
	const decode = async () => {
		for (const chunk of chunks) await pipeline.decode(chunk);
	};
	const contenders = { decode, read: () => read(store, "/data"), zarrita: () => zarr.get(array) };
	const times = await timeInTurns(repeated(contenders, READS_A_RUN), ROUNDS);
	const what = `${chunks.length} ${name} of ${(side * side * 4) / 1024} KiB`;
	return [
		comparison(`${what}, against decoding them alone`, times, "read", "decode", { atLeast: 0.8 }),
		comparison(`${what}, zarrita on our store`, times, "zarrita", "decode"),
	];
}

/** All chunks in one object, one after the other, as in a file. To fetch them costs nothing: that is not measured here. */
function storeOf(chunks, gridShape, chunkShape) {
	const object = new Uint8Array(Buffer.concat(chunks));
	// On the thread that decodes alone, too: what two are worth is the measure `threads`.
	const registry = new ObjectStoreRegistry({ workers: false });
	registry.register(URL_OF_CHUNKS, {
		get: async (_, { offset, length }) => ({ bytes: object.subarray(offset, offset + length), size: object.length }),
	});
	const builder = new ManifestBuilder(gridShape);
	let offset = 0;
	for (const [i, { length }] of chunks.entries()) {
		builder.virtualAt(i, URL_OF_CHUNKS, offset, length);
		offset += length;
	}
	return storeOfArray({
		manifest: builder.build(),
		chunkShape,
		dataType: FLOAT32,
		codecs: SHUFFLE_DEFLATE,
		registry,
	});
}

function product(lengths) {
	return lengths.reduce((result, length) => result * length, 1);
}

/** The last row of the last chunk stands at the end. */
function check(found, lastRow) {
	const expected = bytesOf(lastRow);
	if (Buffer.compare(expected, found.subarray(-expected.length)) !== 0) throw new Error("the array has other values");
}
