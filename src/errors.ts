/**
 * What went wrong, as a kebab-case noun. Switch on it; messages are for people.
 *
 * | code | when | what to do |
 * |---|---|---|
 * | `unknown-format` | no parser recognises the file | pass `parser` |
 * | `unsupported-feature` | the file uses something that is not decoded; the rest of it opens | see `hint` |
 * | `unknown-codec` | a codec has no implementation here | `registerCodec` |
 * | `bad-metadata` | a Zarr document breaks the specification | fix the document |
 * | `bad-json` | text is not JSON, even read tolerantly | fix the text at `offset` |
 * | `bad-argument` | a call was made with something it does not take | see the message |
 * | `cannot-combine` | files, or a file and a repository, do not go together as they are | see `hint` |
 * | `bad-selection` | a selection does not fit the array | see the message |
 * | `corrupt-file` | a structure of the file contradicts itself | fetch the file again |
 * | `truncated-file` | the file ends before the bytes that were asked for | fetch the file again |
 * | `corrupt-chunk` | a chunk does not decode to what its array declares | fetch the file again |
 * | `bad-reference` | a chunk reference is impossible (empty, beyond 2^53, …) | build the references again |
 * | `not-found` | no such object, array or group | check the name |
 * | `not-allowed` | a reference points outside what may be read | `allow: [prefix]` |
 * | `range-not-honoured` | the server did not answer the range that was asked for | use another server |
 * | `source-changed` | the object is no longer the one that was opened | open it again |
 * | `write-conflict` | somebody else wrote the object in the meantime | read it again, then write |
 * | `no-space` | there is no room left where something is written | make room, then write again |
 * | `http-status` | the server refused | see the status in the message |
 * | `network` | no answer, or it broke off, after every retry | try again |
 * | `timeout` | the call was not finished after `timeoutMs` | raise it |
 * | `limit-exceeded` | a size in the file is beyond the limits | raise the limit |
 * | `fill-out-of-range` | a fill value does not fit the data type | `unrepresentableFill: "drop"` |
 * | `fill-conflict` | fill values contradict each other where only one is possible | see `hint` |
 * | `bad-fill` | a fill value is not in the form that its place requires, or null where one is needed | see `hint` |
 */
export type ErrorCode =
	| "unknown-format"
	| "unsupported-feature"
	| "unknown-codec"
	| "bad-metadata"
	| "bad-json"
	| "bad-argument"
	| "cannot-combine"
	| "bad-selection"
	| "corrupt-file"
	| "truncated-file"
	| "corrupt-chunk"
	| "bad-reference"
	| "not-found"
	| "not-allowed"
	| "range-not-honoured"
	| "source-changed"
	| "write-conflict"
	| "no-space"
	| "http-status"
	| "network"
	| "timeout"
	| "limit-exceeded"
	| "fill-out-of-range"
	| "fill-conflict"
	| "bad-fill";

/** Where an error happened, and what to do about it. */
export type ErrorDetails = {
	/** The object that was being read; an error keeps it without its query, which may be a signature. */
	url?: string | undefined;
	/** The array or group inside it. */
	path?: string | undefined;
	/** The byte in the object (or the character in the text). */
	offset?: number | undefined;
	/** What the caller can do about it. */
	hint?: string | undefined;
	/** The same in parts, with the options that help; ``...hint`Pass ${option("drop")}` `` gives both. */
	remedy?: readonly HintPart[] | undefined;
	cause?: unknown;
};

/**
 * Every error that mirazarr throws on purpose. `message` says what happened and where, `hint` what to do;
 * the parts are also fields, so nobody needs to parse text. An abort is the one exception: it throws the
 * reason of the caller's own `AbortSignal`.
 *
 * Messages quote names and texts of strangers and end in terminals and logs. So `message`, `what` and `hint` spell out what
 * a terminal would obey (`\x1b`, `\n`, `\u202e`); `path`, `url` and `remedy` are exact.
 */
export class MiraError extends Error {
	override readonly name = "MiraError";
	/** What went wrong, for programs to decide by. */
	readonly code: ErrorCode;
	/** The message alone, without the place and the hint: to be repeated in another place. */
	readonly what: string;
	/** The object that it is about, where it is one. */
	readonly url: string | undefined;
	/** The array or group that it is about, where it is one. */
	readonly path: string | undefined;
	/** Where in the object, in bytes. */
	readonly offset: number | undefined;
	/** What to do about it, in a sentence; also the end of the message. */
	readonly hint: string | undefined;
	/** The hint in parts: words, and the options that help. Absent where the hint names none. */
	readonly remedy: readonly HintPart[] | undefined;

	/** A message of several lines is a list of them: a line feed inside of one comes from a name. */
	constructor(code: ErrorCode, message: string | readonly string[], details: ErrorDetails = {}) {
		const { path, offset, remedy, cause } = details;
		const lines = typeof message === "string" ? [message] : message;
		const what = lines.map((line) => visibleText(withoutSecrets(line))).join("\n");
		const url = details.url === undefined ? undefined : withoutSecrets(details.url);
		const hint = details.hint === undefined ? undefined : visibleText(withoutSecrets(details.hint));
		super(withPlace(what, { url, path, offset, hint }), cause === undefined ? undefined : { cause });
		this.code = code;
		this.what = what;
		this.url = url;
		this.path = path;
		this.offset = offset;
		this.hint = hint;
		this.remedy = remedy;
	}
}

/**
 * A text as people may see it: URLs in it have no password and no query. A query may be a signature, and what is shown gets
 * into logs. In `file:` and `memory:` URLs `?` is a character of the name, and stays.
 */
export function withoutSecrets(text: string): string {
	if (!/[?&@]/.test(text)) return text;
	return text
		.replace(/\b((?:https?|rediss?):\/\/)[^\s/?#"'<>]*@/gi, "$1")
		.replace(/\b((?!file:|memory:)[a-z][a-z0-9+.-]*:\/\/[^\s?"'<>]*)\?[^\s"'<>]*[^\s"'<>).,;:]/gi, "$1")
		.replace(/([?&]([\w-]+)=)[^\s&"'<>)]+/g, (match, start: string, name: string) =>
			SECRET_PARAMETER.test(name) ? `${start}…` : match,
		);
}

/** Parameters of queries that give access to anyone who has them. */
export const SECRET_PARAMETER: RegExp =
	/^(sig|signature|.*token|.*secret.*|.*passw(or)?d|pwd|auth|authorization|jwt|.*(api|access|subscription)[-_]?key|x-(amz|goog)-.*)$/i;

/**
 * Characters that a text of a stranger must not bring to a terminal or a page as they are: those that are obeyed (controls of
 * C0 and C1, line and paragraph separators), those that turn text around or that nobody sees (format characters, and what
 * fonts may leave out: Unicode, section 5.21), and halves of surrogate pairs, which are no characters.
 */
export const DECEPTIVE: RegExp = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

const SHORT_ESCAPES: ReadonlyMap<string, string> = new Map([
	["\t", "\\t"],
	["\n", "\\n"],
	["\r", "\\r"],
]);

/**
 * A text of a stranger on one line, with everything that deceives spelt out: `\x1b`, `\n`, `\u202e`, `\u{e0041}`. A backslash
 * stays as it is: this is for eyes, and fields and JSON have the exact text.
 */
export function visibleText(text: string): string {
	return /^[ -~]*$/.test(text) ? text : text.replace(DECEPTIVE, spelt);
}

/** The same of a text of several lines: line feeds and tabs stay. */
export function visibleLines(text: string): string {
	if (/^[\n\t -~]*$/.test(text)) return text;
	return text.replace(DECEPTIVE, (char) => (char === "\n" || char === "\t" ? char : spelt(char)));
}

function spelt(char: string): string {
	const hex = (char.codePointAt(0) as number).toString(16);
	if (hex.length > 4) return `\\u{${hex}}`;
	return SHORT_ESCAPES.get(char) ?? (hex.length > 2 ? `\\u${hex.padStart(4, "0")}` : `\\x${hex.padStart(2, "0")}`);
}

/** The same error with its place, where it did not say so itself; `about` goes before the message. */
export function located(error: MiraError, { url, path, offset }: ErrorDetails, about = ""): MiraError {
	const [first = "", ...others] = error.what.split("\n");
	return new MiraError(error.code, [about + first, ...others], {
		url: error.url ?? url,
		path: error.path ?? path,
		offset: error.offset ?? offset,
		hint: error.hint,
		remedy: error.remedy,
		cause: error,
	});
}

/** What an error says about what to do, for another error to repeat. */
export function adviceOf({ hint, remedy }: MiraError): Pick<ErrorDetails, "hint" | "remedy"> {
	return { hint, remedy };
}

/** What happened and where, without the hint: for callers that show the hint separately. */
export function messageWithoutHint({ what, url, path, offset }: MiraError): string {
	return withPlace(what, { url, path, offset });
}

/** Messages say what happened; where and what to do are added here, so no message repeats them. */
function withPlace(message: string, { url, path, offset, hint }: ErrorDetails): string {
	const place: string[] = [];
	if (path !== undefined) place.push(`in ${visibleText(path)}`);
	if (offset !== undefined) place.push(`at byte ${offset} (0x${offset.toString(16)})`);
	if (url !== undefined) place.push(`of ${visibleText(url)}`);
	return `${message}${place.length > 0 ? ` (${place.join(" ")})` : ""}${hint === undefined ? "" : `. ${hint}`}`;
}

/**
 * True for an error of ours, of one of `codes` if any are given. It looks at the brand rather than the class, so it
 * holds across two installed copies of the package and across workers.
 */
export function isMiraError(error: unknown, ...codes: ErrorCode[]): error is MiraError {
	if (typeof error !== "object" || error === null) return false;
	const { name, code } = error as { name?: unknown; code?: unknown };
	return name === "MiraError" && typeof code === "string" && (codes.length === 0 || codes.includes(code as ErrorCode));
}

/** The value of an option, as far as remedies name any. */
export type RemedyValue = string | number | boolean | readonly string[];

/**
 * An option that helps, by its path in the options of the library (`grib.index` is `grib: { index }`), and the value that
 * does, where it is known.
 */
export type Remedy = { option: string; value?: RemedyValue | undefined };

/** Something that a program in TypeScript writes, and nobody else can: `registerCodec("x", …)`. */
export type LibraryCode = { code: string };

/** A piece of a hint: words, and between them an option or code. */
export type HintPart = string | Remedy | LibraryCode;

/**
 * What to do about an error or a diagnostic: as text in the words of the library, and in parts, from which others (the
 * command line, with its flags) make their own text. Plain data; it is spread into the details of an error or a diagnostic.
 */
export type Advice = { hint: string; remedy: readonly HintPart[] };

/** An option, for use in a `hint`. */
export function option(path: string, value?: RemedyValue): Remedy {
	return value === undefined ? { option: path } : { option: path, value };
}

/** What a program in TypeScript writes, for use in a `hint`. */
export function code(text: string): LibraryCode {
	return { code: text };
}

/**
 * Makes advice of text with options in it; alternatives are separated by ", or " or by full stops, so others can leave out
 * those that they do not have; other advice becomes part of it.
 *
 * @example
 * throw new MiraError("limit-exceeded", "the header is too large", { url, ...hint`Raise ${option("limits.maxMetadataBytes")}` });
 */
export function hint(texts: TemplateStringsArray, ...values: readonly (HintPart | number | Advice)[]): Advice {
	const remedy: HintPart[] = [];
	const add = (part: HintPart): void => {
		const last = remedy.at(-1);
		if (typeof part === "string" && typeof last === "string") remedy[remedy.length - 1] = last + part;
		else if (part !== "") remedy.push(part);
	};
	for (const [i, text] of texts.entries()) {
		add(text);
		const value = values[i];
		if (value === undefined) continue;
		if (typeof value === "object" && "remedy" in value) for (const part of value.remedy) add(part);
		else add(typeof value === "number" ? String(value) : value);
	}
	return { hint: hintText(remedy, optionText), remedy };
}

/** The text of a hint in which `say` names the options. */
export function hintText(parts: readonly HintPart[], say: (part: Remedy | LibraryCode) => string): string {
	return parts.map((part) => (typeof part === "string" ? part : say(part))).join("");
}

/** An option as a program in TypeScript would write it: `grib: { index: "none" }`; without a value, its path. */
export function optionText(part: Remedy | LibraryCode): string {
	if ("code" in part) return part.code;
	const { option: path, value } = part;
	if (value === undefined) return path;
	return path
		.split(".")
		.reduceRight(
			(inner, name, i, names) => `${name}: ${i === names.length - 1 ? inner : `{ ${inner} }`}`,
			JSON.stringify(value),
		);
}

/** What an option takes, with the words for it: `"xarray" or "netcdf"`. */
export type OptionValue = { text: string; accepts(value: unknown): boolean };

/** A declaration for every option of a function: the compiler sees that none is forgotten and none too many. */
export type OptionValues<Options extends object> = { readonly [Name in keyof Required<Options>]: OptionValue };

/** One of these texts. */
export function oneOf(...choices: readonly string[]): OptionValue {
	const quoted = choices.map((choice) => `"${choice}"`);
	const text = [quoted.slice(0, -1).join(", "), ...quoted.slice(-1)].filter((part) => part !== "").join(" or ");
	return { text, accepts: (value) => choices.includes(value as string) };
}

/** An object that has a number for some of these names. */
export function numbersBy(names: readonly string[]): OptionValue {
	const isEntry = ([name, number]: [string, unknown]): boolean =>
		names.includes(name) && (number === undefined || TAKES.number.accepts(number));
	return {
		text: `an object of numbers: ${names.join(", ")}`,
		accepts: (value) => TAKES.object.accepts(value) && Object.entries(value as object).every(isEntry),
	};
}

/** What more than one function takes. */
export const TAKES: {
	readonly [kind in
		| "anything"
		| "boolean"
		| "function"
		| "number"
		| "wholeNumber"
		| "object"
		| "signal"
		| "text"
		| "textList"]: OptionValue;
} = {
	/** Checked where it is used, or only by the compiler. */
	anything: { text: "anything", accepts: () => true },
	boolean: { text: "true or false", accepts: (value) => typeof value === "boolean" },
	function: { text: "a function", accepts: (value) => typeof value === "function" },
	number: { text: "a number", accepts: (value) => typeof value === "number" && !Number.isNaN(value) },
	wholeNumber: {
		text: "a whole number of at least 0",
		accepts: (value) => Number.isInteger(value) && Number(value) >= 0,
	},
	object: { text: "an object", accepts: (value) => typeof value === "object" && value !== null },
	signal: {
		text: "an AbortSignal",
		accepts: (value) => typeof value === "object" && value !== null && "aborted" in value,
	},
	text: { text: "a string", accepts: (value) => typeof value === "string" },
	textList: {
		text: "a list of strings",
		accepts: (value) => Array.isArray(value) && value.every((one) => typeof one === "string"),
	},
};

/**
 * Refuses options that a function does not have, and values that they do not take: a misspelt one would be silently ignored.
 * `elsewhere` may know where else an unknown name belongs.
 */
export function checkOptions(
	functionName: string,
	options: object,
	values: Readonly<Record<string, OptionValue>>,
	elsewhere: (name: string) => string | undefined = () => undefined,
): void {
	for (const [name, value] of Object.entries(options)) {
		if (value === undefined) continue;
		const known = Object.hasOwn(values, name) ? values[name] : undefined;
		if (known === undefined) {
			const all = Object.keys(values).join(", ");
			throw new MiraError("bad-argument", `${functionName} has no option "${name}"`, {
				hint: elsewhere(name) ?? (all === "" ? "It has no options" : `Options: ${all}`),
			});
		}
		if (!known.accepts(value))
			throw new MiraError("bad-argument", `${functionName}: ${name} must be ${known.text}, not ${shown(value)}`);
	}
}

function shown(value: unknown): string {
	if (typeof value === "string") return `"${value}"`;
	return Array.isArray(value) ? "a list" : typeof value === "object" && value !== null ? "an object" : String(value);
}
