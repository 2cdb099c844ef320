import type { DimensionAxis } from "mirazarr";
import { describe, expect, it } from "vitest";
import { niceNumbers, numberText, shortNumber } from "../../web/page/axes/nice-steps.ts";
import { grows, labelAt, ticksOf, usualStep } from "../../web/page/axes/ticks.ts";

const axis = (labels: DimensionAxis["labels"], length: number, more: Partial<DimensionAxis> = {}): DimensionAxis => ({
	dimension: "d",
	length,
	labels,
	...more,
});
const numbers = (values: number[], more: Partial<DimensionAxis> = {}): DimensionAxis =>
	axis({ kind: "numbers", values: Float64Array.from(values) }, values.length, more);

describe("round numbers", () => {
	it("are 1, 2, 2.5 and 5 times powers of ten, in the order asked for", () => {
		expect(niceNumbers(0, 10, 5).values).toEqual([0, 2, 4, 6, 8, 10]);
		expect(niceNumbers(1, -1, 5).values).toEqual([1, 0.5, 0, -0.5, -1]);
		expect(niceNumbers(0, 1, 4)).toEqual({ values: [0, 0.25, 0.5, 0.75, 1], step: 0.25 });
	});

	it("have the digits of their step, and a real minus", () => {
		expect([
			numberText(0.25, 0.25),
			numberText(-0.5, 0.5),
			numberText(-0, 1),
			numberText(3e7, 1e7),
			numberText(3e9, 1e9),
		]).toEqual(["0.25", "−0.5", "0", "30\u202f000\u202f000", "3e+9"]);
		expect([shortNumber(0.1 + 0.2), shortNumber(1e12), shortNumber(Number.NaN)]).toEqual(["0.3", "1e12", "NaN"]);
	});
});

describe("ticks", () => {
	it("stand at the middles of cells that are even, going either way", () => {
		const down = axis({ kind: "even", first: 89.5, step: -1 }, 180, { role: "latitude" });
		const ticks = ticksOf(down, 0, 180, 6);
		expect(ticks.map(({ text }) => text)).toEqual(["90°N", "60°N", "30°N", "0°", "30°S", "60°S", "90°S"]);
		expect(ticks.find(({ text }) => text === "0°")?.at).toBe(90);
		expect(grows(down)).toBe(false);
	});

	it("stand between cells that are not even, where the number lies", () => {
		const depth = numbers([0, 1, 3, 7, 15, 31, 63, 127], { units: "m" });
		const ticks = ticksOf(depth, 0, 8, 4);
		const at50 = ticks.find(({ text }) => text === "50");
		// 50 lies 19/32 of the way from 31 (cell 5) to 63.
		expect(at50?.at).toBeCloseTo(5.5 + 19 / 32, 9);
		expect(labelAt(depth, 2)).toBe("3 m");
	});

	it("count cells whose numbers do not go one way, and cells that have none", () => {
		expect(ticksOf(numbers([3, 1, 2]), 0, 3, 5)).toEqual([
			{ at: 0.5, text: "3" },
			{ at: 1.5, text: "1" },
			{ at: 2.5, text: "2" },
		]);
		expect(ticksOf(axis({ kind: "positions" }, 100), 0, 100, 4).map(({ text }) => text)).toEqual([
			"0",
			"25",
			"50",
			"75",
		]);
	});

	it("stand where years begin, or months, or days, in any calendar", () => {
		const texts = Array.from({ length: 720 }, (_, day) => {
			const [year, month] = [2001 + Math.floor(day / 360), Math.floor((day % 360) / 30) + 1];
			return `${year}-${String(month).padStart(2, "0")}-${String((day % 30) + 1).padStart(2, "0")}T00:00:00Z`;
		});
		const time = axis({ kind: "times", values: Float64Array.from(texts, (_, i) => i), texts }, 720, { role: "time" });
		expect(ticksOf(time, 0, 720, 8).map(({ text }) => text)).toEqual([
			"2001-01",
			"2001-04",
			"2001-07",
			"2001-10",
			"2002-01",
			"2002-04",
			"2002-07",
			"2002-10",
		]);
		expect(ticksOf(time, 58, 62, 8)).toEqual([
			{ at: 58.5, text: "2001-02-29" },
			{ at: 59.5, text: "2001-02-30" },
			{ at: 60.5, text: "2001-03-01" },
			{ at: 61.5, text: "2001-03-02" },
		]);
		expect(labelAt(time, 59)).toBe("2001-02-30");
	});

	it("know the usual step, by which the shape of a cell is reckoned", () => {
		expect(usualStep(numbers([10, 8, 6]))).toBe(2);
		expect(usualStep(axis({ kind: "positions" }, 5))).toBeUndefined();
	});
});
