/** What a parameter is called. */
export type Parameter = {
	/** The name of its array: a short name of ecCodes, or its numbers joined by `_` where none is known. */
	name: string;
	/** Undefined where the parameter is not known. */
	longName: string | undefined;
	units: string | undefined;
	/** Whether the value of the level is part of the name (`2t`), so that such fields have no other level. */
	isOfOneLevel: boolean;
};

/**
 * Conditions by their letters: `t`, `v`, `f` type, scaled value and scale factor of the first surface (edition 1: type of level,
 * level), `T`, `V`, `F` those of the second, `p` statistical process, `u`, `n` unit and length of its time range, `w` type of an
 * interval of wave periods, `a`, `b` scaled value and scale factor of its lower limit, `A`, `B` those of the upper, `r` time range
 * (edition 1), `l` version of local tables, `y` whether it is of ECMWF or of a project and the version of tables is below 34.
 */
export type ParameterFacts = ReadonlyMap<string, string>;

/** Who named a parameter (the number of a centre, or a project), its numbers, and what else its name may depend on. */
export type ParameterQuery = { centre: number | string; numbers: readonly number[]; facts: ParameterFacts };

/** A parameter that a row names, and what has to hold for it. */
type Row = {
	centre: string;
	conditions: readonly (readonly [letter: string, value: string])[];
	rank: number;
	parameter: Parameter;
};

/** A generated table, by the numbers of parameters. Rows are taken apart when they are first looked at. */
export class ParameterTable {
	readonly #texts = new Map<string, string[]>();
	readonly #rows = new Map<string, readonly Row[]>();

	constructor(text: string) {
		for (const row of text.split("\n")) {
			const numbers = row.slice(row.indexOf("|") + 1, row.indexOf("|", row.indexOf("|") + 1));
			const rows = this.#texts.get(numbers);
			if (rows === undefined) this.#texts.set(numbers, [row]);
			else rows.push(row);
		}
	}

	/** The rows of a parameter. */
	rows(numbers: string): readonly Row[] {
		const rows = this.#rows.get(numbers) ?? this.#texts.get(numbers)?.map(parseRow);
		if (rows === undefined) return [];
		this.#rows.set(numbers, rows);
		return rows;
	}
}

/** More than the conditions of any row. */
const OLD = 100;

function parseRow(row: string): Row {
	const [centre = "", , further = "", name = "", longName, units, old] = row.split("|");
	const conditions = further === "" ? [] : further.split(",").map((text) => [text.slice(0, 1), text.slice(1)] as const);
	const isOfOneLevel = conditions.some(([letter]) => letter === "v");
	const rank = conditions.length - (old === undefined ? 0 : OLD);
	return { centre, conditions, rank, parameter: { name, longName, units, isOfOneLevel } };
}

/**
 * The parameter by the rule of ecCodes: of the rows of all tables whose conditions all hold, the one that has the most of them. Those of a
 * project come before others, those of a centre behind, and old ones are for what has no other name.
 */
export function findParameter(
	tables: readonly ParameterTable[],
	{ centre, numbers, facts }: ParameterQuery,
): Parameter {
	let best: Parameter | undefined;
	let most = Number.NEGATIVE_INFINITY;
	const centreText = String(centre);
	const numbersText = numbers.join(".");
	for (const row of tables.flatMap((table) => table.rows(numbersText))) {
		if (row.centre !== "" && row.centre !== centreText) continue;
		const isOfProject = row.centre !== "" && typeof centre === "string";
		const rank = row.rank + (isOfProject ? 0.5 : 0);
		if (rank <= most || !row.conditions.every(([letter, value]) => facts.get(letter) === value)) continue;
		most = rank;
		best = row.parameter;
	}
	return best ?? { name: numbers.join("_"), longName: undefined, units: undefined, isOfOneLevel: false };
}
