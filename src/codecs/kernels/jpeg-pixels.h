// From planes to pixels.
#pragma once
#include "jpeg-bits.h"

// A component of which pixels are made, as jpeg-planes.ts lays it out.
typedef struct {
	// Samples of one byte, or of two.
	const void *plane;
	// Samples from row to row, in a row, and rows.
	uint32_t stride, width, rows;
	// Samples of the image for one of the component.
	uint32_t across, down;
	// Room for a row of the image, and for sums of samples.
	void *row;
	uint16_t *sums;
} Source;

// What pixels are made of: components as they are, YCbCr, or that and black.
typedef enum { AS_THEY_ARE, TO_RGB, TO_CMYK } Conversion;

// Eight pairs of samples.
INLINE void storePairs8(uint8_t *to, v128_t even, v128_t odd) { wasm_v128_store(to, wasm_v128_or(even, wasm_i16x8_shl(odd, 8))); }

INLINE void storePairs16(uint16_t *to, v128_t even, v128_t odd) {
	wasm_v128_store(to, wasm_i16x8_shuffle(even, odd, 0, 8, 1, 9, 2, 10, 3, 11));
	wasm_v128_store(to + 8, wasm_i16x8_shuffle(even, odd, 4, 12, 5, 13, 6, 14, 7, 15));
}

#define Sample uint8_t
#define OF(name) name##8
#include "jpeg-rows.h"
#undef Sample
#undef OF
#define Sample uint16_t
#define OF(name) name##16
#include "jpeg-rows.h"
#undef Sample
#undef OF

// ITU-R BT.601 by 2^16, as libjpeg rounds it. What exceeds 16 bits of a factor is added without it: 91881 is 65536 + 26345.
enum { RED_CR = 91881, GREEN_CB = 22554, GREEN_CR = 46802, BLUE_CB = 116130, ONE = 65536 };

// Eight samples of a colour: Y, a whole part of the chroma, and of their pairs the products with two factors.
INLINE v128_t mixed(v128_t base, v128_t low, v128_t high, int16_t cbFactor, int16_t crFactor) {
	const v128_t factors = wasm_i16x8_make(cbFactor, crFactor, cbFactor, crFactor, cbFactor, crFactor, cbFactor, crFactor);
	const v128_t half = wasm_i32x4_const_splat(ONE / 2);
	const v128_t first = wasm_i32x4_shr(wasm_i32x4_add(wasm_i32x4_dot_i16x8(low, factors), half), 16);
	const v128_t second = wasm_i32x4_shr(wasm_i32x4_add(wasm_i32x4_dot_i16x8(high, factors), half), 16);
	return wasm_i16x8_add(base, wasm_i16x8_narrow_i32x4(first, second));
}

typedef struct {
	v128_t red, green, blue;
} Colours;

// The colours of eight pixels, as 16 bits that are not yet clamped.
INLINE Colours coloursOf(const uint8_t *ys, const uint8_t *cbs, const uint8_t *crs) {
	const v128_t centre = wasm_i16x8_const_splat(128);
	const v128_t y = wasm_u16x8_load8x8(ys);
	const v128_t cb = wasm_i16x8_sub(wasm_u16x8_load8x8(cbs), centre);
	const v128_t cr = wasm_i16x8_sub(wasm_u16x8_load8x8(crs), centre);
	const v128_t low = wasm_i16x8_shuffle(cb, cr, 0, 8, 1, 9, 2, 10, 3, 11);
	const v128_t high = wasm_i16x8_shuffle(cb, cr, 4, 12, 5, 13, 6, 14, 7, 15);
	return (Colours){
		mixed(wasm_i16x8_add(y, cr), low, high, 0, RED_CR - ONE),
		mixed(wasm_i16x8_sub(y, cr), low, high, -GREEN_CB, ONE - GREEN_CR),
		mixed(wasm_i16x8_add(y, wasm_i16x8_shl(cb, 1)), low, high, BLUE_CB - 2 * ONE, 0),
	};
}

// Sixteen bytes of each colour.
INLINE Colours sixteenColours(const uint8_t *ys, const uint8_t *cbs, const uint8_t *crs) {
	const Colours first = coloursOf(ys, cbs, crs), second = coloursOf(ys + 8, cbs + 8, crs + 8);
	return (Colours){
		wasm_u8x16_narrow_i16x8(first.red, second.red),
		wasm_u8x16_narrow_i16x8(first.green, second.green),
		wasm_u8x16_narrow_i16x8(first.blue, second.blue),
	};
}

// Sixteen pixels at once; vectors read beyond the rows, but nothing is written beyond the pixels.
static void writeRgb(const uint8_t *ys, const uint8_t *cbs, const uint8_t *crs, uint32_t width, uint8_t *to) {
	for (uint32_t x = 0; x < width; x += 16, to += 48) {
		const Colours c = sixteenColours(ys + x, cbs + x, crs + x);
		const v128_t rg = wasm_i8x16_shuffle(c.red, c.green, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
		const v128_t rgHigh = wasm_i8x16_shuffle(c.red, c.green, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
		const v128_t pixels[3] = {
			wasm_i8x16_shuffle(rg, c.blue, 0, 1, 16, 2, 3, 17, 4, 5, 18, 6, 7, 19, 8, 9, 20, 10),
			wasm_i8x16_shuffle(
				wasm_i8x16_shuffle(rg, rgHigh, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 0, 0, 0, 0, 0), c.blue,
				0, 21, 1, 2, 22, 3, 4, 23, 5, 6, 24, 7, 8, 25, 9, 10
			),
			wasm_i8x16_shuffle(rgHigh, c.blue, 26, 6, 7, 27, 8, 9, 28, 10, 11, 29, 12, 13, 30, 14, 15, 31),
		};
		if (width - x >= 16) {
			wasm_v128_store(to, pixels[0]);
			wasm_v128_store(to + 16, pixels[1]);
			wasm_v128_store(to + 32, pixels[2]);
		} else __builtin_memcpy(to, pixels, 3 * (width - x));
	}
}

// The inks are what is left of the light.
static void writeCmyk(const uint8_t *const *rows, uint32_t width, uint8_t *to) {
	for (uint32_t x = 0; x < width; x += 16) {
		const Colours c = sixteenColours(rows[0] + x, rows[1] + x, rows[2] + x);
		const uint32_t count = width - x < 16 ? width - x : 16;
		for (uint32_t i = 0; i < count; i++, to += 4) {
			to[0] = ~((const uint8_t *)&c.red)[i];
			to[1] = ~((const uint8_t *)&c.green)[i];
			to[2] = ~((const uint8_t *)&c.blue)[i];
			to[3] = rows[3][x + i];
		}
	}
}

static uint16_t clamp12(int32_t value) { return value < 0 ? 0 : value > 4095 ? 4095 : value; }

// Samples of 12 bits, around 2048.
static void writeRgb12(const uint16_t *ys, const uint16_t *cbs, const uint16_t *crs, uint32_t width, uint16_t *to) {
	for (uint32_t x = 0; x < width; x++, to += 3) {
		const int32_t y = ys[x], cb = cbs[x] - 2048, cr = crs[x] - 2048;
		to[0] = clamp12(y + ((RED_CR * cr + ONE / 2) >> 16));
		to[1] = clamp12(y + ((ONE / 2 - GREEN_CB * cb - GREEN_CR * cr) >> 16));
		to[2] = clamp12(y + ((BLUE_CB * cb + ONE / 2) >> 16));
	}
}

// Writes row `y` of pixels, of `count` samples each.
INLINE void writeRow8(const Source *sources, uint32_t count, uint32_t y, uint32_t width, Conversion conversion, uint8_t *to) {
	if (conversion == AS_THEY_ARE) {
		for (uint32_t i = 0; i < count; i++) place8(row8(sources + i, y), width, to + i, count);
		return;
	}
	const uint8_t *rows[4];
	for (uint32_t i = 0; i < count; i++) rows[i] = row8(sources + i, y);
	if (conversion == TO_RGB) writeRgb(rows[0], rows[1], rows[2], width, to);
	else writeCmyk(rows, width, to);
}

INLINE void writeRow16(const Source *sources, uint32_t count, uint32_t y, uint32_t width, Conversion conversion, uint16_t *to) {
	if (conversion == AS_THEY_ARE)
		for (uint32_t i = 0; i < count; i++) place16(row16(sources + i, y), width, to + i, count);
	else writeRgb12(row16(sources, y), row16(sources + 1, y), row16(sources + 2, y), width, to);
}
