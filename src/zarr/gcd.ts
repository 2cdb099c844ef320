/** The greatest common divisor of two numbers that are not negative; NaN where one of them is not a whole number. */
export function gcd(a: number, b: number): number {
	if (!Number.isInteger(a) || !Number.isInteger(b)) return Number.NaN;
	return b === 0 ? a : gcd(b, a % b);
}
