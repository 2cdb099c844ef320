import { colourTable } from "mirazarr/picture";
import { describe, expect, it } from "vitest";
import { ByteCache } from "../../web/engine/byte-cache.ts";
import { rangeOf } from "../../web/engine/percentiles.ts";
import { levelFor, planeLevels, tilesIn } from "../../web/engine/plane-levels.ts";
import { enabledBits, isOn, type MissingRuleFacts, withSwitched } from "../../web/engine/switched-rules.ts";
import { cutTexels, texelsOf, texelValue } from "../../web/engine/texels.ts";
import { HATCH_NAMES, isHatched, reasonOf } from "../../web/page/missing/hatch.ts";
import {
	COLOUR_COUNT,
	centredRange,
	colourIndex,
	scaleNumbers,
	shareOf,
	valueAtShare,
} from "../../web/page/picture/colour-scale.ts";
import { cellAt, cellsInWindow, panned, shownWindow, wholePlane, zoomed } from "../../web/page/picture/view-window.ts";

describe("colours", () => {
	it("are as many as the tables of the library have", () => {
		expect(colourTable("viridis").length).toBe(3 * COLOUR_COUNT);
	});

	it("are the first and the last at the ends, whatever the scaling, and beyond", () => {
		for (const scaling of ["linear", "log", "symmetric"] as const) {
			const scale = scaleNumbers(scaling, [0.01, 100]);
			expect([0.01, 100, 1e9, -1e9].map((value) => colourIndex(scale, value))).toEqual([0, 254, 254, 0]);
		}
		expect(colourIndex(scaleNumbers("log", [0.01, 100]), 1)).toBe(127);
		expect(colourIndex(scaleNumbers("symmetric", [-5, 5]), 0)).toBe(127);
		expect(colourIndex(scaleNumbers("linear", [3, 3]), 3)).toBe(0);
	});

	it("lead back to values", () => {
		for (const scaling of ["linear", "log", "symmetric"] as const) {
			const scale = scaleNumbers(scaling, [0.5, 80]);
			for (const value of [0.5, 7, 80]) expect(valueAtShare(scale, shareOf(scale, value))).toBeCloseTo(value, 9);
		}
	});

	it("have zero in the middle of a range on both of its sides", () => {
		expect(centredRange([-2, 5])).toEqual([-5, 5]);
		expect(centredRange([1, 5])).toEqual([1, 5]);
	});
});

describe("reasons", () => {
	const rules: MissingRuleFacts[] = [
		{ text: "_FillValue -9999", cause: "sentinel" },
		{ text: "outside 0 to 100", cause: "validRange" },
		{ text: "NaN", cause: "notANumber" },
	];

	it("are the first rule that holds and is on; what is not a number stays so", () => {
		expect(enabledBits(rules, [])).toBe(0b101);
		expect(enabledBits(rules, ["_FillValue -9999", "+outside 0 to 100", "NaN"])).toBe(0b110);
		expect([reasonOf(0b11, 0b101), reasonOf(0b11, 0b110), reasonOf(0b11, 0b100)]).toEqual([0, 1, -1]);
	});

	it("are switched by their names", () => {
		const [fill, range] = rules as [MissingRuleFacts, MissingRuleFacts];
		const off = withSwitched(fill, []);
		expect([off, isOn(fill, off), withSwitched(fill, off)]).toEqual([["_FillValue -9999"], false, []]);
		expect(isOn(range, withSwitched(range, []))).toBe(true);
	});

	it("have patterns that all differ", () => {
		const drawn = HATCH_NAMES.map((_, pattern) =>
			Array.from({ length: 64 }, (_, i) => Number(isHatched(pattern, i % 8, i >> 3))).join(""),
		);
		expect(new Set(drawn).size).toBe(HATCH_NAMES.length);
		for (const one of drawn) expect(one).toMatch(/0.*1|1.*0/);
	});
});

describe("windows", () => {
	const plane = { width: 100, height: 50 };
	const picture = { width: 400, height: 400 };

	it("show all of what is asked for, with square cells and room beside it", () => {
		expect(shownWindow(wholePlane(plane), picture, 1)).toEqual([0, -25, 100, 75]);
		expect(shownWindow(wholePlane(plane), picture, undefined)).toEqual([0, 0, 100, 50]);
		expect(shownWindow(wholePlane(plane), picture, 2)).toEqual([0, 0, 100, 50]);
	});

	it("keep the place under the pointer where it is", () => {
		const near = zoomed([0, 0, 100, 50], 2, 0.25, 0.5, plane);
		expect(near).toEqual([12.5, 12.5, 62.5, 37.5]);
		expect(zoomed([0, 0, 100, 50], 1e9, 0.5, 0.5, plane)).toEqual([48, 24, 52, 26]);
	});

	it("do not leave the plane", () => {
		expect(panned([0, 0, 100, 50], 9, 0, plane)).toEqual([50, 0, 150, 50]);
		expect(cellsInWindow([-3, 40.5, 10.2, 80], plane)).toEqual([0, 40, 11, 50]);
		expect(cellsInWindow([-3, 60, 10, 80], plane)).toBeUndefined();
	});

	it("tell the cell at a place, south up too", () => {
		expect(cellAt([0, 0, 100, 50], 0.505, 0.01, plane, false)).toEqual({ row: 0, column: 50 });
		expect(cellAt([0, 0, 100, 50], 0.505, 0.01, plane, true)).toEqual({ row: 49, column: 50 });
		expect(cellAt([0, -25, 100, 75], 0.5, 0.1, plane, false)).toBeUndefined();
	});
});

describe("levels", () => {
	const cog = [1, 2, 4].map((scale, i) => ({
		path: i === 0 ? "/0" : `/overviews/${i}`,
		shape: [3, 8000 / scale, 6000 / scale],
		scale: [1, scale, scale],
		translation: [0, 0, 0],
	}));

	it("are those of the file, and every second texel of the coarsest as long as that is large", () => {
		const levels = planeLevels(cog, [1, 2]);
		expect(levels.map(({ path, stride, width }) => [path, stride, width])).toEqual([
			["/0", 1, 6000],
			["/overviews/1", 1, 3000],
			["/overviews/2", 1, 1500],
		]);
		const [, second] = planeLevels(cog.slice(0, 1), [1, 2]);
		expect(second).toMatchObject({ path: "/0", stride: 2, scale: [2, 2], height: 4000 });
	});

	it("are chosen so that a texel is no larger than a pixel", () => {
		const levels = planeLevels(cog, [1, 2]);
		expect([0.5, 1, 1.9, 2, 3.9, 4, 100].map((cells) => levelFor(levels, cells))).toEqual([0, 0, 0, 1, 1, 2, 2]);
	});

	it("are cut into tiles", () => {
		const [, , coarse] = planeLevels(cog, [1, 2]);
		expect(tilesIn(coarse as NonNullable<typeof coarse>, [0, 0, 6000, 8000])).toEqual({
			firstRow: 0,
			firstColumn: 0,
			endRow: 4,
			endColumn: 3,
		});
		expect(tilesIn(coarse as NonNullable<typeof coarse>, [2100, 2100, 2200, 4100])).toMatchObject({
			firstRow: 1,
			firstColumn: 1,
			endRow: 3,
			endColumn: 2,
		});
	});
});

describe("texels", () => {
	it("keep what 32 bits leave over", () => {
		const data = Float64Array.of(0.1, 1e9 + 0.5, Number.NaN);
		const texels = texelsOf({ dataType: "float64", shape: [3], data });
		expect(texels?.rest).toBeDefined();
		expect(texels && texelValue(texels, 1)).toBe(1e9 + 0.5);
		expect(texels && texelValue(texels, 0)).toBeCloseTo(0.1, 14);
		expect(texelsOf({ dataType: "int16", shape: [2], data: Int16Array.of(1, -9999) })?.rest).toBeUndefined();
	});

	it("are cut out of wider ones, or of ones that lie across", () => {
		const whole = { values: Float32Array.of(0, 1, 2, 3, 4, 5), bits: new Uint8Array(6) };
		const across = cutTexels(whole, { height: 3, width: 2, first: 0, step: 3, rowStep: 1 });
		expect([...across.values]).toEqual([0, 3, 1, 4, 2, 5]);
	});

	it("have percentiles of what is there", () => {
		const values = Float32Array.from({ length: 101 }, (_, i) => (i === 100 ? 1e30 : i));
		const bits = new Uint8Array(101);
		bits[100] = 1;
		expect(rangeOf([{ values, bits }], 2, 98, 1)).toEqual([2, 97]);
		expect(rangeOf([{ values, bits }], 0, 100, 0)?.[1]).toBeCloseTo(1e30, -24);
		expect(rangeOf([{ values: Float32Array.of(Number.NaN), bits: new Uint8Array(1) }], 2, 98, 1)).toBeNull();
	});
});

describe("the cache", () => {
	it("lets go of what was not used for the longest time", () => {
		const cache = new ByteCache<Uint8Array>(10, ({ length }) => length);
		for (const key of ["a", "b"]) cache.set(key, new Uint8Array(4));
		cache.get("a");
		cache.set("c", new Uint8Array(4));
		expect([cache.get("a")?.length, cache.get("b"), cache.bytes]).toEqual([4, undefined, 8]);
	});

	it("does a thing once for all who want it, and gives it up when all have gone", async () => {
		const cache = new ByteCache<number>(0, () => 0);
		const [first, second] = [new AbortController(), new AbortController()];
		let isGivenUp = false;
		const start = (signal: AbortSignal): Promise<number> =>
			new Promise((_, reject) => {
				signal.addEventListener("abort", () => {
					isGivenUp = true;
					reject(signal.reason);
				});
			});
		const both = [cache.once("k", start, first.signal), cache.once("k", start, second.signal)];
		first.abort();
		await expect(both[0]).rejects.toThrow();
		expect(isGivenUp).toBe(false);
		second.abort();
		await expect(both[1]).rejects.toThrow();
		expect(isGivenUp).toBe(true);
	});
});
