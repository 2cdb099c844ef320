import * as elementary from "../../zarr/arithmetic/elementary.ts";
import { corruptChunk } from "../codec.ts";
import type { PackingHead } from "./packing-head.ts";
import { newValues, unpackBits } from "./unpack-bits.ts";

/**
 * Simple packing: integers of one width (template 5.0; edition 1 without flags). No bits at all are a constant field, whose
 * value is R / 10^D by the formula; ecCodes and g2c leave D away (see docs/divergences.md).
 */
export function decodeSimple(data: Uint8Array, count: number, { bits, scaling }: PackingHead): Float64Array {
	// Before room is made for values that cannot be there.
	if (bits * count > 8 * data.length)
		throw corruptChunk("grib", `${count} values of ${bits} bits do not fit in ${data.length} bytes`);
	const values = newValues(count);
	unpackBits(data, 0, bits, count, values, 0, scaling);
	return values;
}

/** Simple packing of logarithms (template 5.61): `shift` was added before the logarithm was taken. */
export function decodeLogarithms(data: Uint8Array, count: number, head: PackingHead, shift: number): Float64Array {
	const values = decodeSimple(data, count, head);
	for (let i = 0; i < count; i++) values[i] = elementary.exp(values[i] as number) - shift;
	return values;
}
