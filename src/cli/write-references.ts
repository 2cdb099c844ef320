import { existsSync, renameSync } from "node:fs";
import { open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Diagnostic } from "../diagnostics.ts";
import { MiraError } from "../errors.ts";
import { isParquetMetadata } from "../formats/kerchunk/signature.ts";
import { FileStore, fileUrl } from "../io/file.ts";
import { fileFailure } from "../io/file-failure.ts";
import type { InlineBudgetOptions } from "../manifest/inline-budget.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { type SourceFacts, sourceUrls } from "../verify/source-facts.ts";
import { writeIcechunk } from "../write/icechunk.ts";
import { type KerchunkJson, type KerchunkOptions, writeKerchunkJson } from "../write/kerchunk-json.ts";
import { writeKerchunkParquet } from "../write/kerchunk-parquet.ts";
import { relativePath } from "../write/plan/url.ts";
import { previousOf } from "./output-folder.ts";
import type { Progress } from "./progress.ts";
import { sourcesPath, writeSources } from "./sources-file.ts";
import type { Output } from "./terminal.ts";
import type { WritingOptions } from "./writing-options.ts";

/** A form of references, by the end of the name of the output. */
export type OutputForm = "json" | "parquet" | "icechunk";

const FORMS: readonly [end: RegExp, form: OutputForm][] = [
	[/\.json$/i, "json"],
	[/\.parq(uet)?\/?$/i, "parquet"],
	[/\.icechunk\/?$/i, "icechunk"],
];

/** The form that the name of an output asks for. */
export function outputForm(path: string): OutputForm {
	const form = FORMS.find(([end]) => end.test(path))?.[1];
	if (form !== undefined) return form;
	throw new MiraError("bad-argument", `the name "${path}" does not say what to write`, {
		hint: "Use a name that ends in .json for Kerchunk JSON, .parq for a directory of Kerchunk Parquet files, .icechunk for a repository",
	});
}

/** What the writers need. */
export type WriteTask = {
	store: ManifestStore;
	options: WritingOptions;
	inlineBudget: InlineBudgetOptions | undefined;
	progress: Progress;
	signal: AbortSignal;
};

/** What was written. */
export type Written = {
	referenceCount: number;
	bytes: number;
	diagnostics: Diagnostic[];
	/** True where local files are named as seen from the folder of the references. */
	isRelative?: boolean;
};

/** Writes Kerchunk JSON to an output of the program. */
export async function writeToOutput(task: WriteTask, output: Output): Promise<Written> {
	// Where the shell puts it is not known, so full paths are the default.
	const relativeTo = task.options.paths === "relative" ? folderUrl(".") : undefined;
	const references = await jsonReferences(task, relativeTo);
	const bytes = await writePieces(references, (piece) => output.write(piece), task);
	await output.write("\n");
	return { ...references, bytes };
}

/**
 * Writes references to a path, in the form that its name says; `sources` go beside them, for `mirazarr verify`. At every
 * moment the path holds what was there before, or all of the new references.
 */
export async function writeToPath(
	task: WriteTask,
	path: string,
	sources: readonly SourceFacts[] | undefined,
): Promise<Written> {
	const form = outputForm(path);
	if (form !== "json" && task.options.paths === "relative") throw onlyFullPaths(form);
	const write = { json: writeJsonFile, parquet: writeDirectory, icechunk: commit }[form];
	return write(task, path, sources).catch((error: unknown) => {
		throw fileFailure(error, path, "written");
	});
}

function onlyFullPaths(form: OutputForm): MiraError {
	const why =
		form === "icechunk"
			? "Icechunk has only URLs"
			: "readers disagree about where they start: fsspec at the current directory, GDAL at the file of each array";
	return new MiraError("bad-argument", `references of this form hold full paths: ${why}`, {
		hint: "Write JSON, or leave out --paths",
	});
}

/** The URL of a folder. */
function folderUrl(path: string): string {
	return fileUrl(join(resolve(path), "/"));
}

/** A commit that replaces what the repository held: it is one step, and its references carry what their sources were. */
async function commit({ store, options, inlineBudget, signal }: WriteTask, path: string): Promise<Written> {
	const { tail, codecFlavor, skipUnsupported } = options;
	return writeIcechunk(
		store,
		{ store: new FileStore(path, { writable: true }) },
		{ mode: "replace", tail, codecFlavor, inlineBudget, signal, onUnsupported: skipUnsupported ? "skip" : "error" },
	);
}

function jsonReferences(
	{ store, options, inlineBudget, signal }: WriteTask,
	relativeTo: string | undefined,
): Promise<KerchunkJson> {
	const { zarrFormat, tail, codecFlavor, skipUnsupported } = options;
	const format: KerchunkOptions =
		zarrFormat === "2" ? { zarrFormat: 2 } : { zarrFormat: zarrFormat === "3" ? 3 : "auto", tail, codecFlavor };
	return writeKerchunkJson(store, {
		...format,
		relativeTo,
		inlineBudget,
		signal,
		onUnsupported: skipUnsupported ? "skip" : "error",
	});
}

type Write = (piece: Uint8Array) => Promise<unknown> | undefined;

async function writePieces(references: KerchunkJson, write: Write, { progress, signal }: WriteTask): Promise<number> {
	let bytes = 0;
	for (const piece of references.pieces()) {
		signal.throwIfAborted();
		await write(piece);
		bytes += piece.length;
		progress.report({ phase: "bytes", done: bytes });
	}
	return bytes;
}

/** Beside the file first, so an interrupted write leaves what was there before. */
async function writeJsonFile(
	task: WriteTask,
	path: string,
	sources: readonly SourceFacts[] | undefined,
): Promise<Written> {
	const relativeTo = task.options.paths === "absolute" ? undefined : folderUrl(dirname(path));
	const references = await jsonReferences(task, relativeTo);
	const unfinished = `${path}.${process.pid}.unfinished`;
	const file = await open(unfinished, "w");
	try {
		const bytes = await writePieces(references, (piece) => file.writeFile(piece), task);
		await file.close();
		await writeSources(sourcesPath(path), sources, relativeTo);
		await rename(unfinished, path);
		const isSeenFrom = (folder: string) => (url: string) => relativePath(url, folder) !== undefined;
		const isRelative = relativeTo !== undefined && (await sourceUrls(task.store)).some(isSeenFrom(relativeTo));
		return { ...references, bytes, isRelative };
	} catch (error) {
		await file.close();
		await rm(unfinished, { force: true });
		throw error;
	}
}

async function writeDirectory(
	task: WriteTask,
	name: string,
	sources: readonly SourceFacts[] | undefined,
): Promise<Written> {
	const { store, options, inlineBudget, progress, signal } = task;
	const path = name.replace(/[/\\]+$/, "");
	await recoverDirectory(path);
	await checkReplaceable(path);
	const unfinished = `${path}.unfinished`;
	await rm(unfinished, { recursive: true, force: true });
	try {
		const written = await writeKerchunkParquet(store, new FileStore(unfinished, { writable: true }), {
			recordSize: options.recordSize,
			inlineBudget,
			signal,
			onUnsupported: options.skipUnsupported ? "skip" : "error",
			onProgress: ({ writtenReferences: done, totalReferences: total }) =>
				progress.report({ phase: "references", done, total }),
		});
		await writeSources(sourcesPath(unfinished), sources);
		await replaceDirectory(unfinished, path);
		return written;
	} catch (error) {
		await rm(unfinished, { recursive: true, force: true });
		throw error;
	}
}

/** Puts a directory in the place of another. */
export async function replaceDirectory(unfinished: string, path: string): Promise<void> {
	swapDirectories(unfinished, path);
	await rm(previousOf(path), { recursive: true, force: true });
}

/** No system call replaces a directory: two in a row, without anything between that could be interrupted. */
function swapDirectories(unfinished: string, path: string): void {
	if (existsSync(path)) renameSync(path, previousOf(path));
	renameSync(unfinished, path);
}

/**
 * Puts back what a process that was killed between the two steps of a swap had moved away, or removes what one that was killed
 * behind them had left. Only references are swapped: whatever else has that name is somebody's own.
 */
export async function recoverDirectory(path: string): Promise<void> {
	const previous = previousOf(path);
	if (!(await isReferences(previous))) return;
	if (!existsSync(path)) await rename(previous, path);
	else if (await isReferences(path)) await rm(previous, { recursive: true, force: true });
}

/** Only references are replaced: a name that was mistyped must not cost anybody their data. */
async function checkReplaceable(path: string): Promise<void> {
	if (!existsSync(path) || (await isReferences(path))) return;
	throw new MiraError("write-conflict", `"${path}" exists and holds no Kerchunk Parquet references`, {
		hint: "Choose another name, or remove it",
	});
}

async function isReferences(path: string): Promise<boolean> {
	return isParquetMetadata(await readFile(join(path, ".zmetadata")).catch(() => undefined));
}
