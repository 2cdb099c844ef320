import { MiraError } from "../../errors.ts";
import { isJsonObject, type JsonValue, parseJson } from "../../zarr/json.ts";
import { ByteScanner, type TextSpan } from "./byte-scanner.ts";
import { inlineBytes } from "./inline-bytes.ts";
import { isDocumentKey, ReferenceSet } from "./reference-set.ts";
import type { ReferencedArray } from "./referenced-array.ts";

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const N = 0x6e;

/** What a reference file holds; `templates` and `gen` are for the caller to apply. */
export type ScannedReferences = {
	references: ReferenceSet;
	templates: JsonValue | undefined;
	gen: JsonValue | undefined;
};

/**
 * Reads a reference file of version 0 (the references themselves) or 1 (`refs` with `templates` and `gen`, in any order). The
 * references go from the bytes straight into the columns of manifests: no object and no string for any of them, so that files
 * open that are longer than any string can be.
 */
export function scanReferences(bytes: Uint8Array, url: string): ScannedReferences {
	const scan = new ReferenceScan(bytes, url);
	scan.document();
	// Chunks may stand before the document of their array, though nobody writes them so; then all are read again.
	if (scan.references.strayCount > 0 && scan.references.arrays.size > 0) {
		scan.references.clearChunks();
		scan.document();
	}
	return scan;
}

class ReferenceScan implements ScannedReferences {
	readonly references: ReferenceSet = new ReferenceSet();
	templates: JsonValue | undefined;
	gen: JsonValue | undefined;
	readonly #bytes: Uint8Array;
	readonly #url: string;
	#scanner: ByteScanner;
	/** The array of the last key: the next one is most likely its, too. */
	#array: ReferencedArray | undefined;
	readonly #key: TextSpan = { start: 0, end: 0, hasEscapes: false };
	readonly #value: TextSpan = { start: 0, end: 0, hasEscapes: false };
	/** What the last list said: one object for all of them. */
	readonly #place = { url: "", isWhole: true, offset: 0, length: 0 };
	#lastUrl: TextSpan & { text: string } = { start: 0, end: 0, hasEscapes: false, text: "" };

	constructor(bytes: Uint8Array, url: string) {
		this.#bytes = bytes;
		this.#url = url;
		this.#scanner = new ByteScanner(bytes, url);
	}

	document(): void {
		this.#scanner = new ByteScanner(this.#bytes, this.#url);
		this.#array = undefined;
		const scanner = this.#scanner;
		if (scanner.peek() === OPEN_BRACKET) throw this.#listOfSets();
		let isWrapped = false;
		let hasBare = false;
		this.#members(() => {
			const key = this.#plainKey();
			if (key === "refs" && scanner.peek() === OPEN_BRACE) {
				// What stood before was no reference of version 0, then.
				if (hasBare) this.references.clear();
				hasBare = false;
				isWrapped = true;
				this.#members(() => this.#reference());
			} else if (key === "templates") this.templates = this.#json();
			else if (key === "gen") this.gen = this.#json();
			else if (key === "version" || isWrapped) scanner.skipValue();
			else {
				hasBare = true;
				this.#reference();
			}
		});
		if (!Number.isNaN(scanner.peek())) throw scanner.error("something stands after the end of the document");
	}

	/** Calls `member` behind each key of an object, whose place is in `#key`. */
	#members(member: () => void): void {
		const scanner = this.#scanner;
		scanner.expect(OPEN_BRACE);
		if (scanner.take(CLOSE_BRACE)) return;
		do {
			scanner.string(this.#key);
			scanner.expect(COLON);
			member();
		} while (scanner.take(COMMA));
		scanner.expect(CLOSE_BRACE);
	}

	/** The key, if it may be one of those that have a meaning at the top of a document. */
	#plainKey(): string | undefined {
		const { start, end, hasEscapes } = this.#key;
		return end - start <= 9 && !hasEscapes ? this.#scanner.text(this.#key) : undefined;
	}

	#json(): JsonValue {
		return parseJson(this.#scanner.slice(), { url: this.#url });
	}

	#reference(): void {
		const { start, end, hasEscapes } = this.#key;
		const array = this.#array;
		if (array !== undefined && !hasEscapes && startsWith(this.#bytes, start, array.prefix)) {
			const number = array.chunkNumber(this.#bytes, start + array.prefix.length, end);
			if (number >= 0) {
				this.#chunk(array, number);
				return;
			}
		}
		const key = this.#scanner.text(this.#key);
		if (isDocumentKey(key)) {
			this.#documentValue(key);
			return;
		}
		const valueAt = this.#scanner.at;
		this.references.addChunk(key, (owner, number) => {
			this.#array = owner;
			this.#chunk(owner, number);
		});
		if (this.#scanner.at === valueAt) this.#scanner.skipValue();
	}

	#chunk(array: ReferencedArray, number: number): void {
		const scanner = this.#scanner;
		switch (scanner.peek()) {
			case OPEN_BRACKET: {
				const place = this.#place;
				if (!this.#readPlace()) array.refuse(this.#keyText(), "it is a list, but not [url] or [url, offset, length]");
				else if (place.isWhole) array.object(number, place.url);
				else array.range(number, place.url, place.offset, place.length);
				return;
			}
			case QUOTE:
				scanner.string(this.#value);
				array.inlined(number, scanner.text(this.#value));
				return;
			case OPEN_BRACE:
				array.inlinedBytes(number, scanner.slice().slice());
				return;
			default:
				// `null` is how some writers say that a chunk is missing.
				if (scanner.peek() !== N) array.refuse(this.#keyText(), "it is neither a text, nor a list, nor an object");
				scanner.skipValue();
		}
	}

	#documentValue(key: string): void {
		const scanner = this.#scanner;
		switch (scanner.peek()) {
			case QUOTE:
				scanner.string(this.#value);
				this.references.addDocument(key, inlineBytes(scanner.text(this.#value)));
				return;
			case OPEN_BRACKET: {
				if (!this.#readPlace()) throw scanner.error(`the reference of "${key}" is no [url] or [url, offset, length]`);
				const { url, isWhole, offset, length } = this.#place;
				this.references.addDocument(key, { url, range: isWhole ? undefined : { offset, length } });
				return;
			}
			case OPEN_BRACE:
				this.references.addDocument(key, scanner.slice().slice());
				return;
			default:
				scanner.skipValue();
		}
	}

	/** Reads `[url]` or `[url, offset, length]` into `#place`; false if it has no such form. */
	#readPlace(): boolean {
		const scanner = this.#scanner;
		const start = scanner.at;
		scanner.expect(OPEN_BRACKET);
		if (scanner.peek() !== QUOTE) {
			scanner.at = start;
			scanner.skipValue();
			return false;
		}
		scanner.string(this.#value);
		const place = this.#place;
		place.url = this.#urlText();
		place.isWhole = !scanner.take(COMMA);
		if (!place.isWhole) {
			// Some writers put nulls where there is nothing to say.
			const isNull = scanner.peek() === N;
			place.offset = scanner.wholeNumber();
			scanner.expect(COMMA);
			place.isWhole = isNull && scanner.peek() === N;
			place.length = scanner.wholeNumber();
		}
		scanner.expect(CLOSE_BRACKET);
		return true;
	}

	/** The same url stands in most references one after the other. */
	#urlText(): string {
		const { start, end } = this.#value;
		const last = this.#lastUrl;
		if (end - start === last.end - last.start && last.text !== "" && sameBytes(this.#bytes, start, end, last.start))
			return last.text;
		const text = this.#scanner.text(this.#value);
		this.references.urls.add(text);
		this.#lastUrl = { start, end, hasEscapes: false, text };
		return text;
	}

	#keyText(): string {
		return this.#scanner.text(this.#key);
	}

	#listOfSets(): MiraError {
		const scanner = this.#scanner;
		let count = 0;
		scanner.expect(OPEN_BRACKET);
		if (!scanner.take(CLOSE_BRACKET)) {
			do {
				scanner.skipValue();
				count++;
			} while (scanner.take(COMMA));
			scanner.expect(CLOSE_BRACKET);
		}
		return new MiraError("unsupported-feature", `this is a list of ${count} reference sets, not one`, {
			url: this.#url,
			hint: "Open each with parseReferences and combine them, or combine them with kerchunk's MultiZarrToZarr",
		});
	}
}

function startsWith(bytes: Uint8Array, at: number, prefix: Uint8Array): boolean {
	for (let i = 0; i < prefix.length; i++) if (bytes[at + i] !== prefix[i]) return false;
	return true;
}

/** Whether the bytes from `start` to `end` are the same as those from `other` on. From the end: urls differ there. */
function sameBytes(bytes: Uint8Array, start: number, end: number, other: number): boolean {
	for (let i = end - start - 1; i >= 0; i--) if (bytes[start + i] !== bytes[other + i]) return false;
	return true;
}

/** The `templates` of a document as texts; others than texts are ignored, as nothing can refer to them. */
export function templateTexts(json: JsonValue | undefined): Map<string, string> {
	const entries = isJsonObject(json) ? Object.entries(json) : [];
	return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}
