import { type Command, InvalidArgumentError, Option } from "commander";
import { MiraError, withoutSecrets } from "../../errors.ts";
import { localStores } from "../../io/local-stores.ts";
import { ReceivedBytes } from "../../io/received-bytes.ts";
import { toJson } from "../../read/output/to-json.ts";
import { verify } from "../../verify/verify.ts";
import type { VerifyReport } from "../../verify/verify-report.ts";
import type { JsonObject } from "../../zarr/json.ts";
import { FlagWords } from "../flag-words.ts";
import { expandInputs, INPUTS } from "../inputs/expand-inputs.ts";
import { addInputOptions, assetChoice, type InputOptions } from "../inputs/input-options.ts";
import { printJson } from "../json-output.ts";
import { THREADS_HELP } from "../local-executor.ts";
import { openOrExplain } from "../opening.ts";
import { type ProgressMode, startProgress } from "../progress.ts";
import { checkLogins, queueOption, queueUrl } from "../queue-options.ts";
import { addReadingOptions, examples, openOptions, type ReadingOptions } from "../reading-options.ts";
import { isUntrue, verifyLines } from "../render/verify.ts";
import { readSources } from "../sources-file.ts";
import { wrap } from "../table.ts";
import { printerFor, type Terminal } from "../terminal.ts";
import { type VerifyExecutorOptions, verifyExecutor } from "../verify-executor.ts";
import { addProgressOption, countArgument } from "../writing-options.ts";

type VerifyCommandOptions = ReadingOptions &
	InputOptions &
	VerifyExecutorOptions & { sample?: number | "all"; changedSince?: Date; concurrency: number; progress: ProgressMode };

/** `mirazarr verify`: are references still true? */
export function addVerifyCommand(program: Command, terminal: Terminal): void {
	addReadingOptions(addInputOptions(addProgressOption(program.command("verify"))))
		.description("check that references are still true: objects are unchanged, ranges are inside them, chunks decode")
		.argument("<references...>", INPUTS)
		.addOption(
			new Option(
				"--sample <count>",
				"chunks of each array to read and decode, or all; by default 3, and of remote objects one each at most",
			).argParser(sampleArgument),
		)
		.addOption(
			new Option(
				"--changed-since <time>",
				"objects of which nothing was noted count as changed if they were after this time: 2024-03-01, 2024-03-01T12:00Z",
			).argParser(timeArgument),
		)
		.option("--concurrency <count>", "objects asked about at a time", countArgument, 16)
		.option("--threads <count>", `threads that do it; ${THREADS_HELP}`, countArgument)
		.addOption(
			queueOption("let workers on any number of machines do it (mirazarr worker), through this Redis").conflicts(
				"threads",
			),
		)
		.addHelpText(
			"after",
			examples(
				"verify refs.json",
				"verify cube.parq --sample 20 --json",
				"verify others.json --sample all --changed-since 2024-03-01",
				"verify cube.parq --sample all --queue redis://host",
			),
		)
		.action(async (inputs: string[], options: VerifyCommandOptions, command: Command) => {
			const { signal, stdin } = terminal;
			checkLogins(options, command);
			if (options.queue !== undefined) options.queue = queueUrl(options.queue, command);
			const { files } = await expandInputs(inputs, {
				opening: openOptions(options),
				use: "references",
				assets: assetChoice(options),
				stdin,
				signal,
			});
			const checked: Checked[] = [];
			for (const name of files) {
				const report = inWords(await verifyOne(name, options, terminal), new FlagWords(command));
				if (options.json !== true) showReport(name, report, files.length > 1, terminal);
				checked.push({ references: name, ...report });
			}
			if (options.json) printJson(terminal.stdout, toJson(documentOf(checked)) as JsonObject);
			const namesWhere = (is: (report: Checked) => boolean): string =>
				checked.flatMap((report) => (is(report) ? [report.references] : [])).join(", ");
			const untrue = namesWhere(isUntrue);
			if (untrue !== "") throw new MiraError("source-changed", `the references of ${untrue} are no longer true`);
			const outside = namesWhere((report) => report.outside !== undefined);
			if (outside !== "")
				throw new MiraError("not-allowed", `the references of ${outside} lead to objects that may not be read`);
		});
}

function sampleArgument(text: string): number | "all" {
	return text === "all" ? text : countArgument(text);
}

/** ISO 8601; in UTC where nothing else is said, as the times of objects are. */
function timeArgument(text: string): Date {
	const hasZone = /(z|[+-]\d\d:?\d\d)$/i.test(text) || !text.includes("T");
	const time = /^\d{4}-\d\d-\d\d(T|$)/.test(text) ? new Date(hasZone ? text : `${text}Z`) : new Date(Number.NaN);
	if (Number.isNaN(time.getTime()))
		throw new InvalidArgumentError("A time is a date, or a date and a time, such as 2024-03-01 or 2024-03-01T12:00Z.");
	return time;
}

type Checked = VerifyReport & { references: string };

/** The report of one is a document by itself, as it always was. */
function documentOf(checked: readonly Checked[]): object {
	const [{ references: _, ...only }] = checked as [Checked, ...Checked[]];
	return checked.length === 1 ? only : { ok: checked.every(({ ok }) => ok), references: checked };
}

async function verifyOne(name: string, options: VerifyCommandOptions, terminal: Terminal): Promise<VerifyReport> {
	const { signal } = terminal;
	const trace = new ReceivedBytes();
	// A command has nothing else to do while it waits for a file.
	const opening = { ...openOptions(options), schemes: localStores({ mayBlock: true }) };
	const store = await openOrExplain(name, { ...opening, concurrency: options.concurrency, trace, signal });
	const progress = startProgress(terminal, options.progress);
	let workers: { workers?: number } = {};
	// Chunks and objects are two works of one queue, which says the same twice.
	const noted = new Set<string>();
	const executor = await verifyExecutor(options, {
		onWorkers: (count) => {
			workers = { workers: count };
		},
		onNote: (note) => {
			if (noted.has(note)) return;
			noted.add(note);
			progress.end();
			const printer = printerFor(terminal.stderr, terminal.env);
			printer.lines(wrap(note, printer.columns).map(printer.style.dim));
		},
	});
	try {
		return await verify(store, {
			sources: await readSources(name),
			sampleChunks: options.sample,
			changedSince: options.changedSince,
			executor,
			signal,
			onReceived: (bytes) => trace.add(bytes),
			onProgress: (event) => progress.report({ ...event, bytes: trace.bytes, ...workers }),
		});
	} finally {
		await executor?.close();
		progress.end();
	}
}

function showReport(name: string, report: VerifyReport, isNamed: boolean, { stdout, env }: Terminal): void {
	const printer = printerFor(stdout, env);
	if (isNamed) printer.line(printer.style.bold(name));
	printer.lines(verifyLines(report, printer));
}

function inWords({ outside, ...report }: VerifyReport, words: FlagWords): VerifyReport {
	const arrays = report.arrays.map((array) =>
		array.advice === undefined ? array : { ...array, advice: words.advised(array.advice) },
	);
	const shown = report.sources.map((source) => ({ ...source, url: withoutSecrets(source.url) }));
	const advised = { ...report, sources: words.advised(shown), arrays };
	return outside === undefined ? advised : { ...advised, outside: { ...outside, hint: words.hint(outside) } };
}
