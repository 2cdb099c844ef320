import { BitReader } from "../bit-reader.ts";
import { type ArrayToBytesCodec, badConfiguration, corruptChunk } from "../codec.ts";
import { wholeNumber } from "../configuration.ts";
import { integerStage } from "./integer-tile.ts";

const NAME = "mirazarr.fits_rice";

/**
 * `mirazarr.fits_rice`: RICE_1 of tiled images (FITS standard, 10.4.1). Configuration: `block_size`, the number of pixels that
 * share a parameter, and `pixel_bytes`, the size of a pixel as it was encoded: 1, 2 or 4.
 */
export const riceCodec: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create(configuration, spec) {
		const blockSize = wholeNumber(NAME, configuration, "block_size", { least: 1, fallback: 32 });
		const pixelBytes = wholeNumber(NAME, configuration, "pixel_bytes", { least: 1, fallback: 4 });
		const coding = CODINGS.get(pixelBytes);
		if (coding === undefined) throw badConfiguration(NAME, `pixel_bytes must be 1, 2 or 4, not ${pixelBytes}`);
		return integerStage(NAME, spec, (bytes, count) => decodeRice(bytes, count, blockSize, coding), 4);
	},
};

/** How many bits tell the parameter of a block; the parameter that means "not encoded"; and the type of a pixel. */
type Coding = {
	bits: number;
	parameterBits: number;
	plainParameter: number;
	wrap: (value: number) => number;
};

const CODINGS: ReadonlyMap<number, Coding> = new Map([
	// Pixels of one byte are unsigned, those of more are signed.
	[1, { bits: 8, parameterBits: 3, plainParameter: 6, wrap: (value: number) => value & 0xff }],
	[2, { bits: 16, parameterBits: 4, plainParameter: 14, wrap: (value: number) => (value << 16) >> 16 }],
	[4, { bits: 32, parameterBits: 5, plainParameter: 25, wrap: (value: number) => value | 0 }],
]);

function decodeRice(bytes: Uint8Array, count: number, blockSize: number, coding: Coding): Int32Array {
	const { bits, parameterBits, plainParameter, wrap } = coding;
	// Every block costs the bits of its parameter: a count beyond that is damage, not a reason to allocate.
	if (Math.ceil(count / blockSize) * parameterBits + bits > bytes.length * 8)
		throw corruptChunk(NAME, `${bytes.length} bytes cannot hold ${count} pixels`);
	const values = new Int32Array(count);
	const reader = new BitReader(NAME, bytes);
	let last = wrap(reader.bits(bits));
	for (let begin = 0; begin < count; begin += blockSize) {
		const end = Math.min(begin + blockSize, count);
		// A block whose differences are all zero has the parameter -1.
		const parameter = reader.bits(parameterBits) - 1;
		if (parameter > plainParameter) throw corruptChunk(NAME, `a block has the parameter ${parameter}`);
		for (let i = begin; i < end; i++) {
			if (parameter >= 0) {
				const mapped =
					parameter === plainParameter
						? reader.bits(bits)
						: (reader.unary() << parameter) | (parameter === 0 ? 0 : reader.bits(parameter));
				// Differences 0, -1, 1, -2, … are mapped to 0, 1, 2, 3, …
				last = wrap(last + ((mapped & 1) === 0 ? mapped >>> 1 : ~(mapped >>> 1)));
			}
			values[i] = last;
		}
	}
	return values;
}
