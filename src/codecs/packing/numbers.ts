import { type DataType, dataType, isNumeric, type NumericDataType } from "../../zarr/data-type.ts";
import { numberToHalf } from "../../zarr/half.ts";
import type { JsonObject } from "../../zarr/json.ts";
import { type TypedNumbers, viewElements } from "../../zarr/nd-array.ts";
import { badConfiguration, type Decoded } from "../codec.ts";

/** Numbers that a JavaScript number holds; those of float16 stand widened in a `Float32Array`. */
export type PlainNumbers = Exclude<TypedNumbers, WideIntegers>;

/** Integers of 64 bits. */
export type WideIntegers = BigInt64Array | BigUint64Array;

/** The elements of a chunk as numbers. Those of float16 are a copy, all others a view. */
export function numbersOf(type: NumericDataType, chunk: Decoded): TypedNumbers {
	return viewElements(type, chunk as Uint8Array) as TypedNumbers; // numeric types have a fixed size
}

/** Numbers as the elements of a chunk; those of float16 have been rounded to it before. */
export function elementsOf(type: NumericDataType, numbers: TypedNumbers): Uint8Array {
	if (type.name !== "float16") return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
	const halves = Uint16Array.from(numbers as Float32Array, numberToHalf);
	return new Uint8Array(halves.buffer);
}

/** Room for numbers of a type. */
export function newNumbers(type: NumericDataType, count: number): TypedNumbers {
	const held = type.name === "float16" ? dataType("float32") : type;
	return numbersOf(held, new Uint8Array(count * held.itemBytes));
}

/** True for integers that JavaScript holds as `bigint`. */
export function areWide(numbers: TypedNumbers): numbers is WideIntegers {
	return numbers instanceof BigInt64Array || numbers instanceof BigUint64Array;
}

/** The least and the greatest integer of a type. */
export function integerRange({ kind, itemBytes }: NumericDataType): { min: bigint; max: bigint } {
	const bits = BigInt(itemBytes * 8);
	return kind === "int"
		? { min: -(1n << (bits - 1n)), max: (1n << (bits - 1n)) - 1n }
		: { min: 0n, max: (1n << bits) - 1n };
}

/** Packing codecs are defined for integers and floats alone. */
export function numericType(codec: string, type: DataType): NumericDataType {
	if (isNumeric(type)) return type;
	throw badConfiguration(codec, `an array of data type "${type.name}" has no numbers to pack`);
}

/** Configurations of the packing codecs may have no further members (trap P23). */
export function onlyMembers(codec: string, object: JsonObject, names: readonly string[]): void {
	const extra = Object.keys(object).find((name) => !names.includes(name));
	if (extra !== undefined) throw badConfiguration(codec, `"${extra}" is not a member of its configuration`);
}
