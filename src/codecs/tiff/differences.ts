import type { Rows } from "./rows.ts";
import type { Words } from "./words.ts";

/** Undoes `subtractWords`. */
export function addWords(from: Words, to: Words, { count, length, step }: Rows): void {
	for (let row = 0, i = 0; row < count; row++) {
		const end = i + length;
		if (step === 1)
			for (let sum = 0; i < end; i++) {
				sum = (sum + (from[i] as number)) | 0;
				to[i] = sum;
			}
		else {
			for (const first = Math.min(i + step, end); i < first; i++) to[i] = from[i] as number;
			for (; i < end; i++) to[i] = (from[i] as number) + (to[i - step] as number);
		}
	}
}

/** Each word less the one `step` before it in the row. */
export function subtractWords(from: Words, to: Words, { count, length, step }: Rows): void {
	for (let row = 0, i = 0; row < count; row++) {
		const end = i + length;
		for (const first = Math.min(i + step, end); i < first; i++) to[i] = from[i] as number;
		for (; i < end; i++) to[i] = (from[i] as number) - (from[i - step] as number);
	}
}

/** Undoes `subtractPairs`. */
export function addPairs(from: Words, to: Words, { count, length, step }: Rows): void {
	for (let row = 0, i = 0; row < count; row++) {
		const end = i + 2 * length;
		for (const first = Math.min(i + 2 * step, end); i < first; i++) to[i] = from[i] as number;
		for (; i < end; i += 2) {
			const before = i - 2 * step;
			const low = ((from[i] as number) >>> 0) + ((to[before] as number) >>> 0);
			to[i] = low;
			to[i + 1] = (from[i + 1] as number) + (to[before + 1] as number) + (low > 0xffffffff ? 1 : 0);
		}
	}
}

/** As `subtractWords`, for 64-bit integers of two words, the low one first. */
export function subtractPairs(from: Words, to: Words, { count, length, step }: Rows): void {
	for (let row = 0, i = 0; row < count; row++) {
		const end = i + 2 * length;
		for (const first = Math.min(i + 2 * step, end); i < first; i++) to[i] = from[i] as number;
		for (; i < end; i += 2) {
			const before = i - 2 * step;
			const low = ((from[i] as number) >>> 0) - ((from[before] as number) >>> 0);
			to[i] = low;
			to[i + 1] = (from[i + 1] as number) - (from[before + 1] as number) - (low < 0 ? 1 : 0);
		}
	}
}

/** As `addWords`, for bytes: four at once where the rows are made of whole words. */
export function addBytes(from: Words, to: Words, rows: Rows): void {
	const { count, length, step } = rows;
	const sum = step === 1 ? addSingles : step === 3 ? addTriples : step % 4 === 0 ? addQuadruples : undefined;
	if (sum === undefined || length % 4 !== 0 || from.byteOffset % 4 !== 0 || to.byteOffset % 4 !== 0) {
		addWords(from, to, rows);
		return;
	}
	const words = new Int32Array(from.buffer, from.byteOffset, from.byteLength / 4);
	const sums = new Int32Array(to.buffer, to.byteOffset, to.byteLength / 4);
	sum(words, sums, { count, length: length / 4, step: step / 4 });
}

/** Four sums of bytes in one: the highest bits are added apart, so nothing is carried into the next byte. */
function addFour(a: number, b: number): number {
	return ((a & 0x7f7f7f7f) + (b & 0x7f7f7f7f)) ^ ((a ^ b) & 0x80808080);
}

function addSingles(from: Int32Array, to: Int32Array, { count, length }: Rows): void {
	for (let row = 0, i = 0; row < count; row++)
		for (let before = 0, end = i + length; i < end; i++) {
			const word = from[i] as number;
			const pairs = addFour(word, word << 8);
			const sums = addFour(pairs, pairs << 16);
			to[i] = addFour(sums, Math.imul(before, 0x01010101));
			before = (before + (sums >>> 24)) & 0xff;
		}
}

function addTriples(from: Int32Array, to: Int32Array, { count, length }: Rows): void {
	for (let row = 0, i = 0; row < count; row++)
		for (let before = 0, end = i + length; i < end; i++) {
			const three = addFour(from[i] as number, before); // the fourth byte refers to the first of this word
			const sums = addFour(three, three << 24);
			to[i] = sums;
			before = sums >>> 8;
		}
}

function addQuadruples(from: Int32Array, to: Int32Array, { count, length, step }: Rows): void {
	for (let row = 0, i = 0; row < count; row++) {
		const end = i + length;
		for (const first = Math.min(i + step, end); i < first; i++) to[i] = from[i] as number;
		for (; i < end; i++) to[i] = addFour(from[i] as number, to[i - step] as number);
	}
}
