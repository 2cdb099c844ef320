import { describe, expect, it } from "vitest";
import { MiraError } from "../../src/errors.ts";
import { retryAfterMs, TransientError, withRetry } from "../../src/io/retry.ts";

describe("withRetry", () => {
	const fail = async (): Promise<never> => {
		throw new TransientError("network", "broken");
	};

	it("draws each wait from an interval that doubles up to the cap", async () => {
		const waits: number[] = [];
		const sleep = async (ms: number): Promise<void> => void waits.push(ms);
		const retrying = withRetry(fail, { attempts: 8, baseMs: 100, capMs: 1000, sleep, random: () => 0.999 });
		await expect(retrying).rejects.toMatchObject({ code: "network" });
		expect(waits).toEqual([100, 200, 400, 800, 1000, 1000, 1000].map((ms) => ms * 0.999));
	});

	it("stops when the budget is spent", async () => {
		const waits: number[] = [];
		const sleep = async (ms: number): Promise<void> => void waits.push(ms);
		await expect(withRetry(fail, { attempts: 99, budgetMs: 750, sleep, random: () => 1 })).rejects.toThrow("broken");
		expect(waits).toEqual([100, 200, 400]);
	});

	it("time without a byte is waiting, too", async () => {
		let tries = 0;
		const stall = async (): Promise<never> => {
			tries++;
			throw new TransientError("network", "silent", { idleMs: 30_000 });
		};
		await expect(withRetry(stall, { sleep: async () => {}, random: () => 0.5 })).rejects.toThrow("silent");
		expect(tries).toBe(2);
	});

	it("tries nothing else again", async () => {
		let tries = 0;
		const refuse = async (): Promise<never> => {
			tries++;
			throw new MiraError("not-found", "gone");
		};
		await expect(withRetry(refuse)).rejects.toThrow("gone");
		expect(tries).toBe(1);
	});
});

describe("retryAfterMs", () => {
	const now = Date.UTC(2026, 0, 1, 12, 0, 0);
	it.each([
		["7", 7000],
		["0", 0],
		["Thu, 01 Jan 2026 12:00:05 GMT", 5000],
		["Thu, 01 Jan 2026 11:00:00 GMT", 0],
		["soon", undefined],
		[null, undefined],
	])("%s", (header, expected) => {
		expect(retryAfterMs(header, now)).toBe(expected);
	});
});
