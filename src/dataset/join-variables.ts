import type { InlineBudget } from "../manifest/inline-budget.ts";
import type { ManifestArray } from "../manifest/manifest-array.ts";
import { decodedArray } from "../read/decoded-view.ts";
import { type DataType, dataType, sameDataType } from "../zarr/data-type.ts";
import { elementCount } from "../zarr/nd-array.ts";
import { concatElements } from "./elements.ts";
import { chunkText, type FactName } from "./facts.ts";
import { type DerivedPart, joinComputed, joinReferences } from "./join-arrays.ts";
import { planJoin } from "./join-plan.ts";
import { load } from "./load.ts";
import { packingToCodecs } from "./packing/to-codecs.ts";
import type { Policy } from "./policy.ts";
import { compareFacts, type Difference, type DifferenceProperty } from "./preflight.ts";
import { dimensionsOf, type LoadedVariable, toArray, type Variable } from "./variable.ts";
import { type VirtualDataset, variableNamesOf } from "./virtual-dataset.ts";

/** How variables are joined. */
export type JoinContext = {
	policies: ReadonlySet<Policy>;
	/** What may be loaded where no reference can express it. */
	budget: InlineBudget;
	signal?: AbortSignal | undefined;
};

/** Joined, or what stands against it. */
export type Joined = { variable: Variable } | { differences: Difference[] };

/** Facts that say what a number means. Files that differ in them cannot share an array as they are. */
const MEANING: readonly FactName[] = [
	"dimensions",
	"dataType",
	"sentinels",
	"scaleFactor",
	"addOffset",
	"unsigned",
	"units",
	"calendar",
];
/** Those that decoding makes the same. */
const DECODED: ReadonlySet<DifferenceProperty> = new Set([
	"dataType",
	"sentinels",
	"scaleFactor",
	"addOffset",
	"unsigned",
]);

/** One variable of several datasets, one behind the other along a dimension. */
export async function joinVariables(
	name: string,
	dimension: string,
	datasets: readonly VirtualDataset[],
	context: JoinContext,
): Promise<Joined> {
	const members = datasets.map((dataset) => ({ dataset, url: dataset.url, variable: dataset.variable(name).source }));
	const axis = dimensionsOf(members[0]?.variable as Variable).indexOf(dimension);
	const meaning = compareFacts(name, members, MEANING);
	if (meaning.length > 0) {
		const isDecodable = meaning.every(({ property }) => DECODED.has(property));
		if (isDecodable && context.policies.has("derive")) return joinDecoded(name, axis, datasets, meaning);
		return { differences: meaning };
	}
	// Nothing of an empty one can be seen.
	const filled = members.filter(({ variable }) => variable.description.shape[axis] !== 0);
	const parts = filled.length === 0 ? members.slice(0, 1) : filled;
	const fills = await fillDifferences(name, parts);
	const variables = parts.map(({ variable }) => variable);
	if (variables.every((variable) => variable.kind === "loaded")) return { variable: joinLoaded(variables, axis) };
	// Loaded values have chunks and codecs once they are arrays.
	const arrays = parts.map(({ url, variable }) => ({ url, variable: toArray(variable, `/${name}`) }));
	const layout = compareFacts(name, arrays, ["codecs"]);
	const isComputed = arrays.some(({ variable }) => variable.kind === "derived");
	if (!isComputed && fills.length === 0 && layout.length === 0) {
		const references = arrays.map(({ variable }) => variable as ManifestArray);
		const plan = planJoin(
			references.map(({ description }) => description),
			axis,
		);
		if (plan.kind === "grid") return { variable: joinReferences(references, axis, plan) };
		for (const difference of partialDifferences(name, arrays, plan.why)) layout.push(difference);
	}
	if (isComputed || context.policies.has("derive")) return { variable: joinAsStored(name, axis, parts) };
	const { budget } = context;
	const bytes = variables.reduce((sum, { description }) => sum + arrayBytes(description), 0);
	if (!budget.allows(`/${name}`, bytes)) return { differences: [...fills, ...layout] };
	budget.spend(`/${name}`, bytes, "its values", "its parts differ in chunks or codecs");
	const loaded = await Promise.all(parts.map(({ dataset }) => load(dataset, [name], context)));
	return {
		variable: joinLoaded(
			loaded.map((dataset) => dataset.variable(name).source as LoadedVariable),
			axis,
		),
	};
}

/**
 * Fill values that differ matter where something was never written: there each file has its own. Without holes nothing
 * is read as a fill value, and the first may stand for all.
 */
async function fillDifferences(
	name: string,
	members: readonly { url: string; variable: Variable }[],
): Promise<Difference[]> {
	const differences = compareFacts(name, members, ["fillValue"]);
	if (differences.length === 0) return [];
	const files = new Set(differences.map(({ file }) => file));
	const holes = await Promise.all(
		members
			.filter(({ url }) => files.has(url))
			.map(async ({ url, variable }) =>
				variable.kind === "manifest" && (await variable.manifest()).missingCount > 0 ? [url] : [],
			),
	);
	return differences.filter(({ file }) => holes.flat().includes(file));
}

/** Chunks that no grid has, though they may have the same shape. */
function partialDifferences(
	name: string,
	members: readonly { url: string; variable: Variable }[],
	why: string,
): Difference[] {
	const [first, ...others] = members.map(({ url, variable: { description } }) => ({
		url,
		text: `${chunkText(description)} in [${description.shape.join(", ")}]`,
	}));
	const differing = others.filter(({ text }) => text !== first?.text);
	return (differing.length > 0 ? differing : others.slice(0, 1)).map(({ url, text }) => ({
		variable: name,
		property: "chunkShape",
		file: url,
		value: `${text} (${why})`,
		firstFile: first?.url ?? "",
		firstValue: first?.text ?? "",
	}));
}

function arrayBytes({ shape, dataType: type }: Variable["description"]): number {
	return elementCount(shape) * (type.itemBytes ?? 64);
}

function joinLoaded(variables: readonly LoadedVariable[], axis: number): LoadedVariable {
	const [first] = variables as [LoadedVariable, ...LoadedVariable[]];
	const parts = variables.map(({ elements, values }) => ({ elements, shape: values.shape }));
	return first.with(concatElements(parts, axis, first.dataType));
}

/** Stored values, computed when read: each part with its own chunks, codecs and fill value. */
function joinAsStored(name: string, axis: number, members: readonly { dataset: VirtualDataset }[]): Variable {
	const parts = members.map(({ dataset }) => partOf(dataset, name));
	return joinComputed(parts, axis, (parts[0] as DerivedPart).array.description.dataType);
}

/** Physical values, computed when read: each part by its own rules. */
function joinDecoded(
	name: string,
	axis: number,
	datasets: readonly VirtualDataset[],
	differences: Difference[],
): Joined {
	const parts = datasets.map((dataset) => {
		const { store, array } = partOf(dataset, name);
		return { store, array: decodedArray(store, array) };
	});
	const type = commonFloat(parts.map(({ array }) => array.description.dataType));
	return type === undefined ? { differences } : { variable: joinComputed(parts, axis, type) };
}

/** The type that holds what any of these hold: the same, or the wider of floats and integers that it holds exactly. */
function commonFloat(types: readonly DataType[]): DataType | undefined {
	const [first] = types;
	if (first === undefined || types.every((type) => sameDataType(type, first))) return first;
	const needed = types.map((type) => {
		if (type.kind === "float") return type.itemBytes;
		if (type.kind !== "int" && type.kind !== "uint") return Number.POSITIVE_INFINITY;
		return type.itemBytes <= 2 ? 4 : type.itemBytes === 4 ? 8 : Number.POSITIVE_INFINITY;
	});
	const widest = needed.reduce((most, bytes) => Math.max(most, bytes), 0);
	return widest > 8 ? undefined : dataType(widest === 8 ? "float64" : "float32");
}

function partOf(dataset: VirtualDataset, name: string): DerivedPart {
	const store = dataset.toStore();
	return { store, array: store.array(`/${name}`) };
}

/** Datasets in which the variables that are packed or masked differently have physical values, by codecs. */
export function withPackingInCodecs(datasets: readonly VirtualDataset[]): VirtualDataset[] {
	const names = variableNamesOf(datasets);
	const differing = [...names].filter((name) => {
		const members = datasets.flatMap((dataset) => {
			const variable = dataset.variables.get(name);
			return variable === undefined ? [] : [{ url: dataset.url, variable }];
		});
		return compareFacts(name, members, ["sentinels", "scaleFactor", "addOffset", "unsigned"]).length > 0;
	});
	return datasets.map((dataset) => {
		const diagnostics = [...dataset.diagnostics];
		const variables = Array.from(dataset.variables, ([name, variable]): [string, Variable] => {
			if (!differing.includes(name) || variable.kind === "loaded") return [name, variable];
			const converted = packingToCodecs(variable);
			for (const diagnostic of converted.diagnostics) diagnostics.push(diagnostic);
			return [name, converted.array];
		});
		return dataset.with({ variables, diagnostics });
	});
}
