import { exponentOf, powerOfTwo } from "./arithmetic/powers.ts";

/** The value of an IEEE 754 binary16 given by its 16 bits. (`Float16Array` is not in Node 20.) */
export function halfToNumber(bits: number): number {
	const sign = bits & 0x8000 ? -1 : 1;
	const exponent = (bits >> 10) & 31;
	const fraction = bits & 1023;
	if (exponent === 31) return fraction === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN;
	return exponent === 0 ? sign * fraction * 2 ** -24 : sign * (1 + fraction / 1024) * powerOfTwo(exponent - 15);
}

/** The 16 bits of the binary16 nearest to a number, ties to even; NaN is the canonical one, 0x7e00. */
export function numberToHalf(value: number): number {
	if (Number.isNaN(value)) return 0x7e00;
	const sign = value < 0 || Object.is(value, -0) ? 0x8000 : 0;
	const size = Math.abs(value);
	// 65520 is half-way between the largest finite half (65504) and the next step: it and all above round to infinity.
	if (size >= 65520) return sign | 0x7c00;
	if (size < 2 ** -14) return sign | roundHalfEven(size * 2 ** 24); // subnormal, or rounded up to the least normal
	const e = exponentOf(size);
	// A fraction that rounds up to 1024 carries into the exponent by plain addition.
	return sign | (((e + 15) << 10) + roundHalfEven((size / powerOfTwo(e) - 1) * 1024));
}

function roundHalfEven(value: number): number {
	const floor = Math.floor(value);
	const rest = value - floor;
	return rest > 0.5 || (rest === 0.5 && floor % 2 === 1) ? floor + 1 : floor;
}
