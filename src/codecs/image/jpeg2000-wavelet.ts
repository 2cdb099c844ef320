import type { Resolution, TileComponent } from "./jpeg2000-tile.ts";

/**
 * One lifting step on `count` values, the first at `at` and the others `advance` apart: each is changed by its two neighbours,
 * which lie `before` and `after` from it.
 */
type Step<T> = (values: T, at: number, advance: number, count: number, before: number, after: number) => void;

/** The steps of a wavelet in the order of decoding; they change low and high coefficients in turns, low first. */
type Lifting<T> = {
	steps: readonly Step<T>[];
	/** What happens before to all low and to all high ones. */
	scale?: { low: Step<T>; high: Step<T> };
	/** What becomes of a high coefficient that is alone. */
	lonely: (value: number) => number;
};

/** Undoes the reversible transform of a component, whose bands lie in `values` side by side (T.800 annex F). */
export function inverseReversible(component: TileComponent, values: Int32Array): void {
	inverse(component, values, new Int32Array(values.length), reversible);
}

/** Undoes the irreversible transform of a component. Each operation rounds to 32 bits, as in OpenJPEG. */
export function inverseIrreversible(component: TileComponent, values: Float32Array): void {
	inverse(component, values, new Float32Array(values.length), irreversible);
}

/** The 5-3 wavelet (T.800 F.3.8.2). */
const reversible: Lifting<Int32Array> = {
	steps: [
		(values, at, advance, count, before, after) => {
			for (let i = 0, k = at; i < count; i++, k += advance)
				values[k] = (values[k] as number) - (((values[k + before] as number) + (values[k + after] as number) + 2) >> 2);
		},
		(values, at, advance, count, before, after) => {
			for (let i = 0, k = at; i < count; i++, k += advance)
				values[k] = (values[k] as number) + (((values[k + before] as number) + (values[k + after] as number)) >> 1);
		},
	],
	lonely: (value) => Math.trunc(value / 2),
};

/** The 9-7 wavelet (T.800 table F.4). The scale of high coefficients is twice that of the table: it has their gain in it. */
const irreversible: Lifting<Float32Array> = {
	steps: [0.443506852, 0.882911075, -0.052980118, -1.586134342].map(liftBy),
	scale: { low: scaleBy(1.230174105), high: scaleBy(1.625732422) },
	lonely: (value) => value,
};

function liftBy(exact: number): Step<Float32Array> {
	const factor = Math.fround(exact);
	return (values, at, advance, count, before, after) => {
		for (let i = 0, k = at; i < count; i++, k += advance) {
			const sum = Math.fround((values[k + before] as number) + (values[k + after] as number));
			values[k] = (values[k] as number) - Math.fround(sum * factor);
		}
	};
}

function scaleBy(exact: number): Step<Float32Array> {
	const factor = Math.fround(exact);
	return (values, at, advance, count) => {
		for (let i = 0, k = at; i < count; i++, k += advance) values[k] = (values[k] as number) * factor;
	};
}

/** Goes from resolution to resolution. `woven` is memory of the same size. */
function inverse<T extends Int32Array | Float32Array>(
	{ left, right, resolutions }: TileComponent,
	values: T,
	woven: T,
	lifting: Lifting<T>,
): void {
	const stride = right - left;
	for (let r = 1; r < resolutions.length; r++) {
		const lower = resolutions[r - 1] as Resolution;
		const here = resolutions[r] as Resolution;
		const columns = { length: here.right - here.left, low: lower.right - lower.left, parity: here.left % 2 };
		const rows = { length: here.bottom - here.top, low: lower.bottom - lower.top, parity: here.top % 2 };
		for (let y = 0; y < rows.length; y++) {
			const to = y * stride;
			weave(values, place(y, rows) * stride, woven, to, columns);
			liftRow(woven, to, columns, lifting);
		}
		liftColumns(woven, stride, columns.length, rows, lifting);
		for (let y = 0; y < rows.length; y++) {
			const from = y * stride;
			values.set(woven.subarray(from, from + columns.length), from);
		}
	}
}

/** A line of coefficients: `low` of them are low ones, and stand first; with `parity` 1 the first of the signal is high. */
type Line = { length: number; low: number; parity: number };

/** Where the coefficient for place `i` of the signal stands. */
function place(i: number, { low, parity }: Line): number {
	return (i >> 1) + ((i + parity) % 2 === 0 ? 0 : low);
}

function weave<T extends Int32Array | Float32Array>(input: T, from: number, output: T, to: number, line: Line): void {
	const { length, low, parity } = line;
	for (let i = parity, k = from; i < length; i += 2, k++) output[to + i] = input[k] as number;
	for (let i = 1 - parity, k = from + low; i < length; i += 2, k++) output[to + i] = input[k] as number;
}

/** Lifts the values of a row, which stand side by side. Beyond its ends the signal is mirrored. */
function liftRow<T extends Int32Array | Float32Array>(
	values: T,
	at: number,
	{ length, parity }: Line,
	{ steps, scale, lonely }: Lifting<T>,
): void {
	if (length === 1) {
		if (parity === 1) values[at] = lonely(values[at] as number);
		return;
	}
	scale?.low(values, at + parity, 2, (length - parity + 1) >> 1, 0, 0);
	scale?.high(values, at + 1 - parity, 2, (length + parity) >> 1, 0, 0);
	for (const [i, step] of steps.entries()) {
		const first = (i + parity) % 2;
		const last = length - 1 - ((length - 1 - first) % 2);
		if (first === 0) step(values, at, 2, 1, 1, 1);
		if (last === length - 1) step(values, at + last, 2, 1, -1, -1);
		const start = first === 0 ? 2 : 1;
		const inner = last === length - 1 ? last - 2 : last;
		if (inner >= start) step(values, at + start, 2, (inner - start) / 2 + 1, -1, 1);
	}
}

/** Lifts all columns at once: a row is a run of values, and its neighbours are the rows around it. */
function liftColumns<T extends Int32Array | Float32Array>(
	values: T,
	stride: number,
	width: number,
	{ length, parity }: Line,
	{ steps, scale, lonely }: Lifting<T>,
): void {
	if (length === 1) {
		if (parity === 1) for (let x = 0; x < width; x++) values[x] = lonely(values[x] as number);
		return;
	}
	if (scale !== undefined)
		for (let y = 0; y < length; y++)
			((y + parity) % 2 === 0 ? scale.low : scale.high)(values, y * stride, 1, width, 0, 0);
	for (const [i, step] of steps.entries())
		for (let y = (i + parity) % 2; y < length; y += 2)
			step(values, y * stride, 1, width, y > 0 ? -stride : stride, y + 1 < length ? stride : -stride);
}
