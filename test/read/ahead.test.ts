import { expect, it } from "vitest";
import { oneAhead } from "../../src/read/ahead.ts";

/** Tasks that end when they are told to. */
function tasks() {
	const events: string[] = [];
	const signals: (AbortSignal | undefined)[] = [];
	const start = async (item: number, signal: AbortSignal | undefined): Promise<number> => {
		events.push(`start ${item}`);
		signals.push(signal);
		return item * 10;
	};
	return { events, signals, start };
}

it("starts each task while the result before it is dealt with", async () => {
	const { events, start } = tasks();
	const seen: [number, number][] = [];
	for await (const [item, result] of oneAhead([1, 2, 3], start, undefined)) {
		events.push(`use ${item}`);
		seen.push([item, result]);
	}
	expect(events).toEqual(["start 1", "start 2", "use 1", "start 3", "use 2", "use 3"]);
	expect(seen).toEqual([
		[1, 10],
		[2, 20],
		[3, 30],
	]);
	for await (const _ of oneAhead([], start, undefined)) expect.unreachable();
});

it("aborts what is under way when nobody waits for it any more", async () => {
	const { signals, start } = tasks();
	for await (const _ of oneAhead([1, 2, 3], start, undefined)) break;
	expect(signals.map((signal) => signal?.aborted)).toEqual([undefined, true]);
});

it("gives the error of the task whose turn it is; a later one goes unheard", async () => {
	const seen: number[] = [];
	const fail = async (item: number): Promise<number> => {
		if (item > 1) throw new Error(`task ${item}`);
		return item;
	};
	const work = async () => {
		for await (const [item] of oneAhead([1, 2, 3], fail, undefined)) seen.push(item);
	};
	await expect(work()).rejects.toThrow("task 2");
	expect(seen).toEqual([1]);
});

it("hands the caller's signal on", async () => {
	const { signals, start } = tasks();
	const controller = new AbortController();
	for await (const [item] of oneAhead([1, 2], start, controller.signal)) {
		if (item === 1) controller.abort();
	}
	expect(signals.map((signal) => signal?.aborted)).toEqual([true, true]);
});
