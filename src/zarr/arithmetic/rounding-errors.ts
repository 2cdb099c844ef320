/*
 * What operators leave away: with it, a number is known as the sum of two doubles, to about 106 bits. Results are single numbers,
 * for objects of two would cost more than the arithmetic.
 */

/** What `sum`, which is a + b, lacks; exact. */
export function sumError(a: number, b: number, sum: number): number {
	const other = sum - a;
	return a - (sum - other) + (b - other);
}

/** The same where `a` is not smaller than `b` in size, or zero. */
export function orderedSumError(a: number, b: number, sum: number): number {
	return a - sum + b;
}

/** 2^27 + 1: its products part the 53 bits of a double in two halves, whose products are exact (Dekker 1971). */
const SPLITTER = 134217729;

/** The first half of the bits of a number. */
export function upperHalf(x: number): number {
	const part = SPLITTER * x;
	return part - (part - x);
}

/** What `product`, which is a * b, lacks; exact for numbers and products between about 2^-900 and 2^900. */
export function productError(a: number, b: number, product: number): number {
	const highA = upperHalf(a);
	const highB = upperHalf(b);
	const lowA = a - highA;
	const lowB = b - highB;
	return lowA * lowB - (product - highA * highB - lowA * highB - highA * lowB);
}

/** What `quotient`, which is a / b, lacks of (a + aLow) / (b + bLow). */
export function quotientError(a: number, aLow: number, b: number, bLow: number, quotient: number): number {
	const product = quotient * b;
	return (a - product - productError(quotient, b, product) + aLow - quotient * bLow) / b;
}

/** (a + aLow) / (b + bLow), rounded a little more than once; with one division, of which processors have the slowest. */
export function quotientOf(a: number, aLow: number, b: number, bLow: number): number {
	const inverse = 1 / b;
	const quotient = a * inverse;
	const product = quotient * b;
	return quotient + (a - product - productError(quotient, b, product) + aLow - quotient * bLow) * inverse;
}

/** What `root`, which is the square root of a, lacks of that of a + aLow. */
export function rootError(a: number, aLow: number, root: number): number {
	if (root === 0) return 0;
	const product = root * root;
	return (a - product - productError(root, root, product) + aLow) / (2 * root);
}
