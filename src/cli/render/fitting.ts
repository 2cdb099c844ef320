import { type JsonValue, writeJson } from "../../zarr/json.ts";
import { visibleWidth } from "../style.ts";

/** A text of a file, not a name, as one line: whatever lays it out is a single blank. */
export function oneLine(text: string): string {
	return text.replace(/(?:[^\S\u2028\u2029\ufeff]|\0)+/g, " ").replace(/^ | $/g, "");
}

/** A text broken into lines of at most that width: between words, and inside those that are longer. Without colours. */
export function broken(text: string, width: number): string[] {
	const lines: string[] = [];
	let current = "";
	let used = 0;
	const push = (): void => {
		if (current !== "") lines.push(current);
		current = "";
		used = 0;
	};
	for (const word of text.split(" ")) {
		const wordWidth = visibleWidth(word);
		if (current !== "" && used + 1 + wordWidth > width) push();
		if (current !== "") {
			current += ` ${word}`;
			used += 1 + wordWidth;
		} else if (wordWidth <= width) {
			current = word;
			used = wordWidth;
		} else
			for (const char of word) {
				const charWidth = visibleWidth(char);
				if (used + charWidth > width) push();
				current += char;
				used += charWidth;
			}
	}
	push();
	return lines.length === 0 ? [""] : lines;
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
		typeof item === "string" ? writeJson(oneLine(item)) : valueText(item, isWhole),
	);
	return isLong ? `[${shown.join(", ")}, … ${value.length} values]` : `[${shown.join(", ")}]`;
}

/** The last part of a path; that of the root is the path itself. */
export function nameIn(path: string): string {
	const name = path.slice(path.lastIndexOf("/") + 1);
	return /^[\s\0]*$/.test(name) ? path : name;
}
