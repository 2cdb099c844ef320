import { expOfSum } from "./exponential.ts";
import { twosOf, unscaled } from "./logarithm.ts";
import { orderedSumError, productError, quotientError, sumError } from "./rounding-errors.ts";

/** A number as the sum of two: the double nearest to it, and what is left. */
type Pair = { readonly high: number; readonly low: number };

function normal(high: number, low: number): Pair {
	const sum = high + low;
	return { high: sum, low: orderedSumError(high, low, sum) };
}

function sum(a: Pair, b: Pair): Pair {
	const high = a.high + b.high;
	return normal(high, sumError(a.high, b.high, high) + a.low + b.low);
}

function product(a: Pair, b: Pair): Pair {
	const high = a.high * b.high;
	return normal(high, productError(a.high, b.high, high) + (a.high * b.low + a.low * b.high));
}

function quotient(a: Pair, b: Pair): Pair {
	const high = a.high / b.high;
	return normal(high, quotientError(a.high, a.low, b.high, b.low, high));
}

function whole(high: number): Pair {
	return { high, low: 0 };
}

/** 1/9, 1/7, … 1: the series of atanh s / s, of which the first terms need more than a double. */
const FIRST_TERMS: readonly Pair[] = /* @__PURE__ */ [9, 7, 5, 3, 1].map((n) => quotient(whole(1), whole(n)));
const LN2: Pair = { high: Math.LN2, low: 2.3190468138462996e-17 };

/** The logarithm of a finite number above zero, to about 75 bits. */
function longLog(x: number): Pair {
	const twos = twosOf(x);
	const f = unscaled(x, twos) - 1;
	const below = 2 + f;
	const s = quotient(whole(f), { high: below, low: sumError(2, f, below) });
	const square = product(s, s);
	let rest = 0;
	for (let n = 33; n > 9; n -= 2) rest = square.high * (rest + 1 / n);
	const series = FIRST_TERMS.reduce((found, term) => sum(product(found, square), term), whole(rest / square.high || 0));
	return sum(product(LN2, whole(twos)), product({ high: 2 * s.high, low: 2 * s.low }, series));
}

/** `base` to any power; NaN for a base below zero. */
export function power(base: number, exponent: number): number {
	if (exponent === 0 || base === 1) return 1;
	if (!(base >= 0) || Number.isNaN(exponent)) return Number.NaN;
	if (base === 0 || base === Number.POSITIVE_INFINITY || Math.abs(exponent) > 2 ** 80)
		return base > 1 === exponent > 0 ? Number.POSITIVE_INFINITY : 0;
	// What is so small changes nothing, and its product may be none that doubles have.
	if (Math.abs(exponent) < 2 ** -80) return 1;
	const { high, low } = product(longLog(base), whole(exponent));
	return expOfSum(high, low);
}
