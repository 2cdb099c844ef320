import { MiraError } from "../errors.ts";
import { withDeadline } from "../io/deadline.ts";
import { InlineBudget } from "../manifest/inline-budget.ts";
import { groupBy } from "../zarr/group-by.ts";
import { CombineError } from "./combine-error.ts";
import { type CombineOptions, concatWithin } from "./concat.ts";
import { convertTimes } from "./convert-time.ts";
import { inferOrder } from "./coordinate-order.ts";
import { isDimensionCoordinate } from "./coordinates.ts";
import { merge } from "./merge.ts";
import { policySet, refuseSplit } from "./policy.ts";
import { compareFacts } from "./preflight.ts";
import { dimensionNamesOf, type VirtualDataset } from "./virtual-dataset.ts";

/** Lists of lists: the outermost is the first dimension. */
export type Nested<T> = readonly (T | Nested<T>)[];

/** Datasets in the order and the nesting that they are given in, joined along one dimension for each level of lists. */
export async function combineNested(
	datasets: Nested<VirtualDataset>,
	concatDim: string | readonly string[],
	options: CombineOptions = {},
): Promise<VirtualDataset> {
	const budget = new InlineBudget(options.inlineBudget);
	return withDeadline("combining", options, (own) => nestedWithin(datasets, concatDim, own, budget));
}

async function nestedWithin(
	datasets: Nested<VirtualDataset>,
	concatDim: string | readonly string[],
	options: CombineOptions,
	budget: InlineBudget,
): Promise<VirtualDataset> {
	const [dimension, ...inner] = typeof concatDim === "string" ? [concatDim] : concatDim;
	if (dimension === undefined) throw new MiraError("bad-argument", "concatDim names no dimension");
	const parts = await Promise.all(
		datasets.map((entry) => {
			if (isList(entry) !== inner.length > 0)
				throw new MiraError(
					"bad-argument",
					`the lists are not nested as deep as concatDim has dimensions: ${[dimension, ...inner].join(", ")}`,
				);
			return isList(entry) ? nestedWithin(entry, inner, options, budget) : entry;
		}),
	);
	return concatWithin(parts, dimension, options, budget);
}

function isList(entry: VirtualDataset | Nested<VirtualDataset>): entry is Nested<VirtualDataset> {
	return Array.isArray(entry);
}

/**
 * Datasets in the order that their loaded coordinates tell: those with the same data variables are joined along the dimensions
 * whose coordinates differ, and then those with others are merged.
 */
export async function combineByCoords(
	datasets: readonly VirtualDataset[],
	options: CombineOptions = {},
): Promise<VirtualDataset> {
	return withDeadline("combining", options, (own) => combineGroups(datasets, own));
}

async function combineGroups(datasets: readonly VirtualDataset[], options: CombineOptions): Promise<VirtualDataset> {
	if (datasets.length === 0) throw new MiraError("bad-argument", "there is nothing to combine");
	const policies = policySet(options.policy);
	refuseSplit(policies);
	const parts = policies.has("convertTime") ? await convertTimes(datasets, options) : datasets;
	checkCoordinates(parts);
	const groups = groupBy(parts, ({ variables, coordinateNames }) =>
		Array.from(variables.keys())
			.filter((name) => !coordinateNames.has(name))
			.sort()
			.join("\0"),
	);
	const budget = new InlineBudget(options.inlineBudget);
	const combined = await Promise.all(Array.from(groups.values(), (group) => combineGroup(group, options, budget)));
	return merge(combined, options);
}

/** Coordinates of other units have no common order: 15.5 days since 2006 is not 15.5 days since 2100. */
function checkCoordinates(datasets: readonly VirtualDataset[]): void {
	const differences = [...dimensionNamesOf(datasets)].flatMap((name) => {
		const members = datasets.flatMap((dataset) => {
			const variable = dataset.variables.get(name);
			return variable !== undefined && isDimensionCoordinate(name, variable) ? [{ url: dataset.url, variable }] : [];
		});
		return compareFacts(name, members, ["units", "calendar", "scaleFactor", "addOffset", "unsigned"]);
	});
	if (differences.length > 0) throw new CombineError(differences);
}

async function combineGroup(
	datasets: readonly VirtualDataset[],
	options: CombineOptions,
	budget: InlineBudget,
): Promise<VirtualDataset> {
	const { dimensions, places, diagnostics } = inferOrder(datasets);
	let tiles = datasets.map((dataset, i) => ({ dataset, place: places[i] as number[] }));
	// From the last dimension to the first, so each step joins what stands side by side in one row.
	for (let d = dimensions.length - 1; d >= 0; d--) {
		const rows = groupBy(tiles, ({ place }) => place.slice(0, d).join());
		tiles = await Promise.all(
			Array.from(rows.values(), async (row) => {
				const sorted = row.toSorted((a, b) => (a.place[d] as number) - (b.place[d] as number));
				const parts = sorted.map(({ dataset }) => dataset);
				const dataset = await concatWithin(parts, dimensions[d] as string, options, budget);
				return { dataset, place: row[0]?.place ?? [] };
			}),
		);
	}
	const { dataset } = tiles[0] as { dataset: VirtualDataset };
	return dataset.with({ diagnostics: [...dataset.diagnostics, ...diagnostics] });
}
