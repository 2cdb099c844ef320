// Decoding one chunk in Node: our chain against node:zlib, which only inflates, and against zarrita's chain.
import { inflateSync } from "node:zlib";
import "mirazarr";
import { createPipeline } from "mirazarr/codecs";
import * as zarr from "zarrita";
import { bytesOf, encodeChunk, FLOAT32, field, SHUFFLE_DEFLATE, shuffle } from "../field.mjs";
import { comparison, repeated, timeInTurns } from "../timing.mjs";

const SIDE = 1024;
const SPEC = { dataType: FLOAT32, shape: [SIDE, SIDE] };
const ROUNDS = 5;
const CHUNKS_A_RUN = 12;

export const title = "Decoding a shuffled and deflated chunk of 4 MiB float32 in Node";

export async function run() {
	const values = field(SIDE);
	const encoded = encodeChunk(values);
	const expected = bytesOf(values);
	const pipeline = await createPipeline(SHUFFLE_DEFLATE, SPEC);
	const decode = () => pipeline.decode(encoded);
	const inflate = () => inflateSync(encoded);
	// inflateSync puts its output together from pieces unless it is told the size, as we tell it.
	const inflateTold = () => inflateSync(encoded, { chunkSize: expected.length + 1 });
	const unshuffler = await createPipeline(SHUFFLE_DEFLATE.slice(0, 2), SPEC);
	const shuffled = shuffle(expected, 4);
	const unshuffle = () => unshuffler.decode(shuffled);
	// Nothing was opened in this process, so zarrita has its own codecs.
	const zarrita = await zarritaDecoder(encoded);
	check(expected, await decode());
	check(expected, await unshuffle());
	check(expected, bytesOf((await zarrita()).data));

	// Apart, because the garbage of zarrita slows down what comes after it.
	const own = await timeInTurns(repeated({ inflate, inflateTold, decode }, CHUNKS_A_RUN), ROUNDS);
	const byteLoop = () => unshuffleByBytes(shuffled, 4);
	const shuffles = await timeInTurns(repeated({ unshuffle, byteLoop }, CHUNKS_A_RUN), ROUNDS);
	const both = await timeInTurns(repeated({ inflate, decode, zarrita }, CHUNKS_A_RUN), ROUNDS);
	return [
		comparison("against inflateSync alone", own, "decode", "inflate", { atLeast: 0.75, peer: "zarrita 0.17" }),
		comparison("against inflateSync alone, told the size", own, "decode", "inflateTold"),
		comparison("unshuffling, against a loop over bytes", shuffles, "unshuffle", "byteLoop", { atLeast: 2.5 }),
		comparison("against zarrita's chain", both, "decode", "zarrita", { atLeast: 3 }),
		comparison("zarrita's chain, against inflateSync alone", both, "zarrita", "inflate"),
	];
}

async function zarritaDecoder(encoded) {
	const document = {
		zarr_format: 3,
		node_type: "array",
		shape: SPEC.shape,
		data_type: "float32",
		chunk_grid: { name: "regular", configuration: { chunk_shape: SPEC.shape } },
		chunk_key_encoding: { name: "default", configuration: { separator: "/" } },
		fill_value: 0,
		codecs: SHUFFLE_DEFLATE,
		attributes: {},
	};
	const store = new Map([
		["/zarr.json", new TextEncoder().encode(JSON.stringify(document))],
		["/c/0/0", encoded],
	]);
	const array = await zarr.open.v3(store, { kind: "array" });
	return () => array.getChunk([0, 0]);
}

function unshuffleByBytes(bytes, elementBytes) {
	const count = bytes.length / elementBytes;
	const out = new Uint8Array(bytes.length);
	for (let plane = 0; plane < elementBytes; plane++)
		for (let i = 0; i < count; i++) out[i * elementBytes + plane] = bytes[plane * count + i];
	return out;
}

function check(expected, found) {
	if (Buffer.compare(expected, found) !== 0) throw new Error("the chunk decodes to other values");
}
