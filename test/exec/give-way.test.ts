/** Files that the thread asks for itself are opened without waiting for anything: the rest of the thread has its turn all the same. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { inProcess, openEachInBatches } from "../../src/exec/index.ts";
import { sample } from "../cli/run-cli.ts";

const COUNT = 120;
/** As long as no call takes its time, all are made in the thread (`FileCalls`); after a hundred looks at the clock it is time to give way. */
const STEP_MILLISECONDS = 0.2;

const folder = mkdtempSync(join(tmpdir(), "mirazarr-give-way-"));
const files = Array.from({ length: COUNT }, (_, i) => join(folder, `gauge-${i}.nc`));
beforeAll(async () => {
	for (const file of files) writeFileSync(file, readFileSync(sample("gauge-2024.nc")));
	// What is loaded when the first file is opened is waited for.
	await openEachInBatches(files.slice(0, 1), { executor: inProcess() });
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => void vi.restoreAllMocks());

function clockGoesSlowly(): void {
	let now = performance.now();
	vi.spyOn(performance, "now").mockImplementation(() => {
		now += STEP_MILLISECONDS;
		return now;
	});
}

describe("opening in this thread", () => {
	it("lets timers go off again and again", async () => {
		clockGoesSlowly();
		const seen = new Set<number>();
		let done = 0;
		const timer = setInterval(() => seen.add(done), 0);
		const opened = await openEachInBatches(files, {
			executor: inProcess(),
			onProgress: (progress) => {
				done = progress.done;
			},
		});
		clearInterval(timer);
		expect(opened).toHaveLength(COUNT);
		expect([...seen].filter((count) => count > 0 && count < COUNT).length).toBeGreaterThan(1);
	});

	it("is ended by a signal that comes from a timer", async () => {
		clockGoesSlowly();
		const stop = new AbortController();
		let done = 0;
		setTimeout(() => stop.abort(), 0);
		const opening = openEachInBatches(files, {
			executor: inProcess(),
			signal: stop.signal,
			onProgress: (progress) => {
				done = progress.done;
			},
		});
		await expect(opening).rejects.toThrow("abort");
		expect(done).toBeLessThan(COUNT);
	});
});
