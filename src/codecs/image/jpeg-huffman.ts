import { corruptChunk } from "../codec.ts";

/** How many bits of the stream one look into the table decides. */
const LOOK_BITS = 10;
const MAX_CODE_BITS = 16;

/** Where the parts of a table stand, as jpeg-bits.h has them. */
const SYMBOLS_AT = 4 << LOOK_BITS;
const ENDS_AT = SYMBOLS_AT + (2 << LOOK_BITS);
const LENGTHS = MAX_CODE_BITS + 2;
const SHIFTS_AT = ENDS_AT + 4 * LENGTHS;
const VALUES_AT = SHIFTS_AT + 4 * LENGTHS;

/** A Huffman table as the kernel takes it: jpeg-bits.h says what is in it. */
export type HuffmanTable = Uint8Array;

/** The bytes of a table. */
export const HUFFMAN_TABLE_BYTES: number = VALUES_AT + 256;

/** Builds a table from how many codes of each length there are, and their symbols in order (T.81 annex C). */
export function huffmanTable(counts: Uint8Array, values: Uint8Array): HuffmanTable {
	const table = new Uint8Array(HUFFMAN_TABLE_BYTES);
	const coefficients = new Int32Array(table.buffer, 0, 1 << LOOK_BITS);
	const symbols = new Uint16Array(table.buffer, SYMBOLS_AT, 1 << LOOK_BITS);
	const ends = new Int32Array(table.buffer, ENDS_AT, LENGTHS);
	const shifts = new Int32Array(table.buffer, SHIFTS_AT, LENGTHS);
	table.set(values, VALUES_AT);
	let code = 0;
	let place = 0;
	for (let length = 1; length <= MAX_CODE_BITS; length++, code <<= 1) {
		const count = counts[length - 1] as number;
		shifts[length] = place - code;
		if (length <= LOOK_BITS)
			for (let i = 0; i < count; i++) {
				const symbol = values[place + i] as number;
				const free = LOOK_BITS - length;
				symbols.fill((symbol << 8) | length, (code + i) << free, (code + i + 1) << free);
				fillCoefficients(coefficients, code + i, length, symbol);
			}
		code += count;
		place += count;
		if (code > 1 << length) throw corruptChunk("jpeg", "a Huffman table has more codes than fit");
		ends[length] = code << (MAX_CODE_BITS - length);
	}
	ends[MAX_CODE_BITS + 1] = 1 << MAX_CODE_BITS;
	return table;
}

/** Coefficients whose value ends within the bits that are looked at are known whole. */
function fillCoefficients(coefficients: Int32Array, code: number, length: number, symbol: number): void {
	const free = LOOK_BITS - length;
	const size = symbol & 15;
	for (let rest = 0; rest < 1 << free; rest++) {
		const value = size > 0 && size <= free ? extended(rest >> (free - size), size) : 0;
		const run = symbol >> 4;
		coefficients[(code << free) | rest] =
			value === 0 ? (symbol << 8) | length : (value << 16) | (run << 8) | (length + size);
	}
}

/** The signed value of `size` bits (T.81 F.2.2.1). */
function extended(bits: number, size: number): number {
	return bits < 1 << (size - 1) ? bits - (1 << size) + 1 : bits;
}
