import { stripVTControlCharacters } from "node:util";
import type { Output, Terminal } from "./terminal.ts";

/** Colours and weights; without colours every function gives its text back as it is. */
export type Style = {
	readonly enabled: boolean;
	bold: Paint;
	dim: Paint;
	red: Paint;
	green: Paint;
	yellow: Paint;
	blue: Paint;
	magenta: Paint;
	cyan: Paint;
	/** Foreground and background by their numbers in the palette of 256 colours. */
	paint(text: string, foreground: number, background: number): string;
};

/** Gives a text a colour or weight. */
export type Paint = (text: string) => string;

/**
 * Colours where an output is a terminal. `NO_COLOR` (https://no-color.org) turns them off, `FORCE_COLOR` on even in a pipe
 * (`0` and `false` turn them off).
 */
export function styleFor(output: Output, env: Terminal["env"]): Style {
	return makeStyle(wantsColours(output, env));
}

function wantsColours({ isTTY }: Output, env: Terminal["env"]): boolean {
	if (isSet(env.NO_COLOR)) return false;
	if (isSet(env.FORCE_COLOR)) return env.FORCE_COLOR !== "0" && env.FORCE_COLOR !== "false";
	return isTTY && env.TERM !== "dumb";
}

function isSet(value: string | undefined): boolean {
	return value !== undefined && value !== "";
}

/** A style with or without colours. */
export function makeStyle(enabled: boolean): Style {
	const code = (open: number, close: number): Paint =>
		enabled ? (text) => (text === "" ? "" : `\u001b[${open}m${text}\u001b[${close}m`) : (text) => text;
	return {
		enabled,
		bold: code(1, 22),
		dim: code(2, 22),
		red: code(31, 39),
		green: code(32, 39),
		yellow: code(33, 39),
		blue: code(34, 39),
		magenta: code(35, 39),
		cyan: code(36, 39),
		paint: (text, foreground, background) =>
			enabled ? `\u001b[38;5;${foreground}m\u001b[48;5;${background}m${text}\u001b[0m` : text,
	};
}

/** Characters that a text takes on the screen: those of East Asia take two, accents that stand apart none. */
export function visibleWidth(text: string): number {
	const plain = stripVTControlCharacters(text);
	// biome-ignore lint/suspicious/noControlCharactersInRegex: it stands for all of ASCII.
	if (/^[\u0000-\u007f]*$/.test(plain)) return plain.length;
	return Array.from(plain).reduce((width, char) => width + (WIDE.test(char) ? 2 : COMBINING.test(char) ? 0 : 1), 0);
}

const WIDE =
	/[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}]/u;
const COMBINING = /\p{Mn}|\p{Me}|\u200b|\u200d|\ufe0f/u;
