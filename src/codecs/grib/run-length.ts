import { powerOfTwo, wholePower } from "../../zarr/arithmetic/powers.ts";
import { corruptChunk } from "../codec.ts";
import { unsigned } from "./octets.ts";
import { unpackList } from "./unpack-bits.ts";

/**
 * Run length packing with level values (template 5.200, of JMA): a number up to the highest level is a level, 0 is missing;
 * greater ones are digits, lowest first, of how often it comes again.
 */
export function decodeRunLengths(representation: Uint8Array, data: Uint8Array, count: number): Float64Array {
	const bits = representation[11] ?? 0;
	const highest = unsigned(representation, 12, 2);
	const levelCount = unsigned(representation, 14, 2);
	const decimal = representation[16] ?? 0;
	const factor = wholePower(10, decimal > 127 ? decimal - 128 : -decimal);
	const values = new Float64Array(count).fill(Number.NaN);
	const codeCount = bits === 0 ? 0 : Math.floor((8 * data.length) / bits);
	if (codeCount === 0 || highest === 0) return values;
	const base = powerOfTwo(bits) - 1 - highest;
	if (bits > 16 || base <= 0 || highest > levelCount || 17 + 2 * levelCount > representation.length)
		throw corruptChunk("grib", `run lengths of ${bits} bits with ${highest} of ${levelCount} levels`);
	const levels = Float64Array.from({ length: levelCount + 1 }, (_, level) =>
		level === 0 ? Number.NaN : unsigned(representation, 15 + 2 * level, 2) * factor,
	);
	const codes = unpackList(data, 0, bits, codeCount).numbers;
	let at = 0;
	for (let i = 0; i < codeCount && at < count; ) {
		const level = codes[i++] as number;
		if (level > highest) throw corruptChunk("grib", "a run begins with its length");
		let length = 1;
		for (let digit = 1; i < codeCount && (codes[i] as number) > highest; digit *= base)
			length += digit * ((codes[i++] as number) - highest - 1);
		if (length > count - at) throw corruptChunk("grib", `the runs are longer than the ${count} values that are needed`);
		values.fill(levels[level] as number, at, at + length);
		at += length;
	}
	if (at !== count) throw corruptChunk("grib", `the runs hold ${at} values, ${count} are needed`);
	return values;
}
