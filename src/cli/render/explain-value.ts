import type { ValueReport } from "../../read/explain-value.ts";
import { numberText } from "../elements.ts";
import type { Style } from "../style.ts";
import { tableLines, wrap } from "../table.ts";
import type { Printer } from "../terminal.ts";
import { counted, shapeText } from "../wording.ts";

/** One cell, told in full: what it is, why it is missing, where it comes from. */
export function explainValueLines(report: ValueReport, printer: Printer): string[] {
	const { style, columns } = printer;
	const { path, index, missing, decoded } = report;
	const unit = decoded.units === undefined ? "" : ` ${decoded.units}`;
	const verdict = missing === undefined ? style.green(`${shortText(decoded)}${unit}`) : style.yellow("missing");
	return [
		...wrap(`${style.bold(`${path}[${index.join(", ")}]`)}  ${verdict}`, columns),
		"",
		...section(missing === undefined ? "Why it is valid" : "Why it is missing", reasons(report), printer),
		...section("What is stored", storedRows(report), printer),
		...section("Where it is", coordinateRows(report, style), printer),
		...section("Where it comes from", chunkRows(report, printer), printer),
	].slice(0, -1);
}

/** Numbers with the digits that are worth looking at; below stand them all. */
function shortText({ value, dataType }: ValueReport["decoded"]): string {
	return dataType.startsWith("float") ? numberText(Number(value)) : String(value);
}

function section(title: string, rows: readonly (readonly string[])[], { style, columns }: Printer): string[] {
	return rows.length === 0 ? [] : [style.bold(title), ...tableLines(rows, { indent: 2, columns }), ""];
}

function reasons({ missing, stored, chunk }: ValueReport): string[][] {
	const rows =
		chunk.kind === "missing" ? [[`Its chunk was never written, and reads as the fill value ${stored.value}.`]] : [];
	return [...rows, [missing === undefined ? "No rule says that it is missing." : reasonText(missing, stored.value)]];
}

function reasonText({ cause, rule, place }: NonNullable<ValueReport["missing"]>, stored: string): string {
	const from = place === undefined ? "" : ` (${place})`;
	switch (cause) {
		case "sentinel":
		case "storageFill":
		case "defaultFill":
			return `The stored value equals ${rule}${from}.`;
		case "maskArray":
			return `The array ${place} is 0 here.`;
		case "codecBitmap":
			return `The data say so themselves: ${place}.`;
		case "validRange":
			return `The stored ${stored} lies ${rule}${from}.`;
		case "notANumber":
			return `The stored value is ${rule}.`;
	}
}

function storedRows({ stored, decoded, dataType }: ValueReport): string[][] {
	const bytes = stored.bytes === undefined ? "" : `, bytes ${spaced(stored.bytes)}`;
	const unit = decoded.units === undefined ? "" : ` ${decoded.units}`;
	return [
		["stored", `${stored.value}  ${dataType}${bytes}`],
		["decoded", decoded.value === null ? "--" : `${decoded.value}${unit}  ${decoded.dataType}`],
	];
}

/** Bytes that a line has room for. */
const MOST_BYTES = 16;

function spaced(hex: string): string {
	const pairs = hex.match(/../g) ?? [];
	return pairs.length <= MOST_BYTES ? pairs.join(" ") : `${pairs.slice(0, MOST_BYTES).join(" ")} …`;
}

function coordinateRows({ coordinates }: ValueReport, style: Style): string[][] {
	return coordinates.map(({ name, value, units, problem }) => [
		style.cyan(name),
		value === null ? (problem ?? "missing") : `${value}${units === undefined ? "" : ` ${units}`}`,
	]);
}

function chunkRows({ chunk }: ValueReport, { columns }: Printer): string[][] {
	const { index, shape, key, kind, url, offset = 0, length = 0, codecs, elementOffset, fileOffset, shard } = chunk;
	const rows = [["chunk", `[${index.join(", ")}] of ${shapeText(shape)} elements, key ${key}`]];
	if (shard !== undefined) rows.push(["shard", `[${shard.index.join(", ")}]`]);
	if (kind !== "virtual") rows.push(["bytes", KINDS[kind]]);
	if (url !== undefined) {
		for (const [i, part] of broken(url, columns - 11).entries()) rows.push([i === 0 ? "source" : "", part]);
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

/** A text without spaces, cut to lines of a width. */
function broken(text: string, width: number): string[] {
	const characters = Array.from(text);
	return Array.from({ length: Math.ceil(characters.length / width) }, (_, i) =>
		characters.slice(i * width, (i + 1) * width).join(""),
	);
}
