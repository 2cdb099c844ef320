// The bits between two markers of a JPEG stream (T.81 B.1.1.5), and the Huffman codes in them (F.2.2.3).
#pragma once
#include <stdint.h>
#include <wasm_simd128.h>
#include "attributes.h"

// What can be wrong with a scan.
typedef enum { GOOD, CUT_OFF, NO_CODE, NO_RESTART, WIDE_DIFFERENCE } Result;

// More than a block can use up: whether reading stays inside the data need then be asked only once a block.
enum { SLACK_BYTES = 512 };

// Bits on their way: the next ones on top, how many of them are sure to be there, and where more are.
typedef struct {
	uint64_t code;
	uint32_t left;
	// Whether a code was met that is in no table.
	uint32_t hasFailed;
	const uint8_t *next;
} Bits;

// The end of a stream, and its data up to the next marker without the zeros that are stuffed in after each FF. The data stand backwards, the
// first byte at `first`: then eight of them are a number whose highest bits come first.
typedef struct {
	const uint8_t *end;
	// Where the marker stands that ends the data.
	const uint8_t *marker;
	uint8_t *first;
	uint32_t dataBytes;
	Bits bits;
} Reader;

static const uint8_t REVERSED[16] = {15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0};

// Takes up the data from `start` to the next marker. Reads up to 15 bytes beyond the end of the stream, whose room has them.
static void load(Reader *reader, const uint8_t *start) {
	const uint8_t *from = start;
	uint8_t *to = reader->first;
	for (;;) {
		uint32_t before = 16;
		while (from < reader->end) {
			const v128_t bytes = wasm_v128_load(from);
			const uint32_t found = wasm_i8x16_bitmask(wasm_i8x16_eq(bytes, wasm_i8x16_const_splat(-1)));
			before = found == 0 ? 16 : __builtin_ctz(found);
			wasm_v128_store(to - 15, wasm_i8x16_swizzle(bytes, wasm_v128_load(REVERSED)));
			const uint32_t rest = reader->end - from;
			if (before > rest) before = rest;
			from += before;
			to -= before;
			if (before < 16) break;
		}
		reader->marker = from;
		if (from >= reader->end) break;
		const uint8_t *code = from + 1;
		while (code < reader->end && *code == 0xff) code++;
		if (code >= reader->end || *code != 0) break;
		*to-- = 0xff;
		from = code + 1;
	}
	reader->dataBytes = reader->first - to;
	__builtin_memset(to + 1 - SLACK_BYTES, 0, SLACK_BYTES);
	reader->bits = (Bits){.next = reader->first - 7};
}

// Goes on behind restart marker number `count` modulo 8.
static Result restart(Reader *reader, uint32_t count) {
	const uint8_t *code = reader->marker + 1;
	while (code < reader->end && *code == 0xff) code++;
	if (code >= reader->end || *code != 0xd0 + count % 8) return NO_RESTART;
	load(reader, code + 1);
	return GOOD;
}

// Sees to it that 32 bits are there.
INLINE void refill(Bits *bits) {
	if (bits->left >= 32) return;
	uint64_t more;
	__builtin_memcpy(&more, bits->next, 8);
	bits->code |= more >> bits->left;
	const uint32_t bytes = (63 - bits->left) >> 3;
	bits->next -= bytes;
	bits->left += 8 * bytes;
}

INLINE void skip(Bits *bits, uint32_t count) {
	bits->code <<= count;
	bits->left -= count;
}

// The next `count` bits, from 1 to 16, which are there.
INLINE uint32_t take(Bits *bits, uint32_t count) {
	const uint32_t value = bits->code >> (64 - count);
	skip(bits, count);
	return value;
}

// Whether all that was read was there, and all codes in their tables. The slack gives zeros.
INLINE Result state(const Reader *reader) {
	if (reader->bits.hasFailed) return NO_CODE;
	const int32_t bytesBeyond = reader->first - 7 - reader->bits.next - (int32_t)reader->dataBytes;
	return bytesBeyond > 0 && 8 * bytesBeyond > (int32_t)reader->bits.left ? CUT_OFF : GOOD;
}

// A Huffman table, as jpeg-huffman.ts makes it.
enum { LOOK_BITS = 10, MOST_CODE_BITS = 16 };
typedef struct {
	// By the next ten bits. Either a whole coefficient: in bits 16-31 its value, which is not 0, in 8-11 the zeros before it, in 0-7 the
	// bits of code and value together; or a symbol in 8-15, behind a code of as many bits as 0-7 say; or 0: the code is longer.
	int32_t coefficients[1 << LOOK_BITS];
	// The same with symbols alone.
	uint16_t symbols[1 << LOOK_BITS];
	// By the length of a code: one more than the largest, aligned to 16 bits; and what to add to a code to get the place of its symbol.
	int32_t ends[MOST_CODE_BITS + 2];
	int32_t shifts[MOST_CODE_BITS + 2];
	uint8_t values[256];
} HuffmanTable;

// Symbol and length of a code of more than ten bits, packed as in the table.
static __attribute__((noinline)) uint32_t longCode(const HuffmanTable *table, uint32_t next) {
	uint32_t length = LOOK_BITS + 1;
	while ((int32_t)next >= table->ends[length]) length++;
	if (length > MOST_CODE_BITS) return 0;
	const uint32_t place = (next >> (MOST_CODE_BITS - length)) + table->shifts[length];
	return (uint32_t)table->values[place & 255] << 8 | length;
}

// Gives a long code; a code in no table is remembered, and reads as the symbol 0.
INLINE uint32_t searchCode(Bits *bits, const HuffmanTable *table) {
	const uint32_t entry = longCode(table, bits->code >> (64 - MOST_CODE_BITS));
	if (entry == 0) bits->hasFailed = 1;
	return entry;
}

// The next symbol. Afterwards 16 bits are there.
INLINE uint32_t symbol(Bits *bits, const HuffmanTable *table) {
	refill(bits);
	uint32_t entry = table->symbols[bits->code >> (64 - LOOK_BITS)];
	if (entry == 0) entry = searchCode(bits, table);
	skip(bits, entry & 0xff);
	return entry >> 8;
}

// The signed value of so many bits (F.2.2.1).
INLINE int32_t extended(uint32_t value, uint32_t size) {
	return value < 1u << (size - 1) ? (int32_t)value - (1 << size) + 1 : (int32_t)value;
}
