import type { GribSections } from "../../../codecs/grib/message.ts";
import { unsigned } from "../../../codecs/grib/octets.ts";
import { findParameter, type Parameter, type ParameterQuery, ParameterTable } from "./parameter-table.ts";
import { LOADERS, PARTS } from "./tables/parts.ts";

/** The tables that some fields need. */
export class ParameterTables {
	/** By edition, author and discipline (edition 1: table). */
	readonly #tables: ReadonlyMap<string, ParameterTable>;

	constructor(tables: ReadonlyMap<string, ParameterTable>) {
		this.#tables = tables;
	}

	find(edition: 1 | 2, query: ParameterQuery): Parameter {
		// Of rows that hold as much, those of everybody come first.
		const keys = keysOf(edition, query.centre, query.numbers[0] ?? 0);
		const tables = keys.map((key) => this.#tables.get(key)).filter((table) => table !== undefined);
		return findParameter(tables, query);
	}
}

/** No tables: parameters are known by their numbers. */
export const NO_TABLES: ParameterTables = new ParameterTables(new Map());

/** Loads what the names of these fields are in, and nothing of other disciplines and centres. */
export async function loadTables(fields: Iterable<GribSections>): Promise<ParameterTables> {
	const tables = new Map<string, ParameterTable>();
	await Promise.all(
		[...neededKeys(fields)].map(async (key) => {
			const part = PARTS[key] ?? PARTS[key.slice(0, key.lastIndexOf("."))];
			if (part !== undefined) tables.set(key, await loadPart(part));
		}),
	);
	return new ParameterTables(tables);
}

/** Who named the parameters of a field: a project, whichever centre takes part in it, or the centre. */
export function parameterAuthor(centre: number, productionStatus: number): number | string {
	return PROJECTS.get(productionStatus) ?? centre;
}

/** Code table 1.3: whether a field is of a project that has names of its own. */
export function isOfProject(productionStatus: number): boolean {
	return PROJECTS.has(productionStatus);
}

const PROJECTS: ReadonlyMap<number, string> = new Map([
	[4, "tigge"],
	[5, "tigge"],
	[6, "s2s"],
	[7, "s2s"],
	[8, "uerra"],
	[9, "uerra"],
	[10, "uerra"],
	[11, "uerra"],
]);

function keysOf(edition: 1 | 2, author: number | string, first: number): readonly [string, string] {
	return [`${edition}.all.${first}`, `${edition}.${author}.${first}`];
}

function neededKeys(fields: Iterable<GribSections>): Set<string> {
	const keys = new Set<string>();
	let last: GribSections | undefined;
	for (const sections of fields) {
		if (last !== undefined && isOfSameParts(sections, last)) continue;
		last = sections;
		for (const key of keysOfField(sections)) keys.add(key);
	}
	return keys;
}

/** Whether it shows at once: fields of a file share sections. */
function isOfSameParts(sections: GribSections, last: GribSections): boolean {
	if (sections.edition === 1 || last.edition === 1) return false;
	return sections.identification === last.identification && sections.discipline === last.discipline;
}

function keysOfField(sections: GribSections): readonly [string, string] {
	if (sections.edition === 1) return keysOf(1, sections.product[4] ?? 0, sections.product[3] ?? 0);
	const { identification, discipline } = sections;
	return keysOf(2, parameterAuthor(unsigned(identification, 5, 2), identification[19] ?? 255), discipline);
}

const loaded = new Map<string, Promise<ParameterTable>>();

async function loadPart(part: string): Promise<ParameterTable> {
	const known = loaded.get(part);
	if (known !== undefined) return known;
	const table = (LOADERS[part] as (typeof LOADERS)[string])().then(({ TABLE }) => new ParameterTable(TABLE));
	loaded.set(part, table);
	return table;
}
