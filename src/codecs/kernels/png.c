/** Undoes the filters of PNG (ISO 15948 clause 9), by which each byte is told from those to its left, above it and in the corner. */
#include <stdint.h>
#include <wasm_simd128.h>

enum { NONE, SUB, UP, AVERAGE, PAETH };

/** A pixel of 1 to 8 bytes, each in a lane of 16 bits. */
static inline v128_t load_pixel(const uint8_t *from, uint32_t bytes) {
	uint64_t pixel = 0;
	__builtin_memcpy(&pixel, from, bytes);
	return wasm_u16x8_extend_low_u8x16(wasm_u64x2_make(pixel, 0));
}

static inline void store_pixel(uint8_t *to, v128_t pixel, uint32_t bytes) {
	uint64_t narrow = wasm_u64x2_extract_lane(wasm_u8x16_narrow_i16x8(pixel, pixel), 0);
	__builtin_memcpy(to, &narrow, bytes);
}

/** The sum of two pixels, each byte modulo 256. */
static inline v128_t sum_of(v128_t one, v128_t other) {
	return wasm_v128_and(wasm_i16x8_add(one, other), wasm_i16x8_const_splat(0xff));
}

/** Of each lane whichever of the three is nearest to left + above - corner. */
static inline v128_t nearest(v128_t left, v128_t above, v128_t corner) {
	v128_t across = wasm_i16x8_sub(above, corner), down = wasm_i16x8_sub(left, corner);
	v128_t to_left = wasm_i16x8_abs(across);
	v128_t to_above = wasm_i16x8_abs(down);
	v128_t to_corner = wasm_i16x8_abs(wasm_i16x8_add(across, down));
	v128_t least = wasm_i16x8_min(to_left, wasm_i16x8_min(to_above, to_corner));
	v128_t other = wasm_v128_bitselect(above, corner, wasm_i16x8_eq(to_above, least));
	return wasm_v128_bitselect(left, other, wasm_i16x8_eq(to_left, least));
}

static inline void undo_sub(uint8_t *row, const uint8_t *coded, uint32_t bytes, uint32_t pixel_bytes) {
	v128_t left = wasm_i16x8_const_splat(0);
	for (uint32_t x = 0; x < bytes; x += pixel_bytes) {
		left = sum_of(load_pixel(coded + x, pixel_bytes), left);
		store_pixel(row + x, left, pixel_bytes);
	}
}

static void undo_up(uint8_t *row, const uint8_t *coded, const uint8_t *above, uint32_t bytes) {
	uint32_t x = 0;
	for (; x + 16 <= bytes; x += 16)
		wasm_v128_store(row + x, wasm_i8x16_add(wasm_v128_load(coded + x), wasm_v128_load(above + x)));
	for (; x < bytes; x++) row[x] = (uint8_t)(coded[x] + above[x]);
}

static inline void undo_average(
	uint8_t *row, const uint8_t *coded, const uint8_t *above, uint32_t bytes, uint32_t pixel_bytes
) {
	v128_t left = wasm_i16x8_const_splat(0);
	for (uint32_t x = 0; x < bytes; x += pixel_bytes) {
		v128_t mean = wasm_u16x8_shr(wasm_i16x8_add(left, load_pixel(above + x, pixel_bytes)), 1);
		left = sum_of(load_pixel(coded + x, pixel_bytes), mean);
		store_pixel(row + x, left, pixel_bytes);
	}
}

static inline void undo_paeth(
	uint8_t *row, const uint8_t *coded, const uint8_t *above, uint32_t bytes, uint32_t pixel_bytes
) {
	v128_t left = wasm_i16x8_const_splat(0), corner = left;
	for (uint32_t x = 0; x < bytes; x += pixel_bytes) {
		v128_t up = load_pixel(above + x, pixel_bytes);
		left = sum_of(load_pixel(coded + x, pixel_bytes), nearest(left, up, corner));
		corner = up;
		store_pixel(row + x, left, pixel_bytes);
	}
}

/** Where a row begins in the image that becomes of one, and where it was with the byte before it that names its filter. */
static inline uint32_t undo_rows(
	uint8_t *image, const uint8_t *above, uint32_t height, uint32_t row_bytes, uint32_t pixel_bytes
) {
	const uint8_t *coded = image;
	uint8_t *row = image;
	for (uint32_t y = 0; y < height; y++) {
		// No row overtakes what is coded: it is always behind as many bytes as there were names of filters.
		const uint32_t filter = *coded++;
		if (filter == NONE) __builtin_memmove(row, coded, row_bytes);
		else if (filter == SUB) undo_sub(row, coded, row_bytes, pixel_bytes);
		else if (filter == UP) undo_up(row, coded, above, row_bytes);
		else if (filter == AVERAGE) undo_average(row, coded, above, row_bytes, pixel_bytes);
		else if (filter == PAETH) undo_paeth(row, coded, above, row_bytes, pixel_bytes);
		else return filter;
		above = row;
		row += row_bytes;
		coded += row_bytes;
	}
	return 0;
}

/**
 * Makes an image of `height` rows of `row_bytes` bytes, whole pixels each, of the same with their filters, at its place. `above`
 * is a row of zeros. Gives 0, or the number of a filter that does not exist.
 */
__attribute__((export_name("unfilter"))) uint32_t unfilter(
	uint8_t *image, const uint8_t *above, uint32_t height, uint32_t row_bytes, uint32_t pixel_bytes
) {
	// A loop for each size: the compiler then knows how much it loads and stores.
	switch (pixel_bytes) {
		case 2: return undo_rows(image, above, height, row_bytes, 2);
		case 3: return undo_rows(image, above, height, row_bytes, 3);
		case 4: return undo_rows(image, above, height, row_bytes, 4);
		case 6: return undo_rows(image, above, height, row_bytes, 6);
		case 8: return undo_rows(image, above, height, row_bytes, 8);
		default: return undo_rows(image, above, height, row_bytes, 1);
	}
}
