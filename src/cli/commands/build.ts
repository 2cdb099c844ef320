import { existsSync } from "node:fs";
import { type Command, Option } from "commander";
import { CombineError } from "../../dataset/combine-error.ts";
import type { Diagnostic } from "../../diagnostics.ts";
import { isMiraError, MiraError, withoutSecrets } from "../../errors.ts";
import { walk } from "../../manifest/manifest-group.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import { collectSources } from "../../verify/source-facts.ts";
import type { BuildOptions } from "../build-options.ts";
import { BuildRecord, type FileFailure, readRetry, writeReport } from "../build-report.ts";
import { endingOf } from "../command-time.ts";
import { failedFiles, sayLeftOut } from "../failed-files.ts";
import { describeFailure, type ShownFailure } from "../failure.ts";
import { FlagWords } from "../flag-words.ts";
import { explainedChoice } from "../help.ts";
import { expandInputs, INPUTS } from "../inputs/expand-inputs.ts";
import { addInputOptions, assetChoice } from "../inputs/input-options.ts";
import { Interruption, resumeCommand } from "../interruption.ts";
import { THREADS_HELP } from "../local-executor.ts";
import { openFiles } from "../open-for-build.ts";
import { checkOutputFolder, checkpointFolder, outputPaths } from "../output-folder.ts";
import { policyOption } from "../policy-option.ts";
import { type Progress, startProgress } from "../progress.ts";
import { checkQueue, queueOption, queueUrl } from "../queue-options.ts";
import { addOpeningOptions, examples, openOptions, repeatable } from "../reading-options.ts";
import { differencesError } from "../render/differences.ts";
import { sayNote } from "../render/note.ts";
import { reportWritten } from "../render/written.ts";
import { printerFor, type Terminal } from "../terminal.ts";
import { counted } from "../wording.ts";
import { outputForm, type WriteTask, writeToOutput, writeToPath } from "../write-references.ts";
import { addWritingOptions, countArgument } from "../writing-options.ts";

/** `mirazarr build`: references of one file, or of many as one. */
export function addBuildCommand(program: Command, terminal: Terminal, argv: readonly string[]): void {
	const command = program
		.command("build")
		.description("write references to one file, or to many as one, so xarray and others open them as Zarr")
		.argument("[files...]", INPUTS)
		.option(
			"-o, --output <path>",
			"refs.json, a directory refs.parq, or a repository refs.icechunk; without it JSON goes to stdout",
		)
		.addOption(new Option("--concat <dimension>", "join the files along this dimension, in the order given"))
		.addOption(
			repeatable(
				"--expand-dims <dimension>",
				"give this dimension, of length 1, to files that do not have it; a single value of that name becomes its coordinate",
			),
		)
		.addOption(
			repeatable("--load <name>", "also read the values of this variable, to compare files or to order them by it"),
		)
		.addOption(
			explainedChoice("--combine <how>", "how several files become one, without --concat", {
				"by-coords": "in the order of their coordinates (the default)",
			}).conflicts("concat"),
		)
		.addOption(policyOption())
		.addOption(
			explainedChoice("--join <how>", "coordinates that differ along the other dimensions", {
				exact: "refuse the files (the default)",
				outer: "all of them; what a file does not have is missing",
				inner: "only those that all files have",
			}),
		)
		.addOption(
			new Option(
				"--index-only",
				"GRIB: make one store of the files, only from the indexes beside them (.idx or .index)",
			).conflicts([
				...["concat", "expandDims", "load", "combine", "policy", "join", "resume", "index", "layout"],
				...["threads", "partials", "queue"],
			]),
		)
		.option("--concurrency <count>", "files opened at a time", countArgument, 16)
		.option("--threads <count>", `threads that open files; ${THREADS_HELP}`, countArgument)
		.addOption(
			queueOption(
				"let workers on any number of machines open the files (mirazarr worker), through this Redis",
			).conflicts("threads"),
		)
		.option("--resume", "go on with a build that was interrupted")
		.option(
			"--partials <place>",
			"keep what was opened in this folder, or below this URL, for this build and others: no file is opened twice",
		)
		.option("--skip-failed", "build from the files that can be opened, if some cannot")
		.option("--report <file>", "write which files failed, why, and counts to this file, as JSON")
		.option(
			"--retry-failed <report>",
			"instead of files: go on with the build of this report, if the output is the same; else build those that failed",
		);
	addOpeningOptions(addInputOptions(addWritingOptions(command)))
		.addHelpText(
			"after",
			examples(
				"build data.nc > data.json",
				"build 2024-*.nc -o cube.parq --concat time",
				"build data/ -o cube.json --expand-dims time",
				"build @list.txt -o cube.json --group /PRODUCT",
				"build *.nc -o cube.icechunk --policy convertTime --resume",
				"build @list -o cube.parq --queue redis://host --partials s3://b/p",
				"build @items.json --asset data -o cube.parq --report report.json",
				"build --retry-failed report.json -o cube.parq",
				"build --index-only gfs.t00z.pgrb2.0p25.f0?? -o run.icechunk",
			),
		)
		.action(async (inputs: string[], options: BuildOptions, command: Command) => {
			const words = new FlagWords(command);
			checkInputs(inputs, options, command);
			checkQueue(options, command);
			if (options.queue !== undefined) options.queue = queueUrl(options.queue, command);
			if (options.output !== undefined) outputForm(options.output);
			for (const path of [options.output, options.report]) if (path !== undefined) await checkOutputFolder(path);
			const record = new BuildRecord(startProgress(terminal, options.progress));
			let failure: ShownFailure | undefined;
			try {
				const { files, resume } = await filesOf(inputs, options, record, terminal);
				record.files = files;
				await build(files, { ...options, resume }, record, terminal, words);
			} catch (error) {
				if (options.skipFailed === true) await sayLeftOut(record, error, terminal);
				const shown =
					error instanceof CombineError
						? differencesError(error, words, printerFor(terminal.stderr, terminal.env).columns)
						: withWayOn(error, options, terminal, argv);
				failure = describeFailure(shown, terminal, command);
				throw shown;
			} finally {
				record.progress.end();
				if (options.report !== undefined)
					await writeReport(options.report, record.report(options.output, failure, words), terminal);
			}
		});
}

function checkInputs(inputs: readonly string[], { retryFailed }: BuildOptions, command: Command): void {
	if (retryFailed === undefined && inputs.length === 0) command.error("error: missing required argument 'files'");
	if (retryFailed !== undefined && inputs.length > 0)
		command.error("error: --retry-failed takes the files from the report: name none besides");
}

/** What is built, and whether files that were opened before are taken from where they are kept. */
async function filesOf(
	inputs: string[],
	options: BuildOptions,
	{ progress }: BuildRecord,
	terminal: Terminal,
): Promise<{ files: string[]; resume: true | undefined }> {
	const { retryFailed, output, resume, partials } = options;
	if (retryFailed === undefined) return { files: await expand(inputs, options, progress, terminal), resume };
	const { files, isContinued, failedCount, openedCount } = await readRetry(retryFailed, output);
	const unreached = isContinued ? files.length - failedCount - openedCount : 0;
	const what = [
		...(failedCount > 0 || unreached === 0 ? [`${counted(failedCount, "file")} that failed`] : []),
		...(unreached > 0 ? [`${counted(unreached, "file")} that the build did not come to`] : []),
		...(isContinued && openedCount > 0
			? [`${counted(openedCount, "other")} as kept ${partials === undefined ? `beside ${output}` : `in ${partials}`}`]
			: []),
	];
	sayNote(`${retryFailed}: ${what.join("; ")}`, terminal);
	return { files, resume: isContinued ? true : resume };
}

/** The files that the inputs stand for; what of a folder was left out is said. */
async function expand(
	inputs: string[],
	options: BuildOptions,
	progress: Progress,
	terminal: Terminal,
): Promise<string[]> {
	const { stdin, signal } = terminal;
	const except = options.output === undefined ? [] : outputPaths(options.output);
	const { files, notes } = await expandInputs(inputs, {
		opening: openOptions(options),
		use: "joined",
		assets: assetChoice(options),
		stdin,
		signal,
		except,
		onSeen: (done) => progress.report({ phase: "inputs", done }),
	});
	progress.end();
	for (const note of notes) sayNote(note, terminal);
	return files;
}

/** What ended a build too soon (Ctrl-C, its time, a full disk), with the way to go on where files that were opened are kept. */
function withWayOn(error: unknown, options: BuildOptions, terminal: Terminal, argv: readonly string[]): unknown {
	const place = options.partials ?? existingWork(options);
	if (place === undefined) return error;
	const kept = `what was opened is kept in ${place}`;
	if (terminal.signal.aborted)
		return new Interruption(`${endingOf(terminal).message}; ${kept}`, `To go on: ${resumeCommand(argv)}`, error);
	if (!isMiraError(error, "no-space")) return error;
	const { code, what, url } = error;
	return new MiraError(code, `${what}; ${kept}`, {
		url,
		hint: `Make room, then go on: ${resumeCommand(argv)}`,
		cause: error,
	});
}

function existingWork({ output }: BuildOptions): string | undefined {
	const work = output === undefined ? undefined : checkpointFolder(output);
	return work !== undefined && existsSync(work) ? work : undefined;
}

async function build(
	files: readonly string[],
	options: BuildOptions,
	record: BuildRecord,
	terminal: Terminal,
	words: FlagWords,
): Promise<void> {
	const { signal, stdout } = terminal;
	const { output } = options;
	const { progress, failures } = record;
	const opening = openOptions(options);
	const { store, finish } = await openFiles(files, options, opening, record, terminal);
	await readIndexes(store, progress, signal);
	const task: WriteTask = { store, options, inlineBudget: opening.inlineBudget, progress, signal };
	const written =
		output === undefined
			? await writeToOutput(task, stdout)
			: await writeToPath(task, output, await collectSources(store, { signal }));
	record.written = written;
	progress.end();
	reportWritten(withoutFailed(store.diagnostics, failures), written, output, terminal, words);
	if (failures.length > 0)
		throw await failedFiles(failures, files.length, `${output ?? "the output"} was written without them`);
	await finish();
}

/** What is said of files that failed is said once, at the end. */
function withoutFailed(diagnostics: readonly Diagnostic[], failures: readonly FileFailure[]): Diagnostic[] {
	const failed = new Set(failures.map(({ url }) => withoutSecrets(url)));
	return diagnostics.filter(({ message }) => !failed.has(message.split(" is left out: ")[0] ?? ""));
}

/** Reads the chunk indexes of all arrays, together: what takes long in files that have them. */
async function readIndexes(store: ManifestStore, progress: Progress, signal: AbortSignal): Promise<void> {
	const arrays = Array.from(walk(store.group)).flatMap((node) => (node.kind === "array" ? [node.array] : []));
	const total = arrays.length;
	let done = 0;
	progress.report({ phase: "arrays", done, total });
	await Promise.all(
		arrays.map(async (array) => {
			await array.manifest();
			signal.throwIfAborted();
			progress.report({ phase: "arrays", done: ++done, total });
		}),
	);
}
