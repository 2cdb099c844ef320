// The rows of a component as wide and as many as those of the image. Where every second sample is missing it is interpolated with the
// weights and the rounding of libjpeg's "fancy" upsampling; all else is repeated, as there. This file is included for each type of
// samples, as `Sample` with names made by `OF`.

// Twice as wide: three parts of the near sample, one of the far. `sums` has room for one more at both ends, and vectors may reach
// beyond the row.
INLINE void OF(widen)(uint16_t *sums, uint32_t width, uint16_t biasBefore, uint16_t biasAfter, uint32_t shift, Sample *to) {
	sums[-1] = sums[0];
	sums[width] = sums[width - 1];
	for (uint32_t x = 0; x < width; x += 8) {
		const v128_t here = wasm_i16x8_mul(wasm_v128_load(sums + x), wasm_i16x8_const_splat(3));
		const v128_t before = wasm_i16x8_add(wasm_v128_load(sums + x - 1), wasm_i16x8_splat(biasBefore));
		const v128_t after = wasm_i16x8_add(wasm_v128_load(sums + x + 1), wasm_i16x8_splat(biasAfter));
		const v128_t even = wasm_u16x8_shr(wasm_i16x8_add(here, before), shift);
		const v128_t odd = wasm_u16x8_shr(wasm_i16x8_add(here, after), shift);
		OF(storePairs)(to + 2 * x, even, odd);
	}
}

// Row `y` of the image, which is good until the next is asked for.
static const Sample *OF(row)(const Source *source, uint32_t y) {
	const uint32_t width = source->width, stride = source->stride, across = source->across, down = source->down;
	const Sample *plane = source->plane;
	const Sample *own = plane + y / down * stride;
	if (across == 1 && down == 1) return own;
	Sample *restrict to = source->row;
	uint16_t *restrict sums = source->sums;
	// The row that is next nearest, where there are two of the image for one of the plane; beyond the edge, the edge.
	const uint32_t last = source->rows - 1;
	const uint32_t next = y % 2 == 0 ? (y == 0 ? 0 : y / 2 - 1) : y / 2 < last ? y / 2 + 1 : last;
	const Sample *far = plane + next * stride;
	if (across == 2 && down == 1 && width > 2) {
		for (uint32_t x = 0; x < width; x++) sums[x] = own[x];
		OF(widen)(sums, width, 1, 2, 2, to);
	} else if (across == 2 && down == 2 && width > 2) {
		for (uint32_t x = 0; x < width; x++) sums[x] = 3 * own[x] + far[x];
		OF(widen)(sums, width, 8, 7, 4, to);
	} else if (across == 1 && down == 2) {
		const uint32_t bias = 1 + y % 2;
		for (uint32_t x = 0; x < width; x++) to[x] = (uint16_t)(3 * own[x] + far[x] + bias) >> 2;
	} else
		for (uint32_t x = 0; x < width; x++)
			for (uint32_t i = 0; i < across; i++) to[x * across + i] = own[x];
	return to;
}

// Puts one component into every `step`th sample.
INLINE void OF(place)(const Sample *from, uint32_t width, Sample *restrict to, uint32_t step) {
	if (step == 1) __builtin_memcpy(to, from, width * sizeof(Sample));
	else
		for (uint32_t x = 0; x < width; x++) to[x * step] = from[x];
}
