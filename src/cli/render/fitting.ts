import { type JsonValue, writeJson } from "../../zarr/json.ts";
import { visibleWidth } from "../style.ts";
import { printable } from "../terminal.ts";

/** A text of a file as one line that can be measured: control characters are spelt out, blanks are single. */
export function oneLine(text: string): string {
	return printable(text.replace(/[\s\0]+/g, " ").trim(), false);
}

/** A text cut to a width, its end shown as `…`. */
export function cut(text: string, width: number): string {
	if (visibleWidth(text) <= width) return text;
	let kept = "";
	let used = 0;
	for (const char of text) {
		used += visibleWidth(char);
		if (used > Math.max(width, 1) - 1) break;
		kept += char;
	}
	return `${kept}…`;
}

/** A text broken into lines of at most that width: between words, and inside those that are longer. Without colours. */
export function broken(text: string, width: number): string[] {
	const lines: string[] = [];
	let current = "";
	const push = (): void => {
		if (current !== "") lines.push(current);
		current = "";
	};
	for (const word of text.split(" ")) {
		if (current !== "" && visibleWidth(current) + 1 + visibleWidth(word) > width) push();
		current = current === "" ? word : `${current} ${word}`;
		while (visibleWidth(current) > width) {
			const [head, rest] = splitAt(current, Math.max(width, 1));
			lines.push(head);
			current = rest;
		}
	}
	push();
	return lines.length === 0 ? [""] : lines;
}

function splitAt(text: string, width: number): [head: string, rest: string] {
	let head = "";
	let used = 0;
	for (const char of text) {
		used += visibleWidth(char);
		if (used > width && head !== "") break;
		head += char;
	}
	return [head, text.slice(head.length)];
}

/** Items side by side with dots between them, as many as fit on a line; one that is longer is broken. */
export function flowing(items: readonly string[], width: number): string[] {
	const lines: string[] = [];
	for (const item of items) {
		const last = lines.at(-1);
		if (last !== undefined && visibleWidth(last) + visibleWidth(item) + 3 <= width)
			lines[lines.length - 1] = `${last} · ${item}`;
		else for (const line of broken(item, width)) lines.push(line);
	}
	return lines;
}

/** Elements of a list that are worth a look. */
const SHOWN_ELEMENTS = 12;

/** A value of an attribute in words; long lists are cut unless they are wanted whole. */
export function valueText(value: JsonValue, isWhole = false): string {
	if (typeof value === "string") return value === "" ? '""' : oneLine(value);
	if (!Array.isArray(value)) return oneLine(writeJson(value));
	const isLong = !isWhole && value.length > SHOWN_ELEMENTS;
	const shown = (isLong ? value.slice(0, SHOWN_ELEMENTS) : value).map((item) =>
		typeof item === "string" ? JSON.stringify(oneLine(item)) : valueText(item, isWhole),
	);
	return isLong ? `[${shown.join(", ")}, … ${value.length} values]` : `[${shown.join(", ")}]`;
}

/** The last part of a path; that of the root is the path itself. */
export function nameIn(path: string): string {
	const name = path.slice(path.lastIndexOf("/") + 1);
	return oneLine(name) === "" ? path : oneLine(name);
}
