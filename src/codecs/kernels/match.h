/* Repetitions of what was written before, as compressors of the LZ family refer to them. */
#pragma once

#include "memory.h"

/** How many bytes more than were asked for may be written behind a match, or behind literals. */
#define COPY_MARGIN 15

/** Repeats bytes from `distance` before `out` on, sixteen at a time. */
static inline void copyMatch(u8 *out, u32 distance, u32 length) {
	static const u8 PERIODS[16][16] __attribute__((aligned(16))) = {
#define PERIOD(d) \
	{0, 1 % d, 2 % d, 3 % d, 4 % d, 5 % d, 6 % d, 7 % d, 8 % d, 9 % d, 10 % d, 11 % d, 12 % d, 13 % d, 14 % d, 15 % d}
		{0}, PERIOD(1), PERIOD(2), PERIOD(3), PERIOD(4), PERIOD(5), PERIOD(6), PERIOD(7), PERIOD(8), PERIOD(9), PERIOD(10),
		PERIOD(11), PERIOD(12), PERIOD(13), PERIOD(14), PERIOD(15)};
	/** How many whole periods there are in sixteen bytes, in bytes. */
	static const u8 STEPS[16] = {0, 16, 16, 15, 16, 15, 12, 14, 16, 9, 10, 11, 12, 13, 14, 15};
	const u8 *from = out - distance;
	u8 *end = out + length;
	if (LIKELY(distance >= 16)) {
		do {
			store128(out, load128(from));
			out += 16;
			from += 16;
		} while (out < end);
		return;
	}
	v128_t periods = wasm_i8x16_swizzle(load128(from), load128(PERIODS[distance]));
	do {
		store128(out, periods);
		out += STEPS[distance];
	} while (out < end);
}
