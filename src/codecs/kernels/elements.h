/* Bytes put together to elements of 2, 4 or 8 bytes: what `shuffle` of HDF5, a bit shuffle and another byte order ask for. */
#pragma once

#include "memory.h"

#define LOW_HALVES(a, b) wasm_i8x16_shuffle(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23)
#define HIGH_HALVES(a, b) wasm_i8x16_shuffle(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31)
#define MOST_ROWS 8

/** Transposes 2, 4 or 8 rows of sixteen bytes: first the first bytes of all rows, then their second bytes, and so on. */
static inline __attribute__((always_inline)) void transposeRows(v128_t *rows, const u32 count) {
	v128_t halves[MOST_ROWS];
	/* Bytes of the first half of the rows and of the second in turn: so often that those of a column have met. */
#pragma unroll
	for (u32 met = 1; met < count; met *= 2) {
#pragma unroll
		for (u32 i = 0; i < count / 2; i++) {
			halves[2 * i] = LOW_HALVES(rows[i], rows[i + count / 2]);
			halves[2 * i + 1] = HIGH_HALVES(rows[i], rows[i + count / 2]);
		}
#pragma unroll
		for (u32 i = 0; i < count; i++) rows[i] = halves[i];
	}
}

static inline __attribute__((always_inline)) u32 gatherSixteens(
	const u8 *const *planes, u8 *out, u32 count, const u32 size
) {
	u32 n = 0;
	for (; n + 16 <= count; n += 16) {
		v128_t rows[MOST_ROWS];
#pragma unroll
		for (u32 i = 0; i < size; i++) rows[i] = load128(planes[i] + n);
		transposeRows(rows, size);
#pragma unroll
		for (u32 i = 0; i < size; i++) store128(out + n * size + 16 * i, rows[i]);
	}
	return n;
}

/** Puts `count` elements together: their byte `i` is of the plane `order[i]`, planes being `stride` bytes apart. */
static __attribute__((noinline)) void gatherElements(const u8 *in, u32 stride, const u8 *order, u32 size, u8 *out, u32 count) {
	const u8 *planes[MOST_ROWS];
	for (u32 i = 0; i < size; i++) planes[i] = in + order[i] * stride;
	u32 n = size == 2 ? gatherSixteens(planes, out, count, 2)
		: size == 4  ? gatherSixteens(planes, out, count, 4)
					 : gatherSixteens(planes, out, count, 8);
	for (; n < count; n++)
		for (u32 i = 0; i < size; i++) out[n * size + i] = planes[i][n];
}

/** Copies `count` elements whose bytes are in another order: byte `i` of an element is its stored byte `order[i]`. */
static void reorderElements(const u8 *in, const u8 *order, u32 size, u8 *out, u32 count) {
	u32 length = count * size;
	u32 at = 0;
	u8 places[16];
	for (u32 i = 0; i < 16; i++) places[i] = (u8)(i - i % size + order[i % size]);
	v128_t swizzle = load128(places);
	for (; at + 16 <= length; at += 16) store128(out + at, wasm_i8x16_swizzle(load128(in + at), swizzle));
	for (; at < length; at += size)
		for (u32 i = 0; i < size; i++) out[at + i] = in[at + order[i]];
}

/** Swaps bits that are `distance` apart in each half of a vector, as `mask` says (Warren, Hacker's Delight, section 7-3). */
#define SWAP_BITS(words, distance, mask) \
	do { \
		v128_t swap = wasm_v128_and(wasm_v128_xor(words, wasm_u64x2_shr(words, distance)), wasm_i64x2_splat(mask)); \
		words = wasm_v128_xor(words, wasm_v128_xor(swap, wasm_i64x2_shl(swap, distance))); \
	} while (0)

/** How many elements have their bits put together at a time: sixteen bytes of each row of bits. */
#define BIT_GROUP 128

/** The bytes of a plane for a whole group: of its elements, the rows have first all bits 0, then all bits 1, and so on. */
static inline void gatherBits(const u8 *rowsOfBits, u32 stride, u8 *plane) {
	v128_t rows[MOST_ROWS];
#pragma unroll
	for (u32 bit = 0; bit < 8; bit++) rows[bit] = load128(rowsOfBits + bit * stride);
	/* Eight bytes of a column side by side are a matrix of 8 × 8 bits, of which the transpose is wanted. */
	transposeRows(rows, 8);
#pragma unroll
	for (u32 i = 0; i < 8; i++) {
		SWAP_BITS(rows[i], 7, 0x00aa00aa00aa00aall);
		SWAP_BITS(rows[i], 14, 0x0000cccc0000ccccll);
		SWAP_BITS(rows[i], 28, 0x00000000f0f0f0f0ll);
		store128(plane + 16 * i, rows[i]);
	}
}

/**
 * Undoes a bit shuffle of `count` elements, a multiple of 8, of 1, 2, 4 or 8 bytes: there are first bits 0 of the first bytes of
 * all elements, then bits 1, and so on; eight elements share a byte, the first in its least significant bit.
 */
static void unshuffleBits(const u8 *in, u32 size, u8 *out, u32 count) {
	static const u8 ORDER[MOST_ROWS] = {0, 1, 2, 3, 4, 5, 6, 7};
	u32 stride = count / 8;
	u32 done = 0;
	for (; done + BIT_GROUP <= count; done += BIT_GROUP) {
		u8 planes[MOST_ROWS * BIT_GROUP];
		for (u32 i = 0; i < size; i++) gatherBits(in + 8 * i * stride + done / 8, stride, planes + i * BIT_GROUP);
		if (size == 1) __builtin_memcpy(out + done, planes, BIT_GROUP);
		else gatherElements(planes, BIT_GROUP, ORDER, size, out + done * size, BIT_GROUP);
	}
	for (; done < count; done++)
		for (u32 i = 0; i < size; i++) {
			u32 byte = 0;
			for (u32 bit = 0; bit < 8; bit++) byte |= (in[(8 * i + bit) * stride + done / 8] >> done % 8 & 1u) << bit;
			out[done * size + i] = (u8)byte;
		}
}
