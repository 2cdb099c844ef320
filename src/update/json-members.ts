import { MiraError } from "../errors.ts";
import { ByteScanner, type TextSpan } from "../formats/kerchunk/byte-scanner.ts";
import { isDocumentKey } from "../formats/kerchunk/reference-set.ts";

const COMMA = 0x2c;
const COLON = 0x3a;
const QUOTE = 0x22;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const SLASH = 0x2f;
const NINE = 0x39;

/** Whether a byte can be the last of a key of a chunk, which ends in a digit; that of no document does. */
function endsChunkKey(byte: number): boolean {
	return byte <= NINE;
}

/** Members of the references that stand one behind the other: chunks of one array, or a single other one. */
export type Run = {
	/** From the quote of the first key to behind the last value. */
	begin: number;
	end: number;
	/** What the keys of the chunks begin with, their first slash included; empty for what is no chunk. */
	prefix: Uint8Array;
};

/** What is asked about each member: its key, and where its value begins. The scanner is behind the value. */
type Visit = (scanner: ByteScanner, key: TextSpan, valueAt: number) => void;

const NO_PREFIX = new Uint8Array(0);

/** The members of a document of references, by the places of their bytes. */
export class JsonMembers {
	/** Where the first reference, and the sign behind the last, are. */
	readonly begin: number;
	readonly end: number;
	/** All of them, in order. */
	readonly runs: Run[] = [];
	/** The values of documents, by their keys. */
	readonly documents: Map<string, Uint8Array> = new Map();
	/** The text of the first url. */
	firstUrl: string | undefined;
	readonly #bytes: Uint8Array;
	readonly #url: string;

	constructor(bytes: Uint8Array, url: string) {
		this.#bytes = bytes;
		this.#url = url;
		const { begin, end } = walkReferences(bytes, url, (scanner, key, valueAt) => this.#take(scanner, key, valueAt));
		this.begin = begin;
		this.end = end;
	}

	/** Calls `visit` behind the value of every member of a run. */
	visit({ begin, end }: Run, visit: Visit): void {
		const scanner = new ByteScanner(this.#bytes, this.#url);
		scanner.at = begin;
		const key: TextSpan = { start: 0, end: 0, hasEscapes: false };
		do {
			const valueAt = toValue(scanner, key);
			scanner.skipValue();
			visit(scanner, key, valueAt);
		} while (scanner.at < end && scanner.take(COMMA));
	}

	#take(scanner: ByteScanner, key: TextSpan, valueAt: number): void {
		const bytes = this.#bytes;
		const isChunk = endsChunkKey(bytes[key.end - 1] as number);
		this.#addToRun(key, scanner.at, isChunk);
		if (isChunk) {
			if (this.firstUrl === undefined && bytes[valueAt] === OPEN_BRACKET) this.firstUrl = this.#urlAt(valueAt);
			return;
		}
		const name = scanner.text(key);
		if (isDocumentKey(name)) this.documents.set(name, bytes.subarray(valueAt, scanner.at));
	}

	#addToRun({ start, end: keyEnd, hasEscapes }: TextSpan, end: number, isChunk: boolean): void {
		const last = this.runs.at(-1);
		const isPlain = isChunk && !hasEscapes;
		if (isPlain && last !== undefined && last.prefix.length > 0 && this.#hasPrefix(last.prefix, start)) {
			last.end = end;
			return;
		}
		const slash = isPlain ? this.#bytes.subarray(start, keyEnd).indexOf(SLASH) + 1 : 0;
		const prefix = slash === 0 ? NO_PREFIX : this.#bytes.subarray(start, start + slash);
		this.runs.push({ begin: start - 1, end, prefix });
	}

	#hasPrefix(prefix: Uint8Array, at: number): boolean {
		for (let i = 0; i < prefix.length; i++) if (this.#bytes[at + i] !== prefix[i]) return false;
		return true;
	}

	#urlAt(valueAt: number): string {
		const scanner = new ByteScanner(this.#bytes, this.#url);
		const span: TextSpan = { start: 0, end: 0, hasEscapes: false };
		scanner.at = valueAt + 1;
		if (scanner.peek() === QUOTE) scanner.string(span);
		return scanner.text(span);
	}
}

/** Goes past a key, and gives where its value begins. */
function toValue(scanner: ByteScanner, key: TextSpan): number {
	scanner.string(key);
	scanner.expect(COLON);
	scanner.peek();
	return scanner.at;
}

/** Calls `visit` behind the value of every member of the references; gives where they begin and end. */
function walkReferences(bytes: Uint8Array, url: string, visit: Visit): { begin: number; end: number } {
	const scanner = new ByteScanner(bytes, url);
	const key: TextSpan = { start: 0, end: 0, hasEscapes: false };
	let inner: { begin: number; end: number } | undefined;
	const walk = (member: (valueAt: number) => void): { begin: number; end: number } => {
		scanner.expect(OPEN_BRACE);
		scanner.peek();
		const begin = scanner.at;
		if (scanner.take(CLOSE_BRACE)) return { begin, end: begin };
		do member(toValue(scanner, key));
		while (scanner.take(COMMA));
		const end = scanner.at;
		scanner.expect(CLOSE_BRACE);
		return { begin, end };
	};
	const plain = (valueAt: number): void => {
		scanner.skipValue();
		visit(scanner, key, valueAt);
	};
	const isWrapped = hasRefs(bytes, url);
	const outer = walk((valueAt) => {
		const name = key.end - key.start <= 9 ? scanner.text(key) : "";
		if (isWrapped && name === "refs") inner = walk(plain);
		else if (isWrapped) {
			scanner.skipValue();
			if (name === "gen")
				throw new MiraError("unsupported-feature", "references that are generated by a formula cannot be updated", {
					url,
					hint: "Write them out first: mirazarr convert makes references of them that are listed one by one",
				});
		} else plain(valueAt);
	});
	return inner ?? outer;
}

/** Version 1 has the references in `refs`; it is among the first few members. */
function hasRefs(bytes: Uint8Array, url: string): boolean {
	const scanner = new ByteScanner(bytes, url);
	const key: TextSpan = { start: 0, end: 0, hasEscapes: false };
	scanner.expect(OPEN_BRACE);
	if (scanner.peek() === CLOSE_BRACE) return false;
	do {
		scanner.string(key);
		scanner.expect(COLON);
		if (key.end - key.start === 4 && scanner.text(key) === "refs") return scanner.peek() === OPEN_BRACE;
		scanner.skipValue();
	} while (scanner.take(COMMA));
	return false;
}
