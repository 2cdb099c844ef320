import { type Command, CommanderError } from "commander";
import { type HintPart, isMiraError, messageWithoutHint, visibleText, withoutSecrets } from "../errors.ts";
import { toJson } from "../read/output/to-json.ts";
import { writeJson } from "../zarr/json.ts";
import { endingOf } from "./command-time.ts";
import { FlagWords } from "./flag-words.ts";
import { Interruption } from "./interruption.ts";
import { wrapMessage } from "./table.ts";
import { printerFor, type Terminal } from "./terminal.ts";

/** What the process ends with. 124 is what timeout(1) gives, 130 and 143 what shells give for Ctrl-C and SIGTERM. */
export const EXIT = { success: 0, failure: 1, usage: 2, timeout: 124, interrupted: 130, terminated: 143 } as const;

/** An error as it is shown. With `--json` it is the member `error` of an object. */
export type ShownFailure = {
	code: string;
	/** Line feeds in it are ours: those of names are spelt out. */
	message: string;
	hint?: string | undefined;
	remedy?: readonly HintPart[] | undefined;
	url?: string | undefined;
	path?: string | undefined;
	offset?: number | undefined;
	exitCode: number;
};

/**
 * Says on stderr what went wrong and what to do in the words of the command, and gives the exit code. stdout is left to
 * results.
 */
export function reportFailure(error: unknown, terminal: Terminal, command: Command, asJson: boolean): number {
	// Help and the version end by an "error" too; they were printed already.
	if (error instanceof CommanderError && (error.exitCode === 0 || error.code === "commander.help"))
		return error.exitCode === 0 ? EXIT.success : EXIT.usage;
	const { exitCode, ...failure } = describeFailure(error, terminal, command);
	if (asJson) terminal.stderr.write(`${writeJson({ error: toJson(failure) })}\n`);
	else {
		const { style, lines } = printerFor(terminal.stderr, terminal.env);
		const { columns } = terminal.stderr;
		const said = `${style.red("mirazarr:")} ${failure.message}`.split("\n");
		lines(said.flatMap((line) => wrapMessage(line, columns)));
		if (failure.hint !== undefined) lines(wrapMessage(`${style.dim("hint:")} ${failure.hint}`, columns));
	}
	return exitCode;
}

/** What went wrong, in the words of the command and without secrets, and what the process ends with. */
export function describeFailure(error: unknown, terminal: Terminal, command: Command): ShownFailure {
	const failure = failureOf(error, terminal, command);
	return { ...failure, message: withoutSecrets(failure.message) };
}

function failureOf(error: unknown, terminal: Terminal, command: Command): ShownFailure {
	if (error instanceof CommanderError) return usageFailure(error, command);
	if (terminal.signal.aborted) {
		const ending = endingOf(terminal);
		const { message, hint } = error instanceof Interruption ? error : ending;
		return { code: ending.code, message: visibleText(message), hint, exitCode: EXIT[ending.code] };
	}
	if (isMiraError(error)) {
		const { code, remedy, url, path, offset } = error;
		const message = messageWithoutHint(error);
		const hint = new FlagWords(command).hint(error);
		return { code, message, hint, remedy, url, path, offset, exitCode: EXIT.failure };
	}
	if (isSystemError(error)) return { code: error.code, message: visibleText(error.message), exitCode: EXIT.failure };
	const message = unexpectedLines(error).join("\n");
	return { code: "unexpected", message, hint: "This is a bug in mirazarr. Please report it", exitCode: EXIT.failure };
}

/** An error that nobody threw on purpose, a mistake of ours: the stack is what a report needs. */
export function unexpectedLines(error: unknown): string[] {
	const what = String(error);
	const { stack = "" } = error instanceof Error ? error : {};
	// The stack begins with the message, whose lines may look like calls.
	const calls = (stack.startsWith(what) ? stack.slice(what.length) : stack).split("\n");
	return [`unexpected ${visibleText(what)}`, ...calls.filter((line) => /^ {4}at /.test(line))];
}

/**
 * What is near to a word that was mistyped is advice, like the way to the help. What stands behind the `=` of an option that
 * was mistyped may be a secret.
 */
function usageFailure({ message }: CommanderError, command: Command): ShownFailure {
	const [, what = message, near] = /^(?:error: )?(.*?)(?:\n\((Did you mean .*\?)\))?$/s.exec(message) ?? [];
	const name = command.parent === null ? "mirazarr" : `mirazarr ${command.name()}`;
	const hint = [near, `See ${name} --help`].filter((part) => part !== undefined).join(" ");
	const shown = what.replace(/^(unknown option '--?[\w-]+)=.*'$/s, "$1'");
	return { code: "usage", message: visibleText(shown), hint, exitCode: EXIT.usage };
}

function isSystemError(error: unknown): error is Error & { code: string } {
	return error instanceof Error && "syscall" in error && "code" in error && typeof error.code === "string";
}
