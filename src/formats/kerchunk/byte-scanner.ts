import { MiraError } from "../../errors.ts";
import { parseJson } from "../../zarr/json.ts";

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const MINUS = 0x2d;
const ZERO = 0x30;
const NINE = 0x39;

/** Where the characters of a string are, and whether escapes are among them. */
export type TextSpan = { start: number; end: number; hasEscapes: boolean };

/**
 * Walks through the bytes of a JSON text, of any size: no object and no string is made but those that are asked for. It is
 * as strict as the reader of references needs; what it passes over is not checked in every detail.
 */
export class ByteScanner {
	readonly bytes: Uint8Array;
	readonly #url: string | undefined;
	at = 0;

	constructor(bytes: Uint8Array, url?: string | undefined) {
		this.bytes = bytes;
		this.#url = url;
		if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) this.at = 3;
	}

	/** The next byte that is not a space, without going past it; NaN at the end. */
	peek(): number {
		const { bytes } = this;
		let byte = bytes[this.at];
		while (byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09) byte = bytes[++this.at];
		return byte ?? Number.NaN;
	}

	/** Goes past a sign. */
	expect(byte: number): void {
		if (this.peek() !== byte) throw this.error(`"${String.fromCharCode(byte)}" is expected`);
		this.at++;
	}

	/** Goes past a sign if it is there. */
	take(byte: number): boolean {
		if (this.peek() !== byte) return false;
		this.at++;
		return true;
	}

	/** Goes past a string; `span` is filled, so none is made for each. */
	string(span: TextSpan): void {
		this.expect(QUOTE);
		const { bytes } = this;
		const { length } = bytes;
		let at = this.at;
		span.start = at;
		span.hasEscapes = false;
		for (let byte = bytes[at]; byte !== QUOTE; byte = bytes[at]) {
			if (at >= length) throw this.error("a string has no end");
			if (byte === BACKSLASH) {
				span.hasEscapes = true;
				at++;
			}
			at++;
		}
		span.end = at;
		this.at = at + 1;
	}

	/** The text of a span. */
	text({ start, end, hasEscapes }: TextSpan): string {
		if (hasEscapes) return parseJson(this.bytes.subarray(start - 1, end + 1), { url: this.#url }) as string;
		return decodeUtf8(this.bytes.subarray(start, end)) ?? this.#refuseText();
	}

	/** Goes past a whole number that is not negative; NaN for any other value, or one beyond 2^53. */
	wholeNumber(): number {
		const { bytes } = this;
		this.peek();
		let at = this.at;
		let value = 0;
		for (let byte = bytes[at] as number; byte >= ZERO && byte <= NINE; byte = bytes[++at] as number)
			value = value * 10 + (byte - ZERO);
		const isNumber = at > this.at && !isNumberByte(bytes[at]);
		if (!isNumber) {
			this.skipValue();
			return Number.NaN;
		}
		this.at = at;
		// Digits were added up in floats: beyond 2^53 the sum may be rounded, but never back to below.
		return Number.isSafeInteger(value) ? value : Number.NaN;
	}

	/** Goes past a value of any kind, however deep. */
	skipValue(): void {
		let depth = 0;
		do {
			const byte = this.peek();
			if (byte === QUOTE) this.string(SKIPPED);
			else if (byte === 0x7b || byte === 0x5b) {
				depth++;
				this.at++;
			} else if (byte === 0x7d || byte === 0x5d) {
				depth--;
				this.at++;
			} else if (byte === 0x2c || byte === 0x3a) {
				if (depth === 0) throw this.error("a value is expected");
				this.at++;
			} else this.#skipWord();
			if (depth < 0) throw this.error("a value is expected");
		} while (depth > 0);
	}

	/** Numbers, `true`, `NaN`: what stands by itself. */
	#skipWord(): void {
		const start = this.at;
		while (isWordByte(this.bytes[this.at])) this.at++;
		if (this.at === start) throw this.error(this.at >= this.bytes.length ? "the document ends too early" : "no value");
	}

	/** Goes past a value and gives its bytes. */
	slice(): Uint8Array {
		this.peek();
		const start = this.at;
		this.skipValue();
		return this.bytes.subarray(start, this.at);
	}

	error(what: string): MiraError {
		return new MiraError("bad-json", what, { url: this.#url, offset: this.at });
	}

	#refuseText(): never {
		throw this.error("a string is not UTF-8");
	}
}

const SKIPPED: TextSpan = { start: 0, end: 0, hasEscapes: false };

const UTF8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Text of UTF-8; undefined where it is none. */
function decodeUtf8(bytes: Uint8Array): string | undefined {
	try {
		return UTF8.decode(bytes);
	} catch {
		return undefined;
	}
}

function isNumberByte(byte: number | undefined): boolean {
	return byte === 0x2e || byte === 0x65 || byte === 0x45 || byte === 0x2b || byte === MINUS;
}

function isWordByte(byte: number | undefined): boolean {
	return (
		byte !== undefined &&
		((byte >= ZERO && byte <= NINE) ||
			(byte >= 0x41 && byte <= 0x5a) ||
			(byte >= 0x61 && byte <= 0x7a) ||
			isNumberByte(byte))
	);
}
