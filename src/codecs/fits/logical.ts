import { elementCount } from "../../zarr/nd-array.ts";
import { type ArrayToBytesCodec, badConfiguration, corruptChunk, requireLength } from "../codec.ts";

const NAME = "mirazarr.fits_logical";

/** What stands for a logical value that is missing: `mirazarr.fits_logical` gives 1, 0, or this. */
export const MISSING_LOGICAL = -1;

/** `mirazarr.fits_logical`: the letters T and F as int8 1 and 0; a zero byte, which is missing (FITS standard, 7.3.3.1), as -1. */
export const logicalCodec: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create(_configuration, { dataType, shape }) {
		if (dataType.name !== "int8") throw badConfiguration(NAME, `it gives int8, not "${dataType.name}"`);
		const count = elementCount(shape);
		return {
			encodedBytes: count,
			decode(bytes) {
				requireLength(NAME, bytes, count);
				return readLogicals(bytes);
			},
		};
	},
};

/** The letters as the bytes of int8. */
export function readLogicals(letters: Uint8Array): Uint8Array {
	const values = new Int8Array(letters.length);
	for (let i = 0; i < letters.length; i++) {
		const letter = letters[i];
		if (letter === 0x54) values[i] = 1;
		else if (letter === 0) values[i] = MISSING_LOGICAL;
		else if (letter !== 0x46) throw corruptChunk(NAME, `byte ${letter} is none of T, F and 0`);
	}
	return new Uint8Array(values.buffer);
}
