import { randomUUID } from "node:crypto";
import { visibleLines, visibleText } from "../errors.ts";

/**
 * Our own colours, as they stand in texts until these are printed. They are no escape sequences: those may be in the names of
 * a file. What is ours begins with a seal that is new in every process, so nobody who writes a file can know it.
 */
const SEAL = `\u001b${randomUUID()}`;
const MARKS = new RegExp(`${SEAL}(\\d[\\d;]*m|2K)`);

/** A mark that becomes an escape sequence: `31m` is red (ECMA-48, 8.3.117), `2K` clears the line. */
export function mark(sequence: string): string {
	return SEAL + sequence;
}

/** Clears the line, and goes to its beginning. */
export const CLEAR_LINE: string = mark("2K");

/** A text without its marks. */
export function withoutMarks(text: string): string {
	return text.includes(SEAL) ? textsAndMarks(text).texts.join("") : text;
}

/** One line of output: what is not a mark is on one line, and has nothing in it that a terminal obeys. Marks stay. */
export function visibleLine(text: string): string {
	const { texts, marks } = textsAndMarks(text);
	return woven(texts.map(visibleText), marks.map(mark));
}

/** What a terminal gets: escape sequences for marks, and for nothing else. */
export function printed(text: string, withColours: boolean): string {
	const { texts, marks } = textsAndMarks(text);
	return woven(
		texts.map(visibleLines),
		marks.map((sequence) => (sequence === "2K" ? "\r\u001b[2K" : withColours ? `\u001b[${sequence}` : "")),
	);
}

/** The parts of a text between its marks, one more than these. */
function textsAndMarks(text: string): { texts: string[]; marks: string[] } {
	const parts = text.split(MARKS);
	return { texts: parts.filter((_, i) => i % 2 === 0), marks: parts.filter((_, i) => i % 2 === 1) };
}

function woven(texts: readonly string[], marks: readonly string[]): string {
	return texts.map((text, i) => text + (marks[i] ?? "")).join("");
}
