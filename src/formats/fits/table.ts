import { diagnosticOf } from "../../diagnostics.ts";
import { isMiraError, located, MiraError } from "../../errors.ts";
import { ManifestGroup, type StoreArray } from "../../manifest/manifest-group.ts";
import { type Attributes, textAttribute } from "../../zarr/attributes.ts";
import type { Budget } from "../../zarr/budget.ts";
import type { FitsFile } from "./file.ts";
import type { Hdu } from "./hdus.ts";
import type { FitsHeader } from "./header.ts";
import { addUnits, isImageStructure } from "./image.ts";

/** Keywords of columns, which go to their arrays. */
const COLUMN_KEYWORDS = ["TTYPE", "TFORM", "TUNIT", "TNULL", "TSCAL", "TZERO", "TDISP", "TDIM", "TBCOL"] as const;
const COLUMN_KEYWORD = new RegExp(`^(${COLUMN_KEYWORDS.join("|")})\\d+$`);

/** Keywords that only say how a table is stored. */
export function isTableStructure(keyword: string): boolean {
	return isImageStructure(keyword) || /^(TFIELDS|THEAP)$/.test(keyword) || COLUMN_KEYWORD.test(keyword);
}

/** A column of any table: where it is in a row, or why that is not known. */
export type Column = {
	/** From 1, as in its keywords. */
	number: number;
	/** As the store has it: unique. */
	name: string;
	path: string;
	/** Its keywords, and the units. */
	attributes: Attributes;
};

/** Most columns that a table may have (FITS standard, 7.3.1). */
const MOST_COLUMNS = 999;

/**
 * The group of a table; `build` makes the array of a column, or says why not. Keywords for which `isStructural` is true are no
 * attributes of it.
 */
export function buildTable(
	hdu: Hdu,
	isStructural: (keyword: string) => boolean,
	file: FitsFile,
	build: (column: Column) => StoreArray | MiraError,
): ManifestGroup {
	const { header } = hdu;
	const table = new ManifestGroup(header.attributes(isStructural, file.limits));
	const count = Math.min(header.integer("TFIELDS") ?? 0, MOST_COLUMNS);
	for (let number = 1; number <= count; number++) {
		const name = header.text(`TTYPE${number}`)?.trim() || `col${number}`;
		addColumn(table, hdu, { number, name, attributes: columnAttributes(header, number) }, file, build);
	}
	return table;
}

/** Adds the array of a column under its name, or under another where that is taken or cannot be a path. */
export function addColumn(
	table: ManifestGroup,
	{ path: hduPath }: Hdu,
	column: Omit<Column, "path">,
	file: FitsFile,
	build: (column: Column) => StoreArray | MiraError,
): void {
	const { number, name: given, attributes } = column;
	const { limits } = file;
	const depth = 2 + (given.split("/").length - 1);
	limits.node(depth);
	for (const { values } of attributes.values()) limits.attribute(values.length);
	const { group, last, name } = homeOf(table, given, limits) ?? homeOfSpare(table, given, number);
	const path = `${hduPath}/${name}`;
	if (name !== given) reportName(path, number, given, file);
	const array = attempt(() => build({ number, name, path, attributes }), path);
	group.add(last, array);
	if (array instanceof MiraError) file.diagnostics.push(diagnosticOf(array, { path }));
}

/** What is wrong with one column does not concern the others. */
function attempt(build: () => StoreArray | MiraError, path: string): StoreArray | MiraError {
	try {
		return build();
	} catch (error) {
		if (!isMiraError(error)) throw error;
		return located(error, { path });
	}
}

/** Where a column goes: its group, its name there, and its name below the table. */
type Home = { group: ManifestGroup; last: string; name: string };

/** The home of a name. Slashes make groups, so that `S/N` is found at that path. Undefined where the name is taken. */
function homeOf(table: ManifestGroup, name: string, limits: Budget): Home | undefined {
	const parts = name.split("/");
	const last = parts.pop() as string; // a split has one part at least
	if ([...parts, last].some((part) => /^\.{0,2}$|^zarr\.json$/.test(part))) return undefined;
	let group = table;
	for (const part of parts) {
		const inner = group.groups.get(part) ?? new ManifestGroup();
		if (!group.has(part)) {
			limits.node(2);
			group.add(part, inner);
		} else if (!group.groups.has(part)) return undefined;
		group = inner;
	}
	return group.has(last) ? undefined : { group, last, name };
}

/** Names may repeat in FITS; here a second one gets the number of its column. */
function homeOfSpare(table: ManifestGroup, given: string, number: number): Home {
	let name = `${given.replaceAll("/", "_")}_col${number}`;
	while (table.has(name)) name += "_";
	return { group: table, last: name, name };
}

function reportName(path: string, number: number, given: string, { diagnostics }: FitsFile): void {
	diagnostics.push({
		severity: "info",
		code: "renamed",
		path,
		message: `column ${number} is named "${given}" in the file, which is used twice or cannot be a path`,
	});
}

function columnAttributes(header: FitsHeader, column: number): Attributes {
	const attributes = keywordAttributes(header, COLUMN_KEYWORDS, String(column));
	addUnits(attributes, header.text(`TUNIT${column}`));
	return attributes;
}

/** Keywords of a column as attributes, without its number, which its array has no use for. */
export function keywordAttributes(header: FitsHeader, keywords: readonly string[], number: string): Attributes {
	const attributes: Attributes = new Map();
	for (const keyword of keywords) {
		const value = header.values.get(`${keyword}${number}`);
		if (value !== undefined) attributes.set(keyword, value);
	}
	return attributes;
}

/** Names of the dimensions of a column: its rows, and what a cell has, the fastest axis last and numbered 1. */
export function columnDimensions(name: string, cellShape: readonly number[]): string[] {
	return ["row", ...cellShape.map((_, d) => `${name}_${cellShape.length - d}`)];
}

/** Meanings of the numbers of a logical column, as CF writes them. */
export function flagMeanings(): Attributes {
	return new Map([
		["flag_values", { dataType: "int8", shape: [2], values: Int8Array.of(0, 1) }],
		["flag_meanings", textAttribute("false true")],
	]);
}
