import type { Diagnostic } from "../diagnostics.ts";
import { checkOptions, code, hint, MiraError, numbersBy, type OptionValues, TAKES } from "../errors.ts";
import { Choice } from "../formats/choice.ts";
import { CHOICE_OPTIONS, type ChoiceOptions } from "../formats/choice-options.ts";
import { ABORT_OPTIONS, type AbortOptions, withDeadline } from "../io/deadline.ts";
import { GroupDimensions } from "../manifest/group-dimensions.ts";
import { InlineBudget, type InlineBudgetOptions } from "../manifest/inline-budget.ts";
import type { ManifestGroup, StoreArray } from "../manifest/manifest-group.ts";
import { redescribe } from "../manifest/manifest-group.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { reportStretched, stretch } from "../read/stretch.ts";
import { findCoordinates, isDimensionCoordinate, renameMasks } from "./coordinates.ts";
import { decodeTimes, load } from "./load.ts";
import type { Variable } from "./variable.ts";
import { VirtualDataset } from "./virtual-dataset.ts";

/** How a store becomes a dataset. */
export type DatasetOptions = ChoiceOptions &
	AbortOptions & {
		/**
		 * Names of the variables whose values are read; by default coordinates of one dimension that have its name. `{ also }` names
		 * others beside those.
		 */
		loadable?: readonly string[] | { also: readonly string[] } | undefined;
		/** Make dates (`numpy.datetime64` in nanoseconds) of loaded times; by default they stay the numbers of the file. */
		decodeTimes?: boolean | undefined;
		/** What may be inlined of arrays that end before their dimensions do, where no reference can express it. */
		inlineBudget?: InlineBudgetOptions | undefined;
	};

/**
 * The arrays of one group of a store as variables on common dimensions. Every dimension has a name (those without get
 * `phony_dim_0`, … as in netCDF), and equal names have equal lengths, or this is an error that names the variables.
 */
export async function toVirtualDataset(store: ManifestStore, options: DatasetOptions = {}): Promise<VirtualDataset> {
	checkOptions("toVirtualDataset", options, DATASET_OPTIONS);
	const choice = new Choice(options);
	const chosen = choice.applyTo(store, [...store.diagnostics]);
	const budget = new InlineBudget(options.inlineBudget);
	const make = (own: DatasetOptions) => groupDataset(chosen, chosen.group, `/${choice.root}`, own, budget);
	return withDeadline("making a dataset", options, make, { url: store.url });
}

/** What they take. */
export const DATASET_OPTIONS: OptionValues<DatasetOptions> = {
	...CHOICE_OPTIONS,
	loadable: {
		text: "a list of names, or { also: a list of names }",
		accepts: (value) =>
			TAKES.textList.accepts(
				typeof value === "object" && value !== null && "also" in value && Object.keys(value).length === 1
					? value.also
					: value,
			),
	},
	decodeTimes: TAKES.boolean,
	inlineBudget: numbersBy(["arrayBytes", "storeBytes"]),
	...ABORT_OPTIONS,
};

/** The dataset of a group that has this path in the file; groups of one store share a budget. */
export async function groupDataset(
	store: ManifestStore,
	group: ManifestGroup,
	path: string,
	options: Omit<DatasetOptions, keyof ChoiceOptions>,
	budget: InlineBudget,
): Promise<VirtualDataset> {
	const base = path === "/" ? "" : path;
	const diagnostics = ownDiagnostics(store, group, base);
	for (const diagnostic of leftOut(group, diagnostics)) diagnostics.push(diagnostic);
	const variables = virtualVariables(store, group, base, budget, diagnostics);
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

/** What the store says about this group and its arrays, by the paths that they have in the dataset. */
function ownDiagnostics(store: ManifestStore, group: ManifestGroup, base: string): Diagnostic[] {
	return store.diagnostics.flatMap((diagnostic) => {
		const name = diagnostic.path.startsWith(`${base}/`) ? diagnostic.path.slice(base.length + 1) : undefined;
		if (name === "" || diagnostic.path === base) return [{ ...diagnostic, path: "/" }];
		const isOwn = name !== undefined && group.has(name) && !group.groups.has(name);
		return isOwn ? [{ ...diagnostic, path: `/${name}` }] : [];
	});
}

/** Arrays that cannot be shown are not variables; those of which nobody has said so yet. */
function leftOut(group: ManifestGroup, said: readonly Diagnostic[]): Diagnostic[] {
	const known = new Set(said.flatMap(({ severity, path }) => (severity === "error" ? [path] : [])));
	return Array.from(group.nodes()).flatMap(([name, node]): Diagnostic[] => {
		if (!("error" in node) || known.has(`/${name}`)) return [];
		const { code, message } = node.error;
		return [{ severity: "error", code, path: `/${name}`, message: `it is left out: ${message}` }];
	});
}

function virtualVariables(
	store: ManifestStore,
	group: ManifestGroup,
	base: string,
	budget: InlineBudget,
	diagnostics: Diagnostic[],
): Map<string, Variable> {
	const names = new GroupDimensions(group);
	const variables = new Map<string, Variable>();
	for (const [name, array] of group.arrays) {
		const { dimensionNames, shape } = array.description;
		const given = names.namesOf(array);
		if (shape.some((_, d) => typeof dimensionNames?.[d] !== "string"))
			diagnostics.push({
				severity: "info",
				code: "unnamed-dimension",
				path: `/${name}`,
				message: `its dimensions have no names; they are called ${given.join(", ")}`,
				...hint`Pass the dataset to ${code("rename")} to give them others`,
			});
		if (isVariable(array, `/${name}`)) {
			variables.set(name, array);
			continue;
		}
		const fill = renameMasks(array.fill, (mask) => (mask.startsWith(`${base}/`) ? mask.slice(base.length) : mask));
		const whole = stretch(array, store, budget);
		for (const diagnostic of reportStretched({ ...array.description, path: `/${name}` }, given))
			diagnostics.push(diagnostic);
		variables.set(name, redescribe(whole, { path: `/${name}`, dimensionNames: given, fill }));
	}
	return variables;
}

/** Whether an array is a variable as it is: then it is described by the same object in every file that is alike. */
function isVariable({ description }: StoreArray, path: string): boolean {
	const { dimensionNames, dimensionLengths, shape, fill } = description;
	return (
		description.path === path &&
		dimensionLengths === undefined &&
		// Not even a scalar may be without the list.
		dimensionNames?.length === shape.length &&
		dimensionNames.every((name) => typeof name === "string") &&
		fill.validity.every(({ kind }) => kind !== "maskArray")
	);
}

function loadableNames(
	variables: ReadonlyMap<string, Variable>,
	loadable: DatasetOptions["loadable"],
	url: string,
): string[] {
	const isWhole = loadable !== undefined && !("also" in loadable);
	const named = isWhole ? loadable : (loadable?.also ?? []);
	const absent = named.filter((name) => !variables.has(name));
	if (absent.length > 0)
		throw new MiraError("not-found", `there is no variable "${absent.join('", "')}" to load`, {
			url,
			hint: `Variables: ${[...variables.keys()].join(", ")}`,
		});
	if (isWhole) return [...named];
	const coordinates = [...variables].flatMap(([name, variable]) =>
		isDimensionCoordinate(name, variable) ? [name] : [],
	);
	return [...new Set([...coordinates, ...named])];
}
