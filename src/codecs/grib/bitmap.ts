import { corruptChunk } from "../codec.ts";
import { newValues } from "./unpack-bits.ts";

/** How many bits of a byte are set: of pairs, of halves, of all. */
function onesIn(byte: number): number {
	let ones = byte - ((byte >> 1) & 0x55);
	ones = (ones & 0x33) + ((ones >> 2) & 0x33);
	return (ones + (ones >> 4)) & 0x0f;
}

/** How many of the first `count` points are present. */
export function countPresent(bitmap: Uint8Array, count: number): number {
	if (count > 8 * bitmap.length)
		throw corruptChunk("grib", `a bitmap of ${bitmap.length} bytes is too short for ${count} points`);
	const whole = Math.floor(count / 8);
	let ones = 0;
	for (let i = 0; i < whole; i++) ones += onesIn(bitmap[i] as number);
	return count % 8 === 0 ? ones : ones + onesIn((bitmap[whole] as number) & (0xff00 >> (count % 8)));
}

/** Puts coded values where the bitmap has a one, NaN where it has a zero. It is in the order of the values (section 6). */
export function spread(coded: Float64Array, bitmap: Uint8Array, count: number): Float64Array {
	const present = countPresent(bitmap, count);
	if (present > coded.length)
		throw corruptChunk("grib", `the bitmap has ${present} points, but ${coded.length} values are coded`);
	const values = newValues(count);
	let from = 0;
	for (let i = 0; i < count; i++) {
		const isPresent = ((bitmap[i >> 3] as number) >> (7 - (i & 7))) & 1;
		values[i] = isPresent === 1 ? (coded[from++] as number) : Number.NaN;
	}
	return values;
}
