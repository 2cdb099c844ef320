import { corruptChunk } from "../codec.ts";

/** How many bits of the stream one look into the table decides. */
export const LOOK_BITS = 10;
const MAX_CODE_BITS = 16;

/**
 * A Huffman table, made for speed. An entry of `look`, found by the next ten bits of the stream, is one of
 *
 * - a whole coefficient: bits 16-31 its value (never 0), 8-11 the zeros before it, 0-7 the bits of code and value together;
 * - a symbol: bits 8-15, behind a code of so many bits as 0-7 say;
 * - 0: the code is longer.
 */
export type HuffmanTable = {
	look: Int32Array;
	/** By length of code: one more than the largest code, aligned to 16 bits. */
	ends: Int32Array;
	/** By length of code: what to add to a code to get the place of its symbol. */
	shifts: Int32Array;
	symbols: Uint8Array;
};

/** Builds a table from how many codes of each length there are, and their symbols in order (T.81 annex C). */
export function huffmanTable(counts: Uint8Array, symbols: Uint8Array): HuffmanTable {
	const look = new Int32Array(1 << LOOK_BITS);
	const ends = new Int32Array(MAX_CODE_BITS + 2);
	const shifts = new Int32Array(MAX_CODE_BITS + 1);
	let code = 0;
	let place = 0;
	for (let length = 1; length <= MAX_CODE_BITS; length++, code <<= 1) {
		const count = counts[length - 1] as number;
		shifts[length] = place - code;
		if (length <= LOOK_BITS)
			for (let i = 0; i < count; i++) fillLook(look, code + i, length, symbols[place + i] as number);
		code += count;
		place += count;
		if (code > 1 << length) throw corruptChunk("jpeg", "a Huffman table has more codes than fit");
		ends[length] = code << (MAX_CODE_BITS - length);
	}
	ends[MAX_CODE_BITS + 1] = 1 << MAX_CODE_BITS;
	return { look, ends, shifts, symbols };
}

function fillLook(look: Int32Array, code: number, length: number, symbol: number): void {
	const free = LOOK_BITS - length;
	const size = symbol & 15;
	for (let rest = 0; rest < 1 << free; rest++) {
		const value = size > 0 && size <= free ? extend(rest >> (free - size), size) : 0;
		const run = symbol >> 4;
		look[(code << free) | rest] = value === 0 ? (symbol << 8) | length : (value << 16) | (run << 8) | (length + size);
	}
}

/** The signed value of `size` bits (T.81 F.2.2.1). */
export function extend(bits: number, size: number): number {
	return bits < 1 << (size - 1) ? bits - (1 << size) + 1 : bits;
}

/** Symbol and length of the next code, packed as in `look`. `word` has the next bits on top; the code has `least` bits or more. */
export function searchCode({ ends, shifts, symbols }: HuffmanTable, word: number, least: number): number {
	const next = word >>> (32 - MAX_CODE_BITS);
	let length = least;
	while (next >= (ends[length] as number)) length++;
	if (length > MAX_CODE_BITS) throw corruptChunk("jpeg", "a code is in no Huffman table");
	const symbol = symbols[(next >> (MAX_CODE_BITS - length)) + (shifts[length] as number)] as number;
	return (symbol << 8) | length;
}
