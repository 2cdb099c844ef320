import { type BytesToBytesCodec, badConfiguration, corruptChunk } from "../codec.ts";
import { wholeNumber } from "../configuration.ts";

const CODEC = "mirazarr.hdf4_imcomp";
const BLOCK = 4;

/**
 * `mirazarr.hdf4_imcomp`: images of 8 bits, in blocks of 4 × 4 pixels that have two colours each. A block is a bit for each
 * pixel, row by row, then the colour of those that are set, then that of the others (dfimcomp.c).
 */
export const hdf4ImcompCodec: BytesToBytesCodec = {
	kind: "bytes-to-bytes",
	create(configuration) {
		const width = wholeNumber(CODEC, configuration, "width", { least: BLOCK });
		if (width % BLOCK !== 0) throw badConfiguration(CODEC, `a width of ${width} is not a multiple of ${BLOCK}`);
		return {
			decode(bytes, { outputBytes, maxOutputBytes }) {
				const size = outputBytes ?? bytes.length * BLOCK;
				if (size > maxOutputBytes || size > bytes.length * BLOCK || size % (width * BLOCK) !== 0)
					throw corruptChunk(CODEC, `${bytes.length} bytes are no ${size} of rows of ${width}`);
				return expand(bytes, new Uint8Array(size), width);
			},
		};
	},
};

function expand(bytes: Uint8Array, output: Uint8Array, width: number): Uint8Array {
	let from = 0;
	for (let row = 0; row < output.length; row += BLOCK * width)
		for (let column = 0; column < width; column += BLOCK, from += BLOCK) {
			const [high = 0, low = 0, set = 0, clear = 0] = bytes.subarray(from, from + BLOCK);
			const bits = (high << 8) | low;
			for (let i = 0; i < BLOCK * BLOCK; i++) {
				const at = row + column + (i >> 2) * width + (i & 3);
				output[at] = (bits & (0x8000 >> i)) !== 0 ? set : clear;
			}
		}
	return output;
}
