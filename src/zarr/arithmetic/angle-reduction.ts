import { sumError } from "./rounding-errors.ts";

/** Where `reduceAngle` leaves the rest of an angle, as a sum of two: nothing of it is kept from call to call. */
export const REST: Float64Array = new Float64Array(2);

/** Half of pi in four parts, three of them of 33 bits, whose products with numbers of up to 20 bits are exact. */
const PART_1 = 1.5707963267341256;
const PART_2 = 6.077100506303966e-11;
const PART_3 = 2.0222662487111665e-21;
const PART_4 = 8.4784276603689e-32;

/** The parts behind the first as one double, which is enough for what is not near an axis. */
const PARTS_AFTER_1 = 6.077100506506192e-11;
const LEAST_REST = 2 ** -8;

/** Up to here the parts are enough. */
const MOST = 2 ** 20;

/** How many quarters of a turn a finite angle has, modulo 4; what is left, between -45 and 45 degrees, is in REST. */
export function reduceAngle(x: number): number {
	if (!(Math.abs(x) < MOST)) return reduceLargeAngle(x);
	const quarter = Math.round(x * (2 / Math.PI));
	const first = x - quarter * PART_1;
	const second = quarter * PARTS_AFTER_1;
	const rest = first - second;
	if (Math.abs(rest) < LEAST_REST) return reduceNearAxis(first, quarter);
	REST[0] = rest;
	REST[1] = first - rest - second;
	return quarter & 3;
}

/** Of an angle that is nearly a number of quarters, of which few digits would be left otherwise. */
function reduceNearAxis(first: number, quarter: number): number {
	const second = quarter * -PART_2;
	const most = first + second;
	const third = quarter * -PART_3;
	const more = most + third;
	const low = sumError(first, second, most) + (sumError(most, third, more) - quarter * PART_4);
	const rest = more + low;
	REST[0] = rest;
	REST[1] = sumError(more, low, rest);
	return quarter & 3;
}

/** Bits behind the point: so many that the largest double has enough of them left. */
const BITS = 1400n;
let pi: bigint | undefined;

/** Of a large angle, which is a whole number times a power of two, by long arithmetic: nothing is rounded until the end. */
function reduceLargeAngle(x: number): number {
	pi ??= 16n * inverseArc(5n) - 4n * inverseArc(239n);
	// Doubles above 2^20 are multiples of 2^-32, and whole above 2^52.
	const parts = Math.abs(x) < 2 ** 52 ? BigInt(x * 2 ** 32) : BigInt(x) << 32n;
	const quarters = (parts << (2n * BITS + 1n - 32n)) / pi;
	const nearest = (quarters + (1n << (BITS - 1n))) >> BITS;
	// 300 bits are enough behind the point: no double comes nearer to a quarter than about 2^-60.
	const rest = ((quarters - (nearest << BITS)) * pi) >> (2n * BITS + 1n - 300n);
	const high = Number(rest);
	REST[0] = high * 2 ** -300;
	REST[1] = Number(rest - BigInt(high)) * 2 ** -300;
	return Number(nearest & 3n);
}

/** The arc whose tangent is one part of `n`; two of them make pi (Machin 1706). */
function inverseArc(n: bigint): bigint {
	let term = (1n << BITS) / n;
	let sum = term;
	for (let k = 3n; term !== 0n; k += 2n) {
		term /= -n * n;
		sum += term / k;
	}
	return sum;
}
