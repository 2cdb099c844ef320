/* Sums of differences of bytes, as the predictor of TIFF for floats asks for (Adobe Photoshop TIFF technical note 3). */
#pragma once

#include "memory.h"

/** How bytes move within a vector of sixteen. */
typedef struct {
	/** Up by one step, by two and so on, until all bytes before them in the vector were added; beyond it are zeros. */
	v128_t up[4];
	/** The last step, as often as it fits: what all bytes of the next vector begin with. */
	v128_t repeat;
} Moves;

static Moves makeMoves(u32 step) {
	Moves moves;
	u8 places[16];
	for (u32 move = 0, distance = step; move < 4; move++, distance *= 2) {
		for (u32 i = 0; i < 16; i++) places[i] = i < distance ? 0xff : (u8)(i - distance);
		moves.up[move] = load128(places);
	}
	for (u32 i = 0; i < 16; i++) places[i] = (u8)(16 - step + i % step);
	moves.repeat = load128(places);
	return moves;
}

/** Adds to every byte of a row the sum that is a step before it, less than sixteen bytes. */
static void addNear(const u8 *in, u8 *out, u32 length, const Moves *moves) {
	const v128_t first = moves->up[0], second = moves->up[1], third = moves->up[2], fourth = moves->up[3];
	const v128_t repeat = moves->repeat;
	v128_t before = wasm_i8x16_splat(0);
	for (u32 i = 0; i < length; i += 16) {
		v128_t sums = load128(in + i);
		sums = wasm_i8x16_add(sums, wasm_i8x16_swizzle(sums, first));
		sums = wasm_i8x16_add(sums, wasm_i8x16_swizzle(sums, second));
		sums = wasm_i8x16_add(sums, wasm_i8x16_swizzle(sums, third));
		sums = wasm_i8x16_add(sums, wasm_i8x16_swizzle(sums, fourth));
		sums = wasm_i8x16_add(sums, before);
		store128(out + i, sums);
		before = wasm_i8x16_swizzle(sums, repeat);
	}
}

/** The same for sixteen bytes and more. */
static void addFar(const u8 *in, u8 *out, u32 length, u32 step) {
	u32 first = step < length ? step : length;
	for (u32 i = 0; i < first; i += 16) store128(out + i, load128(in + i));
	for (u32 i = first; i < length; i += 16)
		store128(out + i, wasm_i8x16_add(load128(in + i), load128(out + i - step)));
}

/**
 * Undoes differences of bytes, `step` apart, in rows of `length` bytes. Sixteen at a time: up to 15 behind the rows are read, and
 * written.
 */
static void addDifferences(const u8 *in, u8 *out, u32 rowCount, u32 length, u32 step) {
	Moves moves = makeMoves(step < 16 ? step : 16);
	for (u32 row = 0; row < rowCount; row++, in += length, out += length) {
		if (step < 16) addNear(in, out, length, &moves);
		else addFar(in, out, length, step);
	}
}
