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

/** Rows by the numbers of their parameters. */
export type ParameterTable = ReadonlyMap<string, readonly string[]>;

/** Brings a generated table in order; a row is taken apart when it is looked at. */
export function parameterTable(text: string): ParameterTable {
	const table = new Map<string, string[]>();
	for (const row of text.split("\n")) {
		const numbers = row.slice(row.indexOf("|") + 1, row.indexOf("|", row.indexOf("|") + 1));
		const rows = table.get(numbers);
		if (rows === undefined) table.set(numbers, [row]);
		else rows.push(row);
	}
	return table;
}

/** More than the conditions of any row. */
const OLD = 100;

/**
 * The parameter by the rule of ecCodes: of the rows whose conditions all hold, the one that has the most of them. Those of a
 * project come before others, those of a centre behind, and old ones are for what has no other name.
 */
export function findParameter(table: ParameterTable, { centre, numbers, facts }: ParameterQuery): Parameter {
	let best: Parameter | undefined;
	let most = Number.NEGATIVE_INFINITY;
	for (const row of table.get(numbers.join(".")) ?? []) {
		const [rowCentre = "", , further = "", name = "", longName, units, old] = row.split("|");
		if (rowCentre !== "" && rowCentre !== String(centre)) continue;
		const conditions = further === "" ? [] : further.split(",");
		const holds = conditions.every((condition) => facts.get(condition.slice(0, 1)) === condition.slice(1));
		const isOfProject = rowCentre !== "" && typeof centre === "string";
		const rank = conditions.length + (isOfProject ? 0.5 : 0) - (old === undefined ? 0 : OLD);
		if (!holds || rank <= most) continue;
		most = rank;
		best = { name, longName, units, isOfOneLevel: conditions.some((condition) => condition.startsWith("v")) };
	}
	return best ?? { name: numbers.join("_"), longName: undefined, units: undefined, isOfOneLevel: false };
}
