/** Decoded values as a picture needs them: 32-bit floats, and what they leave over. */
import type { DecodedArray } from "mirazarr";

/** Values of some cells, in rows. */
export type Texels = {
	/** The nearest 32-bit floats. */
	values: Float32Array;
	/** What the values have beyond them; absent where they are exact. */
	rest?: Float32Array | undefined;
	/** A bit for each rule that makes a value missing. */
	bits: Uint8Array;
};

/** What they take in memory. */
export function texelBytes({ values, rest, bits }: Texels): number {
	return values.byteLength + (rest?.byteLength ?? 0) + bits.byteLength;
}

/** Numbers of any type that has a colour: real ones, the magnitude of complex ones. Undefined for text and the like. */
export function numbersOf({ data, dataType }: DecodedArray): ArrayLike<number> | undefined {
	if (!ArrayBuffer.isView(data)) return undefined;
	if (dataType.startsWith("complex")) {
		const parts = data as Float64Array;
		return Float64Array.from({ length: parts.length / 2 }, (_, i) =>
			Math.hypot(parts[2 * i] as number, parts[2 * i + 1] as number),
		);
	}
	if (data instanceof BigInt64Array || data instanceof BigUint64Array) return Float64Array.from(data, Number);
	return data as Float64Array;
}

/** Values that were decoded with all their reasons, as texels. */
export function texelsOf(decoded: DecodedArray): Texels | undefined {
	const numbers = numbersOf(decoded);
	if (numbers === undefined) return undefined;
	const bits = decoded.reasons?.all?.bits ?? new Uint8Array(numbers.length);
	if (numbers instanceof Float32Array) return { values: numbers, bits };
	const values = Float32Array.from(numbers);
	const isExact = values.every((value, i) => value === numbers[i] || Number.isNaN(value));
	if (isExact) return { values, bits };
	const rest = new Float32Array(values.length);
	for (let i = 0; i < values.length; i++) {
		const left = (numbers[i] as number) - (values[i] as number);
		rest[i] = Number.isFinite(left) ? left : 0;
	}
	return { values, rest, bits };
}

/** The value of a texel. */
export function texelValue({ values, rest }: Texels, at: number): number {
	return (values[at] as number) + (rest?.[at] ?? 0);
}

/** A rectangle of texels, out of one that is wider. Elements lie `step` apart, rows `rowStep`, the first at `first`. */
export function cutTexels(
	{ values, rest, bits }: Texels,
	{
		height,
		width,
		first,
		step,
		rowStep,
	}: { height: number; width: number; first: number; step: number; rowStep: number },
): Texels {
	const count = height * width;
	const cut: Texels = { values: new Float32Array(count), bits: new Uint8Array(count) };
	if (rest !== undefined) cut.rest = new Float32Array(count);
	let to = 0;
	for (let row = 0; row < height; row++) {
		let from = first + row * rowStep;
		for (let column = 0; column < width; column++, from += step, to++) {
			cut.values[to] = values[from] as number;
			cut.bits[to] = bits[from] as number;
			if (cut.rest !== undefined) cut.rest[to] = rest?.[from] as number;
		}
	}
	return cut;
}
