import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { isMiraError, MiraError, messageWithoutHint, visibleText, withoutSecrets } from "../errors.ts";
import { packageVersion } from "../exec/package-version.ts";
import { fileFailure } from "../io/file-failure.ts";
import { ReceivedBytes } from "../io/received-bytes.ts";
import { isUrl, withoutSignature } from "../io/url.ts";
import { isJsonObject, type JsonObject, type JsonValue, parseJson } from "../zarr/json.ts";
import type { ShownFailure } from "./failure.ts";
import type { FlagWords } from "./flag-words.ts";
import type { Progress } from "./progress.ts";
import { shownPlace } from "./shown-place.ts";
import { wrap } from "./table.ts";
import { printerFor, type Terminal } from "./terminal.ts";
import type { Written } from "./write-references.ts";

/** Changes when a report of before can no longer be read. */
const VERSION = 1;

/** A file that could not be opened. */
export type FileFailure = { url: string; error: unknown };

/** What a build does, noted while it does it: for its progress, and for its report. */
export class BuildRecord {
	readonly progress: Progress;
	/** Counts what is read, where it is the trace of an opening. */
	readonly received: ReceivedBytes = new ReceivedBytes();
	readonly failures: FileFailure[] = [];
	/** What the inputs stood for. */
	files: readonly string[] = [];
	written: Written | undefined;
	readonly #started = new Date();
	readonly #startedMs = performance.now();
	#done = 0;
	#total = 0;
	#workers: number | undefined;

	constructor(progress: Progress) {
		this.progress = progress;
	}

	/** Notes a file that could not be opened; `step` follows. */
	fail(url: string, error: unknown): void {
		this.failures.push({ url, error });
	}

	/** Tells that one more file was opened, or could not be. */
	step({ done, total, url, failed }: { done: number; total: number; url?: string; failed?: boolean }): void {
		this.#done = done;
		this.#total = total;
		const failure = failed === true ? this.failures.at(-1) : undefined;
		this.progress.report({
			phase: "files",
			done,
			total,
			failed: this.failures.length,
			bytes: this.received.bytes,
			...(this.#workers === undefined ? {} : { workers: this.#workers }),
			...(url === undefined ? {} : { file: shownPlace(url) }),
			...(failure === undefined ? {} : { error: reasonOf(failure.error) }),
		});
	}

	/** Tells how many workers there are that do the work. */
	noteWorkers(count: number): void {
		this.#workers = count;
		this.step({ done: this.#done, total: this.#total });
	}

	/** The report, at the end: `failure` is what ended the build, if it was not its success. */
	report(output: string | undefined, failure: ShownFailure | undefined, words: FlagWords): BuildReport {
		const { files, failures, written } = this;
		return {
			mirazarr: packageVersion(),
			version: VERSION,
			exitCode: failure?.exitCode ?? 0,
			...(failure === undefined ? {} : { error: shortOf(failure) }),
			started: this.#started.toISOString(),
			seconds: Number(((performance.now() - this.#startedMs) / 1000).toFixed(3)),
			output: output === undefined ? null : resolve(output),
			written: written !== undefined,
			files: { total: files.length, opened: this.#done - failures.length, failed: failures.length },
			bytesRead: this.received.bytes,
			...(written === undefined ? {} : { references: written.referenceCount }),
			failures: failures.map(({ url, error }) => ({
				file: lastingName(url),
				...reasonOf(error),
				...(isMiraError(error) && error.hint !== undefined ? { hint: words.hint(error) } : {}),
			})),
			inputs: files.map(lastingName),
		};
	}
}

/** What `build --report` writes. */
export type BuildReport = {
	/** The version of this program. */
	mirazarr: string;
	/** The version of the form of the report. */
	version: number;
	exitCode: number;
	/** What ended the build. */
	error?: ReportedError;
	started: string;
	seconds: number;
	/** A path; null for stdout. */
	output: string | null;
	/** Whether the output was, be it without the files that failed. */
	written: boolean;
	files: { total: number; opened: number; failed: number };
	bytesRead: number;
	references?: number;
	failures: (ReportedError & { file: string })[];
	/** All files, in the order in which the inputs named them. */
	inputs: string[];
};

type ReportedError = { code: string; message: string; hint?: string | undefined };

function shortOf({ code, message, hint }: ShownFailure): ReportedError {
	return { code, message, ...(hint === undefined ? {} : { hint }) };
}

function reasonOf(error: unknown): { code: string; message: string } {
	if (isMiraError(error)) return { code: error.code, message: messageWithoutHint(error) };
	const message = error instanceof Error ? error.message : String(error);
	return { code: "unexpected", message: visibleText(withoutSecrets(message)) };
}

/** A name that means the same from every folder, and that gives nobody access. */
function lastingName(file: string): string {
	if (/^file:/i.test(file)) return fileURLToPath(file);
	return isUrl(file) ? withoutSignature(file) : resolve(file);
}

/** Writes a report, at once or not at all. Why a build failed is more than that its report could not be written: then that is said. */
export async function writeReport(path: string, report: BuildReport, { stderr, env }: Terminal): Promise<void> {
	const unfinished = `${path}.${process.pid}.unfinished`;
	try {
		await writeFile(unfinished, `${JSON.stringify(report, undefined, 2)}\n`);
		await rename(unfinished, path);
	} catch (error) {
		await rm(unfinished, { force: true }).catch(() => {});
		const failure = fileFailure(error, path, "written");
		if (report.exitCode === 0 || !isMiraError(failure)) throw failure;
		const printer = printerFor(stderr, env);
		printer.lines(wrap(`the report was not written: ${failure.message}`, printer.columns));
	}
}

/** What a build that goes on with a report needs of it. */
export type Retry = {
	/** The files of the build: all, where its output is the one that is written now; else those that failed. */
	files: string[];
	/** Whether those that did not fail may be kept beside the output. */
	isContinued: boolean;
	failedCount: number;
	/** Files that could be opened: what is kept of the build. */
	openedCount: number;
};

/** The files that `--retry-failed` is about. */
export async function readRetry(path: string, output: string | undefined): Promise<Retry> {
	const text = await readFile(path).catch((cause: unknown) => {
		throw new MiraError("not-found", `the report ${path} cannot be read`, { cause });
	});
	const { output: before, written, failures, inputs, openedCount } = parseReport(text, path);
	const isContinued = output !== undefined && before === resolve(output);
	// A build that was interrupted, perhaps by the time of its first retry, has all its files in its report too.
	const isOpen = isContinued && !written && inputs.length > 0;
	if (failures.length === 0 && !isOpen)
		throw new MiraError("bad-argument", `no file failed in the build that ${path} reports`, {
			hint: "A build that was interrupted goes on with --resume",
		});
	return { files: isContinued ? inputs : failures, isContinued, failedCount: failures.length, openedCount };
}

type ParsedReport = {
	output: string | null;
	written: boolean;
	failures: string[];
	inputs: string[];
	openedCount: number;
};

function parseReport(text: Uint8Array, path: string): ParsedReport {
	const report = parseJson(text, { url: path });
	const { version, output, written, files, failures, inputs } = isJsonObject(report) ? report : ({} as JsonObject);
	const failed = Array.isArray(failures)
		? failures.map((one) => (isJsonObject(one) ? one.file : undefined))
		: undefined;
	const isPlace = output === null || typeof output === "string";
	if (version !== VERSION || !isPlace || typeof written !== "boolean" || !isTexts(failed) || !isTexts(inputs))
		throw new MiraError("bad-metadata", `${path} is not the report of a build`, {
			hint: "mirazarr build --report FILE writes one",
		});
	const opened = isJsonObject(files) ? files.opened : undefined;
	const openedCount = typeof opened === "number" ? opened : inputs.length - failed.length;
	return { output, written, failures: failed, inputs, openedCount };
}

function isTexts(values: readonly (JsonValue | undefined)[] | JsonValue | undefined): values is string[] {
	return Array.isArray(values) && values.every((value) => typeof value === "string");
}
