import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as elementary from "../../../src/zarr/arithmetic/elementary.ts";

const { power, atan2, hypot } = elementary;
const FUNCTIONS: Readonly<Record<string, (...given: number[]) => number>> = { ...elementary };

/** Rows of arguments, the double nearest to the true value, and the rest of it: `test/fixtures/arithmetic/make.py`. */
const TRUTH: Readonly<Record<string, readonly (readonly number[])[]>> = JSON.parse(
	readFileSync(new URL("../../fixtures/arithmetic/elementary.json", import.meta.url), "utf8"),
);

/** The greatest error in units of the last place that was measured with 4000 arguments a function, and a little more. */
const BOUNDS: Readonly<Record<string, number>> = {
	...{ exp: 0.502, log: 0.77, power: 0.502, hypot: 0.502 },
	...{ sin: 0.73, cos: 0.79, tan: 0.9, asin: 0.73, acos: 0.73, atan: 0.6, atan2: 0.69 },
	...{ sinh: 0.77, cosh: 0.66, tanh: 0.74, asinh: 0.68, atanh: 0.73 },
};

function lastPlace(x: number): number {
	const view = new DataView(new ArrayBuffer(8));
	view.setFloat64(0, Math.abs(x));
	view.setBigUint64(0, view.getBigUint64(0) + 1n);
	return view.getFloat64(0) - Math.abs(x);
}

describe("elementary functions", () => {
	it("are all judged by true values", () => {
		const functions = Object.keys(elementary).filter((name) => !["powerOfTwo", "square", "wholePower"].includes(name));
		expect(functions.sort()).toEqual(Object.keys(TRUTH).sort());
	});

	it.each(Object.keys(TRUTH))("%s is nearer to the truth than one unit in the last place", (name) => {
		const bound = BOUNDS[name] as number;
		expect(bound).toBeLessThan(1);
		for (const row of TRUTH[name] ?? []) {
			const [high, low] = row.slice(-2) as [number, number];
			const found = FUNCTIONS[name]?.(...row.slice(0, -2));
			expect(
				Math.abs((found ?? Number.NaN) - high - low) / lastPlace(high),
				`${name}(${row.slice(0, -2)}) is ${found}`,
			).toBeLessThan(bound);
		}
	});

	const [INF, NAN] = [Number.POSITIVE_INFINITY, Number.NaN];

	// ECMAScript, section 21.3.2: what Math must give where there is nothing to round.
	it.each([
		[
			"sin",
			[
				[0, 0],
				[-0, -0],
				[INF, NAN],
				[-INF, NAN],
				[NAN, NAN],
			],
		],
		[
			"cos",
			[
				[0, 1],
				[-0, 1],
				[INF, NAN],
				[NAN, NAN],
			],
		],
		[
			"tan",
			[
				[0, 0],
				[-0, -0],
				[INF, NAN],
				[NAN, NAN],
			],
		],
		[
			"asin",
			[
				[0, 0],
				[-0, -0],
				[1, Math.PI / 2],
				[-1, -Math.PI / 2],
				[1.5, NAN],
				[NAN, NAN],
			],
		],
		[
			"acos",
			[
				[1, 0],
				[-1, Math.PI],
				[0, Math.PI / 2],
				[-1.5, NAN],
				[NAN, NAN],
			],
		],
		[
			"atan",
			[
				[0, 0],
				[-0, -0],
				[INF, Math.PI / 2],
				[-INF, -Math.PI / 2],
				[1, Math.PI / 4],
				[NAN, NAN],
			],
		],
		[
			"exp",
			[
				[0, 1],
				[-0, 1],
				[INF, INF],
				[-INF, 0],
				[710, INF],
				[-746, 0],
				[-745, 5e-324],
				[NAN, NAN],
			],
		],
		[
			"log",
			[
				[1, 0],
				[0, -INF],
				[-0, -INF],
				[-1, NAN],
				[INF, INF],
				[NAN, NAN],
			],
		],
		[
			"sinh",
			[
				[0, 0],
				[-0, -0],
				[INF, INF],
				[-INF, -INF],
				[720, INF],
				[NAN, NAN],
			],
		],
		[
			"cosh",
			[
				[0, 1],
				[INF, INF],
				[-INF, INF],
				[720, INF],
				[NAN, NAN],
			],
		],
		[
			"tanh",
			[
				[0, 0],
				[-0, -0],
				[INF, 1],
				[-INF, -1],
				[NAN, NAN],
			],
		],
		[
			"asinh",
			[
				[0, 0],
				[-0, -0],
				[INF, INF],
				[-INF, -INF],
				[NAN, NAN],
			],
		],
		[
			"atanh",
			[
				[0, 0],
				[-0, -0],
				[1, INF],
				[-1, -INF],
				[2, NAN],
				[NAN, NAN],
			],
		],
	] as const)("%s has the values at its ends that Math must have", (name, cases) => {
		for (const [x, value] of cases) expect(FUNCTIONS[name]?.(x), `${name}(${x})`).toBe(value);
	});

	it("atan2 knows zeros with a sign and infinities", () => {
		const ends = [0, -0, 1, -1, 5e-324, -5e-324, 1e308, -1e308, INF, -INF];
		// Multiples of a quarter of pi, of which engines know the nearest double but for one bit.
		for (const y of ends)
			for (const x of ends)
				expect(Math.abs(atan2(y, x) - Math.atan2(y, x)), `atan2(${y}, ${x})`).toBeLessThanOrEqual(4.5e-16);
		expect([atan2(0, 1), atan2(-0, 1), atan2(0, -0), atan2(-0, -0)]).toEqual([0, -0, Math.PI, -Math.PI]);
		expect([atan2(NAN, 1), atan2(1, NAN)]).toEqual([NAN, NAN]);
	});

	it("hypot neither overflows nor vanishes on the way", () => {
		expect(hypot(3 * 2 ** 900, 4 * 2 ** 900)).toBe(5 * 2 ** 900);
		expect(hypot(3 * 2 ** -1070, 4 * 2 ** -1070)).toBe(5 * 2 ** -1070);
		expect(hypot(-0, 0)).toBe(0);
		expect([hypot(INF, NAN), hypot(NAN, -INF), hypot(NAN, 1)]).toEqual([INF, INF, NAN]);
	});

	it("power is exact where the true value is a double", () => {
		for (let n = -30; n <= 22; n++) expect(power(10, n)).toBe(Number(`1e${n}`));
		for (const n of [-1074, -1022, -3, 0, 10, 1023]) expect(power(2, n)).toBe(2 * power(2, n - 1) || 5e-324);
		expect(power(2.25, 1.5)).toBe(3.375);
		expect([power(0, 2), power(0, -2), power(INF, 0.5), power(INF, -1), power(0.5, INF), power(2, -INF)]).toEqual([
			...[0, INF, INF, 0, 0, 0],
		]);
		expect([power(NAN, 0), power(1, NAN), power(-2, 2), power(2, NAN)]).toEqual([1, 1, NAN, NAN]);
		expect([power(2, 1024), power(2, -1100), power(1.5, 1e-300)]).toEqual([INF, 0, 1]);
	});
});
