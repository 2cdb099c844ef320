/**
 * Starts a command that listens, prints what it says until it has named its address, and leaves it running; its id goes to a list.
 * What listened before is ended first, as a reader would with Ctrl-C.
 */
import { spawn } from "node:child_process";
import { existsSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

const { MIRAZARR_DOCS_SERVERS: servers = "" } = process.env;

for (const pid of existsSync(servers) ? readFileSync(servers, "utf8").split("\n").filter(Boolean) : [])
	while (isAlive(Number(pid))) {
		process.kill(Number(pid), "SIGTERM");
		await sleep(50);
	}

const [log, complaints] = [`${servers}.out`, `${servers}.err`];
const stdio = ["ignore", openSync(log, "w"), openSync(complaints, "w")];
const child = spawn(process.execPath, process.argv.slice(2), { detached: true, stdio });
writeFileSync(servers, `${child.pid}\n`);
for (;;) {
	const said = readFileSync(log, "utf8");
	if (child.exitCode !== null) {
		process.stderr.write(readFileSync(complaints, "utf8"));
		process.exit(child.exitCode || 1);
	}
	// The addresses come in one piece.
	if (/https?:\/\/[\s\S]*\n$/.test(said)) {
		process.stdout.write(said);
		process.exit(0);
	}
	await sleep(20);
}

function isAlive(pid) {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
}
