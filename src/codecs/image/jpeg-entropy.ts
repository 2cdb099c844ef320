import { corruptChunk } from "../codec.ts";
import type { JpegComponent } from "./jpeg-frame.ts";
import { extend, type HuffmanTable, LOOK_BITS, searchCode } from "./jpeg-huffman.ts";

/** Where coefficient k of a block is in its rows (T.81 figure A.6), and room for runs that end beyond it. */
export const NATURAL_ORDER: Uint8Array = naturalOrder();

function naturalOrder(): Uint8Array {
	const order = new Uint8Array(64 + 16).fill(63);
	let k = 0;
	for (let diagonal = 0; diagonal < 15; diagonal++) {
		const first = Math.max(0, diagonal - 7);
		const last = Math.min(diagonal, 7);
		for (let i = first; i <= last; i++) {
			const down = diagonal % 2 === 0 ? diagonal - i : i;
			order[k++] = 8 * down + (diagonal - down);
		}
	}
	return order;
}

/** A component and the tables of its blocks. */
export type BlockCoding = {
	component: JpegComponent;
	dc: HuffmanTable;
	ac: HuffmanTable;
	quantization: Uint16Array;
};

/** More than a block can use up: whether a read stays inside the data need then be asked only once a block. */
const SLACK_BYTES = 512;
const NOTHING = new Uint8Array(0);

/** The bits between two markers. */
export class EntropyReader {
	#bytes: Uint8Array = NOTHING;
	#data: Uint8Array = NOTHING;
	/** The data without the zeros that are stuffed in after each FF. */
	view: DataView = new DataView(NOTHING.buffer);
	/** The next bit in `view`, and the end of what the stream has. */
	bit = 0;
	endBit = 0;
	/** Where the marker stands that ends the data. */
	markerAt = 0;

	/** Begins with another stream. */
	open(bytes: Uint8Array): void {
		this.#bytes = bytes;
		this.#data = new Uint8Array(bytes.length + SLACK_BYTES);
		this.view = new DataView(this.#data.buffer);
	}

	/** Lets go of the stream. */
	close(): void {
		this.open(NOTHING);
	}

	/** Takes up the data from byte `start` to the next marker. */
	load(start: number): void {
		const bytes = this.#bytes;
		const data = this.#data;
		let from = start;
		let to = 0;
		for (;;) {
			const found = bytes.indexOf(0xff, from);
			const end = found < 0 ? bytes.length : found;
			data.set(bytes.subarray(from, end), to);
			to += end - from;
			let code = end + 1;
			while (bytes[code] === 0xff) code++;
			this.markerAt = end;
			if (bytes[code] !== 0) break;
			data[to++] = 0xff;
			from = code + 1;
		}
		data.fill(0, to, to + SLACK_BYTES);
		this.bit = 0;
		this.endBit = 8 * to;
	}

	/** Goes on behind restart marker number `count` modulo 8. */
	restart(count: number): void {
		let code = this.markerAt + 1;
		while (this.#bytes[code] === 0xff) code++;
		if (this.#bytes[code] !== 0xd0 + (count % 8)) throw corruptChunk("jpeg", "a restart marker is not in its place");
		this.load(code + 1);
	}

	/** Throws if more was read than there is; the slack gives zeros until then. */
	checkEnd(): void {
		if (this.bit > this.endBit) throw corruptChunk("jpeg", "the stream is cut off");
	}

	/** The next `count` bits, from 1 to 16. */
	bits(count: number): number {
		const word = this.view.getInt32(this.bit >>> 3) << (this.bit & 7);
		this.bit += count;
		return word >>> (32 - count);
	}

	/** The next symbol. */
	symbol(table: HuffmanTable): number {
		const word = this.view.getInt32(this.bit >>> 3) << (this.bit & 7);
		let entry = table.look[word >>> (32 - LOOK_BITS)] as number;
		// An entry with a whole coefficient does not name the symbol.
		if (entry >> 16 !== 0) entry = searchCode(table, word, 1);
		else if (entry === 0) entry = searchCode(table, word, LOOK_BITS + 1);
		this.bit += entry & 0xff;
		return entry >> 8;
	}
}

/**
 * Reads the 64 coefficients of a block of sequential coding (T.81 F.2.2) into `block`, which must be zero, multiplied by their
 * quantization. Gives, as bits, the columns that have one besides the first.
 */
export function readBlock(
	reader: EntropyReader,
	{ component, dc, ac, quantization }: BlockCoding,
	block: Int32Array,
): number {
	// Of the function, not of the module, for the reason given at `inverseDct`.
	const LOOK_SHIFT = 32 - LOOK_BITS;
	const order = NATURAL_ORDER;
	const { view } = reader;
	const { look } = ac;
	let bit = reader.bit;
	let word = view.getInt32(bit >>> 3) << (bit & 7);
	let entry = dc.look[word >>> LOOK_SHIFT] as number;
	let first = component.predictor;
	if (entry >> 16 !== 0) {
		first += entry >> 16;
		bit += entry & 0xff;
	} else {
		if (entry === 0) entry = searchCode(dc, word, LOOK_BITS + 1);
		bit += entry & 0xff;
		const size = (entry >> 8) & 15;
		if (size > 0) {
			first += extend((view.getInt32(bit >>> 3) << (bit & 7)) >>> (32 - size), size);
			bit += size;
		}
	}
	component.predictor = first;
	block[0] = Math.imul(first, quantization[0] as number);
	let columns = 0;
	for (let k = 1; k < 64; ) {
		word = view.getInt32(bit >>> 3) << (bit & 7);
		entry = look[word >>> LOOK_SHIFT] as number;
		if (entry >> 16 !== 0) {
			k += (entry >> 8) & 15;
			bit += entry & 0xff;
			const at = order[k++] as number;
			block[at] = Math.imul(entry >> 16, quantization[at] as number);
			columns |= 1 << (at & 7);
			continue;
		}
		if (entry === 0) entry = searchCode(ac, word, LOOK_BITS + 1);
		bit += entry & 0xff;
		const size = (entry >> 8) & 15;
		const run = entry >> 12;
		if (size > 0) {
			k += run;
			const at = order[k++] as number;
			const value = extend((view.getInt32(bit >>> 3) << (bit & 7)) >>> (32 - size), size);
			block[at] = Math.imul(value, quantization[at] as number);
			columns |= 1 << (at & 7);
			bit += size;
		} else if (run === 15) k += 16;
		else break;
	}
	reader.bit = bit;
	reader.checkEnd();
	return columns;
}
