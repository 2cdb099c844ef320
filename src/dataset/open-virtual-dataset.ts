import { type Diagnostic, diagnosticOf, formatDiagnostic } from "../diagnostics.ts";
import {
	checkOptions,
	isMiraError,
	located,
	MiraError,
	type OptionValue,
	type OptionValues,
	TAKES,
	withoutSecrets,
} from "../errors.ts";
import { ownerHint } from "../formats/format-options.ts";
import { eitherSignal } from "../io/abort.ts";
import { mapLimited } from "../io/concurrency.ts";
import { withDeadline } from "../io/deadline.ts";
import { registerAllNamed, registerDirectory } from "../io/default-registry.ts";
import { ObjectStoreRegistry } from "../io/registry.ts";
import { isUrl } from "../io/url.ts";
import { openChecked, openValues, placeOf } from "../open.ts";
import type { Nested } from "./combine.ts";
import { COMBINING, type CombineDatasetsOptions, checkOrder, combineChecked } from "./combine-datasets.ts";
import { flatten, mapNested } from "./nested.ts";
import { type FileName, type OpenDatasetOptions, type OpenPartOptions, openPart, rootDataset } from "./open-part.ts";
import { withOwnParts } from "./own-parts.ts";
import type { Policy } from "./policy.ts";
import { DatasetTable } from "./table/dataset-table.ts";
import { DATASET_OPTIONS } from "./to-dataset.ts";
import { toVirtualDataTree, type VirtualDataTree } from "./virtual-data-tree.ts";
import type { VirtualDataset } from "./virtual-dataset.ts";

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
export type OpenDatasetsOptions = OpenPartOptions &
	CombineDatasetsOptions & {
		/** Is shown each dataset as it was opened. It edits nothing: what files have in common, they share. */
		onOpened?: ((dataset: VirtualDataset, url: string) => void) | undefined;
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
	onOpened: TAKES.function,
	preprocess: TAKES.function,
	onProgress: TAKES.function,
	onError: { text: '"skip" or a function', accepts: (value) => value === "skip" || typeof value === "function" },
};

/** What the options of opening many files take, for functions that take them among others. */
export function manyValues(functionName: string): Record<string, OptionValue> {
	return { ...datasetValues(functionName), ...OPENING_MANY };
}

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
	checkOptions("openVirtualDatasets", options, { ...manyValues("openVirtualDatasets"), ...COMBINING }, ownerHint);
	checkOrder(options);
	const count = flatten(urls).length;
	return withDeadline(`opening ${count} files`, options, (own) => openAndCombine(urls, own));
}

/** What came of a file. */
export type Outcome = { kind: "opened"; dataset: VirtualDataset } | { kind: "failed"; error: unknown };

/** Opens many files, in any order, and says what came of each, at its place in the list; told whether it is left out. */
export type OpenFiles = (
	files: readonly FileName[],
	options: OpenDatasetsOptions & { registry: ObjectStoreRegistry; signal: AbortSignal | undefined },
	settle: (place: number, outcome: Outcome) => Promise<{ isLeftOut: boolean }>,
) => Promise<void>;

/** Opens files in one way or another, and combines them. Options were checked. */
export async function openAndCombine(
	urls: Nested<FileName>,
	options: OpenDatasetsOptions,
	openFiles: OpenFiles = openHere,
): Promise<VirtualDataset | VirtualDataTree> {
	const { datasets, skipped } = await openAll(urls, options, openFiles);
	if (flatten(datasets).length === 0)
		throw new MiraError("bad-argument", "there is no file to combine", {
			hint: skipped[0] && formatDiagnostic(skipped[0]),
		});
	return combineChecked(datasets, options, skipped);
}

/** Opens all files with one registry, so what comes of them has one. */
export async function openAll(
	urls: Nested<FileName>,
	options: OpenDatasetsOptions,
	openFiles: OpenFiles,
): Promise<{
	datasets: Nested<VirtualDataset>;
	/** By the places of the files; undefined where one was left out. */
	opened: readonly (VirtualDataset | undefined)[];
	skipped: Diagnostic[];
}> {
	const files = flatten(urls);
	const registry = sharedRegistry(files, options);
	const { onOpened, preprocess, onProgress, onError } = options;
	const table = new DatasetTable();
	const stop = new AbortController();
	const signal = eitherSignal(options.signal, stop.signal);
	/** By the places of the files: they are done in any order. */
	const skipped = new Map<number, Diagnostic>();
	const opened = new Array<VirtualDataset | undefined>(files.length);
	let done = 0;
	const settle = async (place: number, outcome: Outcome): Promise<{ isLeftOut: boolean }> => {
		const url = nameOf(files[place] as FileName);
		try {
			if (outcome.kind === "failed") throw outcome.error;
			const { dataset } = outcome;
			onOpened?.(dataset, url);
			const ready = preprocess === undefined ? dataset : await preprocess(withOwnParts(dataset), url);
			opened[place] = table.take(ready);
			onProgress?.({ done: ++done, total: files.length, url, failed: false });
			return { isLeftOut: false };
		} catch (error) {
			if (signal?.aborted) throw error;
			if (onError === undefined) throw named(error, url);
			if (onError !== "skip") onError(error, url);
			skipped.set(place, leftOut(error, url));
			onProgress?.({ done: ++done, total: files.length, url, failed: true });
			return { isLeftOut: true };
		}
	};
	try {
		await openFiles(files, { ...options, registry, signal }, settle);
		const inOrder = [...skipped].sort(([a], [b]) => a - b).map(([, diagnostic]) => diagnostic);
		let place = 0;
		return { datasets: mapNested(urls, () => opened[place++]), opened, skipped: inOrder };
	} catch (error) {
		// The others need not go on.
		stop.abort(error);
		throw error;
	}
}

/** Side by side, in this thread. */
const openHere: OpenFiles = async (files, options, settle) => {
	await mapLimited(files, options.concurrency ?? 16, async (file, place) => {
		options.signal?.throwIfAborted();
		await settle(place, await outcomeOf(() => openPart(file, options)));
	});
};

/** What came of an opening, whatever came. */
export async function outcomeOf(open: () => Promise<VirtualDataset>): Promise<Outcome> {
	try {
		return { kind: "opened", dataset: await open() };
	} catch (error) {
		return { kind: "failed", error };
	}
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
	registerAllNamed(registry, urls, options);
	for (const url of urls) registerDirectory(registry, url, options);
	return registry;
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
