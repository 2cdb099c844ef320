import { describe, expect, it } from "vitest";
import { Limiter, mapLimited } from "../../src/io/concurrency.ts";
import { ObjectStoreRegistry, openStore } from "../../src/node.ts";
import { sample } from "../cli/run-cli.ts";

describe("none at a time", () => {
	it("is refused: it would wait for ever, or leave out everything", async () => {
		for (const none of [0, -1, Number.NaN]) {
			const refusal = expect.objectContaining({ code: "bad-argument", message: expect.stringContaining(`${none}`) });
			expect(() => new Limiter(none)).toThrow(refusal);
			await expect(mapLimited([1], none, async (item) => item)).rejects.toEqual(refusal);
			expect(() => new ObjectStoreRegistry({ concurrency: none })).toThrow(refusal);
		}
		await expect(openStore(sample("sea-surface.nc"), { concurrency: 0 })).rejects.toMatchObject({
			code: "bad-argument",
		});
	});
});

describe("Limiter", () => {
	it("starts tasks in order, each when a place is free, also after failures", async () => {
		const limiter = new Limiter(2);
		const started: number[] = [];
		const finish: (() => void)[] = [];
		const tasks = [0, 1, 2, 3].map((i) =>
			limiter.run(
				() =>
					new Promise<void>((resolve, reject) => {
						started.push(i);
						finish[i] = i === 1 ? () => reject(new Error("failed")) : resolve;
					}),
			),
		);
		const settled = Promise.allSettled(tasks);
		const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
		await turn();
		expect(started).toEqual([0, 1]);
		finish[1]?.();
		await turn();
		expect(started).toEqual([0, 1, 2]);
		finish[0]?.();
		await turn();
		expect(started).toEqual([0, 1, 2, 3]);
		finish[2]?.();
		finish[3]?.();
		expect((await settled).map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "fulfilled"]);
	});

	it("an aborted waiter leaves the queue, and its place is not lost", async () => {
		const limiter = new Limiter(1);
		let finish = (): void => {};
		const first = limiter.run(() => new Promise<void>((resolve) => (finish = resolve)));
		const controller = new AbortController();
		const second = limiter.run(async () => "second", controller.signal);
		const third = limiter.run(async () => "third");
		controller.abort("enough");
		await expect(second).rejects.toBe("enough");
		finish();
		await first;
		expect(await third).toBe("third");
		expect(await limiter.run(async () => "fourth")).toBe("fourth");
		await expect(limiter.run(async () => "fifth", AbortSignal.abort("early"))).rejects.toBe("early");
	});
});
