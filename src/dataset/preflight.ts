import { FACTS, type Fact, type FactName, factOf, factTexts, type VariableFacts } from "./facts.ts";
import type { Variable } from "./variable.ts";
import { type VirtualDataset, variableNamesOf } from "./virtual-dataset.ts";

/**
 * What can differ: a fact about a variable, whether it is there at all, its mask, the length or coordinate of a dimension; and
 * coordinates that should differ and overlap.
 */
export type DifferenceProperty = FactName | "presence" | "length" | "coordinate" | "overlap" | "mask";

/** Something in which a file is not like the first one that has the variable. */
export type Difference = {
	/** The variable; the dimension for `length`. */
	variable: string;
	property: DifferenceProperty;
	file: string;
	value: string;
	firstFile: string;
	firstValue: string;
};

/** How several files compare. Plain data, JSON-serialisable. */
export type PreflightReport = {
	files: string[];
	/** For every variable the facts in every file, in the order of the files; null where the file has none. */
	variables: { [name: string]: (VariableFacts | null)[] };
	differences: Difference[];
};

/**
 * Compares datasets before they are combined: data type, chunks, codecs, fill value, sentinels, packing, units and calendar
 * of every variable in every file. Nothing is read.
 */
export function preflight(datasets: readonly VirtualDataset[]): PreflightReport {
	const variables: PreflightReport["variables"] = {};
	const differences: Difference[] = [];
	for (const name of variableNamesOf(datasets)) {
		const members = datasets.map((dataset) => ({ dataset, variable: dataset.variables.get(name) }));
		variables[name] = members.map(({ variable }) => (variable === undefined ? null : factTexts(variable)));
		const present = members.flatMap(({ dataset, variable }) =>
			variable === undefined ? [] : [{ url: dataset.url, variable }],
		);
		for (const difference of compareFacts(name, present)) differences.push(difference);
		for (const difference of absences(name, datasets)) differences.push(difference);
	}
	return { files: datasets.map(({ url }) => url), variables, differences };
}

/** A variable and the file it is from. */
export type Member = { url: string; variable: Variable };

/** In what each member differs from the first. */
export function compareFacts(
	name: string,
	members: readonly Member[],
	properties: readonly FactName[] = FACTS,
): Difference[] {
	const [first, ...others] = members;
	if (first === undefined || others.length === 0) return [];
	// Most of very many files are alike in everything.
	const different = others.filter(({ variable }) => !hasSameParts(first.variable, variable));
	return properties.flatMap((property) => {
		if (different.length === 0) return [];
		const own = factOf(first.variable, property);
		return different.flatMap(({ url, variable }) => {
			const fact = factOf(variable, property);
			if (isSame(property, own, fact)) return [];
			const [value, firstValue] = [fact.text ?? "none", own.text ?? "none"];
			return [{ variable: name, property, file: url, value, firstFile: first.url, firstValue }];
		});
	});
}

/** True if all that facts are read from is the same object: then the facts are. */
function hasSameParts(a: Variable, b: Variable): boolean {
	if (a === b) return true;
	if (a.kind !== b.kind || a.fill !== b.fill || a.attributes !== b.attributes) return false;
	if (a.kind === "loaded")
		return b.kind === "loaded" && a.dataType === b.dataType && a.dimensionNames === b.dimensionNames;
	const [one, other] = [a.description, b.description];
	return (
		one === other ||
		(one.dataType === other.dataType &&
			one.dimensionNames === other.dimensionNames &&
			one.chunkGrid === other.chunkGrid &&
			one.codecs === other.codecs)
	);
}

/** A variable in memory has neither chunks nor codecs to compare. */
function isSame(property: FactName, a: Fact, b: Fact): boolean {
	const isLayout = property === "chunkShape" || property === "codecs";
	return a.key === b.key || (isLayout && (a.key === null || b.key === null));
}

/** Files that have not a variable which another has. */
export function absences(name: string, datasets: readonly VirtualDataset[]): Difference[] {
	const owner = datasets.find(({ variables }) => variables.has(name));
	if (owner === undefined) return [];
	return datasets
		.filter(({ variables }) => !variables.has(name))
		.map(({ url }) => ({
			variable: name,
			property: "presence",
			file: url,
			value: "absent",
			firstFile: owner.url,
			firstValue: "present",
		}));
}
