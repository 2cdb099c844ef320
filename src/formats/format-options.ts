import { checkOptions, type OptionValue } from "../errors.ts";
import type { Format } from "./descriptor.ts";
import * as listed from "./format.ts";
import { ownValues } from "./parser-options.ts";

/** Every format of the list. */
export const FORMATS: readonly Format[] = /* @__PURE__ */ Object.values(listed);

type Listed = typeof listed;

/** What the parsers of a format alone take, by the key of the format: `{ tiff: { ifd: 0 } }`. */
export type FormatOptions = {
	[Name in keyof Listed as Listed[Name]["key"]]?: OwnOptions<Listed[Name]> | undefined;
};

type OwnOptions<F> = F extends Format<string, infer Own> ? Own : never;

/** The options of each format as one option of the functions that open files. */
export function formatValues(functionName: string): Record<string, OptionValue> {
	return Object.fromEntries(
		FORMATS.map(({ key, options }): [string, OptionValue] => {
			const names = Object.keys(options);
			const accepts = (value: unknown): boolean => {
				if (typeof value !== "object" || value === null) return false;
				checkOptions(`${functionName}, ${key}`, value, ownValues(options));
				return true;
			};
			return [key, { text: names.length === 0 ? "an object" : `an object of ${names.join(", ")}`, accepts }];
		}),
	);
}

/** Where an option belongs that was not given under the key of its format. */
export function ownerHint(name: string): string | undefined {
	const places = FORMATS.filter(({ options }) => Object.hasOwn(options, name)).map(({ key }) => `${key}: { ${name} }`);
	return places.length === 0 ? undefined : `It is an option of formats: ${places.join(" or ")}`;
}
