#!/usr/bin/env node
import { Terminated } from "./command-time.ts";
import { tuneEngine } from "./engine.ts";
import { EXIT } from "./failure.ts";
import { processOutput } from "./process-output.ts";
import { run } from "./run.ts";

tuneEngine();
const interruption = new AbortController();
// Once: the second signal, whichever it is, ends the process the hard way.
const end = (signal: NodeJS.Signals): void => {
	process.off("SIGINT", end).off("SIGTERM", end);
	interruption.abort(signal === "SIGTERM" ? new Terminated() : new Error("interrupted"));
};
// SIGTERM is how batch schedulers and service managers ask for the end.
process.on("SIGINT", end).on("SIGTERM", end);

// Whoever was shown the progress may have gone (`mirazarr build … 2>&1 | head`): the work goes on.
const stderr = processOutput(process.stderr, () => {});
const stdout = processOutput(process.stdout, ({ code, message }) => {
	// The reader of a pipe may have seen enough (`mirazarr info … | head`).
	if (code === "EPIPE") process.exit(EXIT.success);
	stderr.write(`mirazarr: the output cannot be written: ${message}\n`);
	process.exit(EXIT.failure);
});

const exitCode = await run(process.argv.slice(2), {
	stdout,
	stderr,
	stdin: () => process.stdin,
	env: process.env,
	signal: interruption.signal,
});
process.exitCode = exitCode;
// What did not end in time may still hold the process: a pipe that nobody writes to.
if (exitCode === EXIT.timeout) process.stderr.write("", () => process.exit());
