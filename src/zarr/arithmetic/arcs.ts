import { exponentOf, scaled } from "./powers.ts";
import { orderedSumError, productError, quotientError, rootError, upperHalf } from "./rounding-errors.ts";

/** atan (i / 16) as the nearest double and the rest. */
const ARCS: readonly (readonly [high: number, low: number])[] = [
	[0, 0],
	[0.06241880999595735, -1.5490756308295046e-18],
	[0.12435499454676144, -3.1253241424539383e-18],
	[0.18534794999569476, 4.180692268843079e-18],
	[0.24497866312686414, 1.0698755618734451e-17],
	[0.3028848683749714, -1.1010827903001369e-17],
	[0.35877067027057225, -2.4623815582638635e-17],
	[0.4124104415973873, -1.587652227770689e-17],
	[0.4636476090008061, 2.2698777452961687e-17],
	[0.5123894603107377, -2.5462781472855804e-17],
	[0.5585993153435624, -5.4556305485916264e-18],
	[0.6022873461349642, 2.950430737228402e-17],
	[0.6435011087932844, 1.5834785051444286e-17],
	[0.6823165548747481, 6.943223671560008e-18],
	[0.7188299996216245, -2.1478388444456983e-17],
	[0.7531512809621944, -2.4256934659182068e-17],
	[0.7853981633974483, 3.061616997868383e-17],
];
const HIGHS: Float64Array = /* @__PURE__ */ Float64Array.from(ARCS, ([high]) => high);
const LOWS: Float64Array = /* @__PURE__ */ Float64Array.from(ARCS, ([, low]) => low);

/** What pi is more than the nearest double. */
const PI_LOW = 1.2246467991473532e-16;

/** atan t / t - 1 by the square of t, for t up to 3/32. */
function arcSeries(s: number): number {
	const s2 = s * s;
	return (
		s *
		(-1 / 3 + s * (1 / 5) + s2 * (-1 / 7 + s * (1 / 9) + s2 * (-1 / 11 + s * (1 / 13) + s2 * (-1 / 15 + s * (1 / 17)))))
	);
}

/** The angle of a point by the sizes of y and x, sums of two each, not both zero; mirrored at the y-axis if `isBehind`. */
function angleOf(y: number, yLow: number, x: number, xLow: number, isBehind: boolean): number {
	const isSteep = y > x;
	const over = isSteep ? x : y;
	const under = isSteep ? y : x;
	const overLow = isSteep ? xLow : yLow;
	const underLow = isSteep ? yLow : xLow;
	let t = over / under;
	let tail = 0;
	let index = 0;
	if (t < 3 / 32) tail = quotientError(over, overLow, under, underLow, t);
	else {
		// The tangent of what the angle has more than one of the table. Products of a slope, which has 5 bits, and halves are exact.
		index = Math.round(16 * t);
		const slope = index / 16;
		const high = upperHalf(under);
		t = (over - slope * high - slope * (under - high) + (overLow - slope * underLow)) / (under + slope * over);
	}
	const small = (LOWS[index] as number) + tail + t * arcSeries(t * t);

	// The axis from which the angle is measured, and the direction.
	const axis = isSteep ? Math.PI / 2 : isBehind ? Math.PI : 0;
	const axisLow = isSteep ? PI_LOW / 2 : isBehind ? PI_LOW : 0;
	const sign = isSteep === isBehind ? 1 : -1;
	const turn = sign * (HIGHS[index] as number);
	const first = axis + turn;
	const second = first + sign * t;
	const lost = orderedSumError(axis, turn, first) + orderedSumError(first, sign * t, second);
	return second + (lost + axisLow + sign * small);
}

/** The angle of the point (x, y), from -pi to pi. */
export function atan2(y: number, x: number): number {
	const up = Math.abs(y);
	const along = Math.abs(x);
	const most = Math.max(up, along);
	const angle =
		most > 2 ** -400 && most < 2 ** 400
			? angleOf(up, 0, along, 0, x < 0)
			: angleOfExtremes(up, along, x < 0 || Object.is(x, -0));
	return y < 0 || Object.is(y, -0) ? -angle : angle;
}

/** The same of numbers whose products may be none that doubles have, of zeros, infinities and NaN. */
function angleOfExtremes(up: number, along: number, isBehind: boolean): number {
	const most = Math.max(up, along);
	if (Number.isNaN(most)) return Number.NaN;
	if (most === 0) return isBehind ? Math.PI : 0;
	if (most === Number.POSITIVE_INFINITY) return angleOf(Number(up === most), 0, Number(along === most), 0, isBehind);
	const exponent = exponentOf(most);
	return angleOf(scaled(up, -exponent), 0, scaled(along, -exponent), 0, isBehind);
}

/** The angle whose tangent is x. */
export function atan(x: number): number {
	return Math.abs(x) < 2 ** -28 ? x : atan2(x, 1);
}

/** The angle whose sine is x; NaN beyond 1. */
export function asin(x: number): number {
	const size = Math.abs(x);
	if (!(size <= 1)) return Number.NaN;
	if (size < 2 ** -28) return x;
	const side = otherSide(size);
	const angle = angleOf(size, 0, side, otherSideLow(size, side), false);
	return x < 0 ? -angle : angle;
}

/** The angle whose cosine is x; NaN beyond 1. */
export function acos(x: number): number {
	const size = Math.abs(x);
	if (!(size <= 1)) return Number.NaN;
	const side = otherSide(size);
	return angleOf(side, otherSideLow(size, side), size, 0, x < 0);
}

/** The root of 1 - x^2: the other side of a triangle whose longest side is 1. */
function otherSide(x: number): number {
	return Math.sqrt(1 - x * x);
}

/** What the other side lacks. */
function otherSideLow(x: number, side: number): number {
	const product = x * x;
	const rest = 1 - product;
	return rootError(rest, orderedSumError(1, -product, rest) - productError(x, x, product), side);
}
