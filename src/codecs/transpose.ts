import { isFixed } from "../zarr/data-type.ts";
import { type JsonValue, shownJson } from "../zarr/json.ts";
import { type Element, elementCount } from "../zarr/nd-array.ts";
import { type ArrayToArrayCodec, badConfiguration, type Decoded } from "./codec.ts";
import { copyRuns, type RunAxis, RunCursor, type Runs } from "./runs.ts";

/**
 * `transpose`: dimension `i` of the stored chunk is dimension `order[i]` of the array. `"C"` and `"F"` are the names that
 * early writers of Zarr v3 used for the identity and the reversal.
 */
export const transposeCodec: ArrayToArrayCodec = {
	kind: "array-to-array",
	create(configuration, { dataType, shape }) {
		const order = parseOrder(configuration.order, shape.length);
		const storedShape = order.map((d) => shape[d] as number);
		const inverse = order.map((_, d) => order.indexOf(d));
		const itemBytes = dataType.itemBytes ?? 0;
		const [planes, places, ...others] = mergeAxes(axesOf(storedShape, inverse));
		const isPlane = isFixed(dataType) && planes !== undefined && places !== undefined && others.length === 0;
		return {
			encoded: { dataType, shape: storedShape },
			decode: (chunk) => permute(chunk, storedShape, inverse, itemBytes),
			...(isPlane && {
				decodeInto: (chunk: Uint8Array, output: Uint8Array, runs: Runs) =>
					output.length < MOST_BYTES
						? permuteRuns(chunk, output, runs, { planes, places, itemBytes })
						: copyRuns(permute(chunk, storedShape, inverse, itemBytes), output, runs),
			}),
			encode: (chunk) => permute(chunk, shape, order, itemBytes),
		};
	},
};

function parseOrder(order: JsonValue | undefined, rank: number): number[] {
	if (order === "C") return Array.from({ length: rank }, (_, d) => d);
	if (order === "F") return Array.from({ length: rank }, (_, d) => rank - 1 - d);
	if (
		!Array.isArray(order) ||
		order.length !== rank ||
		order.some((d) => typeof d !== "number" || !Number.isInteger(d) || d < 0 || d >= rank) ||
		new Set(order).size !== rank
	)
		throw badConfiguration("transpose", `order must be a permutation of ${rank} dimensions, not ${shownJson(order)}`);
	return order as number[];
}

/** Rearranges a C-order array of `shape` so that its dimension `order[i]` becomes dimension `i`. */
function permute(chunk: Decoded, shape: readonly number[], order: readonly number[], itemBytes: number): Decoded {
	const axes = mergeAxes(axesOf(shape, order));
	if (axes.length < 2) return chunk;
	if (!(chunk instanceof Uint8Array)) {
		const elements = new Array<Element>(elementCount(shape));
		copyAxes<Element>(chunk, elements, axes, 1);
		return elements;
	}
	const wordBytes = itemBytes % 4 === 0 ? 4 : itemBytes % 2 === 0 ? 2 : 1;
	const output = new Uint8Array(chunk.length);
	copyAxes(wordsOf(chunk, wordBytes), wordsOf(output, wordBytes), axes, itemBytes / wordBytes);
	return output;
}

/** Integers as wide as the elements allow. Not floats: to copy those may change the bits of a NaN. */
type Words = Int32Array | Int16Array | Uint8Array;

function wordsOf(bytes: Uint8Array, wordBytes: 1 | 2 | 4): Words {
	const { buffer, byteOffset, length } = bytes.byteOffset % wordBytes === 0 ? bytes : bytes.slice();
	if (wordBytes === 4) return new Int32Array(buffer, byteOffset, length / 4);
	return wordBytes === 2 ? new Int16Array(buffer, byteOffset, length / 2) : bytes;
}

/** One dimension of the result: its length, and how far apart its elements are in the input. */
type Axis = { length: number; stride: number };

/** The dimensions of a C-order array of `shape`, in another order. */
function axesOf(shape: readonly number[], order: readonly number[]): Axis[] {
	return order.map((d) => ({ length: shape[d] as number, stride: elementCount(shape.slice(d + 1)) }));
}

/** Drops dimensions of one element and joins those that stay side by side; one axis is left if nothing moves. */
function mergeAxes(axes: readonly Axis[]): Axis[] {
	const merged: Axis[] = [];
	for (const axis of axes) {
		if (axis.length === 1) continue;
		const before = merged.at(-1);
		if (before?.stride === axis.length * axis.stride)
			merged[merged.length - 1] = { length: before.length * axis.length, stride: axis.stride };
		else merged.push(axis);
	}
	return merged;
}

/** Beyond this, places are no longer 32-bit integers, which the loops below count with. */
const MOST_BYTES = 2 ** 31;

/**
 * Gathers runs of a chunk of which two dimensions change places, such as the samples of pixels into bands: to rearrange all of
 * it first, and to copy the runs then, would be two passes.
 */
function permuteRuns(
	chunk: Uint8Array,
	output: Uint8Array,
	runs: Runs,
	{ planes, places, itemBytes }: { planes: Axis; places: Axis; itemBytes: number },
): void {
	const wordBytes = itemBytes % 4 === 0 ? 4 : itemBytes % 2 === 0 ? 2 : 1;
	const width = itemBytes / wordBytes;
	const planeBytes = places.length * itemBytes;
	/** Where what stands at a byte of the decoded chunk is in this one, in words. */
	const stored = (at: number): number => {
		const plane = Math.floor(at / planeBytes);
		return (plane * planes.stride + ((at - plane * planeBytes) / itemBytes) * places.stride) * width;
	};
	const { from, to, length, axes } = withinPlanes(runs, planeBytes);
	// Plane after plane for each row rather than row after row for each plane: what lies side by side is read while it is at hand.
	const steps = axes
		.toSorted((one, other) => one.fromStep - other.fromStep)
		.map(({ count, fromStep, toStep }) => ({ count, fromStep: stored(fromStep), toStep: toStep / wordBytes }));
	const rows = {
		axis: steps.at(-1) ?? { count: 1, fromStep: 0, toStep: 0 },
		length: length / itemBytes,
		apart: places.stride * width,
		width,
	};
	const run = new RunCursor({ length, from: stored(from), to: to / wordBytes, axes: steps.slice(0, -1) });
	if (itemBytes === 1) {
		const fours = new Int32Array(output.buffer, output.byteOffset, output.length >>> 2);
		do gatherBytes(chunk, output, fours, rows, run.from, run.to);
		while (run.next());
		return;
	}
	const input = wordsOf(chunk, wordBytes);
	const words = wordsOf(output, wordBytes);
	do gatherWords(input, words, rows, run.from, run.to);
	while (run.next());
}

/** Runs of several planes as runs of one each. (A run is part of a plane, or planes.) */
function withinPlanes(runs: Runs, planeBytes: number): Runs {
	if (runs.length <= planeBytes) return runs;
	const planes = { count: runs.length / planeBytes, fromStep: planeBytes, toStep: planeBytes };
	return { ...runs, length: planeBytes, axes: [...runs.axes, planes] };
}

/** Rows of `length` elements of `width` words: along the axis in the input and in the output, and `apart` in the input. */
type Rows = { axis: RunAxis; length: number; apart: number; width: number };

/** Puts rows where they belong, of which the first begins at `from` and goes to `to`, in words. */
function gatherWords(
	input: Words,
	output: Words,
	{ axis, length, apart, width }: Rows,
	from: number,
	to: number,
): void {
	// Places come from divisions, after which the engine takes them for fractions; with integers it is far faster.
	const step = apart | 0;
	for (let row = 0; row < axis.count; row++) {
		let source = (from + row * axis.fromStep) | 0;
		let target = (to + row * axis.toStep) | 0;
		for (const end = (target + length * width) | 0; target < end; target += width, source += step)
			for (let word = 0; word < width; word++) output[target + word] = input[source + word] as number;
	}
}

/** The same for bytes: four at once, because writing costs more than reading. `fours` is the output by four. */
function gatherBytes(
	input: Uint8Array,
	output: Uint8Array,
	fours: Int32Array,
	{ axis, length, apart }: Rows,
	from: number,
	to: number,
): void {
	const step = apart | 0;
	for (let row = 0; row < axis.count; row++) {
		let source = (from + row * axis.fromStep) | 0;
		let target = (to + row * axis.toStep) | 0;
		const end = (target + length) | 0;
		for (; (target & 3) !== 0 && target < end; source += step) output[target++] = input[source] as number;
		for (; target + 4 <= end; target += 4, source += 4 * step)
			fours[target >>> 2] =
				(input[source] as number) |
				((input[source + step] as number) << 8) |
				((input[source + 2 * step] as number) << 16) |
				((input[source + 3 * step] as number) << 24);
		for (; target < end; source += step) output[target++] = input[source] as number;
	}
}

/** Something with elements that can be read and written by index. */
type Elements<T> = { [index: number]: T };

/**
 * Copies elements of `width` words each into C order. The two axes that matter to the memory caches, the last of the output
 * and the one with the closest elements in the input, are walked in tiles.
 */
function copyAxes<T>(input: Elements<T>, output: Elements<T>, axes: readonly Axis[], width: number): void {
	const near = axes.reduce((best, axis, d) => (axis.stride < (axes[best] as Axis).stride ? d : best), 0);
	const last = axes.length - 1;
	const outputStrides = axes.map((_, d) => axes.slice(d + 1).reduce((size, { length }) => size * length, 1));
	const outer = axes.map((_, d) => d).filter((d) => d !== near && d !== last);
	const rows = near === last ? { length: 1, stride: 0 } : (axes[near] as Axis);
	const columns = axes[last] as Axis;
	const rowStep = near === last ? 0 : (outputStrides[near] as number);
	const index = outer.map(() => 0);
	for (;;) {
		let from = 0;
		let to = 0;
		for (const [k, d] of outer.entries()) {
			from += (index[k] as number) * (axes[d] as Axis).stride;
			to += (index[k] as number) * (outputStrides[d] as number);
		}
		copyPlane(input, from, output, to, rows, columns, rowStep, width);
		let k = outer.length - 1;
		for (; k >= 0; k--) {
			index[k] = (index[k] as number) + 1;
			if ((index[k] as number) < (axes[outer[k] as number] as Axis).length) break;
			index[k] = 0;
		}
		if (k < 0) return;
	}
}

const TILE = 32;

function copyPlane<T>(
	input: Elements<T>,
	from: number,
	output: Elements<T>,
	to: number,
	rows: Axis,
	columns: Axis,
	rowStep: number,
	width: number,
): void {
	const columnStride = columns.stride * width;
	for (let rowStart = 0; rowStart < rows.length; rowStart += TILE) {
		const rowEnd = Math.min(rowStart + TILE, rows.length);
		for (let columnStart = 0; columnStart < columns.length; columnStart += TILE) {
			const columnEnd = Math.min(columnStart + TILE, columns.length);
			for (let row = rowStart; row < rowEnd; row++) {
				let source = (from + row * rows.stride + columnStart * columns.stride) * width;
				let target = (to + row * rowStep + columnStart) * width;
				for (let column = columnStart; column < columnEnd; column++, source += columnStride)
					for (let word = 0; word < width; word++) output[target++] = input[source + word] as T;
			}
		}
	}
}
