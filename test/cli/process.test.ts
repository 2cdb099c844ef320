/** The program as a process: what it does when its outputs break, and when it is asked to end. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, openSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { builtProgram } from "../built-program.ts";
import { FaultServer } from "../io/fault-server.ts";
import { sample } from "./run-cli.ts";

let folder = "";
let program = "";
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "mirazarr-process-"));
	program = await builtProgram("mirazarr-process");
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const FILES = [sample("gauge-2024.nc"), sample("gauge-2025.nc"), "--policy", "convertTime"];

function start(args: readonly string[], stdout: "ignore" | number = "ignore"): ChildProcess {
	return spawn(process.execPath, [program, ...args], { stdio: ["ignore", stdout, "pipe"] });
}

async function endOf(child: ChildProcess): Promise<{ code: number | null; stderr: string }> {
	let stderr = "";
	child.stderr?.on("data", (text) => {
		stderr += text;
	});
	const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
	return { code, stderr };
}

it.runIf(existsSync("/dev/full"))("says that stdout takes nothing more, without a stack", async () => {
	const { code, stderr } = await endOf(start(["build", ...FILES], openSync("/dev/full", "w")));
	expect(code).toBe(1);
	expect(stderr).toBe("mirazarr: the output cannot be written: ENOSPC: no space left on device, write\n");
});

it("goes on when nobody listens to its progress any more", async () => {
	const output = join(folder, "unheard.json");
	const child = start(["build", ...FILES, "-o", output, "--progress", "json"]);
	child.stderr?.once("data", () => child.stderr?.destroy());
	const code = await new Promise((resolve) => child.once("exit", resolve));
	expect(code).toBe(0);
	expect(Object.keys(JSON.parse(await readFile(output, "utf8")).refs).length).toBeGreaterThan(4);
});

it("is ended by SIGTERM as by Ctrl-C, with its report written", async () => {
	const server = await FaultServer.start();
	server.isSilent = true;
	try {
		const report = join(folder, "report.json");
		const urls = [`${server.origin}/a.nc`, `${server.origin}/b.nc`];
		const child = start(["build", ...urls, "-o", join(folder, "a.json"), "--report", report, "--progress", "json"]);
		child.stderr?.once("data", () => child.kill("SIGTERM"));
		const { code, stderr } = await endOf(child);
		expect(code).toBe(143);
		expect(stderr).toContain("mirazarr: ended by SIGTERM\n");
		expect(JSON.parse(await readFile(report, "utf8"))).toMatchObject({ exitCode: 143, error: { code: "terminated" } });
	} finally {
		await server.stop();
	}
});
