import type { ArrayInfo, InfoReport } from "../info/report.ts";
import { costText } from "../opening.ts";
import { cut, pad } from "../table.ts";
import type { Printer } from "../terminal.ts";
import { shapeText, sizeText } from "../wording.ts";
import { diagnosticLines } from "./diagnostics.ts";
import { fitsWords } from "./fits.ts";
import { broken, flowing, oneLine, valueText } from "./fitting.ts";
import { gribWords } from "./grib.ts";
import { axisText, codecText, countsText, packingText, typeText } from "./info-parts.ts";
import { columnWidth, hung, placeLines } from "./info-sections.ts";

/** One array, told in full. */
export function arrayLines(array: ArrayInfo, report: InfoReport, printer: Printer): string[] {
	const { style, columns } = printer;
	const { path, title, units, attributes } = array;
	const unit = units === undefined ? "" : ` [${oneLine(units)}]`;
	const [group] = report.groups;
	const rows = [...shapeRows(array), ...meaningRows(array, report.format), ...storageRows(array)];
	for (const { name, axis } of group?.dimensions ?? [])
		if (array.dimensionNames.includes(name) && axis !== undefined) rows.push([`along ${name}`, axisText(axis)]);
	const names = columnWidth(rows.map(([name]) => name));
	const all = Object.entries(attributes);
	const attributeNames = columnWidth(all.map(([name]) => name));
	return [
		...broken(path, columns).map(style.bold),
		...(title === undefined && unit === "" ? [] : broken(`${oneLine(title ?? "")}${unit}`.trim(), columns)),
		"",
		...rows.flatMap(([name, text]) => hung(`  ${style.cyan(pad(cut(name, columns - 4), names))}`, text, columns)),
		...(group === undefined ? [] : placeLines(group, printer)),
		...(all.length === 0 ? [] : [style.bold("Attributes")]),
		...all.flatMap(([name, value]) =>
			hung(`  ${style.cyan(pad(cut(name, columns - 4), attributeNames))}`, valueText(value, true), columns),
		),
		"",
		...diagnosticLines(report.diagnostics, printer, "--json"),
		...flowing([costText(report.cost, report.sizeBytes)], columns).map(style.dim),
	];
}

type Row = [name: string, text: string];

function shapeRows(array: ArrayInfo): Row[] {
	const { shape, dimensionNames, unlimited, decodedBytes } = array;
	const names = unlimited.map((d) => dimensionNames[d] ?? `dimension ${d + 1}`);
	return [
		["type", typeText(array)],
		["shape", shapeText(shape, dimensionNames)],
		...(names.length === 0 ? [] : [["unlimited", names.join(", ")] satisfies Row]),
		...(decodedBytes === undefined ? [] : [["decoded", sizeText(decodedBytes)] satisfies Row]),
	];
}

function meaningRows(array: ArrayInfo, format: string): Row[] {
	const { missing, packing, grib, axis, role } = array;
	const words = format === "FITS" ? fitsWords(array).map(oneLine) : [];
	const rows: Row[] = [
		["role", role === "reference" ? "describes the coordinate reference system" : role],
		["missing", missing.length === 0 ? "nothing" : missing.map(oneLine).join(", ")],
		["fill_value", `${oneLine(array.fillText)}: the value of chunks that were never written`],
	];
	if (packing !== undefined) rows.push(["packing", packingText(packing)]);
	if (words.length > 0) rows.push(["FITS", words.join(" · ")]);
	if (axis !== undefined) rows.push(["values", axisText(axis)]);
	if (grib !== undefined) {
		const { parameter, level, product, time, packing: packed, bitmap, seen } = gribWords(grib);
		const [fields, how] = [
			[parameter, level, product, time],
			[packed, bitmap, seen],
		].map((each) => each.filter((word) => word !== "").join(" · "));
		rows.push(["GRIB", fields ?? ""], ["packing", how ?? ""]);
	}
	return rows;
}

function storageRows(array: ArrayInfo): Row[] {
	const { chunks, codecs } = array;
	return [
		["chunks", Array.isArray(chunks) ? chunks.join(" × ") || "scalar" : "of several sizes"],
		["codecs", codecs.map(codecText).join(", ")],
		["stored as", countsText(array)],
	];
}
