import { boundsOwners } from "../cf/bounds.ts";
import { hint, MiraError, option } from "../errors.ts";
import type { FillModel, MaskArrayRule } from "../fill/model.ts";
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

/** A fill model whose mask arrays have their new paths, and what they spare the new name of its dimension. */
export function renameMasks(
	fill: FillModel,
	rename: (path: string) => string,
	renameDimension: (name: string) => string = (name) => name,
): FillModel {
	return changeMasks(fill, ({ spares, ...rule }) => ({
		...rule,
		path: rename(rule.path),
		...(spares && { spares: { ...spares, dimension: renameDimension(spares.dimension) } }),
	}));
}

/** A fill model after positions were taken along a dimension: what a mask spares has moved, or is all that is left. */
export function moveSpared(fill: FillModel, dimension: string, positions: readonly number[]): FillModel {
	return changeMasks(fill, (rule) => {
		const { spares, ...others } = rule;
		if (spares?.dimension !== dimension) return rule;
		if (positions.every((position) => position === spares.index)) return undefined;
		const index = positions.indexOf(spares.index);
		if (index !== positions.lastIndexOf(spares.index))
			throw new MiraError(
				"unsupported-feature",
				`what "${rule.path}" masks leaves out position ${spares.index} of "${dimension}", which cannot be taken twice among others`,
				hint`To do without the mask, leave it out: ${option("drop", [rule.path])}`,
			);
		return index < 0 ? others : { ...others, spares: { dimension, index } };
	});
}

/** A fill model without the masks that are left out: a caller that drops them wants to do without them. */
export function withoutMasks(fill: FillModel, paths: ReadonlySet<string>): FillModel {
	return changeMasks(fill, (rule) => (paths.has(rule.path) ? undefined : rule));
}

function changeMasks(fill: FillModel, change: (rule: MaskArrayRule) => MaskArrayRule | undefined): FillModel {
	if (!fill.validity.some(({ kind }) => kind === "maskArray")) return fill;
	return {
		...fill,
		validity: fill.validity.flatMap((rule) => (rule.kind === "maskArray" ? (change(rule) ?? []) : rule)),
	};
}
