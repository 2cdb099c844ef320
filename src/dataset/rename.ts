import { MiraError } from "../errors.ts";
import { ManifestArray } from "../manifest/manifest-array.ts";
import { renameInAttributes, renameMasks, withoutMasks } from "./coordinates.ts";
import { describeVariable, dimensionsOf, type Variable } from "./variable.ts";
import type { VirtualDataset } from "./virtual-dataset.ts";

/** The dataset with other names for variables and dimensions, also where attributes and masks refer to them. */
export function rename(dataset: VirtualDataset, names: Readonly<Record<string, string>>): VirtualDataset {
	const renamed = new Map(Object.entries(names));
	const { dimensions, url } = dataset;
	const unknown = [...renamed.keys()].find((name) => !dataset.variables.has(name) && !dimensions.has(name));
	if (unknown !== undefined)
		throw new MiraError("not-found", `there is no variable or dimension "${unknown}" to rename`, { url });
	const nameOf = (name: string): string => renamed.get(name) ?? name;
	const variables = Array.from(dataset.variables, ([name, variable]): [string, Variable] => [
		nameOf(name),
		describeVariable(variable, {
			dimensionNames: dimensionsOf(variable).map(nameOf),
			attributes: renameInAttributes(variable.attributes, renamed),
			fill: renameMasks(variable.fill, (path) => `/${nameOf(path.slice(1))}`, nameOf),
		}),
	]);
	for (const list of [variables.map(([name]) => name), [...dimensions.keys()].map(nameOf)]) {
		const twice = list.find((name, i) => list.indexOf(name) !== i);
		if (twice !== undefined)
			throw new MiraError("bad-argument", `"${twice}" would be the name of two variables or dimensions`, { url });
	}
	return dataset.with({
		variables,
		coordinateNames: Array.from(dataset.coordinateNames, nameOf),
		attributes: renameInAttributes(dataset.attributes, renamed),
	});
}

/**
 * The dataset with references to other places: a new url for every one, or a function of the old. Only the tables of urls
 * change; missing and inlined chunks stay as they are. What is to be read from the new places must be allowed.
 */
export function renamePaths(dataset: VirtualDataset, target: string | ((url: string) => string)): VirtualDataset {
	const renameUrl = typeof target === "string" ? () => target : target;
	const variables = Array.from(dataset.variables, ([name, variable]): [string, Variable] => {
		if (variable.kind !== "manifest") return [name, variable];
		const load = async () => (await variable.manifest()).renameUrls(renameUrl);
		return [name, new ManifestArray(variable.description, load)];
	});
	return dataset.with({ variables });
}

/** The dataset without these variables. */
export function drop(dataset: VirtualDataset, names: readonly string[]): VirtualDataset {
	for (const name of names) dataset.variable(name);
	const paths = new Set(names.map((name) => `/${name}`));
	const kept = [...dataset.variables].filter(([name]) => !names.includes(name));
	const variables = kept.map(([name, variable]): [string, Variable] => {
		const fill = withoutMasks(variable.fill, paths);
		return [name, fill === variable.fill ? variable : describeVariable(variable, { fill })];
	});
	return dataset.with({ variables });
}
