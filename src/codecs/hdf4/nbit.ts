import { BitReader } from "../bit-reader.ts";
import { type BytesToBytesCodec, badConfiguration, corruptChunk } from "../codec.ts";
import { wholeNumber } from "../configuration.ts";

const CODEC = "mirazarr.hdf4_nbit";

/**
 * `mirazarr.hdf4_nbit`: of every number of `size` bytes only `bit_length` bits are stored, the topmost of which is bit
 * `start_bit`; the first byte is the most significant. The other bits are ones with `fill_one`; with `sign_extend` those
 * above are copies of the topmost one (cnbit.c).
 */
export const hdf4NbitCodec: BytesToBytesCodec = {
	kind: "bytes-to-bytes",
	create(configuration) {
		const number = (key: string, least: number): number => wholeNumber(CODEC, configuration, key, { least });
		const itemBytes = number("size", 1);
		const startBit = number("start_bit", 0);
		const bitLength = number("bit_length", 1);
		const isSigned = configuration.sign_extend === true;
		const fillsOne = configuration.fill_one === true;
		const lowestBit = startBit - bitLength + 1;
		if (itemBytes > 8 || startBit >= 8 * itemBytes || lowestBit < 0)
			throw badConfiguration(CODEC, `a number of ${itemBytes} bytes has no bits ${lowestBit} to ${startBit}`);
		const parts = partsOf(itemBytes, startBit, lowestBit);
		const above = bytesAbove(itemBytes, startBit);
		const blank = parts.map(({ shift, bits }) => (fillsOne ? ~(((1 << bits) - 1) << shift) & 0xff : 0));
		return {
			decode(bytes, { outputBytes, maxOutputBytes }) {
				const size = outputBytes ?? Math.floor((bytes.length * 8) / bitLength) * itemBytes;
				const count = Math.floor(size / itemBytes);
				if (size > maxOutputBytes || count * bitLength > bytes.length * 8 || count * itemBytes !== size)
					throw corruptChunk(CODEC, `${bytes.length} bytes cannot hold the ${size} that the chunk needs`);
				const output = new Uint8Array(size);
				const reader = new BitReader(CODEC, bytes);
				for (let at = 0; at < size; at += itemBytes) {
					for (const [i, { bits, shift }] of parts.entries())
						output[at + i] = (blank[i] as number) | (reader.bits(bits) << shift);
					if (isSigned) extendSign(output, at, startBit, above);
				}
				return output;
			},
		};
	},
};

/** For each byte of a number, from the most significant on, which bits of it are stored. */
function partsOf(itemBytes: number, startBit: number, lowestBit: number): { bits: number; shift: number }[] {
	return Array.from({ length: itemBytes }, (_, i) => {
		const lowOfByte = 8 * (itemBytes - 1 - i);
		const top = Math.min(startBit, lowOfByte + 7);
		const bottom = Math.max(lowestBit, lowOfByte);
		return top < bottom ? { bits: 0, shift: 0 } : { bits: top - bottom + 1, shift: bottom - lowOfByte };
	});
}

/** For each byte of a number a mask of the bits above the topmost stored one, up to the byte that holds that. */
function bytesAbove(itemBytes: number, startBit: number): number[] {
	const signByte = itemBytes - 1 - Math.floor(startBit / 8);
	return Array.from({ length: signByte + 1 }, (_, i) => (i < signByte ? 0xff : (0xff << ((startBit % 8) + 1)) & 0xff));
}

function extendSign(output: Uint8Array, at: number, startBit: number, above: readonly number[]): void {
	const signAt = at + above.length - 1;
	const isNegative = (((output[signAt] as number) >> (startBit % 8)) & 1) === 1;
	for (const [i, mask] of above.entries())
		output[at + i] = isNegative ? (output[at + i] as number) | mask : (output[at + i] as number) & ~mask;
}
