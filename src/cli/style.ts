import { visibleText } from "../errors.ts";
import { mark, withoutMarks } from "./marks.ts";
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
		enabled ? (text) => (text === "" ? "" : `${mark(`${open}m`)}${text}${mark(`${close}m`)}`) : (text) => text;
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
			enabled ? `${mark(`38;5;${foreground}m`)}${mark(`48;5;${background}m`)}${text}${mark("0m")}` : text,
	};
}

/**
 * Characters that a text takes on the screen when it is printed: what is spelt out takes as many as its spelling, characters of
 * East Asia two, accents that stand apart none.
 */
export function visibleWidth(text: string): number {
	const plain = visibleText(withoutMarks(text));
	if (/^[ -~]*$/.test(plain)) return plain.length;
	return Array.from(plain).reduce((width, char) => width + (COMBINING.test(char) ? 0 : WIDE.test(char) ? 2 : 1), 0);
}

/** Marks that stand on a letter, and the vowels and ends of Hangul syllables in parts. */
const COMBINING = /\p{Mn}|\p{Me}|[\u1160-\u11ff\ud7b0-\ud7fb]/u;
/** East_Asian_Width Wide and Fullwidth (Unicode, annex 11), by blocks; letters for flags are wide in pairs. */
const WIDE =
	/(?![\u{1f1e6}-\u{1f1ff}])\p{Emoji_Presentation}|[\u1100-\u115f\u2329\u232a\u2e80-\u303e\u3041-\ua4c6\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6b\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18d08}\u{1aff0}-\u{1b2fb}\u{1f200}-\u{1f265}\u{20000}-\u{3fffd}]/u;
