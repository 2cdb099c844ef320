import type { ArrayInfo, DimensionInfo, GroupInfo, InfoReport } from "../info/report.ts";
import { costText } from "../opening.ts";
import { visibleWidth } from "../style.ts";
import { pad } from "../table.ts";
import type { Printer } from "../terminal.ts";
import { counted, sizeText } from "../wording.ts";
import { diagnosticLines } from "./diagnostics.ts";
import { broken, cut, flowing, nameIn, oneLine, valueText } from "./fitting.ts";
import {
	attributeItems,
	axisText,
	boundsText,
	dimensionText,
	meaningItems,
	storageItems,
	systemText,
	typeText,
} from "./info-parts.ts";
import { summaryLines } from "./info-summary.ts";

/** How much is shown. */
export type InfoLook = { isVerbose: boolean; hasAttributes: boolean };

/** Names longer than this do not push what stands behind them to the right. */
const WIDEST_NAME = 24;
/** Of more arrays than this, attributes are shown on request. */
const FEW_ARRAYS = 24;
/** Attributes of a group that are shown unasked. */
const FEW_ATTRIBUTES = 16;

/** A file as lines: what people look for first stands first, and no line is wider than the terminal. */
export function infoLines(report: InfoReport, printer: Printer, look: InfoLook): string[] {
	const { sizeBytes, diagnostics, cost, isSummary } = report;
	return [
		...headerLines(report, printer),
		"",
		...(isSummary
			? summaryLines(report, printer, look)
			: report.groups.flatMap((group) => groupLines(group, report, printer, look))),
		...diagnosticLines(diagnostics, printer),
		...flowing([costText(cost, sizeBytes)], printer.columns).map(printer.style.dim),
	];
}

/** Name, format with its version, sizes, and what the file calls itself. */
export function headerLines(report: InfoReport, { style, columns }: Printer): string[] {
	const { name, format, version = format, traits, sizeBytes, decodedBytes, title, totals } = report;
	const inGroups = totals.groups > 1 ? ` in ${counted(totals.groups, "group")}` : "";
	const facts = [
		version,
		...traits.map(oneLine),
		...(sizeBytes === undefined ? [] : [`${sizeText(sizeBytes)} on disk`]),
		`${sizeText(decodedBytes)} decoded`,
		`${counted(totals.arrays, "array")}${inGroups}`,
	];
	return [
		...broken(oneLine(name), columns).map(style.bold),
		...flowing(facts, columns),
		...(title === undefined ? [] : broken(cut(oneLine(title), 2 * columns), columns).map(style.dim)),
	];
}

/** The sections of one group. */
function groupLines(group: GroupInfo, report: InfoReport, printer: Printer, look: InfoLook): string[] {
	const { style, columns } = printer;
	const { arrays = [], refused = [] } = report.byGroup.get(group.path) ?? {};
	const data = arrays.filter(({ role }) => role === "data");
	const others = arrays.filter(({ role }) => role !== "data");
	const isAlone = report.groups.length === 1 && group.path === "/";
	const lines = [
		...dimensionLines(group.dimensions, printer),
		...placeLines(group, printer),
		...arraySection("Variables", data, report, printer, look),
		...refused.flatMap(({ path, code, message }) => [
			`  ${style.red(cut(nameIn(path), columns - 20 - code.length))}  cannot be shown (${code})`,
			...broken(oneLine(message), columns - 6).map((line) => `      ${line}`),
		]),
		...arraySection("Coordinates", others, report, printer, look),
		...groupAttributeLines(group, printer, look),
	];
	if (isAlone) return [...lines, ""];
	if (lines.length === 0 && group.path === "/") return [];
	return [...broken(oneLine(group.path), columns).map((line) => style.bold(style.blue(line))), ...lines, ""];
}

/** Each dimension with its length, and where its coordinates begin and end. */
export function dimensionLines(dimensions: readonly DimensionInfo[], { style, columns }: Printer): string[] {
	if (dimensions.length === 0) return [];
	const names = columnWidth(dimensions.map(({ name }) => oneLine(name)));
	const lengths = Math.max(...dimensions.slice(0, 1000).map(({ length }) => String(length).length));
	return [
		style.bold("Dimensions"),
		...dimensions.flatMap(({ name, length, unlimited, axis }) => {
			const head = `  ${style.cyan(pad(cut(oneLine(name), columns - lengths - 4), names))}  ${pad(String(length), lengths, "right")}`;
			const words = [...(unlimited ? ["unlimited"] : []), axisText(axis)].filter((word) => word !== "");
			return hung(head, words.join(", "), columns);
		}),
	];
}

/** The coordinate reference system by its name, and how far the data reach. */
export function placeLines({ place }: Pick<GroupInfo, "place">, { style, columns }: Printer): string[] {
	if (place === undefined) return [];
	const rows = [
		["CRS", systemText(place)],
		["bounds", boundsText(place)],
	].flatMap(([name = "", text]) => (text === undefined ? [] : hung(`  ${style.cyan(pad(name, 6))}`, text, columns)));
	return [style.bold("Place"), ...rows];
}

function arraySection(
	title: string,
	arrays: readonly ArrayInfo[],
	{ format, arrays: all }: InfoReport,
	{ style, columns }: Printer,
	{ isVerbose, hasAttributes }: InfoLook,
): string[] {
	if (arrays.length === 0) return [];
	const [names, types, dimensions] = [
		columnWidth(arrays.map(({ path }) => nameIn(path))),
		columnWidth(arrays.map(typeText)),
		columnWidth(arrays.map(dimensionText)),
	];
	const heads = arrays.map((array) => {
		const name = cut(nameIn(array.path), columns - 4);
		const plain =
			`  ${pad(name, names)}  ${pad(typeText(array), types)}  ${pad(dimensionText(array), dimensions)}`.trimEnd();
		if (visibleWidth(plain) > columns)
			return broken(plain.trim().replace(/ +/g, " "), columns - 4).map(
				(line, i) => `${i === 0 ? "  " : "    "}${line}`,
			);
		return [`  ${style.cyan(pad(name, names))}  ${style.green(pad(typeText(array), types))}  ${dimensionText(array)}`];
	});
	const meanings = arrays.map((array) => meaningItems(array, format, isVerbose));
	const before = names + types + dimensions + 8;
	const isTable = meanings.every((items) => before + visibleWidth(items.join(" · ")) <= columns);
	return [
		style.bold(title),
		...arrays.flatMap((array, i) => {
			const head = heads[i] as string[];
			const items = meanings[i] as string[];
			const first =
				head.length === 1 && isTable && items.length > 0
					? [`${pad(head[0] as string, before)}${items.join(" · ")}`]
					: undefined;
			const indented = (lines: readonly string[]): string[] => lines.map((line) => `      ${line}`);
			const storage = isVerbose ? flowing(storageItems(array), columns - 6) : [];
			return [
				...(first ?? [...head, ...indented(flowing(items, columns - 6))]),
				...indented(storage),
				...indented(attributeLines(array, columns - 6, all.length, hasAttributes)).map(style.dim),
			];
		}),
	];
}

/** One line of what else is said of an array; all of it on request. */
function attributeLines(array: ArrayInfo, width: number, arrayCount: number, isWhole: boolean): string[] {
	if (isWhole)
		return Object.entries(array.attributes).flatMap(([name, value]) =>
			broken(`${oneLine(name)}: ${valueText(value, true)}`, width),
		);
	if (arrayCount > FEW_ARRAYS) return [];
	const items = attributeItems(array).map((item) => cut(item, 40));
	const [line = ""] = flowing(items, width - 10);
	if (line === "") return [];
	const shown = line.split(" · ").length;
	return [cut(items.length > shown ? `${line} · ${items.length - shown} more` : line, width)];
}

function groupAttributeLines(
	{ attributes }: GroupInfo,
	{ style, columns }: Printer,
	{ hasAttributes }: InfoLook,
): string[] {
	const all = Object.entries(attributes);
	if (all.length === 0) return [];
	const shown = hasAttributes ? all : all.slice(0, FEW_ATTRIBUTES);
	const names = columnWidth(shown.map(([name]) => oneLine(name)));
	const rest = all.length - shown.length;
	return [
		style.bold("Attributes"),
		...shown.flatMap(([name, value]) => {
			const head = `  ${pad(cut(oneLine(name), columns - 4), names)}`;
			const text = valueText(value, hasAttributes);
			return hung(head, hasAttributes ? text : cut(text, columns - visibleWidth(head) - 2), columns).map(style.dim);
		}),
		...(rest > 0 ? [style.dim(`  … and ${rest} more (--attributes shows all)`)] : []),
	];
}

/** A text behind a head, its further lines below its beginning; below the head where there is no room beside it. */
export function hung(head: string, text: string, columns: number): string[] {
	if (text === "") return [head.trimEnd()];
	const beside = columns - visibleWidth(head) - 2;
	if (beside < 24 && visibleWidth(text) > beside)
		return [head.trimEnd(), ...broken(text, columns - 6).map((line) => `      ${line}`)];
	const indent = " ".repeat(visibleWidth(head) + 2);
	return broken(text, beside).map((line, i) => (i === 0 ? `${head}  ${line}` : `${indent}${line}`));
}

/** As wide as the widest of them, within reason. */
export function columnWidth(texts: readonly string[]): number {
	return texts.reduce((widest, text) => {
		const width = visibleWidth(text);
		return width > WIDEST_NAME ? widest : Math.max(widest, width);
	}, 0);
}
