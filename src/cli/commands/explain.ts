import { type Command, InvalidArgumentError } from "commander";
import { MiraError, withoutSecrets } from "../../errors.ts";
import type { FillReport } from "../../fill/explain.ts";
import { walk } from "../../manifest/manifest-group.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import { explainFill } from "../../read/explain.ts";
import { explainValue, type ValueReport } from "../../read/explain-value.ts";
import { selectLabels } from "../../read/labels/select-labels.ts";
import { toJson } from "../../read/output/to-json.ts";
import type { JsonObject } from "../../zarr/json.ts";
import { FlagWords } from "../flag-words.ts";
import { type GribForm, gribForm } from "../grib-form.ts";
import { printJson } from "../json-output.ts";
import { addPlaceOptions, type LabelArguments, type PlaceArgument, parsePlace } from "../label-arguments.ts";
import { type Opened, openNamed } from "../opening.ts";
import {
	addEmissionOptions,
	addMaskingOption,
	addReadingOptions,
	type EmissionOptions,
	examples,
	type MaskingOptions,
	maskExceptOption,
	maskOption,
	openOptions,
	type ReadingOptions,
	storageFillOption,
} from "../reading-options.ts";
import { explainAllLines, explainLines } from "../render/explain.ts";
import { explainValueLines } from "../render/explain-value.ts";
import { printerFor, type Terminal } from "../terminal.ts";

/** `mirazarr explain`: why values are missing. */
export function addExplainCommand(program: Command, terminal: Terminal): void {
	addEmissionOptions(addPlaceOptions(addMaskingOption(addReadingOptions(program.command("explain")))))
		.description(
			"explain why values are missing: every fill value that was found, and what became of it; or one cell in full",
		)
		.argument("<url>", "a local file or a URL")
		.argument("[variable]", "one array in full; without it, a table of all of them")
		.argument("[at]", "one cell of it: positions such as 0,6,10, or labels as for --at", parsePlace)
		.addOption(maskOption())
		.addOption(storageFillOption())
		.addOption(maskExceptOption())
		.addHelpText(
			"after",
			examples(
				"explain data.nc",
				"explain data.nc sst",
				"explain data.nc sst 0,6,10",
				"explain data.nc sst --at lat=10.2,lon=-30,time=2020-07-01",
			),
		)
		.action(
			async (
				url: string,
				variable: string | undefined,
				cell: PlaceArgument | undefined,
				options: ExplainOptions,
				command: Command,
			) => {
				const { json } = options;
				// An explanation is wanted most where a fill value does not fit: it must not stop the opening.
				const opening = openOptions({ ...options, unrepresentableFill: options.unrepresentableFill ?? "drop" });
				const opened = await openNamed(url, { ...opening, signal: terminal.signal });
				const words = new FlagWords(command);
				const printer = printerFor(terminal.stdout, terminal.env);
				const place = cell ?? options.at;
				if (place !== undefined) {
					if (cell !== undefined && options.at !== undefined)
						throw new InvalidArgumentError("The cell is given twice: as an argument and with --at.");
					if (variable === undefined) throw new InvalidArgumentError("Of which array? Name it before the cell.");
					const report = await explainCell(opened.store, variable, place, options, terminal.signal);
					if (json) printJson(terminal.stdout, toJson(report) as JsonObject);
					else printer.lines(explainValueLines(report, printer));
					return;
				}
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

type ExplainOptions = ReadingOptions &
	MaskingOptions &
	EmissionOptions &
	LabelArguments & { mask: "xarray" | "netcdf"; maskStorageFill?: true; maskExcept: string[] };

async function explainCell(
	store: ManifestStore,
	variable: string,
	place: PlaceArgument,
	{ mask, maskArrays, maskStorageFill, maskExcept, tolerance }: ExplainOptions,
	signal: AbortSignal,
): Promise<ValueReport> {
	const positions =
		place.kind === "positions" ? place.positions : await cellAt(store, variable, place, tolerance, signal);
	const masking = { mask, maskArrays, maskStorageFill, maskExcept };
	const report = await explainValue(store, variable, positions, { ...masking, signal });
	const { url } = report.chunk;
	return url === undefined ? report : { ...report, chunk: { ...report.chunk, url: withoutSecrets(url) } };
}

/** The cell that labels name. Dimensions of one element need none. */
async function cellAt(
	store: ManifestStore,
	variable: string,
	{ requests }: Extract<PlaceArgument, { kind: "labels" }>,
	tolerance: number | undefined,
	signal: AbortSignal,
): Promise<number[]> {
	const { path, shape, dimensionNames = [] } = store.array(variable).description;
	const selection = await selectLabels(store, variable, requests, { tolerance, signal });
	const open = shape.flatMap((length, d) => (selection[d] === null && length !== 1 ? [d] : []));
	if (open.length > 0) {
		const names = open.map((d) => `${dimensionNames[d] ?? `dimension ${d}`} (${shape[d]})`);
		throw new MiraError("bad-selection", `one cell is explained, and this names many: along ${names.join(", ")}`, {
			path,
			hint: `Give their labels too, such as ${dimensionNames[open[0] as number] ?? "name"}=…`,
		});
	}
	return selection.map((entry) => (typeof entry === "number" ? entry : 0));
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
