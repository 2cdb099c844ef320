import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isMiraError, MiraError } from "../../src/errors.ts";
import { eitherSignal } from "../../src/io/abort.ts";
import { type AbortOptions, Deadline, durationText, TimeOver, withDeadline } from "../../src/io/deadline.ts";
import { throwIfOver } from "../../src/io/deadline-signals.ts";
import { Budget, DEFAULT_LIMITS } from "../../src/zarr/budget.ts";

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
	vi.restoreAllMocks();
	vi.useRealTimers();
});

/** The clock goes on, and no timer has a chance to go off. */
function workFor(ms: number): void {
	const now = performance.now() + ms;
	vi.spyOn(performance, "now").mockReturnValue(now);
}

const ten: AbortOptions = { timeoutMs: 10 };
const forever = (): Promise<never> => new Promise(() => {});

describe("withDeadline", () => {
	it("says what was not finished after how long, and how to raise it", async () => {
		const about = { url: "memory://a/x", path: "/sst" };
		const call = expect(withDeadline("reading", { timeoutMs: 1500 }, forever, about)).rejects.toMatchObject({
			name: "MiraError",
			code: "timeout",
			message: "reading was not finished after 1.5 s (in /sst of memory://a/x). Raise timeoutMs",
		});
		await vi.advanceTimersByTimeAsync(1500);
		await call;
		expect(vi.getTimerCount()).toBe(0);
	});

	it("gives the result, the error, and the caller's own reason, and leaves no timer", async () => {
		expect(await withDeadline("x", { timeoutMs: 10 }, async () => 7)).toBe(7);
		const failing = withDeadline("x", { timeoutMs: 10 }, () => Promise.reject(new MiraError("not-found", "gone")));
		await expect(failing).rejects.toMatchObject({ code: "not-found" });
		const controller = new AbortController();
		const call = withDeadline("x", { timeoutMs: 10, signal: controller.signal }, forever);
		controller.abort("enough");
		await expect(call).rejects.toBe("enough");
		await expect(withDeadline("x", { timeoutMs: 10, signal: AbortSignal.abort("before") }, forever)).rejects.toBe(
			"before",
		);
		expect(vi.getTimerCount()).toBe(0);
	});

	it("without a time nothing is added", async () => {
		const options = { signal: new AbortController().signal };
		expect(await withDeadline("x", options, async (own) => own)).toBe(options);
	});

	it("the inner call has the signal and no time of its own", async () => {
		const { signal, timeoutMs } = await withDeadline("x", ten, async (own) => own);
		expect(signal).toBeInstanceOf(AbortSignal);
		expect(timeoutMs).toBeUndefined();
	});

	it("inside, the reason is no error of a file", async () => {
		const reasons: unknown[] = [];
		const call = expect(
			withDeadline("x", ten, ({ signal }) => {
				signal?.addEventListener("abort", () => reasons.push(signal.reason));
				return forever();
			}),
		).rejects.toMatchObject({ code: "timeout" });
		await vi.advanceTimersByTimeAsync(10);
		await call;
		expect(reasons).toEqual([expect.any(TimeOver)]);
		expect(isMiraError(reasons[0])).toBe(false);
	});

	it("what writes is waited for: that it ended is certain", async () => {
		let end = (): void => {};
		const writing = withDeadline(
			"writing",
			{ timeoutMs: 10 },
			() =>
				new Promise<string>((resolve) => {
					end = () => resolve("written");
				}),
			{ isWriting: true },
		);
		await vi.advanceTimersByTimeAsync(1000);
		end();
		expect(await writing).toBe("written");
	});

	it("a time that no timer can wait for is none", async () => {
		for (const timeoutMs of [2 ** 31, Number.POSITIVE_INFINITY])
			expect(await withDeadline("x", { timeoutMs }, async () => "done")).toBe("done");
	});
});

describe("work that lets no timer go off", () => {
	it("ends where somebody looks", () => {
		const deadline = new Deadline(undefined);
		deadline.start(1000);
		const either = eitherSignal(new AbortController().signal, deadline.signal) as AbortSignal;
		const inner = new Deadline(either);
		inner.start(100_000);
		workFor(999);
		for (const signal of [undefined, deadline.signal, either, inner.signal])
			expect(() => throwIfOver(signal)).not.toThrow();
		workFor(1);
		for (const signal of [inner.signal, either, deadline.signal]) expect(() => throwIfOver(signal)).toThrow(TimeOver);
		expect([deadline.isOver, inner.isOver]).toEqual([true, false]);
	});

	it("once the work is done no time counts", () => {
		const deadline = new Deadline(undefined);
		deadline.start(1000);
		deadline.end();
		workFor(5000);
		expect(() => throwIfOver(deadline.signal)).not.toThrow();
	});
});

describe("a budget with a clock", () => {
	const unlimited = { ...DEFAULT_LIMITS, maxWork: Infinity, maxHeldBytes: Infinity, maxNodes: Infinity };

	it.each<[string, (budget: Budget) => void]>([
		["work", (budget) => budget.work(1)],
		["memory", (budget) => budget.hold(1)],
		["nodes", (budget) => budget.node(1)],
		["attributes", (budget) => budget.attribute(0)],
	])("ends a loop of %s, and whatever is charged afterwards", (_, charge) => {
		const over = new TimeOver(5);
		let looks = 0;
		const budget = new Budget(unlimited, () => {
			if (++looks === 3) throw over;
		});
		expect(() => {
			for (;;) charge(budget);
		}).toThrow(over);
		expect(looks).toBe(3);
		expect(() => budget.work(0)).toThrow(over);
		expect(() => budget.requireUnspent()).toThrow(over);
		expect(looks).toBe(3);
	});

	it("looks at it now and then, not at every step", () => {
		const look = vi.fn();
		const budget = new Budget(unlimited, look);
		for (let i = 0; i < 100_000; i++) budget.work(1);
		expect(look.mock.calls.length).toBeGreaterThan(100);
		expect(look.mock.calls.length).toBeLessThan(1000);
		look.mockClear();
		budget.work(10 ** 7);
		expect(look).toHaveBeenCalledTimes(1);
	});
});

it.each([
	[20, "20 ms"],
	[1000, "1 s"],
	[90_000, "90 s"],
	[300_000, "5 min"],
	[150_500, "150.5 s"],
])("%i ms are %s", (ms, text) => {
	expect(durationText(ms)).toBe(text);
});
