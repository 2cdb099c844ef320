import { describe, expect, it } from "vitest";
import { ExtentCache } from "../../src/io/cache.ts";
import { pattern, repeatableRandom } from "./pattern.ts";

function held(extents: ReturnType<ExtentCache["open"]>, offset: number, length: number): number[] {
	return extents.held(offset, length).flatMap((piece) => [...piece]);
}

describe("ExtentCache", () => {
	it("gives what is held without a gap, across extents", () => {
		const extents = new ExtentCache(10_000).open();
		extents.add(10, Uint8Array.of(10, 11, 12));
		extents.add(13, Uint8Array.of(13, 14));
		extents.add(20, Uint8Array.of(20));
		expect(held(extents, 11, 100)).toEqual([11, 12, 13, 14]);
		expect(held(extents, 11, 2)).toEqual([11, 12]);
		expect(held(extents, 9, 5)).toEqual([]);
		expect(held(extents, 15, 5)).toEqual([]);
	});

	it("drops what was not used for longest, of any object", () => {
		const cache = new ExtentCache(3 * (1000 + 128));
		const [a, b] = [cache.open(), cache.open()];
		for (const [extents, offset] of [
			[a, 0],
			[b, 0],
			[a, 5000],
		] as const)
			extents.add(offset, pattern(700));
		a.held(0, 1);
		b.add(9000, pattern(700));
		b.add(12_000, pattern(700));
		expect([a.held(0, 1), b.held(0, 1), a.held(5000, 1), b.held(9000, 1)].map(({ length }) => length)).toEqual([
			1, 0, 1, 1,
		]);
	});

	it("does not keep or count twice what it has", () => {
		const cache = new ExtentCache(4 * (100 + 128));
		const [a, b] = [cache.open(), cache.open()];
		a.add(0, pattern(100));
		for (let i = 0; i < 10; i++) b.add(0, pattern(100));
		for (let i = 0; i < 10; i++) b.add(50, pattern(50));
		expect(held(a, 0, 100)).toEqual([...pattern(100)]);
		// An extent that covers others takes their place.
		b.add(200, pattern(50));
		b.add(190, pattern(100));
		expect(held(b, 190, 200)).toEqual([...pattern(100)]);
		expect(held(a, 0, 100)).toEqual([...pattern(100)]);
	});

	it("does not keep what would push out everything else", () => {
		const extents = new ExtentCache(1000).open();
		extents.add(0, pattern(251));
		expect(extents.held(0, 1)).toEqual([]);
	});

	it("property: never gives bytes of another place, whatever was added and dropped", () => {
		const random = repeatableRandom(5);
		const data = pattern(5000);
		const cache = new ExtentCache(4000);
		const objects = [cache.open(), cache.open()];
		for (let round = 0; round < 5000; round++) {
			const extents = objects[round % 2]!;
			const offset = Math.floor(random() * 5000);
			const end = Math.min(5000, offset + Math.floor(random() * 400));
			if (random() < 0.5) extents.add(offset, data.slice(offset, end));
			else {
				const got = Buffer.concat(extents.held(offset, end - offset));
				expect(Buffer.compare(got, data.subarray(offset, offset + got.length))).toBe(0);
			}
		}
	});
});
