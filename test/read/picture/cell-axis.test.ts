import { describe, expect, it } from "vitest";
import { centreAxis, pixelAxis } from "../../../src/read/picture/cell-axis.ts";

describe("cells by their centres", () => {
	const axis = (centres: number[], isCircular = false) => {
		const made = centreAxis(Float64Array.from(centres), { isCircular });
		if (made === undefined) throw new Error("no axis");
		return made;
	};

	it("meet halfway, and the outer ones reach as far outwards as inwards", () => {
		const up = axis([10, 20, 40]);
		expect(up.edges).toEqual([5, 50]);
		expect([4.9, 5, 14.9, 15.1, 29.9, 30.1, 50, 50.1].map((v) => up.nearest(v))).toEqual([-1, 0, 0, 1, 1, 2, 2, -1]);
		expect([5, 10, 15, 30, 40, 50].map((v) => up.position(v))).toEqual([-0.5, 0, 0.5, 1.5, 2, 2.5]);
		expect(up.position(51)).toBeNaN();
	});

	it("may go down; of two that are as near the greater value counts, as in xarray", () => {
		const down = axis([40, 20, 10]);
		expect([50, 30.1, 29.9, 5, 4.9].map((v) => down.nearest(v))).toEqual([0, 0, 1, 2, -1]);
		expect(down.nearest(30)).toBe(0);
		expect(axis([10, 20, 40]).nearest(30)).toBe(2);
		expect([40, 30, 15].map((v) => down.position(v))).toEqual([0, 0.5, 1.5]);
	});

	it("of longitudes go round, and the last borders on the first", () => {
		const round = axis([0, 90, 180, 270], true);
		expect(round.isClosed).toBe(true);
		expect([-180, -91, -46, -44, 0, 314, 316, 359].map((v) => round.nearest(v))).toEqual([2, 3, 3, 0, 0, 3, 0, 0]);
		expect(round.position(-45)).toBe(-0.5);
		expect(round.position(300)).toBeCloseTo(3 + 1 / 3);
		expect(round.position(-30)).toBeCloseTo(-1 / 3);
	});

	it("of a part of the globe are found whichever way longitudes are counted", () => {
		const pacific = axis([170, 180, 190], true);
		expect(pacific.isClosed).toBe(false);
		expect([-170, 190, -166, 165, 164, -164, 0].map((v) => pacific.nearest(v))).toEqual([2, 2, 2, 0, -1, -1, -1]);
		const west = axis([-170, -175, -180], true);
		expect([180, 185, 195, -170, 170].map((v) => west.nearest(v))).toEqual([2, 1, -1, 0, -1]);
	});

	it.each([
		["one", [1]],
		["to and fro", [1, 2, 1]],
		["twice the same", [1, 1, 2]],
		["a missing one", [1, Number.NaN, 3]],
	])("are not known where the numbers do not go one way: %s", (_, centres) => {
		expect(centreAxis(Float64Array.from(centres))).toBeUndefined();
	});
});

describe("pixels", () => {
	it("begin at the edge of the first", () => {
		const y = pixelAxis([10, 0, 100, 0, -10, 50], "y", 5);
		expect([51, 50, 40.1, 40, 0.1, 0, -1].map((v) => y.nearest(v))).toEqual([-1, 0, 0, 1, 4, 4, -1]);
		expect([50, 45, 40].map((v) => y.position(v))).toEqual([-0.5, 0, 0.5]);
		const x = pixelAxis([90, 0, 0, 0, -1, 0], "x", 4, { isCircular: true });
		expect(x.isClosed).toBe(true);
		expect([-1, 1, 359, 181].map((v) => x.nearest(v))).toEqual([3, 0, 3, 2]);
	});
});
