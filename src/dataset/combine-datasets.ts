import type { Diagnostic } from "../diagnostics.ts";
import { checkOptions, MiraError, type OptionValues, oneOf, TAKES } from "../errors.ts";
import { ABORT_OPTIONS, withDeadline } from "../io/deadline.ts";
import { commonDirectory, commonRegistry } from "../io/joined-place.ts";
import { withAllDifferences } from "./all-differences.ts";
import { combineByCoords, combineNested, type Nested } from "./combine.ts";
import { CombineError } from "./combine-error.ts";
import type { CombineOptions } from "./concat.ts";
import { convertTimes } from "./convert-time.ts";
import { withPackingInCodecs } from "./join-variables.ts";
import { flatten, mapNested } from "./nested.ts";
import { policySet } from "./policy.ts";
import { drop } from "./rename.ts";
import { splitUniform } from "./split.ts";
import { VirtualDataTree } from "./virtual-data-tree.ts";
import { VirtualDataset } from "./virtual-dataset.ts";

/** Options of `combineDatasets`: in what order, and what to do with files that differ. */
export type CombineDatasetsOptions = CombineOptions & {
	/** In what order files are joined: as given, along `concatDim`; or as their coordinates say (the default). */
	combine?: "nested" | "by-coords" | undefined;
	/** For `nested`: the dimension to join along; one for each level where lists of files are nested. */
	concatDim?: string | readonly string[] | undefined;
};

/** What they take, for functions that take them among others. */
export const COMBINING: OptionValues<Omit<CombineDatasetsOptions, "inlineBudget" | "signal" | "timeoutMs">> = {
	combine: oneOf("nested", "by-coords"),
	concatDim: { text: "a name or a list of names", accepts: (value) => [value].flat().every(TAKES.text.accepts) },
	// Refused with all its names where it is used.
	policy: TAKES.anything,
	join: oneOf("exact", "outer", "inner"),
};

/**
 * Datasets as one: what `openVirtualDatasets` does once its files are open. A refusal has everything that stands in the way, and
 * what it takes to join them all the same. With the policy `split` the result is a tree.
 */
export async function combineDatasets(
	datasets: Nested<VirtualDataset>,
	options: CombineDatasetsOptions = {},
): Promise<VirtualDataset | VirtualDataTree> {
	checkOptions("combineDatasets", options, { ...COMBINING, inlineBudget: TAKES.object, ...ABORT_OPTIONS });
	checkOrder(options);
	return withDeadline("combining", options, (own) => combineChecked(datasets, own));
}

/** Refuses an order without its dimension, and a dimension without its order. */
export function checkOrder({ combine = "by-coords", concatDim }: CombineDatasetsOptions): void {
	if ((combine === "nested") !== (concatDim !== undefined))
		throw new MiraError("bad-argument", 'concatDim is needed for combine: "nested", and for nothing else');
}

/** The same for options that were checked; `skipped` are files that are left out. */
export async function combineChecked(
	datasets: Nested<VirtualDataset>,
	options: CombineDatasetsOptions,
	skipped: readonly Diagnostic[] = [],
): Promise<VirtualDataset | VirtualDataTree> {
	const { concatDim } = options;
	const policies = policySet(options.policy);
	const joinAll = (nested: Nested<VirtualDataset>, own: CombineOptions): Promise<VirtualDataset> =>
		concatDim === undefined ? combineByCoords(flatten(nested), own) : combineNested(nested, concatDim, own);
	if (!policies.has("split")) {
		const joined = await joinAll(datasets, options).catch(async (error: unknown) => {
			if (!(error instanceof CombineError)) throw error;
			throw await withAllDifferences(error, options, (own, names) => joinAll(without(datasets, names), own));
		});
		return joined.with({ diagnostics: [...joined.diagnostics, ...skipped] });
	}
	if (typeof concatDim === "object" && concatDim.length > 1)
		throw new MiraError("bad-argument", 'policy "split" cannot group files that are nested along several dimensions');
	// What can be made the same need not be told apart; the groups have one scale of time.
	const flat = flatten(datasets);
	const timed = policies.has("convertTime") ? await convertTimes(flat, options) : flat;
	const uniform = policies.has("codecs") ? withPackingInCodecs(timed) : timed;
	const own = { ...options, policy: policies.has("derive") ? "derive" : "error" } as const;
	const groups = await Promise.all(splitUniform(uniform).map((group) => joinAll(group, own)));
	return treeOf(groups, skipped);
}

function without(datasets: Nested<VirtualDataset>, names: ReadonlySet<string>): Nested<VirtualDataset> {
	return mapNested(datasets, (dataset) =>
		drop(
			dataset,
			[...names].filter((name) => dataset.variables.has(name)),
		),
	);
}

function treeOf(groups: readonly VirtualDataset[], diagnostics: readonly Diagnostic[]): VirtualDataTree {
	const root = new VirtualDataset({
		url: commonDirectory(groups.map(({ url }) => url)),
		registry: commonRegistry(groups.map(({ registry }) => registry)),
		variables: [],
		coordinateNames: [],
		attributes: new Map(),
		diagnostics: [...diagnostics],
	});
	return new VirtualDataTree(
		root,
		groups.map((dataset, i) => [`era_${i + 1}`, new VirtualDataTree(dataset)]),
	);
}
