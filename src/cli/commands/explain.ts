import type { Command } from "commander";
import { withoutSecrets } from "../../errors.ts";
import type { FillReport } from "../../fill/explain.ts";
import { walk } from "../../manifest/manifest-group.ts";
import { explainFill } from "../../read/explain.ts";
import type { JsonObject } from "../../zarr/json.ts";
import { FlagWords } from "../flag-words.ts";
import { type GribForm, gribForm } from "../grib-form.ts";
import { printJson, toJson } from "../json-output.ts";
import { type Opened, openNamed } from "../opening.ts";
import {
	addEmissionOptions,
	addMaskingOption,
	addReadingOptions,
	type EmissionOptions,
	examples,
	type MaskingOptions,
	openOptions,
	type ReadingOptions,
} from "../reading-options.ts";
import { explainAllLines, explainLines } from "../render/explain.ts";
import { printerFor, type Terminal } from "../terminal.ts";

/** `mirazarr explain`: why values are missing. */
export function addExplainCommand(program: Command, terminal: Terminal): void {
	addEmissionOptions(addMaskingOption(addReadingOptions(program.command("explain"))))
		.description("tell why values are missing: every fill value that was found, and what became of it")
		.argument("<url>", "a local file or a URL")
		.argument("[variable]", "one array, told in full; without it all of them, in a table")
		.addHelpText("after", examples("explain data.nc", "explain data.nc sst", "explain data.nc sst --json"))
		.action(
			async (
				url: string,
				variable: string | undefined,
				options: ReadingOptions & MaskingOptions & EmissionOptions,
				command: Command,
			) => {
				const { json } = options;
				// An explanation is wanted most where a fill value does not fit: it must not stop the opening.
				const opening = openOptions({ ...options, unrepresentableFill: options.unrepresentableFill ?? "drop" });
				const opened = await openNamed(url, { ...opening, signal: terminal.signal });
				const words = new FlagWords(command);
				const printer = printerFor(terminal.stdout, terminal.env);
				if (variable !== undefined) {
					const report = await explainInFull(opened, variable, words, options);
					if (json) printJson(terminal.stdout, toJson(report) as JsonObject);
					else printer.lines(explainLines(report, printer));
					return;
				}
				const reports = await explainAll(opened, words, options);
				if (json) printJson(terminal.stdout, toJson(reports) as JsonObject);
				else printer.lines(explainAllLines(reports, printer));
			},
		);
}

/** The explanations of all arrays of a store. */
export type ExplainReport = {
	url: string;
	arrays: FillReport[];
	/** Arrays that cannot be shown, with the reason. */
	refused: { path: string; code: string; message: string }[];
};

/** Explains every array. */
export async function explainAll(
	opened: Pick<Opened, "store">,
	words: FlagWords,
	masking: Partial<MaskingOptions> = {},
): Promise<ExplainReport> {
	const { store } = opened;
	const report: ExplainReport = { url: withoutSecrets(store.url), arrays: [], refused: [] };
	for (const node of walk(store.group)) {
		if (node.kind === "array") report.arrays.push(await explainArray(opened, node.path, words, masking));
		if ("error" in node)
			report.refused.push({ path: node.path, code: node.error.code, message: words.message(node.error) });
	}
	return report;
}

/** What is told of one array in full. */
export type FullReport = FillReport & {
	/** Of GRIB fields: level, time and packing, as their messages have them. */
	grib?: GribForm;
};

/** Messages of an array that are looked at: enough for a month of a daily forecast. */
const MOST_MESSAGES = 1024;

async function explainInFull(
	opened: Pick<Opened, "store">,
	path: string,
	words: FlagWords,
	masking: MaskingOptions,
): Promise<FullReport> {
	const report = await explainArray(opened, path, words, masking);
	// One that is refused can be explained, and has no messages to look at.
	if (report.error !== undefined) return report;
	const grib = await gribForm(opened.store, opened.store.array(path), MOST_MESSAGES);
	return grib === undefined ? report : { ...report, grib };
}

async function explainArray(
	{ store }: Pick<Opened, "store">,
	path: string,
	words: FlagWords,
	{ maskArrays }: Partial<MaskingOptions>,
): Promise<FillReport> {
	const report = await explainFill(store, path, { maskArrays });
	const diagnostics = words.advised(report.diagnostics);
	if (report.error === undefined) return { ...report, diagnostics };
	return { ...report, error: words.ending(report.error, report), hint: words.hint(report), diagnostics };
}
