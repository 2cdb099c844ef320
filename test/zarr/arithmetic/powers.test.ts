import { describe, expect, it } from "vitest";
import {
	exponentOf,
	isPowerOfTwo,
	powerOfTen,
	powerOfTwo,
	scaled,
	wholePower,
} from "../../../src/zarr/arithmetic/powers.ts";

describe("powers", () => {
	it("powers of two are exact, those of which only subnormal doubles are left too", () => {
		expect(powerOfTwo(0)).toBe(1);
		for (let n = -1074; n < 1023; n++) expect(powerOfTwo(n + 1)).toBe(2 * powerOfTwo(n));
		expect([powerOfTwo(-1074), powerOfTwo(-1075), powerOfTwo(1024)]).toEqual([5e-324, 0, Number.POSITIVE_INFINITY]);
	});

	it("powers of ten are the nearest doubles", () => {
		for (let n = -323; n <= 308; n++) {
			const bits = bitsOf(powerOfTen(n));
			// The true power is not beyond half of the way to either neighbour; all times 2^1101, and times 10^-n where n is negative.
			const [below, above] = [unitsOf(bits - 1n) + unitsOf(bits), unitsOf(bits) + unitsOf(bits + 1n)];
			const [up, down] = [10n ** BigInt(Math.max(n, 0)), 10n ** BigInt(Math.max(-n, 0))];
			const truth = up << 1101n;
			expect(truth >= below * down && truth <= above * down, `1e${n}`).toBe(true);
		}
		expect([powerOfTen(400), powerOfTen(1e30), powerOfTen(-1e30)]).toEqual([1 / 0, 1 / 0, 0]);
	});

	it("exponents are exact next to powers of two", () => {
		for (const n of [-1074, -1023, -1022, -20, 0, 1, 29, 1023]) expect(exponentOf(powerOfTwo(n))).toBe(n);
		expect(exponentOf(8 - 2 ** -50)).toBe(2);
		expect(exponentOf(Number.MAX_VALUE)).toBe(1023);
		expect([exponentOf(0), exponentOf(-1), exponentOf(1 / 0)]).toEqual([-1 / 0, Number.NaN, 1 / 0]);
		expect([1, 2, 0.5, 3, 0, -2, Number.NaN, 1 / 0].map(isPowerOfTwo)).toEqual([
			...[true, true, true, false, false, false, false],
			false,
		]);
	});

	it("scaling rounds once, into the subnormal doubles and to infinity", () => {
		expect(scaled(1.5, -1074)).toBe(1e-323);
		expect(scaled(2 ** -1074, 2046)).toBe(2 ** 972);
		expect(scaled(1, 1024)).toBe(Number.POSITIVE_INFINITY);
	});

	it("whole powers have the last bit that repeated multiplication and division give", () => {
		expect(wholePower(10, -3)).toBe(1 / 10 / 10 / 10);
		expect(wholePower(10, 3)).toBe(1000);
		expect(wholePower(2, -7)).toBe(1 / 128);
		expect(wholePower(2, 0)).toBe(1);
	});
});

/** The value of a double by its bits, in units of 2^-1100. */
function unitsOf(bits: bigint): bigint {
	const exponent = bits >> 52n;
	const fraction = bits & (2n ** 52n - 1n);
	return exponent === 0n ? fraction << 26n : (fraction + 2n ** 52n) << (exponent + 25n);
}

function bitsOf(x: number): bigint {
	const view = new DataView(new ArrayBuffer(8));
	view.setFloat64(0, x);
	return view.getBigUint64(0);
}
