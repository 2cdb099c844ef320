import { type ArrayToBytesCodec, corruptChunk } from "../codec.ts";
import { integerStage } from "./integer-tile.ts";

const NAME = "mirazarr.fits_plio";

/** `mirazarr.fits_plio`: PLIO_1 of tiled images, the line lists of IRAF (FITS standard, 10.4.3): 16-bit words, big-endian. */
export const plioCodec: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create: (_configuration, spec) => integerStage(NAME, spec, decodePlio, 4),
};

function decodePlio(bytes: Uint8Array, count: number): Int32Array {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const words = bytes.length >> 1;
	const word = (at: number): number => {
		if (at >= words) throw corruptChunk(NAME, `the list ends after ${words} words`);
		return view.getInt16(2 * at);
	};
	// Two forms of the list are around: the older has its length in the third word, the newer in the fourth and fifth.
	const isNewer = word(2) <= 0;
	const begin = isNewer ? word(1) : 3;
	const end = isNewer ? (word(4) << 15) + word(3) : word(2);
	const values = new Int32Array(count);
	let high = 1;
	let to = 0;
	for (let at = begin; at < end && to < count; at++) {
		const instruction = word(at);
		const opcode = instruction >> 12;
		const data = instruction & 0xfff;
		switch (opcode) {
			case 0: // zeros
				to += data;
				break;
			case 1: // the next word has the upper bits of the high value
				high = (word(++at) << 12) + data;
				break;
			case 2:
				high += data;
				break;
			case 3:
				high -= data;
				break;
			case 4: // high values
				values.fill(high, to, to + data);
				to += data;
				break;
			case 5: // zeros, the last of them a high value
				to += data;
				if (to <= count) values[to - 1] = high;
				break;
			case 6: // another high value, and one pixel of it
				high += data;
				values[to++] = high;
				break;
			case 7:
				high -= data;
				values[to++] = high;
				break;
			default:
				throw corruptChunk(NAME, `the list has no instruction ${opcode}`);
		}
	}
	return values;
}
