/** `--timeout`: what a command says and ends with when its time is over. */
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { run } from "../../src/cli/run.ts";
import type { Terminal } from "../../src/cli/terminal.ts";
import { parseDuration } from "../../src/cli/wording.ts";
import { FaultServer } from "../io/fault-server.ts";
import { runCli, sample } from "./run-cli.ts";

it.each([
	["30s", 30_000],
	["5m", 300_000],
	["500ms", 500],
	["2h", 7_200_000],
	["1.5 s", 1500],
	["45", 45_000],
	["0.25", 250],
	["0", undefined],
	["0s", undefined],
	["-5s", undefined],
	["5 minutes", undefined],
	["1e3", undefined],
	["", undefined],
	["s", undefined],
])("the time %s is %s ms", (text, ms) => {
	expect(parseDuration(text)).toBe(ms);
});

describe("of a server that never answers", () => {
	let server: FaultServer;
	beforeEach(async () => {
		server = await FaultServer.start();
		server.isSilent = true;
	});
	afterEach(() => server.stop());

	it.each([["info"], ["explain"], ["read"], ["verify"], ["build"], ["convert"]])("%s", async (command) => {
		const folder = await mkdtemp(join(tmpdir(), "mirazarr-timeout-"));
		const url = `${server.origin}/a.json`;
		const args = command === "convert" ? [url, join(folder, "out.json")] : command === "read" ? [url, "v"] : [url];
		const { code, stdout, stderr } = await runCli([command, ...args, "--timeout", "300ms"]);
		expect({ code, stdout }).toEqual({ code: 124, stdout: "" });
		expect(stderr).toBe("mirazarr: not finished after 300 ms\nhint: Raise --timeout\n");
		await rm(folder, { recursive: true });
	});

	it("as JSON, for programs", async () => {
		const { code, stderr } = await runCli(["info", `${server.origin}/a.nc`, "--timeout", "0.2", "--json"]);
		expect(code).toBe(124);
		expect(JSON.parse(stderr).error).toEqual({
			code: "timeout",
			message: "not finished after 200 ms",
			hint: "Raise --timeout",
		});
	});

	it("without a time it is given up by maxIdleSeconds, with what to raise", async () => {
		const limit = ["--limit", "maxIdleSeconds=0.05"];
		const { code, stderr } = await runCli(["info", `${server.origin}/a.nc`, ...limit]);
		expect(code).toBe(1);
		expect(stderr).toContain("The server did not answer within 0.05 s");
		expect(stderr).toContain("raise --limit maxIdleSeconds=N");
	});
});

it("a list that nobody pipes in is not waited for", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
	try {
		const silent: Terminal["stdin"] = async function* () {
			await new Promise(() => {});
			yield "";
		};
		let stderr = "";
		const output = { write: () => undefined, isTTY: false };
		const code = run(["build", "-", "--timeout", "5s"], {
			stdout: output,
			stderr: {
				isTTY: false,
				write: (text) => {
					stderr += String(text);
					return undefined;
				},
			},
			stdin: silent,
			env: {},
			signal: new AbortController().signal,
		});
		await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
		await vi.advanceTimersByTimeAsync(60_000);
		expect(await code).toBe(124);
		expect(stderr).toContain("not finished after 5 s");
	} finally {
		vi.useRealTimers();
	}
});

it("build says how far it came, keeps what was opened, and says how to go on", async () => {
	const folder = await mkdtemp(join(tmpdir(), "mirazarr-timeout-"));
	const output = join(folder, "cube.json");
	const files = ["gauge-2024.nc", "gauge-2025.nc"].map(sample);
	const own = ["--concurrency", "1", "--progress", "json", "--policy", "convertTime", "--timeout", "5m"];
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
	try {
		let stderr = "";
		const write = (text: string | Uint8Array): undefined => {
			stderr += String(text);
			if (String(text).includes('"done":1')) vi.advanceTimersByTime(300_000);
		};
		const code = await run(["build", ...files, "-o", output, ...own], {
			stdout: { write, isTTY: false },
			stderr: { write, isTTY: false },
			stdin: async function* () {},
			env: {},
			signal: new AbortController().signal,
		});
		expect(code).toBe(124);
		expect(stderr).toContain(
			`mirazarr: not finished after 5 min, with 1 of 2 files done; what was opened is kept in ${output}.work\n`,
		);
		expect(stderr).toContain(
			`hint: To go on: mirazarr build ${files.join(" ")} -o ${output} ${own.join(" ")} --resume`,
		);
		expect(await readdir(`${output}.work`)).not.toEqual([]);
	} finally {
		vi.useRealTimers();
	}
	const resumed = await runCli(["build", ...files, "-o", output, "--policy", "convertTime", "--resume"]);
	expect(resumed.code).toBe(0);
	await rm(folder, { recursive: true });
});

it.each([
	["--timeout", "soon", "A time is a number above 0"],
	["--timeout", "0", "A time is a number above 0"],
	["--limit", "maxIdleSeconds=0", "Seconds are a number above 0"],
	["--limit", "maxIdleSeconds=1m", "Seconds are a number above 0"],
])("%s %s is refused", async (flag, value, message) => {
	const { code, stderr } = await runCli(["info", sample("buoys.nc"), flag, value]);
	expect(code).toBe(2);
	expect(stderr).toContain(message);
});

it("a command that is done in time is none of it", async () => {
	const [plain, timed] = [
		await runCli(["info", sample("buoys.nc")]),
		await runCli(["info", sample("buoys.nc"), "--timeout", "10m"]),
	];
	expect(timed).toEqual(plain);
	expect(timed.code).toBe(0);
});
