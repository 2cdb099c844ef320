import { spawn } from "node:child_process";

/** What hangs has failed; a busy machine may need long. */
const PATIENCE_MS = 600_000;

/** Runs a program, and gives how it ended and what it said, whatever that is. */
export function run(program, args, options = {}) {
	return new Promise((resolve) => {
		const child = spawn(program, args, { timeout: PATIENCE_MS, ...options, stdio: ["ignore", "pipe", "pipe"] });
		const said = { stdout: "", stderr: "" };
		for (const stream of ["stdout", "stderr"])
			child[stream].setEncoding("utf8").on("data", (text) => {
				said[stream] += text;
			});
		child.on("error", (error) => resolve({ code: -1, ...said, stderr: error.message }));
		child.on("close", (code) => resolve({ code: code ?? -1, ...said }));
	});
}

/** The last lines of what a program said, for a report. */
export function lastLines({ stdout, stderr }, count = 20) {
	return `${stdout}\n${stderr}`
		.split("\n")
		.filter((line) => line.trim() !== "" && !line.startsWith("npm warn"))
		.slice(-count);
}
