import type { Command } from "commander";
import { FlagWords } from "../flag-words.ts";
import { openOrExplain } from "../opening.ts";
import { checkOutputFolder } from "../output-folder.ts";
import { areOwn, newDiagnostics } from "../own-references.ts";
import { startProgress } from "../progress.ts";
import { addOpeningOptions, examples, type OpeningOptions, openOptions } from "../reading-options.ts";
import { reportWritten } from "../render/written.ts";
import { readSources } from "../sources-file.ts";
import type { Terminal } from "../terminal.ts";
import { outputForm, writeToPath } from "../write-references.ts";
import { addWritingOptions, type WritingOptions } from "../writing-options.ts";

/** `mirazarr convert`: references in another form. */
export function addConvertCommand(program: Command, terminal: Terminal): void {
	addOpeningOptions(addWritingOptions(program.command("convert")))
		.description("write references, or a Zarr store, in another form; what they refer to stays where it is")
		.argument("<input>", "references (JSON, Parquet, Icechunk) or a Zarr store, by path or URL")
		.argument("<output>", "refs.json, a directory refs.parq, or a repository refs.icechunk")
		.addHelpText(
			"after",
			examples(
				"convert refs.json refs.parq",
				"convert refs.parq refs.json",
				"convert store.zarr store.json --zarr-format 3",
			),
		)
		.action(async (input: string, output: string, options: OpeningOptions & WritingOptions, command: Command) => {
			const { signal } = terminal;
			outputForm(output);
			await checkOutputFolder(output);
			const opening = openOptions(options);
			const progress = startProgress(terminal, options.progress);
			try {
				const store = await openOrExplain(input, { ...opening, signal });
				const sources = await readSources(input);
				const { inlineBudget } = opening;
				const written = await writeToPath({ store, options, inlineBudget, progress, signal }, output, sources);
				progress.end();
				const said = (await areOwn(input, sources)) ? newDiagnostics(store.diagnostics) : store.diagnostics;
				reportWritten(said, written, output, terminal, new FlagWords(command));
			} finally {
				progress.end();
			}
		});
}
