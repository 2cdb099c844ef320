import { rm } from "node:fs/promises";
import { hint } from "../errors.ts";
import type { Executor } from "../exec/executor.ts";
import { directoryUrl, isUrl } from "../io/url.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { fileUrl, type OpenOptions, openStore } from "../node.ts";
import type { BuildOptions } from "./build-options.ts";
import type { BuildRecord, FileFailure } from "./build-report.ts";
import { failedFiles } from "./failed-files.ts";
import { JoinedDimension } from "./joined-dimension.ts";
import { localExecutor } from "./local-executor.ts";
import { checkpointFolder } from "./output-folder.ts";
import { queueExecutor } from "./queue-options.ts";
import { fillOptions } from "./reading-options.ts";
import { sayNote } from "./render/note.ts";
import type { Terminal } from "./terminal.ts";

/** What was opened, and what to do once all is written. */
export type OpenedFiles = { store: ManifestStore; finish(): Promise<void> };

/** One file as it is, with all its groups; several as one dataset, each kept in case the work is interrupted. */
export async function openFiles(
	files: readonly string[],
	options: BuildOptions,
	opening: OpenOptions,
	record: BuildRecord,
	terminal: Terminal,
): Promise<OpenedFiles> {
	const { signal } = terminal;
	const { concat, expandDims, load, join, policy, concurrency, output, resume } = options;
	const { failures, received: trace } = record;
	if (options.indexOnly === true) return openRun(files, options, opening, record, signal);
	if (files.length === 1 && concat === undefined && expandDims.length === 0)
		return { store: await openOne(files[0] ?? "", { ...opening, trace, signal }, record), finish: async () => {} };
	const work = output === undefined || options.partials !== undefined ? undefined : checkpointFolder(output);
	const partials = options.partials ?? work;
	const forget = async (): Promise<void> => {
		if (work !== undefined) await rm(work, { recursive: true, force: true });
	};
	if (resume !== true) await forget();
	record.step({ done: 0, total: files.length });
	const { openInBatches } = await import("../exec/index.ts");
	const joined = concat === undefined ? undefined : new JoinedDimension(concat);
	const executor = await executorFor(options, record, terminal);
	const combined = openInBatches(files, {
		...opening,
		trace,
		onReceived: (bytes) => trace.add(bytes),
		executor,
		partials,
		...(concat === undefined ? {} : { combine: "nested", concatDim: concat }),
		policy,
		join,
		loadable: load.length === 0 ? undefined : { also: load },
		expandDims,
		onOpened: (dataset) => joined?.note(dataset),
		concurrency,
		signal,
		onProgress: (step) => record.step(step),
		onError: (error, url) => record.fail(url, error),
	});
	// What else may be in the way does not matter while the dimension is none.
	const checked = combined
		.finally(() => executor.close())
		.finally(() => {
			if (joined?.error !== undefined && !signal.aborted) throw joined.error;
		});
	const dataset = await unlessFailed(checked, failures, files.length, partials, options, signal);
	return { store: dataset.toStore(), finish: forget };
}

async function openOne(file: string, opening: OpenOptions, record: BuildRecord): Promise<ManifestStore> {
	const about = { done: 1, total: 1, url: file };
	try {
		const store = await openStore(file, opening);
		record.step({ ...about, failed: false });
		return store;
	} catch (error) {
		if (opening.signal?.aborted !== true) {
			record.fail(file, error);
			record.step({ ...about, failed: true });
		}
		throw error;
	}
}

async function executorFor(options: BuildOptions, record: BuildRecord, terminal: Terminal): Promise<Executor> {
	const { queue, partials } = options;
	if (queue !== undefined) return queueExecutor(queue, partials as string, record, (note) => sayNote(note, terminal));
	return localExecutor(options);
}

/** The files of a model run, by their indexes; so few requests that nothing is kept. */
async function openRun(
	files: readonly string[],
	options: BuildOptions,
	opening: OpenOptions,
	record: BuildRecord,
	signal: AbortSignal,
): Promise<OpenedFiles> {
	const urls = files.map((file) => (isUrl(file) ? file : fileUrl(file)));
	const { failures, received: trace } = record;
	const { grib, inlineBudget } = opening;
	const run = openStore(urls[0] ?? "", {
		...opening,
		trace,
		allow: [...(opening.allow ?? []), ...urls.map(directoryUrl)],
		signal,
		parser: async (_, registry) => {
			const { openGribRun } = await import("../formats/grib/index.ts");
			return openGribRun(urls, registry, {
				...grib,
				...fillOptions(options),
				inlineBudget,
				concurrency: options.concurrency,
				onProgress: (step) => record.step(step),
				onError: (error, url) => record.fail(url, error),
			});
		},
	});
	const store = await unlessFailed(run, failures, files.length, undefined, options, signal);
	return { store, finish: async () => {} };
}

/** What was opened, if all files were or the others are enough. */
async function unlessFailed<T>(
	opened: Promise<T>,
	failures: readonly FileFailure[],
	total: number,
	partials: string | undefined,
	{ skipFailed }: BuildOptions,
	signal: AbortSignal,
): Promise<T> {
	// Whether the others can be combined does not matter unless they were asked for alone.
	const result = await opened.catch((error: unknown) => {
		if (failures.length === 0 || signal.aborted || skipFailed === true) throw error;
		return undefined;
	});
	if (result !== undefined && (failures.length === 0 || skipFailed === true)) return result;
	const skip = failures.length === total ? undefined : SKIP;
	throw await failedFiles(failures, total, kept(partials, failures.length, total), skip);
}

const SKIP = hint`Pass --skip-failed to build from the others`;

function kept(partials: string | undefined, failed: number, total: number): string {
	const others = total - failed;
	if (partials === undefined || others === 0) return "nothing was written";
	const what = others === 1 ? "the other one is" : `the other ${others} are`;
	return `nothing was written; ${what} kept in ${partials}: run again with --resume`;
}
