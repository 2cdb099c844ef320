const workspace = new Float64Array(64);

/** Samples are centred around this, and end at the other. */
const CENTRE = 2048;
const LARGEST = 4095;

/** Fraction bits of the cosines, and of what the first pass leaves for the second: one less than for samples of 8 bits. */
const COSINE_BITS = 13;
const PASS_BITS = 1;

/**
 * The inverse cosine transform for samples of 12 bits, with the arithmetic of libjpeg's accurate integer method ("islow"). It
 * computes with doubles: what damaged streams ask for does not fit in 32 bits, and libjpeg has 64. Writes 8 rows of 8 samples,
 * and leaves the coefficients zero for the next block.
 */
export function inverseDct12(coefficients: Int32Array, plane: Uint16Array, to: number, stride: number): void {
	for (let i = 0; i < 8; i++) transform(coefficients, i, 8, workspace, COSINE_BITS - PASS_BITS);
	coefficients.fill(0);
	for (let y = 0, row = to; y < 8; y++, row += stride) {
		transform(workspace, 8 * y, 1, workspace, COSINE_BITS + PASS_BITS + 3);
		for (let x = 0; x < 8; x++) plane[row + x] = clamp12(workspace[8 * y + x] as number);
	}
}

/** One pass over eight values, `step` apart; the results are rounded to whole numbers after `shift` bits are dropped. */
function transform(from: Int32Array | Float64Array, at: number, step: number, to: Float64Array, shift: number): void {
	const c0 = from[at] as number;
	const c1 = from[at + step] as number;
	const c2 = from[at + 2 * step] as number;
	const c3 = from[at + 3 * step] as number;
	const c4 = from[at + 4 * step] as number;
	const c5 = from[at + 5 * step] as number;
	const c6 = from[at + 6 * step] as number;
	const c7 = from[at + 7 * step] as number;
	const scale = 2 ** COSINE_BITS;
	// Cosines and their sums, in units of 2^-13.
	const e = (c2 + c6) * 4433;
	const e2 = e - c6 * 15137;
	const e3 = e + c2 * 6270;
	const e0 = (c0 + c4) * scale;
	const e1 = (c0 - c4) * scale;
	const z1 = (c7 + c1) * 7373;
	const z2 = (c5 + c3) * 20995;
	const z5 = (c7 + c5 + c3 + c1) * 9633;
	const z3 = z5 - (c7 + c3) * 16069;
	const z4 = z5 - (c5 + c1) * 3196;
	const o0 = c7 * 2446 - z1 + z3;
	const o1 = c5 * 16819 - z2 + z4;
	const o2 = c3 * 25172 - z2 + z3;
	const o3 = c1 * 12299 - z1 + z4;
	const unit = 2 ** shift;
	const results = [e0 + e3 + o3, e1 + e2 + o2, e1 - e2 + o1, e0 - e3 + o0];
	const mirrored = [e0 + e3 - o3, e1 + e2 - o2, e1 - e2 - o1, e0 - e3 - o0];
	for (let k = 0; k < 4; k++) {
		to[at + k * step] = Math.floor((results[k] as number) / unit + 0.5);
		to[at + (7 - k) * step] = Math.floor((mirrored[k] as number) / unit + 0.5);
	}
}

/** Samples far outside wrap around, as in the table of libjpeg, which has 14 bits. */
function clamp12(value: number): number {
	const wrapped = (value << 18) >> 18;
	return Math.max(0, Math.min(wrapped + CENTRE, LARGEST));
}
