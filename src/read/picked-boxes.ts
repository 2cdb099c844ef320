import { type ChunkGrid, locate } from "../zarr/chunk-grid.ts";
import { elementCount } from "../zarr/nd-array.ts";
import type { ChunkElements } from "./chunk.ts";
import type { PickedAxis } from "./pick.ts";
import { isList, listPositions, type Positions, shortest, slicePositions } from "./positions.ts";
import type { ResolvedRange } from "./selection.ts";
import type { Region } from "./transform.ts";

/** A box of a source that is read at once, and where its elements go. */
export type PickedBox = { ranges: ResolvedRange[]; copies: Copies[] };

/** For one dimension of the result: the distance in elements from the first of the box, and from the first of the result. */
export type Copies = { from: ArrayLike<number>; to: ArrayLike<number> };

/** What is read together along one dimension of the result: a range of every axis that lies along it. */
type Part = { spans: Span[]; to: readonly number[] };
type Span = { axis: number; range: ResolvedRange; from: readonly number[] };

/** The boxes of a source that hold what is picked for a region of the result, each as small as its chunks make sensible. */
export function* pickedBoxes(
	grid: ChunkGrid,
	axes: readonly PickedAxis[],
	{ starts, counts }: Region,
): IterableIterator<PickedBox> {
	const single: Span[] = axes.flatMap(({ positions, to }, axis) => {
		const [start = 0] = listPositions(positions);
		return to === undefined ? [{ axis, range: { start, step: 1, count: 1, kept: true }, from: [0] }] : [];
	});
	const parts = counts.map((count, d) => {
		const own = axes.flatMap(({ positions, to }, axis) =>
			to === d ? [{ axis, positions: slicePositions(positions, starts[d] as number, count) }] : [],
		);
		const [only] = own;
		return own.length === 1 && only !== undefined ? partsAlong(grid, only.axis, only.positions) : pairs(grid, own);
	});
	const outSteps = counts.map((_, d) => elementCount(counts.slice(d + 1)));
	for (const chosen of product(parts)) {
		const spans = [...single, ...chosen.flatMap((part) => part.spans)].sort((a, b) => a.axis - b.axis);
		const ranges = spans.map(({ range }) => range);
		const steps = ranges.map((_, axis) => elementCount(ranges.slice(axis + 1).map(({ count }) => count)));
		const copies = chosen.map(({ spans: own, to }, d): Copies => {
			const outStep = outSteps[d] as number;
			const from = new Float64Array(to.length);
			for (const { axis, from: places } of own)
				for (const [i, place] of places.entries()) from[i] = (from[i] as number) + place * (steps[axis] as number);
			return { from, to: to.map((place) => place * outStep) };
		});
		yield { ranges, copies };
	}
}

/** Along one axis: runs of evenly spaced positions where they are few, or else what each chunk holds. */
function partsAlong(grid: ChunkGrid, axis: number, positions: Positions): Part[] {
	const even = isList(positions) ? shortest(positions) : positions;
	if (!isList(even)) {
		const { count } = even;
		const places = Array.from({ length: count }, (_, i) => i);
		return count === 0 ? [] : [{ spans: [{ axis, range: { ...even, kept: true }, from: places }], to: places }];
	}
	const runs = runsOf(even);
	const own = even.map((position, to) => ({ positions: [position], to })).filter(({ positions: [p = -1] }) => p >= 0);
	const groups = byChunk(grid, [axis], own);
	if (runs.length > groups.length) return groups.map((group) => boxPart([axis], group));
	return runs.map(({ start, step, places }) => {
		const range = { start, step, count: places.length, kept: true };
		return { spans: [{ axis, range, from: places.map((_, i) => i) }], to: places };
	});
}

/** Axes that are walked together: what each chunk holds of the pairs. */
function pairs(grid: ChunkGrid, own: readonly { axis: number; positions: Positions }[]): Part[] {
	const axes = own.map(({ axis }) => axis);
	const lists = own.map(({ positions }) => listPositions(positions));
	const points = (lists[0] ?? []).map((_, to) => ({ positions: lists.map((list) => list[to] as number), to }));
	return byChunk(grid, axes, points).map((group) => boxPart(axes, group));
}

/** A place in the result, with its positions along the axes. */
type Point = { positions: readonly number[]; to: number };

function byChunk(grid: ChunkGrid, axes: readonly number[], points: readonly Point[]): Point[][] {
	const groups = new Map<string, Point[]>();
	for (const point of points) {
		const key = axes.map((axis, i) => locate(grid, axis, point.positions[i] as number).chunk).join();
		const group = groups.get(key);
		if (group === undefined) groups.set(key, [point]);
		else group.push(point);
	}
	return [...groups.values()];
}

/** The smallest box around some points. */
function boxPart(axes: readonly number[], points: readonly Point[]): Part {
	const spans = axes.map((axis, i): Span => {
		const own = points.map(({ positions }) => positions[i] as number);
		const start = own.reduce((least, position) => Math.min(least, position));
		const end = own.reduce((most, position) => Math.max(most, position));
		return {
			axis,
			range: { start, step: 1, count: end - start + 1, kept: true },
			from: own.map((position) => position - start),
		};
	});
	return { spans, to: points.map(({ to }) => to) };
}

/** Stretches of positions that are evenly spaced and go up, with their places. */
function runsOf(positions: readonly number[]): { start: number; step: number; places: number[] }[] {
	const runs: { start: number; step: number; places: number[] }[] = [];
	for (const [place, position] of positions.entries()) {
		if (position < 0) continue;
		const last = runs.at(-1);
		const isNext = last?.places.at(-1) === place - 1;
		const step = position - (positions[place - 1] as number);
		if (last !== undefined && isNext && last.places.length === 1 && step > 0) {
			last.step = step;
			last.places.push(place);
		} else if (last !== undefined && isNext && last.places.length > 1 && step === last.step) last.places.push(place);
		else runs.push({ start: position, step: 1, places: [place] });
	}
	return runs;
}

function* product<T>(lists: readonly (readonly T[])[]): IterableIterator<T[]> {
	const [first, ...rest] = lists;
	if (first === undefined) yield [];
	else for (const item of first) for (const tail of product(rest)) yield [item, ...tail];
}

/** Copies elements of a box to their places in a result. */
export function gather(box: ChunkElements, out: ChunkElements, copies: readonly Copies[], itemLength: number): void {
	const last = copies.at(-1);
	const hasRows = last !== undefined && isContiguous(last);
	const copy = (d: number, from: number, to: number): void => {
		const own = copies[d];
		if (own === undefined) copyItems(box, from, out, to, itemLength, 1);
		else if (hasRows && own === last)
			copyItems(box, from + (own.from[0] ?? 0), out, to + (own.to[0] ?? 0), itemLength, own.from.length);
		else
			for (let i = 0; i < own.from.length; i++) copy(d + 1, from + (own.from[i] as number), to + (own.to[i] as number));
	};
	copy(0, 0, 0);
}

function isContiguous({ from, to }: Copies): boolean {
	for (let i = 1; i < from.length; i++)
		if ((from[i] as number) - (from[i - 1] as number) !== 1 || (to[i] as number) - (to[i - 1] as number) !== 1)
			return false;
	return true;
}

/** Numbers in units of elements. */
function copyItems(
	box: ChunkElements,
	from: number,
	out: ChunkElements,
	to: number,
	itemLength: number,
	count = 1,
): void {
	if (box instanceof Uint8Array && out instanceof Uint8Array) {
		out.set(box.subarray(from * itemLength, (from + count) * itemLength), to * itemLength);
		return;
	}
	const [source, target] = [box, out] as [unknown[], unknown[]];
	for (let i = 0; i < count; i++) target[to + i] = source[from + i];
}
