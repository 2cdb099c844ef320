import { type CfOptions, decodeCf } from "../../src/cf/decode.ts";
import type { DecodedArray, StoredValues } from "../../src/fill/decode.ts";
import { type ResolvedFill, resolveFill } from "../../src/fill/resolve.ts";
import { type AttributeValue, numericAttribute, textAttribute } from "../../src/zarr/attributes.ts";
import { type DataType, isFixed } from "../../src/zarr/data-type.ts";
import type { Elements } from "../../src/zarr/nd-array.ts";
import { castScalar, type Scalar } from "../../src/zarr/scalar.ts";

/** A scalar attribute of each type, as a NetCDF or HDF5 file has it. */
export const i8 = (value: number): AttributeValue => numericAttribute(Int8Array.of(value), []);
export const u8 = (value: number): AttributeValue => numericAttribute(Uint8Array.of(value), []);
export const i16 = (value: number): AttributeValue => numericAttribute(Int16Array.of(value), []);
export const u16 = (value: number): AttributeValue => numericAttribute(Uint16Array.of(value), []);
export const i32 = (value: number): AttributeValue => numericAttribute(Int32Array.of(value), []);
export const i64 = (value: bigint): AttributeValue => numericAttribute(BigInt64Array.of(value), []);
export const u64 = (value: bigint): AttributeValue => numericAttribute(BigUint64Array.of(value), []);
export const f32 = (value: number): AttributeValue => numericAttribute(Float32Array.of(value), []);
export const f64 = (value: number): AttributeValue => numericAttribute(Float64Array.of(value), []);
export const text = (value: string): AttributeValue => textAttribute(value);

/** Stored elements of a type; it must be able to hold every value. */
export function stored(type: DataType, values: readonly Scalar[], shape: number[] = [values.length]): StoredValues {
	if (!isFixed(type)) return { dataType: type, shape, bytes: new Uint8Array(), data: [...values] as Elements };
	const bytes = new Uint8Array(values.length * type.itemBytes);
	for (const [i, value] of values.entries()) {
		const cast = castScalar(type, value);
		if (cast === undefined) throw new Error(`${value} is not a ${type.name}`);
		bytes.set(cast.bytes, i * type.itemBytes);
	}
	return { dataType: type, shape, bytes };
}

/** The decision about an array of a file that keeps the types of its attributes. */
export function resolveTyped(dataType: DataType, attributes: ReadonlyMap<string, AttributeValue>): ResolvedFill {
	return resolveFill({ policy: "hdf5", path: "/v", dataType, attributes: new Map(attributes) });
}

/** The whole path: attributes to fill model to decoded values. */
export function decodeTyped(
	values: StoredValues,
	attributes: Readonly<Record<string, AttributeValue>> = {},
	options: CfOptions = {},
): DecodedArray {
	const map = new Map(Object.entries(attributes));
	return decodeCf(values, resolveTyped(values.dataType, map).fill, options, { attributes: map });
}
