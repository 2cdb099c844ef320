// What starting the command costs, in times of the processor of a process of its own, against Node that does nothing.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { cost } from "../timing.mjs";

const ROUNDS = 11;
const COMMAND = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));
const SAMPLE = fileURLToPath(new URL("../../samples/sea-surface.nc", import.meta.url));

/** A process tells its own time when it ends, through a pipe that nothing else uses. */
const TELL = `data:text/javascript,${encodeURIComponent(
	'import { writeSync } from "node:fs"; process.on("exit", () => { const { user, system } = process.cpuUsage(); writeSync(3, String(user + system)); });',
)}`;

const CONTENDERS = {
	bare: ["--eval", "0"],
	version: [COMMAND, "--version"],
	info: [COMMAND, "info", SAMPLE],
};

export const title = "Start of the command";

export async function run() {
	const times = Object.fromEntries(Object.keys(CONTENDERS).map((name) => [name, []]));
	for (let round = -1; round < ROUNDS; round++)
		for (const [name, args] of Object.entries(CONTENDERS)) {
			const milliseconds = startedOnce(args);
			if (round >= 0) times[name].push(milliseconds);
		}
	return [
		cost("mirazarr --version, against Node that does nothing", times, "version", "bare", { atMost: 2 }),
		cost("mirazarr info of a small file, against the same", times, "info", "bare", { atMost: 3 }),
	];
}

function startedOnce(args) {
	const { status, output, stderr } = spawnSync(process.execPath, ["--import", TELL, ...args], {
		stdio: ["ignore", "pipe", "pipe", "pipe"],
		encoding: "utf8",
	});
	if (status !== 0) throw new Error(`node ${args.join(" ")} failed: ${stderr}`);
	return Number(output[3]) / 1000;
}
