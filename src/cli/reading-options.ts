import { type Command, InvalidArgumentError, Option } from "commander";
import type { Limits } from "../io/registry.ts";
import type { OpenOptions } from "../node.ts";
import { parseSize } from "./size.ts";

/** What every command that opens a file takes. */
export type OpeningOptions = {
	allow: string[];
	inlineBudget?: number;
	inlineTotal?: number;
	lenientText?: true;
	unrepresentableFill?: "error" | "drop";
	/** False for `--no-index`. */
	index: boolean;
	northUp?: true;
	sidecars?: true;
	layout?: Layout;
	filter: Filter;
	limit: Partial<Limits>;
};

/** What every command that shows what it read takes. */
export type ReadingOptions = OpeningOptions & { json?: true };

/** Adds `--json` and the options of opening. */
export function addReadingOptions(command: Command): Command {
	return addOpeningOptions(command.option("--json", "print JSON for programs, exact to the last digit"));
}

/** What every command takes that decodes values, or says how they are decoded; false for `--no-mask-arrays`. */
export type MaskingOptions = { maskArrays: boolean };

/** Adds `--no-mask-arrays`. */
export function addMaskingOption(command: Command): Command {
	return command.option(
		"--no-mask-arrays",
		"do not mask by other arrays, such as the mask or the alpha band of a TIFF",
	);
}

/** Adds the options that decide what is read, and how. `--allow` and `--limit` can be given more than once. */
export function addOpeningOptions(command: Command): Command {
	const allow = new Option("--allow <prefix>", "also read what lies below this URL or path, if the file refers to it")
		.argParser((prefix: string, before: string[]) => [...before, prefix])
		.default([], "none, repeatable");
	const limit = new Option("--limit <name=size>", `a bound against damaged files: ${LIMIT_NAMES.join(", ")}`)
		.argParser((text: string, before: Partial<Limits>) => ({ ...before, ...parseLimit(text) }))
		.default({}, "repeatable");
	const filter = new Option("--filter <key=value>", "GRIB: only fields that have one of the values given for a key")
		.argParser((text: string, before: Filter) => ({ ...before, ...parseFilter(text, before) }))
		.default({}, "repeatable");
	return command
		.addOption(allow)
		.option("--inline-budget <size>", "data of one array to keep inline where nothing can refer to them", sizeArgument)
		.option("--inline-total <size>", "the same for all arrays together", sizeArgument)
		.option("--lenient-text", "take text for numbers in fill values")
		.addOption(
			new Option("--unrepresentable-fill <what>", "a fill value that its data type cannot hold").choices([
				"error",
				"drop",
			]),
		)
		.option("--no-index", "GRIB: find the messages by reading the file, not by an index beside it")
		.addOption(new Option("--layout <name>", "TIFF: flat or nested; GRIB: cubes or messages").choices(LAYOUTS))
		.addOption(filter)
		.option("--north-up", "GRIB: rows from north to south, whichever way they are coded")
		.option("--sidecars", "TIFF: also read .aux.xml, .ovr, .msk and world files beside the file")
		.addOption(limit);
}

/** The options of opening as the library takes them. */
export function openOptions(options: OpeningOptions): OpenOptions {
	const { allow, inlineBudget, inlineTotal, lenientText, unrepresentableFill, index, limit } = options;
	const { northUp, sidecars, layout, filter } = options;
	return {
		allow,
		lenientText,
		unrepresentableFill,
		index: index ? undefined : "none",
		northUp,
		sidecars,
		layout,
		filter: Object.keys(filter).length === 0 ? undefined : filter,
		inlineBudget: { arrayBytes: inlineBudget, storeBytes: inlineTotal },
		limits: limit,
	};
}

type Layout = NonNullable<OpenOptions["layout"]>;
type Filter = Record<string, (string | number)[]>;

const LAYOUTS: readonly Layout[] = ["flat", "nested", "cubes", "messages"];

function parseFilter(text: string, before: Filter): Filter {
	const [, key, value] = /^(\w+)=(.+)$/.exec(text) ?? [];
	if (key === undefined || value === undefined)
		throw new InvalidArgumentError("A filter is such as name=2t or level=850.");
	const number = Number(value);
	return { [key]: [...(before[key] ?? []), Number.isNaN(number) ? value : number] };
}

const LIMIT_NAMES: readonly (keyof Limits)[] = ["maxMetadataBytes", "maxReferences", "maxArrayBytes"];

function parseLimit(text: string): Partial<Limits> {
	const [name = "", size = ""] = text.split("=");
	const known = LIMIT_NAMES.find((one) => one === name);
	if (known === undefined) throw new InvalidArgumentError(`The limits are ${LIMIT_NAMES.join(", ")}.`);
	return { [known]: sizeArgument(size) };
}

function sizeArgument(text: string): number {
	const bytes = parseSize(text);
	if (bytes === undefined) throw new InvalidArgumentError("A size is a number of bytes, such as 4000000, 4MB or 4MiB.");
	return bytes;
}

/** Examples at the end of a help text. */
export function examples(...lines: string[]): string {
	return `\nExamples:\n${lines.map((line) => `  $ mirazarr ${line}`).join("\n")}`;
}
