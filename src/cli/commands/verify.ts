import type { Command } from "commander";
import { MiraError, withoutSecrets } from "../../errors.ts";
import { openStore } from "../../node.ts";
import { type VerifyReport, verify } from "../../verify/verify.ts";
import type { JsonObject } from "../../zarr/json.ts";
import { FlagWords } from "../flag-words.ts";
import { printJson, toJson } from "../json-output.ts";
import { type ProgressMode, startProgress } from "../progress.ts";
import { addReadingOptions, examples, openOptions, type ReadingOptions } from "../reading-options.ts";
import { isUntrue, verifyLines } from "../render/verify.ts";
import { readSources } from "../sources-file.ts";
import { printerFor, type Terminal } from "../terminal.ts";
import { addProgressOption, countArgument } from "../writing-options.ts";

type VerifyCommandOptions = ReadingOptions & { sample: number; progress: ProgressMode };

/** `mirazarr verify`: are references still true? */
export function addVerifyCommand(program: Command, terminal: Terminal): void {
	addReadingOptions(addProgressOption(program.command("verify")))
		.description("check that references are still true: their objects unchanged, all ranges inside, chunks that decode")
		.argument("<references>", "references of any kind, by path or URL")
		.option("--sample <count>", "chunks of each array to read and decode", countArgument, 3)
		.addHelpText("after", examples("verify refs.json", "verify cube.parq --sample 20 --json"))
		.action(async (name: string, options: VerifyCommandOptions, command: Command) => {
			const { signal, stdout, env } = terminal;
			const store = await openStore(name, { ...openOptions(options), signal });
			const progress = startProgress(terminal, options.progress);
			try {
				const sources = await readSources(name);
				const found = await verify(store, {
					sources,
					sampleChunks: options.sample,
					signal,
					onProgress: (event) => progress.report(event),
				});
				progress.end();
				const report = inWords(found, new FlagWords(command));
				if (options.json) printJson(stdout, toJson(report) as JsonObject);
				else {
					const printer = printerFor(stdout, env);
					printer.lines(verifyLines(report, printer));
				}
				if (isUntrue(report)) throw new MiraError("source-changed", `the references of ${name} are not true any more`);
				if (report.outside !== undefined)
					throw new MiraError("not-allowed", `not all that the references of ${name} lead to may be read`);
			} finally {
				progress.end();
			}
		});
}

function inWords({ outside, ...report }: VerifyReport, words: FlagWords): VerifyReport {
	const arrays = report.arrays.map((array) =>
		array.advice === undefined ? array : { ...array, advice: words.advised(array.advice) },
	);
	const shown = report.sources.map((source) => ({ ...source, url: withoutSecrets(source.url) }));
	const advised = { ...report, sources: words.advised(shown), arrays };
	return outside === undefined ? advised : { ...advised, outside: { ...outside, hint: words.hint(outside) } };
}
