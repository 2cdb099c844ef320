import { DECEPTIVE, MiraError } from "../errors.ts";
import { type Budget, beyond } from "./budget.ts";

/**
 * A JSON number that is a float although its value is whole. Zarr attributes are read by programs that tell `10.0` from
 * `10`; a JavaScript number cannot.
 */
export class JsonFloat {
	/** The number itself. */
	readonly value: number;
	constructor(value: number) {
		this.value = value;
	}
}

/** What a JSON text holds. Integers beyond 2^53 are `bigint`; `JsonFloat` appears only where it was asked for. */
export type JsonValue =
	| null
	| boolean
	| number
	| bigint
	| string
	| JsonFloat
	| JsonValue[]
	| { [key: string]: JsonValue };

/** An object of a JSON text. */
export type JsonObject = { [key: string]: JsonValue };

/** True for `{…}`, false for arrays, scalars and `JsonFloat`. */
export function isJsonObject(value: JsonValue | undefined): value is JsonObject {
	return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof JsonFloat);
}

/** The same value with every `JsonFloat` as a plain number: what an application wants to look at. */
export function plainJson(value: JsonValue): JsonValue {
	if (value instanceof JsonFloat) return value.value;
	if (Array.isArray(value)) return value.map(plainJson);
	if (!isJsonObject(value)) return value;
	return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, plainJson(member)]));
}

/** A value as messages show it, cut where it is long; "nothing" for one that is not there. */
export function shownJson(value: JsonValue | undefined): string {
	if (value === undefined) return "nothing";
	if (typeof value === "number" || typeof value === "bigint") return String(value);
	const text = JSON.stringify(value, (_, inner) =>
		inner instanceof JsonFloat ? inner.value : typeof inner === "bigint" ? Number(inner) : inner,
	);
	return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** How to read numbers. */
export type ParseJsonOptions = {
	/** `"tagged"` gives numbers written with a fraction or an exponent as `JsonFloat`; `"plain"`, the default, as numbers. */
	floats?: "plain" | "tagged";
	/** Named in errors. */
	url?: string | undefined;
	/** Charged for the values of the text. */
	budget?: Budget | undefined;
};

const MAX_DEPTH = 200;
/** No number that anybody computes with has as many; to read one takes the square of them. */
const MAX_DIGITS = 1000;
/** What a value takes in memory: a list of its own, or a float with its tag. Whole numbers take less. */
const VALUE_BYTES = 40;
/** Documents that a node has at most: consolidated metadata are the objects with the most members, one for each. */
const DOCUMENTS = 4;
/** So many values are charged at once. */
const CHARGED_VALUES = 1024;

/**
 * Reads JSON exactly: integers that a number cannot hold become `bigint`. The bare `NaN`, `Infinity` and `-Infinity` that
 * Python writes are accepted. Everything else that is not JSON is an error that names the place; trailing commas by name.
 */
export function parseJson(text: string | Uint8Array, options: ParseJsonOptions = {}): JsonValue {
	const decoded = typeof text === "string" ? text : decodeUtf8(text, options.url);
	return new JsonParser(decoded, options).document();
}

function decodeUtf8(bytes: Uint8Array, url: string | undefined): string {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch (cause) {
		throw new MiraError("bad-json", "the document is not UTF-8 text", { url, cause });
	}
}

// Sticky expressions match at the cursor alone, so a token costs one pass over its own characters.
const NUMBER = /-?(?:0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids control characters in strings (RFC 8259, section 7).
const PLAIN_STRING = /[^"\\\u0000-\u001f]*/y;
const ESCAPES: { [key: string]: string } = {
	'"': '"',
	"\\": "\\",
	"/": "/",
	b: "\b",
	f: "\f",
	n: "\n",
	r: "\r",
	t: "\t",
};
const WORDS: readonly [string, JsonValue][] = [
	["true", true],
	["false", false],
	["null", null],
	["NaN", Number.NaN],
	["Infinity", Number.POSITIVE_INFINITY],
	["-Infinity", Number.NEGATIVE_INFINITY],
];

class JsonParser {
	#at = 0;
	readonly #text: string;
	readonly #tagFloats: boolean;
	readonly #url: string | undefined;
	readonly #budget: Budget | undefined;
	#values = 0;

	constructor(text: string, { floats = "plain", url, budget }: ParseJsonOptions) {
		this.#text = text;
		this.#tagFloats = floats === "tagged";
		this.#url = url;
		this.#budget = budget;
	}

	document(): JsonValue {
		if (this.#text.charCodeAt(0) === 0xfeff) this.#at = 1;
		const value = this.#value(0);
		this.#skipSpace();
		if (this.#at < this.#text.length) throw this.#error("there is something after the end of the document");
		return value;
	}

	#value(depth: number): JsonValue {
		if (depth > MAX_DEPTH) throw this.#error(`more than ${MAX_DEPTH} levels are nested`);
		if (++this.#values % CHARGED_VALUES === 0) this.#budget?.hold(CHARGED_VALUES * VALUE_BYTES);
		this.#skipSpace();
		const c = this.#text[this.#at];
		if (c === "{") return this.#object(depth);
		if (c === "[") return this.#array(depth);
		if (c === '"') return this.#string();
		for (const [word, value] of WORDS) {
			if (c === word[0] && this.#text.startsWith(word, this.#at)) {
				this.#at += word.length;
				return value;
			}
		}
		return this.#number();
	}

	#object(depth: number): JsonObject {
		const object: JsonObject = {};
		const most = this.#budget === undefined ? Number.POSITIVE_INFINITY : DOCUMENTS * this.#budget.limits.maxNodes;
		let count = 0;
		this.#at++;
		for (let first = true; ; first = false) {
			this.#skipSpace();
			if (this.#text[this.#at] === "}" && first) break;
			if (this.#text[this.#at] !== '"') throw this.#error("the name of a member is expected");
			const key = this.#string();
			this.#skipSpace();
			if (this.#text[this.#at] !== ":") throw this.#error(`":" is expected after "${key}"`);
			this.#at++;
			if (++count > most) throw beyond("maxNodes", `an object of the document has more than ${most} members`);
			const value = this.#value(depth + 1);
			// A plain assignment of "__proto__" would change the object instead of adding a member.
			if (key !== "__proto__") object[key] = value;
			else Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
			if (!this.#comma("}")) break;
		}
		this.#at++;
		return object;
	}

	#array(depth: number): JsonValue[] {
		const array: JsonValue[] = [];
		this.#at++;
		this.#skipSpace();
		if (this.#text[this.#at] !== "]") {
			do array.push(this.#value(depth + 1));
			while (this.#comma("]"));
		}
		this.#at++;
		return array;
	}

	/** True after a comma, false before the closing bracket. */
	#comma(close: "}" | "]"): boolean {
		this.#skipSpace();
		const c = this.#text[this.#at];
		if (c === close) return false;
		if (c !== ",") throw this.#error(`"," or "${close}" is expected`);
		const comma = this.#at++;
		this.#skipSpace();
		if (this.#text[this.#at] !== close) return true;
		this.#at = comma;
		throw this.#error(`there is a trailing comma before "${close}"`, "Remove the comma");
	}

	#string(): string {
		let text = "";
		this.#at++;
		while (true) {
			text += this.#take(PLAIN_STRING);
			const c = this.#text[this.#at];
			if (c === '"') {
				this.#at++;
				return text;
			}
			if (c !== "\\") throw this.#error(c === undefined ? "a string has no end" : "a control character is in a string");
			text += this.#escape();
		}
	}

	#escape(): string {
		const c = this.#text[this.#at + 1] ?? "";
		if (c === "u") {
			const hex = this.#text.slice(this.#at + 2, this.#at + 6);
			if (!/^[0-9a-fA-F]{4}$/.test(hex)) throw this.#error("\\u needs four hexadecimal digits");
			this.#at += 6;
			return String.fromCharCode(Number.parseInt(hex, 16));
		}
		const plain = ESCAPES[c];
		if (plain === undefined) throw this.#error(`"\\${c}" is not an escape`);
		this.#at += 2;
		return plain;
	}

	#number(): JsonValue {
		NUMBER.lastIndex = this.#at;
		const match = NUMBER.exec(this.#text);
		if (match === null) throw this.#error(this.#at >= this.#text.length ? "the document ends too early" : "no value");
		this.#at = NUMBER.lastIndex;
		const value = Number(match[0]);
		if (match[1] !== undefined || match[2] !== undefined) return this.#tagFloats ? new JsonFloat(value) : value;
		// "-0" as an integer is zero to every other reader, but a number here keeps its sign: harmless and exact.
		if (Number.isSafeInteger(value)) return value;
		if (match[0].length > MAX_DIGITS)
			throw new MiraError("limit-exceeded", `an integer has ${match[0].length} digits, more than ${MAX_DIGITS}`, {
				url: this.#url,
				offset: this.#at,
				hint: "Write it as text",
			});
		return BigInt(match[0]);
	}

	#skipSpace(): void {
		const text = this.#text;
		let at = this.#at;
		for (let c = text.charCodeAt(at); c === 0x20 || c === 0x0a || c === 0x0d || c === 0x09; c = text.charCodeAt(at))
			at++;
		this.#at = at;
	}

	#take(pattern: RegExp): string {
		pattern.lastIndex = this.#at;
		const text = pattern.exec(this.#text)?.[0] ?? "";
		this.#at += text.length;
		return text;
	}

	#error(what: string, hint?: string): MiraError {
		const before = this.#text.slice(0, this.#at).split("\n");
		const place = `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
		return new MiraError("bad-json", `${what} at ${place}`, { url: this.#url, offset: this.#at, hint });
	}
}

/** How to write. */
export type WriteJsonOptions = {
	/** Spaces a level; 0, the default, writes one line. */
	indent?: number;
	/** Spaces before every line but the first: for a part of a larger text. */
	margin?: number;
	/** NaN and infinities: an error, the default, or `"bare"` as Python writes them, for documents that have them already. */
	nonFinite?: "error" | "bare";
};

/**
 * Writes JSON exactly and always the same for the same value: members in their order, `bigint` as digits, `JsonFloat` with
 * a fraction or an exponent, `-0` as `-0.0`. NaN and infinities have no JSON form and are an error: spell them as text.
 * Characters that a terminal obeys or hides are escaped, so the text can be looked at.
 */
export function writeJson(
	value: JsonValue,
	{ indent = 0, margin = 0, nonFinite = "error" }: WriteJsonOptions = {},
): string {
	return visibleJson(write(value, { indent, margin: " ".repeat(margin), isBare: nonFinite === "bare" }));
}

/** How a value is written at its place: `margin` are the spaces before its further lines. */
type Style = { indent: number; margin: string; isBare: boolean };

/** JSON of the same value that a terminal can show: controls of C1, format characters and the like as `\u` escapes. */
export function visibleJson(json: string): string {
	if (/^[\n -~]*$/.test(json)) return json;
	return json.replace(DECEPTIVE, (char) => (char === "\n" ? char : escapedUnits(char)));
}

/** JSON escapes the units of UTF-16 (RFC 8259, section 7). */
function escapedUnits(char: string): string {
	const units = Array.from({ length: char.length }, (_, i) => char.charCodeAt(i));
	return units.map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
}

function write(value: JsonValue, style: Style): string {
	if (value === null || typeof value === "boolean" || typeof value === "bigint") return String(value);
	if (typeof value === "string") return JSON.stringify(value);
	if (typeof value === "number") return writeNumber(value, style);
	if (value instanceof JsonFloat) return writeFloat(value.value, style);
	return style.indent === 0 ? writeCompact(value, style) : writeIndented(value, style);
}

/** One line, put together without lists of its parts: documents of a hundred thousand arrays are written this way. */
function writeCompact(value: JsonValue[] | JsonObject, style: Style): string {
	let text = "";
	if (Array.isArray(value)) {
		for (const item of value) text += text === "" ? write(item, style) : `,${write(item, style)}`;
		return `[${text}]`;
	}
	for (const name of Object.keys(value))
		text += `${text === "" ? "" : ","}${JSON.stringify(name)}:${write(value[name] as JsonValue, style)}`;
	return `{${text}}`;
}

function writeIndented(value: JsonValue[] | JsonObject, style: Style): string {
	const { margin } = style;
	const inner = margin + " ".repeat(style.indent);
	const within = { ...style, margin: inner };
	if (Array.isArray(value)) {
		const items = value.map((v) => write(v, within));
		// A list of scalars stays on one line: shapes and ranges are read as a whole.
		if (!value.some((v) => Array.isArray(v) || isJsonObject(v))) return `[${items.join(", ")}]`;
		return brackets("[]", items, inner, margin);
	}
	const members = Object.entries(value).map(([k, v]) => `${JSON.stringify(k)}: ${write(v, within)}`);
	return brackets("{}", members, inner, margin);
}

function brackets(pair: "[]" | "{}", items: string[], inner: string, margin: string): string {
	if (items.length === 0) return pair;
	return `${pair[0]}\n${inner}${items.join(`,\n${inner}`)}\n${margin}${pair[1]}`;
}

function writeNumber(value: number, style: Style): string {
	return Number.isSafeInteger(value) && !Object.is(value, -0) ? String(value) : writeFloat(value, style);
}

function writeFloat(value: number, { isBare }: Style): string {
	if (!Number.isFinite(value)) {
		if (isBare) return String(value);
		throw new MiraError("bad-argument", `JSON has no form for ${value}`, { hint: `Write the text "${value}" instead` });
	}
	if (Object.is(value, -0)) return "-0.0";
	const text = String(value);
	return /[.e]/.test(text) ? text : `${text}.0`;
}
