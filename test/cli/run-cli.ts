import { readdirSync } from "node:fs";
import { join } from "node:path";
import { run } from "../../src/cli/run.ts";
import type { Output } from "../../src/cli/terminal.ts";

const root = join(import.meta.dirname, "../..");

/** A sample file that comes with the package. */
export function sample(name: string): string {
	return join(root, "samples", name);
}

/** A fixture of test/fixtures/netcdf3. */
export function fixture(name: string): string {
	return join(root, "test/fixtures/netcdf3", name);
}

/** A fixture of test/fixtures/hdf5-parser. */
export function hdf5Fixture(name: string): string {
	return join(root, "test/fixtures/hdf5-parser", name);
}

/** The names of all NetCDF-3 fixtures. */
export const FIXTURES: readonly string[] = readdirSync(fixture("")).filter((name) => name.endsWith(".nc"));

/** What a command printed, and the exit code. */
export type CliResult = { code: number; stdout: string; stderr: string };

type CliOptions = {
	isTTY?: boolean;
	columns?: number;
	env?: Record<string, string>;
	signal?: AbortSignal;
	/** What is piped in. */
	stdin?: string;
	/** Told of everything that is printed, when it is. */
	onPrinted?: () => void;
};

/** Runs the command line in this process. */
export async function runCli(args: readonly string[], options: CliOptions = {}): Promise<CliResult> {
	const { isTTY = false, columns, env = {}, signal = new AbortController().signal, stdin = "", onPrinted } = options;
	const texts = { stdout: "", stderr: "" };
	const output = (name: keyof typeof texts): Output => ({
		write: (text) => {
			texts[name] += typeof text === "string" ? text : new TextDecoder().decode(text);
			onPrinted?.();
			return undefined;
		},
		isTTY,
		columns,
	});
	const piped = async function* () {
		yield stdin;
	};
	const code = await run(args, { stdout: output("stdout"), stderr: output("stderr"), stdin: piped, env, signal });
	return { code, ...texts };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what is looked for.
export const ESCAPE: RegExp = /\u001b/;

/** What was printed, without the escape sequences that our own styles and our progress bar write; all others stay. */
export function withoutStyling(text: string): string {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
	return text.replace(/\r\u001b\[2K|\u001b\[(?:0|1|2|22|3[1-6]|39|[34]8;5;\d{1,3})m/g, "");
}
