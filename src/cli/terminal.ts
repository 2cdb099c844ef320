import { type Style, styleFor } from "./style.ts";

/** Where text goes: a terminal, a pipe, or a test. */
export interface Output {
	/** Takes text or UTF-8. Gives a promise where the receiver is slow: who writes much should wait for it. */
	write(text: string | Uint8Array): Promise<void> | undefined;
	readonly isTTY: boolean;
	/** Width of the terminal, where there is one. */
	readonly columns?: number | undefined;
}

/** Everything the command line needs of the world around it, so it can also run inside a test. */
export type Terminal = {
	stdout: Output;
	stderr: Output;
	/** What is piped in, text or UTF-8, for commands that are asked to read it. */
	stdin(): AsyncIterable<string | Uint8Array>;
	env: Readonly<Record<string, string | undefined>>;
	/** Aborted by Ctrl-C, and when the time of `--timeout` is over. */
	signal: AbortSignal;
	/** How far long work has come, for what is said where it ends too soon. */
	work?: { last?: ProgressEvent };
};

/** A step of long work; `total` is unknown where it is left out. */
export type ProgressEvent = { phase: string; done: number; total?: number };

/** Prints lines in a style. */
export interface Printer {
	readonly style: Style;
	/** Characters that fit on a line. */
	readonly columns: number;
	line(text?: string): void;
	lines(texts: readonly string[]): void;
}

/** Lines longer than this are hard to read, however wide the terminal is. */
const MAX_COLUMNS = 120;
const DEFAULT_COLUMNS = 100;

/** A printer on an output: coloured on a terminal, plain in a pipe. */
export function printerFor(output: Output, env: Terminal["env"]): Printer {
	const style = styleFor(output, env);
	const line = (text = ""): void => {
		output.write(`${printable(text, style.enabled)}\n`);
	};
	return {
		style,
		columns: Math.min(output.columns ?? DEFAULT_COLUMNS, MAX_COLUMNS),
		line,
		lines: (texts) => {
			for (const text of texts) line(text);
		},
	};
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const CONTROL = /\u001b\[(?:0|1|2|22|3[1-6]|39|[34]8;5;\d+)m|[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g;

/**
 * Names and texts come from files of strangers, and a terminal obeys control characters: they are spelt out. Only our
 * colours pass, and only where we use them.
 */
export function printable(text: string, withColours: boolean): string {
	return text.replace(CONTROL, (match) => {
		if (match.length > 1 && withColours) return match;
		return Array.from(match, (char) => (char < " " || char > "~" ? spellOut(char) : char)).join("");
	});
}

function spellOut(char: string): string {
	return `\\x${(char.codePointAt(0) ?? 0).toString(16).padStart(2, "0")}`;
}
