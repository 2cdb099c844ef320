import { type AttributeValue, numericAttribute, textAttribute } from "../../zarr/attributes.ts";
import { decodeText } from "../../zarr/scalar.ts";

/** Length of a card, one line of a header. */
export const CARD_BYTES = 80;

/** What a card says. */
export type Card =
	| { kind: "value"; keyword: string; value: AttributeValue }
	/** COMMENT, HISTORY, and whatever has no value. */
	| { kind: "text"; keyword: string; text: string }
	/** The rest of a long text (FITS standard, 4.2.1.2). */
	| { kind: "continue"; text: string }
	| { kind: "end" };

/** The card that begins at `at`; undefined where there is none, because a keyword has only letters. */
export function parseCard(bytes: Uint8Array, at: number): Card | undefined {
	for (let i = at; i < at + 8; i++) if ((bytes[i] as number) < 0x20 || (bytes[i] as number) > 0x7e) return undefined;
	const line = String.fromCharCode(...bytes.subarray(at, at + CARD_BYTES));
	// The standard (4.1.2.1) wants keywords to begin in the first column; where they do not, blanks are no part of them.
	const keyword = line.slice(0, 8).trim();
	if (keyword === "END" && line.slice(8).trim() === "") return { kind: "end" };
	if (keyword === "CONTINUE") return { kind: "continue", text: continuedText(line.slice(8)) };
	const isCommentary = keyword === "COMMENT" || keyword === "HISTORY" || keyword === "";
	if (line[8] === "=" && !isCommentary) return { kind: "value", keyword, value: parseValue(line.slice(9)) };
	// The convention of ESO: HIERARCH and several words before the sign.
	const [, words, value] = keyword === "HIERARCH" ? (/^HIERARCH\s+([^=]+?)\s*=(.*)$/.exec(line) ?? []) : [];
	if (words !== undefined && value !== undefined) return { kind: "value", keyword: words, value: parseValue(value) };
	// So do writers that put the sign right behind a short keyword.
	const [, early, rest] = isCommentary ? [] : (/^ *([A-Za-z0-9_-]{1,7}) *= +(\S.*)$/.exec(line) ?? []);
	if (early !== undefined && rest !== undefined && line.indexOf("=") < 8)
		return { kind: "value", keyword: early, value: parseValue(rest) };
	return { kind: "text", keyword, text: utf8(line.slice(8).trimEnd()) };
}

function continuedText(field: string): string {
	return quotedText(field.trimStart()) ?? "";
}

/** A value with the type that its spelling gives it (FITS standard, 4.2). */
function parseValue(field: string): AttributeValue {
	const text = field.trimStart();
	const quoted = quotedText(text);
	if (quoted !== undefined) return textAttribute(quoted);
	const [bare = ""] = text.split("/", 1);
	return parseBare(bare.trim());
}

/** The text between quotes, of which two stand for one; spaces at its end do not count. */
function quotedText(field: string): string | undefined {
	const [, text] = /^'((?:[^']|'')*)/.exec(field) ?? [];
	return text === undefined ? undefined : utf8(text.replaceAll("''", "'").trimEnd());
}

function parseBare(text: string): AttributeValue {
	if (text === "T" || text === "F") return { dataType: "bool", shape: [], values: [text === "T"] };
	if (text === "") return { dataType: "json", shape: [], values: [null] };
	if (/^[+-]?\d+$/.test(text)) {
		const integer = BigInt(text.replace("+", ""));
		if (integer === BigInt.asIntN(64, integer)) return numericAttribute(BigInt64Array.of(integer), []);
		if (integer === BigInt.asUintN(64, integer)) return numericAttribute(BigUint64Array.of(integer), []);
	}
	const number = parseNumber(text);
	if (number !== undefined) return numericAttribute(Float64Array.of(number), []);
	const [, re, im] = /^\(([^,]+),([^)]+)\)$/.exec(text) ?? [];
	const [real, imaginary] = [parseNumber(re?.trim()), parseNumber(im?.trim())];
	if (real !== undefined && imaginary !== undefined)
		return { dataType: "complex128", shape: [], values: [[real, imaginary]] };
	return textAttribute(utf8(text));
}

/** A number as Fortran writes it: the exponent may have a D. */
function parseNumber(text: string | undefined): number | undefined {
	return text !== undefined && /^[+-]?(\d+\.?\d*|\.\d+)([ED][+-]?\d+)?$/i.test(text)
		? Number(text.replace(/d/i, "e"))
		: undefined;
}

/** Headers are ASCII; what is not is read like all text of files. */
function utf8(text: string): string {
	return /[^ -~]/.test(text) ? decodeText(Uint8Array.from(text, (letter) => letter.charCodeAt(0))) : text;
}
