import { checkOptions, MiraError } from "../errors.ts";
import type { ObjectStoreRegistry } from "../io/registry.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { type Choice, parseChosen } from "./choice.ts";
import type { ChoiceOptions } from "./choice-options.ts";
import type { FormatOption } from "./option.ts";
import { ownValues, PARSER_OPTIONS } from "./parser-options.ts";

/** Turns the object at a url into a store. Options are bound before, by a factory such as `netcdf3({ drop: ["x"] })`. */
export type Parser = (url: string, registry: ObjectStoreRegistry) => Promise<ManifestStore>;

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
