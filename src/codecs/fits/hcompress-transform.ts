import { powerOfTwo } from "../../zarr/arithmetic/powers.ts";
import { log2Ceil } from "./hcompress-quadtree.ts";

/**
 * Turns the coefficients of an H-transform into pixels, in place. They are whole numbers that may need more than 32 bits, so
 * that masks and shifts are written as divisions. `smoothScale` is the scale that was lost, or 0 to change nothing.
 */
export function invertTransform(values: Float64Array, rows: number, columns: number, smoothScale: number): void {
	const levels = log2Ceil(Math.max(rows, columns));
	if (levels === 0) return;
	values[0] = roundTo(values[0] as number, powerOfTwo(levels + 1));
	const scratch = new Float64Array(Math.max(rows, columns));
	for (let level = levels - 1; level >= 0; level--) {
		const block = {
			rows: Math.ceil(rows / powerOfTwo(level)),
			columns: Math.ceil(columns / powerOfTwo(level)),
			stride: columns,
		};
		for (let row = 0; row < block.rows; row++) interleave(values, row * columns, block.columns, 1, scratch);
		for (let column = 0; column < block.columns; column++) interleave(values, column, block.rows, columns, scratch);
		if (smoothScale > 1) smooth(values, block, Math.floor(smoothScale / 2));
		expand(values, block, level);
	}
}

/** The part of the coefficients that a level works on. */
type Block = { rows: number; columns: number; stride: number };

/** The first half of a line goes to its even places, the second half to the odd ones. */
function interleave(values: Float64Array, begin: number, count: number, step: number, scratch: Float64Array): void {
	const half = (count + 1) >> 1;
	for (let i = 0; i < half; i++) scratch[2 * i] = values[begin + i * step] as number;
	for (let i = half; i < count; i++) scratch[2 * (i - half) + 1] = values[begin + i * step] as number;
	for (let i = 0; i < count; i++) values[begin + i * step] = scratch[i] as number;
}

/** The nearest multiple; halves go away from zero. */
function roundTo(value: number, unit: number): number {
	const half = Math.floor(unit / 2);
	return Math.floor((value + (value >= 0 || unit === 1 ? half : half - 1)) / unit) * unit;
}

/** Whether a bit of a whole number in two's complement is set: 1 or 0. */
function bitOf(value: number, unit: number): number {
	return Math.abs(Math.floor(value / unit)) % 2;
}

/**
 * Every coefficient with its three differences becomes four of the level below. The lowest bits of sums and differences are
 * redundant, and were used for what rounding lost.
 */
function expand(values: Float64Array, { rows, columns, stride }: Block, level: number): void {
	const bit0 = powerOfTwo(level);
	const bit1 = 2 * bit0;
	const divisor = level === 0 ? 4 : 2;
	for (let row = 0; row < rows; row += 2) {
		const hasBelow = row + 1 < rows;
		for (let column = 0; column < columns; column += 2) {
			const at = row * stride + column;
			const below = at + stride;
			const hasRight = column + 1 < columns;
			const sum = values[at] as number;
			if (hasBelow && hasRight) {
				const curvature = roundTo(values[below + 1] as number, bit0);
				const low0 = bitOf(curvature, bit0) * bit0;
				const x = towardsZero(roundTo(values[below] as number, bit1), low0);
				const y = towardsZero(roundTo(values[at + 1] as number, bit1), low0);
				const low1 = ((bitOf(curvature, bit1) + bitOf(x, bit1) + bitOf(y, bit1)) % 2) * bit1;
				const mean = sum + (sum >= 0 ? low0 - low1 : low0 === 0 ? low1 : low0 - low1);
				values[below + 1] = Math.floor((mean + x + y + curvature) / divisor);
				values[below] = Math.floor((mean + x - y - curvature) / divisor);
				values[at + 1] = Math.floor((mean - x + y - curvature) / divisor);
				values[at] = Math.floor((mean - x - y + curvature) / divisor);
			} else if (hasBelow || hasRight) {
				const other = hasBelow ? below : at + 1;
				const slope = roundTo(values[other] as number, bit1);
				const mean = towardsZero(sum, bitOf(slope, bit1) * bit1);
				values[other] = Math.floor((mean + slope) / divisor);
				values[at] = Math.floor((mean - slope) / divisor);
			} else values[at] = Math.floor(sum / divisor);
		}
	}
}

function towardsZero(value: number, by: number): number {
	return value >= 0 ? value - by : value + by;
}

/**
 * Moves differences towards what the neighbours suggest, by no more than the scale may have taken away. Those on the edge stay
 * as they are.
 */
function smooth(values: Float64Array, { rows, columns, stride }: Block, most: number): void {
	const adjust = (at: number, target: number, unit: number): void => {
		const change = Math.trunc((target - (values[at] as number) * unit) / unit);
		values[at] = (values[at] as number) + Math.max(Math.min(change, most), -most);
	};
	const slope = (at: number, step: number, difference: number): void => {
		const before = values[at - step] as number;
		const here = values[at] as number;
		const after = values[at + step] as number;
		const upper = 4 * Math.max(Math.min(after - here, here - before), 0);
		const lower = 4 * Math.min(Math.max(after - here, here - before), 0);
		// A slope of none is what the neighbours ask for: then nothing is changed.
		if (lower < upper) adjust(difference, Math.max(Math.min(after - before, upper), lower), 8);
	};
	for (let row = 2; row < rows - 2; row += 2)
		for (let column = 0; column < columns; column += 2) {
			const at = row * stride + column;
			slope(at, 2 * stride, at + stride);
		}
	for (let row = 0; row < rows; row += 2)
		for (let column = 2; column < columns - 2; column += 2) {
			const at = row * stride + column;
			slope(at, 2, at + 1);
		}
	for (let row = 2; row < rows - 2; row += 2)
		for (let column = 2; column < columns - 2; column += 2) {
			const at = row * stride + column;
			const [lower, upper, target] = curvatureBounds(values, at, stride);
			if (lower < upper) adjust(at + stride + 1, Math.max(Math.min(target, upper), lower), 64);
		}
}

/** Between which values the curvature keeps the surface monotonous, and which one the four corners suggest. */
function curvatureBounds(
	values: Float64Array,
	at: number,
	stride: number,
): [lower: number, upper: number, target: number] {
	const here = values[at] as number;
	const [mm, pm, mp, pp] = [-2 * stride - 2, 2 * stride - 2, -2 * stride + 2, 2 * stride + 2].map(
		(step) => values[at + step] as number,
	) as [number, number, number, number];
	const x = 2 * (values[at + stride] as number);
	const y = 2 * (values[at + 1] as number);
	const bounds = (limit: (value: number) => number): number[] => [
		limit(pp - here) - x - y,
		limit(here - pm) + x - y,
		limit(here - mp) - x + y,
		limit(mm - here) + x + y,
	];
	const upper = 16 * Math.min(...bounds((value) => Math.max(value, 0)));
	const lower = 16 * Math.max(...bounds((value) => Math.min(value, 0)));
	return [lower, upper, pp + mm - mp - pm];
}
