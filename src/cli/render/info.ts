import type { ArrayInfo, GroupInfo, InfoReport } from "../info/report.ts";
import { costText } from "../opening.ts";
import { visibleWidth } from "../style.ts";
import { cut, pad, withoutBlanks } from "../table.ts";
import type { Printer } from "../terminal.ts";
import { counted, sizeText } from "../wording.ts";
import { diagnosticLines } from "./diagnostics.ts";
import { broken, flowing, nameIn, oneLine, valueText } from "./fitting.ts";
import { attributeItems, dimensionText, meaningItems, storageItems, typeText } from "./info-parts.ts";
import { columnWidth, dimensionLines, hung, placeLines } from "./info-sections.ts";
import { summaryLines } from "./info-summary.ts";

/** How much is shown. */
export type InfoLook = { isVerbose: boolean; hasAttributes: boolean };

/** Of more arrays than this, attributes are shown on request. */
const FEW_ARRAYS = 24;
/** Attributes of a group that are shown unasked. */
const FEW_ATTRIBUTES = 16;

/** Conventions of Zarr that `Place` says in words. */
const PLACE_ATTRIBUTES = /^(zarr_conventions|multiscales|(spatial|proj):.*)$/;

/** A file as lines: what people look for first stands first, and no line is wider than the terminal. */
export function infoLines(report: InfoReport, printer: Printer, look: InfoLook): string[] {
	const { sizeBytes, diagnostics, cost, isSummary } = report;
	return [
		...headerLines(report, printer),
		"",
		...(isSummary
			? summaryLines(report, printer)
			: report.groups.flatMap((group) => groupLines(group, report, printer, look))),
		...diagnosticLines(diagnostics, printer, "--json"),
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
		...broken(name, columns).map(style.bold),
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
		...arraySection("Variables", data, group, report, printer, look),
		...refused.flatMap(({ path, code, message }) => [
			`  ${style.red(cut(nameIn(path), columns - 20 - code.length))}  cannot be shown (${code})`,
			...broken(message, columns - 6).map((line) => `      ${line}`),
		]),
		...arraySection("Coordinates", others, group, report, printer, look),
		...groupAttributeLines(group, printer, look),
	];
	if (isAlone) return lines.length === 0 ? ["There are no arrays in it.", ""] : [...lines, ""];
	if (lines.length === 0) return [];
	return [...broken(group.path, columns).map((line) => style.bold(style.blue(line))), ...lines, ""];
}

function arraySection(
	title: string,
	arrays: readonly ArrayInfo[],
	{ dimensions: all }: GroupInfo,
	report: InfoReport,
	{ style, columns }: Printer,
	{ isVerbose, hasAttributes }: InfoLook,
): string[] {
	if (arrays.length === 0) return [];
	const varied = new Set(all.flatMap(({ name, isVaried }) => (isVaried ? [name] : [])));
	const [names, types] = [columnWidth(arrays.map(({ path }) => nameIn(path))), columnWidth(arrays.map(typeText))];
	const entries = arrays.map((array) => {
		const [name, type, dimensions] = [nameIn(array.path), typeText(array), dimensionText(array, varied)];
		const head = `  ${style.cyan(pad(name, names))}  ${style.green(pad(type, types))}  ${dimensions}`;
		const isFitting = visibleWidth(head) <= columns;
		const items = meaningItems(array, report.format);
		return { array, head: isFitting ? [head] : narrowHead(`${name}  ${type}  ${dimensions}`, columns), items };
	});
	// What is meant stands beside all of them, or below each.
	const widest = entries.reduce((most, { head }) => Math.max(most, visibleWidth(head[0] ?? "")), 0);
	const isTable = entries.every(
		({ head, items }) => head.length === 1 && widest + 2 + visibleWidth(items.join(" · ")) <= columns,
	);
	const indented = (lines: readonly string[]): string[] => lines.map((line) => `      ${line}`);
	return [
		style.bold(title),
		...entries.flatMap(({ array, head, items }) => [
			...(isTable
				? [withoutBlanks(`${pad(head[0] ?? "", widest)}  ${items.join(" · ")}`)]
				: [...head, ...indented(flowing(items, columns - 6))]),
			...indented(isVerbose ? flowing(storageItems(array), columns - 6) : []),
			...indented(attributeLines(array, columns - 6, report.arrays.length, hasAttributes)).map(style.dim),
		]),
	];
}

/** Without colours, which a line that is broken inside of them would lose. */
function narrowHead(text: string, columns: number): string[] {
	return broken(text, columns - 4).map((line, i) => `${i === 0 ? "  " : "    "}${line}`);
}

/** One line of what else is said of an array; all of it on request. */
function attributeLines(array: ArrayInfo, width: number, arrayCount: number, isWhole: boolean): string[] {
	if (isWhole)
		return Object.entries(array.attributes).flatMap(([name, value]) =>
			broken(`${name}: ${valueText(value, true)}`, width),
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
	const all = Object.entries(attributes).filter(([name]) => hasAttributes || !PLACE_ATTRIBUTES.test(name));
	if (all.length === 0) return [];
	const shown = hasAttributes ? all : all.slice(0, FEW_ATTRIBUTES);
	const names = columnWidth(shown.map(([name]) => name));
	const rest = all.length - shown.length;
	return [
		style.bold("Attributes"),
		...shown.flatMap(([name, value]) => {
			const head = `  ${pad(cut(name, columns - 4), names)}`;
			const text = valueText(value, hasAttributes);
			return hung(head, hasAttributes ? text : cut(text, columns - visibleWidth(head) - 2), columns).map(style.dim);
		}),
		...(rest > 0 ? [style.dim(`  … and ${rest} more (--attributes shows all)`)] : []),
	];
}
