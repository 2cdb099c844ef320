import { type Command, InvalidArgumentError, Option } from "commander";
import { isMiraError } from "../../errors.ts";
import { decode } from "../../read/decode.ts";
import { read } from "../../read/read.ts";
import { parseSelection, type Selection } from "../../read/selection.ts";
import { type DataType, isFixed } from "../../zarr/data-type.ts";
import type { JsonObject, JsonValue } from "../../zarr/json.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import { formatScalar } from "../../zarr/scalar.ts";
import { elementJson, elementText, type Values } from "../elements.ts";
import { explainedChoice } from "../help.ts";
import { printJson, toJson } from "../json-output.ts";
import { openNamed } from "../opening.ts";
import {
	addDecodingOptions,
	addReadingOptions,
	type DecodingOptions,
	examples,
	openOptions,
	type ReadingOptions,
} from "../reading-options.ts";
import { statisticsLines, valueLines } from "../render/values.ts";
import { type Statistics, statisticsOf } from "../statistics.ts";
import { printerFor, type Terminal } from "../terminal.ts";

type ReadOptions = ReadingOptions &
	DecodingOptions & { raw?: true; mask: "xarray" | "netcdf"; values?: true; stats?: true };

/** Up to so many values are shown themselves, more only by their statistics. */
const MAX_SHOWN = 1000;

/** `mirazarr read`: the values of an array. */
export function addReadCommand(program: Command, terminal: Terminal): void {
	addDecodingOptions(addReadingOptions(program.command("read")))
		.description("read values: missing ones found and counted by reason, packing undone")
		.argument("<url>", "a local file or a URL")
		.argument("<variable>", "the array")
		.argument(
			"[selection]",
			"positions and slices, such as 0,10:20,::4; put -- before one that begins with a minus",
			parseSelectionArgument,
		)
		.option("--raw", "stored values: nothing masked, nothing unpacked")
		.addOption(
			explainedChoice("--mask <rules>", "what counts as missing", {
				xarray: "_FillValue and missing_value, as xarray has it",
				netcdf: "also default fill values and valid ranges, as NetCDF's own rules have it",
			}).default("xarray"),
		)
		.addOption(new Option("--values", "values, however many").conflicts("stats"))
		.option("--stats", `statistics, however few values (by default from ${MAX_SHOWN} on)`)
		.addHelpText(
			"after",
			examples("read data.nc sst 0,10:20,::4", "read data.nc sst --stats", "read data.nc sst --raw --json"),
		)
		.action(async (url: string, variable: string, selection: Selection | undefined, options: ReadOptions) => {
			const { signal } = terminal;
			const { store } = await openNamed(url, { ...openOptions(options), signal });
			const result = await readValues(store, variable, {
				selection,
				signal,
				raw: options.raw === true,
				mask: options.mask,
				maskArrays: options.maskArrays,
				maskStorageFill: options.maskStorageFill,
				scale: options.scale,
			});
			const { statistics } = result;
			const showsValues = options.values === true || (options.stats !== true && statistics.count <= MAX_SHOWN);
			if (options.json) {
				printJson(terminal.stdout, resultJson(result, showsValues));
				return;
			}
			const printer = printerFor(terminal.stdout, terminal.env);
			printer.lines(showsValues ? valueLines(result, printer) : []);
			printer.lines(statisticsLines(result, showsValues, printer));
		});
}

/** What was read, and how to show it. */
export type ReadResult = {
	path: string;
	/** Of the values; stored ones have that of the array. */
	dataType: string;
	shape: number[];
	units: string | undefined;
	values: Values;
	statistics: Statistics;
	/** The text of an element; not called for missing ones. */
	text(i: number): string;
};

/** Reads and decodes; `raw` leaves out the decoding. */
export async function readValues(
	store: Parameters<typeof read>[0],
	variable: string,
	{
		raw,
		mask,
		maskArrays,
		maskStorageFill,
		scale,
		...selection
	}: {
		raw: boolean;
		mask?: "xarray" | "netcdf";
		maskArrays?: boolean;
		maskStorageFill?: boolean | undefined;
		scale?: boolean;
		selection?: Selection | undefined;
		signal?: AbortSignal;
	},
): Promise<ReadResult> {
	const { path: shownPath, dataType, attributes } = store.array(variable).description;
	const path = variable.replace(/^\/*/, "/");
	if (raw) {
		const values = await read(store, path, selection);
		return summarise(shownPath, undefined, values, (i) => storedText(dataType, values, i));
	}
	// With a bitmap instead of NaN, integers keep their type and all of their digits.
	const values = await decode(store, path, {
		...selection,
		mask,
		maskArrays,
		maskStorageFill,
		scale,
		missing: "validity",
		reasons: true,
		characters: "joined",
	});
	const units = attributes.get("units");
	return summarise(shownPath, units?.dataType === "string" ? units.values[0] : undefined, values, (i) =>
		elementText(values, i),
	);
}

function summarise(path: string, units: string | undefined, values: Values, text: ReadResult["text"]): ReadResult {
	const { dataType, shape } = values;
	return { path, dataType, shape, units, values, statistics: statisticsOf(values, elementCount(shape)), text };
}

function storedText(type: DataType, { bytes, ...values }: Values & { bytes: Uint8Array }, i: number): string {
	if (!isFixed(type)) return elementText(values, i);
	return formatScalar(type, bytes.subarray(i * type.itemBytes, (i + 1) * type.itemBytes));
}

function resultJson({ path, dataType, shape, values, units, statistics }: ReadResult, withValues: boolean): JsonObject {
	return {
		...(toJson({ path, dataType, shape, units, statistics }) as JsonObject),
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

/** A selection that cannot be read is a mistake of usage, unlike one that does not fit the file. */
function parseSelectionArgument(text: string): Selection {
	try {
		return parseSelection(text);
	} catch (error) {
		if (isMiraError(error)) throw new InvalidArgumentError(error.message);
		throw error;
	}
}
