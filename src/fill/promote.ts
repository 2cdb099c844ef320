import { type DataType, dataType, type NumericDataType } from "../zarr/data-type.ts";
import { halfToNumber, numberToHalf } from "../zarr/half.ts";
import { viewElements } from "../zarr/nd-array.ts";
import { isNaNScalar } from "../zarr/scalar.ts";
import type { FillModel } from "./model.ts";

/** A type that can hold NaN. */
export type FloatType = Extract<DataType, { kind: "float" }>;

/** Numbers of a float type; those of float16 stand widened in a `Float32Array`. */
export type Floats = Float32Array | Float64Array;

/** The type of numbers that are not packed, once some of them may be missing: xarray's `maybe_promote`. */
export function promotedType(type: NumericDataType): FloatType {
	if (type.kind === "float") return type;
	return dataType(type.itemBytes <= 2 ? "float32" : "float64");
}

/**
 * The type of numbers after unpacking: xarray's `_choose_float_dtype`, decided by the types the attributes had in the file.
 * An integer `scale_factor` gives float64, where xarray gives int64 or fails (trap P1).
 */
export function unpackedType(type: NumericDataType, { packing, validity }: FillModel): FloatType {
	const sentinels = validity.filter((rule) => rule.kind === "sentinel");
	// Next to a `_FillValue` xarray trusts its masking step to have chosen the type; but that step does nothing for NaN.
	if (type.kind === "float" && sentinels.length > 0 && sentinels.every(({ value }) => isNaNScalar(type, value)))
		return type;
	const scale = packing.scaleFactor?.dataType;
	const offset = packing.addOffset?.dataType;
	if (offset === undefined) return dataType(scale === "float16" || scale === "float32" ? scale : "float64");
	const is32BitInteger = type.kind !== "float" && type.itemBytes === 4;
	return dataType(scale === "float32" && offset === "float32" && !is32BitInteger ? "float32" : "float64");
}

/** Stored numbers as floats of that type, in memory of their own. Each is rounded once, as NumPy does. */
export function toFloats(type: NumericDataType, bytes: Uint8Array, target: FloatType): Floats {
	const count = bytes.length / type.itemBytes;
	const floats = target.itemBytes === 8 ? new Float64Array(count) : new Float32Array(count);
	if (type.kind !== "float" && type.itemBytes === 8) setWideIntegers(floats, bytes, type.kind === "int");
	else floats.set(viewElements(type, bytes) as Float64Array);
	if (target.name === "float16" && type.name !== "float16") roundToHalf(floats);
	return floats;
}

/** 64-bit integers by their two halves: a `bigint` an element would take far longer. */
function setWideIntegers(floats: Floats, bytes: Uint8Array, signed: boolean): void {
	const words = viewElements(dataType("uint32"), bytes) as Uint32Array;
	const isSingle = floats instanceof Float32Array;
	for (let i = 0; i < floats.length; i++) {
		let low = words[2 * i] as number;
		const word = words[2 * i + 1] as number;
		const high = signed ? word | 0 : word;
		// The sum is rounded to a double, and again when it is stored as a float32. Beyond 53 bits, setting the last bit that
		// a double keeps if anything below it is set ("round to odd") makes both together one correct rounding.
		if (isSingle && (low & 0x7ff) !== 0 && (high >= 0x200000 || high < -0x200000)) low = ((low >>> 11) | 1) * 0x800;
		floats[i] = high * 0x100000000 + low;
	}
}

/** Rounds every number to the nearest float16. */
function roundToHalf(floats: Floats): void {
	for (let i = 0; i < floats.length; i++) floats[i] = halfToNumber(numberToHalf(floats[i] as number));
}

/** Bytes at the beginning of a buffer as the floats that they are. */
export function floatsOf({ buffer, byteOffset, length }: Uint8Array, itemBytes: number): Floats {
	if (itemBytes === 8) return new Float64Array(buffer, byteOffset, length / 8);
	return new Float32Array(buffer, byteOffset, length / 4);
}
