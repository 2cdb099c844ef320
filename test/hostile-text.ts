/**
 * Texts that a stranger would put into a file to deceive those who look at it, and what of them must never arrive at a
 * terminal or in a header as it is. The list is written down here, by code point, and not taken from what it checks.
 */

/** What each part of `HOSTILE` would do, and how it has to be spelt. */
const PARTS: readonly [raw: string, spelt: string][] = [
	["\u001b[2J", "\\x1b[2J"], // clears the screen
	["\u001b[31m", "\\x1b[31m"], // one of our own colours
	["\u001b]52;c;cm0=\u0007", "\\x1b]52;c;cm0=\\x07"], // fills the clipboard
	["\u001b]8;;http:x\u001b\\y", "\\x1b]8;;http:x\\x1b\\y"], // a hyperlink
	["\u009b8m", "\\x9b8m"], // the same with one control of C1
	["\u007f\b", "\\x7f\\x08"],
	["\u202efdp", "\\u202efdp"], // right to left
	["\u2066\u2069\u200e\u200f\u061c", "\\u2066\\u2069\\u200e\\u200f\\u061c"],
	["\u200b\u200d\u00ad\ufeff\u3164", "\\u200b\\u200d\\xad\\ufeff\\u3164"], // not seen
	["\u{e0041}", "\\u{e0041}"], // a letter of the block of tags
	["\u2028\u2029\u0085", "\\u2028\\u2029\\x85"], // ends of lines for some
];

/** A text that has all of it but line ends and blanks, which many formats treat specially. */
export const HOSTILE: string = PARTS.map(([raw]) => raw).join("");

/** The same as people may see it. */
export const HOSTILE_SPELT: string = PARTS.map(([, spelt]) => spelt).join("");

/** Ranges of code points that nothing but our own layout may write. */
const FORBIDDEN: readonly (readonly [first: number, last: number])[] = [
	[0x00, 0x09],
	[0x0b, 0x1f],
	[0x7f, 0x9f],
	[0xad, 0xad],
	[0x34f, 0x34f],
	[0x61c, 0x61c],
	[0x115f, 0x1160],
	[0x17b4, 0x17b5],
	[0x180b, 0x180f],
	[0x200b, 0x200f],
	[0x2028, 0x202e],
	[0x2060, 0x206f],
	[0x3164, 0x3164],
	[0xd800, 0xdfff],
	[0xfe00, 0xfe0f],
	[0xfeff, 0xfeff],
	[0xffa0, 0xffa0],
	[0xfff0, 0xfffb],
	[0xe0000, 0xe0fff],
];

/** The forbidden characters of a text, each as `U+202E`. Line feeds are layout. */
export function forbiddenIn(text: string): string[] {
	const found = new Set<string>();
	for (const char of text) {
		const point = char.codePointAt(0) as number;
		if (FORBIDDEN.some(([first, last]) => point >= first && point <= last))
			found.add(`U+${point.toString(16).toUpperCase().padStart(4, "0")}`);
	}
	return [...found];
}
