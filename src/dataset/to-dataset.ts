import type { Diagnostic } from "../diagnostics.ts";
import { MiraError } from "../errors.ts";
import { GroupDimensions } from "../manifest/group-dimensions.ts";
import type { ManifestGroup } from "../manifest/manifest-group.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { findCoordinates, isDimensionCoordinate, renameMasks } from "./coordinates.ts";
import { decodeTimes, load } from "./load.ts";
import { stretch } from "./stretch.ts";
import { redescribe, type Variable } from "./variable.ts";
import { VirtualDataset } from "./virtual-dataset.ts";

/** How a store becomes a dataset. */
export type DatasetOptions = {
	/** Path of the group to take; the root by default. */
	group?: string | undefined;
	/** Names of variables to leave out. */
	drop?: readonly string[] | undefined;
	/** Names of the variables whose values are read; by default coordinates of one dimension that have its name. */
	loadable?: readonly string[] | undefined;
	/** Make dates (`numpy.datetime64` in nanoseconds) of loaded times; by default they stay the numbers of the file. */
	decodeTimes?: boolean | undefined;
	signal?: AbortSignal | undefined;
};

/**
 * The arrays of one group of a store as variables on common dimensions. Every dimension has a name (those without get
 * `phony_dim_0`, … as in netCDF), and equal names have equal lengths, or this is an error that names the variables.
 */
export async function toVirtualDataset(store: ManifestStore, options: DatasetOptions = {}): Promise<VirtualDataset> {
	const path = `/${(options.group ?? "").split("/").filter(Boolean).join("/")}`;
	return groupDataset(store, findGroup(store, path), path, options);
}

/** The dataset of a group whose path is known. */
export async function groupDataset(
	store: ManifestStore,
	group: ManifestGroup,
	path: string,
	options: DatasetOptions,
): Promise<VirtualDataset> {
	const base = path === "/" ? "" : path;
	const diagnostics = ownDiagnostics(store, group, base);
	diagnostics.push(...leftOut(group, options.drop ?? [], diagnostics));
	const variables = virtualVariables(store, group, base, options.drop ?? [], diagnostics);
	const dataset = new VirtualDataset({
		url: store.url,
		registry: store.registry,
		variables,
		coordinateNames: findCoordinates(variables, group.attributes),
		attributes: group.attributes,
		diagnostics,
	});
	const loaded = await load(dataset, loadableNames(variables, options.loadable, store.url), options);
	return options.decodeTimes === true ? decodeTimes(loaded) : loaded;
}

function findGroup(store: ManifestStore, path: string): ManifestGroup {
	let group: ManifestGroup | undefined = store.group;
	for (const name of path.split("/").filter(Boolean)) group = group?.groups.get(name);
	if (group !== undefined) return group;
	const groups = store.contents().flatMap((node) => (node.kind === "group" ? [node.path] : []));
	throw new MiraError("not-found", `there is no group "${path}"`, {
		url: store.url,
		hint: `Groups: ${groups.slice(0, 10).join(", ")}`,
	});
}

/** What the store says about this group and its arrays, by the paths that they have in the dataset. */
function ownDiagnostics(store: ManifestStore, group: ManifestGroup, base: string): Diagnostic[] {
	return store.diagnostics.flatMap((diagnostic) => {
		const name = diagnostic.path.startsWith(`${base}/`) ? diagnostic.path.slice(base.length + 1) : undefined;
		if (name === "" || diagnostic.path === base) return [{ ...diagnostic, path: "/" }];
		const isOwn = name !== undefined && group.has(name) && !group.groups.has(name);
		return isOwn ? [{ ...diagnostic, path: `/${name}` }] : [];
	});
}

/** Arrays that cannot be shown are no variables; those of which nobody has said so yet. */
function leftOut(group: ManifestGroup, drop: readonly string[], said: readonly Diagnostic[]): Diagnostic[] {
	const known = new Set(said.flatMap(({ severity, path }) => (severity === "error" ? [path] : [])));
	return Array.from(group.nodes()).flatMap(([name, node]): Diagnostic[] => {
		if (!("error" in node) || drop.includes(name) || known.has(`/${name}`)) return [];
		const { code, message } = node.error;
		return [{ severity: "error", code, path: `/${name}`, message: `it is left out: ${message}` }];
	});
}

function virtualVariables(
	store: ManifestStore,
	group: ManifestGroup,
	base: string,
	drop: readonly string[],
	diagnostics: Diagnostic[],
): Map<string, Variable> {
	const names = new GroupDimensions(group);
	const variables = new Map<string, Variable>();
	for (const [name, array] of group.arrays) {
		if (drop.includes(name)) continue;
		const { dimensionNames, shape } = array.description;
		const given = names.namesOf(array);
		if (shape.some((_, d) => typeof dimensionNames?.[d] !== "string"))
			diagnostics.push({
				severity: "info",
				code: "unnamed-dimension",
				path: `/${name}`,
				message: `its dimensions have no names; they are called ${given.join(", ")}`,
				hint: "Pass the dataset to rename to give them others",
			});
		const fill = renameMasks(array.fill, (mask) => (mask.startsWith(`${base}/`) ? mask.slice(base.length) : mask));
		const whole = stretch(array, store);
		variables.set(name, redescribe(whole, { path: `/${name}`, dimensionNames: given, fill }));
	}
	return variables;
}

function loadableNames(
	variables: ReadonlyMap<string, Variable>,
	loadable: readonly string[] | undefined,
	url: string,
): string[] {
	const absent = loadable?.filter((name) => !variables.has(name)) ?? [];
	if (absent.length > 0)
		throw new MiraError("not-found", `there is no variable "${absent.join('", "')}" to load`, {
			url,
			hint: `Variables: ${[...variables.keys()].join(", ")}`,
		});
	if (loadable !== undefined) return [...loadable];
	return [...variables].flatMap(([name, variable]) => (isDimensionCoordinate(name, variable) ? [name] : []));
}
