import type { FloatType } from "../../fill/promote.ts";
import { halfToNumber, numberToHalf } from "../../zarr/half.ts";

/** How a value that the target has not is replaced by one that it has (cast_value, "rounding"). */
export type Rounding = "nearest-even" | "towards-zero" | "towards-positive" | "towards-negative" | "nearest-away";

/** Rounds a number to an integer. What is not a finite number stays. */
export function roundToInteger(value: number, rounding: Rounding): number {
	switch (rounding) {
		case "towards-zero":
			return Math.trunc(value);
		case "towards-positive":
			return Math.ceil(value);
		case "towards-negative":
			return Math.floor(value);
		default: {
			const whole = Math.trunc(value);
			// Exact, so 0.49999999999999994 is not taken for a tie (trap P15).
			const rest = Math.abs(value - whole);
			const isDown = rest < 0.5 || (rest === 0.5 && rounding === "nearest-even" && whole % 2 === 0);
			return isDown || !Number.isFinite(value) ? whole : whole + Math.sign(value);
		}
	}
}

/** The first power of two beyond a float type: whatever is as large overflows, however it is rounded. */
const OVERFLOW: { readonly [name in FloatType["name"]]: number } = {
	float16: 2 ** 16,
	float32: 2 ** 128,
	float64: Number.POSITIVE_INFINITY,
};

/**
 * Rounds a finite number to a float type. The result is infinite where the number is out of its range: rounding comes first,
 * as if exponents had no end (cast_value, steps of the conversion).
 */
export function roundToFloat(value: number | bigint, type: FloatType, rounding: Rounding): number {
	const size = value < 0 ? -value : value;
	if (size >= OVERFLOW[type.name]) return value < 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
	const near = nearest(Number(value), type);
	// Not by ===, which calls a bigint and a number different whatever they are worth.
	if (!(near < value) && !(near > value)) return near;
	const [below, above] = near < value ? [near, next(near, type, 1)] : [next(near, type, -1), near];
	switch (rounding) {
		case "towards-positive":
			return above;
		case "towards-negative":
			return below;
		case "towards-zero":
			return value > 0 ? below : above;
		default:
			return closer(value, below, above, type, rounding);
	}
}

/** The nearer of the two neighbours of a number; a 64-bit integer was rounded twice on its way to `near`, so it is asked again. */
function closer(value: number | bigint, below: number, above: number, type: FloatType, rounding: Rounding): number {
	const order = distanceOrder(value, below, above, type);
	if (order !== 0) return order < 0 ? below : above;
	if (rounding === "nearest-away") return value > 0 ? above : below;
	return isEven(below, type) ? below : above;
}

/** Negative if `below` is nearer, positive if `above` is, 0 for a tie. Infinity stands for the power of two beyond the type. */
function distanceOrder(value: number | bigint, below: number, above: number, type: FloatType): number {
	const low = below === Number.NEGATIVE_INFINITY ? -OVERFLOW[type.name] : below;
	const high = above === Number.POSITIVE_INFINITY ? OVERFLOW[type.name] : above;
	if (typeof value === "bigint") return Number(value - BigInt(low) - (BigInt(high) - value)); // whole beyond 2^24
	// Neighbours are so close that both differences are exact.
	return value - low - (high - value);
}

function nearest(value: number, { name }: FloatType): number {
	if (name === "float64") return value;
	return name === "float32" ? Math.fround(value) : halfToNumber(numberToHalf(value));
}

const DOUBLE = new Float64Array(1);
const DOUBLE_BITS = new BigInt64Array(DOUBLE.buffer);
const SINGLE = new Float32Array(1);
const SINGLE_BITS = new Int32Array(SINGLE.buffer);

/** The next larger (`step` 1) or smaller (-1) number of a type. Bits of floats of one sign are in the order of their values. */
function next(value: number, { name }: FloatType, step: 1 | -1): number {
	// Of zeros only the positive one lies next to the positive numbers in this order.
	const isNegative = value === 0 ? step < 0 : value < 0;
	const away = isNegative ? -step : step;
	const from = value === 0 ? (isNegative ? -0 : 0) : value;
	if (name === "float16") return halfToNumber(numberToHalf(from) + away);
	if (name === "float32") {
		SINGLE[0] = from;
		SINGLE_BITS[0] = (SINGLE_BITS[0] as number) + away;
		return SINGLE[0] as number;
	}
	DOUBLE[0] = from;
	DOUBLE_BITS[0] = (DOUBLE_BITS[0] as bigint) + BigInt(away);
	return DOUBLE[0] as number;
}

function isEven(value: number, { name }: FloatType): boolean {
	if (name === "float16") return numberToHalf(value) % 2 === 0;
	if (name === "float32") {
		SINGLE[0] = value;
		return (SINGLE_BITS[0] as number) % 2 === 0;
	}
	DOUBLE[0] = value;
	return (DOUBLE_BITS[0] as bigint) % 2n === 0n;
}
