// JPEG 2000 (T.800) from the bytes of code-blocks to samples. Coefficients are words of 32 bits: integers where the transform is
// reversible, else floats.
#include "attributes.h"
#include "jpeg2000-block.h"
#include "jpeg2000-wavelet.h"

// A code-block: where it lies in its plane, how it is coded, and how many segments it has.
typedef struct {
	uint32_t x, y, width, height;
	// Bit planes of the magnitude that may be set, from 0 to 30.
	uint32_t planes;
	// Which table of contexts its sub-band uses.
	uint32_t contexts;
	// Half the size of a quantization step, for the irreversible transform.
	float halfStep;
	uint32_t segments;
} Block;

// Passes that are decoded together, and their bytes, behind which stand two FF.
typedef struct {
	uint32_t passes;
	const uint8_t *bytes;
} Segment;

// What decodeBlocks gives.
enum { GOOD, WITHOUT_SYMBOL, OUTSIDE };

_Static_assert(sizeof(Workshop) <= 1 << 16, "the workshop has more room than its users are told");

// Decodes the passes of a block into the magnitudes and flags of the workshop.
static int decodePasses(Workshop *shop, const Block *block, const Segment *segments, uint32_t style) {
	const uint32_t stripes = (block->height + 3) / 4;
	Pass pass = {
		.contexts = shop->contexts,
		.successors = shop->successors,
		.significanceContexts = shop->significanceContexts[block->contexts],
		.signContexts = shop->signContexts,
		.stride = block->width + 2,
		.isCausal = style & STYLE_CAUSAL,
	};
	const uint32_t width = block->width, height = block->height;
	__builtin_memset(shop->flags, 0, 4 * (stripes + 2) * pass.stride);
	__builtin_memset(shop->magnitudes, 0, 16 * stripes * width);
	resetContexts(shop->contexts);
	uint32_t *flags = shop->flags + pass.stride + 1;
	uint32_t *magnitudes = shop->magnitudes;
	uint32_t plane = block->planes;
	uint32_t kind = 2;
	for (uint32_t s = 0; s < block->segments; s++) {
		const int isRaw = style & STYLE_BYPASS && plane + 4 <= block->planes && kind < 2;
		if (isRaw) pass.raw = (RawBits){0, 0, segments[s].bytes};
		else pass.arithmetic = startArithmetic(segments[s].bytes);
		for (uint32_t i = 0; i < segments[s].passes && plane > 0; i++) {
			pass.found = 3u << (plane - 1);
			if (kind == 0 && isRaw) significancePass(&pass, flags, magnitudes, width, height, 1);
			else if (kind == 0) significancePass(&pass, flags, magnitudes, width, height, 0);
			else if (kind == 1 && isRaw) refinementPass(&pass, flags, magnitudes, width, height, 1);
			else if (kind == 1) refinementPass(&pass, flags, magnitudes, width, height, 0);
			else {
				cleanupPass(&pass, flags, magnitudes, width, height);
				if (style & STYLE_SEGMENTATION && segmentationSymbol(&pass) != 10) return WITHOUT_SYMBOL;
			}
			if (style & STYLE_RESET) resetContexts(shop->contexts);
			if (++kind == 3) {
				kind = 0;
				plane--;
			}
		}
	}
	return GOOD;
}

// Gives the coefficients their signs, undoes the quantization (annex E), and puts them into their plane.
static void placeBlock(const Workshop *shop, const Block *block, uint32_t *plane, uint32_t stride, uint32_t isReversible) {
	const uint32_t *flags = shop->flags + block->width + 3;
	const uint32_t *magnitudes = shop->magnitudes;
	uint32_t *target = plane + block->y * stride + block->x;
	for (uint32_t top = 0; top < block->height; top += 4, flags += block->width + 2) {
		const uint32_t rows = block->height - top < 4 ? block->height - top : 4;
		for (uint32_t x = 0; x < block->width; x++, magnitudes += 4)
			for (uint32_t row = 0; row < rows; row++) {
				const uint32_t isNegative = flags[x] >> (3 * row + NEGATIVE_BIT) & 1;
				uint32_t *to = target + (top + row) * stride + x;
				if (isReversible) *to = ((magnitudes[row] >> 1) ^ -isNegative) + isNegative;
				else {
					const float value = (float)magnitudes[row] * block->halfStep;
					*(float *)to = isNegative ? -value : value;
				}
			}
	}
}

// Decodes code-blocks into a plane of zeros, which is `stride` wide and has `rows`.
EXPORT("decodeBlocks")
int decodeBlocks(
	Workshop *shop, const Block *blocks, uint32_t count, const Segment *segments, uint32_t style, uint32_t isReversible,
	uint32_t *plane, uint32_t stride, uint32_t rows
) {
	fillTables(shop);
	for (const Block *block = blocks; block < blocks + count; block++) {
		const uint32_t width = block->width, height = block->height;
		if (width == 0 || width > MOST_SIDE || height == 0 || height > MOST_SIDE || width * height > MOST_COEFFICIENTS) return OUTSIDE;
		if (width > stride || block->x > stride - width || height > rows || block->y > rows - height) return OUTSIDE;
		if (block->planes > 30 || block->contexts > 2) return OUTSIDE;
		const int result = decodePasses(shop, block, segments, style);
		if (result != GOOD) return result;
		placeBlock(shop, block, plane, stride, isReversible);
		segments += block->segments;
	}
	return GOOD;
}

// Undoes one decomposition of the upper left part of a plane. A parity is 1 where the first row or column has an odd number.
EXPORT("liftReversible")
void liftReversible(
	uint32_t *plane, uint32_t stride, uint32_t width, uint32_t height, uint32_t columnParity, uint32_t rowParity, v128_t *room
) {
	liftPlane(plane, stride, lineOf(width, columnParity), lineOf(height, rowParity), room, 1);
}

EXPORT("liftIrreversible")
void liftIrreversible(
	uint32_t *plane, uint32_t stride, uint32_t width, uint32_t height, uint32_t columnParity, uint32_t rowParity, v128_t *room
) {
	liftPlane(plane, stride, lineOf(width, columnParity), lineOf(height, rowParity), room, 0);
}

// Undoes the reversible component transform (annex G.2).
EXPORT("mixReversible") void mixReversible(uint32_t *ys, uint32_t *us, uint32_t *vs, uint32_t count) {
	for (uint32_t i = 0; i < count; i++) {
		const uint32_t u = us[i], v = vs[i];
		const uint32_t green = ys[i] - (uint32_t)((int32_t)(u + v) >> 2);
		ys[i] = v + green;
		us[i] = green;
		vs[i] = u + green;
	}
}

// Undoes the irreversible component transform (annex G.3), with the factors of OpenJPEG and its order of
// operations: the parts of green are added first.
EXPORT("mixIrreversible") void mixIrreversible(float *ys, float *us, float *vs, uint32_t count) {
	for (uint32_t i = 0; i < count; i++) {
		const float y = ys[i], u = us[i], v = vs[i];
		ys[i] = y + v * 1.402f;
		us[i] = y - (u * 0.34413f + v * 0.71414f);
		vs[i] = y + u * 1.772f;
	}
}

// Makes samples of the values of a plane, in place: rounds halves to even, clamps to so many bits, and adds the middle to those
// that have no sign.
EXPORT("finish") void finish(uint32_t *plane, uint32_t count, uint32_t bits, uint32_t isSigned, uint32_t isReversible) {
	const int32_t half = 1 << (bits - 1);
	const v128_t least = wasm_i32x4_splat(-half);
	const v128_t most = wasm_i32x4_splat(half - 1);
	const v128_t middle = wasm_i32x4_splat(isSigned ? 0 : half);
	// The last vector may reach beyond the plane, which has room for that.
	for (uint32_t i = 0; i < count; i += LANES) {
		v128_t values = wasm_v128_load(plane + i);
		if (!isReversible) values = wasm_i32x4_trunc_sat_f32x4(wasm_f32x4_nearest(values));
		values = wasm_i32x4_min(wasm_i32x4_max(values, least), most);
		wasm_v128_store(plane + i, wasm_i32x4_add(values, middle));
	}
}
