import { checkOptions, MiraError, numbersBy, type OptionValue, type OptionValues } from "../errors.ts";
import { FILL_OPTIONS, type FillOptions } from "../fill/policies.ts";
import type { ObjectStoreRegistry } from "../io/registry.ts";
import type { InlineBudgetOptions } from "../manifest/inline-budget.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { CHOICE_OPTIONS, type Choice, type ChoiceOptions, parseChosen } from "./choice.ts";
import { acceptedValue, type FormatOption } from "./option.ts";

/** Turns the object at a url into a store. Options are bound before, by a factory such as `netcdf3({ drop: ["x"] })`. */
export type Parser = (url: string, registry: ObjectStoreRegistry) => Promise<ManifestStore>;

/** What all formats share: what to leave out, how fill values are treated, and how much may be inlined. */
export type ParserOptions = FillOptions &
	ChoiceOptions & {
		/** How many bytes may be kept in manifests where no reference is possible: 1 MiB an array, 64 MiB a store. */
		inlineBudget?: InlineBudgetOptions | undefined;
	};

/** What they take. */
export const PARSER_OPTIONS: OptionValues<ParserOptions> = {
	...CHOICE_OPTIONS,
	inlineBudget: numbersBy(["arrayBytes", "storeBytes"]),
	...FILL_OPTIONS,
};

/** What the options of a format take. */
export function ownValues(options: Readonly<Record<string, FormatOption>>): Record<string, OptionValue> {
	return Object.fromEntries(Object.entries(options).map(([name, option]) => [name, acceptedValue(option)]));
}

/**
 * The parser of a format with its options bound: they are checked now, and `drop` and `group` are applied to what `parse`
 * gives. It gets them only in order to spare work.
 */
export function createParser(
	{ key, options: own }: { key: string; options: Readonly<Record<string, FormatOption>> },
	options: object & ChoiceOptions,
	parse: (url: string, registry: ObjectStoreRegistry, choice: Choice) => Promise<ManifestStore>,
): Parser {
	// A factory that is passed as a parser itself is called with a url.
	if (typeof options !== "object")
		throw new MiraError("bad-argument", `${key} makes parsers, and is not one itself`, {
			hint: `Call it, with its options if need be: parser: ${key}()`,
		});
	checkOptions(key, options, { ...ownValues(own), ...PARSER_OPTIONS });
	return (url, registry) => parseChosen(options, (choice) => parse(url, registry, choice));
}
