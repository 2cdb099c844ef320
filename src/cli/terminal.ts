import { visibleLines } from "../errors.ts";
import { printed, visibleLine } from "./marks.ts";
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
	/** Aborted by Ctrl-C, by SIGTERM, and when the time of `--timeout` is over. */
	signal: AbortSignal;
	/** How far long work has come, for what is said where it ends too soon. */
	work?: { last?: ProgressEvent };
};

/** A step of long work; what is unknown is left out. */
export type ProgressEvent = {
	phase: string;
	done: number;
	total?: number;
	/** How many of those that are done failed. */
	failed?: number;
	/** Read up to now, in all phases. */
	bytes?: number;
	/** Workers that are there, where others do the work. */
	workers?: number;
	/** Batches that are done, of a worker. */
	batches?: number;
	/** What this step was about, as the user named it. */
	file?: string;
	/** Why that failed. */
	error?: { code: string; message: string };
};

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

/** A printer on an output: coloured on a terminal, plain in a pipe. A line stays one, whatever is in it. */
export function printerFor(output: Output, env: Terminal["env"]): Printer {
	const style = styleFor(output, env);
	const line = (text = ""): void => {
		output.write(`${visibleLine(text)}\n`);
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

/**
 * The terminal as commands get it. Here is the edge: all that they write goes through, so none can forget that names and
 * texts come from files of strangers and that a terminal obeys control characters.
 */
export function guardedTerminal(terminal: Terminal): Terminal {
	const { stdout, stderr, env } = terminal;
	return { ...terminal, stdout: guardedOutput(stdout, env), stderr: guardedOutput(stderr, env) };
}

/**
 * Text is for people, in a pipe as well: what a terminal would obey is spelt out, and only our own marks become colours. Bytes
 * are for programs: exact in a pipe, and spelt out where somebody looks at them.
 */
function guardedOutput(output: Output, env: Terminal["env"]): Output {
	const { isTTY } = output;
	const { enabled } = styleFor(output, env);
	const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
	return {
		write(text) {
			if (typeof text === "string") return output.write(printed(text, enabled));
			return output.write(isTTY ? visibleLines(decoder.decode(text, { stream: true })) : text);
		},
		isTTY,
		get columns() {
			return output.columns;
		},
	};
}
