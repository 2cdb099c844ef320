/*
 * Raw deflate streams (RFC 1951). Headers and trailers of zlib and gzip are JavaScript's; their checksums are made here, while
 * what was inflated is still in the caches.
 */
#pragma once

#include "checksums.h"
#include "match.h"
#include "memory.h"

/** What came of a stream; JavaScript knows these numbers too. */
enum Outcome {
	INFLATED,
	CUT_OFF,
	/** The output has more bytes than there is room for. */
	TOO_LONG,
	RESERVED_BLOCK,
	WRONG_STORED_LENGTH,
	TOO_MANY_CODES,
	WRONG_CODE_LENGTHS,
	NO_END_CODE,
	WRONG_CODE,
	UNKNOWN_CODE,
	TOO_FAR_BACK,
};

enum Checksum { NO_CHECKSUM, ADLER32, CRC32 };

/** Where a stream is in its input and its output. JavaScript lays it out, and reads `in`, `out` and `sum` when it is done. */
typedef struct {
	const u8 *in;
	const u8 *inEnd;
	u8 *outStart;
	u8 *out;
	u8 *outEnd;
	u32 sum;
	/** The next `count & 63` bits of the input, and perhaps more of them, which may be loaded again. */
	u32 count;
	u64 bits;
} Stream;

/*
 * No byte is looked at twice to see whether it is still within bounds: behind the input there are 16 bytes that may be read, behind
 * the output 320 that may be written. One step of a block takes less than 8 bytes in, and puts no more than 4 literals, or 3 and
 * a match of 258 bytes, rounded up to a multiple of 16. Whether the bounds were kept is asked before each step.
 */
#define INPUT_MARGIN 8

/*
 * An entry of a table says what the next bits mean: in its low byte, how many they are in all, extra bits included; above, how
 * many of those are the code; from bit 16 on, a literal, or the least length or distance, or where a second table begins.
 */
#define LITERAL 0x80000000u
#define SPECIAL 0x8000u
#define SECOND_TABLE 0x4000u
#define END_OF_BLOCK 0x2000u
#define UNKNOWN SPECIAL
#define CODE_OF(length) ((length) * 0x101u)

#define LITERAL_BITS 11
#define DISTANCE_BITS 8
#define PRECODE_BITS 7
#define LONGEST_CODE 15
/** A first table and the second tables of any complete code of 288 (32) symbols: those of the most uneven code there is. */
#define LITERAL_ENTRIES 2400
#define DISTANCE_ENTRIES 512

static u32 literalTable[LITERAL_ENTRIES];
static u32 distanceTable[DISTANCE_ENTRIES];
static u32 precodeTable[1 << PRECODE_BITS];

/** What each symbol of a code means, but for the code itself (RFC 1951, section 3.2.5). */
static u32 literalMeanings[288];
static u32 distanceMeanings[32];
static u32 precodeMeanings[19];

static void makeMeanings(void) {
	for (u32 symbol = 0; symbol < 256; symbol++) literalMeanings[symbol] = LITERAL | symbol << 16;
	literalMeanings[256] = SPECIAL | END_OF_BLOCK;
	for (u32 symbol = 257, base = 3; symbol < 285; symbol++) {
		u32 extra = symbol < 265 ? 0 : (symbol - 261) >> 2;
		literalMeanings[symbol] = base << 16 | extra;
		base += 1u << extra;
	}
	literalMeanings[285] = 258 << 16;
	literalMeanings[286] = literalMeanings[287] = UNKNOWN;
	for (u32 symbol = 0, base = 1; symbol < 30; symbol++) {
		u32 extra = symbol < 4 ? 0 : (symbol >> 1) - 1;
		distanceMeanings[symbol] = base << 16 | extra;
		base += 1u << extra;
	}
	distanceMeanings[30] = distanceMeanings[31] = UNKNOWN;
	for (u32 symbol = 0; symbol < 19; symbol++) precodeMeanings[symbol] = symbol << 16;
}

/** The next code of that length, of codes whose first bit is their lowest. The last one, of ones only, has none. */
static inline u32 nextCode(u32 code, u32 length) {
	u32 zeros = ~code & ((1u << length) - 1);
	if (zeros == 0) return code;
	u32 highest = 0x80000000u >> __builtin_clz(zeros);
	return (code & (highest - 1)) | highest;
}

/**
 * Makes the table of a canonical Huffman code (RFC 1951, section 3.2.2) from the lengths of its codes. Codes that are longer
 * than `firstBits` go on in second tables, which follow the first. A code must be complete; where `mayBePoor`, one symbol may
 * stand alone with a bit, and there may be none.
 */
static __attribute__((noinline)) enum Outcome makeTable(
	u32 *table, u32 firstBits, const u8 *lengths, u32 symbolCount, const u32 *meanings, int mayBePoor
) {
	u32 counts[LONGEST_CODE + 1] = {0};
	u32 places[LONGEST_CODE + 2];
	u16 sorted[288];
	for (u32 symbol = 0; symbol < symbolCount; symbol++) counts[lengths[symbol]]++;
	counts[0] = 0;
	int unused = 1;
	places[1] = 0;
	for (u32 length = 1; length <= LONGEST_CODE; length++) {
		unused = 2 * unused - (int)counts[length];
		if (unused < 0) return WRONG_CODE;
		places[length + 1] = places[length] + counts[length];
	}
	u32 total = places[LONGEST_CODE + 1];
	if (unused > 0 && !(mayBePoor && total == counts[1])) return WRONG_CODE;
	for (u32 symbol = 0; symbol < symbolCount; symbol++)
		if (lengths[symbol] > 0) sorted[places[lengths[symbol]]++] = (u16)symbol;

	/* As long as all codes fit `size` entries, those of the next length are found in two copies of these. */
	u32 code = 0;
	u32 at = 0;
	table[0] = UNKNOWN;
	for (u32 length = 1; length <= firstBits; length++) {
		u32 size = 1u << length;
		__builtin_memcpy(table + size / 2, table, size / 2 * sizeof *table);
		for (u32 left = counts[length]; left > 0; left--) {
			table[code] = meanings[sorted[at++]] + CODE_OF(length);
			code = nextCode(code, length);
		}
	}

	u32 end = 1u << firstBits;
	u32 prefix = ~0u;
	u32 start = 0;
	u32 bits = 0;
	for (u32 length = firstBits + 1; length <= LONGEST_CODE; length++)
		for (u32 left = counts[length]; left > 0; left--) {
			if ((code & ((1u << firstBits) - 1)) != prefix) {
				prefix = code & ((1u << firstBits) - 1);
				start = end;
				/* As many bits as it takes until the codes of this prefix, all of the next ones, fill the table. */
				bits = length - firstBits;
				for (u32 filled = left; filled < 1u << bits;) filled = 2 * filled + counts[firstBits + ++bits];
				end = start + (1u << bits);
				table[prefix] = SPECIAL | SECOND_TABLE | start << 16 | bits << 8 | firstBits;
			}
			u32 entry = meanings[sorted[at++]] + CODE_OF(length - firstBits);
			for (u32 i = code >> firstBits; i < 1u << bits; i += 1u << (length - firstBits)) table[start + i] = entry;
			code = nextCode(code, length);
		}
	return INFLATED;
}

/** Loads bits until there are 56 or more. */
#define REFILL(in, bits, count) \
	do { \
		bits |= load64(in) << (count & 63); \
		in += 7 - (count >> 3 & 7); \
		count |= 56; \
	} while (0)

/** Bits above the lowest byte of `count` mean nothing: so the whole of an entry may be taken from it. */
#define TAKE(entry, bits, count) \
	do { \
		bits >>= (entry) & 63; \
		count -= (entry); \
	} while (0)

/** False if more was taken than the input has. */
static inline int isWithinInput(const Stream *stream) {
	return stream->in - ((stream->count & 63) >> 3) <= stream->inEnd;
}

/** The next bits as a number; 32 at most. Beyond the end of the input they may be anything. */
static u32 takeBits(Stream *stream, u32 width) {
	if ((stream->count & 63) < width && stream->in <= stream->inEnd + INPUT_MARGIN)
		REFILL(stream->in, stream->bits, stream->count);
	u32 value = (u32)(stream->bits & ((1ull << width) - 1));
	TAKE(width, stream->bits, stream->count);
	return value;
}

/** Gives back whole bytes that were loaded but not taken, and drops the rest of the one that was begun. */
static void alignToByte(Stream *stream) {
	stream->in -= (stream->count & 63) >> 3;
	stream->bits = 0;
	stream->count = 0;
}

/** RFC 1951, section 3.2.4. */
static enum Outcome copyStored(Stream *stream) {
	alignToByte(stream);
	const u8 *in = stream->in;
	if (stream->inEnd - in < 4) return CUT_OFF;
	u32 length = in[0] | in[1] << 8;
	u32 complement = in[2] | in[3] << 8;
	if (length != (complement ^ 0xffff)) return WRONG_STORED_LENGTH;
	if ((u32)(stream->inEnd - in - 4) < length) return CUT_OFF;
	if ((u32)(stream->outEnd - stream->out) < length) return TOO_LONG;
	__builtin_memcpy(stream->out, in + 4, length);
	stream->in = in + 4 + length;
	stream->out += length;
	return INFLATED;
}

/** RFC 1951, section 3.2.6. */
static void makeFixedTables(void) {
	u8 lengths[288];
	for (u32 symbol = 0; symbol < 288; symbol++)
		lengths[symbol] = symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8;
	makeTable(literalTable, LITERAL_BITS, lengths, 288, literalMeanings, 0);
	for (u32 symbol = 0; symbol < 32; symbol++) lengths[symbol] = 5;
	makeTable(distanceTable, DISTANCE_BITS, lengths, 32, distanceMeanings, 0);
}

/** RFC 1951, section 3.2.7. */
static enum Outcome readDynamicTables(Stream *stream) {
	static const u8 ORDER[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
	u8 lengths[286 + 30];
	u32 literalCount = takeBits(stream, 5) + 257;
	u32 total = literalCount + takeBits(stream, 5) + 1;
	u32 precodeCount = takeBits(stream, 4) + 4;
	if (literalCount > 286 || total - literalCount > 30) return TOO_MANY_CODES;
	for (u32 i = 0; i < 19; i++) lengths[ORDER[i]] = i < precodeCount ? (u8)takeBits(stream, 3) : 0;
	enum Outcome outcome = makeTable(precodeTable, PRECODE_BITS, lengths, 19, precodeMeanings, 0);
	if (outcome != INFLATED) return outcome;
	for (u32 i = 0; i < total;) {
		if (stream->in > stream->inEnd + INPUT_MARGIN) return CUT_OFF;
		REFILL(stream->in, stream->bits, stream->count);
		u32 entry = precodeTable[stream->bits & ((1 << PRECODE_BITS) - 1)];
		u32 symbol = entry >> 16;
		TAKE(entry & 0xff, stream->bits, stream->count);
		if (symbol < 16) {
			lengths[i++] = (u8)symbol;
			continue;
		}
		if (symbol == 16 && i == 0) return WRONG_CODE_LENGTHS;
		u8 length = symbol == 16 ? lengths[i - 1] : 0;
		u32 repeats = symbol == 16 ? 3 + takeBits(stream, 2) : symbol == 17 ? 3 + takeBits(stream, 3) : 11 + takeBits(stream, 7);
		if (i + repeats > total) return WRONG_CODE_LENGTHS;
		for (; repeats > 0; repeats--) lengths[i++] = length;
	}
	if (!isWithinInput(stream)) return CUT_OFF;
	if (lengths[256] == 0) return NO_END_CODE;
	outcome = makeTable(literalTable, LITERAL_BITS, lengths, literalCount, literalMeanings, 1);
	if (outcome != INFLATED) return outcome;
	return makeTable(
		distanceTable, DISTANCE_BITS, lengths + literalCount, total - literalCount, distanceMeanings, 1
	);
}

/** The extra bits of an entry: behind its code, in the bits before it was taken. */
static inline u32 extraBits(u64 bits, u32 entry) {
	return (u32)((bits & ((1ull << (entry & 63)) - 1)) >> (entry >> 8 & 15));
}

/** RFC 1951, section 3.2.5: literals and matches to the end of the block. */
static enum Outcome inflateBlock(Stream *stream) {
	const u8 *in = stream->in;
	const u8 *const lastIn = stream->inEnd + INPUT_MARGIN;
	u8 *out = stream->out;
	u64 bits = stream->bits;
	u32 count = stream->count;
	for (;;) {
		if (UNLIKELY(in > lastIn)) return CUT_OFF;
		if (UNLIKELY(out > stream->outEnd)) return TOO_LONG;
		REFILL(in, bits, count);
		u32 entry = literalTable[bits & ((1 << LITERAL_BITS) - 1)];
		if (entry & LITERAL) {
			TAKE(entry, bits, count);
			*out++ = (u8)(entry >> 16);
			entry = literalTable[bits & ((1 << LITERAL_BITS) - 1)];
			if (entry & LITERAL) {
				TAKE(entry, bits, count);
				*out++ = (u8)(entry >> 16);
				entry = literalTable[bits & ((1 << LITERAL_BITS) - 1)];
				if (entry & LITERAL) {
					TAKE(entry, bits, count);
					*out++ = (u8)(entry >> 16);
					entry = literalTable[bits & ((1 << LITERAL_BITS) - 1)];
					if (entry & LITERAL) {
						TAKE(entry, bits, count);
						*out++ = (u8)(entry >> 16);
						continue;
					}
				}
			}
			if (UNLIKELY(in > lastIn)) return CUT_OFF;
			REFILL(in, bits, count);
		}
		if (UNLIKELY(entry & SPECIAL)) {
			if (entry & SECOND_TABLE) {
				TAKE(entry & 0xff, bits, count);
				entry = literalTable[(entry >> 16) + (bits & ((1u << (entry >> 8 & 15)) - 1))];
				if (entry & LITERAL) {
					TAKE(entry, bits, count);
					*out++ = (u8)(entry >> 16);
					continue;
				}
			}
			if (entry & SPECIAL) {
				if (!(entry & END_OF_BLOCK)) return UNKNOWN_CODE;
				TAKE(entry & 0xff, bits, count);
				break;
			}
		}
		u32 length = (entry >> 16) + extraBits(bits, entry);
		TAKE(entry, bits, count);
		entry = distanceTable[bits & ((1 << DISTANCE_BITS) - 1)];
		if (UNLIKELY(entry & SPECIAL)) {
			if (!(entry & SECOND_TABLE)) return UNKNOWN_CODE;
			TAKE(entry & 0xff, bits, count);
			entry = distanceTable[(entry >> 16) + (bits & ((1u << (entry >> 8 & 15)) - 1))];
			if (entry & SPECIAL) return UNKNOWN_CODE;
		}
		u32 distance = (entry >> 16) + extraBits(bits, entry);
		TAKE(entry, bits, count);
		if (UNLIKELY(distance > (u32)(out - stream->outStart))) return TOO_FAR_BACK;
		copyMatch(out, distance, length);
		out += length;
	}
	stream->in = in;
	stream->out = out;
	stream->bits = bits;
	stream->count = count;
	if (out > stream->outEnd) return TOO_LONG;
	return isWithinInput(stream) ? INFLATED : CUT_OFF;
}

/** Inflates one stream to `out`, matches of which reach back to `outStart` at most, and goes on with `sum`. */
static enum Outcome inflateStream(Stream *stream, enum Checksum checksum) {
	if (literalMeanings[0] == 0) makeMeanings();
	stream->bits = 0;
	stream->count = 0;
	enum Outcome outcome = INFLATED;
	for (u32 isLast = 0; !isLast && outcome == INFLATED;) {
		const u8 *start = stream->out;
		isLast = takeBits(stream, 1);
		u32 type = takeBits(stream, 2);
		if (!isWithinInput(stream)) return CUT_OFF;
		if (type == 0) outcome = copyStored(stream);
		else if (type == 3) outcome = RESERVED_BLOCK;
		else {
			if (type == 1) makeFixedTables();
			else outcome = readDynamicTables(stream);
			if (outcome == INFLATED) outcome = inflateBlock(stream);
		}
		if (outcome == INFLATED && checksum == ADLER32) stream->sum = adler32(stream->sum, start, (u32)(stream->out - start));
		if (outcome == INFLATED && checksum == CRC32) stream->sum = crc32(stream->sum, start, (u32)(stream->out - start));
	}
	alignToByte(stream);
	return outcome;
}
