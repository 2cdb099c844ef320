import { MiraError } from "../../errors.ts";
import { powerOfTwo } from "../../zarr/arithmetic/powers.ts";
import { corruptChunk } from "../codec.ts";
import { placeWhole } from "../image/placement.ts";
import { unsigned } from "./octets.ts";
import type { PackingHead } from "./packing-head.ts";
import { newValues, type Scaling, unpackBits } from "./unpack-bits.ts";

/** Scales integers that a compressor kept. */
function scaled(integers: ArrayLike<number>, count: number, { factor, reference, decimal }: Scaling): Float64Array {
	if (integers.length !== count) throw wrongCount(integers.length, count);
	const values = newValues(count);
	for (let i = 0; i < count; i++) values[i] = ((integers[i] as number) * factor + reference) * decimal;
	return values;
}

function wrongCount(found: number, needed: number): MiraError {
	return corruptChunk("grib", `the image holds ${found} values, ${needed} are needed`);
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
	const range = powerOfTwo(bitsPerSample);
	return scaled(isSigned ? samples.map((v) => (v < 0 ? v + range : v)) : samples, count, scaling);
}

/** PNG (template 5.41): integers of up to 16 bits are gray, those of 24 and 32 bits the colours of a pixel. */
export async function decodePngValues(
	data: Uint8Array,
	count: number,
	{ scaling }: PackingHead,
): Promise<Float64Array> {
	const { decodePngRows } = await import("../image/png-image.ts");
	const { width, height, components, bits, rows } = await decodePngRows(data, placeWhole("grib", 4 * count));
	if (components !== 1 && (bits !== 8 || components < 3))
		throw new MiraError(
			"unsupported-feature",
			`a PNG image of ${components} components with ${bits} bits is not decoded`,
		);
	if (width * height !== count) throw wrongCount(width * height, count);
	const values = newValues(count);
	// Every row begins with a whole byte.
	for (let y = 0; y < height; y++)
		unpackBits(rows, (8 * rows.length * y) / height, components * bits, width, values, y * width, scaling);
	return values;
}

/** CCSDS 121.0 (template 5.42), with the parameters that libaec was given: flags, block size, reference sample interval. */
export async function decodeCcsds(
	representation: Uint8Array,
	data: Uint8Array,
	count: number,
	{ bits, scaling }: PackingHead,
): Promise<Float64Array> {
	const { decodeScaledAec } = await import("../aec.ts");
	const flags = representation[21] ?? 0;
	const parameters = {
		bitsPerSample: bits,
		blockSize: representation[22] ?? 0,
		intervalBlocks: unsigned(representation, 23, 2),
		preprocess: (flags & 8) !== 0,
		signed: (flags & 1) !== 0,
		restricted: (flags & 16) !== 0,
		padded: (flags & 32) !== 0,
	};
	return decodeScaledAec(data, parameters, count, scaling);
}
