/** Commands: `sh` blocks, and sessions (`console`), whose commands begin with `$` and stand before what they print. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { Block } from "./blocks.ts";
import { expectSame } from "./printed.ts";
import { runProgram } from "./program.ts";
import type { Sandbox } from "./sandbox.ts";

/** Runs a block of commands where those before it left off, and compares what it prints if the page says what. */
export async function runShell(block: Block, sandbox: Sandbox): Promise<void> {
	const printed = await run(block.code, sandbox);
	if (block.output !== undefined) expectSame(printed, block.output);
}

/** Runs a session command by command. */
export async function runSession(block: Block, sandbox: Sandbox): Promise<void> {
	const steps = block.code.split(/^\$ /m);
	expect(steps[0], "a session begins with a command, `$ …`").toBe("");
	for (const step of steps.slice(1)) {
		const [command = "", ...said] = step.split("\n");
		expectSame(await run(command, sandbox), said.join("\n"));
	}
}

async function run(code: string, sandbox: Sandbox): Promise<string> {
	const state = join(sandbox.folder, ".where");
	const where = whereIs(sandbox);
	const script = `set -euo pipefail\n${sandbox.prepare(code)}\npwd > "${state}"\n`;
	const { code: status, stdout, stderr } = await runProgram("bash", ["-c", script], where, sandbox.environment);
	expect(status, `${code}\n${stderr}`).toBe(0);
	return sandbox.restore(stdout);
}

/** The folder that the commands of a page have gone to. */
export function whereIs({ folder }: Sandbox): string {
	const state = join(folder, ".where");
	return existsSync(state) ? readFileSync(state, "utf8").trim() : folder;
}
