/** What is shown while a command works: a bar on a terminal, JSON on request, nothing in a pipe. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startProgress } from "../../src/cli/progress.ts";
import { Pace, timeLeftText } from "../../src/cli/progress-pace.ts";
import { guardedTerminal, type ProgressEvent, type Terminal } from "../../src/cli/terminal.ts";
import { runCli, sample, withoutStyling } from "./run-cli.ts";

/** A progress, its clock, and all that it wrote. */
function record(isTTY: boolean, mode: "auto" | "json" | "none", columns?: number) {
	const written: string[] = [];
	const clock = { ms: 0 };
	const stderr = { write: (text: string | Uint8Array) => void written.push(String(text)) as undefined, isTTY, columns };
	const stdin = async function* () {};
	const signal = new AbortController().signal;
	const terminal: Terminal = guardedTerminal({ stdout: stderr, stderr, stdin, env: {}, signal });
	const progress = startProgress(terminal, mode, () => clock.ms);
	const at = (ms: number, event: ProgressEvent): void => {
		clock.ms = ms;
		progress.report(event);
	};
	return { written, progress, at };
}

describe("as JSON", () => {
	it("is a line for each event, with what is known", () => {
		const { written, at } = record(false, "json");
		at(0, { phase: "arrays", done: 1, total: 2 });
		at(0, { phase: "files", done: 0, total: 10, failed: 0, bytes: 0 });
		const error = { code: "truncated", message: "it ends too soon" };
		at(3000, { phase: "files", done: 1, total: 10, failed: 1, bytes: 5e6, file: "https://h/a?sig=secret", error });
		expect(written).toEqual([
			'{"phase":"arrays","done":1,"total":2}\n',
			'{"phase":"files","done":0,"total":10,"failed":0,"bytes":0}\n',
			'{"phase":"files","done":1,"total":10,"failed":1,"bytes":5000000,"perSecond":0.333,"secondsLeft":27,' +
				'"file":"https://h/a","error":{"code":"truncated","message":"it ends too soon"}}\n',
		]);
	});
});

describe("on a terminal", () => {
	const EVENT = { phase: "files", done: 61_200, total: 100_000, failed: 12, bytes: 3.2e9 };

	it.each([
		[80, "███████████░░░░░░░ files 61200/100000 · 12 failed · 39 s left · 1020/s · 3.2 GB"],
		[60, "files 61200/100000 · 12 failed · 39 s left · 1020/s"],
		[40, "█████░░░ files 61200/100000 · 12 failed"],
		[20, "files 61200/100000"],
	])("of %i columns it is one line that fits", (columns, line) => {
		const { written, at, progress } = record(true, "auto", columns);
		at(0, { ...EVENT, done: 0 });
		at(60_000, EVENT);
		progress.end();
		expect(written.map(withoutStyling).filter((text) => text !== "")).toEqual([line]);
		expect(line.length).toBeLessThan(columns);
		expect(written.at(-1)).toBe("\r\u001b[2K");
	});

	it("has everything where there is room", () => {
		const { written, at } = record(true, "auto", 100);
		at(0, { ...EVENT, done: 0 });
		at(60_000, EVENT);
		expect(withoutStyling(written.at(-1) ?? "")).toMatch(
			/^█{18}░{12} files 61200\/100000 · 12 failed · 39 s left · 1020\/s · 3\.2 GB$/,
		);
	});

	it("is not drawn more often than eyes see, nor for what is done at once", () => {
		const { written, at, progress } = record(true, "auto", 80);
		for (let i = 1; i <= 99; i++) at(i, { phase: "files", done: i, total: 1000 });
		expect(written).toEqual([]);
		for (let i = 100; i <= 1000; i++) at(i, { phase: "files", done: i, total: 1000 });
		expect(written).toHaveLength(10);
		progress.end();
	});
});

it.each(["auto", "none"] as const)("in a pipe (%s) it is nothing", (mode) => {
	const { written, at, progress } = record(false, mode);
	for (const ms of [0, 1000, 2000]) at(ms, { phase: "files", done: ms, total: 3000 });
	progress.end();
	expect(written).toEqual([]);
});

describe("the pace", () => {
	it("is that of the last half minute, whatever was before", () => {
		const pace = new Pace(0, 0);
		let now = pace.step(0, 1000, 0);
		expect(now).toEqual({});
		for (let s = 1; s <= 60; s++) now = pace.step(s, 1000, s * 1000);
		expect(now).toMatchObject({ perSecond: expect.closeTo(1, 5), secondsLeft: expect.closeTo(940, 3) });
		for (let s = 61; s <= 120; s++) now = pace.step(60 + (s - 60) * 10, 1000, s * 1000);
		expect(now).toMatchObject({ perSecond: expect.closeTo(10, 5), secondsLeft: expect.closeTo(34, 3) });
	});

	it("knows no end without a total", () => {
		expect(new Pace(0, 0).step(5, undefined, 1000)).toEqual({ perSecond: 5 });
	});

	it.each([
		[0.2, "1 s"],
		[59, "59 s"],
		[61, "1 min"],
		[3599, "1 h"],
		[12_000, "3 h 20 min"],
		[40_000, "11 h"],
		[187_200, "2 d 4 h"],
	])("%d seconds are %s", (seconds, text) => {
		expect(timeLeftText(seconds)).toBe(text);
	});
});

describe("of build", () => {
	let folder = "";
	beforeAll(async () => {
		folder = await mkdtemp(join(tmpdir(), "mirazarr-progress-"));
	});
	afterAll(() => rm(folder, { recursive: true, force: true }));

	it("tells files, bytes and failures, each failure with its reason", async () => {
		const broken = join(folder, "broken.nc");
		await writeFile(broken, "CDF\u0001\u0000");
		const files = [sample("gauge-2024.nc"), broken, sample("gauge-2025.nc")];
		const build = ["build", ...files, "--policy", "convertTime", "--progress", "json"];
		const { code, stderr } = await runCli(build);
		expect(code).toBe(1);
		const events = stderr.split("\n").flatMap((line) => (line.startsWith("{") ? [JSON.parse(line)] : []));
		expect(events[0]).toEqual({ phase: "files", done: 0, total: 3, failed: 0, bytes: 0 });
		expect(events.map(({ done }) => done)).toEqual([0, 1, 2, 3]);
		expect(events.at(-1)).toMatchObject({ done: 3, total: 3, failed: 1, bytes: expect.any(Number) });
		expect(events.at(-1).bytes).toBeGreaterThan(500);
		expect(events.find(({ error }) => error !== undefined)).toMatchObject({
			file: broken,
			error: { code: "truncated-file", message: expect.any(String) },
		});
	});
});
