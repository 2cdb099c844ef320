import { numberText } from "../../read/output/elements.ts";
import { isJsonObject, type JsonValue, writeJson } from "../../zarr/json.ts";
import type { DemoReport } from "../commands/demo.ts";
import { costText } from "../opening.ts";
import type { Statistics } from "../statistics.ts";
import type { Style } from "../style.ts";
import { tableLines, wrap } from "../table.ts";
import type { Printer } from "../terminal.ts";
import { counted, shapeText, sizeText } from "../wording.ts";
import { candidateLines } from "./explain.ts";
import { pictureLines, rampSign, reasonSign } from "./picture.ts";

/** What the rules mean in the sample, in the order of the codes. */
const MEANINGS = ["land", "cloud", "stuck sensor"];

/** The story of the demo. */
export function demoLines(report: DemoReport, printer: Printer): string[] {
	const { style, columns } = printer;
	const chapters: [title: string, lines: string[]][] = [
		["Open it", openingLines(report, style)],
		["What a naive reader shows", naiveLines(report, style)],
		["Why: what the file says", explanationLines(report, printer)],
		["What is true", fieldLines(report, style)],
		["Zero is not missing", flagLines(report)],
		["References, for everybody else", referenceLines(report, printer)],
		["And if the download broke off?", truncatedLines(report, style)],
	];
	const width = Math.min(columns, 90) - 3;
	return [
		`${style.bold("mirazarr demo")}: a file from an archive, and what is missing in it`,
		"",
		...chapters.flatMap(([title, lines], i) => [
			`${style.cyan(String(i + 1))}  ${style.bold(title)}`,
			...lines
				.flatMap((line) => (line.startsWith("\t") ? [line.slice(1)] : wrap(line, width)))
				.map((line) => `   ${line}`),
			"",
		]),
		"Try it yourself (npx mirazarr --help tells more):",
		...["info samples/sea-surface.nc", "explain samples/buoys.nc", "read samples/sea-surface.nc sst 0,::6,::12"].map(
			(command) => `   ${style.dim("$")} npx mirazarr ${command}`,
		),
	];
}

function openingLines({ opened, openingCost, variable, referenceCount }: DemoReport, style: Style): string[] {
	const { shape, dimensionNames, dataType } = variable.description;
	return [
		`samples/sea-surface.nc is ${opened.format}. It was opened with ${costText(openingCost, opened.sizeBytes)}, and nothing was copied: its data are now a Zarr store whose chunks are byte ranges of the file.`,
		`${style.cyan("sst")}  ${style.green(dataType.name)}  ${shapeText(shape, dimensionNames)}, ${counted(referenceCount, "chunk")}; stored × 0.01 is degrees Celsius`,
	];
}

function naiveLines({ naive }: DemoReport, style: Style): string[] {
	return [
		"It multiplies by 0.01 and looks no further:",
		`\t${style.red(rangeText(naive))}`,
		"Absolute zero is at -273.15. The mean has land and clouds in it, as if they were water.",
	];
}

function explanationLines({ explanation }: DemoReport, printer: Printer): string[] {
	const { style } = printer;
	const shown = explanation.candidates.filter(({ role }) => role !== "packing");
	return [
		...candidateLines(shown, { ...printer, columns: Math.min(printer.columns, 100) - 3 }).map(
			(line) => `\t${line.slice(2)}`,
		),
		...explanation.conflicts.map((conflict) => `${style.yellow("!")} ${conflict}`),
	];
}

function fieldLines({ month, decoded }: DemoReport, style: Style): string[] {
	const { min = 0, max = 0 } = decoded.statistics;
	const range = { min: Number(min), max: Number(max) };
	const legend = (month.values.reasons?.rules ?? []).map(
		(rule, i) =>
			`${reasonSign(i + 1, style)} ${MEANINGS[i] ?? "missing"}: ${countOf(decoded.statistics, rule)} by ${rule}`,
	);
	return [
		...pictureLines(month.values, range, style).map((line) => `\t${line}`),
		`\t${rampSign(style)} ${numberText(range.min)} to ${numberText(range.max)} degrees`,
		...legend.map((line) => `\t${line}`),
		`\t${style.green(rangeText(decoded.statistics))}`,
		"Three months, and every missing value has its reason.",
	];
}

function flagLines({ flags }: DemoReport): string[] {
	const { zeros, result } = flags;
	return [
		`The array quality has no fill value of its own, and 0 means "good" in it. All ${zeros} zeros are kept, ${result.statistics.missing} values are missing. References that declare 0 as its fill value would make xarray hide every one of them.`,
	];
}

function referenceLines({ references, opened }: DemoReport, { style, columns }: Printer): string[] {
	const rows = references.excerpt.map(([key, value]) => [style.cyan(key), excerptText(value)]);
	return [
		`mirazarr build writes ${sizeText(references.bytes)} of Kerchunk JSON that stand for the ${sizeText(opened.sizeBytes ?? 0)} of the file. xarray opens them as it opens the file itself, with the same values missing:`,
		...tableLines(rows, { columns: columns - 3 }).map((line) => `\t${line}`),
	];
}

/** A document without its braces, and a reference without the folders of this machine. */
function excerptText(value: JsonValue): string {
	const text = writeJson(value, { indent: 1 }).replace(/\n\s*/g, " ");
	return isJsonObject(value) ? `{ … ${text.slice(1, -1).trim()} … }` : text.replace(/"file:[^"]*\//, '"…/');
}

function truncatedLines({ truncated, opened }: DemoReport, style: Style): string[] {
	const { keptBytes, first, lastError } = truncated;
	return [
		`Of the same file, only ${sizeText(keptBytes)} of ${sizeText(opened.sizeBytes ?? 0)}. The first month is whole and reads as before (mean ${numberText(first.statistics.mean ?? Number.NaN)}). The last one is cut in two, and that is an error, never zeros:`,
		style.red(lastError),
	];
}

function rangeText({ min, mean, max }: Statistics): string {
	const text = (value: number | bigint | string | undefined): string => Number(value).toFixed(2);
	return `min ${text(min)}   mean ${text(mean)}   max ${text(max)} degrees`;
}

function countOf({ reasons }: Statistics, rule: string): number {
	return reasons.find((reason) => reason.rule === rule)?.count ?? 0;
}
