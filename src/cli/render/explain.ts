import type { CandidateReport, FillReport } from "../../fill/explain.ts";
import type { Prediction } from "../../fill/predictions/prediction.ts";
import { maskText, STORAGE_WORDS, unpackingText } from "../../fill/report-words.ts";
import type { ExplainReport, FullReport } from "../commands/explain.ts";
import { shownPlace } from "../shown-place.ts";
import type { Style } from "../style.ts";
import { tableLines, wrap } from "../table.ts";
import type { Printer } from "../terminal.ts";
import { shapeText } from "../wording.ts";
import { gribWords } from "./grib.ts";

/** One array, told in full. */
export function explainLines(report: FullReport, printer: Printer): string[] {
	const { style, columns } = printer;
	return [
		...wrap(`${style.bold(report.path)}  ${style.green(report.dataType)}  ${shapeText(report.shape)}`, columns),
		"",
		...section("What the messages hold", gribLines(report, printer), style),
		...section("What the file says", candidateLines(report.candidates, printer), style),
		...section("What is missing", missingLines(report, printer), style),
		...section("Conflicts", conflictLines(report, printer), style),
		...section("What is written (Zarr v3)", emittedLines(report, printer), style),
		...section("What other programs do on this file", predictionLines(report, "file", printer), style),
		...section("What other programs do on the Zarr", predictionLines(report, "zarr", printer), style),
	].slice(0, -1);
}

function section(title: string, lines: readonly string[], style: Style): string[] {
	return lines.length === 0 ? [] : [style.bold(title), ...lines, ""];
}

function gribLines({ grib }: FullReport, { columns }: Printer): string[] {
	if (grib === undefined) return [];
	const { parameter, level, product, time, packing, bitmap, seen } = gribWords(grib);
	const rows = [
		["fields", [String(grib.fields), seen].filter((word) => word !== "").join(", ")],
		["parameter", parameter],
		["level", level],
		["product", product],
		["time", time],
		["packing", packing],
		["bitmap", bitmap],
	];
	return tableLines(
		rows.filter(([, words]) => words !== ""),
		{ indent: 2, columns },
	);
}

/** Every value that the file names, with its role and the reason. */
export function candidateLines(candidates: readonly CandidateReport[], { style, columns }: Printer): string[] {
	const rows = candidates.map(({ place, text, declaredType, value, role, reason }) => [
		place,
		declaredType === undefined ? text : `${text} ${style.dim(declaredType)}`,
		role === "none" ? style.red("dropped") : style.cyan(ROLES[role]),
		value === undefined || value === text ? reason : `${reason} ${style.dim(`(as ${value})`)}`,
	]);
	const header = ["place", "value", "became", "why"].map((title) => style.dim(title));
	return tableLines([header, ...rows], { indent: 2, columns });
}

const ROLES: { [role in Exclude<CandidateReport["role"], "none">]: string } = {
	storage: "fill_value",
	_FillValue: "_FillValue",
	missing_value: "missing_value",
	packing: "packing",
	validRange: "valid range",
};

function missingLines(report: FillReport, { style, columns }: Printer): string[] {
	const { storage, rules, packing, validRange } = report;
	const rows: string[][] = rules.map((rule) => {
		if (rule.kind !== "sentinel") return ["masked", maskText(rule)];
		return [
			"missing",
			`${style.yellow(rule.value)}  ${rule.role}, bytes ${rule.bytes}${rule.exact ? "" : ", not exactly the value in the file"}`,
		];
	});
	if (rules.length === 0) rows.push(["missing", "nothing: no written value means missing"]);
	rows.push(["unwritten", `${storage.value}  ${STORAGE_WORDS[storage.status]}, from ${storage.place}`]);
	const { unsigned } = packing;
	const formula = unpackingText(packing);
	if (unsigned !== undefined)
		rows.push(["packing", `read as ${unsigned ? "unsigned" : "signed"} integers (_Unsigned)`]);
	if (formula !== undefined) rows.push(["packing", `${formula}, after the missing values were found`]);
	if (validRange !== undefined)
		rows.push([
			"valid range",
			`${validRange.min ?? "…"} to ${validRange.max ?? "…"} (${validRange.place}): values outside it are missing only with --mask netcdf`,
		]);
	return tableLines(rows, { indent: 2, columns });
}

function conflictLines({ conflicts, error }: FillReport, { style, columns }: Printer): string[] {
	const sentences = error === undefined ? conflicts : [...conflicts, error];
	return sentences.flatMap((sentence) =>
		wrap(sentence, columns - 4).map((line, i) => `  ${i === 0 ? style.yellow("!") : " "} ${line}`),
	);
}

function emittedLines({ emitted }: FillReport, { style, columns }: Printer): string[] {
	const rows = Object.entries(emitted).map(([name, text]) => [style.cyan(name), text]);
	return tableLines(rows, { indent: 2, columns });
}

/** One line for each program, with what will surprise its users below. */
function predictionLines({ predictions }: FillReport, of: Prediction["of"], { style, columns }: Printer): string[] {
	const rows = predictions
		.filter((prediction) => prediction.of === of)
		.flatMap(({ program, summary, warnings }) => [
			[program, summary],
			...warnings.map((warning) => ["", `${style.yellow("!")} ${warning}`]),
		]);
	return tableLines(rows, { indent: 2, columns });
}

/** All arrays in a table, and in full those of which something is wrong. */
export function explainAllLines({ url, arrays, refused }: ExplainReport, printer: Printer): string[] {
	const { style } = printer;
	const header = ["array", "type", "missing", "unwritten", "notes"].map((title) => style.dim(title));
	const hasNotes = refused.length > 0 || arrays.some((report) => notes(report, style) !== "");
	const rows = arrays.map((report) => [
		style.cyan(report.path),
		report.dataType,
		style.yellow(maskedValues(report)),
		report.storage.value,
		notes(report, style),
	]);
	const broken = refused.map(({ path, code }) => [style.red(path), "", "", "", `cannot be shown: ${code}`]);
	const odd = arrays.filter(isOdd);
	return [
		...wrap(shownPlace(url), printer.columns).map(style.bold),
		"",
		...tableLines(
			[header, ...rows, ...broken].map((row) => (hasNotes ? row : row.slice(0, -1))),
			{ columns: printer.columns },
		),
		...refused.flatMap(({ message }) => ["", ...wrap(message, printer.columns)]),
		...odd.flatMap((report) => ["", style.dim("─".repeat(40)), ...explainLines(report, printer)]),
	];
}

function isOdd(report: FillReport): boolean {
	const { conflicts, dropped, error } = report;
	return conflicts.length > 0 || dropped.length > 0 || error !== undefined || hasInexactCast(report);
}

function hasInexactCast({ rules }: FillReport): boolean {
	return rules.some((rule) => rule.kind === "sentinel" && !rule.exact);
}

function maskedValues({ rules }: FillReport): string {
	const values = rules.map((rule) =>
		rule.kind === "sentinel" ? rule.value : rule.kind === "maskArray" ? `mask ${rule.path}` : "bitmap",
	);
	return values.length === 0 ? "–" : [...new Set(values)].join(", ");
}

function notes(report: FillReport, style: Style): string {
	const { conflicts, dropped, packing, validRange, error } = report;
	const notes: string[] = [];
	if (error !== undefined) notes.push(style.red("cannot be opened without dropping a fill"));
	if (conflicts.length > 0) notes.push(style.yellow("conflict"));
	if (dropped.length > 0) notes.push(style.yellow(`${dropped.length} dropped`));
	if (hasInexactCast(report)) notes.push(style.yellow("inexact cast"));
	if (packing.scaleFactor !== undefined || packing.addOffset !== undefined) notes.push("packed");
	if (packing.unsigned !== undefined) notes.push(packing.unsigned ? "unsigned" : "signed");
	if (validRange !== undefined) notes.push("valid range");
	return notes.join(", ");
}
