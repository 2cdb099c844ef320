import { type Command, InvalidArgumentError, Option } from "commander";
import type { FillOptions } from "../fill/fill-options.ts";
import { parseFillText } from "../fill/text.ts";
import type { OpenOptions } from "../node.ts";
import type { Limits } from "../zarr/budget.ts";
import { dataType } from "../zarr/data-type.ts";
import { addCredentialOptions, type CredentialOptions } from "./credentials.ts";
import { environmentHelp } from "./environment-help.ts";
import { addFormatFlags, formatOptions } from "./format-flags.ts";
import { explained, explainedChoice, HEADINGS } from "./help.ts";
import { parseDuration, parseSize } from "./wording.ts";

/** What every command that opens a file takes; besides, the flags of the formats. */
export type OpeningOptions = CredentialOptions & {
	allow: string[];
	drop: string[];
	group?: string;
	inlineBudget?: number;
	inlineTotal?: number;
	lenientText?: true;
	unrepresentableFill?: "error" | "drop";
	nullFill?: number | bigint | string;
	v2FillAsMask?: boolean;
	limit: Partial<Limits>;
	/** Milliseconds. */
	timeout?: number;
};

/** What every command that shows what it read takes. */
export type ReadingOptions = OpeningOptions & { json?: true };

/** Adds `--json`, and then the options of opening. */
export function addReadingOptions(command: Command): Command {
	const json = new Option("--json", "print JSON for programs, exact to the last digit");
	return addOpeningOptions(command.addOption(json.helpGroup(HEADINGS.output)));
}

/** What every command takes that decodes values, or says how they are decoded. */
export type MaskingOptions = { maskArrays?: boolean | undefined };

/** Adds `--mask-arrays` and its opposite. */
export function addMaskingOption(command: Command): Command {
	const masks = [
		new Option("--mask-arrays", "mask by other arrays, such as the mask or the alpha band of a TIFF (the default)"),
		new Option("--no-mask-arrays", "do not mask by other arrays"),
	];
	for (const option of masks) command.addOption(option.helpGroup(HEADINGS.missing));
	return command;
}

/** `--mask-storage-fill`. */
export function storageFillOption(): Option {
	return new Option("--mask-storage-fill", "also mask what equals fill_value, which unwritten chunks hold");
}

/** `--mask-except`. */
export function maskExceptOption(): Option {
	return repeatable("--mask-except <rule>", "leave out a rule of what is missing, by its text as read shows it");
}

/** What every command takes that gives decoded values; `scale` is false for `--no-scale`. */
export type DecodingOptions = MaskingOptions & { maskStorageFill?: true; scale: boolean };

/** Adds `--mask-arrays` and its opposite, `--mask-storage-fill` and `--no-scale`. */
export function addDecodingOptions(command: Command): Command {
	return addMaskingOption(command)
		.addOption(storageFillOption())
		.option("--no-scale", "do not apply scale_factor and add_offset");
}

/** `--mask`: what counts as missing. */
export function maskOption(): Option {
	return explainedChoice("--mask <rules>", "what counts as missing", {
		xarray: "_FillValue and missing_value, as in xarray",
		netcdf: "also default fill values and valid ranges, by NetCDF's own rules",
	}).default("xarray");
}

/** How what is missing is said in Zarr metadata. */
export type EmissionOptions = {
	stringFill?: "missing_value" | "convention";
	/** True without an argument. */
	emitMissingValueConvention?: true | "registered";
};

/** Adds the options of commands that write, serve or tell Zarr metadata. */
export function addEmissionOptions(command: Command): Command {
	return command
		.addOption(
			explainedChoice("--string-fill <attribute>", "how a missing value of text is written", {
				missing_value: "as the attribute missing_value (the default)",
				convention: "as _FillValue, by its convention; xarray cannot open such an array",
			}).helpGroup(HEADINGS.missing),
		)
		.addOption(
			new Option(
				"--emit-missing-value-convention [form]",
				"also write missing values by the missing_value convention; registered: also declare it in zarr_conventions",
			)
				.choices(["registered"])
				.helpGroup(HEADINGS.missing),
		);
}

/** `--timeout`; `what` says what has so much time. */
export function timeoutOption(what = "end after this time if it is not done, with exit code 124: 30s, 5m, 2h"): Option {
	return new Option("--timeout <duration>", what).argParser(durationArgument);
}

/**
 * Adds the options that decide what is read, and how, under headings of their own, and the variables that do. `timeout` is for a
 * command that gives its time to something else than itself.
 */
export function addOpeningOptions(command: Command, timeout: Option = timeoutOption()): Command {
	const limit = new Option(
		"--limit <name=number>",
		explained("change a limit that guards against damaged files", LIMITS),
	)
		.argParser((text: string, before: Partial<Limits>) => ({ ...before, ...parseLimit(text) }))
		.default({});
	const opening = [
		repeatable("--drop <name>", "leave out this array or group, by its name or path"),
		new Option("--group <path>", "open only this group, as the root"),
		repeatable("--allow <prefix>", "also read what is below this URL or path, if the file refers to it"),
		new Option(
			"--inline-budget <size>",
			"how much of an array may be copied where it cannot be referenced (default 1MiB)",
		).argParser(sizeArgument),
		new Option("--inline-total <size>", "the same for all arrays together (default 64MiB)").argParser(sizeArgument),
		limit,
		timeout,
	];
	const missing = [
		new Option("--lenient-text", 'read a fill value that is the text "-9999" as the number'),
		explainedChoice("--unrepresentable-fill <what>", "a fill value that its data type cannot hold", {
			error: "refuse the file (the default for TIFF)",
			drop: "go on without that fill value, and say so (the default elsewhere)",
		}),
		new Option(
			"--null-fill <value>",
			"Zarr 2: what unwritten chunks hold where fill_value is null: a value, or extreme",
		).argParser(fillArgument),
		new Option("--v2-fill-as-mask", "Zarr 2: fill_value means missing (by default where xarray wrote it)"),
		new Option("--no-v2-fill-as-mask", "Zarr 2: fill_value is only what unwritten chunks hold"),
	];
	for (const option of opening) command.addOption(option.helpGroup(HEADINGS.opening));
	for (const option of missing) command.addOption(option.helpGroup(HEADINGS.missing));
	return addFormatFlags(addCredentialOptions(command)).addHelpText("after", environmentHelp());
}

/** An option that takes one text, and can be given more than once. */
export function repeatable(flags: string, description: string): Option {
	return new Option(flags, description).argParser((text: string, before: string[]) => [...before, text]).default([]);
}

/** The options of opening as the library takes them. */
export function openOptions(options: OpeningOptions & EmissionOptions): OpenOptions {
	const { allow, drop, group, inlineBudget, inlineTotal, limit, session } = options;
	return {
		session,
		allow,
		drop,
		group,
		...fillOptions(options),
		inlineBudget: { arrayBytes: inlineBudget, storeBytes: inlineTotal },
		limits: limit,
		...formatOptions(options),
	};
}

/** Those of them that are about fill values. */
export function fillOptions(options: OpeningOptions & EmissionOptions): FillOptions {
	const { lenientText, unrepresentableFill, nullFill, v2FillAsMask, stringFill, emitMissingValueConvention } = options;
	return { lenientText, unrepresentableFill, nullFill, v2FillAsMask, stringFill, emitMissingValueConvention };
}

const LIMITS: Readonly<Record<keyof Limits, string>> = {
	maxMetadataBytes: "of a header (default 1GiB)",
	maxReferences: "of an array (default 268435456)",
	maxArrayBytes: "of one read (default 2GiB)",
	maxWork: "steps (default 100000000, and 16 a byte)",
	maxHeldBytes: "of memory (default 128MiB, and 8 a byte)",
	maxChunkBytes: "to decode a chunk (default 384MiB, and 8 a byte)",
	maxNodes: "arrays and groups (default 131072)",
	maxDimensions: "of an array (default 64)",
	maxAttributeValues: "in all (default 4194304)",
	maxNesting: "of groups (default 256)",
	maxIdleSeconds: "without progress of a server (default 30)",
};

function parseLimit(text: string): Partial<Limits> {
	const [name = "", number = ""] = text.split("=");
	if (!Object.hasOwn(LIMITS, name)) throw new InvalidArgumentError(`The limits are ${Object.keys(LIMITS).join(", ")}.`);
	return { [name]: name === "maxIdleSeconds" ? secondsArgument(number) : sizeArgument(number) };
}

/** A number with all of its digits, or a text. */
function fillArgument(text: string): number | bigint | string {
	return (parseFillText(dataType("int64"), text) as number | bigint | undefined) ?? text;
}

function sizeArgument(text: string): number {
	const bytes = parseSize(text);
	if (bytes === undefined) throw new InvalidArgumentError("A size is a number of bytes, such as 4000000, 4MB or 4MiB.");
	return bytes;
}

function secondsArgument(text: string): number {
	if (!/^\d+(\.\d+)?$/.test(text) || Number(text) === 0)
		throw new InvalidArgumentError("Seconds are a number above 0, such as 60 or 0.5.");
	return Number(text);
}

/** A time in milliseconds, from an argument. */
export function durationArgument(text: string): number {
	const ms = parseDuration(text);
	if (ms === undefined) throw new InvalidArgumentError("A time is a number above 0, such as 30s, 5m, 500ms or 2h.");
	return ms;
}

/** Examples at the end of a help text. */
export function examples(...lines: string[]): string {
	return `\nExamples:\n${lines.map((line) => `  $ mirazarr ${line}`).join("\n")}`;
}
