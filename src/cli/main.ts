#!/usr/bin/env node
import { once } from "node:events";
import { tuneEngine } from "./engine.ts";
import { EXIT } from "./failure.ts";
import { run } from "./run.ts";
import type { Output } from "./terminal.ts";

tuneEngine();
const interruption = new AbortController();
// Once: a second Ctrl-C ends the process the hard way.
process.once("SIGINT", () => interruption.abort(new Error("interrupted")));

// The reader of a pipe may have seen enough (`mirazarr info … | head`).
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
	if (error.code !== "EPIPE") throw error;
	process.exit(0);
});

function outputOf(stream: NodeJS.WriteStream): Output {
	let drained: Promise<void> | undefined;
	return {
		write(text) {
			if (stream.write(text)) return undefined;
			drained ??= once(stream, "drain").then(() => {
				drained = undefined;
			});
			return drained;
		},
		isTTY: stream.isTTY === true,
		get columns() {
			return stream.columns;
		},
	};
}

const exitCode = await run(process.argv.slice(2), {
	stdout: outputOf(process.stdout),
	stderr: outputOf(process.stderr),
	stdin: () => process.stdin,
	env: process.env,
	signal: interruption.signal,
});
process.exitCode = exitCode;
// What did not end in time may still hold the process: a pipe that nobody writes to.
if (exitCode === EXIT.timeout) process.stderr.write("", () => process.exit());
