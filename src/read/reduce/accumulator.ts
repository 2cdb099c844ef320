import type { DecodedArray } from "../../fill/decode.ts";
import { isValid } from "../../fill/validity-bitmap.ts";
import type { TypedNumbers } from "../../zarr/nd-array.ts";

/** What is made of values while they come in, part by part, one result a cell. */
export interface Accumulator {
	/** Takes values to their cells, as `TakeRun` says. NaN is what is missing. */
	add(values: TypedNumbers, from: number, length: number, cell: number, step: number): void;
	result(): Reduced;
}

/** The results of all cells; `validity` where their type has no NaN. */
export type Reduced = Pick<DecodedArray, "dataType" | "validity"> & { data: TypedNumbers };

/** Whether what is missing is left out, and how many values make a sum. */
export type Skipping = {
	/** Whether missing values are left out; true by default. If not, one of them makes the result missing. */
	skipMissing?: boolean | undefined;
	/** A sum of floats of fewer values is missing; 0 by default, as in xarray: the sum of nothing is 0. */
	minCount?: number | undefined;
};

/** Decoded numbers; booleans of which some are missing as floats, in which those are NaN. */
export function numbersOf({ data, dataType, validity }: DecodedArray): TypedNumbers {
	const numbers = data as TypedNumbers;
	if (dataType !== "bool" || validity === undefined) return numbers;
	return Float32Array.from(numbers as Uint8Array, (value, i) => (isValid(validity, i) ? value : Number.NaN));
}

/** Integers of 64 bits as the nearest floats, as NumPy adds them for a mean. */
export function asFloats(values: TypedNumbers): Exclude<TypedNumbers, BigInt64Array | BigUint64Array> {
	if (values instanceof BigInt64Array || values instanceof BigUint64Array) return Float64Array.from(values, Number);
	return values;
}
