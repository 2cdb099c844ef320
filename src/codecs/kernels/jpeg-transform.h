// The inverse cosine transform of a block of 64 coefficients (T.81 A.3.3), with the arithmetic of libjpeg's accurate integer method
// ("islow"), bit for bit: another one would be one off here and there.
#pragma once
#include "jpeg-bits.h"

// Fraction bits of the cosines, and of what the first pass, over the columns, leaves for the second.
enum { COSINE_BITS = 13, PASS_BITS = 2, PASS_BITS_12 = 1 };

typedef uint32_t Words __attribute__((vector_size(16)));
typedef int32_t Integers __attribute__((vector_size(16)));

// Cosines and their sums by 2^13, named by their first digits.
enum {
	C0_298 = 2446, C0_390 = 3196, C0_541 = 4433, C0_765 = 6270, C0_899 = 7373, C1_175 = 9633,
	C1_501 = 12299, C1_847 = 15137, C1_961 = 16069, C2_053 = 16819, C2_562 = 20995, C3_072 = 25172,
};

// One pass over eight values, in place; of several such in the lanes of vectors. The type is one whose arithmetic wraps around.
#define TRANSFORM(Type, c, bias)                                   \
	do {                                                            \
		const Type e = (c[2] + c[6]) * C0_541;                       \
		const Type e2 = e - c[6] * C1_847, e3 = e + c[2] * C0_765;   \
		const Type e0 = ((c[0] + c[4]) << COSINE_BITS) + (bias);     \
		const Type e1 = ((c[0] - c[4]) << COSINE_BITS) + (bias);     \
		const Type z1 = (c[7] + c[1]) * C0_899;                      \
		const Type z2 = (c[5] + c[3]) * C2_562;                      \
		const Type z5 = (c[7] + c[5] + c[3] + c[1]) * C1_175;        \
		const Type z3 = z5 - (c[7] + c[3]) * C1_961;                 \
		const Type z4 = z5 - (c[5] + c[1]) * C0_390;                 \
		const Type o0 = c[7] * C0_298 - z1 + z3;                     \
		const Type o1 = c[5] * C2_053 - z2 + z4;                     \
		const Type o2 = c[3] * C3_072 - z2 + z3;                     \
		const Type o3 = c[1] * C1_501 - z1 + z4;                     \
		c[0] = e0 + e3 + o3, c[7] = e0 + e3 - o3;                    \
		c[1] = e1 + e2 + o2, c[6] = e1 + e2 - o2;                    \
		c[2] = e1 - e2 + o1, c[5] = e1 - e2 - o1;                    \
		c[3] = e0 - e3 + o0, c[4] = e0 - e3 - o0;                    \
	} while (0)

INLINE Words shifted(Words values, uint32_t count) { return (Words)((Integers)values >> count); }

// Four columns: the rows of the result are in `c`.
INLINE void transformColumns(const int32_t *block, Words *c) {
	for (int row = 0; row < 8; row++) c[row] = (Words)wasm_v128_load(block + 8 * row);
	const Words flat = c[0] << PASS_BITS;
	// A column that has its first coefficient alone is not transformed, which can be seen where that is out of all bounds.
	const int isWild = wasm_v128_any_true((v128_t)((c[0] + (1u << 17)) >> 18));
	const v128_t isFlat = wasm_i32x4_eq((v128_t)(c[1] | c[2] | c[3] | c[4] | c[5] | c[6] | c[7]), wasm_i32x4_const_splat(0));
	TRANSFORM(Words, c, 1u << (COSINE_BITS - PASS_BITS - 1));
	for (int row = 0; row < 8; row++) c[row] = shifted(c[row], COSINE_BITS - PASS_BITS);
	if (isWild)
		for (int row = 0; row < 8; row++) c[row] = (Words)wasm_v128_bitselect((v128_t)flat, (v128_t)c[row], isFlat);
}

INLINE void transpose(const Words *from, Words *to) {
	const v128_t a = wasm_i32x4_shuffle((v128_t)from[0], (v128_t)from[1], 0, 4, 1, 5);
	const v128_t b = wasm_i32x4_shuffle((v128_t)from[2], (v128_t)from[3], 0, 4, 1, 5);
	const v128_t c = wasm_i32x4_shuffle((v128_t)from[0], (v128_t)from[1], 2, 6, 3, 7);
	const v128_t d = wasm_i32x4_shuffle((v128_t)from[2], (v128_t)from[3], 2, 6, 3, 7);
	to[0] = (Words)wasm_i64x2_shuffle(a, b, 0, 2);
	to[1] = (Words)wasm_i64x2_shuffle(a, b, 1, 3);
	to[2] = (Words)wasm_i64x2_shuffle(c, d, 0, 2);
	to[3] = (Words)wasm_i64x2_shuffle(c, d, 1, 3);
}

// Four rows, of which the columns are in `c` afterwards. Samples far outside wrap around, as in the table of libjpeg.
INLINE void transformRows(const Words *left, const Words *right, int isHalf, Words *c) {
	transpose(left, c);
	if (isHalf) c[4] = c[5] = c[6] = c[7] = (Words){0};
	else transpose(right, c + 4);
	const uint32_t shift = COSINE_BITS + PASS_BITS + 3;
	TRANSFORM(Words, c, (1u << (shift - 1)) + (128u << shift));
	// Of what is left after the shift, twelve bits count.
	for (int column = 0; column < 8; column++) c[column] = shifted(c[column] << 2, shift + 2);
}

// The bytes of two columns, eight rows each, as the rows of a pair.
INLINE v128_t pair(const Words *upper, const Words *lower, int column) {
	const v128_t first = wasm_i16x8_narrow_i32x4((v128_t)upper[column], (v128_t)lower[column]);
	const v128_t second = wasm_i16x8_narrow_i32x4((v128_t)upper[column + 1], (v128_t)lower[column + 1]);
	const v128_t both = wasm_u8x16_narrow_i16x8(first, second);
	return wasm_i8x16_shuffle(both, both, 0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15);
}

INLINE void storeRows(uint8_t *to, uint32_t stride, v128_t twoRows) {
	wasm_v128_store64_lane(to, twoRows, 0);
	wasm_v128_store64_lane(to + stride, twoRows, 1);
}

// Writes eight rows of eight samples. With `isHalf` the four columns to the right have no coefficients.
INLINE void transform(const int32_t *block, uint8_t *to, uint32_t stride, int isHalf) {
	Words left[8], right[8], upper[8], lower[8];
	transformColumns(block, left);
	if (!isHalf) transformColumns(block + 4, right);
	transformRows(left, right, isHalf, upper);
	transformRows(left + 4, right + 4, isHalf, lower);
	const v128_t a = pair(upper, lower, 0), b = pair(upper, lower, 2), c = pair(upper, lower, 4), d = pair(upper, lower, 6);
	const v128_t leftTop = wasm_i16x8_shuffle(a, b, 0, 8, 1, 9, 2, 10, 3, 11);
	const v128_t leftBottom = wasm_i16x8_shuffle(a, b, 4, 12, 5, 13, 6, 14, 7, 15);
	const v128_t rightTop = wasm_i16x8_shuffle(c, d, 0, 8, 1, 9, 2, 10, 3, 11);
	const v128_t rightBottom = wasm_i16x8_shuffle(c, d, 4, 12, 5, 13, 6, 14, 7, 15);
	storeRows(to, stride, wasm_i32x4_shuffle(leftTop, rightTop, 0, 4, 1, 5));
	storeRows(to + 2 * stride, stride, wasm_i32x4_shuffle(leftTop, rightTop, 2, 6, 3, 7));
	storeRows(to + 4 * stride, stride, wasm_i32x4_shuffle(leftBottom, rightBottom, 0, 4, 1, 5));
	storeRows(to + 6 * stride, stride, wasm_i32x4_shuffle(leftBottom, rightBottom, 2, 6, 3, 7));
}

static __attribute__((noinline)) void transformBlock(const int32_t *block, uint8_t *to, uint32_t stride) { transform(block, to, stride, 0); }

static __attribute__((noinline)) void transformHalf(const int32_t *block, uint8_t *to, uint32_t stride) { transform(block, to, stride, 1); }

// The same for a block whose only coefficient is the first.
INLINE void fillBlock(int32_t value, uint8_t *to, uint32_t stride) {
	const int32_t sample = (int32_t)((uint32_t)(128 + ((int32_t)((uint32_t)value + 4) >> 3)) << 20) >> 20;
	const uint64_t row = (sample < 0 ? 0 : sample > 255 ? 255 : (uint64_t)sample) * 0x0101010101010101;
	for (int y = 0; y < 8; y++, to += stride) __builtin_memcpy(to, &row, 8);
}

// Samples of 12 bits. What damaged streams ask for does not fit in 32 bits, and libjpeg has 64.
static __attribute__((noinline)) void transformBlock12(const int32_t *block, uint16_t *to, uint32_t stride) {
	uint64_t work[8][8];
	for (int x = 0; x < 8; x++) {
		uint64_t c[8];
		for (int y = 0; y < 8; y++) c[y] = (uint64_t)(int64_t)block[8 * y + x];
		TRANSFORM(uint64_t, c, 1u << (COSINE_BITS - PASS_BITS_12 - 1));
		for (int y = 0; y < 8; y++) work[y][x] = (uint64_t)((int64_t)c[y] >> (COSINE_BITS - PASS_BITS_12));
	}
	for (int y = 0; y < 8; y++, to += stride) {
		const uint32_t shift = COSINE_BITS + PASS_BITS_12 + 3;
		TRANSFORM(uint64_t, work[y], 1u << (shift - 1));
		for (int x = 0; x < 8; x++) {
			// Far outside they wrap around here too, after 14 bits.
			const int32_t sample = ((int32_t)((uint32_t)((int64_t)work[y][x] >> shift) << 18) >> 18) + 2048;
			to[x] = sample < 0 ? 0 : sample > 4095 ? 4095 : sample;
		}
	}
}
