import { type Command, InvalidArgumentError } from "commander";
import { toJson } from "../../read/output/to-json.ts";
import type { JsonObject } from "../../zarr/json.ts";
import { FlagWords } from "../flag-words.ts";
import { describeStore, type InfoReport } from "../info/report.ts";
import { printJson } from "../json-output.ts";
import { openNamed } from "../opening.ts";
import {
	addMaskingOption,
	addReadingOptions,
	examples,
	type MaskingOptions,
	openOptions,
	type ReadingOptions,
} from "../reading-options.ts";
import { infoLines } from "../render/info.ts";
import { arrayLines } from "../render/info-array.ts";
import { addFolderOptions, type FolderOptions, showFolder } from "../show-folder.ts";
import { printerFor, type Terminal } from "../terminal.ts";

type InfoOptions = ReadingOptions &
	MaskingOptions &
	FolderOptions & { verbose?: true; attributes?: true; all?: true; depth?: number; match?: string };

/** `mirazarr info`: what is in a file. */
export function addInfoCommand(program: Command, terminal: Terminal): void {
	const command = program
		.command("info")
		.description("show what is in a file: format, dimensions, coordinates, variables")
		.argument("<url>", "a local file, a folder or a URL")
		.argument("[path]", "one array in full, or a group with what is in it")
		.option("--verbose", "chunks, codecs, references and fill values too")
		.option("--attributes", "attributes of arrays and groups, whole")
		.option("--all", "every array, where there are more than 100")
		.option("--depth <levels>", "leave out groups that are deeper", depthArgument)
		.option("--match <pattern>", 'only arrays whose name or path matches a pattern, such as "*temp*"');
	addMaskingOption(addReadingOptions(addFolderOptions(command)))
		.addHelpText(
			"after",
			examples(
				"info data.nc",
				"info data.nc sst",
				"info data/",
				'info data.h5 --match "*/latitude"',
				"info https://example.org/data.nc --json",
			),
		)
		.action(async (url: string, path: string | undefined, options: InfoOptions, command: Command) => {
			const { json, verbose, attributes } = options;
			const { signal } = terminal;
			if (path === undefined && (await showFolder(url, openOptions(options), options, terminal))) return;
			const opened = await openNamed(url, { ...openOptions(options), signal });
			const report = await describeStore(opened, new FlagWords(command), { ...options, path, signal });
			if (json) {
				printJson(terminal.stdout, toJson(forPrograms(report)) as JsonObject);
				return;
			}
			const printer = printerFor(terminal.stdout, terminal.env);
			const look = { isVerbose: verbose === true, hasAttributes: attributes === true };
			const [array] = path !== undefined && report.arrays.length === 1 ? report.arrays : [];
			const isArray = array !== undefined && opened.store.node(path ?? "")?.kind === "array";
			printer.lines(isArray ? arrayLines(array, report, printer) : infoLines(report, printer, look));
		});
}

/** What is there for the lines alone is left out. */
function forPrograms({ byGroup: _byGroup, isSummary: _isSummary, ...report }: InfoReport): object {
	return report;
}

function depthArgument(text: string): number {
	if (!/^\d{1,4}$/.test(text)) throw new InvalidArgumentError("A whole number of levels is needed.");
	return Number(text);
}
