import { type Diagnostic, diagnosticOf, formatDiagnostic } from "../diagnostics.ts";
import {
	checkOptions,
	isMiraError,
	located,
	MiraError,
	type OptionValue,
	type OptionValues,
	oneOf,
	TAKES,
	withoutSecrets,
} from "../errors.ts";
import { ownerHint } from "../formats/format-options.ts";
import { eitherSignal } from "../io/abort.ts";
import { mapLimited } from "../io/concurrency.ts";
import { withDeadline } from "../io/deadline.ts";
import { registerDirectory, registerNamed } from "../io/default-registry.ts";
import { commonDirectory, commonRegistry } from "../io/joined-place.ts";
import { ObjectStoreRegistry } from "../io/registry.ts";
import { isUrl } from "../io/url.ts";
import { openChecked, openValues, placeOf } from "../open.ts";
import { withAllDifferences } from "./all-differences.ts";
import { combineByCoords, combineNested, type Nested } from "./combine.ts";
import { CombineError } from "./combine-error.ts";
import type { CombineOptions } from "./concat.ts";
import { convertTimes } from "./convert-time.ts";
import { withPackingInCodecs } from "./join-variables.ts";
import { type FileName, type OpenDatasetOptions, type OpenPartOptions, openPart, rootDataset } from "./open-part.ts";
import { type Policy, policySet } from "./policy.ts";
import { drop } from "./rename.ts";
import { SharedParts } from "./shared-parts.ts";
import { splitUniform } from "./split.ts";
import { DATASET_OPTIONS } from "./to-dataset.ts";
import { toVirtualDataTree, VirtualDataTree } from "./virtual-data-tree.ts";
import { VirtualDataset } from "./virtual-dataset.ts";

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
	CombineOptions & {
		/** In what order files are joined: as given, along `concatDim`; or as their coordinates say (the default). */
		combine?: "nested" | "by-coords" | undefined;
		/** For `nested`: the dimension to join along; one for each level where lists of files are nested. */
		concatDim?: string | readonly string[] | undefined;
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

const COMBINING: OptionValues<Omit<OpenDatasetsOptions, keyof OpenDatasetOptions>> = {
	combine: oneOf("nested", "by-coords"),
	concatDim: { text: "a name or a list of names", accepts: (value) => [value].flat().every(TAKES.text.accepts) },
	// Refused with all its names where it is used.
	policy: TAKES.anything,
	join: oneOf("exact", "outer", "inner"),
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
	checkOptions("openVirtualDatasets", options, { ...datasetValues("openVirtualDatasets"), ...COMBINING }, ownerHint);
	const { combine = "by-coords", concatDim } = options;
	if ((combine === "nested") !== (concatDim !== undefined))
		throw new MiraError("bad-argument", 'concatDim is needed for combine: "nested", and for nothing else');
	const count = flatten(urls).length;
	return withDeadline(`opening ${count} files`, options, (own) => openAndCombine(urls, own));
}

/** What came of a file. */
export type Outcome = { kind: "opened"; dataset: VirtualDataset } | { kind: "failed"; error: unknown };

/** Opens many files, in any order, and says what came of each: at its place in the list. */
export type OpenFiles = (
	files: readonly FileName[],
	options: OpenDatasetsOptions & { registry: ObjectStoreRegistry; signal: AbortSignal | undefined },
	settle: (place: number, outcome: Outcome) => Promise<void>,
) => Promise<void>;

/** Opens files in one way or another, and combines them. Options were checked. */
export async function openAndCombine(
	urls: Nested<FileName>,
	options: OpenDatasetsOptions,
	openFiles: OpenFiles = openHere,
): Promise<VirtualDataset | VirtualDataTree> {
	const { concatDim } = options;
	const { datasets, skipped } = await openAll(urls, options, openFiles);
	if (flatten(datasets).length === 0)
		throw new MiraError("bad-argument", "there is no file to combine", {
			hint: skipped[0] && formatDiagnostic(skipped[0]),
		});
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

function treeOf(groups: readonly VirtualDataset[], diagnostics: Diagnostic[]): VirtualDataTree {
	const root = new VirtualDataset({
		url: commonDirectory(groups.map(({ url }) => url)),
		registry: commonRegistry(groups.map(({ registry }) => registry)),
		variables: [],
		coordinateNames: [],
		attributes: new Map(),
		diagnostics,
	});
	return new VirtualDataTree(
		root,
		groups.map((dataset, i) => [`era_${i + 1}`, new VirtualDataTree(dataset)]),
	);
}

/** Opens all files with one registry, so what comes of them has one. */
async function openAll(
	urls: Nested<FileName>,
	options: OpenDatasetsOptions,
	openFiles: OpenFiles,
): Promise<{ datasets: Nested<VirtualDataset>; skipped: Diagnostic[] }> {
	const files = flatten(urls);
	const registry = sharedRegistry(files, options);
	const { preprocess, onProgress, onError } = options;
	const shared = new SharedParts();
	const stop = new AbortController();
	const signal = eitherSignal(options.signal, stop.signal);
	/** By the places of the files: they are done in any order. */
	const skipped = new Map<number, Diagnostic>();
	const opened = new Map<FileName, VirtualDataset>();
	let done = 0;
	const settle = async (place: number, outcome: Outcome): Promise<void> => {
		const file = files[place] as FileName;
		const url = nameOf(file);
		try {
			if (outcome.kind === "failed") throw outcome.error;
			const { dataset } = outcome;
			const ready = preprocess === undefined ? dataset : await preprocess(dataset, url);
			opened.set(file, shared.take(ready));
			onProgress?.({ done: ++done, total: files.length, url, failed: false });
		} catch (error) {
			if (signal?.aborted) throw error;
			if (onError === undefined) throw named(error, url);
			if (onError !== "skip") onError(error, url);
			skipped.set(place, leftOut(error, url));
			onProgress?.({ done: ++done, total: files.length, url, failed: true });
		}
	};
	try {
		await openFiles(files, { ...options, registry, signal }, settle);
		const inOrder = [...skipped].sort(([a], [b]) => a - b).map(([, diagnostic]) => diagnostic);
		return { datasets: mapNested(urls, (file) => opened.get(file)), skipped: inOrder };
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
	for (const url of urls) registerNamed(registry, url, options);
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

function flatten<T>(nested: Nested<T>): T[] {
	return nested.flatMap((entry) => (Array.isArray(entry) ? flatten(entry as Nested<T>) : [entry as T]));
}

/** The same lists of what becomes of each entry, without those of which nothing does. */
function mapNested<T, R>(nested: Nested<T>, map: (entry: T) => R | undefined): Nested<R> {
	return nested.flatMap((entry): (R | Nested<R>)[] => {
		if (Array.isArray(entry)) return [mapNested(entry as Nested<T>, map)];
		const mapped = map(entry as T);
		return mapped === undefined ? [] : [mapped];
	});
}
