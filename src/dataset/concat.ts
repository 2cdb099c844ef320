import type { Diagnostic } from "../diagnostics.ts";
import { hint, MiraError, option, withoutSecrets } from "../errors.ts";
import { type AbortOptions, withDeadline } from "../io/deadline.ts";
import { commonDirectory, commonRegistry } from "../io/joined-place.ts";
import { InlineBudget, type InlineBudgetOptions } from "../manifest/inline-budget.ts";
import { type Attributes, type AttributeValue, attributeToJson } from "../zarr/attributes.ts";
import { writeJson } from "../zarr/json.ts";
import { CombineError } from "./combine-error.ts";
import { convertTimes } from "./convert-time.ts";
import { sameValues } from "./coordinate-values.ts";
import { expandDims } from "./expand-dims.ts";
import { FACTS } from "./facts.ts";
import { type JoinContext, joinVariables, withPackingInCodecs } from "./join-variables.ts";
import { type PolicyOption, policySet, refuseSplit } from "./policy.ts";
import { absences, compareFacts, type Difference } from "./preflight.ts";
import { align, compareDimension, type Join } from "./reindex.ts";
import { dimensionsOf, type Variable } from "./variable.ts";
import { dimensionNamesOf, VirtualDataset, variableNamesOf } from "./virtual-dataset.ts";

/** How datasets are combined. */
export type CombineOptions = AbortOptions & {
	/** What to do with files that differ; to refuse them by default. */
	policy?: PolicyOption;
	/** What to do where coordinates along other dimensions differ; to refuse them by default. */
	join?: Join | undefined;
	/** How much may be loaded where no reference can express it: 1 MiB an array, 64 MiB in all. */
	inlineBudget?: InlineBudgetOptions | undefined;
};

/**
 * Datasets one behind the other along a dimension, by their references: an existing dimension, or a new one, along which
 * each is one step. Variables without the dimension are those of the first. Nothing is combined that would change the
 * meaning of a value: see {@link PolicyOption}.
 */
export async function concat(
	datasets: readonly VirtualDataset[],
	dimension: string,
	options: CombineOptions = {},
): Promise<VirtualDataset> {
	const budget = new InlineBudget(options.inlineBudget);
	return withDeadline("joining", options, (own) => concatWithin(datasets, dimension, own, budget));
}

/** The same within a budget that several steps share: of a grid of files, every row and then the rows are joined. */
export async function concatWithin(
	datasets: readonly VirtualDataset[],
	dimension: string,
	options: CombineOptions,
	budget: InlineBudget,
): Promise<VirtualDataset> {
	if (datasets.length === 0) throw new MiraError("bad-argument", "there is nothing to concatenate");
	const policies = policySet(options.policy);
	refuseSplit(policies);
	const isNew = !datasets.some((dataset) => dataset.dimensions.has(dimension));
	let parts = isNew ? datasets.map((dataset) => expandDims(dataset, dimension)) : [...datasets];
	checkDimension(parts, dimension);
	if (policies.has("convertTime")) parts = await convertTimes(parts, options);
	if (policies.has("codecs")) parts = withPackingInCodecs(parts);
	const { join = "exact", signal } = options;
	if (join !== "exact") parts = await align(parts, { join, exclude: [dimension] });
	return concatParts(parts, dimension, { policies, signal, budget });
}

/** Datasets as steps along a new dimension. */
export async function stack(
	datasets: readonly VirtualDataset[],
	dimension: string,
	options: CombineOptions = {},
): Promise<VirtualDataset> {
	const owner = datasets.find((dataset) => dataset.dimensions.has(dimension));
	if (owner === undefined) return concat(datasets, dimension, options);
	throw new MiraError("bad-argument", `there is already a dimension "${dimension}"`, { url: owner.url });
}

function checkDimension(datasets: readonly VirtualDataset[], dimension: string): void {
	const without = datasets.find((dataset) => !dataset.dimensions.has(dimension));
	if (without === undefined) return;
	throw new MiraError("cannot-combine", `it has no dimension "${dimension}", which other files have`, {
		url: without.url,
		...hint`Pass ${option("expandDims", [dimension])} to give one to files that have none`,
	});
}

async function concatParts(
	datasets: readonly VirtualDataset[],
	dimension: string,
	context: JoinContext,
): Promise<VirtualDataset> {
	const [first] = datasets as [VirtualDataset, ...VirtualDataset[]];
	const diagnostics = mergeDiagnostics(datasets);
	const differences: Difference[] = otherDimensions(datasets, dimension);
	const variables = new Map<string, Variable>();
	const uncompared: string[] = [];
	for (const name of variableNamesOf(datasets)) {
		const owners = datasets.filter((dataset) => dataset.variables.has(name));
		const isJoined = owners.some((dataset) => dimensionsOf(dataset.variable(name).source).includes(dimension));
		if (!isJoined) {
			const kept = keepFirst(name, owners, diagnostics);
			if (!kept.isCompared && owners.length > 1) uncompared.push(name);
			variables.set(name, kept.variable);
			continue;
		}
		const absent = absences(name, datasets);
		const joined =
			absent.length > 0 ? { differences: absent } : await joinVariables(name, dimension, datasets, context);
		if ("variable" in joined) {
			variables.set(name, joined.variable);
			for (const diagnostic of attributeDifferences(name, owners)) diagnostics.push(diagnostic);
		} else for (const difference of joined.differences) differences.push(difference);
	}
	for (const difference of maskDifferences(variables, dimension, uncompared, datasets)) differences.push(difference);
	if (differences.length > 0) throw new CombineError(differences);
	if (uncompared.length > 0)
		diagnostics.push({
			severity: "info",
			code: "not-compared",
			path: "/",
			message: `taken from the first file, without comparing their values: ${uncompared.join(", ")}`,
			...hint`To have them compared, pass ${option("loadable")}`,
		});
	return new VirtualDataset({
		url: commonDirectory(datasets.map(({ url }) => url)),
		registry: commonRegistry(datasets.map(({ registry }) => registry)),
		variables,
		coordinateNames: coordinateNamesOf(datasets),
		attributes: first.attributes,
		diagnostics: [...diagnostics, ...globalDifferences(datasets)],
	});
}

function coordinateNamesOf(datasets: readonly VirtualDataset[]): Set<string> {
	const names = new Set<string>();
	for (const { coordinateNames } of datasets) for (const name of coordinateNames) names.add(name);
	return names;
}

/** Lengths and coordinates along the dimensions that stay as they are. */
function otherDimensions(datasets: readonly VirtualDataset[], dimension: string): Difference[] {
	const names = dimensionNamesOf(datasets);
	names.delete(dimension);
	return [...names].flatMap((name) => compareDimension(datasets, name, "exact"));
}

/** A variable without the dimension: that of the first file which has it. Others are looked at as far as they are loaded. */
function keepFirst(
	name: string,
	owners: readonly VirtualDataset[],
	diagnostics: Diagnostic[],
): { variable: Variable; isCompared: boolean } {
	const [first, ...others] = owners as [VirtualDataset, ...VirtualDataset[]];
	const variable = first.variable(name).source;
	let isCompared = true;
	for (const other of others) {
		const own = other.variable(name).source;
		if (variable.kind !== "loaded" || own.kind !== "loaded") isCompared = false;
		else if (!sameValues(variable, own)) diagnostics.push(takenFromFirst(name, first, other));
	}
	const members = owners.map((dataset) => ({ url: dataset.url, variable: dataset.variable(name).source }));
	const facts = compareFacts(
		name,
		members,
		FACTS.filter((fact) => fact !== "chunkShape" && fact !== "codecs"),
	);
	for (const { property, file, value, firstValue } of facts)
		diagnostics.push({
			severity: "warning",
			code: "variable-differs",
			path: `/${name}`,
			message: `its ${property} is ${value} in ${withoutSecrets(file)}; that of the first file, ${firstValue}, is kept`,
		});
	return { variable, isCompared };
}

function takenFromFirst(name: string, first: VirtualDataset, other: VirtualDataset): Diagnostic {
	return {
		severity: "warning",
		code: "variable-differs",
		path: `/${name}`,
		message: `its values in ${withoutSecrets(other.url)} are not those in ${withoutSecrets(first.url)}, which are kept`,
		...hint`If it changes from file to file, pass ${option("drop", [name])}, or give it the dimension in ${option("preprocess")}`,
	};
}

/** A mask that was not compared must not mask the data of other files. */
function maskDifferences(
	variables: ReadonlyMap<string, Variable>,
	dimension: string,
	uncompared: readonly string[],
	[first, second]: readonly VirtualDataset[],
): Difference[] {
	if (first === undefined || second === undefined) return [];
	return Array.from(variables).flatMap(([name, variable]): Difference[] => {
		if (!dimensionsOf(variable).includes(dimension)) return [];
		const masks = variable.fill.validity.flatMap((rule) => (rule.kind === "maskArray" ? [rule.path.slice(1)] : []));
		return masks
			.filter((mask) => uncompared.includes(mask))
			.map((mask) => ({
				variable: name,
				property: "mask",
				file: second.url,
				value: `a mask "${mask}" of its own`,
				firstFile: first.url,
				firstValue: `a mask "${mask}" that is not known to be the same`,
			}));
	});
}

/** Attributes are those of the first file, as in xarray by default; differences are reported. */
function attributeDifferences(name: string, owners: readonly VirtualDataset[]): Diagnostic[] {
	return differingNames(
		owners.map((dataset) => dataset.variable(name).source.attributes),
		`/${name}`,
	);
}

function globalDifferences(datasets: readonly VirtualDataset[]): Diagnostic[] {
	return differingNames(
		datasets.map(({ attributes }) => attributes),
		"/",
	);
}

/** What the facts compare is not a mere attribute. */
const COMPARED = new Set([
	"_FillValue",
	"missing_value",
	"scale_factor",
	"add_offset",
	"_Unsigned",
	"units",
	"calendar",
]);

function differingNames([first, ...others]: readonly Attributes[], path: string): Diagnostic[] {
	if (first === undefined) return [];
	// Most of very many files have the very same ones.
	const different = others.filter((attributes) => attributes !== first);
	const names = new Set([first, ...different].flatMap((attributes) => [...attributes.keys()]));
	const differing = [...names].filter(
		(name) => !COMPARED.has(name) && different.some((other) => !sameAttribute(other.get(name), first.get(name))),
	);
	if (differing.length === 0) return [];
	const message = `attributes that differ from file to file are those of the first: ${differing.join(", ")}`;
	return [{ severity: "info", code: "attribute-differs", path, message }];
}

function sameAttribute(a: AttributeValue | undefined, b: AttributeValue | undefined): boolean {
	return a === b || attributeText(a) === attributeText(b);
}

function attributeText(value: AttributeValue | undefined): string {
	return value === undefined ? "" : writeJson(attributeToJson(value));
}

/** What the files have to say, each thing once; of those behind the first with the name of the file. */
export function mergeDiagnostics(datasets: readonly VirtualDataset[]): Diagnostic[] {
	const merged = new Map<string, Diagnostic>();
	for (const [i, { diagnostics, url }] of datasets.entries())
		for (const found of diagnostics) {
			const key = `${found.code} ${found.path} ${found.message}`;
			if (!merged.has(key))
				merged.set(key, i === 0 ? found : { ...found, message: `${found.message} (in ${withoutSecrets(url)})` });
		}
	return [...merged.values()];
}
