import { MiraError } from "../../errors.ts";
import { type Attributes, type AttributeValue, textAttribute } from "../../zarr/attributes.ts";
import type { Budget } from "../../zarr/budget.ts";
import { CARD_BYTES, parseCard } from "./cards.ts";

/** All parts of a file are multiples of this. */
export const BLOCK_BYTES = 2880;

/** The header of an HDU. */
export class FitsHeader {
	/** The first value of each keyword, in the order of the file. */
	readonly values: Attributes = new Map();
	/** Lines of COMMENT, HISTORY and others that have no value, by keyword; the empty one is for lines without any. */
	readonly texts: Map<string, string[]> = new Map();
	/** Keywords with several values, of which only the first counts. */
	readonly repeated: Set<string> = new Set();

	/** A whole number; undefined where the keyword is absent or something else. */
	integer(keyword: string): number | undefined {
		const value = this.number(keyword);
		return Number.isSafeInteger(value) ? value : undefined;
	}

	/** A number of any type. */
	number(keyword: string): number | undefined {
		const [value] = this.values.get(keyword)?.values ?? [];
		return typeof value === "number" || typeof value === "bigint" ? Number(value) : undefined;
	}

	/** A text, without the spaces at its end. */
	text(keyword: string): string | undefined {
		const [value] = this.values.get(keyword)?.values ?? [];
		return typeof value === "string" ? value : undefined;
	}

	/** True for T. */
	flag(keyword: string): boolean {
		return this.values.get(keyword)?.values[0] === true;
	}

	/** A whole number that must be there, from `least` on. */
	required(keyword: string, least: number): number {
		const value = this.integer(keyword);
		if (value !== undefined && value >= least) return value;
		const found = this.values.get(keyword)?.values[0];
		const what = found === undefined ? "is missing" : `is ${String(found)}, not a whole number of at least ${least}`;
		throw new MiraError("corrupt-file", `the keyword ${keyword} ${what}`);
	}

	/** What a user should see: every keyword but those that only say how the data are stored, for which `isStructural` is true. */
	attributes(isStructural: (keyword: string) => boolean, limits: Budget): Attributes {
		const attributes = this.#shown(isStructural);
		for (const { values } of attributes.values()) limits.attribute(values.length);
		return attributes;
	}

	#shown(isStructural: (keyword: string) => boolean): Attributes {
		const attributes: Attributes = new Map();
		for (const [keyword, value] of this.values) if (!isStructural(keyword)) attributes.set(keyword, value);
		for (const [keyword, lines] of this.texts) {
			const text: AttributeValue = { dataType: "string", shape: [lines.length], values: lines };
			// Lines without a keyword are comments that have no name.
			const name = keyword === "" ? "COMMENT" : keyword;
			const known = attributes.get(name)?.values ?? [];
			const values = [...Array.from(known as ArrayLike<unknown>, String), ...lines];
			attributes.set(name, values.length === lines.length ? text : { ...text, shape: [values.length], values });
		}
		return attributes;
	}
}

/** A header and its length; or how many bytes are needed at least; or where it stops being one. */
export type ParsedHeader =
	| { kind: "header"; header: FitsHeader; headerBytes: number }
	| { kind: "short" }
	| { kind: "corrupt"; at: number };

/** Parses the header at the beginning of `bytes`. Pure: where they end before its END card, more are needed. */
export function parseHeader(bytes: Uint8Array): ParsedHeader {
	const header = new FitsHeader();
	let last: LongText | undefined;
	for (let at = 0; at + CARD_BYTES <= bytes.length; at += CARD_BYTES) {
		const card = parseCard(bytes, at);
		if (card === undefined) return { kind: "corrupt", at };
		switch (card.kind) {
			case "end":
				finishText(last, header);
				return { kind: "header", header, headerBytes: Math.ceil((at + CARD_BYTES) / BLOCK_BYTES) * BLOCK_BYTES };
			case "continue":
				// S11: a text that ends with & goes on.
				if (last?.parts.at(-1)?.endsWith("&")) last.parts.push(card.text);
				else addText(header, "CONTINUE", card.text);
				continue;
			case "text":
				if (card.text !== "" || card.keyword !== "") addText(header, card.keyword, card.text);
				break;
			case "value":
				if (header.values.has(card.keyword)) header.repeated.add(card.keyword);
				else {
					finishText(last, header);
					header.values.set(card.keyword, card.value);
					const [text] = card.value.values;
					last = typeof text === "string" ? { keyword: card.keyword, parts: [text] } : undefined;
					continue;
				}
				break;
		}
		finishText(last, header);
		last = undefined;
	}
	return { kind: "short" };
}

/** A text that may go on in the next card: its parts, put together once. */
type LongText = { keyword: string; parts: string[] };

/** All parts but the last end with the sign that another one follows. */
function finishText(text: LongText | undefined, { values }: FitsHeader): void {
	if (text === undefined || text.parts.length === 1) return;
	const whole = text.parts.map((part, i) => (i < text.parts.length - 1 ? part.slice(0, -1) : part)).join("");
	values.set(text.keyword, textAttribute(whole));
}

function addText(header: FitsHeader, keyword: string, text: string): void {
	const lines = header.texts.get(keyword);
	if (lines === undefined) header.texts.set(keyword, [text]);
	else lines.push(text);
}
