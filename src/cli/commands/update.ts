import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { hostname } from "node:os";
import { type Command, Option } from "commander";
import { CombineError } from "../../dataset/combine-error.ts";
import type { VirtualDataset } from "../../dataset/virtual-dataset.ts";
import { hint, MiraError } from "../../errors.ts";
import { registerDirectory, registerNamed } from "../../io/default-registry.ts";
import { FileStore, fileUrl } from "../../io/file.ts";
import { withLocalFiles } from "../../io/local-stores.ts";
import type { ObjectStore } from "../../io/object-store.ts";
import { ObjectStoreRegistry } from "../../io/registry.ts";
import type { OpenOptions } from "../../node.ts";
import type { Cube, OverlapPolicy, UpdatePlan, UpdateResult } from "../../update/index.ts";
import { BuildRecord, writeReport } from "../build-report.ts";
import { cubePath, cubeTarget } from "../cube-target.ts";
import { failedFiles, sayLeftOut } from "../failed-files.ts";
import { describeFailure, type ShownFailure } from "../failure.ts";
import { FlagWords } from "../flag-words.ts";
import { explainedChoice, HEADINGS } from "../help.ts";
import { expandInputs, INPUTS } from "../inputs/expand-inputs.ts";
import { addInputOptions, assetChoice, type InputOptions } from "../inputs/input-options.ts";
import { printJson } from "../json-output.ts";
import { localExecutor, THREADS_HELP } from "../local-executor.ts";
import { checkOutputFolder, outputPaths } from "../output-folder.ts";
import { type ProgressMode, startProgress } from "../progress.ts";
import { addOpeningOptions, examples, type OpeningOptions, openOptions, repeatable } from "../reading-options.ts";
import { diagnosticLines } from "../render/diagnostics.ts";
import { differencesError } from "../render/differences.ts";
import { sayNote } from "../render/note.ts";
import { updateDocument, updateLines } from "../render/update.ts";
import { printerFor, type Terminal } from "../terminal.ts";
import { recoverDirectory, replaceDirectory } from "../write-references.ts";
import { addProgressOption, countArgument } from "../writing-options.ts";

type UpdateCommandOptions = OpeningOptions &
	InputOptions & {
		concat?: string;
		remove: string[];
		refresh?: true;
		prune?: true;
		overlap?: OverlapPolicy;
		gap?: "refuse" | "allow";
		policy?: "convertTime";
		expandDims: string[];
		renumber?: true;
		takeOver?: true;
		dryRun?: true;
		json?: true;
		concurrency: number;
		threads?: number;
		partials?: string;
		skipFailed?: true;
		report?: string;
		progress: ProgressMode;
	};

const BUILD_AGAIN = "Build the cube again from all its files: mirazarr build has more ways to join those that differ";

/** `mirazarr update`: tomorrow's file. */
export function addUpdateCommand(program: Command, terminal: Terminal): void {
	const command = program
		.command("update")
		.description("add files to references that exist, replace those that have changed, remove others")
		.argument("<cube>", "references that build has written: refs.json, refs.parq, refs.icechunk, or a URL of them")
		.argument("[files...]", INPUTS)
		.option("--dry-run", "say what would be done, and do nothing")
		.option(
			"--concat <dimension>",
			"the dimension along which files are added; by default the one along which references go from file to file",
		)
		.addOption(repeatable("--remove <file>", "a file that leaves the cube"))
		.option("--refresh", "look at all files of the cube, and replace those that have changed")
		.option("--prune", "look at all files of the cube, and remove those that are gone")
		.addOption(
			explainedChoice("--overlap <how>", "a file with values that another file has in the cube", {
				refuse: "nothing is done, and both are named (the default)",
				skip: "it is left out",
				replace: "it takes the place of whole files",
			}),
		)
		.addOption(
			explainedChoice("--gap <how>", "a gap in coordinates that had none", {
				refuse: "nothing is done, and both ends are named (the default)",
				allow: "it is there",
			}),
		)
		.addOption(
			explainedChoice("--policy <name>", "what to do with files that differ, instead of refusing them", {
				convertTime: "rewrite times in the units of the cube",
			}),
		)
		.addOption(
			repeatable(
				"--expand-dims <dimension>",
				"give this dimension, of length 1, to files that do not have it; a single value of that name becomes its coordinate",
			),
		)
		.option(
			"--renumber",
			"Parquet: do what moves chunks to other rows; programs that have the cube open must open it again",
		)
		.option("--take-over", "Parquet: go on where another update was killed")
		.option("--concurrency <count>", "files opened at a time", countArgument, 16)
		.option("--threads <count>", `threads that open files; ${THREADS_HELP}`, countArgument)
		.option("--partials <place>", "keep what was opened in this folder, or below this URL: no file is opened twice")
		.option("--skip-failed", "update with the files that can be opened, if some cannot")
		.option("--report <file>", "write which files failed, why, and counts to this file, as JSON")
		.addOption(new Option("--json", "print what was done as JSON, for programs").helpGroup(HEADINGS.output));
	addOpeningOptions(addInputOptions(addProgressOption(command)))
		.addHelpText(
			"after",
			examples(
				"update cube.icechunk today.nc",
				"update cube.parq 'archive/2024/*.nc' --dry-run",
				"update cube.json new.nc --gap allow",
				"update cube.json --refresh --prune",
				"update cube.icechunk corrected.nc --overlap replace",
				"update cube.json --remove bad.nc",
			),
		)
		.action(async (cube: string, inputs: string[], options: UpdateCommandOptions, command: Command) => {
			const words = new FlagWords(command);
			const asksNothing = inputs.length === 0 && options.remove.length === 0;
			if (asksNothing && options.refresh !== true && options.prune !== true)
				command.error("error: name files, or pass --remove, --refresh or --prune");
			if (options.report !== undefined) await checkOutputFolder(options.report);
			const record = new BuildRecord(startProgress(terminal, options.progress));
			let failure: ShownFailure | undefined;
			try {
				await update(cube, inputs, options, record, terminal, words);
			} catch (error) {
				if (options.skipFailed === true) await sayLeftOut(record, error, terminal);
				const shown =
					error instanceof CombineError
						? differencesError(
								error,
								words,
								printerFor(terminal.stderr, terminal.env).columns,
								otherWay(error, options),
							)
						: error;
				failure = describeFailure(shown, terminal, command);
				throw shown;
			} finally {
				record.progress.end();
				if (options.report !== undefined)
					await writeReport(options.report, record.report(cube, failure, words), terminal);
			}
		});
}

/** What to do about files that no flag of this command makes alike. */
function otherWay({ differences }: CombineError, { v2FillAsMask }: UpdateCommandOptions): string {
	// VirtualiZarr writes the default fill of HDF5, which the files themselves do not call missing.
	const isOfReferences = differences.some(({ property, value, firstValue }) => {
		return property === "sentinels" && (value === "none" || firstValue === "none");
	});
	return isOfReferences && v2FillAsMask === undefined
		? `${BUILD_AGAIN}. If the cube is of Zarr v2, and its fill_value does not mean missing, pass --no-v2-fill-as-mask`
		: BUILD_AGAIN;
}

async function update(
	cube: string,
	inputs: string[],
	options: UpdateCommandOptions,
	record: BuildRecord,
	terminal: Terminal,
	words: FlagWords,
): Promise<void> {
	const { stdin, signal, stdout, stderr, env } = terminal;
	const { progress, failures } = record;
	const opening = openOptions(options);
	const path = cubePath(cube);
	if (path !== undefined) await recoverDirectory(path);
	if (path !== undefined && !existsSync(path))
		throw new MiraError("not-found", `there is no cube ${cube}`, { hint: "mirazarr build makes one" });
	const { files, notes } =
		inputs.length === 0
			? { files: [], notes: [] }
			: await expandInputs(inputs, {
					opening,
					use: "joined",
					assets: assetChoice(options),
					stdin,
					signal,
					except: outputPaths(path ?? cube),
					onSeen: (done) => progress.report({ phase: "inputs", done }),
				});
	const errors = printerFor(stderr, env);
	progress.end();
	for (const note of notes) sayNote(note, terminal);
	record.files = files;
	const { openCube, planUpdate } = await import("../../update/index.ts");
	const target = cubeTarget(cube, opening.session);
	const local = withLocalFiles({ ...opening, trace: record.received });
	const opened = await openCube(target, { ...local, dimension: options.concat, signal });
	const plan = await planUpdate(
		opened,
		{
			files: files.map(fileUrl),
			remove: options.remove.map(fileUrl),
			refresh: options.refresh,
			prune: options.prune,
		},
		{
			open: (urls) => openEach(urls, options, opening, record, signal),
			registry: registryOf([...files.map(fileUrl), ...(looksAtAll(options) ? filesOf(opened) : [])], local),
			overlap: options.overlap,
			gap: options.gap,
			policy: options.policy,
			inlineBudget: opening.inlineBudget,
			signal,
		},
	);
	progress.end();
	const written = options.dryRun === true ? undefined : await apply(plan, path, options, signal);
	if (written !== undefined) record.written = { ...written, diagnostics: [] };
	errors.lines(diagnosticLines(words.advised(plan.diagnostics), errors));
	if (options.json === true) printJson(stdout, updateDocument(plan, written));
	else {
		const printer = printerFor(stdout, env);
		printer.lines(updateLines(cube, opened.form.name, plan, written, options.dryRun === true, printer));
	}
	if (failures.length > 0) {
		const happened = options.dryRun === true ? "would be" : "was";
		throw await failedFiles(failures, files.length, `${cube} ${happened} updated without them`);
	}
}

function looksAtAll({ refresh, prune }: UpdateCommandOptions): boolean {
	return refresh === true || prune === true;
}

function filesOf({ files, unclear }: Cube): string[] {
	return [...files.names(), ...unclear.keys()];
}

/** Everything that is looked at, each with its own directory. */
function registryOf(urls: Iterable<string>, opening: OpenOptions): ObjectStoreRegistry {
	const registry = new ObjectStoreRegistry(opening);
	for (const url of urls) registerNamed(registry, url, opening);
	for (const url of urls) registerDirectory(registry, url, opening);
	return registry;
}

/** Files by the same executors as those of a build. */
async function openEach(
	urls: readonly string[],
	options: UpdateCommandOptions,
	opening: OpenOptions,
	record: BuildRecord,
	signal: AbortSignal,
): Promise<(VirtualDataset | undefined)[]> {
	const { openEachInBatches } = await import("../../exec/index.ts");
	const { received: trace } = record;
	// Files are opened twice where another becomes the first: what failed before is known then, and is nothing new.
	const before = record.failures.length;
	const executor = await localExecutor(options);
	record.step({ done: 0, total: urls.length });
	const datasets = await openEachInBatches(urls, {
		...opening,
		trace,
		onReceived: (bytes) => trace.add(bytes),
		executor,
		partials: options.partials,
		expandDims: options.expandDims,
		concurrency: options.concurrency,
		signal,
		onProgress: (step) => record.step(step),
		onError: (error, url) => record.fail(url, error),
	}).finally(() => executor.close());
	const failures = record.failures.slice(before);
	if (failures.length === 0 || (options.skipFailed === true && failures.length < urls.length)) return datasets;
	const skip = failures.length === urls.length ? undefined : hint`Pass --skip-failed to update with the others`;
	throw await failedFiles(failures, urls.length, "nothing was written", skip);
}

/** Makes the update; where chunks of Parquet move, in a directory beside it that takes its place. */
async function apply(
	plan: UpdatePlan,
	path: string | undefined,
	{ renumber, takeOver }: UpdateCommandOptions,
	signal: AbortSignal,
): Promise<UpdateResult | undefined> {
	const holder = `process ${process.pid} on ${hostname()}`;
	const isDirectory = path !== undefined && existsSync(`${path}/.zmetadata`);
	if (!(plan.movesChunks && renumber === true && isDirectory)) return plan.apply({ takeOver, holder, signal });
	const unfinished = `${path}.unfinished`;
	const clear = (): Promise<void> => rm(unfinished, { recursive: true, force: true });
	const files = new FileStore(unfinished, { writable: true });
	let cleared: Promise<void> | undefined;
	// Of two updates at once the second is refused before it writes: only then is the directory its own.
	const into: ObjectStore = {
		get: (name, range, options) => files.get(name, range, options),
		put: async (name, bytes, options) => {
			cleared ??= clear();
			await cleared;
			await files.put(name, bytes, options);
		},
	};
	try {
		const written = await plan.apply({ into, takeOver, holder, signal });
		await replaceDirectory(unfinished, path);
		return written;
	} catch (error) {
		if (cleared !== undefined) await clear();
		throw error;
	}
}
