// The arithmetic decoder of JPEG 2000 (T.800 annex C) and the bits that bypass it (D.6).
#pragma once
#include <stdint.h>
#include "attributes.h"

enum { STATE_COUNT = 47 };

// Table C.2: the estimate, the next state after the more and after the less probable symbol, and whether the latter swaps the two.
static const struct { uint16_t estimate; uint8_t afterMore, afterLess, swaps; } STATES[STATE_COUNT] = {
	{0x5601, 1, 1, 1},    {0x3401, 2, 6, 0},    {0x1801, 3, 9, 0},    {0x0ac1, 4, 12, 0},   {0x0521, 5, 29, 0},
	{0x0221, 38, 33, 0},  {0x5601, 7, 6, 1},    {0x5401, 8, 14, 0},   {0x4801, 9, 14, 0},   {0x3801, 10, 14, 0},
	{0x3001, 11, 17, 0},  {0x2401, 12, 18, 0},  {0x1c01, 13, 20, 0},  {0x1601, 29, 21, 0},  {0x5601, 15, 14, 1},
	{0x5401, 16, 14, 0},  {0x5101, 17, 15, 0},  {0x4801, 18, 16, 0},  {0x3801, 19, 17, 0},  {0x3401, 20, 18, 0},
	{0x3001, 21, 19, 0},  {0x2801, 22, 19, 0},  {0x2401, 23, 20, 0},  {0x2201, 24, 21, 0},  {0x1c01, 25, 22, 0},
	{0x1801, 26, 23, 0},  {0x1601, 27, 24, 0},  {0x1401, 28, 25, 0},  {0x1201, 29, 26, 0},  {0x1101, 30, 27, 0},
	{0x0ac1, 31, 28, 0},  {0x09c1, 32, 29, 0},  {0x08a1, 33, 30, 0},  {0x0521, 34, 31, 0},  {0x0441, 35, 32, 0},
	{0x02a1, 36, 33, 0},  {0x0221, 37, 34, 0},  {0x0141, 38, 35, 0},  {0x0111, 39, 36, 0},  {0x0085, 40, 37, 0},
	{0x0049, 41, 38, 0},  {0x0025, 42, 39, 0},  {0x0015, 43, 40, 0},  {0x0009, 44, 41, 0},  {0x0005, 45, 42, 0},
	{0x0001, 45, 43, 0},  {0x5601, 46, 46, 0},
};

// A context in one word: its estimate in the upper half; below it four times its state, which is twice the number in the table and
// one more where the more probable symbol is 1. That is also where what can follow it stands in `Successors`: itself, what comes
// after the more and what comes after the less probable symbol.
typedef uint32_t Context;
typedef Context Successors[4 * 2 * STATE_COUNT];

INLINE Context contextOf(uint32_t number, uint32_t moreProbable) {
	uint32_t state = 2 * number + moreProbable;
	return (uint32_t)STATES[number].estimate << 16 | 4 * state;
}

static void fillSuccessors(Context *successors) {
	for (uint32_t number = 0; number < STATE_COUNT; number++)
		for (uint32_t more = 0; more < 2; more++) {
			Context *row = successors + 4 * (2 * number + more);
			row[0] = contextOf(number, more);
			row[1] = contextOf(STATES[number].afterMore, more);
			row[2] = contextOf(STATES[number].afterLess, more ^ STATES[number].swaps);
			row[3] = 0;
		}
}

// The decoder between two decisions. The sixteen highest bits of `code` are what the standard compares with estimates; behind them
// stand `left` bits that have been read already. Below zero, so many are missing.
typedef struct {
	uint64_t code;
	uint32_t interval;
	int32_t left;
	const uint8_t *at;
} Arithmetic;

enum { CODE_SHIFT = 48, READ_AHEAD = 32 };

// Reads bytes (C.3.4) until 32 bits are there. Two bytes FF end the data, and read as ones without end. A byte behind FF whose
// highest bit is set carries into the bits before it, so it waits until it is needed, as it does in the standard.
static __attribute__((noinline)) void refill(Arithmetic *decoder) {
	do {
		const uint32_t next = decoder->at[1];
		if (*decoder->at != 0xff) {
			decoder->at++;
			decoder->code += (uint64_t)next << (CODE_SHIFT - 8 - decoder->left);
			decoder->left += 8;
		} else if (next > 0x8f) {
			decoder->code += (uint64_t)0xff << (CODE_SHIFT - 8 - decoder->left);
			decoder->left += 8;
		} else {
			if (next > 0x7f && decoder->left >= 0) return;
			decoder->at++;
			decoder->code += (uint64_t)next << (CODE_SHIFT - 7 - decoder->left);
			decoder->left += 7;
		}
	} while (decoder->left < READ_AHEAD);
}

// Begins with other bytes (C.3.5), behind which stand two FF.
INLINE Arithmetic startArithmetic(const uint8_t *bytes) {
	Arithmetic decoder = {(uint64_t)*bytes << (CODE_SHIFT + 7), 0x8000, -7, bytes};
	refill(&decoder);
	return decoder;
}

// The next decision in a context (C.3.2), without branches: which way it goes is hard to foresee. The lower part of the interval
// belongs to the less probable symbol, unless it is the larger one.
INLINE uint32_t decide(Arithmetic *decoder, Context *context, const Context *successors) {
	const Context now = *context;
	const uint32_t estimate = now >> 16;
	const uint32_t rest = decoder->interval - estimate;
	const uint64_t border = (uint64_t)estimate << CODE_SHIFT;
	const uint32_t isLower = decoder->code < border;
	const uint32_t isLess = isLower ^ (rest < estimate);
	const uint32_t interval = isLower ? estimate : rest;
	decoder->code -= isLower ? 0 : border;
	const uint32_t shift = __builtin_clz(interval) - 16;
	*context = successors[(now & 0xffff) + (shift != 0) + isLess];
	decoder->interval = interval << shift;
	decoder->code <<= shift;
	decoder->left -= shift;
	if (decoder->left < 0) refill(decoder);
	return (now >> 2 & 1) ^ isLess;
}

// Bits that are stored as they are: `byte` is being read, and has `left` bits left.
typedef struct {
	uint32_t byte;
	uint32_t left;
	const uint8_t *at;
} RawBits;

// After FF the highest bit is stuffed; the two FF behind the data read as ones without end.
INLINE uint32_t rawBit(RawBits *raw) {
	if (raw->left == 0) {
		const int isStuffed = raw->byte == 0xff;
		const int isEnd = isStuffed && *raw->at > 0x8f;
		raw->left = isStuffed && !isEnd ? 7 : 8;
		raw->byte = isEnd ? 0xff : *raw->at;
		if (!isEnd) raw->at++;
	}
	raw->left--;
	return raw->byte >> raw->left & 1;
}
