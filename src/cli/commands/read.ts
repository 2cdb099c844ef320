import { type Command, InvalidArgumentError, Option } from "commander";
import { MiraError } from "../../errors.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import type { BlockProgress } from "../../read/blocks.ts";
import type { CellCoordinate } from "../../read/labels/coordinates-at.ts";
import { elementJson, type Values } from "../../read/output/elements.ts";
import { toJson } from "../../read/output/to-json.ts";
import type { ColourRange } from "../../read/picture/picture.ts";
import type { Selection } from "../../read/selection.ts";
import type { JsonObject, JsonValue } from "../../zarr/json.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import { explainedChoice } from "../help.ts";
import { printJson } from "../json-output.ts";
import {
	addPlaceOptions,
	addSelectOption,
	type LabelArguments,
	parseSelectionArgument,
	selectionOf,
} from "../label-arguments.ts";
import { openNamed } from "../opening.ts";
import { VALUE_FORMS, type ValueForm, valueForm, writeOutput } from "../output/write-output.ts";
import { type ValuesTask, valuesFile } from "../output/write-values.ts";
import { type ProgressMode, startProgress } from "../progress.ts";
import { type ReadResult, type ReadValuesOptions, readValues, sharedPlace } from "../read-values.ts";
import {
	addDecodingOptions,
	addReadingOptions,
	type DecodingOptions,
	examples,
	maskExceptOption,
	maskOption,
	openOptions,
	type ReadingOptions,
} from "../reading-options.ts";
import { addReduceOptions, type ReduceArguments, type ReducedSource, reducedSource } from "../reduce-values.ts";
import { statisticsLines, valueLines } from "../render/values.ts";
import { printerFor, type Terminal } from "../terminal.ts";
import { sizeText } from "../wording.ts";
import { addProgressOption } from "../writing-options.ts";

type ReadOptions = ReadingOptions &
	DecodingOptions &
	LabelArguments &
	ReduceArguments & {
		raw?: true;
		progress: ProgressMode;
		mask: "xarray" | "netcdf";
		maskExcept: string[];
		values?: true;
		stats?: true;
		times?: "iso" | "numbers";
		output?: string;
		format?: ValueForm;
		range?: ColourRange;
	};

/** Up to so many values are shown themselves, more only by their statistics. */
const MAX_SHOWN = 1000;

/** `mirazarr read`: the values of an array. */
export function addReadCommand(program: Command, terminal: Terminal): void {
	addProgressOption(
		addReduceOptions(addSelectOption(addPlaceOptions(addDecodingOptions(addReadingOptions(program.command("read")))))),
	)
		.description("read values: missing ones found and counted by reason, packing undone; as text or in a file")
		.argument("<url>", "a local file or a URL")
		.argument("<variable>", "the array")
		.argument(
			"[selection]",
			"positions and slices, such as 0,10:20,::4; put -- before one that begins with a minus",
			parseSelectionArgument,
		)
		.option("--raw", "stored values: nothing masked, nothing unpacked")
		.addOption(maskOption())
		.addOption(maskExceptOption())
		.addOption(
			explainedChoice("--times <how>", "values that are times", {
				iso: "as dates (the default, except in JSON and .npy)",
				numbers: "as the numbers that are stored",
			}).conflicts("raw"),
		)
		.addOption(new Option("--values", "values, however many").conflicts("stats"))
		.option("--stats", `statistics, however few values (by default from ${MAX_SHOWN} values up)`)
		.addOption(
			new Option("-o, --output <file>", "write a table (.csv), NumPy's format (.npy) or a picture (.png)").conflicts(
				"json",
			),
		)
		.addOption(
			new Option("--format <form>", "the format, whatever the name; without --output it goes to stdout")
				.choices(VALUE_FORMS)
				.conflicts("json"),
		)
		.addOption(
			new Option("--range <min:max>", "the values at the two ends of the colours of a picture").argParser(
				rangeArgument,
			),
		)
		.addHelpText(
			"after",
			examples(
				"read data.nc sst 0,10:20,::4",
				"read data.nc sst --at time=2020-07-01 --sel lat=30:50",
				"read data.nc sst --at time=2020-07-01 --output sst.png",
				"read data.nc sst --reduce mean --over time --output mean.npy",
				"read data.nc sst --raw --json",
			),
		)
		.action(async (url: string, variable: string, positions: Selection | undefined, options: ReadOptions) => {
			const { signal } = terminal;
			const { store: opened } = await openNamed(url, { ...openOptions(options), signal });
			const selected = await selectionOf(opened, variable, positions, options, signal);
			const { mask, maskArrays, maskStorageFill, maskExcept, scale, times } = options;
			const decoding = { mask, maskArrays, maskStorageFill, maskExcept, scale };
			const reduced = await reduceShown(opened, variable, options, { ...decoding, selection: selected }, terminal);
			const { store, selection } = reduced ?? { store: opened, selection: selected };
			// What was reduced is decoded already.
			const reading = { selection, signal, raw: options.raw === true, ...(reduced === undefined && decoding) };
			const form = valueForm(options.format, options.output);
			if (form !== undefined) {
				const asked = times === "iso" ? "iso" : times === "numbers" || form === "npy" ? "number" : "iso-or-number";
				const isLookedAt = options.output === undefined && terminal.stdout.isTTY;
				const task = {
					store,
					path: variable,
					options: { ...reading, times: asked },
					range: options.range,
					isLookedAt,
				} as const;
				await writeValues(task, form, options.output, terminal);
				return;
			}
			const asked = times === "iso" ? "iso" : times === "numbers" || options.json ? "number" : "iso-or-number";
			const result = await readValues(store, variable, { ...reading, times: asked });
			const place = await sharedPlace(store, variable, selection, signal);
			const { statistics } = result;
			const showsValues = options.values === true || (options.stats !== true && statistics.count <= MAX_SHOWN);
			if (options.json) {
				printJson(terminal.stdout, resultJson(result, place, showsValues));
				return;
			}
			const printer = printerFor(terminal.stdout, terminal.env);
			printer.lines(showsValues ? valueLines(result, printer) : []);
			printer.lines(statisticsLines(result, showsValues, printer, place));
		});
}

/** Reduces, if that is asked for, and shows how far it has come. */
async function reduceShown(
	store: ManifestStore,
	variable: string,
	options: ReadOptions,
	reading: Pick<ReadValuesOptions, "mask" | "maskArrays" | "maskStorageFill" | "maskExcept" | "scale" | "selection">,
	terminal: Terminal,
): Promise<ReducedSource | undefined> {
	const progress = startProgress(terminal, options.progress);
	const onProgress = (event: BlockProgress): void => progress.report({ phase: "reducing", ...event });
	try {
		return await reducedSource(store, variable, options, { ...reading, signal: terminal.signal, onProgress });
	} finally {
		progress.end();
	}
}

/** Writes values to a file, and says on stderr what; or to stdout. */
async function writeValues(
	task: ValuesTask,
	form: ValueForm,
	output: string | undefined,
	{ stdout, stderr, env, signal }: Terminal,
): Promise<void> {
	if (output === undefined && form !== "csv" && stdout.isTTY)
		throw new MiraError("bad-argument", `.${form} is not text for a terminal`, { hint: "Name a file with --output" });
	const { pieces, about } = await valuesFile(task, form);
	const bytes = await writeOutput(pieces, output, stdout, signal);
	if (output === undefined) return;
	const printer = printerFor(stderr, env);
	printer.line(`${printer.style.green("wrote")} ${output}: ${about}, ${sizeText(bytes)}`);
}

function resultJson(
	{ path, dataType, shape, values, units, statistics }: ReadResult,
	place: readonly CellCoordinate[],
	withValues: boolean,
): JsonObject {
	return {
		...(toJson({
			path,
			dataType,
			shape,
			units,
			coordinates: place.length > 0 ? place : undefined,
			statistics,
		}) as JsonObject),
		...(withValues ? { values: nest(values, shape, 0) } : {}),
	};
}

/** Values as lists in lists; those of a scalar as itself. */
function nest(values: Values, shape: readonly number[], first: number): JsonValue {
	const [length, ...inner] = shape;
	if (length === undefined) return elementJson(values, first);
	const size = elementCount(inner);
	return Array.from({ length }, (_, i) => nest(values, inner, first + i * size));
}

function rangeArgument(text: string): ColourRange {
	const [min, max, ...others] = text.split(":").map((part) => (part.trim() === "" ? Number.NaN : Number(part)));
	if (min === undefined || max === undefined || others.length > 0 || !(min < max))
		throw new InvalidArgumentError("A range is two numbers, the lower one first, such as 0:30.");
	return { min, max };
}
