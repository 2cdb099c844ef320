import { type Command, InvalidArgumentError, Option } from "commander";
import type { RemedyValue } from "../errors.ts";
import { FORMATS, type FormatOptions } from "../formats/format-options.ts";
import type { FormatOption } from "../formats/option.ts";

/** An option of a format that has a flag. */
type Use = { key: string; formatName: string; name: string; option: FormatOption };

/** A flag, and the options that it sets: one, or one of each of several formats. */
type Flag = { text: string; uses: [Use, ...Use[]] };

/** The flags that the formats declare, in their order; those that several share come behind. */
function declaredFlags(): Flag[] {
	const flags = new Map<string, Flag>();
	for (const { key, name: formatName, options } of FORMATS)
		for (const [name, option] of Object.entries(options)) {
			if (option.flag === undefined) continue;
			const use: Use = { key, formatName, name, option };
			const known = flags.get(option.flag);
			if (known === undefined) flags.set(option.flag, { text: option.flag, uses: [use] });
			else known.uses.push(use);
		}
	return [...flags.values()].sort((a, b) => a.uses.length - b.uses.length);
}

/** Adds the flags of the formats, each under the heading of those that have it. */
export function addFormatFlags(command: Command): Command {
	for (const flag of declaredFlags()) command.addOption(commandOption(flag));
	return command;
}

function commandOption({ text, uses }: Flag): Option {
	const names = uses.map(({ formatName }) => formatName);
	const option = new Option(text, description(uses)).helpGroup(`${names.join(" and ")}:`);
	const [{ option: first }] = uses;
	if (!option.required) return option;
	if (first.kind === "choice") return option.choices(choicesOf(uses));
	if (first.kind === "index") return option.argParser(indexArgument);
	if (first.kind === "text" || first.kind === "boolean") return option;
	const parse = first.kind === "filter" ? filterEntry : textEntry;
	return option.argParser((entry: string, before: Entries) => ({ ...before, ...parse(entry, before) })).default({});
}

function description(uses: Flag["uses"]): string {
	const [{ option: first }] = uses;
	if (uses.every(({ option }) => option.description === first.description)) return first.description;
	return uses.map(({ formatName, option }) => `${formatName}: ${option.description}${choicesText(option)}`).join("\n");
}

function choicesText(option: FormatOption): string {
	return option.kind === "choice" ? ` (${option.choices.join(", ")})` : "";
}

function choicesOf(uses: Flag["uses"]): string[] {
	return uses.flatMap(({ option }) => (option.kind === "choice" ? option.choices : []));
}

/** What the flags of a command line ask of each format. A value that only one of several formats takes is for that one. */
export function formatOptions(parsed: Readonly<Record<string, unknown>>): FormatOptions {
	const groups: Record<string, Record<string, unknown>> = {};
	for (const flag of declaredFlags())
		for (const { key, name, option } of flag.uses) {
			const value = optionValue(new Option(flag.text), option, parsed);
			if (value !== undefined) groups[key] = { ...groups[key], [name]: value };
		}
	return groups;
}

function optionValue(flag: Option, option: FormatOption, parsed: Readonly<Record<string, unknown>>): unknown {
	const value = parsed[flag.attributeName()];
	if (flag.required) {
		if (option.kind === "choice") return option.choices.find((choice) => choice === value);
		const isEmpty = typeof value === "object" && value !== null && Object.keys(value).length === 0;
		return isEmpty ? undefined : value;
	}
	if (value !== !flag.negate) return undefined;
	return option.kind === "choice" ? option.flagValue : value;
}

/** A flag that sets an option of the library. */
export type OptionFlag = {
	/** Its path in the options of the library: `grib.layout`, `drop`. */
	option: string;
	/** A flag without an argument stands for this value alone. */
	value?: RemedyValue | undefined;
	flag: string;
	/** What follows the flag where a remedy has no value, or another form of it. */
	argument?: string | undefined;
};

/** The flags of the options of all formats. */
export function formatFlagTable(): OptionFlag[] {
	return declaredFlags().flatMap(({ text, uses }) => {
		const { long = "", required, negate } = new Option(text);
		const argument = text.match(/<(.+)>/)?.[1]?.toUpperCase();
		return uses.map(({ key, name, option }): OptionFlag => {
			const path = `${key}.${name}`;
			if (required) return { option: path, flag: long, argument };
			return { option: path, flag: long, value: option.kind === "choice" ? option.flagValue : !negate };
		});
	});
}

function indexArgument(text: string): number {
	if (!/^\d{1,15}$/.test(text)) throw new InvalidArgumentError("A whole number is needed.");
	return Number(text);
}

type Entries = Readonly<Record<string, unknown>>;

function filterEntry(text: string, before: Entries): Entries {
	const [key, value] = entryOf(text, "Write a filter as name=2t or level=850.");
	const number = Number(value);
	return { [key]: [...((before[key] as unknown[] | undefined) ?? []), Number.isNaN(number) ? value : number] };
}

function textEntry(text: string): Entries {
	const [name, value] = entryOf(text, "Write it as u=https://example.org/data.");
	return { [name]: value };
}

function entryOf(text: string, usage: string): [key: string, value: string] {
	const [, key, value] = /^(\w+)=(.+)$/.exec(text) ?? [];
	if (key === undefined || value === undefined) throw new InvalidArgumentError(usage);
	return [key, value];
}
