import { describe, expect, test } from "vitest";
// @ts-expect-error: a script of the bench, without types
import { simulate } from "../../bench/scale/simulation.mjs";

/** Nothing takes any time but what a test says. */
const FREE = {
	files: 100,
	workers: 1,
	filesPerBatch: 10,
	filesAtOnce: 10,
	openMs: 0,
	requestMs: 0,
	putMs: 0,
	joinMs: 0,
	mergeMs: 0,
	writeMs: 0,
	operationsPerBatch: 0,
	redisOperationsPerSecond: 1,
	requestsPerSecond: Number.POSITIVE_INFINITY,
	coordinators: 1,
};

describe("the simulation of many machines", () => {
	test("workers that are all there is to wait for share the files", () => {
		// 10 batches of 10 files of 5 ms on 5 workers: two batches each.
		const { totalMs, bottleneck } = simulate({ ...FREE, workers: 5, openMs: 5 });
		expect(totalMs).toBe(100);
		expect(bottleneck).toBe("workers");
	});

	test("more workers than batches have nothing to do", () => {
		expect(simulate({ ...FREE, workers: 1000, openMs: 5 }).totalMs).toBe(50);
	});

	test("requests of a batch are under way together, as many as are allowed", () => {
		expect(simulate({ ...FREE, files: 10, requestMs: 50 }).totalMs).toBe(50);
		expect(simulate({ ...FREE, files: 10, requestMs: 50, filesAtOnce: 4 }).totalMs).toBe(150);
	});

	test("a last batch that is not full costs less", () => {
		expect(simulate({ ...FREE, files: 13, openMs: 1 }).totalMs).toBe(13);
	});

	test("one coordinator joins one file after the other, however many workers there are", () => {
		const { totalMs, use, bottleneck } = simulate({ ...FREE, workers: 10, joinMs: 3 });
		expect(totalMs).toBe(300);
		expect(use.coordinator).toBe(1);
		expect(bottleneck).toBe("coordinator");
	});

	test("coordinators share that, and what each made is joined at the end", () => {
		const { totalMs, lastMs } = simulate({
			...FREE,
			workers: 10,
			joinMs: 3,
			mergeMs: 0.5,
			writeMs: 0.1,
			coordinators: 2,
		});
		expect(lastMs).toBe(50);
		expect(totalMs).toBeCloseTo(150 + 50 + 10);
	});

	test("a store that answers so many requests a second is what saturates", () => {
		// 100 files and 10 partials at 1,000 a second.
		const { totalMs, bottleneck } = simulate({ ...FREE, workers: 10, requestsPerSecond: 1000 });
		expect(totalMs).toBeCloseTo(110);
		expect(bottleneck).toBe("object store");
	});

	test("Redis is asked before and after each batch", () => {
		const { totalMs, bottleneck } = simulate({
			...FREE,
			workers: 10,
			operationsPerBatch: 4,
			redisOperationsPerSecond: 1000,
		});
		expect(totalMs).toBeCloseTo(40);
		expect(bottleneck).toBe("Redis");
	});
});
