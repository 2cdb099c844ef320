import { halfToNumber, numberToHalf } from "../zarr/half.ts";
import type { Packing, PackingNumber } from "./model.ts";
import type { Floats, FloatType } from "./promote.ts";

/**
 * Unpacks numbers where they stand: times `scale_factor`, then plus `add_offset`, rounded to their own type after each step
 * as NumPy's `*=` and `+=` do. A factor of a wider type is not rounded before: that step is computed in the wider type.
 */
export function unpackInPlace(floats: Floats, type: FloatType, { scaleFactor, addOffset }: Packing): void {
	if (type.name === "float16") {
		// Adding -0 changes nothing, not even the sign of a zero.
		if (scaleFactor !== undefined) stepAsHalf(floats, scaleFactor.value, -0, isWide(scaleFactor));
		if (addOffset !== undefined) stepAsHalf(floats, 1, addOffset.value, isWide(addOffset));
		return;
	}
	if (scaleFactor !== undefined) multiply(floats, scaleFactor.value);
	if (addOffset !== undefined) add(floats, addOffset.value);
}

// Storing into a Float32Array rounds. For float32 operands the double result is exact or rounds innocently, so that this
// is float32 arithmetic; for a float64 operand it is float64 arithmetic with a final cast. Both are what NumPy computes.

function multiply(floats: Floats, factor: number): void {
	for (let i = 0; i < floats.length; i++) floats[i] = (floats[i] as number) * factor;
}

function add(floats: Floats, offset: number): void {
	for (let i = 0; i < floats.length; i++) floats[i] = (floats[i] as number) + offset;
}

function stepAsHalf(floats: Floats, factor: number, offset: number, isDouble: boolean): void {
	for (let i = 0; i < floats.length; i++) {
		const result = (floats[i] as number) * factor + offset;
		floats[i] = halfToNumber(numberToHalf(isDouble ? result : Math.fround(result)));
	}
}

function isWide({ dataType }: PackingNumber): boolean {
	return dataType !== "float16" && dataType !== "float32";
}
