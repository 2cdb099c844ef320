import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { runCli } from "./run-cli.ts";

const OPENING = ["info", "explain", "read", "build", "update", "convert", "verify", "serve"];
const COMMANDS = [...OPENING, "worker", "demo", "completion", "help"];

async function helpOf(...command: string[]): Promise<string> {
	const { code, stdout, stderr } = await runCli([...command, "--help"]);
	expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
	return stdout;
}

/** The headings of a help text, in their order. */
function headings(help: string): string[] {
	return help.match(/^\S.*:$/gm) ?? [];
}

/** What stands below a heading. */
function section(help: string, heading: string): string {
	return help.split(`\n${heading}\n`)[1]?.split("\n\n")[0] ?? "";
}

describe("help", () => {
	it.each([[], ...COMMANDS.map((name) => [name])].map((command) => [command]))(
		"of %j fits 80 columns, on a wide terminal too",
		async (command) => {
			for (const options of [{}, { columns: 200 }]) {
				const { stdout } = await runCli([...command, "--help"], options);
				expect(stdout.split("\n").filter((line) => line.length > 80)).toEqual([]);
			}
		},
	);

	it.each(OPENING)("of %s has its own options first, shared ones behind, formats last", async (command) => {
		const found = headings(await helpOf(command));
		const order = ["Options:", "Output:", "Missing data:", "What is read:", "References:", "Credentials:", "GRIB:"];
		expect(found.slice(0, 2)).toEqual(["Arguments:", "Options:"]);
		expect(found.filter((heading) => order.includes(heading))).toEqual(
			order.filter((heading) => found.includes(heading)),
		);
		expect(found.slice(-2)).toEqual(["Environment:", "Examples:"]);
		expect(found.indexOf("TIFF:")).toBeGreaterThan(found.indexOf("What is read:"));
	});

	it("shared options are not among those of a command", async () => {
		const help = await helpOf("read");
		expect(section(help, "Options:")).toContain("--raw");
		expect(section(help, "Options:")).not.toMatch(/--json|--no-mask-arrays|--drop/);
		expect(section(help, "Missing data:")).toContain("--no-mask-arrays");
	});

	it("defaults read right: what can be repeated has none", async () => {
		const texts = await Promise.all(COMMANDS.map((name) => helpOf(name)));
		for (const text of texts) expect(text).not.toMatch(/default:? *none, repeatable|default \[|default \{|choices:/);
		const build = (await helpOf("build")).replace(/\s+/g, " ");
		expect(build).toContain("leave out this array or group, by its name or path (repeatable)");
		expect(build).toContain("files opened at a time (default 16)");
	});

	it("explains every policy on a line of its own", async () => {
		const lines = (await helpOf("build")).split("\n").map((line) => line.trim());
		for (const policy of ["derive", "convertTime", "split", "codecs"])
			expect(lines.filter((line) => line.startsWith(`${policy}: `))).toHaveLength(1);
	});

	it.each(OPENING)("of %s tells of every variable that the clouds read", async (command) => {
		const source = readFileSync(join(import.meta.dirname, "../../src/io/cloud-environment.ts"), "utf8");
		const variables = new Set(source.match(/(?<=\benv\.)[A-Z][A-Z0-9_]+/g));
		expect(variables.size).toBeGreaterThan(15);
		const named = new Set((await helpOf(command)).split("\nEnvironment:\n")[1]?.match(/[A-Z][A-Z0-9_]{4,}/g));
		expect([...variables].filter((name) => !named.has(name))).toEqual([]);
	});

	it.each(COMMANDS)("help %s is that of %s --help", async (command) => {
		expect(await runCli(["help", command])).toEqual(await runCli([command, "--help"]));
	});

	it("help alone is that of the program", async () => {
		expect(await runCli(["help"])).toEqual(await runCli(["--help"]));
	});
});

describe("usage errors", () => {
	it.each([
		["points to the help of the command", ["read", "x.nc"], "See mirazarr read --help"],
		["a bad value too", ["build", "a.nc", "--concurrency", "0"], "See mirazarr build --help"],
		["points to the program without a command", ["--frob"], "See mirazarr --help"],
		["a mistyped command", ["inof", "x.nc"], "Did you mean info? See mirazarr --help"],
		["a mistyped option", ["info", "x.nc", "--jsno"], "Did you mean --json? See mirazarr info --help"],
		["a mistyped command behind help", ["help", "biuld"], "Did you mean build? See mirazarr help --help"],
	])("%s", async (_, args, hint) => {
		const { code, stdout, stderr } = await runCli(args);
		expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
		expect(stderr.split("\n").slice(1)).toEqual([`hint: ${hint}`, ""]);
	});

	it("an unknown policy is one, before anything is opened", async () => {
		const { code, stderr } = await runCli(["build", "no-such-1.nc", "no-such-2.nc", "--policy", "split,frob"]);
		expect(code).toBe(2);
		expect(stderr).toContain('"frob" is not a policy. The policies are derive, convertTime, split, codecs.');
	});
});
