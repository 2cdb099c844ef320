import { type JsonValue, writeJson } from "../../zarr/json.ts";
import type { CodecMetadata } from "../../zarr/metadata.ts";
import type { ArrayInfo, GroupInfo, InfoReport } from "../commands/info.ts";
import { costText } from "../opening.ts";
import type { Style } from "../style.ts";
import { shorten, wrap } from "../table.ts";
import type { Printer } from "../terminal.ts";
import { counted, shapeText, sizeText } from "../wording.ts";
import { diagnosticLines } from "./diagnostics.ts";
import { fitsWords } from "./fits.ts";
import { gribWords } from "./grib.ts";

/** Attributes longer than this are cut: `info` is for looking over a file. */
const ATTRIBUTE_WIDTH = 60;

/** The tree of a file as lines. */
export function infoLines(report: InfoReport, printer: Printer): string[] {
	const { style } = printer;
	const { url, format, sizeBytes, arrays, refused, diagnostics, cost } = report;
	const size = sizeBytes === undefined ? "" : `, ${sizeText(sizeBytes)}`;
	const summary = `${format}${size}, ${counted(arrays.length + refused.length, "array")}`;
	return [
		style.bold(url),
		summary,
		"",
		...report.groups.flatMap((group) => groupLines(group, report, printer)),
		...diagnosticLines(diagnostics, printer),
		style.dim(costText(cost, sizeBytes)),
	];
}

function groupLines(group: GroupInfo, { arrays, refused, format }: InfoReport, printer: Printer): string[] {
	const { style } = printer;
	const isChild = ({ path }: { path: string }): boolean => parentOf(path) === group.path;
	const children = [
		...arrays.filter(isChild).map((array) => arrayLines(array, format, printer)),
		...refused
			.filter(isChild)
			.map((array) => [
				`${style.red(nameOf(array.path))}  cannot be shown (${array.code})`,
				...wrap(array.message, printer.columns - 6),
			]),
	];
	const dimensions = group.dimensions.map(({ name, length }) => `${name} ${length}`).join(", ");
	return [
		style.bold(group.path),
		...(dimensions === "" ? [] : [`${style.dim("│")}  dimensions  ${dimensions}`]),
		...attributeLines(group.attributes, printer).map((line) => `${style.dim("│")}  ${line}`),
		...children.flatMap((lines, i) => branch(lines, i === children.length - 1, style)),
		"",
	];
}

/** Lines of a node, hung onto the tree. */
function branch([first = "", ...rest]: string[], isLast: boolean, style: Style): string[] {
	const [knot, trunk] = isLast ? ["└─ ", "   "] : ["├─ ", "│  "];
	return [`${style.dim(knot)}${first}`, ...rest.map((line) => `${style.dim(trunk)}   ${line}`)];
}

function arrayLines(array: ArrayInfo, format: string, printer: Printer): string[] {
	const { style, columns } = printer;
	const { path, dataType, lengthBytes, shape, dimensionNames, codecs, chunks, missing, packed } = array;
	const type = lengthBytes === undefined ? dataType : `${dataType}(${lengthBytes})`;
	const head = `${style.cyan(nameOf(path))}  ${style.green(type)}  ${shapeText(shape, dimensionNames)}`;
	const { units, long_name: longName } = array.attributes;
	// Coordinates that were made from messages are the same in every group.
	if (format === "GRIB" && array.grib === undefined && array.attributes.GRIB_edition === undefined)
		return [[head, ...[units ?? longName].flatMap((text) => (text === undefined ? [] : [jsonText(text)]))].join("  ")];
	const facts = [
		`chunks ${Array.isArray(chunks) ? chunks.join(" × ") || "scalar" : "rectilinear"}`,
		`codecs ${codecs.map(codecText).join(", ")}`,
		countsText(array),
	];
	const fills = [
		`fill_value ${array.fillText}`,
		`missing: ${missing.length === 0 ? "nothing" : style.yellow(missing.join(", "))}`,
		...(packed ? ["packed"] : []),
	];
	return [
		head,
		...formatLines(array, format).flatMap((words) => wrapItems(words, columns - 8)),
		facts.join(" · "),
		fills.join(" · "),
		...attributeLines(otherAttributes(array), printer),
	];
}

/** What those who know the format ask first, a line each. */
function formatLines(array: ArrayInfo, format: string): string[][] {
	const { grib } = array;
	if (grib !== undefined) {
		const { parameter, level, product, time, packing, bitmap, seen } = gribWords(grib);
		return [
			[parameter, level, product, time],
			[packing, bitmap, seen],
		].map((words) => words.filter((word) => word !== ""));
	}
	const words = format === "FITS" ? fitsWords(array) : [];
	return words.length === 0 ? [] : [words];
}

/** Attributes that the words about GRIB fields say already are left out. */
function otherAttributes({ attributes, grib }: ArrayInfo): ArrayInfo["attributes"] {
	if (grib === undefined) return attributes;
	return Object.fromEntries(Object.entries(attributes).filter(([name]) => !SAID_IN_WORDS.has(name)));
}

const SAID_IN_WORDS: ReadonlySet<string> = new Set([
	"long_name",
	"units",
	"coordinates",
	"GRIB_edition",
	"GRIB_level",
	"GRIB_product",
	"GRIB_shortName",
	"GRIB_typeOfLevel",
]);

function countsText({ counts }: ArrayInfo): string {
	if ("error" in counts) return `references unknown: ${counts.error}`;
	const { chunks, computed, references, missingChunks, inlinedBytes } = counts;
	if (computed) return `${counted(chunks, "chunk")} computed when read`;
	const parts = [counted(references, "reference")];
	if (missingChunks > 0) parts.push(`${counted(missingChunks, "chunk")} missing`);
	if (inlinedBytes > 0) parts.push(`${sizeText(inlinedBytes)} inlined`);
	return parts.join(", ");
}

/** A step of a chain with its settings: `bytes(big)`. */
function codecText({ name, configuration = {} }: CodecMetadata): string {
	const settings = Object.values(configuration).map(jsonText).join(", ");
	return settings === "" ? name : `${name}(${settings})`;
}

function attributeLines(attributes: ArrayInfo["attributes"], { style, columns }: Printer): string[] {
	const items = Object.entries(attributes).map(
		([name, value]) => `${name} ${shorten(writeJson(value), ATTRIBUTE_WIDTH)}`,
	);
	return items.length === 0 ? [] : wrapItems(items, columns - 8).map((line) => style.dim(line));
}

/** Items side by side, as many as fit on a line. */
function wrapItems(items: readonly string[], width: number): string[] {
	const lines: string[] = [];
	for (const item of items) {
		const last = lines.at(-1);
		if (last !== undefined && last.length + item.length + 3 <= width) lines[lines.length - 1] = `${last} · ${item}`;
		else lines.push(item);
	}
	return lines;
}

function jsonText(value: JsonValue): string {
	return typeof value === "string" && value !== "" ? value : writeJson(value);
}

function nameOf(path: string): string {
	return path.slice(path.lastIndexOf("/") + 1);
}

function parentOf(path: string): string {
	return path.slice(0, Math.max(1, path.lastIndexOf("/")));
}
