import { type DataType, dataType } from "../../zarr/data-type.ts";
import { type ArrayToArrayCodec, badConfiguration, type Decoded } from "../codec.ts";

const NAME = "mirazarr.sign_flip";

/**
 * `mirazarr.sign_flip`: integers that are stored as those of the other signedness, half a range away (FITS standard, 5.2.5):
 * uint16 0 as int16 -32768, int8 -128 as uint8 0. To flip the top bit is to add or subtract half the range.
 */
export const signFlipCodec: ArrayToArrayCodec = {
	kind: "array-to-array",
	create(_configuration, { dataType, shape, fillValue }) {
		const stored = flippedType(dataType);
		if (stored === undefined) throw badConfiguration(NAME, `it holds integers, not "${dataType.name}"`);
		const itemBytes = dataType.itemBytes as number; // integers have a size
		const flip = (chunk: Decoded): Uint8Array => flipSigns(chunk as Uint8Array, itemBytes);
		const encoded = { dataType: stored, shape, fillValue: fillValue && flipSigns(fillValue, itemBytes) };
		return { encoded, decode: flip, encode: flip };
	},
};

/** The integer type of the same size and the other signedness. */
export function flippedType(type: DataType): DataType | undefined {
	if (type.kind === "uint") return dataType(type.name.slice(1) as "int8" | "int16" | "int32" | "int64");
	return type.kind === "int" ? dataType(`u${type.name}` as "uint8" | "uint16" | "uint32" | "uint64") : undefined;
}

/** A copy of little-endian integers with their top bits flipped. */
export function flipSigns(bytes: Uint8Array, itemBytes: number): Uint8Array {
	const output = bytes.slice();
	for (let at = itemBytes - 1; at < output.length; at += itemBytes) output[at] = (output[at] as number) ^ 0x80;
	return output;
}
