import { type Diagnostic, diagnosticOf, formatDiagnostic } from "../diagnostics.ts";
import {
	checkOptions,
	hint,
	isMiraError,
	located,
	MiraError,
	type OptionValue,
	type OptionValues,
	option,
	TAKES,
	withoutSecrets,
} from "../errors.ts";
import { Choice } from "../formats/choice.ts";
import { ownerHint } from "../formats/format-options.ts";
import { eitherSignal } from "../io/abort.ts";
import { Limiter } from "../io/concurrency.ts";
import { withDeadline } from "../io/deadline.ts";
import { registerDirectory, registerNamed } from "../io/default-registry.ts";
import { ObjectStoreRegistry } from "../io/registry.ts";
import { isUrl } from "../io/url.ts";
import { InlineBudget } from "../manifest/inline-budget.ts";
import { walk } from "../manifest/manifest-group.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { type OpenOptions, openChecked, openValues, placeOf } from "../open.ts";
import { gridShape } from "../zarr/chunk-grid.ts";
import { elementCount } from "../zarr/nd-array.ts";
import type { Nested } from "./combine.ts";
import { COMBINING, type CombineDatasetsOptions, checkOrder, combineChecked } from "./combine-datasets.ts";
import { expandDims } from "./expand-dims.ts";
import { load } from "./load.ts";
import { flatten, mapNested } from "./nested.ts";
import type { Policy } from "./policy.ts";
import { DATASET_OPTIONS, type DatasetOptions, groupDataset } from "./to-dataset.ts";
import { toVirtualDataTree, type VirtualDataTree } from "./virtual-data-tree.ts";
import type { VirtualDataset } from "./virtual-dataset.ts";

/** Manifests of more chunks are loaded when they are needed. */
const MOST_CHUNKS_AHEAD = 1024;

/** Groups that a message names. */
const MOST_GROUPS = 10;

/** What names a file. */
export type FileName = string | URL | Blob;

/** Options of `openVirtualDataset`: those of `openStore`, and how the store becomes a dataset. */
export type OpenDatasetOptions = OpenOptions & DatasetOptions;

/** Opens a file as variables on common dimensions; coordinates of one dimension are loaded, the rest is references. */
export async function openVirtualDataset(url: FileName, options: OpenDatasetOptions = {}): Promise<VirtualDataset> {
	checkOptions("openVirtualDataset", options, datasetValues("openVirtualDataset"), ownerHint);
	return withDeadline("opening", options, (own) => openDataset(url, own), placeOf(url));
}

function datasetValues(functionName: string): Record<string, OptionValue> {
	return { ...openValues(functionName), ...DATASET_OPTIONS };
}

async function openDataset(url: FileName, options: OpenDatasetOptions): Promise<VirtualDataset> {
	const store = await openChecked(url, options);
	return rootDataset(store, options);
}

function rootDataset(store: ManifestStore, options: OpenDatasetOptions): Promise<VirtualDataset> {
	const budget = new InlineBudget(options.inlineBudget);
	return groupDataset(store, store.group, `/${new Choice(options).root}`, options, budget);
}

/** Opens a file with all its groups, each as a dataset. */
export async function openVirtualDataTree(
	url: FileName,
	options: Omit<OpenDatasetOptions, "group" | "loadable"> = {},
): Promise<VirtualDataTree> {
	const { group, loadable, ...values } = datasetValues("openVirtualDataTree");
	checkOptions("openVirtualDataTree", options, values, ownerHint);
	const open = async (own: typeof options): Promise<VirtualDataTree> => {
		const { decodeTimes, signal } = own;
		return toVirtualDataTree(await openChecked(url, own), { decodeTimes, signal });
	};
	return withDeadline("opening", options, open, placeOf(url));
}

/** How far the opening of many files is. */
export type OpenProgress = { done: number; total: number; url: string; failed: boolean };

/** Options of `openVirtualDatasets`. */
export type OpenDatasetsOptions = OpenDatasetOptions &
	CombineDatasetsOptions & {
		/**
		 * Dimensions that a file gets, of length 1, if it has them not: for files of one step each. A variable without dimensions
		 * that has the name becomes the coordinate. Before `preprocess`.
		 */
		expandDims?: readonly string[] | undefined;
		/** Changes each dataset before it is combined. */
		preprocess?: ((dataset: VirtualDataset, url: string) => VirtualDataset | Promise<VirtualDataset>) | undefined;
		/** Files opened, and requests under way, at a time: 16 by default. */
		concurrency?: number | undefined;
		onProgress?: ((progress: OpenProgress) => void) | undefined;
		/**
		 * What to do about a file that cannot be opened: fail with its name (the default), leave it out with a diagnostic, or ask: the
		 * file is left out unless the function throws.
		 */
		onError?: "skip" | ((error: unknown, url: string) => void) | undefined;
	};

const OPENING_MANY: OptionValues<Omit<OpenDatasetsOptions, keyof OpenDatasetOptions | keyof CombineDatasetsOptions>> = {
	expandDims: TAKES.textList,
	preprocess: TAKES.function,
	onProgress: TAKES.function,
	onError: { text: '"skip" or a function', accepts: (value) => value === "skip" || typeof value === "function" },
};

/** Policies that give one dataset. */
type OneDataset = Exclude<Policy, "split">;

/**
 * Opens many files as one. They are compared first; what would change the meaning of values is refused, or done as `policy`
 * says. With `policy: "split"` the result is a tree with a group for each kind of file: `era_1`, `era_2`, ….
 */
export function openVirtualDatasets(
	urls: Nested<FileName>,
	options: OpenDatasetsOptions & { policy: "split" },
): Promise<VirtualDataTree>;
/** With any other policy, one dataset. */
export function openVirtualDatasets(
	urls: Nested<FileName>,
	options?: OpenDatasetsOptions & { policy?: OneDataset | readonly OneDataset[] | undefined },
): Promise<VirtualDataset>;
/** With a list of policies, as it has `split` or not. */
export function openVirtualDatasets(
	urls: Nested<FileName>,
	options: OpenDatasetsOptions,
): Promise<VirtualDataset | VirtualDataTree>;
/** See above. */
export async function openVirtualDatasets(
	urls: Nested<FileName>,
	options: OpenDatasetsOptions = {},
): Promise<VirtualDataset | VirtualDataTree> {
	const values = { ...datasetValues("openVirtualDatasets"), ...COMBINING, ...OPENING_MANY };
	checkOptions("openVirtualDatasets", options, values, ownerHint);
	checkOrder(options);
	const count = flatten(urls).length;
	return withDeadline(`opening ${count} files`, options, (own) => openAndCombine(urls, own));
}

async function openAndCombine(
	urls: Nested<FileName>,
	options: OpenDatasetsOptions,
): Promise<VirtualDataset | VirtualDataTree> {
	const { datasets, skipped } = await openAll(urls, options);
	if (flatten(datasets).length === 0)
		throw new MiraError("bad-argument", "there is no file to combine", {
			hint: skipped[0] && formatDiagnostic(skipped[0]),
		});
	return combineChecked(datasets, options, skipped);
}

/** Opens files side by side, with one registry, so what comes of them has one. */
async function openAll(
	urls: Nested<FileName>,
	options: OpenDatasetsOptions,
): Promise<{ datasets: Nested<VirtualDataset>; skipped: Diagnostic[] }> {
	const files = flatten(urls);
	const registry = sharedRegistry(files, options);
	const { concurrency = 16, expandDims: dimensions = [], preprocess, onProgress, onError } = options;
	const limiter = new Limiter(concurrency);
	const stop = new AbortController();
	const signal = eitherSignal(options.signal, stop.signal);
	const skipped: Diagnostic[] = [];
	let done = 0;
	const open = async (file: FileName): Promise<VirtualDataset | undefined> => {
		const url = nameOf(file);
		try {
			const store = await openChecked(file, { ...options, registry, signal });
			const opened = await rootDataset(store, { ...options, signal });
			refuseGroups(opened, store, options);
			await loadSmallManifests(opened);
			const dataset = await withDimensions(opened.with({ registry }), dimensions, signal);
			const ready = preprocess === undefined ? dataset : await preprocess(dataset, url);
			onProgress?.({ done: ++done, total: files.length, url, failed: false });
			return ready;
		} catch (error) {
			if (signal?.aborted) throw error;
			if (onError === undefined) throw named(error, url);
			if (onError !== "skip") onError(error, url);
			skipped.push(leftOut(error, url));
			onProgress?.({ done: ++done, total: files.length, url, failed: true });
			return undefined;
		}
	};
	try {
		const opened = await Promise.all(files.map((file) => limiter.run(() => open(file), signal)));
		const results = new Map(files.map((file, i) => [file, opened[i]]));
		return { datasets: mapNested(urls, (file) => results.get(file)), skipped };
	} catch (error) {
		// The others need not go on.
		stop.abort(error);
		throw error;
	}
}

/** A file that has nothing at its root but groups would be joined as nothing. */
function refuseGroups({ variables, url }: VirtualDataset, store: ManifestStore, options: OpenDatasetsOptions): void {
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

function leftOut(error: unknown, url: string): Diagnostic {
	const about = `${withoutSecrets(url)} is left out: `;
	if (isMiraError(error)) return diagnosticOf(error, { path: "/", about });
	const message = `${about}${error instanceof Error ? error.message : String(error)}`;
	return { severity: "error", code: "unexpected", path: "/", message };
}

/** Everything that was named may be read, each with its redirects, and the directories of it all. */
function sharedRegistry(files: readonly FileName[], options: OpenDatasetsOptions): ObjectStoreRegistry {
	if (options.registry !== undefined) return options.registry;
	const registry = new ObjectStoreRegistry(options);
	const urls = files.flatMap((file) => (file instanceof Blob || !isUrl(String(file)) ? [] : [String(file)]));
	for (const url of urls) registerNamed(registry, url, options);
	for (const url of urls) registerDirectory(registry, url, options);
	return registry;
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

function nameOf(file: FileName): string {
	return file instanceof Blob ? ("name" in file ? String(file.name) : "blob") : String(file);
}

/** An error that names the file it is about; an abort is nobody's. */
function named(error: unknown, url: string): unknown {
	if (isMiraError(error)) return error.url === undefined ? located(error, { url }) : error;
	return error instanceof Error && error.name !== "AbortError"
		? new Error(`${error.message} (in ${withoutSecrets(url)})`, { cause: error })
		: error;
}
