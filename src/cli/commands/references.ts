import { open, rename, rm } from "node:fs/promises";
import { type Command, Option } from "commander";
import { walk } from "../../manifest/manifest-group.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import { type KerchunkJson, writeKerchunkJson } from "../../write/kerchunk-json.ts";
import { openNamed } from "../opening.ts";
import { type Progress, type ProgressMode, startProgress } from "../progress.ts";
import { addAllowOption, examples } from "../reading-options.ts";
import { diagnosticLines } from "../render/diagnostics.ts";
import { type Output, printerFor, type Terminal } from "../terminal.ts";
import { counted, sizeText } from "../wording.ts";

type ReferencesOptions = { output?: string; skipUnsupported?: true; progress: ProgressMode; allow: string[] };

/** `mirazarr references`: Kerchunk references of one file. */
export function addReferencesCommand(program: Command, terminal: Terminal): void {
	addAllowOption(program.command("references"))
		.description("write Kerchunk references (JSON), so that xarray opens the file as Zarr")
		.argument("<url>", "a local file or a URL")
		.option("-o, --output <file>", "write to this file; without it to stdout")
		.option("--skip-unsupported", "leave out arrays that references cannot express, instead of failing")
		.addOption(
			new Option("--progress <form>", "a bar on a terminal (auto), a line of JSON for each event, or none")
				.choices(["auto", "json", "none"])
				.default("auto"),
		)
		.addHelpText("after", examples("references data.nc > data.json", "references data.nc -o data.json --progress json"))
		.action(async (url: string, options: ReferencesOptions) => {
			const { signal, stderr, stdout, env } = terminal;
			const { store } = await openNamed(url, { allow: options.allow, signal });
			const progress = startProgress(terminal, options.progress);
			try {
				await readIndexes(store, progress, signal);
				const onUnsupported = options.skipUnsupported ? "skip" : "error";
				const references = await writeKerchunkJson(store, { onUnsupported, signal });
				const bytes =
					options.output === undefined
						? await writeToOutput(stdout, references, progress, signal)
						: await writeToFile(options.output, references, progress, signal);
				progress.end();
				const printer = printerFor(stderr, env);
				printer.lines(diagnosticLines([...store.diagnostics, ...references.diagnostics], printer));
				if (options.output !== undefined) {
					const count = counted(references.referenceCount, "reference");
					printer.line(`${printer.style.green("wrote")} ${options.output}: ${count}, ${sizeText(bytes)}`);
				}
			} finally {
				progress.end();
			}
		});
}

/** Reads the chunk indexes of all arrays: what takes long in files that have them. */
async function readIndexes(store: ManifestStore, progress: Progress, signal: AbortSignal): Promise<void> {
	const arrays = Array.from(walk(store.group)).flatMap((node) => (node.kind === "array" ? [node.array] : []));
	for (const [done, array] of arrays.entries()) {
		signal.throwIfAborted();
		progress.report({ phase: "arrays", done, total: arrays.length });
		await array.manifest();
	}
	progress.report({ phase: "arrays", done: arrays.length, total: arrays.length });
}

type Write = (piece: Uint8Array) => Promise<unknown> | undefined;

async function writePieces(references: KerchunkJson, write: Write, progress: Progress, signal: AbortSignal) {
	let bytes = 0;
	for (const piece of references.pieces()) {
		signal.throwIfAborted();
		await write(piece);
		bytes += piece.length;
		progress.report({ phase: "bytes", done: bytes });
	}
	return bytes;
}

async function writeToOutput(output: Output, references: KerchunkJson, progress: Progress, signal: AbortSignal) {
	const bytes = await writePieces(references, (piece) => output.write(piece), progress, signal);
	await output.write("\n");
	return bytes;
}

/** Beside the file first, so that an interrupted write leaves what was there before. */
async function writeToFile(path: string, references: KerchunkJson, progress: Progress, signal: AbortSignal) {
	const unfinished = `${path}.${process.pid}.unfinished`;
	const file = await open(unfinished, "w");
	try {
		const bytes = await writePieces(references, (piece) => file.writeFile(piece), progress, signal);
		await file.close();
		await rename(unfinished, path);
		return bytes;
	} catch (error) {
		await file.close();
		await rm(unfinished, { force: true });
		throw error;
	}
}
