import { type OptionValue, oneOf, TAKES } from "../errors.ts";

/** An option of a format as data: its check, its flag and its line in the documentation follow from it. */
export type FormatOption = BooleanOption | IndexOption | TextOption | ChoiceOption | TextsOption | FilterOption;

type Described = {
	/** A phrase for help and documentation. */
	description: string;
	/** How the command line calls it, such as `--ifd <index>`; undefined where nobody needs it there. */
	flag?: `--${string}` | undefined;
};

/** True or false. A flag that begins with `--no-` says false. */
export type BooleanOption = Described & { kind: "boolean" };

/** A whole number of at least 0. */
export type IndexOption = Described & { kind: "index" };

/** Any text. */
export type TextOption = Described & { kind: "text" };

/** One of several texts. */
export type ChoiceOption<Choice extends string = string> = Described & {
	kind: "choice";
	choices: readonly Choice[];
	/** What the flag stands for, if it takes no argument. */
	flagValue?: Choice | undefined;
};

/** Texts by names of the user's choice; the flag takes `name=text` and can be repeated. */
export type TextsOption = Described & { kind: "texts" };

/** Texts or numbers, or lists of them, by some of these keys; the flag takes `key=value` and can be repeated. */
export type FilterOption = Described & { kind: "filter"; keys: readonly string[] };

/** The options that have these types: the compiler sees that none is forgotten, none too many and all are of their kind. */
export type OptionsOf<Own extends object> = {
	readonly [Name in keyof Required<Own>]: OptionOf<Exclude<Own[Name], undefined>>;
};

type OptionOf<Value> = [Value] extends [boolean]
	? BooleanOption
	: [Value] extends [number]
		? IndexOption
		: [Value] extends [string]
			? string extends Value
				? TextOption
				: ChoiceOption<Value>
			: Value extends Readonly<Record<string, string>>
				? TextsOption
				: FilterOption;

/** What an option takes. */
export function acceptedValue(option: FormatOption): OptionValue {
	switch (option.kind) {
		case "boolean":
			return TAKES.boolean;
		case "index":
			return TAKES.wholeNumber;
		case "text":
			return TAKES.text;
		case "choice":
			return oneOf(...option.choices);
		case "texts":
			return { text: "an object of strings", accepts: (value) => hasMembers(value, isText) };
		case "filter":
			return {
				text: `an object of strings, numbers or lists of them by ${option.keys.join(", ")}`,
				accepts: (value) =>
					hasMembers(value, isFilterValue) && Object.keys(value).every((key) => option.keys.includes(key)),
			};
	}
}

function hasMembers(value: unknown, isMember: (member: unknown) => boolean): value is object {
	return typeof value === "object" && value !== null && Object.values(value).every(isMember);
}

function isText(value: unknown): boolean {
	return typeof value === "string";
}

function isFilterValue(value: unknown): boolean {
	const values: readonly unknown[] = Array.isArray(value) ? value : [value];
	return values.every((one) => typeof one === "string" || typeof one === "number");
}
