import { type Command, InvalidArgumentError, Option } from "commander";
import type { Limits } from "../io/registry.ts";
import type { OpenOptions } from "../node.ts";
import { addFormatFlags, formatOptions } from "./format-flags.ts";
import { parseSize } from "./wording.ts";

/** What every command that opens a file takes; besides, the flags of the formats. */
export type OpeningOptions = {
	allow: string[];
	drop: string[];
	group?: string;
	inlineBudget?: number;
	inlineTotal?: number;
	lenientText?: true;
	unrepresentableFill?: "error" | "drop";
	limit: Partial<Limits>;
};

/** What every command that shows what it read takes. */
export type ReadingOptions = OpeningOptions & { json?: true };

/** Adds `--json`, and then the options of opening. */
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

/** `--mask`: what counts as missing. */
export function maskOption(): Option {
	return new Option(
		"--mask <rules>",
		"what counts as missing: as xarray has it, or also default fills and valid ranges",
	)
		.choices(["xarray", "netcdf"])
		.default("xarray");
}

/**
 * Adds the options that decide what is read, and how, under headings of their own: whoever calls it has added those of the
 * command before.
 */
export function addOpeningOptions(command: Command): Command {
	const limit = new Option("--limit <name=size>", `a bound against damaged files: ${LIMIT_NAMES.join(", ")}`)
		.argParser((text: string, before: Partial<Limits>) => ({ ...before, ...parseLimit(text) }))
		.default({}, "none, repeatable");
	const unfit = new Option("--unrepresentable-fill <what>", "a fill value that its data type cannot hold");
	const options = [
		repeatable("--drop <name>", "leave out this array or group, by its name or path"),
		new Option("--group <path>", "open this group alone, as the root"),
		repeatable("--allow <prefix>", "also read what lies below this URL or path, if the file refers to it"),
		new Option("--lenient-text", "take text for numbers in fill values"),
		unfit.choices(["error", "drop"]),
		new Option("--inline-budget <size>", "data of one array to keep inline where nothing can refer to them").argParser(
			sizeArgument,
		),
		new Option("--inline-total <size>", "the same for all arrays together").argParser(sizeArgument),
		limit,
	];
	for (const option of options) command.addOption(option.helpGroup("Opening options:"));
	return addFormatFlags(command);
}

/** An option that takes one text, and can be given more than once. */
export function repeatable(flags: string, description: string): Option {
	return new Option(flags, description)
		.argParser((text: string, before: string[]) => [...before, text])
		.default([], "none, repeatable");
}

/** The options of opening as the library takes them. */
export function openOptions(options: OpeningOptions): OpenOptions {
	const { allow, drop, group, inlineBudget, inlineTotal, lenientText, unrepresentableFill, limit } = options;
	return {
		allow,
		drop,
		group,
		lenientText,
		unrepresentableFill,
		inlineBudget: { arrayBytes: inlineBudget, storeBytes: inlineTotal },
		limits: limit,
		...formatOptions(options),
	};
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
