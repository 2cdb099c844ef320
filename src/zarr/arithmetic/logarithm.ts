import { exponentOf, powerOfTwo } from "./powers.ts";
import { orderedSumError, productError, quotientError, rootError, sumError } from "./rounding-errors.ts";

/** ln 2, of which the first part has 32 bits: its product with an exponent is exact. */
const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;

/** 2 (atanh s / s - 1) by the square of s, for s up to 0.1716. */
function atanhSeries(z: number): number {
	const z2 = z * z;
	return (
		z *
		(2 / 3 +
			z * (2 / 5) +
			z2 *
				(2 / 7 +
					z * (2 / 9) +
					z2 * (2 / 11 + z * (2 / 13) + z2 * (2 / 15 + z * (2 / 17) + z2 * (2 / 19 + z * (2 / 21) + z2 * (2 / 23))))))
	);
}

/** The power of two that brings a number above zero between the root of a half and the root of two. */
export function twosOf(x: number): number {
	const exponent = exponentOf(x);
	return unscaled(x, exponent) > Math.SQRT2 ? exponent + 1 : exponent;
}

/** A number without its power of two; in two steps where doubles do not have the power itself. */
export function unscaled(x: number, twos: number): number {
	return twos < -1000 ? x * 2 ** 500 * powerOfTwo(-500 - twos) : x * powerOfTwo(-twos);
}

/** The logarithm of `(high + low) * 2^moreTwos`. */
function logOfSum(high: number, low: number, moreTwos: number): number {
	if (!(high > 0 && high < Number.POSITIVE_INFINITY))
		return high === 0 ? Number.NEGATIVE_INFINITY : high > 0 ? high : Number.NaN;
	const ownTwos = high > Math.SQRT1_2 && high < Math.SQRT2 ? 0 : twosOf(high);
	const f = unscaled(high, ownTwos) - 1;
	const s = f / (2 + f);
	const half = (f * f) / 2;
	const twos = ownTwos + moreTwos;
	// log (1 + f) = 2 atanh s, of which f - f^2 / 2 is taken out: these two are known better than s.
	const small = low / high + twos * LN2_LOW - (half - s * (half + atanhSeries(s * s)));
	const base = twos * LN2_HIGH;
	const sum = base + f;
	return sum + (orderedSumError(base, f, sum) + small);
}

/** The natural logarithm. */
export function log(x: number): number {
	return logOfSum(x, 0, 0);
}

/** The inverse of the hyperbolic sine: the logarithm of x + sqrt(x^2 + 1). */
export function asinh(x: number): number {
	const size = Math.abs(x);
	if (!(size > 2 ** -28) || size === Number.POSITIVE_INFINITY) return x;
	const value = size > 2 ** 30 ? logOfSum(size, 0, 1) : asinhOfMiddle(size);
	return x < 0 ? -value : value;
}

function asinhOfMiddle(x: number): number {
	const product = x * x;
	const square = 1 + product;
	const squareLow = sumError(1, product, square) + productError(x, x, product);
	const root = Math.sqrt(square);
	const sum = root + x;
	return logOfSum(sum, orderedSumError(root, x, sum) + rootError(square, squareLow, root), 0);
}

/** The inverse of the hyperbolic tangent. */
export function atanh(x: number): number {
	const size = Math.abs(x);
	if (size < 0.17) return x + (x * atanhSeries(x * x)) / 2;
	if (!(size < 1)) return size === 1 ? x * Number.POSITIVE_INFINITY : Number.NaN;
	const [more, less] = [1 + x, 1 - x];
	const quotient = more / less;
	const low = quotientError(more, sumError(1, x, more), less, sumError(1, -x, less), quotient);
	return logOfSum(quotient, low, 0) / 2;
}
