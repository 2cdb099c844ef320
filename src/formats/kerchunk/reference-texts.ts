import type { UrlTable } from "../../manifest/url-table.ts";
import type { ByteScanner, TextSpan } from "./byte-scanner.ts";

const QUOTE = 0x22;
/** Places for texts at first, and how many are tried for one: what finds none takes that of another. Mostly the first or second is free. */
const FEWEST_SLOTS = 2 ** 10;
const MOST_TRIES = 64;
const EMPTY = -1;

/**
 * The urls of a reference file, by their numbers in a table. Nearly every one was met before, most often in the reference before:
 * then its bytes are compared with those, four at a time, and no text is made of them.
 */
export class ReferenceTexts {
	readonly #scanner: ByteScanner;
	readonly #view: DataView;
	readonly #urls: UrlTable;
	/** Where the bytes of the texts that are known begin, how many they are, and the number of the url. */
	#starts = new Float64Array(FEWEST_SLOTS / 2);
	#lengths = new Uint32Array(FEWEST_SLOTS / 2);
	#numbers = new Uint32Array(FEWEST_SLOTS / 2);
	#count = 0;
	/** Texts by their hashes. */
	#slots = new Int32Array(FEWEST_SLOTS).fill(EMPTY);
	#last = EMPTY;
	/** Whether different texts here are different urls, and all of them are found again: then the table need not look for them. */
	#isExact: boolean;
	readonly #span: TextSpan = { start: 0, end: 0, hasEscapes: false };

	/** New ones go into `urls`. */
	constructor(scanner: ByteScanner, urls: UrlTable) {
		const { bytes } = scanner;
		this.#scanner = scanner;
		this.#urls = urls;
		this.#isExact = urls.count === 0;
		this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	}

	/** Goes past the string whose quote is next, and gives the number of its text. */
	next(): number {
		const scanner = this.#scanner;
		const last = this.#last;
		// The next array mostly goes through the same files, in the same order.
		if (!this.#takes(last) && !this.#takes(last + 1)) {
			scanner.string(this.#span);
			this.#last = this.#find();
		}
		return this.#numbers[this.#last] as number;
	}

	/** Goes past the string if it is a text that is known. */
	#takes(text: number): boolean {
		if (text < 0 || text >= this.#count) return false;
		const scanner = this.#scanner;
		const start = scanner.at + 1;
		const end = start + (this.#lengths[text] as number);
		// No quote is in what was a string: if the bytes are the same and one follows, the string ends there too.
		if (scanner.bytes[end] !== QUOTE || !this.#isSame(text, start)) return false;
		scanner.at = end + 1;
		this.#last = text;
		return true;
	}

	#find(): number {
		const { start, end } = this.#span;
		if (2 * this.#count >= this.#slots.length) this.#grow();
		const slots = this.#slots;
		const first = this.#hash(start, end);
		for (let i = 0; i < MOST_TRIES; i++) {
			const slot = (first + i) & (slots.length - 1);
			const text = slots[slot] as number;
			if (text === EMPTY) return this.#add(slot);
			if (this.#lengths[text] === end - start && this.#isSame(text, start)) return text;
		}
		this.#isExact = false;
		return this.#add(first & (slots.length - 1));
	}

	#add(slot: number): number {
		const { start, end, hasEscapes } = this.#span;
		// What is written in two ways is one url.
		this.#isExact &&= !hasEscapes && this.#urls.count === this.#count;
		const text = this.#count++;
		this.#slots[slot] = text;
		this.#starts[text] = start;
		this.#lengths[text] = end - start;
		const url = this.#scanner.text(this.#span);
		this.#numbers[text] = this.#isExact ? this.#urls.append(url) : this.#urls.intern(url);
		return text;
	}

	#grow(): void {
		const size = this.#slots.length;
		this.#starts = enlarged(this.#starts, new Float64Array(size));
		this.#lengths = enlarged(this.#lengths, new Uint32Array(size));
		this.#numbers = enlarged(this.#numbers, new Uint32Array(size));
		const slots = new Int32Array(2 * size).fill(EMPTY);
		for (let text = 0; text < this.#count; text++) {
			const start = this.#starts[text] as number;
			const slot = freeSlot(slots, this.#hash(start, start + (this.#lengths[text] as number)));
			if (slot === undefined) this.#isExact = false;
			else slots[slot] = text;
		}
		this.#slots = slots;
	}

	/** Whether the bytes from `start` on are those of a text; they must not end before. */
	#isSame(text: number, start: number): boolean {
		const view = this.#view;
		const other = this.#starts[text] as number;
		const length = this.#lengths[text] as number;
		// Names that are alike mostly differ at their ends.
		if (length >= 4 && view.getInt32(start + length - 4) !== view.getInt32(other + length - 4)) return false;
		let i = 0;
		for (; i + 4 <= length; i += 4) if (view.getInt32(start + i) !== view.getInt32(other + i)) return false;
		for (; i < length; i++) if (view.getUint8(start + i) !== view.getUint8(other + i)) return false;
		return true;
	}

	#hash(start: number, end: number): number {
		const view = this.#view;
		let hash = end - start;
		let at = start;
		for (; at + 4 <= end; at += 4) hash = mixed(hash ^ view.getInt32(at));
		for (; at < end; at++) hash = mixed(hash ^ view.getUint8(at));
		return hash;
	}
}

/** Numbers in names stand at any place of four bytes: each has to reach the lower bits. */
function mixed(hash: number): number {
	const product = Math.imul(hash, 0x9e3779b1);
	return product ^ (product >>> 15);
}

function freeSlot(slots: Int32Array, first: number): number | undefined {
	for (let i = 0; i < MOST_TRIES; i++) {
		const slot = (first + i) & (slots.length - 1);
		if (slots[slot] === EMPTY) return slot;
	}
	return undefined;
}

function enlarged<T extends Float64Array | Uint32Array>(columns: T, larger: T): T {
	larger.set(columns);
	return larger;
}
