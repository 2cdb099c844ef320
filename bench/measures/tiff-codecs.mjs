// Codecs of TIFF: LZW against geotiff.js, and predictors with deflate against node:zlib, which only inflates, and a copy.
import { inflateSync } from "node:zlib";
import { getDecoder } from "geotiff";
import "mirazarr";
import { createPipeline, encodeChunk } from "mirazarr/codecs";
import { bytesOf, FLOAT32, field } from "../field.mjs";
import { comparison, repeated, timeInTurns } from "../timing.mjs";

const SIDE = 1024;
const ROUNDS = 5;
const CHUNKS_A_RUN = 8;
const LZW = 5;
const PIXELS = [SIDE, SIDE];
const INT16 = { kind: "int", name: "int16", itemBytes: 2 };
const UINT8 = { kind: "uint", name: "uint8", itemBytes: 1 };
const LITTLE = { name: "bytes", configuration: { endian: "little" } };
const DEFLATE = { name: "numcodecs.zlib", configuration: { level: 6 } };

export const title = `Codecs of TIFF in Node, blocks of ${SIDE} × ${SIDE} pixels`;

export async function run() {
	const values = field(SIDE);
	const heights = Int16Array.from(values, (v) => (v - 260) * 200);
	const colours = Uint8Array.from(
		{ length: 3 * values.length },
		(_, i) => (values[Math.floor(i / 3)] - 260) * (4 + (i % 3)),
	);
	const horizontal = (axis) => [{ name: "imagecodecs_delta", configuration: { axis, dist: 1 } }, LITTLE];
	const floats = [{ name: "imagecodecs_floatpred", configuration: { axis: -1, dist: 1 } }];
	const grey = { dataType: INT16, shape: PIXELS };
	const colour = { dataType: UINT8, shape: [...PIXELS, 3] };
	return [
		...(await lzwLines("int16", heights, [LITTLE], grey)),
		...(await lzwLines("colours with predictor 2", colours, horizontal(-2), colour)),
		...(await predictorLines("predictor 2, int16", heights, horizontal(-1), grey)),
		...(await predictorLines("predictor 2, colours", colours, horizontal(-2), colour)),
		...(await predictorLines("predictor 3, float32", values, floats, { dataType: FLOAT32, shape: PIXELS })),
	];
}

async function lzwLines(what, values, before, spec) {
	const codecs = [...before, { name: "imagecodecs_lzw" }];
	const encoded = await encodeChunk(bytesOf(values), codecs, spec);
	const pipeline = await createPipeline(codecs, spec);
	const samples = spec.shape[2] ?? 1;
	const decoder = await getDecoder(LZW, {
		tileWidth: SIDE,
		tileHeight: SIDE,
		predictor: before.length > 1 ? 2 : 1,
		bitsPerSample: Array(samples).fill(8 * spec.dataType.itemBytes),
		planarConfiguration: 1,
	});
	const ours = () => pipeline.decode(encoded);
	const geotiff = () => decoder.decode(encoded.buffer);
	check(values, await ours());
	check(values, new Uint8Array(await geotiff()));
	const times = await timeInTurns({ ours, geotiff }, ROUNDS);
	return [comparison(`LZW of ${what}, against geotiff.js`, times, "ours", "geotiff", { atLeast: 8 })];
}

async function predictorLines(what, values, before, spec) {
	const codecs = [...before, DEFLATE];
	const encoded = await encodeChunk(bytesOf(values), codecs, spec);
	const pipeline = await createPipeline(codecs, spec);
	const ours = () => pipeline.decode(encoded);
	const inflateAndCopy = () => new Uint8Array(inflateSync(encoded));
	check(values, await ours());
	const times = await timeInTurns(repeated({ ours, inflateAndCopy }, CHUNKS_A_RUN), ROUNDS);
	return [
		comparison(`${what} and deflate, against inflateSync and a copy`, times, "ours", "inflateAndCopy", {
			atLeast: 0.75,
		}),
	];
}

function check(values, found) {
	if (Buffer.compare(bytesOf(values), found) !== 0) throw new Error("the block decodes to other values");
}
