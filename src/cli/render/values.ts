import type { CellCoordinate } from "../../read/labels/coordinates-at.ts";
import { isMissing, numberText } from "../../read/output/elements.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import type { ReadResult } from "../read-values.ts";
import { type Paint, type Style, visibleWidth } from "../style.ts";
import { pad, tableLines } from "../table.ts";
import type { Printer } from "../terminal.ts";
import { shapeText } from "../wording.ts";

/** Values in rows and columns, the last dimension along the line; missing ones as `--`. */
export function valueLines(result: ReadResult, printer: Printer): string[] {
	const { shape, values, text } = result;
	const { style } = printer;
	const cells = Array.from({ length: elementCount(shape) }, (_, i) =>
		isMissing(values, i) ? reasonPaint(style, values.reasons?.codes[i])("--") : text(i),
	);
	if (shape.length === 0) return [cells[0] ?? "", ""];
	const width = cells.reduce((most, cell) => Math.max(most, visibleWidth(cell)), 0);
	const rowLength = shape.at(-1) ?? 0;
	const rowsInBlock = shape.at(-2) ?? 1;
	const isTable = shape.length > 1;
	const labelWidth = isTable ? `[${rowsInBlock - 1}]`.length : `[${Math.max(0, rowLength - 1)}]`.length;
	const perLine = Math.max(1, Math.floor((printer.columns - labelWidth - 1) / (width + 2)));
	const lines: string[] = [];
	for (let row = 0; row * rowLength < cells.length; row++) {
		if (shape.length > 2 && row % rowsInBlock === 0) lines.push(style.dim(blockTitle(shape, row / rowsInBlock)));
		const own = cells.slice(row * rowLength, (row + 1) * rowLength).map((cell) => `  ${pad(cell, width, "right")}`);
		for (let at = 0; at < own.length; at += perLine) {
			const label = isTable ? (at === 0 ? `[${row % rowsInBlock}]` : "") : `[${at}]`;
			lines.push(`${style.dim(pad(label, labelWidth, "right"))}${own.slice(at, at + perLine).join("")}`);
		}
		if (shape.length > 2 && (row + 1) % rowsInBlock === 0) lines.push("");
	}
	return lines.at(-1) === "" ? lines : [...lines, ""];
}

/** The place of a block of rows: `[0, 3, :, :]`. */
function blockTitle(shape: readonly number[], block: number): string {
	const outer = shape.slice(0, -2);
	const index = outer.map((length, d) => Math.floor(block / elementCount(outer.slice(d + 1))) % length);
	return `[${[...index, ":", ":"].join(", ")}]`;
}

/** What the values have in common, `place` included; only what is missing where the values themselves are shown. */
export function statisticsLines(
	result: ReadResult,
	areShown: boolean,
	printer: Printer,
	place: readonly CellCoordinate[] = [],
): string[] {
	const { path, dataType, shape, units, statistics, values } = result;
	const { count, valid, missing, reasons, min, max, mean } = statistics;
	const { style } = printer;
	const unit = units === undefined ? "" : ` ${units}`;
	const title = `${style.bold(path)}  ${style.green(dataType)}  ${shapeText(shape)}${areShown ? unit : ""}`;
	const rows: string[][] = areShown ? [] : [["valid", String(valid)]];
	if (missing > 0 || !areShown) rows.push(["missing", `${missing}${missing > 0 ? ` of ${count}` : ""}`]);
	for (const { rule, count: own } of reasons) {
		const code = (values.reasons?.rules.indexOf(rule) ?? -1) + 1;
		rows.push(["", `${reasonPaint(style, code)(String(own))} by ${rule}`]);
	}
	if (!areShown)
		for (const [name, value] of Object.entries({ min, mean, max }))
			if (value !== undefined)
				rows.push([name, `${typeof value === "number" ? numberText(value) : value}${style.dim(unit)}`]);
	const shared = place.map(
		({ name, value, units: own }) => `${name} ${value ?? "missing"}${own === undefined ? "" : ` ${own}`}`,
	);
	if (shared.length > 0) rows.unshift(["at", shared.join(", ")]);
	return [title, ...tableLines(rows, { indent: 2, columns: printer.columns })];
}

/** Each reason has its colour, the same in the values and in the counts. */
export function reasonPaint(style: Style, code: number | undefined): Paint {
	const paints = [style.yellow, style.magenta, style.cyan, style.red, style.blue];
	return code === undefined || code === 0 ? style.dim : (paints[(code - 1) % paints.length] ?? style.dim);
}
