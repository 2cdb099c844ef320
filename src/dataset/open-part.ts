import { hint, MiraError, option } from "../errors.ts";
import { Choice } from "../formats/choice.ts";
import { InlineBudget } from "../manifest/inline-budget.ts";
import { walk } from "../manifest/manifest-group.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { type OpenOptions, openChecked } from "../open.ts";
import { gridShape } from "../zarr/chunk-grid.ts";
import { elementCount } from "../zarr/nd-array.ts";
import { expandDims } from "./expand-dims.ts";
import { load } from "./load.ts";
import { type DatasetOptions, groupDataset } from "./to-dataset.ts";
import type { VirtualDataset } from "./virtual-dataset.ts";

/** Manifests of more chunks are loaded when they are needed. */
const MOST_CHUNKS_AHEAD = 1024;

/** Groups that a message names. */
const MOST_GROUPS = 10;

/** What names a file. */
export type FileName = string | URL | Blob;

/** Options of `openVirtualDataset`: those of `openStore`, and how the store becomes a dataset. */
export type OpenDatasetOptions = OpenOptions & DatasetOptions;

/** How a file is opened that becomes a part of many. */
export type OpenPartOptions = OpenDatasetOptions & {
	/**
	 * Dimensions that a file gets, of length 1, if it has them not: for files of one step each. A variable without dimensions
	 * that has the name becomes the coordinate. Before `preprocess`.
	 */
	expandDims?: readonly string[] | undefined;
};

/** The dataset of a file that is to be combined with others, with its small manifests loaded. Options were checked. */
export async function openPart(file: FileName, options: OpenPartOptions): Promise<VirtualDataset> {
	const store = await openChecked(file, options);
	const opened = await rootDataset(store, options);
	refuseGroups(opened, store, options);
	const { registry = opened.registry, expandDims: dimensions = [], signal } = options;
	const dataset = await withDimensions(opened.with({ registry }), dimensions, signal);
	await loadSmallManifests(dataset);
	return dataset;
}

/** The root of a store as a dataset. */
export function rootDataset(store: ManifestStore, options: OpenDatasetOptions): Promise<VirtualDataset> {
	const budget = new InlineBudget(options.inlineBudget);
	return groupDataset(store, store.group, `/${new Choice(options).root}`, options, budget);
}

/** A file that has nothing at its root but groups would be joined as nothing. */
function refuseGroups({ variables, url }: VirtualDataset, store: ManifestStore, options: OpenPartOptions): void {
	if (variables.size > 0) return;
	const base = new Choice(options).root;
	const groups = Array.from(walk(store.group)).flatMap((node) =>
		node.kind === "group" && node.path !== "/" && node.group.arrays.size > 0 ? [node.path] : [],
	);
	const [first] = groups.map((path) => (base === "" ? path : `/${base}${path}`));
	if (first === undefined) return;
	const names = groups.slice(0, MOST_GROUPS).join(", ") + (groups.length > MOST_GROUPS ? ", …" : "");
	throw new MiraError("cannot-combine", `its variables are in groups, and those of one group can be joined: ${names}`, {
		url,
		...hint`Pass ${option("group", first)}, or another of its groups`,
	});
}

/** The dataset with these dimensions; what makes a coordinate of one is loaded, as coordinates are. */
async function withDimensions(
	dataset: VirtualDataset,
	dimensions: readonly string[],
	signal: AbortSignal | undefined,
): Promise<VirtualDataset> {
	const added = dimensions.filter((name) => !dataset.dimensions.has(name));
	const expanded = added.reduceRight((one, name) => expandDims(one, name), dataset);
	const coordinates = added.filter((name) => expanded.variables.has(name));
	return load(expanded, coordinates, { signal });
}

/**
 * Loads small manifests while what they are made of is in the cache: later, other files will have taken its place. Where chunks
 * are rather looked up one by one, loading may cost a listing, and is left to whoever needs it. So are failures.
 */
async function loadSmallManifests({ variables }: VirtualDataset): Promise<void> {
	const loads = Array.from(variables.values(), async (variable) => {
		if (variable.kind !== "manifest") return;
		const { chunkGrid, shape } = variable.description;
		if (elementCount(gridShape(chunkGrid, shape)) <= MOST_CHUNKS_AHEAD) await variable.manifestFor(1).catch(() => {});
	});
	await Promise.all(loads);
}
