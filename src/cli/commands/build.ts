import { type Command, InvalidArgumentError, Option } from "commander";
import type { Policy } from "../../dataset/policy.ts";
import type { Join } from "../../dataset/reindex.ts";
import { type Advice, hint, isMiraError, MiraError, messageWithoutHint } from "../../errors.ts";
import { directoryUrl, isUrl } from "../../io/url.ts";
import { walk } from "../../manifest/manifest-group.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import { fileUrl, type OpenOptions, openStore, openVirtualDatasets } from "../../node.ts";
import { collectSources } from "../../verify/source-facts.ts";
import { checkpointedParser } from "../checkpointed-parser.ts";
import { Checkpoints } from "../checkpoints.ts";
import { FlagWords } from "../flag-words.ts";
import { explained, explainedChoice } from "../help.ts";
import { type Progress, startProgress } from "../progress.ts";
import { addOpeningOptions, examples, type OpeningOptions, openOptions, repeatable } from "../reading-options.ts";
import { reportWritten } from "../render/written.ts";
import type { Terminal } from "../terminal.ts";
import { counted } from "../wording.ts";
import { outputForm, type WriteTask, writeToOutput, writeToPath } from "../write-references.ts";
import { addWritingOptions, countArgument, type WritingOptions } from "../writing-options.ts";

type BuildOptions = OpeningOptions &
	WritingOptions & {
		output?: string;
		concat?: string;
		combine?: "by-coords";
		policy: Policy[];
		join?: Join;
		load: string[];
		expandDims?: string;
		concurrency: number;
		indexOnly?: true;
		resume?: true;
		skipFailed?: true;
	};

/** `mirazarr build`: references of one file, or of many as one. */
export function addBuildCommand(program: Command, terminal: Terminal): void {
	const command = program
		.command("build")
		.description("write references to files, one or many as one, so that xarray and others open them as Zarr")
		.argument("<files...>", "local files or URLs")
		.option(
			"-o, --output <path>",
			"refs.json, a directory refs.parq, or a repository refs.icechunk; without it JSON goes to stdout",
		)
		.addOption(new Option("--concat <dimension>", "join the files along this dimension, in the order given"))
		.addOption(
			explainedChoice("--combine <how>", "how several files become one, without --concat", {
				"by-coords": "in the order that their coordinates say (the default)",
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
				"--expand-dims <dimension>",
				"give this dimension, of length 1, to files that do not have it; a single value of its name becomes its coordinate",
			),
		)
		.addOption(
			repeatable("--load <name>", "also read the values of this variable, to compare files or to order them by it"),
		)
		.addOption(
			new Option(
				"--index-only",
				"GRIB: make one store of the files by the indexes beside them, .idx or .index, alone",
			).conflicts(["concat", "combine", "policy", "join", "load", "expandDims", "resume", "index", "layout"]),
		)
		.option("--concurrency <count>", "files opened at a time", countArgument, 16)
		.option("--resume", "go on with a build that was interrupted")
		.option("--skip-failed", "build from the files that can be opened, if some cannot");
	addOpeningOptions(addWritingOptions(command))
		.addHelpText(
			"after",
			examples(
				"build data.nc > data.json",
				"build 2024-*.nc -o cube.parq --concat time",
				"build *.nc -o cube.icechunk --policy convertTime --resume",
				"build --index-only gfs.t00z.pgrb2.0p25.f0?? -o run.icechunk",
			),
		)
		.action(async (files: string[], options: BuildOptions, command: Command) => {
			if (options.output !== undefined) outputForm(options.output);
			const progress = startProgress(terminal, options.progress);
			try {
				await build(files, options, progress, terminal, new FlagWords(command));
			} finally {
				progress.end();
			}
		});
}

async function build(
	files: string[],
	options: BuildOptions,
	progress: Progress,
	terminal: Terminal,
	words: FlagWords,
): Promise<void> {
	const { signal, stdout } = terminal;
	const { output } = options;
	const opening = openOptions(options);
	const { store, failures, finish } = await openFiles(files, options, opening, progress, signal);
	await readIndexes(store, progress, signal);
	const task: WriteTask = { store, options, inlineBudget: opening.inlineBudget, progress, signal };
	const written =
		output === undefined
			? await writeToOutput(task, stdout)
			: await writeToPath(task, output, await collectSources(store, { signal }));
	progress.end();
	reportWritten(store, written, output, terminal, words);
	if (failures.length > 0) throw failed(failures, files.length, `${output ?? "the output"} is without them`);
	await finish();
}

/** What `--policy` takes; that files which differ are refused is the default, and no policy of anybody's choice. */
const POLICIES: Readonly<Record<Exclude<Policy, "error">, string>> = {
	derive: "put them together when read, each by its own rules",
	convertTime: "write times anew in the units of the first file",
	split: "make a group of each kind of file",
	codecs: "with split: move packing into codecs, so that groups hold physical values",
};

function policyOption(): Option {
	const option = repeatable(
		"--policy <names>",
		explained("what to do with files that differ, instead of refusing them; several by commas", POLICIES),
	);
	// For completion alone: `choices` would refuse several by commas.
	option.argChoices = Object.keys(POLICIES);
	return option.argParser((text: string, before: string[]) => [...before, ...text.split(",").map(knownPolicy)]);
}

function knownPolicy(name: string): string {
	if (Object.hasOwn(POLICIES, name)) return name;
	throw new InvalidArgumentError(`"${name}" is not a policy: there are ${Object.keys(POLICIES).join(", ")}.`);
}

/** What was opened, the files that could not be, and what to do once all is written. */
type OpenedFiles = { store: ManifestStore; failures: Failure[]; finish(): Promise<void> };
type Failure = { url: string; error: unknown };

/** One file as it is, with all its groups; several as one dataset, each kept in case the work is interrupted. */
async function openFiles(
	files: string[],
	options: BuildOptions,
	opening: OpenOptions,
	progress: Progress,
	signal: AbortSignal,
): Promise<OpenedFiles> {
	const { concat, join, policy, load, expandDims, concurrency, output, resume } = options;
	const [first = ""] = files;
	if (options.indexOnly === true) return openRun(files, options, opening, progress, signal);
	if (files.length === 1 && concat === undefined)
		return { store: await openStore(first, { ...opening, signal }), failures: [], finish: async () => {} };
	const checkpoints = output === undefined ? undefined : new Checkpoints(`${output.replace(/[/\\]+$/, "")}.work`);
	if (resume !== true) await checkpoints?.remove();
	const failures: Failure[] = [];
	const combined = openVirtualDatasets(files, {
		...opening,
		...(checkpoints === undefined ? {} : checkpointed(checkpoints, opening)),
		...(concat === undefined ? {} : { combine: "nested", concatDim: concat }),
		policy,
		join,
		loadable: load.length === 0 ? undefined : { also: load },
		expandDims,
		concurrency,
		signal,
		onProgress: ({ done, total }) => progress.report({ phase: "files", done, total }),
		onError: (error, url) => failures.push({ url, error }),
	});
	const dataset = await unlessFailed(combined, failures, files.length, checkpoints, options, signal);
	return { store: dataset.toStore(), failures, finish: async () => checkpoints?.remove() };
}

/** What is left out is so by the parser already. */
function checkpointed(checkpoints: Checkpoints, opening: OpenOptions): Pick<OpenOptions, "parser" | "drop" | "group"> {
	return { parser: checkpointedParser(checkpoints, opening), drop: undefined, group: undefined };
}

/** The files of a model run, by their indexes; so few requests need no checkpoints. */
async function openRun(
	files: string[],
	options: BuildOptions,
	opening: OpenOptions,
	progress: Progress,
	signal: AbortSignal,
): Promise<OpenedFiles> {
	const urls = files.map((file) => (isUrl(file) ? file : fileUrl(file)));
	const failures: Failure[] = [];
	const { grib, inlineBudget, lenientText, unrepresentableFill } = opening;
	const run = openStore(urls[0] ?? "", {
		...opening,
		allow: [...(opening.allow ?? []), ...urls.map(directoryUrl)],
		signal,
		parser: async (_, registry) => {
			const { openGribRun } = await import("../../formats/grib/index.ts");
			return openGribRun(urls, registry, {
				...grib,
				inlineBudget,
				lenientText,
				unrepresentableFill,
				concurrency: options.concurrency,
				onProgress: (step) => progress.report({ phase: "files", ...step }),
				onError: (error, url) => failures.push({ url, error }),
			});
		},
	});
	const store = await unlessFailed(run, failures, files.length, undefined, options, signal);
	return { store, failures, finish: async () => {} };
}

/** What was opened, if all files were or the others are enough. */
async function unlessFailed<T>(
	opened: Promise<T>,
	failures: readonly Failure[],
	total: number,
	checkpoints: Checkpoints | undefined,
	{ skipFailed }: BuildOptions,
	signal: AbortSignal,
): Promise<T> {
	// Whether the others can be combined does not matter unless they were asked for alone.
	const result = await opened.catch((error: unknown) => {
		if (failures.length === 0 || signal.aborted || skipFailed === true) throw error;
		return undefined;
	});
	if (result === undefined || (failures.length > 0 && skipFailed !== true))
		throw failed(failures, total, kept(checkpoints, failures.length, total), SKIP);
	return result;
}

const SKIP = hint`Pass --skip-failed to build from the others`;

function kept(checkpoints: Checkpoints | undefined, failed: number, total: number): string {
	const others = `the other ${total - failed} are kept in ${checkpoints?.folder}: run again with --resume`;
	return checkpoints === undefined || failed === total ? "nothing was written" : `nothing was written; ${others}`;
}

/** All files that could not be opened, each with its reason. */
function failed(failures: readonly Failure[], total: number, state: string, skip?: Advice): MiraError {
	const lines = failures.map(({ url, error }) => `  ${url}: ${reasonOf(error)}`);
	const advice = [...(skip === undefined ? [] : [skip]), ...adviceFor(failures)];
	return new MiraError(
		"bad-argument",
		`${failures.length} of ${counted(total, "file")} could not be opened, ${state}\n${lines.join("\n")}`,
		advice.length === 0 ? {} : advice.reduce((all, one) => hint`${all}. ${one}`),
	);
}

function reasonOf(error: unknown): string {
	if (isMiraError(error)) return messageWithoutHint(error);
	return error instanceof Error ? error.message : String(error);
}

/** Different pieces of advice about many files that are shown. */
const MOST_ADVICE = 3;

function adviceFor(failures: readonly Failure[]): Advice[] {
	const found = new Map<string, Advice>();
	for (const { error } of failures)
		if (isMiraError(error) && error.hint !== undefined)
			found.set(error.hint, { hint: error.hint, remedy: error.remedy ?? [error.hint] });
	return [...found.values()].slice(0, MOST_ADVICE);
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
