import { validityBitmap } from "../../fill/validity-bitmap.ts";
import { halfToNumber, numberToHalf } from "../../zarr/half.ts";
import type { Reduced } from "./accumulator.ts";

/** Results that were computed as floats, in the type that they are to have; booleans and integers have a bitmap for NaN. */
export function typedFloats(dataType: string, results: Float64Array): Reduced {
	switch (dataType) {
		case "float64":
			return { dataType, data: results };
		case "float32":
			return { dataType, data: Float32Array.from(results) };
		case "float16":
			return { dataType, data: Float32Array.from(results, (value) => halfToNumber(numberToHalf(value))) };
		case "bool":
			return { dataType, data: Uint8Array.from(results), ...validityOf(results) };
		default: {
			const data = BigInt64Array.from(results, (value) => (Number.isNaN(value) ? 0n : BigInt(value)));
			return { dataType, data, ...validityOf(results) };
		}
	}
}

function validityOf(results: Float64Array): Pick<Reduced, "validity"> {
	if (!results.some(Number.isNaN)) return {};
	return { validity: validityBitmap(Uint8Array.from(results, (value) => Number(Number.isNaN(value)))) };
}
