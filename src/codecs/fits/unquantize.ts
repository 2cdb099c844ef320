/** How the floats of a tile were made integers (FITS standard, 10.2). */
export type Quantization = {
	scale: number;
	zero: number;
	/** The integer that stands for a value that is missing. */
	blank: number;
	dither: Dither | undefined;
};

/** Which random numbers were added; `keepsZero` where an integer of its own stands for an exact zero. */
export type Dither = { keepsZero: boolean; seed: number };

/** Stands for 0.0 with SUBTRACTIVE_DITHER_2 (the standard, 10.2.2: S9). */
const ZERO_VALUE = -2147483646;
const RANDOM_COUNT = 10000;

let randoms: Float32Array | undefined;

/** The sequence of Park and Miller (the standard, appendix I). Its last seed is 1043618065. */
function randomNumbers(): Float32Array {
	if (randoms !== undefined) return randoms;
	const numbers = new Float32Array(RANDOM_COUNT);
	let seed = 1;
	for (let i = 0; i < RANDOM_COUNT; i++) {
		seed = (16807 * seed) % 2147483647;
		numbers[i] = seed / 2147483647;
	}
	randoms = numbers;
	return numbers;
}

/**
 * Puts the floats that quantised integers stand for into `values`, which has room for them: NaN where they are missing. `tile` is
 * its number from 0.
 */
export function unquantize<T extends Float32Array | Float64Array>(
	integers: Int32Array,
	values: T,
	tile: number,
	quantization: Quantization,
): T {
	const { scale, zero, blank, dither } = quantization;
	if (dither === undefined) {
		for (let i = 0; i < integers.length; i++) {
			const q = integers[i] as number;
			values[i] = q === blank ? Number.NaN : q * scale + zero;
		}
		return values;
	}
	const random = randomNumbers();
	const first = (tile + dither.seed - 1) % RANDOM_COUNT;
	let row = first < 0 ? first + RANDOM_COUNT : first;
	let next = Math.floor((random[row] as number) * 500);
	for (let i = 0; i < integers.length; i++) {
		const q = integers[i] as number;
		if (q === blank) values[i] = Number.NaN;
		else if (dither.keepsZero && q === ZERO_VALUE) values[i] = 0;
		else values[i] = (q - (random[next] as number) + 0.5) * scale + zero;
		next++;
		if (next === RANDOM_COUNT) {
			row = (row + 1) % RANDOM_COUNT;
			next = Math.floor((random[row] as number) * 500);
		}
	}
	return values;
}
