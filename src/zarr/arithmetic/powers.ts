const LEAST_POWER = -1074;
/** 2^n for every n for which a double has it, the least first: doubling is exact. */
const POWERS_OF_TWO: Float64Array = /* @__PURE__ */ doublings();

function doublings(): Float64Array {
	const powers = new Float64Array(1024 - LEAST_POWER).fill(Number.MIN_VALUE);
	for (let i = 1; i < powers.length; i++) powers[i] = 2 * (powers[i - 1] as number);
	return powers;
}

/** 2 to a whole power, exact; 0 and infinity beyond what doubles can hold. */
export function powerOfTwo(exponent: number): number {
	return POWERS_OF_TWO[exponent - LEAST_POWER] ?? (exponent < 0 ? 0 : Number.POSITIVE_INFINITY);
}

/** 10 to a whole power, rounded once: ECMAScript says so of reading a number of few digits (StringToNumber), not of `**`. */
export function powerOfTen(exponent: number): number {
	// Beyond 400 nothing changes, and the exponent would be written with one of its own.
	return Number(`1e${Math.min(Math.max(exponent, -400), 400)}`);
}

/** A number to a whole power by repeated multiplication, or division: as ecCodes reckons, so that 10^-3 has the same last bit. */
export function wholePower(base: number, exponent: number): number {
	let value = 1;
	for (let i = exponent; i < 0; i++) value /= base;
	for (let i = exponent; i > 0; i--) value *= base;
	return value;
}

/** A number times itself: `x ** 2` of some engines is not that. */
export function square(x: number): number {
	return x * x;
}

/** A number times 2 to a whole power up to 2046 in size, rounded once at most. */
export function scaled(x: number, exponent: number): number {
	// In two steps, for neither power may leave the range where the product does not. The first is exact.
	const half = Math.trunc(exponent / 2);
	return x * powerOfTwo(half) * powerOfTwo(exponent - half);
}

const BITS = new DataView(new ArrayBuffer(8));

/** The exponent of the greatest power of two that is not above a number: the logarithm to base 2, rounded down. Minus infinity for 0. */
export function exponentOf(x: number): number {
	if (!(x >= 2 ** -1022)) return x > 0 ? exponentOf(x * 2 ** 54) - 54 : x === 0 ? Number.NEGATIVE_INFINITY : Number.NaN;
	if (x === Number.POSITIVE_INFINITY) return x;
	BITS.setFloat64(0, x);
	return (BITS.getUint16(0) >> 4) - 1023;
}

/** True for a whole power of two, those below 1 too. */
export function isPowerOfTwo(x: number): boolean {
	return x > 0 && x < Number.POSITIVE_INFINITY && powerOfTwo(exponentOf(x)) === x;
}
