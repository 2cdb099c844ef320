import { MiraError } from "../../errors.ts";
import { decodeAec } from "../aec.ts";
import { corruptChunk } from "../codec.ts";
import { placeWhole } from "../image/placement.ts";
import { decodePng } from "../image/png-image.ts";
import { unsigned } from "./octets.ts";
import type { PackingHead } from "./packing-head.ts";
import { newValues, type Scaling } from "./unpack-bits.ts";

/** Scales integers that a compressor kept. */
function scaled(integers: ArrayLike<number>, count: number, { factor, reference, decimal }: Scaling): Float64Array {
	if (integers.length !== count)
		throw corruptChunk("grib", `the image holds ${integers.length} values, ${count} are needed`);
	const values = newValues(count);
	for (let i = 0; i < count; i++) values[i] = ((integers[i] as number) * factor + reference) * decimal;
	return values;
}

/** JPEG 2000 (template 5.40): the packed integers as an image of one component. */
export async function decodeJpeg2000Values(
	data: Uint8Array,
	count: number,
	{ scaling }: PackingHead,
): Promise<Float64Array> {
	const { decodeJpeg2000 } = await import("../image/jpeg2000-image.ts");
	const { components, bitsPerSample, isSigned, samples } = decodeJpeg2000(data, placeWhole("grib", count));
	if (components !== 1)
		throw new MiraError("unsupported-feature", `a JPEG 2000 image of ${components} components is not decoded`);
	// Packed integers are never negative, whatever the image says of its samples.
	const range = 2 ** bitsPerSample;
	return scaled(isSigned ? samples.map((v) => (v < 0 ? v + range : v)) : samples, count, scaling);
}

/** PNG (template 5.41): integers of up to 16 bits are gray, those of 24 and 32 bits the colours of a pixel. */
export function decodePngValues(data: Uint8Array, count: number, { scaling }: PackingHead): Float64Array {
	const { components, bitsPerSample, samples } = decodePng(data, placeWhole("grib", 4 * count));
	if (components === 1) return scaled(samples, count, scaling);
	if (bitsPerSample !== 8 || components < 3)
		throw new MiraError(
			"unsupported-feature",
			`a PNG image of ${components} components with ${bitsPerSample} bits is not decoded`,
		);
	const integers = new Uint32Array(samples.length / components);
	for (let i = 0, at = 0; i < integers.length; i++) {
		let integer = 0;
		for (const end = at + components; at < end; at++) integer = (integer << 8) | (samples[at] as number);
		integers[i] = integer;
	}
	return scaled(integers, count, scaling);
}

/** CCSDS 121.0 (template 5.42), with the parameters that libaec was given: flags, block size, reference sample interval. */
export function decodeCcsds(
	representation: Uint8Array,
	data: Uint8Array,
	count: number,
	{ bits, scaling }: PackingHead,
): Float64Array {
	const flags = representation[21] ?? 0;
	const samples = decodeAec(
		data,
		{
			bitsPerSample: bits,
			blockSize: representation[22] ?? 0,
			intervalBlocks: unsigned(representation, 23, 2),
			preprocess: (flags & 8) !== 0,
			signed: (flags & 1) !== 0,
			restricted: (flags & 16) !== 0,
			padded: (flags & 32) !== 0,
		},
		count,
	);
	return scaled(samples, count, scaling);
}
