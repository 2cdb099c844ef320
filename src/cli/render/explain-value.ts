import type { ValueReport } from "../../read/explain-value.ts";
import { numberText } from "../../read/output/elements.ts";
import { whyMissing } from "../../read/why-missing.ts";
import { shownPlace } from "../shown-place.ts";
import { visibleWidth } from "../style.ts";
import { cut, tableLines, wrap } from "../table.ts";
import type { Printer } from "../terminal.ts";
import { counted, shapeText } from "../wording.ts";
import { broken } from "./fitting.ts";

/** One cell, told in full: what it is, why it is missing, where it comes from. */
export function explainValueLines(report: ValueReport, printer: Printer): string[] {
	const { style, columns } = printer;
	const { path, index, missing, decoded } = report;
	const unit = decoded.units === undefined ? "" : ` ${decoded.units}`;
	const cell = `${path}[${index.join(", ")}]`;
	const room = Math.max(LEAST_ROOM, columns - visibleWidth(cell) - 2);
	const value = cut(`${shortText(decoded)}${unit}`, room);
	const verdict = missing === undefined ? style.green(value) : style.yellow("missing");
	return [
		...broken(cell, columns).slice(0, -1),
		...wrap(`${style.bold(broken(cell, columns).at(-1) ?? "")}  ${verdict}`, columns),
		"",
		...section(missing === undefined ? "Why it is valid" : "Why it is missing", reasons(report), printer),
		...section("What is stored", storedRows(report, columns), printer),
		...section("Where it is", coordinateRows(report, printer), printer),
		...section("Where it comes from", chunkRows(report, printer), printer),
	].slice(0, -1);
}

/** Characters of a value that are shown, however long the name before it. */
const LEAST_ROOM = 16;

/** Numbers with the digits that are worth looking at; below stand them all. */
function shortText({ value, dataType }: ValueReport["decoded"]): string {
	return dataType.startsWith("float") ? numberText(Number(value)) : String(value);
}

function section(title: string, rows: readonly (readonly string[])[], { style, columns }: Printer): string[] {
	return rows.length === 0 ? [] : [style.bold(title), ...tableLines(rows, { indent: 2, columns }), ""];
}

function reasons(report: ValueReport): string[][] {
	const { chunk, stored } = report;
	const rows =
		chunk.kind === "missing" ? [[`Its chunk was never written, and reads as the fill value ${stored.value}.`]] : [];
	const why = whyMissing(report);
	return [...rows, [why === undefined ? "No rule says that it is missing." : `${capitalised(why)}.`]];
}

function capitalised(clause: string): string {
	return clause.charAt(0).toUpperCase() + clause.slice(1);
}

/** Values are cut to a line: `--json` has them whole. */
function storedRows({ stored, decoded, dataType }: ValueReport, columns: number): string[][] {
	// The file may have a number in the other order, and is named below by its own bytes.
	const order = /^(int|uint|float|complex)(?!8$)/.test(dataType) ? " (little-endian)" : "";
	const bytes = stored.bytes === undefined ? "" : `, bytes ${spaced(stored.bytes)}${order}`;
	const unit = decoded.units === undefined ? "" : ` ${decoded.units}`;
	const shown = (value: string): string => cut(value, columns - BEFORE_VALUES);
	return [
		["stored", `${shown(stored.value)}  ${dataType}${bytes}`],
		["decoded", decoded.value === null ? "--" : `${shown(decoded.value + unit)}  ${decoded.dataType}`],
	];
}

/** The indent, the longest title and the gap behind it. */
const BEFORE_VALUES = 11;

/** Bytes that a line has room for. */
const MOST_BYTES = 16;

function spaced(hex: string): string {
	const pairs = hex.match(/../g) ?? [];
	return pairs.length <= MOST_BYTES ? pairs.join(" ") : `${pairs.slice(0, MOST_BYTES).join(" ")} …`;
}

function coordinateRows({ coordinates }: ValueReport, { style, columns }: Printer): string[][] {
	const room = coordinates.reduce((least, { name }) => Math.min(least, columns - visibleWidth(name) - 4), columns);
	return coordinates.map(({ name, value, units, problem }) => {
		if (value === null) return [style.cyan(name), problem ?? "missing"];
		const text = `${value}${units === undefined ? "" : ` ${units}`}`;
		return [style.cyan(name), cut(text, Math.max(LEAST_ROOM, room))];
	});
}

function chunkRows({ chunk }: ValueReport, { columns }: Printer): string[][] {
	const { index, shape, key, kind, url, offset = 0, length = 0, codecs, elementOffset, fileOffset, shard } = chunk;
	const rows = [["chunk", `[${index.join(", ")}] of ${shapeText(shape)} elements`]];
	for (const [i, part] of broken(key, columns - BEFORE_VALUES).entries()) rows.push([i === 0 ? "key" : "", part]);
	if (shard !== undefined) rows.push(["shard", `[${shard.index.join(", ")}]`]);
	if (kind !== "virtual") rows.push(["bytes", KINDS[kind]]);
	if (url !== undefined) {
		for (const [i, part] of broken(shownPlace(url), columns - BEFORE_VALUES).entries())
			rows.push([i === 0 ? "source" : "", part]);
		rows.push(["range", `bytes ${offset} to ${offset + length - 1}, ${counted(length, "byte")}`]);
	}
	rows.push(["codecs", codecs.join(", ")]);
	if (elementOffset !== undefined) {
		const inFile = fileOffset === undefined ? "" : `, byte ${fileOffset} of the source`;
		rows.push(["element", `byte ${elementOffset} of the decoded chunk${inFile}`]);
	}
	return rows;
}

const KINDS: { readonly [kind in Exclude<ValueReport["chunk"]["kind"], "virtual">]: string } = {
	inlined: "carried by the store itself",
	missing: "none: it was never written",
	computed: "computed when it is read",
};
