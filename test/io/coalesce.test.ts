import { describe, expect, it } from "vitest";
import { coalesce } from "../../src/io/coalesce.ts";
import { repeatableRandom } from "./pattern.ts";

const range = (offset: number, length: number) => ({ offset, length });
const always = { freeGap: 0, gap: 100, waste: Number.POSITIVE_INFINITY, maxRequestBytes: 1000 };

describe("coalesce", () => {
	it("merges up to the gap and not beyond", () => {
		expect(coalesce([range(0, 10), range(110, 10), range(221, 10)], always)).toEqual([
			{ offset: 0, length: 120, members: [0, 1] },
			{ offset: 221, length: 10, members: [2] },
		]);
	});

	it("keeps track of ranges in any order, equal and nested", () => {
		expect(coalesce([range(50, 10), range(0, 100), range(50, 10), range(20, 1)], always)).toEqual([
			{ offset: 0, length: 100, members: [1, 3, 0, 2] },
		]);
		expect(coalesce([], always)).toEqual([]);
	});

	it("does not grow a request beyond its limit, but keeps a range whole", () => {
		const requests = coalesce([range(0, 600), range(600, 600), range(1200, 5000)], always);
		expect(requests.map(({ length }) => length)).toEqual([600, 600, 5000]);
	});

	it("reads gaps that cost less than a request, whatever the waste", () => {
		const rule = { freeGap: 16, gap: 1000, waste: 0, maxRequestBytes: 10_000 };
		const records = Array.from({ length: 50 }, (_, i) => ({ offset: i * 20, length: 4 }));
		expect(coalesce(records, rule)).toMatchObject([{ offset: 0, length: 984 }]);
		expect(coalesce(records, { ...rule, freeGap: 15 })).toHaveLength(50);
	});

	it("wastes at most the share it may", () => {
		const rule = { freeGap: 0, gap: 1000, waste: 0.1, maxRequestBytes: 10_000 };
		expect(coalesce([range(0, 100), range(120, 100)], rule)).toHaveLength(1);
		expect(coalesce([range(0, 100), range(121, 100)], rule)).toHaveLength(2);
		// 151 bytes are asked for, though 201 are named.
		expect(coalesce([range(0, 100), range(50, 100), range(165, 1)], rule)).toHaveLength(1);
		expect(coalesce([range(0, 100), range(50, 100), range(166, 1)], rule)).toHaveLength(2);
	});

	it("property: requests cover their members, waste no more than allowed, and are disjoint", () => {
		const random = repeatableRandom(1);
		for (let round = 0; round < 500; round++) {
			const ranges = Array.from({ length: Math.ceil(random() * 40) }, () =>
				range(Math.floor(random() * 5000), Math.ceil(random() * 200)),
			);
			const waste = random() < 0.5 ? random() : Number.POSITIVE_INFINITY;
			const requests = coalesce(ranges, { freeGap: 0, gap: random() * 300, waste, maxRequestBytes: 2000 });
			expect(requests.flatMap(({ members }) => members).sort((a, b) => a - b)).toEqual([...ranges.keys()]);
			let end = -1;
			for (const { offset, length, members } of requests) {
				expect(offset).toBeGreaterThanOrEqual(end);
				end = offset + length;
				const useful = new Set<number>();
				for (const member of members) {
					const { offset: at, length: size } = ranges[member]!;
					expect(at >= offset && at + size <= end).toBe(true);
					for (let i = 0; i < size; i++) useful.add(at + i);
				}
				expect(length).toBeLessThanOrEqual((1 + waste) * useful.size);
			}
		}
	});
});
