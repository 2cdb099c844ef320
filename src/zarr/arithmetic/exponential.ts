import { powerOfTwo, scaled } from "./powers.ts";
import { orderedSumError, productError, quotientOf, rootError, sumError } from "./rounding-errors.ts";

/** Steps of the table between 1 and 2: what is left of an exponent is so small that few terms of the series are enough. */
const STEPS = 2 ** 5;
/** ln 2 / 32, of which the first part has 32 bits: its product with the number of a step is exact. */
const STEP_HIGH = 0.02166084938653512;
const STEP_LOW = 5.9631716539705866e-12;

/** 2^(i / 32) as the nearest double and the rest, one behind the other. */
const ROOTS: Float64Array = /* @__PURE__ */ rootsOfTwo();

function rootsOfTwo(): Float64Array {
	const roots = new Float64Array(2 * STEPS);
	let [high, low] = [2, 0];
	// 2^(1/2), 2^(1/4), … by square roots, and with each of them all that are this factor above one that is known.
	roots[0] = 1;
	for (let step = STEPS / 2; step >= 1; step /= 2) {
		const root = Math.sqrt(high);
		[high, low] = [root, rootError(high, low, root)];
		for (let i = 0; i < STEPS; i += 2 * step) {
			const [other, otherLow] = [roots[2 * i] as number, roots[2 * i + 1] as number];
			const product = other * high;
			const rest = productError(other, high, product) + other * low + otherLow * high;
			roots[2 * (i + step)] = product + rest;
			roots[2 * (i + step) + 1] = orderedSumError(product, rest, product + rest);
		}
	}
	return roots;
}

/** Where `expParts` leaves its second and third result: nothing of it is kept from call to call. */
const REST = new Float64Array(2);
const [LOW, TWOS] = [0, 1];

/** e^(high + low), for a sum within -746 and 711, to about 66 bits: it is (result + REST[LOW]) * 2^REST[TWOS]. */
function expParts(high: number, low: number): number {
	const step = Math.round(high * (STEPS / Math.LN2)) | 0;
	const index = step & (STEPS - 1);
	const above = high - step * STEP_HIGH;
	const below = low - step * STEP_LOW;
	const r = above + below;
	const tail = sumError(above, below, r);
	const series = r * r * (1 / 2 + r * (1 / 6 + r * (1 / 24 + r * (1 / 120 + r * (1 / 720 + r * (1 / 5040))))));
	const root = ROOTS[2 * index] as number;
	const product = root * r;
	const small = productError(root, r, product) + root * (series + tail) + (ROOTS[2 * index + 1] as number) * (1 + r);
	const sum = root + product;
	const rest = orderedSumError(root, product, sum) + small;
	const result = sum + rest;
	REST[LOW] = orderedSumError(sum, rest, result);
	REST[TWOS] = step >> 5;
	return result;
}

/** e to the power of a sum of two numbers, the second of them small. */
export function expOfSum(high: number, low: number): number {
	if (!(high < 710)) return high >= 710 ? Number.POSITIVE_INFINITY : high;
	if (high < -746) return 0;
	const found = expParts(high, low);
	const twos = REST[TWOS] as number;
	return Math.abs(twos) < 1000 ? found * powerOfTwo(twos) : scaled(found, twos);
}

/** e to a power. */
export function exp(x: number): number {
	return expOfSum(x, 0);
}

/** Below this hyperbolic functions are series, above it they are sums of powers of e. */
const NEAR = 1;

/** sinh x / x - 1 by the square of x, for x up to 1. */
function sinhSeries(s: number): number {
	const s2 = s * s;
	return (
		s *
		(1 / 6 +
			s * (1 / 120) +
			s2 *
				(1 / 5040 +
					s * (1 / 362880) +
					s2 *
						(1 / 39916800 +
							s * (1 / 6227020800) +
							s2 * (1 / 1307674368000 + s * (1 / 355687428096000) + s2 * (1 / 121645100408832000)))))
	);
}

/** cosh x - 1 - x^2 / 2 by the square of x, for x up to 1. */
function coshSeries(s: number): number {
	const s2 = s * s;
	return (
		s2 *
		(1 / 24 +
			s * (1 / 720) +
			s2 *
				(1 / 40320 +
					s * (1 / 3628800) +
					s2 * (1 / 479001600 + s * (1 / 87178291200) + s2 * (1 / 20922789888000 + s * (1 / 6402373705728000)))))
	);
}

/** Half of (e^size + sign * e^-size) / 2, which does not overflow, and what it lacks in REST[LOW]; for sizes from 1 to 711. */
function halfOfMean(size: number, sign: 1 | -1): number {
	const found = expParts(size, 0);
	const quarter = powerOfTwo((REST[TWOS] as number) - 2);
	const rising = found * quarter;
	const falling = (sign * (1 / 16)) / rising;
	const sum = rising + falling;
	const rest = orderedSumError(rising, falling, sum) + (REST[LOW] as number) * quarter;
	const result = sum + rest;
	REST[LOW] = orderedSumError(sum, rest, result);
	return result;
}

/** The hyperbolic sine. */
export function sinh(x: number): number {
	const size = Math.abs(x);
	if (size < NEAR) return x + x * sinhSeries(x * x);
	if (!(size < 711)) return Number.isNaN(x) ? x : x * Number.POSITIVE_INFINITY;
	return (x < 0 ? -2 : 2) * halfOfMean(size, -1);
}

/** The hyperbolic cosine. */
export function cosh(x: number): number {
	const size = Math.abs(x);
	if (size < NEAR) {
		const s = x * x;
		const whole = 1 + s / 2;
		return whole + (orderedSumError(1, s / 2, whole) + coshSeries(s));
	}
	if (!(size < 711)) return Number.isNaN(x) ? x : Number.POSITIVE_INFINITY;
	return 2 * halfOfMean(size, 1);
}

/** The hyperbolic tangent. */
export function tanh(x: number): number {
	const size = Math.abs(x);
	if (size > 22) return x < 0 ? -1 : 1;
	if (!(size >= NEAR)) return nearTanh(x);
	const sine = halfOfMean(size, -1);
	const sineLow = REST[LOW] as number;
	const cosine = halfOfMean(size, 1);
	const value = quotientOf(sine, sineLow, cosine, REST[LOW] as number);
	return x < 0 ? -value : value;
}

function nearTanh(x: number): number {
	const s = x * x;
	if (s === 0) return x;
	const small = x * sinhSeries(s);
	const sine = x + small;
	const whole = 1 + s / 2;
	const rest = orderedSumError(1, s / 2, whole) + coshSeries(s);
	const cosine = whole + rest;
	return quotientOf(sine, orderedSumError(x, small, sine), cosine, orderedSumError(whole, rest, cosine));
}
