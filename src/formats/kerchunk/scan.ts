import { code, hint, isMiraError, MiraError } from "../../errors.ts";
import type { Budget } from "../../zarr/budget.ts";
import { isJsonObject, type JsonValue, parseJson } from "../../zarr/json.ts";
import { ByteScanner, type TextSpan } from "./byte-scanner.ts";
import { inlineBytes } from "./inline-bytes.ts";
import type { MemberWatch } from "./member-watch.ts";
import { findArrayDocuments } from "./reference-lookahead.ts";
import { isDocumentKey, ReferenceSet } from "./reference-set.ts";
import { ReferenceTexts } from "./reference-texts.ts";
import type { ReferencedArray } from "./referenced-array.ts";

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const N = 0x6e;
const SLASH = 0x2f;
const BACKSLASH = 0x5c;
const ZERO = 0x30;
const NINE = 0x39;

const UTF8 = new TextEncoder();
/** Longer keys are read as texts where they have escapes. */
const MOST_KEY_BYTES = 1024;

/** What a reference file holds; `templates` and `gen` are for the caller to apply. */
export type ScannedReferences = {
	references: ReferenceSet;
	templates: JsonValue | undefined;
	gen: JsonValue | undefined;
};

/**
 * Reads a reference file of version 0 (the references themselves) or 1 (`refs` with `templates` and `gen`, in any order). The
 * references go from the bytes straight into the columns of manifests: no object and no string for any of them, so files
 * open that are longer than any string can be.
 */
export function scanReferences(
	bytes: Uint8Array,
	url: string,
	budget: Budget,
	watch?: MemberWatch | undefined,
): ScannedReferences {
	let isWrapped = false;
	const scanOnce = (own: ReferenceSet, looksAhead: boolean): ScannedReferences => {
		const scan = new ReferenceScan(bytes, url, own, { looksAhead, isWrapped, watch });
		isWrapped = scan.document();
		return scan;
	};
	let scan = scanOnce(new ReferenceSet(budget), true);
	// Documents that were expected did not come: what was taken for chunks of theirs may be anything.
	if (!scan.references.isAsExpected) scan = scanOnce(new ReferenceSet(budget), false);
	const { references } = scan;
	if (references.strayCount > 0 && references.arrays.size > 0) {
		// Some chunks come before the documents of their arrays: now that all of these are known, everything is read again.
		references.clearChunks();
		scan = scanOnce(references, false);
	}
	return scan;
}

class ReferenceScan implements ScannedReferences {
	readonly references: ReferenceSet;
	templates: JsonValue | undefined;
	gen: JsonValue | undefined;
	readonly #bytes: Uint8Array;
	readonly #url: string;
	readonly #scanner: ByteScanner;
	#urls: ReferenceTexts;
	/** The array of the last key: the next one is most likely its, too. */
	#array: ReferencedArray | undefined;
	#prefix: Uint8Array = new Uint8Array(0);
	/** The folder of the last key, with its slash, if no array is known there: what else is in it is not an array's either. */
	#strayFolder: Uint8Array | undefined;
	#looksAhead: boolean;
	readonly #key: TextSpan = { start: 0, end: 0, hasEscapes: false };
	/** A key without its escapes. */
	readonly #plain = new Uint8Array(MOST_KEY_BYTES);
	readonly #value: TextSpan = { start: 0, end: 0, hasEscapes: false };
	/** What the last list said: one object for all of them. */
	readonly #place = { urlNumber: 0, isWhole: true, offset: 0, length: 0 };

	/** Whether the references are known to be in `refs`: what stands before that is none, then. */
	readonly #isWrapped: boolean;
	readonly #watch: MemberWatch | undefined;

	/** With `looksAhead`, documents are looked for when the first chunk is met whose array is not known. */
	constructor(
		bytes: Uint8Array,
		url: string,
		references: ReferenceSet,
		{ looksAhead, isWrapped, watch }: { looksAhead: boolean; isWrapped: boolean; watch: MemberWatch | undefined },
	) {
		this.#isWrapped = isWrapped;
		this.references = references;
		this.#looksAhead = looksAhead;
		this.#watch = watch;
		this.#bytes = bytes;
		this.#url = url;
		this.#scanner = new ByteScanner(bytes, url);
		this.#urls = new ReferenceTexts(this.#scanner, references.urls);
	}

	/** Reads all of it; true for version 1. */
	document(): boolean {
		const scanner = this.#scanner;
		if (scanner.peek() === OPEN_BRACKET) throw this.#listOfSets();
		let isWrapped = this.#isWrapped;
		let hasBare = false;
		const watch = this.#watch;
		const bareWatch: MemberWatch | undefined = watch && {
			begin: (at) => watch.begin(at),
			member: (own, key, valueAt) => isWrapped || watch.member(own, key, valueAt),
			generated: () => watch.generated(),
			end: (at) => isWrapped || watch.end(at),
		};
		this.#members(bareWatch, () => {
			const key = this.#plainKey();
			if (key === "refs" && scanner.peek() === OPEN_BRACE) {
				// What stood before was not a reference of version 0, then.
				if (hasBare) this.#forget();
				hasBare = false;
				isWrapped = true;
				this.#members(watch, () => this.#reference());
			} else if (key === "templates") this.templates = this.#json();
			else if (key === "gen") {
				watch?.generated();
				this.gen = this.#json();
			} else if (key === "version" || isWrapped) scanner.skipValue();
			else {
				hasBare = true;
				this.#reference();
			}
		});
		if (!Number.isNaN(scanner.peek())) throw scanner.error("there is something after the end of the document");
		return isWrapped;
	}

	#forget(): void {
		this.references.clear();
		this.#array = undefined;
		this.#strayFolder = undefined;
		this.#urls = new ReferenceTexts(this.#scanner, this.references.urls);
	}

	/** Calls `member` behind each key of an object, whose place is in `#key`. */
	#members(watch: MemberWatch | undefined, member: () => void): void {
		const scanner = this.#scanner;
		scanner.expect(OPEN_BRACE);
		const isEmpty = scanner.peek() === CLOSE_BRACE;
		watch?.begin(scanner.at);
		if (!isEmpty)
			do {
				scanner.string(this.#key);
				scanner.expect(COLON);
				scanner.peek();
				const valueAt = scanner.at;
				member();
				watch?.member(scanner, this.#key, valueAt);
			} while (scanner.take(COMMA));
		watch?.end(scanner.at);
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
		const { hasEscapes } = this.#key;
		const bytes = hasEscapes ? this.#plain : this.#bytes;
		const start = hasEscapes ? 0 : this.#key.start;
		const end = hasEscapes ? copyUnescaped(this.#bytes, this.#key, this.#plain) : this.#key.end;
		const array = this.#array;
		if (array !== undefined && startsWith(bytes, start, end, this.#prefix)) {
			const number = array.chunkNumber(bytes, start + this.#prefix.length, end);
			if (number >= 0) {
				this.#chunk(array, number);
				return;
			}
		}
		const stray = this.#strayFolder;
		if (stray !== undefined && isChunkIn(stray, bytes, start, end)) {
			this.references.strayCount++;
			// Read as a place, which is faster than to skip it: its url is known.
			if (this.#scanner.peek() === OPEN_BRACKET) this.#readPlace();
			else this.#scanner.skipValue();
			return;
		}
		this.#otherReference(this.#keyText());
	}

	/** A document, or the first chunk of an array. */
	#otherReference(key: string): void {
		this.#strayFolder = undefined;
		if (isDocumentKey(key)) {
			this.#documentValue(key);
			return;
		}
		const valueAt = this.#scanner.at;
		if (this.#addChunk(key) === "stray") this.#strayFolder = UTF8.encode(key.slice(0, key.lastIndexOf("/") + 1));
		if (this.#scanner.at === valueAt) this.#scanner.skipValue();
	}

	#addChunk(key: string): "stray" | "known" {
		const { references } = this;
		const { strayCount } = references;
		references.addChunk(key, (owner, number) => {
			this.#array = owner;
			this.#prefix = owner.prefix;
			this.#chunk(owner, number);
		});
		if (references.strayCount === strayCount) return "known";
		if (!this.#looksAhead) return "stray";
		this.#looksAhead = false;
		this.#expectArrays();
		references.strayCount = strayCount;
		return this.#addChunk(key);
	}

	/** VirtualiZarr writes the document of an array behind its chunks: to look for it there saves reading everything twice. */
	#expectArrays(): void {
		try {
			for (const { key, document } of findArrayDocuments(this.#bytes, this.#scanner.at))
				this.references.expectArray(key, document);
		} catch (error) {
			// Whatever is wrong with the text will be told when it is reached.
			if (!isMiraError(error)) throw error;
		}
	}

	#chunk(array: ReferencedArray, number: number): void {
		const scanner = this.#scanner;
		switch (scanner.peek()) {
			case OPEN_BRACKET: {
				const place = this.#place;
				if (!this.#readPlace()) array.refuse(this.#keyText(), "it is a list, but not [url] or [url, offset, length]");
				else if (place.isWhole) array.object(number, place.urlNumber);
				else array.range(number, place.urlNumber, place.offset, place.length);
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
				if (scanner.peek() !== N) array.refuse(this.#keyText(), "it is neither a string, nor a list, nor an object");
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
				if (!this.#readPlace()) throw scanner.error(`the reference of "${key}" is not [url] or [url, offset, length]`);
				const { urlNumber, isWhole, offset, length } = this.#place;
				this.references.addDocument(key, { urlNumber, range: isWhole ? undefined : { offset, length } });
				return;
			}
			case OPEN_BRACE:
				this.references.addDocument(key, scanner.slice().slice());
				return;
			default:
				scanner.skipValue();
		}
	}

	/** Reads `[url]` or `[url, offset, length]` into `#place`, and goes past the list; false if it has no such form. */
	#readPlace(): boolean {
		const scanner = this.#scanner;
		const start = scanner.at;
		if (this.#takePlace()) return true;
		scanner.at = start;
		scanner.skipValue();
		return false;
	}

	#takePlace(): boolean {
		const scanner = this.#scanner;
		const place = this.#place;
		scanner.expect(OPEN_BRACKET);
		if (scanner.peek() !== QUOTE) return false;
		place.urlNumber = this.#urls.next();
		place.isWhole = !scanner.take(COMMA);
		if (!place.isWhole) {
			// Some writers put nulls where there is nothing to say.
			const isNull = scanner.peek() === N;
			place.offset = scanner.wholeNumber();
			if (!scanner.take(COMMA)) return false;
			place.isWhole = isNull && scanner.peek() === N;
			place.length = scanner.wholeNumber();
		}
		return scanner.take(CLOSE_BRACKET);
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
			...hint`Open each with ${code("parseReferences")} and combine them, or combine them with kerchunk's MultiZarrToZarr`,
		});
	}
}

function startsWith(bytes: Uint8Array, at: number, end: number, prefix: Uint8Array): boolean {
	if (end - at < prefix.length) return false;
	for (let i = 0; i < prefix.length; i++) if (bytes[at + i] !== prefix[i]) return false;
	return true;
}

/** Whether a key is a folder and a name that ends in a digit: no document has such a name. */
function isChunkIn(folder: Uint8Array, bytes: Uint8Array, start: number, end: number): boolean {
	const last = bytes[end - 1] as number;
	if (!(last >= ZERO && last <= NINE) || !startsWith(bytes, start, end, folder)) return false;
	for (let at = start + folder.length; at < end; at++) if (bytes[at] === SLASH) return false;
	return true;
}

/**
 * Copies a string without the escapes of its slashes (`\/`, as ujson writes them), and gives its length; -1 if there are others,
 * or if it is longer than a key of a chunk.
 */
function copyUnescaped(bytes: Uint8Array, { start, end }: TextSpan, out: Uint8Array): number {
	if (end - start > out.length) return -1;
	let length = 0;
	for (let at = start; at < end; at++) {
		if (bytes[at] === BACKSLASH && bytes[++at] !== SLASH) return -1;
		out[length++] = bytes[at] as number;
	}
	return length;
}

/** The `templates` of a document as texts; others than texts are ignored, as nothing can refer to them. */
export function templateTexts(json: JsonValue | undefined): Map<string, string> {
	const entries = isJsonObject(json) ? Object.entries(json) : [];
	return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}
