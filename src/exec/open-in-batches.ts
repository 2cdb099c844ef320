import { COMBINING, checkOrder } from "../dataset/combine-datasets.ts";
import { openPart } from "../dataset/open-part.ts";
import {
	manyValues,
	type OpenDatasetsOptions,
	type OpenFiles,
	type Outcome,
	openAll,
	openAndCombine,
	outcomeOf,
} from "../dataset/open-virtual-dataset.ts";
import type { VirtualDataTree } from "../dataset/virtual-data-tree.ts";
import type { VirtualDataset } from "../dataset/virtual-dataset.ts";
import { checkOptions, MiraError, type OptionValue, type OptionValues, TAKES } from "../errors.ts";
import { ownerHint } from "../formats/format-options.ts";
import { withDeadline } from "../io/deadline.ts";
import { fileUrl } from "../io/file.ts";
import { withLocalFiles } from "../io/local-stores.ts";
import { withNearFiles } from "../io/missing-file.ts";
import { directoryUrl } from "../io/url.ts";
import { batchesOf } from "./batch.ts";
import type { Executor } from "./executor.ts";
import type { OpenTask } from "./open-task.ts";
import { packageVersion } from "./package-version.ts";
import { decodePartial } from "./partial.ts";

/** Options of {@link openInBatches}. */
export type BatchOptions = Omit<OpenDatasetsOptions, "registry" | "parser"> & {
	executor: Executor;
	/** A path, or the URL of a prefix of an object store, where what was opened is kept: nobody does it again. */
	partials?: string | undefined;
	/** Called with the bytes that an executor received in other threads, which `trace` does not see. */
	onReceived?: ((bytes: number) => void) | undefined;
};

const OWN: OptionValues<Pick<BatchOptions, "executor" | "partials" | "onReceived">> = {
	executor: TAKES.object,
	partials: TAKES.text,
	onReceived: TAKES.function,
};

/** Nobody else does: files are opened elsewhere, with what goes there of the options. */
function check(functionName: string, options: object, more: Readonly<Record<string, OptionValue>> = {}): void {
	const { registry, parser, ...opening } = manyValues(functionName);
	checkOptions(functionName, options, { ...opening, ...more, ...OWN }, ownerHint);
}

/**
 * Opens many files as one, as `openVirtualDatasets` does and with the same result, by an executor: in batches, of which each
 * becomes a compact partial. Of a file nothing else is held in memory.
 */
export async function openInBatches(
	urls: readonly string[],
	options: BatchOptions,
): Promise<VirtualDataset | VirtualDataTree> {
	check("openInBatches", options, COMBINING);
	checkOrder(options);
	return throughExecutor(urls, options, openAndCombine);
}

/**
 * The same without combining them: each file as a dataset, in the order given; undefined for one that is left out. They share what is
 * the same in them, so their values are to be edited in `preprocess`, and not later.
 */
export async function openEachInBatches(
	urls: readonly string[],
	options: Omit<BatchOptions, "combine" | "concatDim" | "policy" | "join">,
): Promise<(VirtualDataset | undefined)[]> {
	check("openEachInBatches", options);
	return throughExecutor(urls, options, async (names, own, openFiles) => [
		...(await openAll(names, own, openFiles)).opened,
	]);
}

async function throughExecutor<T>(
	urls: readonly string[],
	options: BatchOptions,
	open: (names: readonly string[], options: OpenDatasetsOptions, openFiles: OpenFiles) => Promise<T>,
): Promise<T> {
	const { executor, partials, onProgress, onReceived, ...opening } = options;
	const openFiles: OpenFiles = async (files, own, settle) => {
		const names = files.map(String);
		const task = taskOf(names, own, partials);
		const { signal, registry, session, trace } = own;
		const told = new Set<number>();
		// A file that is left out is told of once its error was: it may have been opened, and refused later.
		const tell = (place: number, failed: boolean): void => {
			if (told.has(place) && !failed) return;
			told.add(place);
			onProgress?.({ done: told.size, total: names.length, url: names[place] as string, failed });
		};
		const unanswered = new Set(names.keys());
		const settled = async (place: number, outcome: Outcome): Promise<void> => {
			unanswered.delete(place);
			tell(place, (await settle(place, outcome)).isLeftOut);
		};
		const results = executor.run(batchesOf(names), task, {
			signal,
			here: { session, schemes: options.schemes, trace },
			onReceived,
			onFile: (batch, place, failed) => {
				if (!failed) tell(batch.first + place, failed);
			},
		});
		for await (const { batch, partial, failures, unstored } of results) {
			signal?.throwIfAborted();
			const kept = new Map(decodePartial(partial, batch.urls, registry).map((file) => [file.url, file]));
			for (const [place, url] of batch.urls.entries()) {
				const known = kept.get(url);
				const failure = failures.find((one) => one.place === place);
				const other = unstored.find((one) => one.place === place);
				if (failure !== undefined) await settled(batch.first + place, { kind: "failed", error: failure.error });
				else if (other !== undefined) {
					const open = async (): Promise<VirtualDataset> =>
						other.dataset?.with({ registry }) ?? (await openPart(url, own));
					await settled(batch.first + place, await outcomeOf(open));
				} else if (known !== undefined) {
					registry.remember(url, known.version);
					await settled(batch.first + place, { kind: "opened", dataset: known.dataset });
				}
			}
		}
		// A cube in which a file is silently missing would look like any other.
		for (const place of unanswered)
			await settled(place, {
				kind: "failed",
				error: new MiraError("bad-argument", "the executor gave no result for the file", {
					url: names[place],
					hint: "An executor answers for every file of every batch: in its partial, as a failure, or as unstored",
				}),
			});
	};
	const own = withLocalFiles(opening);
	const names = urls.map(fileUrl);
	return withDeadline(`opening ${names.length} files`, own, (timed) => open(names, timed, openFiles)).catch(
		async (error: unknown) => {
			throw await withNearFiles(error);
		},
	);
}

/** What of the options makes a difference to the opening of a file, as plain data. */
function taskOf(urls: readonly string[], options: OpenDatasetsOptions, partials: string | undefined): OpenTask {
	const { concurrency = 16, registry, signal, timeoutMs, schemes, session, trace, parser, ...rest } = options;
	const { combine, concatDim, policy, join, onOpened, preprocess, onProgress, onError, ...opening } = rest;
	const folders = [...new Set(urls.map(directoryUrl))];
	return { kind: "open", options: opening, folders, concurrency, partials, version: packageVersion() };
}
