import { visibleWidth } from "./style.ts";

/** How the cells of a column stand. */
export type Alignment = "left" | "right";

/** Options of {@link tableLines}. */
export type TableOptions = {
	/** By column; left where nothing is said. */
	align?: readonly Alignment[] | undefined;
	/** Spaces before every line. */
	indent?: number | undefined;
	/** Spaces between columns, default 2. */
	gap?: number | undefined;
	/** With a limit, the last column is wrapped to it, or goes below the others where they leave no room for it. */
	columns?: number | undefined;
};

/** The least width to which a last column is wrapped: narrower ones are hard to read. */
const MIN_WRAPPED = 24;

/** Rows of cells, each column as wide as its widest cell. Cells may be coloured. */
export function tableLines(rows: readonly (readonly string[])[], options: TableOptions = {}): string[] {
	const { align = [], indent = 0, gap = 2, columns = Number.POSITIVE_INFINITY } = options;
	const count = rows.reduce((most, row) => Math.max(most, row.length), 0);
	const widths = Array.from({ length: count }, (_, c) =>
		rows.reduce((most, row) => Math.max(most, visibleWidth(row[c] ?? "")), 0),
	);
	const before = indent + widths.slice(0, -1).reduce((sum, width) => sum + width + gap, 0);
	const isStacked = columns - before < Math.min(MIN_WRAPPED, widths.at(-1) ?? 0);
	return rows.flatMap((row) => {
		const cells = Array.from({ length: count }, (_, c) => row[c] ?? "");
		const head = cells
			.slice(0, -1)
			.map((cell, c) => pad(cell, widths[c] ?? 0, align[c] ?? "left") + " ".repeat(gap))
			.join("");
		if (isStacked) return stackedLines(head, cells, { indent, columns });
		return wrap(cells.at(-1) ?? "", columns - before).map((text, i) => {
			const aligned = align[count - 1] === "right" ? pad(text, widths.at(-1) ?? 0, "right") : text;
			return withoutBlanks(`${" ".repeat(indent)}${i === 0 ? head : " ".repeat(before - indent)}${aligned}`);
		});
	});
}

/** A row whose last cell stands below the others. Where even those are too wide together, they do not stand in columns. */
function stackedLines(
	head: string,
	cells: readonly string[],
	{ indent, columns }: { indent: number; columns: number },
): string[] {
	const fits = indent + visibleWidth(withoutBlanks(head)) <= columns;
	const above = fits ? [head] : wrap(cells.slice(0, -1).join("  "), columns - indent);
	const last = cells.at(-1) ?? "";
	const below = last === "" ? [] : wrap(last, columns - indent - BELOW);
	return [
		...above.map((text) => " ".repeat(indent) + withoutBlanks(text)),
		...below.map((text) => " ".repeat(indent + BELOW) + withoutBlanks(text)),
	];
}

/** Spaces before what stands below its row. */
const BELOW = 4;

/** A text filled up with spaces to a width. */
export function pad(text: string, width: number, alignment: Alignment = "left"): string {
	const space = " ".repeat(Math.max(0, width - visibleWidth(text)));
	return alignment === "right" ? space + text : text + space;
}

/** A text broken between words into lines of at most that width; words that are longer stay whole. */
export function wrap(text: string, width: number): string[] {
	const lines: string[] = [];
	let current = "";
	for (const word of text.split(" ")) {
		if (current !== "" && visibleWidth(current) + 1 + visibleWidth(word) > width) {
			lines.push(current);
			current = word;
		} else current = current === "" ? word : `${current} ${word}`;
	}
	return [...lines, current];
}

/**
 * A line of a message, wrapped to the width of a terminal and indented further where it goes on. Without one, in a pipe, it stays
 * as it is: programs take a line for a message.
 */
export function wrapMessage(line: string, columns: number | undefined): string[] {
	if (columns === undefined || visibleWidth(line) <= columns) return [line];
	const indent = /^ */.exec(line)?.[0].length ?? 0;
	const [first = "", ...others] = wrap(line.slice(indent), columns - indent - GOING_ON);
	return [" ".repeat(indent) + first, ...others.map((other) => " ".repeat(indent + GOING_ON) + other)].map(
		withoutBlanks,
	);
}

/** Spaces before a line that goes on with the one before. */
const GOING_ON = 2;

/** A text cut to a width, the end shown as `…`. Without colours. */
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

/** A line without the blanks at its end; a name may end in something else that counts as white space, and that is shown. */
export function withoutBlanks(line: string): string {
	let end = line.length;
	while (line[end - 1] === " ") end--;
	return line.slice(0, end);
}
