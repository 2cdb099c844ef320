import { numbersOf } from "../../codecs/packing/numbers.ts";
import { decodeValues } from "../../fill/decode.ts";
import type { FillModel } from "../../fill/model.ts";
import { exponentOf, isPowerOfTwo } from "../../zarr/arithmetic/powers.ts";
import type { NumericDataType } from "../../zarr/data-type.ts";
import type { CodecMetadata } from "../../zarr/metadata.ts";
import type { TypedNumbers } from "../../zarr/nd-array.ts";
import { castScalar } from "../../zarr/scalar.ts";
import { decodeStored } from "./fill-through-chain.ts";

/** How far two ways to unpack the same stored numbers agree. */
export type PackingExactness = {
	/** True only if every stored number is known to give the same value, to the last digit. */
	exact: boolean;
	/** How many of the compared stored numbers give another value. */
	differing: number;
	/** Stored numbers that were compared: all of a type of 8 or 16 bits, a sample of wider ones. */
	compared: number;
};

/** Compares what attributes make of stored numbers with what a chain makes of them, of the same type and `physical`. */
export function comparePacking(
	stored: NumericDataType,
	fill: FillModel,
	codecs: readonly CodecMetadata[],
	physical: NumericDataType,
): PackingExactness {
	const codes = storedCodes(stored);
	const count = codes.length / stored.itemBytes;
	const byAttributes = decodeValues({ dataType: stored, shape: [count], bytes: codes }, fill, {});
	if (byAttributes.dataType !== physical.name) return { exact: false, differing: count, compared: count };
	const byCodecs = numbersOf(physical, decodeStored(codecs, physical, codes));
	const differing = countDifferences(byAttributes.data as TypedNumbers, byCodecs);
	const isEvery = stored.itemBytes <= 2;
	return { exact: differing === 0 && (isEvery || isInnocent(fill, physical)), differing, compared: count };
}

/** Every number of a type of one or two bytes; 65536 evenly spread bit patterns of the others. */
function storedCodes({ itemBytes }: NumericDataType): Uint8Array {
	if (itemBytes === 1) return Uint8Array.from({ length: 256 }, (_, i) => i);
	const high = Uint16Array.from({ length: 65536 }, (_, i) => i);
	if (itemBytes === 2) return new Uint8Array(high.buffer);
	// The low bits vary too, so sums have something to round.
	if (itemBytes === 4) return new Uint8Array(Uint32Array.from(high, (i) => i * 65536 + ((i * 40503) % 65536)).buffer);
	return new Uint8Array(BigUint64Array.from(high, (i) => BigInt(i) * 2n ** 48n + BigInt(i * 40503)).buffer);
}

/** Powers of two up to this one have an inverse that the type holds, too. */
const GREATEST_EXPONENT: { readonly [name: string]: number } = { float16: 14, float32: 126, float64: 1022 };

/**
 * True if dividing by `1 / scale_factor` is the same as multiplying with it: for a power of two, and an offset that the type
 * holds exactly. Then both round the same exact number, and no element of any width can differ.
 */
function isInnocent({ packing: { scaleFactor, addOffset } }: FillModel, physical: NumericDataType): boolean {
	const factor = Math.abs(scaleFactor?.value ?? 1);
	if (!isPowerOfTwo(factor) || Math.abs(exponentOf(factor)) > (GREATEST_EXPONENT[physical.name] ?? 0)) return false;
	return castScalar(physical, addOffset?.value ?? 0)?.exact === true;
}

function countDifferences(a: TypedNumbers, b: TypedNumbers): number {
	let differing = 0;
	// Zeros of either sign are one value, and so are all NaN.
	for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !(Number.isNaN(a[i]) && Number.isNaN(b[i]))) differing++;
	return differing;
}
