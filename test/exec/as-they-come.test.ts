import { expect, it } from "vitest";
import { asTheyCome } from "../../src/exec/as-they-come.ts";

it("gives all results, as they come, no more than so many at a time", async () => {
	let running = 0;
	let most = 0;
	const results: number[] = [];
	const work = async (item: number): Promise<number> => {
		most = Math.max(most, ++running);
		await new Promise((resolve) => setTimeout(resolve, item === 0 ? 50 : 1));
		running--;
		return item;
	};
	for await (const result of asTheyCome([0, 1, 2, 3, 4, 5, 6], 3, work)) results.push(result);
	expect(results.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6]);
	expect(results.at(-1)).toBe(0);
	expect(most).toBe(3);
});

it("loses none of those that are done at the same moment", async () => {
	const results: number[] = [];
	for await (const result of asTheyCome([1, 2, 3, 4], 4, async (item) => item)) results.push(result);
	expect(results).toEqual([1, 2, 3, 4]);
});

it("begins no other after a failure, and waits for what is under way", async () => {
	const begun: number[] = [];
	let isPutAway = false;
	const work = async (item: number): Promise<number> => {
		begun.push(item);
		if (item === 1) throw new Error("no");
		await new Promise((resolve) => setTimeout(resolve, 20));
		isPutAway = true;
		return item;
	};
	await expect(async () => {
		for await (const _ of asTheyCome([1, 2, 3], 2, work));
	}).rejects.toThrow("no");
	expect(begun).toEqual([1, 2]);
	expect(isPutAway).toBe(true);
});
