import { type Command, Option } from "commander";

/** What every command that reads a file takes. */
export type ReadingOptions = { json?: true; allow: string[] };

/** Adds `--json` and `--allow`. */
export function addReadingOptions(command: Command): Command {
	return addAllowOption(command.option("--json", "print JSON for programs, exact to the last digit"));
}

/** Adds `--allow`, which can be given more than once. */
export function addAllowOption(command: Command): Command {
	const allow = new Option("--allow <prefix>", "also read what lies below this URL or path, if the file refers to it")
		.argParser((prefix: string, before: string[]) => [...before, prefix])
		.default([], "none, repeatable");
	return command.addOption(allow);
}

/** Examples at the end of a help text. */
export function examples(...lines: string[]): string {
	return `\nExamples:\n${lines.map((line) => `  $ mirazarr ${line}`).join("\n")}`;
}
