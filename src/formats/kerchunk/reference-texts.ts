import type { ByteScanner, TextSpan } from "./byte-scanner.ts";

const QUOTE = 0x22;
/** Texts that are remembered: the files of a few years, a few hundred kilobytes. */
const SLOTS = 2 ** 14;

type KnownText = { start: number; length: number; text: string };

/**
 * The urls of a reference file. Nearly every one was met before, most often in the reference before: then its bytes are
 * compared with those, four at a time, and no text is made of them.
 */
export class ReferenceTexts {
	readonly #scanner: ByteScanner;
	readonly #view: DataView;
	/** By their hashes; a text that falls on the place of another takes it. */
	readonly #known: (KnownText | undefined)[] = new Array(SLOTS).fill(undefined);
	#last: KnownText = { start: 0, length: -1, text: "" };
	readonly #span: TextSpan = { start: 0, end: 0, hasEscapes: false };

	constructor(scanner: ByteScanner) {
		const { bytes } = scanner;
		this.#scanner = scanner;
		this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	}

	/** Goes past the string whose quote is next, and gives its text. `onNew` is called with those that are not remembered. */
	next(onNew: (text: string) => void): string {
		const scanner = this.#scanner;
		const start = scanner.at + 1;
		const { length } = this.#last;
		// No quote is in what was a string: if the bytes are the same and one follows, the string ends there too.
		if (scanner.bytes[start + length] === QUOTE && this.#isSame(this.#last, start)) {
			scanner.at = start + length + 1;
			return this.#last.text;
		}
		scanner.string(this.#span);
		this.#last = this.#find(onNew);
		return this.#last.text;
	}

	#find(onNew: (text: string) => void): KnownText {
		const { start, end } = this.#span;
		const slot = this.#hash(start, end) & (SLOTS - 1);
		const known = this.#known[slot];
		if (known !== undefined && known.length === end - start && this.#isSame(known, start)) return known;
		const added = { start, length: end - start, text: this.#scanner.text(this.#span) };
		this.#known[slot] = added;
		onNew(added.text);
		return added;
	}

	/** Whether the bytes from `start` on are those of a text; they must not end before. */
	#isSame({ start: other, length }: KnownText, start: number): boolean {
		const view = this.#view;
		let i = 0;
		for (; i + 4 <= length; i += 4) if (view.getInt32(start + i) !== view.getInt32(other + i)) return false;
		for (; i < length; i++) if (view.getUint8(start + i) !== view.getUint8(other + i)) return false;
		return length >= 0;
	}

	#hash(start: number, end: number): number {
		const view = this.#view;
		let hash = end - start;
		let at = start;
		for (; at + 4 <= end; at += 4) hash = Math.imul(hash ^ view.getInt32(at), 0x9e3779b1);
		for (; at < end; at++) hash = Math.imul(hash ^ view.getUint8(at), 0x9e3779b1);
		return hash ^ (hash >>> 15);
	}
}
