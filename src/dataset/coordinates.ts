import { boundsOwners } from "../cf/bounds.ts";
import type { FillModel } from "../fill/model.ts";
import type { Attributes, AttributeValue } from "../zarr/attributes.ts";
import { dimensionsOf, type Variable } from "./variable.ts";

/** Attributes that name other variables, separated by spaces (CF conventions, sections 3.4, 5, 5.6, 7.1, 7.2, 7.4). */
const NAMING_ATTRIBUTES = [
	"coordinates",
	"bounds",
	"climatology",
	"grid_mapping",
	"ancillary_variables",
	"cell_measures",
	"formula_terms",
] as const;

/**
 * The variables that are coordinates: those that have the name of their only dimension, those that the `coordinates` of the
 * group or of a variable names, and the bounds of any of them.
 */
export function findCoordinates(variables: ReadonlyMap<string, Variable>, attributes: Attributes): Set<string> {
	const names = new Set(namesIn(attributes.get("coordinates")));
	for (const [name, variable] of variables) {
		if (isDimensionCoordinate(name, variable)) names.add(name);
		for (const other of namesIn(variable.attributes.get("coordinates"))) names.add(other);
	}
	for (const [bounds, owner] of boundsOwners(variables)) if (names.has(owner)) names.add(bounds);
	return new Set([...variables.keys()].filter((name) => names.has(name)));
}

/** True for a variable of one dimension that has its name. */
export function isDimensionCoordinate(name: string, variable: Variable): boolean {
	const dimensions = dimensionsOf(variable);
	return dimensions.length === 1 && dimensions[0] === name;
}

/** The text of an attribute; undefined if it has none. */
export function textOf(attributes: Attributes, name: string): string | undefined {
	const attribute = attributes.get(name);
	return attribute?.dataType === "string" ? attribute.values[0] : undefined;
}

function namesIn(attribute: AttributeValue | undefined): string[] {
	if (attribute?.dataType !== "string") return [];
	return attribute.values.flatMap((text) => text.split(/\s+/)).filter((name) => name !== "");
}

/** Attributes in which variables have their new names. */
export function renameInAttributes(attributes: Attributes, names: ReadonlyMap<string, string>): Attributes {
	const renamed = new Map(attributes);
	for (const key of NAMING_ATTRIBUTES) {
		const attribute = attributes.get(key);
		if (attribute?.dataType !== "string") continue;
		const values = attribute.values.map((text) => text.replace(/[^\s:]+/g, (word) => names.get(word) ?? word));
		renamed.set(key, { ...attribute, values });
	}
	return renamed;
}

/** A fill model whose mask arrays have their new paths. */
export function renameMasks(fill: FillModel, rename: (path: string) => string): FillModel {
	if (!fill.validity.some(({ kind }) => kind === "maskArray")) return fill;
	const validity = fill.validity.map((rule) =>
		rule.kind === "maskArray" ? { ...rule, path: rename(rule.path) } : rule,
	);
	return { ...fill, validity };
}
