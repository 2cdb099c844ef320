/* One block of LZ4 (LZ4 Block Format Description). */
#pragma once

#include "match.h"
#include "memory.h"

/** A length that goes on as long as its bytes are 255; 0 if the input ends before it does. Lengths of 2^31 are none. */
static inline u32 longLength(const u8 **in, const u8 *inEnd, u32 length) {
	u32 more;
	do {
		if (*in >= inEnd || length > 0x7fffff00u) return 0;
		more = *(*in)++;
		length += more;
	} while (more == 255);
	return length;
}

/**
 * Decodes a block that must fill the output; whether it does. Up to `COPY_MARGIN` bytes behind the input are read, and as many
 * behind the output written.
 */
static int decodeLz4(const u8 *in, const u8 *inEnd, u8 *const outStart, u8 *const outEnd) {
	u8 *out = outStart;
	while (in < inEnd) {
		u32 token = *in++;
		u32 length = token >> 4;
		if (length == 15) {
			length = longLength(&in, inEnd, length);
			if (length == 0) return 0;
		}
		if (length > (u32)(inEnd - in) || length > (u32)(outEnd - out)) return 0;
		for (u32 i = 0; i < length; i += 16) store128(out + i, load128(in + i));
		in += length;
		out += length;
		/* The last sequence ends after its literals. */
		if (in == inEnd) break;
		if (inEnd - in < 2) return 0;
		u32 distance = in[0] | in[1] << 8;
		in += 2;
		length = token & 15;
		if (length == 15) {
			length = longLength(&in, inEnd, length);
			if (length == 0) return 0;
		}
		length += 4;
		if (distance == 0 || distance > (u32)(out - outStart) || length > (u32)(outEnd - out)) return 0;
		copyMatch(out, distance, length);
		out += length;
	}
	return out == outEnd;
}
