// The inverse wavelet transforms (T.800 annex F).
#pragma once
#include <stdint.h>
#include <wasm_simd128.h>
#include "attributes.h"

// Columns that are lifted together: so many as make good use of memory, but few where there are few.
enum { LANES = 4, STRIP = 16 };

// A row or a column of coefficients: the low ones stand first, and with `parity` 1 the first sample is made of a high one.
typedef struct {
	uint32_t length, parity, low, high;
} Line;

INLINE Line lineOf(uint32_t length, uint32_t parity) {
	const uint32_t low = (length + 1 - parity) / 2;
	return (Line){length, parity, low, length - low};
}

// Where a line, or a strip of them side by side, is lifted: its low and its high coefficients, with room for one more at both ends.
typedef struct {
	v128_t *low, *high;
} Bench;

// `advance` is how many values are side by side: 1 for a row, LANES or STRIP for columns. Vectors may reach beyond the last value.
INLINE Bench benchOf(v128_t *room, Line line, uint32_t advance) {
	const uint32_t lead = advance < LANES ? LANES : advance;
	const uint32_t lowVectors = (lead + (line.low + 1) * advance) / LANES + 2;
	return (Bench){room + lead / LANES, room + lead / LANES + lowVectors + lead / LANES};
}

// Beyond its ends a signal is mirrored: the neighbour that is missing there is the same as the other one.
INLINE void mirrorEnds(v128_t *values, uint32_t count, uint32_t advance) {
	uint32_t *first = (uint32_t *)values;
	for (uint32_t i = 0; i < advance; i++) {
		first[(int32_t)i - (int32_t)advance] = first[i];
		first[count * advance + i] = first[(count - 1) * advance + i];
	}
}

// What a lifting step does to values, given their two neighbours.
typedef enum { LOW_5_3, HIGH_5_3, LIFT_9_7 } Step;

// Changes `count` times `advance` values by their neighbours: those at the same place, and those before (`shift` 1) or behind (0).
INLINE void lift(v128_t *values, const v128_t *neighbours, uint32_t count, uint32_t advance, uint32_t shift, Step step, float factor) {
	const uint32_t *before = (const uint32_t *)neighbours - shift * advance;
	const uint32_t *after = before + advance;
	const uint32_t vectors = (count * advance + LANES - 1) / LANES;
	for (uint32_t i = 0; i < vectors; i++, before += LANES, after += LANES) {
		const v128_t a = wasm_v128_load(before);
		const v128_t b = wasm_v128_load(after);
		if (step == LOW_5_3) {
			const v128_t sum = wasm_i32x4_add(wasm_i32x4_add(a, b), wasm_i32x4_splat(2));
			values[i] = wasm_i32x4_sub(values[i], wasm_i32x4_shr(sum, 2));
		} else if (step == HIGH_5_3) values[i] = wasm_i32x4_add(values[i], wasm_i32x4_shr(wasm_i32x4_add(a, b), 1));
		else values[i] = wasm_f32x4_sub(values[i], wasm_f32x4_mul(wasm_f32x4_add(a, b), wasm_f32x4_splat(factor)));
	}
}

INLINE void liftLow(Bench bench, Line line, uint32_t advance, Step step, float factor) {
	mirrorEnds(bench.high, line.high, advance);
	lift(bench.low, bench.high, line.low, advance, 1 - line.parity, step, factor);
}

INLINE void liftHigh(Bench bench, Line line, uint32_t advance, Step step, float factor) {
	mirrorEnds(bench.low, line.low, advance);
	lift(bench.high, bench.low, line.high, advance, line.parity, step, factor);
}

INLINE void scale(v128_t *values, uint32_t count, float factor) {
	for (uint32_t i = 0; i < count; i += LANES, values++) *values = wasm_f32x4_mul(*values, wasm_f32x4_splat(factor));
}

// Lifts what is on the bench (F.3.6 to F.3.8). A single coefficient stays as it is, but a reversible high one was doubled.
INLINE void liftBench(Bench bench, Line line, uint32_t advance, int isReversible) {
	if (line.length == 1) {
		if (!isReversible || line.parity == 0) return;
		int32_t *only = (int32_t *)bench.high;
		for (uint32_t i = 0; i < advance; i++) only[i] /= 2;
	} else if (isReversible) {
		liftLow(bench, line, advance, LOW_5_3, 0);
		liftHigh(bench, line, advance, HIGH_5_3, 0);
	} else {
		// Table F.4; the scale of high coefficients is twice the one there, because it has their gain in it. Each operation rounds to
		// 32 bits, as in OpenJPEG.
		scale(bench.low, line.low * advance, 1.230174105f);
		scale(bench.high, line.high * advance, 1.625732422f);
		liftLow(bench, line, advance, LIFT_9_7, 0.443506852f);
		liftHigh(bench, line, advance, LIFT_9_7, 0.882911075f);
		liftLow(bench, line, advance, LIFT_9_7, -0.052980118f);
		liftHigh(bench, line, advance, LIFT_9_7, -1.586134342f);
	}
}

INLINE void liftRow(uint32_t *row, Line line, v128_t *room, int isReversible) {
	const Bench bench = benchOf(room, line, 1);
	__builtin_memcpy(bench.low, row, 4 * line.low);
	__builtin_memcpy(bench.high, row + line.low, 4 * line.high);
	liftBench(bench, line, 1, isReversible);
	const v128_t *even = line.parity ? bench.high : bench.low;
	const v128_t *odd = line.parity ? bench.low : bench.high;
	uint32_t x = 0;
	for (; x + 2 * LANES <= line.length; x += 2 * LANES, even++, odd++) {
		wasm_v128_store(row + x, wasm_i32x4_shuffle(*even, *odd, 0, 4, 1, 5));
		wasm_v128_store(row + x + LANES, wasm_i32x4_shuffle(*even, *odd, 2, 6, 3, 7));
	}
	const uint32_t *lastEven = (const uint32_t *)even;
	const uint32_t *lastOdd = (const uint32_t *)odd;
	for (uint32_t i = 0; x < line.length; x++, i++) row[x] = i % 2 == 0 ? lastEven[i / 2] : lastOdd[i / 2];
}

INLINE void copyStrip(uint32_t *to, const uint32_t *from, uint32_t columns) {
	if (columns == STRIP) __builtin_memcpy(to, from, 4 * STRIP);
	else
		for (uint32_t i = 0; i < columns; i++) to[i] = from[i];
}

// Lifts `columns` columns, no more than `strip`.
INLINE void liftColumns(
	uint32_t *values, uint32_t stride, uint32_t columns, uint32_t strip, Line line, v128_t *room, int isReversible
) {
	const Bench bench = benchOf(room, line, strip);
	uint32_t *low = (uint32_t *)bench.low;
	uint32_t *high = (uint32_t *)bench.high;
	for (uint32_t y = 0; y < line.low; y++) copyStrip(low + y * strip, values + y * stride, columns);
	for (uint32_t y = 0; y < line.high; y++) copyStrip(high + y * strip, values + (line.low + y) * stride, columns);
	liftBench(bench, line, strip, isReversible);
	for (uint32_t y = 0; y < line.length; y++) {
		const uint32_t *from = ((y + line.parity) % 2 == 0 ? low : high) + y / 2 * strip;
		copyStrip(values + y * stride, from, columns);
	}
}

// Undoes one decomposition: rows first.
INLINE void liftPlane(uint32_t *values, uint32_t stride, Line columns, Line rows, v128_t *room, int isReversible) {
	if (columns.length == 0) return;
	for (uint32_t y = 0; y < rows.length; y++) liftRow(values + y * stride, columns, room, isReversible);
	if (rows.length == 0) return;
	const uint32_t strip = columns.length < STRIP ? LANES : STRIP;
	for (uint32_t x = 0; x < columns.length; x += strip) {
		const uint32_t side = columns.length - x < strip ? columns.length - x : strip;
		liftColumns(values + x, stride, side, strip, rows, room, isReversible);
	}
}
