/**
 * Small files that ask for much: each is opened and looked at in a process of its own, which must end by itself, with a right
 * answer or an error of ours, within the processor time and the memory that docs/guide/security.md promises.
 *
 *   node test/hostile/run.mjs [--only WORD] [--list]
 *
 * A case is `{ name, files, open, expect, options? }` of a file in cases/: `files()` gives bytes by name (of a store: all its
 * objects), `open` names what is opened, `expect` is "opens" or the code of the error, `options` are those of openStore.
 */
import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MOST_SECONDS = 5;
/** What reference.mjs gives on the machine for which that is promised, with nothing else to do. */
const REFERENCE_SECONDS = 0.29;
/** Processor time of the same work differs by so much from run to run where memory is shared with others, and the reference less. */
const SPREAD = 1.3;
const MOST_MEBIBYTES = 512;
/**
 * What V8 may use of that for objects; the rest is for buffers and the program. Where it may take gigabytes it collects what is no
 * longer used when it has time for it: then a busy machine, and no file, would decide what is measured.
 */
const HEAP_FLAGS = ["--max-old-space-size=352"];

const { values } = (await import("node:util")).parseArgs({
	options: { only: { type: "string", default: "" }, list: { type: "boolean", default: false } },
});
const folder = join(import.meta.dirname, "cases");
const all = [];
for (const file of readdirSync(folder).sort()) {
	const { cases } = await import(join(folder, file));
	for (const { name } of cases) all.push({ file, name: `${file.replace(".mjs", "")}: ${name}`, short: name });
}
const chosen = all.filter(({ name }) => name.includes(values.only));
if (values.list) for (const { name } of chosen) console.log(name);
else {
	const again = [];
	const waiting = chosen.values();
	const takeTurns = async () => {
		for (const one of waiting) if (!(await passes(one))) again.push(one);
	};
	await Promise.all([takeTurns(), takeTurns()]);
	// What others do on the machine only adds to what is measured: a case has failed if it does so alone, and twice.
	let failed = 0;
	for (const one of again) if (!(await passes(one)) && !(await passes(one))) failed++;
	console.log(`${chosen.length - failed} passed, ${failed} failed`);
	process.exitCode = failed === 0 && chosen.length > 0 ? 0 : 1;
}

async function passes({ file, name, short }) {
	const place = mkdtempSync(join(tmpdir(), "hostile-"));
	const start = (script, ...flags) =>
		run(...flags, join(import.meta.dirname, script), join(folder, file), short, place);
	// By another process: what it takes to make the file does not count.
	const made = await start("make.mjs");
	if (made.status !== 0) throw new Error(`${name} cannot be made: ${made.stderr}`);
	const child = await start("look.mjs", ...HEAP_FLAGS);
	rmSync(place, { recursive: true });
	const line = child.stdout.trim().split("\n").at(-1) ?? "";
	const told = line.startsWith("{") ? JSON.parse(line) : undefined;
	const problems = [];
	if (told === undefined)
		problems.push(`the process ended (${child.signal ?? child.status}): ${lastLine(child.stderr)}`);
	else {
		if (child.signal) problems.push("the process does not end by itself");
		if (told.outcome !== told.expect) problems.push(`${told.outcome} instead of ${told.expect}: ${told.message ?? ""}`);
		if (told.seconds > MOST_SECONDS && told.seconds > MOST_SECONDS * SPREAD * (await slowness()))
			problems.push(`${told.seconds.toFixed(1)} s of processor time`);
		if (told.mebibytes > MOST_MEBIBYTES) problems.push(`${Math.round(told.mebibytes)} MiB`);
	}
	const cost = told && `${told.seconds.toFixed(1)} s ${Math.round(told.mebibytes)} MiB ${told.outcome}`;
	console.log(`${problems.length === 0 ? "ok  " : "FAIL"} ${name}${cost ? ` (${cost})` : ""}`);
	for (const problem of problems) console.log(`     ${problem}`);
	return problems.length === 0;
}

/** Runs a script to its end. Beyond two minutes something is wrong whatever the machine does; what counts is processor time. */
function run(...argv) {
	return new Promise((ended) => {
		const options = { encoding: "utf8", timeout: 120_000, maxBuffer: 2 ** 24 };
		execFile(process.execPath, argv, options, (error, stdout, stderr) =>
			ended({ status: error?.code ?? 0, signal: error?.signal, stdout, stderr }),
		);
	});
}

/** How much slower this machine is, or how busy: no case fails for that. As many at once as cases, and the slowest counts. */
async function slowness() {
	const reference = () => run(join(import.meta.dirname, "reference.mjs"));
	const ended = await Promise.all([reference(), reference(), reference()]);
	return Math.max(...ended.map(({ stdout }) => Number(stdout))) / REFERENCE_SECONDS;
}

function lastLine(text) {
	return (
		text
			.trim()
			.split("\n")
			.filter((line) => /error|fatal|unsettled/i.test(line))
			.at(-1)
			?.slice(0, 200) ?? "no word"
	);
}
