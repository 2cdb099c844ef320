/** Numbers at the same distance from each other: `first + i·step`. */
export type EvenAxis = { first: number; step: number };

/** Places may be off by so much of a step: files have coordinates with few digits, and Gaussian latitudes are farther off. */
const MOST_OFF = 1e-3;

/**
 * The axis that numbers lie on, where they are evenly spaced to the rounding of their type or their digits; undefined for others,
 * and for fewer than two.
 */
export function evenAxis(numbers: ArrayLike<number>): EvenAxis | undefined {
	const count = numbers.length;
	const isSingle = numbers instanceof Float32Array;
	const at = (i: number): number => (isSingle ? asWritten(numbers[i] as number) : (numbers[i] as number));
	const [first, last] = [at(0), at(count - 1)];
	const largest = Math.max(Math.abs(first), Math.abs(last));
	if (count < 2 || !Number.isFinite(largest) || first === last) return undefined;
	const step = roundedStep((last - first) / (count - 1), count, largest);
	const rounding = largest * (isSingle ? 2 ** -23 : 2 ** -51);
	const tolerance = Math.max(rounding, MOST_OFF * Math.abs(step));
	for (let i = 1; i < count; i++) if (!(Math.abs(at(i) - (first + i * step)) <= tolerance)) return undefined;
	return { first, step };
}

/** The decimal that a float32 was written for: 0.1, not 0.10000000149. */
function asWritten(value: number): number {
	for (let digits = 6; digits < 9; digits++) {
		const written = Number(value.toPrecision(digits));
		if (Math.fround(written) === value) return written;
	}
	return value;
}

/** A step with few digits, where the numbers could not tell it from the one that was reckoned of them. */
function roundedStep(step: number, count: number, largest: number): number {
	const rounded = Number(step.toPrecision(12));
	return Math.abs(rounded - step) * (count - 1) <= largest * 2 ** -51 ? rounded : step;
}
