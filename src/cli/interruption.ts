import { shellWord } from "./shell-word.ts";

/** Ctrl-C, SIGTERM, or the end of the time, where there is more to say about it than that. */
export class Interruption extends Error {
	override readonly name = "Interruption";
	/** How to go on. */
	readonly hint: string;

	constructor(message: string, hint: string, cause: unknown) {
		super(message, { cause });
		this.hint = hint;
	}
}

/** Longer commands, of a thousand files that a shell has expanded, are not shown again. */
const MOST_SHOWN = 400;

/**
 * The command that goes on with a build: the very one that was interrupted, with `--resume`. One that carries credentials,
 * that reads a list from a pipe or that is very long is not repeated.
 */
export function resumeCommand(argv: readonly string[]): string {
	const words = argv.includes("--resume") ? argv : [...argv, "--resume"];
	const text = ["mirazarr", ...words.map(shellWord)].join(" ");
	const isSecret = argv.some((word) => /^(--(header|netrc)\b|-H)/.test(word) || /:\/\/([^?]*\?|[^/]*@)/.test(word));
	const isPlain = text.length <= MOST_SHOWN && !isSecret && !argv.includes("-");
	return isPlain ? text : "the same command with --resume";
}
