const workspace = new Int32Array(64);

/**
 * Clamps to a byte: the entry of a whole number modulo 4096, from -2048 on. Typed arrays that clamp do so with branches, which
 * noisy images make slow.
 */
export const CLAMPED: Uint8Array = Uint8Array.from({ length: 4096 }, (_, i) => (i < 2048 ? Math.min(i, 255) : 0));

/** For `inverseDct` where nobody looked. */
export const ALL_COLUMNS = 0xff;

/**
 * The inverse cosine transform of a block of 64 coefficients, with the arithmetic of libjpeg's accurate integer method
 * ("islow"), bit for bit: another one would be one off here and there. Writes 8 rows of 8 samples, and leaves the
 * coefficients zero for the next block. A column whose bit is not set has none, save the first of all.
 */
export function inverseDct(
	coefficients: Int32Array,
	columnBits: number,
	plane: Uint8Array,
	to: number,
	stride: number,
): void {
	const columns = 32 - Math.clz32(columnBits);
	// Constants of the function, not of the module: bundlers make variables of those, which takes half the speed.
	const WORK = workspace;
	/** Fraction bits of the cosines, and of what the first pass leaves for the second. */
	const COSINE_BITS = 13;
	const PASS_BITS = 2;
	const COLUMN_SHIFT = COSINE_BITS - PASS_BITS;
	const COLUMN_BIAS = 1 << (COLUMN_SHIFT - 1);
	const ROW_SHIFT = COSINE_BITS + PASS_BITS + 3;
	/** Rounding, and the 128 by which samples are centred. */
	const ROW_BIAS = (1 << (ROW_SHIFT - 1)) + (128 << ROW_SHIFT);
	// Cosines and their sums, named by their first digits.
	const C0_298 = 2446;
	const C0_390 = 3196;
	const C0_541 = 4433;
	const C0_765 = 6270;
	const C0_899 = 7373;
	const C1_175 = 9633;
	const C1_501 = 12299;
	const C1_847 = 15137;
	const C1_961 = 16069;
	const C2_053 = 16819;
	const C2_562 = 20995;
	const C3_072 = 25172;

	for (let i = 0; i < columns; i++) {
		const c0 = coefficients[i] as number;
		const c1 = coefficients[i + 8] as number;
		const c2 = coefficients[i + 16] as number;
		const c3 = coefficients[i + 24] as number;
		const c4 = coefficients[i + 32] as number;
		const c5 = coefficients[i + 40] as number;
		const c6 = coefficients[i + 48] as number;
		const c7 = coefficients[i + 56] as number;
		coefficients[i] = 0;
		if ((c1 | c2 | c3 | c4 | c5 | c6 | c7) === 0) {
			const flat = c0 << PASS_BITS;
			for (let k = i; k < 64; k += 8) WORK[k] = flat;
			continue;
		}
		for (let k = i + 8; k < 64; k += 8) coefficients[k] = 0;
		const e = Math.imul(c2 + c6, C0_541);
		const e2 = e - Math.imul(c6, C1_847);
		const e3 = e + Math.imul(c2, C0_765);
		const e0 = ((c0 + c4) << COSINE_BITS) + COLUMN_BIAS;
		const e1 = ((c0 - c4) << COSINE_BITS) + COLUMN_BIAS;
		const z1 = Math.imul(c7 + c1, C0_899);
		const z2 = Math.imul(c5 + c3, C2_562);
		const z5 = Math.imul(c7 + c5 + c3 + c1, C1_175);
		const z3 = z5 - Math.imul(c7 + c3, C1_961);
		const z4 = z5 - Math.imul(c5 + c1, C0_390);
		const o0 = Math.imul(c7, C0_298) - z1 + z3;
		const o1 = Math.imul(c5, C2_053) - z2 + z4;
		const o2 = Math.imul(c3, C3_072) - z2 + z3;
		const o3 = Math.imul(c1, C1_501) - z1 + z4;
		WORK[i] = (e0 + e3 + o3) >> COLUMN_SHIFT;
		WORK[i + 56] = (e0 + e3 - o3) >> COLUMN_SHIFT;
		WORK[i + 8] = (e1 + e2 + o2) >> COLUMN_SHIFT;
		WORK[i + 48] = (e1 + e2 - o2) >> COLUMN_SHIFT;
		WORK[i + 16] = (e1 - e2 + o1) >> COLUMN_SHIFT;
		WORK[i + 40] = (e1 - e2 - o1) >> COLUMN_SHIFT;
		WORK[i + 24] = (e0 - e3 + o0) >> COLUMN_SHIFT;
		WORK[i + 32] = (e0 - e3 - o0) >> COLUMN_SHIFT;
	}
	if (columns <= 5) {
		// The same with zeros left away.
		for (let i = columns; i < 5; i++) for (let k = i; k < 64; k += 8) WORK[k] = 0;
		for (let i = 0, row = to; i < 64; i += 8, row += stride) {
			const d0 = WORK[i] as number;
			const d1 = WORK[i + 1] as number;
			const d2 = WORK[i + 2] as number;
			const d3 = WORK[i + 3] as number;
			const d4 = WORK[i + 4] as number;
			const e0 = ((d0 + d4) << COSINE_BITS) + ROW_BIAS;
			const e1 = ((d0 - d4) << COSINE_BITS) + ROW_BIAS;
			const e2 = Math.imul(d2, C0_541);
			const e3 = Math.imul(d2, C0_541 + C0_765);
			const z5 = Math.imul(d1 + d3, C1_175);
			const z3 = z5 - Math.imul(d3, C1_961);
			const z4 = z5 - Math.imul(d1, C0_390);
			const o0 = z3 - Math.imul(d1, C0_899);
			const o1 = z4 - Math.imul(d3, C2_562);
			const o2 = z3 + Math.imul(d3, C3_072 - C2_562);
			const o3 = z4 + Math.imul(d1, C1_501 - C0_899);
			const r0 = (e0 + e3 + o3) >> ROW_SHIFT;
			const r1 = (e1 + e2 + o2) >> ROW_SHIFT;
			const r2 = (e1 - e2 + o1) >> ROW_SHIFT;
			const r3 = (e0 - e3 + o0) >> ROW_SHIFT;
			const r4 = (e0 - e3 - o0) >> ROW_SHIFT;
			const r5 = (e1 - e2 - o1) >> ROW_SHIFT;
			const r6 = (e1 + e2 - o2) >> ROW_SHIFT;
			const r7 = (e0 + e3 - o3) >> ROW_SHIFT;
			writeRow(plane, row, r0, r1, r2, r3, r4, r5, r6, r7);
		}
		return;
	}
	for (let i = columns; i < 8; i++) for (let k = i; k < 64; k += 8) WORK[k] = 0;
	for (let i = 0, row = to; i < 64; i += 8, row += stride) {
		const d0 = WORK[i] as number;
		const d2 = WORK[i + 2] as number;
		const d4 = WORK[i + 4] as number;
		const d6 = WORK[i + 6] as number;
		const e = Math.imul(d2 + d6, C0_541);
		const e2 = e - Math.imul(d6, C1_847);
		const e3 = e + Math.imul(d2, C0_765);
		const e0 = ((d0 + d4) << COSINE_BITS) + ROW_BIAS;
		const e1 = ((d0 - d4) << COSINE_BITS) + ROW_BIAS;
		let o0 = WORK[i + 7] as number;
		let o1 = WORK[i + 5] as number;
		let o2 = WORK[i + 3] as number;
		let o3 = WORK[i + 1] as number;
		const z1 = Math.imul(o0 + o3, C0_899);
		const z2 = Math.imul(o1 + o2, C2_562);
		const z5 = Math.imul(o0 + o1 + o2 + o3, C1_175);
		const z3 = z5 - Math.imul(o0 + o2, C1_961);
		const z4 = z5 - Math.imul(o1 + o3, C0_390);
		o0 = Math.imul(o0, C0_298) - z1 + z3;
		o1 = Math.imul(o1, C2_053) - z2 + z4;
		o2 = Math.imul(o2, C3_072) - z2 + z3;
		o3 = Math.imul(o3, C1_501) - z1 + z4;
		const r0 = (e0 + e3 + o3) >> ROW_SHIFT;
		const r1 = (e1 + e2 + o2) >> ROW_SHIFT;
		const r2 = (e1 - e2 + o1) >> ROW_SHIFT;
		const r3 = (e0 - e3 + o0) >> ROW_SHIFT;
		const r4 = (e0 - e3 - o0) >> ROW_SHIFT;
		const r5 = (e1 - e2 - o1) >> ROW_SHIFT;
		const r6 = (e1 + e2 - o2) >> ROW_SHIFT;
		const r7 = (e0 + e3 - o3) >> ROW_SHIFT;
		writeRow(plane, row, r0, r1, r2, r3, r4, r5, r6, r7);
	}
}

/** Most rows need no clamping, which one look tells. */
function writeRow(
	plane: Uint8Array,
	at: number,
	r0: number,
	r1: number,
	r2: number,
	r3: number,
	r4: number,
	r5: number,
	r6: number,
	r7: number,
): void {
	const isClamped = ((r0 | r1 | r2 | r3 | r4 | r5 | r6 | r7) & ~0xff) !== 0;
	plane[at] = isClamped ? clamp(r0) : r0;
	plane[at + 1] = isClamped ? clamp(r1) : r1;
	plane[at + 2] = isClamped ? clamp(r2) : r2;
	plane[at + 3] = isClamped ? clamp(r3) : r3;
	plane[at + 4] = isClamped ? clamp(r4) : r4;
	plane[at + 5] = isClamped ? clamp(r5) : r5;
	plane[at + 6] = isClamped ? clamp(r6) : r6;
	plane[at + 7] = isClamped ? clamp(r7) : r7;
}

function clamp(sample: number): number {
	return CLAMPED[sample & 4095] as number;
}

/** The same for a block whose only coefficient is the first. */
export function flatBlock(value: number, plane: Uint8Array, to: number, stride: number): void {
	const sample = CLAMPED[(128 + ((value + 4) >> 3)) & 4095] as number;
	for (let i = 0, row = to; i < 8; i++, row += stride) {
		plane[row] = sample;
		plane[row + 1] = sample;
		plane[row + 2] = sample;
		plane[row + 3] = sample;
		plane[row + 4] = sample;
		plane[row + 5] = sample;
		plane[row + 6] = sample;
		plane[row + 7] = sample;
	}
}
