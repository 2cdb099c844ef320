import { numbersBy, type OptionValue, type OptionValues } from "../errors.ts";
import { FILL_OPTIONS, type FillOptions } from "../fill/fill-options.ts";
import type { InlineBudgetOptions } from "../manifest/inline-budget.ts";
import { CHOICE_OPTIONS, type ChoiceOptions } from "./choice-options.ts";
import { acceptedValue, type FormatOption } from "./option.ts";

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

/** The options of parsers among others. */
export function parserOptionsOf(options: ParserOptions): ParserOptions {
	return Object.fromEntries(Object.entries(options).filter(([name]) => Object.hasOwn(PARSER_OPTIONS, name)));
}

/** What the options of a format take. */
export function ownValues(options: Readonly<Record<string, FormatOption>>): Record<string, OptionValue> {
	return Object.fromEntries(Object.entries(options).map(([name, option]) => [name, acceptedValue(option)]));
}
