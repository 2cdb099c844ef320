/** Whatever a file calls things, and whatever is in it: no command brings it to a terminal as it is. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { COMMANDS } from "../../src/cli/run.ts";
import { expectHarmless } from "./expect-harmless.ts";
import { FORMATS, type HostileFile, hostile, spellings, writeHostileFiles } from "./hostile-files.ts";
import { type CliResult, runCli, withoutStyling } from "./run-cli.ts";

let folder: string;
let files: HostileFile[];

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "mirazarr-hostile-"));
	files = await writeHostileFiles(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A terminal, and a pipe. */
const OUTPUTS = [
	["on a terminal", { isTTY: true, columns: 80 }],
	["in a pipe", { isTTY: false }],
] as const;
type OutputOptions = (typeof OUTPUTS)[number][1];

/** The ways in which commands meet a file. One that is neither here nor below fails the test. */
const FILE_USES: Readonly<Record<string, (file: HostileFile, out: string) => string[][]>> = {
	info: ({ path, variable }) => [
		["info", path],
		["info", path, "--verbose", "--attributes", "--all"],
		["info", path, "--json"],
		["info", path, variable],
		["info", path, hostile("nothing")],
	],
	explain: ({ path, variable }) => [
		["explain", path],
		["explain", path, "--json"],
		["explain", path, variable],
		["explain", path, variable, "0"],
		["explain", path, variable, "0", "--json"],
		["explain", path, variable, "--at", `${hostile("label")}=1`],
	],
	read: ({ path, variable }, out) => [
		["read", path, variable],
		["read", path, variable, "--raw"],
		["read", path, variable, "--stats"],
		["read", path, variable, "--json"],
		["read", path, variable, "--output", `${out}.csv`],
		["read", path, variable, "--output", `${out}${hostile("output")}`],
		["read", path, variable, "99"],
		["read", path, variable, "--sel", `${hostile("label")}=1:2`],
		["read", path, hostile("nothing")],
		...["texts", "records", `${hostile("group")}/texts`, `${hostile("group")}/records`].flatMap((name) => [
			["read", path, name],
			["read", path, name, "--json"],
		]),
		...(path.endsWith(".nc") ? [["read", path, "time"]] : []),
	],
	build: ({ format, path }, out) => [
		...(format === "GRIB" ? [["build", "--index-only", path]] : []),
		["build", path, "--skip-unsupported"],
		["build", path, "-o", `${out}${hostile("built")}.json`, "--skip-unsupported", "--progress", "auto"],
		["build", path, path, "--concat", hostile("along")],
		["build", path, `${path}${hostile("missing")}`],
	],
	update: ({ path }, out) => [
		["build", path, "-o", `${out}${hostile("updated")}.json`, "--skip-unsupported"],
		["update", `${out}${hostile("updated")}.json`, path, "--concat", hostile("along")],
		["update", `${out}${hostile("updated")}.json`, path],
		["update", `${out}${hostile("updated")}.json`, "--remove", `${path}${hostile("missing")}`, "--json"],
		["update", `${out}${hostile("none")}.json`, path],
	],
	convert: ({ path }, out) => [
		["convert", path, `${out}.converted.json`, "--skip-unsupported"],
		["convert", path, `${out}.parq`, "--skip-unsupported"],
		["convert", path, `${out}.icechunk`, "--skip-unsupported"],
		["convert", path, `${out}${hostile("form")}`],
		["info", `${out}.parq`, "--all", "--attributes"],
		["info", `${out}.icechunk`, "--all", "--attributes"],
	],
	verify: ({ path }) => [
		["verify", path],
		["verify", path, "--allow", "/"],
		["verify", path, "--json"],
	],
	serve: ({ path }) => [["serve", path, "--port", "0"]],
	explore: ({ path }) => [["explore", path, "--no-open"]],
};

/** Commands that read no file of the user. */
const OWN_USES: Readonly<Record<string, string[][]>> = {
	worker: [
		["worker", "--queue", hostile("queue")],
		["worker", "--queue", `@${hostile("file")}`],
	],
	demo: [["demo"], ["demo", hostile("word")]],
	completion: [
		["completion", "bash"],
		["completion", "zsh"],
		["completion", "fish"],
		["completion", hostile("shell")],
	],
	help: [["help"], ["help", hostile("command")], [hostile("command")], ["info", `--${hostile("flag")}`]],
};

/** True where stdout is a document for programs, in which JSON has its own escapes. */
function isDocument(args: readonly string[]): boolean {
	return args.includes("--json") || (args[0] === "build" && args.length === 3);
}

/** Commands that go on until they are stopped. */
const SERVERS: ReadonlySet<string | undefined> = new Set(["serve", "explore"]);

/** Runs a command; one that serves until it has printed what. */
async function use(args: string[], output: OutputOptions): Promise<CliResult> {
	const ending = new AbortController();
	const onPrinted = SERVERS.has(args[0]) ? () => setTimeout(() => ending.abort(), 20) : undefined;
	return runCli(args, { ...output, signal: ending.signal, ...(onPrinted && { onPrinted }) });
}

/** All that was printed, in one piece: lines are broken and indented inside of names. */
function unbroken({ stdout, stderr }: CliResult): string {
	return withoutStyling(stdout + stderr).replace(/[ \n]+/g, "");
}

it("every command is tried", () => {
	expect(Object.keys({ ...FILE_USES, ...OWN_USES })).toEqual([...COMMANDS.keys()]);
});

describe.each(OUTPUTS)("%s", (_, output) => {
	it.each(FORMATS)("every text of %s is spelt out by every command", { timeout: 60_000 }, async (format) => {
		const file = files.find((one) => one.format === format) as HostileFile;
		let all = "";
		for (const [command, usesOf] of Object.entries(FILE_USES))
			for (const args of usesOf(file, join(folder, `${format}-${command}-${output.isTTY}`))) {
				const result = await use(args, output);
				expectHarmless(args, result);
				all += unbroken(isDocument(args) ? { ...result, stdout: "" } : result);
				// What is refused has nothing to show.
				if (args.length === 2 && args[0] === "info") expect(result.stderr).toBe("");
			}
		expect(file.shown.filter((word) => !spellings(word).some((one) => all.includes(one)))).toEqual([]);
	});

	it.each(Object.keys(OWN_USES))("what people type is spelt out by %s", async (command) => {
		for (const args of OWN_USES[command] ?? []) {
			const { stdout, stderr, code } = await use(args, output);
			// The scripts for shells are indented by tabs.
			expectHarmless(args, { code, stdout: stdout.replaceAll("\t", ""), stderr });
		}
	});
});
