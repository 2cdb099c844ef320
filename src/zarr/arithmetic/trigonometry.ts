import { REST, reduceAngle } from "./angle-reduction.ts";
import { orderedSumError, quotientOf } from "./rounding-errors.ts";

const EIGHTH = Math.PI / 4;

/** sin x / x - 1 by the square of x, for x up to 45 degrees. */
function sineSeries(s: number): number {
	const s2 = s * s;
	return (
		s *
		(-1 / 6 +
			s * (1 / 120) +
			s2 *
				(-1 / 5040 +
					s * (1 / 362880) +
					s2 * (-1 / 39916800 + s * (1 / 6227020800) + s2 * (-1 / 1307674368000 + s * (1 / 355687428096000)))))
	);
}

/** cos x - 1 + x^2 / 2 by the square of x, for x up to 45 degrees. */
function cosineSeries(s: number): number {
	const s2 = s * s;
	return (
		s2 *
		(1 / 24 -
			s * (1 / 720) +
			s2 *
				(1 / 40320 -
					s * (1 / 3628800) +
					s2 * (1 / 479001600 - s * (1 / 87178291200) + s2 * (1 / 20922789888000 - s * (1 / 6402373705728000)))))
	);
}

/** The sine of an angle that is so many quarters of a turn further. */
function sineAfter(quarters: number, x: number): number {
	let rest = x;
	let low = 0;
	let quarter = quarters;
	if (!(Math.abs(x) <= EIGHTH)) {
		if (!Number.isFinite(x)) return Number.NaN;
		quarter += reduceAngle(x);
		rest = REST[0] as number;
		low = REST[1] as number;
	}
	const s = rest * rest;
	const sign = (quarter & 2) === 0 ? 1 : -1;
	if ((quarter & 1) === 0) return sign * (rest + (rest * sineSeries(s) + low * (1 - s / 2)));
	const whole = 1 - s / 2;
	return sign * (whole + (orderedSumError(1, -s / 2, whole) + (cosineSeries(s) - rest * low)));
}

/** The sine of an angle in radians. */
export function sin(x: number): number {
	return x === 0 ? x : sineAfter(0, x);
}

/** The cosine of an angle in radians. */
export function cos(x: number): number {
	return sineAfter(1, x);
}

/** The tangent of an angle in radians. */
export function tan(x: number): number {
	if (Math.abs(x) <= EIGHTH) return x === 0 ? x : tangentOf(x, 0, false);
	if (!Number.isFinite(x)) return Number.NaN;
	const quarter = reduceAngle(x);
	return tangentOf(REST[0] as number, REST[1] as number, (quarter & 1) === 1);
}

/** The tangent of an angle up to 45 degrees, or of one that is a quarter further. */
function tangentOf(x: number, low: number, isTurned: boolean): number {
	const s = x * x;
	const small = x * sineSeries(s) + low * (1 - s / 2);
	const sine = x + small;
	const sineLow = orderedSumError(x, small, sine);
	const whole = 1 - s / 2;
	const rest = orderedSumError(1, -s / 2, whole) + (cosineSeries(s) - x * low);
	const cosine = whole + rest;
	const cosineLow = orderedSumError(whole, rest, cosine);
	return isTurned ? -quotientOf(cosine, cosineLow, sine, sineLow) : quotientOf(sine, sineLow, cosine, cosineLow);
}
