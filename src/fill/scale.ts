import { halfToNumber, numberToHalf } from "../zarr/half.ts";
import type { Packing, PackingNumber } from "./model.ts";
import type { Floats, FloatType } from "./promote.ts";

/**
 * Unpacks numbers where they stand: times `scale_factor`, then plus `add_offset`, or of a calibration minus the offset, then
 * times the factor. Rounded to their own type after each step as NumPy's `*=` and `+=` do. A factor of a wider type is not
 * rounded before: that step is computed in the wider type.
 */
export function unpackInPlace(floats: Floats, type: FloatType, { kind, scaleFactor, addOffset }: Packing): void {
	const isHalf = type.name === "float16";
	const scale = (): void => {
		if (scaleFactor === undefined) return;
		// Adding -0 changes nothing, not even the sign of a zero.
		if (isHalf) stepAsHalf(floats, scaleFactor.value, -0, isWide(scaleFactor));
		else multiply(floats, scaleFactor.value);
	};
	const shift = (sign: 1 | -1): void => {
		if (addOffset === undefined) return;
		if (isHalf) stepAsHalf(floats, 1, sign * addOffset.value, isWide(addOffset));
		else add(floats, sign * addOffset.value);
	};
	if (kind === "calibration") {
		shift(-1);
		scale();
	} else {
		scale();
		shift(1);
	}
}

// Storing into a Float32Array rounds. For float32 operands the double result is exact or rounds innocently, so this
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
