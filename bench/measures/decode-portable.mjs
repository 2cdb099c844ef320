// Decoding as a browser does. "mirazarr" must not be imported here: in Node it puts zlib in the place of our own inflater.
import { inflateSync } from "node:zlib";
import { unzlibSync } from "fflate";
import { createPipeline } from "mirazarr/codecs";
import { bytesOf, encodeChunk, FLOAT32, field, SHUFFLE_DEFLATE } from "../field.mjs";
import { comparison, repeated, timeInTurns } from "../timing.mjs";

const SIDE = 1024;
const ROUNDS = 5;
const CHUNKS_A_RUN = 12;

export const title = "Decoding a shuffled and deflated chunk of 4 MiB float32 as in a browser";

export async function run() {
	const values = field(SIDE);
	const encoded = encodeChunk(values);
	const expected = bytesOf(values);
	const pipeline = await createPipeline(SHUFFLE_DEFLATE, { dataType: FLOAT32, shape: [SIDE, SIDE] });
	const decode = () => pipeline.decode(encoded);
	if (Buffer.compare(expected, await decode()) !== 0) throw new Error("the chunk decodes to other values");
	const inflate = () => inflateSync(encoded);
	const fflate = () => unzlibSync(encoded, { out: new Uint8Array(expected.length) });
	const times = await timeInTurns(repeated({ inflate, fflate, decode }, CHUNKS_A_RUN), ROUNDS);
	return [
		// fflate neither verifies the checksum nor unshuffles.
		comparison("against inflating alone with fflate", times, "decode", "fflate", { atLeast: 2 }),
		comparison("against inflateSync alone", times, "decode", "inflate", { atLeast: 0.9 }),
	];
}
