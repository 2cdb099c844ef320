import { MiraError } from "../errors.ts";
import { commonDirectory, commonRegistry } from "../io/joined-place.ts";
import { CombineError } from "./combine-error.ts";
import { type CombineOptions, mergeDiagnostics } from "./concat.ts";
import { sameValues } from "./coordinate-values.ts";
import { compareFacts, type Difference } from "./preflight.ts";
import { align } from "./reindex.ts";
import type { Variable } from "./variable.ts";
import { VirtualDataset } from "./virtual-dataset.ts";

/**
 * The variables of several datasets in one. Coordinates must be the same, or are aligned by `join`; a variable that several have
 * must be the same in all: values that are not loaded cannot be compared, and one of the two has to go.
 */
export async function merge(
	datasets: readonly VirtualDataset[],
	{ join = "exact" }: CombineOptions = {},
): Promise<VirtualDataset> {
	const [only, ...others] = datasets;
	if (only === undefined) throw new MiraError("bad-argument", "there is nothing to merge");
	if (others.length === 0) return only;
	const aligned = await align(datasets, { join });
	const variables = new Map<string, Variable>();
	const owners = new Map<string, VirtualDataset>();
	const differences: Difference[] = [];
	for (const dataset of aligned)
		for (const [name, variable] of dataset.variables) {
			const owner = owners.get(name);
			if (owner === undefined) {
				variables.set(name, variable);
				owners.set(name, dataset);
			} else for (const difference of conflicts(name, owner, dataset)) differences.push(difference);
		}
	if (differences.length > 0) throw new CombineError(differences);
	return new VirtualDataset({
		url: commonDirectory(datasets.map(({ url }) => url)),
		registry: commonRegistry(datasets.map(({ registry }) => registry)),
		variables,
		coordinateNames: datasets.flatMap((dataset) => [...dataset.coordinateNames]),
		attributes: only.attributes,
		diagnostics: mergeDiagnostics(datasets),
	});
}

/** Coordinates that are not loaded are taken from the first, as in `concat`; data must be known to be the same. */
function conflicts(name: string, first: VirtualDataset, other: VirtualDataset): Difference[] {
	const [a, b] = [first.variable(name).source, other.variable(name).source];
	if (a === b || (a.kind === "loaded" && b.kind === "loaded" && sameValues(a, b))) return [];
	const members = [first, other].map((dataset) => ({ url: dataset.url, variable: dataset.variable(name).source }));
	const facts = compareFacts(name, members);
	if (facts.length > 0) return facts;
	if (first.coordinateNames.has(name) && a.kind !== "loaded" && b.kind !== "loaded") return [];
	return [
		{
			variable: name,
			property: "presence",
			file: other.url,
			value: "present, with values that are not known to be the same",
			firstFile: first.url,
			firstValue: "present",
		},
	];
}
