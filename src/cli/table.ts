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
	/** With a limit, the last column is wrapped to it. */
	columns?: number | undefined;
};

/** The least width to which a last column is wrapped: narrower ones are harder to read than long lines. */
const MIN_WRAPPED = 24;

/** Rows of cells, each column as wide as its widest cell. Cells may be coloured. */
export function tableLines(rows: readonly (readonly string[])[], options: TableOptions = {}): string[] {
	const { align = [], indent = 0, gap = 2, columns = Number.POSITIVE_INFINITY } = options;
	const count = rows.reduce((most, row) => Math.max(most, row.length), 0);
	const widths = Array.from({ length: count }, (_, c) =>
		rows.reduce((most, row) => Math.max(most, visibleWidth(row[c] ?? "")), 0),
	);
	const before = indent + widths.slice(0, -1).reduce((sum, width) => sum + width + gap, 0);
	return rows.flatMap((row) => {
		const cells = Array.from({ length: count }, (_, c) => row[c] ?? "");
		const last = wrap(cells.at(-1) ?? "", Math.max(MIN_WRAPPED, columns - before));
		const head = cells
			.slice(0, -1)
			.map((cell, c) => pad(cell, widths[c] ?? 0, align[c] ?? "left") + " ".repeat(gap))
			.join("");
		return last.map((text, i) => {
			const aligned = align[count - 1] === "right" ? pad(text, widths.at(-1) ?? 0, "right") : text;
			return `${" ".repeat(indent)}${i === 0 ? head : " ".repeat(before - indent)}${aligned}`.trimEnd();
		});
	});
}

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

/** A text cut to a width, the end shown as `…`. */
export function shorten(text: string, width: number): string {
	const chars = Array.from(text);
	return chars.length <= width ? text : `${chars.slice(0, Math.max(0, width - 1)).join("")}…`;
}
