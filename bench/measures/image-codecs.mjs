// JPEG in blocks of TIFF: our decoder, whose pixels are those of libjpeg-turbo, against the one of geotiff.js.
import { readFileSync } from "node:fs";
import { getDecoder } from "geotiff";
import "mirazarr";
import { createPipeline } from "mirazarr/codecs";
import { comparison, repeated, timeInTurns } from "../timing.mjs";

const SIDE = 512;
const ROUNDS = 5;
const CHUNKS_A_RUN = 64;
const JPEG = 7;
const UINT8 = { kind: "uint", name: "uint8", itemBytes: 1 };

export const title = `JPEG in Node, blocks of ${SIDE} × ${SIDE} pixels`;

export async function run() {
	return [
		await line("gray, against geotiff.js", "gray-512.jpg", [SIDE, SIDE], { atLeast: 5 }),
		await line("RGB, against geotiff.js, which leaves YCbCr as it is", "rgb-512.jpg", [SIDE, SIDE, 3], {
			atLeast: 5,
		}),
	];
}

async function line(what, file, shape, target) {
	const encoded = new Uint8Array(readFileSync(new URL(`../../test/fixtures/image-codecs/${file}`, import.meta.url)));
	const pipeline = await createPipeline([{ name: "imagecodecs_jpeg" }], { dataType: UINT8, shape });
	const decoder = await getDecoder(JPEG, { tileWidth: SIDE, tileHeight: SIDE, predictor: 1, planarConfiguration: 1 });
	const decode = () => pipeline.decode(encoded);
	const geotiff = () => decoder.decodeBlock(encoded.buffer);
	const [ours, theirs] = [await decode(), new Uint8Array(await geotiff())];
	if (ours.length !== theirs.length) throw new Error(`${ours.length} bytes, and ${theirs.length} of geotiff.js`);
	const times = await timeInTurns(repeated({ decode, geotiff }, CHUNKS_A_RUN), ROUNDS);
	return comparison(what, times, "decode", "geotiff", target);
}
