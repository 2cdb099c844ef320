// The three coding passes over a code-block (T.800 annex D).
#pragma once
#include "jpeg2000-arithmetic.h"

// How code-blocks are coded (table A.19), as bits.
enum { STYLE_BYPASS = 1, STYLE_RESET = 2, STYLE_CAUSAL = 8, STYLE_SEGMENTATION = 32 };

// The contexts of the decoder.
enum { SIGN_CONTEXT = 9, MAGNITUDE_CONTEXT = 14, RUN_CONTEXT = 17, UNIFORM_CONTEXT = 18, CONTEXT_COUNT = 19 };

// A code-block has no more than 2^12 coefficients, and no more than 2^10 in a row or column. Around the columns of four, which are
// one word of flags each, lies one word on every side.
enum { MOST_COEFFICIENTS = 4096, MOST_SIDE = 1024, MOST_FLAGS = 5120 };

// What is known of a column of four coefficients is one word. Its lower 18 bits say which are significant, three for each row from
// the one above to the one below: in the column to the west, in this one, in the one to the east. Above them stand, for each row,
// whether the coefficient is negative, whether it was refined, and whether it was visited in this bit plane; and whether those
// above and below the column are negative.
enum {
	NEIGHBOURHOOD = 0x1ff,
	SELF = 0x10,
	NEGATIVE_BIT = 19,
	REFINED_BIT = 20,
	VISITED_BIT = 21,
	ALL_SELF = 0x2490,
	ALL_VISITED = 0x49200000,
};

// What all code-blocks share, and room for the one that is being decoded.
typedef struct {
	Successors successors;
	// By the neighbourhood of a coefficient, for each kind of sub-band (table D.1).
	uint8_t significanceContexts[3][NEIGHBOURHOOD + 1];
	// By the four neighbours side by side; in bit 7, whether the sign is flipped (tables D.2 and D.3).
	uint8_t signContexts[256];
	Context contexts[CONTEXT_COUNT];
	// Magnitudes, column after column of each stripe of four rows. They are doubled: the lowest bit says that the value lies half-way
	// to the next one that could be told apart.
	uint32_t magnitudes[MOST_COEFFICIENTS + 3 * MOST_SIDE];
	uint32_t flags[MOST_FLAGS];
} Workshop;

static uint32_t horizontalContext(uint32_t h, uint32_t v, uint32_t d) {
	if (h == 2) return 8;
	if (h == 1) return v > 0 ? 7 : d > 0 ? 6 : 5;
	return v > 0 ? 2 + v : d > 2 ? 2 : d;
}

static uint32_t diagonalContext(uint32_t hv, uint32_t d) {
	if (d >= 3) return 8;
	if (d == 2) return hv > 0 ? 7 : 6;
	return (d == 1 ? 3 : 0) + (hv > 2 ? 2 : hv);
}

static int32_t sign(int32_t value) { return (value > 0) - (value < 0); }

// What a neighbour adds: its bits are that it is significant (above) and negative (below).
static int32_t contribution(uint32_t index, uint32_t bit) { return (index >> bit & 2) == 0 ? 0 : (index >> bit & 1) == 0 ? 1 : -1; }

static void fillTables(Workshop *shop) {
	fillSuccessors(shop->successors);
	for (uint32_t n = 0; n <= NEIGHBOURHOOD; n++) {
		const uint32_t h = (n >> 3 & 1) + (n >> 5 & 1);
		const uint32_t v = (n >> 1 & 1) + (n >> 7 & 1);
		const uint32_t d = (n & 1) + (n >> 2 & 1) + (n >> 6 & 1) + (n >> 8 & 1);
		shop->significanceContexts[0][n] = horizontalContext(h, v, d);
		shop->significanceContexts[1][n] = horizontalContext(v, h, d);
		shop->significanceContexts[2][n] = diagonalContext(h + v, d);
	}
	for (uint32_t index = 0; index < 256; index++) {
		// North, west, east, south: two bits each.
		const int32_t h = sign(contribution(index, 2) + contribution(index, 4));
		const int32_t v = sign(contribution(index, 0) + contribution(index, 6));
		const int isFlipped = h < 0 || (h == 0 && v < 0);
		shop->signContexts[index] = SIGN_CONTEXT + (isFlipped ? -3 * h - v : 3 * h + v) + (isFlipped ? 0x80 : 0);
	}
}

// Table D.7.
static void resetContexts(Context *contexts) {
	for (uint32_t i = 0; i < CONTEXT_COUNT; i++) contexts[i] = contextOf(0, 0);
	contexts[0] = contextOf(4, 0);
	contexts[RUN_CONTEXT] = contextOf(3, 0);
	contexts[UNIFORM_CONTEXT] = contextOf(46, 0);
}

// A pass on its way: where it is, and what it reads from. One of the two readers is not used.
typedef struct {
	Arithmetic arithmetic;
	RawBits raw;
	Context *contexts;
	const Context *successors;
	const uint8_t *significanceContexts;
	const uint8_t *signContexts;
	// Words of flags from one stripe to the next.
	uint32_t stride;
	uint32_t isCausal;
	// The magnitude of what becomes significant in this bit plane.
	uint32_t found;
} Pass;

// The sign of the coefficient in a row of a column; its neighbours to the west and east are in other words.
INLINE uint32_t decodeSign(Pass *pass, const uint32_t *flags, uint32_t word, uint32_t row) {
	const uint32_t shift = 3 * row;
	uint32_t index = word >> shift & 0xaa;
	index |= (row == 0 ? word >> 18 : word >> (shift + 16)) & 1;
	index |= (flags[-1] >> (shift + NEGATIVE_BIT) & 1) << 2;
	index |= (flags[1] >> (shift + NEGATIVE_BIT) & 1) << 4;
	index |= (word >> (shift + 22) & 1) << 6;
	const uint32_t context = pass->signContexts[index];
	return decide(&pass->arithmetic, pass->contexts + (context & 0x7f), pass->successors) ^ context >> 7;
}

// A coefficient became significant: its neighbours are told. Gives the word of its column.
INLINE uint32_t spread(const Pass *pass, uint32_t *flags, uint32_t word, uint32_t row, uint32_t isNegative) {
	const uint32_t shift = 3 * row;
	flags[-1] |= 0x20u << shift;
	flags[1] |= 0x08u << shift;
	if (row == 0 && !pass->isCausal) {
		uint32_t *above = flags - pass->stride;
		above[-1] |= 1u << 17;
		above[0] |= 1u << 16 | isNegative << 31;
		above[1] |= 1u << 15;
	}
	if (row == 3) {
		uint32_t *below = flags + pass->stride;
		below[-1] |= 1u << 2;
		below[0] |= 1u << 1 | isNegative << 18;
		below[1] |= 1u;
	}
	return word | (uint32_t)SELF << shift | isNegative << (shift + NEGATIVE_BIT);
}

// Coefficients with significant neighbours (D.3.1).
INLINE uint32_t significanceRow(Pass *pass, uint32_t *flags, uint32_t word, uint32_t *magnitude, uint32_t row, int isRaw) {
	const uint32_t shift = 3 * row;
	const uint32_t neighbours = word >> shift & NEIGHBOURHOOD;
	if (neighbours == 0 || neighbours & SELF) return word;
	uint32_t isFound;
	if (isRaw) isFound = rawBit(&pass->raw);
	else isFound = decide(&pass->arithmetic, pass->contexts + pass->significanceContexts[neighbours], pass->successors);
	if (isFound) {
		const uint32_t isNegative = isRaw ? rawBit(&pass->raw) : decodeSign(pass, flags, word, row);
		*magnitude = pass->found;
		word = spread(pass, flags, word, row, isNegative);
	}
	return word | 1u << (shift + VISITED_BIT);
}

INLINE void significancePass(Pass *outer, uint32_t *flags, uint32_t *magnitudes, uint32_t width, uint32_t height, int isRaw) {
	Pass pass = *outer;
	for (uint32_t top = 0; top < height; top += 4, flags += pass.stride) {
		const uint32_t rows = height - top < 4 ? height - top : 4;
		uint32_t *at = flags;
		for (uint32_t x = 0; x < width; x++, at++, magnitudes += 4) {
			uint32_t word = *at;
			if (word == 0) continue;
			word = significanceRow(&pass, at, word, magnitudes, 0, isRaw);
			if (rows > 1) word = significanceRow(&pass, at, word, magnitudes + 1, 1, isRaw);
			if (rows > 2) word = significanceRow(&pass, at, word, magnitudes + 2, 2, isRaw);
			if (rows > 3) word = significanceRow(&pass, at, word, magnitudes + 3, 3, isRaw);
			*at = word;
		}
	}
	outer->arithmetic = pass.arithmetic;
	outer->raw = pass.raw;
}

// One more bit of a coefficient that was significant before (D.3.3).
INLINE void refineRow(Pass *pass, uint32_t word, uint32_t *magnitude, uint32_t row, int isRaw) {
	const uint32_t shift = 3 * row;
	const uint32_t half = pass->found / 3;
	const uint32_t hasNeighbours = (word >> shift & (NEIGHBOURHOOD & ~SELF)) != 0;
	const uint32_t context = MAGNITUDE_CONTEXT + (word >> (shift + REFINED_BIT) & 1 ? 2 : hasNeighbours);
	uint32_t bit;
	if (isRaw) bit = rawBit(&pass->raw);
	else bit = decide(&pass->arithmetic, pass->contexts + context, pass->successors);
	*magnitude += bit * 2 * half - half;
}

INLINE void refinementPass(Pass *outer, uint32_t *flags, uint32_t *magnitudes, uint32_t width, uint32_t height, int isRaw) {
	Pass pass = *outer;
	for (uint32_t top = 0; top < height; top += 4, flags += pass.stride) {
		for (uint32_t x = 0; x < width; x++, magnitudes += 4) {
			const uint32_t word = flags[x];
			// Rows below the block are never significant.
			const uint32_t chosen = word & ~(word >> (VISITED_BIT - 4)) & ALL_SELF;
			if (chosen == 0) continue;
			if (chosen & SELF) refineRow(&pass, word, magnitudes, 0, isRaw);
			if (chosen & SELF << 3) refineRow(&pass, word, magnitudes + 1, 1, isRaw);
			if (chosen & SELF << 6) refineRow(&pass, word, magnitudes + 2, 2, isRaw);
			if (chosen & SELF << 9) refineRow(&pass, word, magnitudes + 3, 3, isRaw);
			flags[x] = word | chosen << (REFINED_BIT - 4);
		}
	}
	outer->arithmetic = pass.arithmetic;
	outer->raw = pass.raw;
}

INLINE uint32_t cleanupRow(Pass *pass, uint32_t *flags, uint32_t word, uint32_t *magnitude, uint32_t row) {
	const uint32_t shift = 3 * row;
	if (word & (SELF | 1u << VISITED_BIT) << shift) return word;
	const uint32_t context = pass->significanceContexts[word >> shift & NEIGHBOURHOOD];
	if (decide(&pass->arithmetic, pass->contexts + context, pass->successors) == 0) return word;
	*magnitude = pass->found;
	return spread(pass, flags, word, row, decodeSign(pass, flags, word, row));
}

// The first that is significant in a column of four of which one is.
INLINE uint32_t cleanupFirst(Pass *pass, uint32_t *flags, uint32_t word, uint32_t *magnitude, uint32_t row) {
	*magnitude = pass->found;
	return spread(pass, flags, word, row, decodeSign(pass, flags, word, row));
}

// All the others; four zeros in a column that has no neighbours are one decision (D.3.4).
INLINE void cleanupPass(Pass *outer, uint32_t *flags, uint32_t *magnitudes, uint32_t width, uint32_t height) {
	Pass pass = *outer;
	for (uint32_t top = 0; top < height; top += 4, flags += pass.stride) {
		const uint32_t rows = height - top < 4 ? height - top : 4;
		uint32_t *at = flags;
		for (uint32_t x = 0; x < width; x++, at++, magnitudes += 4) {
			uint32_t word = *at;
			uint32_t first = 4;
			if (word == 0 && rows == 4) {
				if (decide(&pass.arithmetic, pass.contexts + RUN_CONTEXT, pass.successors) == 0) continue;
				first = decide(&pass.arithmetic, pass.contexts + UNIFORM_CONTEXT, pass.successors) << 1;
				first |= decide(&pass.arithmetic, pass.contexts + UNIFORM_CONTEXT, pass.successors);
			}
			switch (first) {
			case 0: word = cleanupFirst(&pass, at, word, magnitudes, 0); goto second;
			case 1: word = cleanupFirst(&pass, at, word, magnitudes + 1, 1); goto third;
			case 2: word = cleanupFirst(&pass, at, word, magnitudes + 2, 2); goto fourth;
			case 3: word = cleanupFirst(&pass, at, word, magnitudes + 3, 3); goto done;
			}
			word = cleanupRow(&pass, at, word, magnitudes, 0);
		second:
			if (rows > 1) word = cleanupRow(&pass, at, word, magnitudes + 1, 1);
		third:
			if (rows > 2) word = cleanupRow(&pass, at, word, magnitudes + 2, 2);
		fourth:
			if (rows > 3) word = cleanupRow(&pass, at, word, magnitudes + 3, 3);
		done:
			*at = word & ~ALL_VISITED;
		}
	}
	outer->arithmetic = pass.arithmetic;
}

static uint32_t segmentationSymbol(Pass *pass) {
	uint32_t symbol = 0;
	for (int i = 0; i < 4; i++)
		symbol = 2 * symbol + decide(&pass->arithmetic, pass->contexts + UNIFORM_CONTEXT, pass->successors);
	return symbol;
}
