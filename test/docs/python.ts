/** Python blocks: run by the Python of the peers. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { findPython } from "../interop/python.mjs";
import { type Block, root } from "./blocks.ts";
import { expectPrinted } from "./printed.ts";
import { runProgram } from "./program.ts";
import type { Sandbox } from "./sandbox.ts";
import { whereIs } from "./shell.ts";

// Some of the peers leave threads that keep Python from ending.
const END = "\nimport os, sys; sys.stdout.flush(); os._exit(0)\n";

/** Runs a block, and compares what it prints. */
export async function runPython(block: Block, sandbox: Sandbox): Promise<void> {
	const python = findPython(root);
	if ("problem" in python) throw new Error(python.problem);
	const file = join(sandbox.folder, `line-${block.line}.py`);
	writeFileSync(file, sandbox.prepare(block.code) + END);
	const folder = whereIs(sandbox);
	const { code, stdout, stderr } = await runProgram(
		python.command,
		["-W", "ignore", file],
		folder,
		sandbox.environment,
	);
	expect(code, stderr).toBe(0);
	expectPrinted(block, sandbox.restore(stdout), "python");
}
