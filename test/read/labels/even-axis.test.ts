import { describe, expect, it } from "vitest";
import { evenAxis } from "../../../src/read/labels/even-axis.ts";

const line = (count: number, at: (i: number) => number): number[] => Array.from({ length: count }, (_, i) => at(i));

describe("evenly spaced numbers", () => {
	it("are found to the rounding of their type, and told by the decimals that were meant", () => {
		expect(evenAxis(line(1440, (i) => 0.25 * i))).toEqual({ first: 0, step: 0.25 });
		expect(evenAxis(line(3600, (i) => -179.95 + 0.1 * i))).toEqual({ first: -179.95, step: 0.1 });
		expect(evenAxis(Float32Array.from(line(3600, (i) => -179.95 + 0.1 * i)))).toEqual({ first: -179.95, step: 0.1 });
		expect(evenAxis([90, 0, -90])).toEqual({ first: 90, step: -90 });
	});

	it("may have few digits", () => {
		const written = line(4320, (i) => Number((-180 + 1 / 24 + i / 12).toFixed(4)));
		expect(evenAxis(written)?.step).toBeCloseTo(1 / 12, 7);
	});

	it("are not Gaussian latitudes, nor those of a Mercator map, nor ones that jump", () => {
		// The first of N32, from the table of ecCodes; the differences are 2.768, 2.783, 2.789, …
		expect(evenAxis([87.8638, 85.0965, 82.3129, 79.5256, 76.7369, 73.9475])).toBeUndefined();
		expect(evenAxis(line(100, (i) => (Math.atan(Math.sinh(i / 50)) * 180) / Math.PI))).toBeUndefined();
		expect(evenAxis([350, 355, 0, 5])).toBeUndefined();
	});

	it("are two at least, different, and finite", () => {
		for (const numbers of [[], [1], [1, 1], [0, Number.NaN, 2], [Number.NEGATIVE_INFINITY, 0, 1]])
			expect(evenAxis(numbers)).toBeUndefined();
	});
});
