import type { ChunkGrid } from "../../zarr/chunk-grid.ts";
import { elementCount, type TypedNumbers } from "../../zarr/nd-array.ts";
import { decodedMemory } from "../block-parts.ts";
import { type PlannedBox, piecesOf, planBoxes, type Span } from "../block-plan.ts";
import type { ResolvedRange } from "../selection.ts";
import { numbersOf, type Reduced, type Skipping } from "./accumulator.ts";
import { cellSteps, forEachRun } from "./cell-runs.ts";
import { HeldValues } from "./held-values.ts";
import { numberRoom } from "./number-room.ts";
import { interpolate, picksValue, type QuantileMethod, type Rank, rankOf } from "./quantile-rank.ts";
import { HISTOGRAM_BYTES, RankSearch } from "./rank-search.ts";
import { forEachBlock, type Reduction, remainingShape, valuesPerCell } from "./reduction.ts";

/** Which quantiles, and how those between two values are found. */
export type Quantiles = { q: readonly number[]; method: QuantileMethod };

/** Of the memory for the whole, what values or counts of them may take. */
const HELD_SHARE = 1 / 2;

/**
 * Quantiles of every cell, those of the first q before those of the next. They are exact however many values there are: where not all
 * fit into memory, some cells are dealt with at a time; where those of one do not, their ranks are found by counting.
 */
export async function quantiles(
	reduction: Reduction,
	asked: Quantiles,
	{ skipMissing = true }: Skipping,
): Promise<Reduced> {
	const { type } = reduction;
	const cells = elementCount(remainingShape(reduction));
	const results = picksValue(asked.method)
		? numberRoom(type, asked.q.length * cells)
		: new Float64Array(asked.q.length * cells);
	const perCell = valuesPerCell(reduction);
	const isHeld = fitsCell(reduction);
	const cellBytes = isHeld ? perCell * decodedMemory(type) : 2 * asked.q.length * HISTOGRAM_BYTES;
	const mostCells = Math.max(1, Math.floor((reduction.bytes * HELD_SHARE) / cellBytes));
	for (const group of cellGroups(reduction, mostCells)) {
		const found = isHeld
			? await sortedCells(group.reduction, perCell, asked, skipMissing)
			: await countedCells(group.reduction, asked, skipMissing);
		const put = (from: number, cell: number): void => {
			for (const [i, value] of found(from).entries()) (results as Float64Array)[i * cells + cell] = value as number;
		};
		forEachRun(group.spans, group.steps, (from, length, cell, step) => {
			for (let i = 0; i < length; i++) put(from + i, cell + i * step);
		});
	}
	return { dataType: picksValue(asked.method) ? type.name : "float64", data: results };
}

function fitsCell(reduction: Reduction): boolean {
	return valuesPerCell(reduction) * decodedMemory(reduction.type) <= reduction.bytes * HELD_SHARE;
}

/** How often every value is read. */
export function quantilePasses(reduction: Reduction): number {
	if (fitsCell(reduction)) return 1;
	return (reduction.type.itemBytes ?? 0) === 8 ? 4 : 2;
}

/** The quantiles of a cell of a group; NaN where there is no value. */
type CellQuantiles = (cell: number) => (number | bigint)[];

/** Some cells: the reduction that makes them, and where they are among all. */
type CellGroup = { reduction: Reduction; spans: readonly Span[]; steps: readonly number[] };

/** All cells, so many at a time, along the chunks of the dimensions that remain. */
function* cellGroups(reduction: Reduction, mostCells: number): IterableIterator<CellGroup> {
	const { array, ranges, isReduced } = reduction;
	const kept = ranges.flatMap((range, d) => (isReduced[d] ? [] : [{ range, d }]));
	const counts = kept.map(({ range }) => range.count);
	const steps = cellSteps(
		counts,
		counts.map(() => false),
	);
	const dimensions = kept.map(({ d }) => d);
	const grid = gridOf(array.description.chunkGrid, dimensions);
	for (const spans of groupSpans(
		planBoxes(
			grid,
			kept.map(({ range }) => range),
			mostCells,
		),
	)) {
		const own = ranges.map((range, d) => {
			const place = dimensions.indexOf(d);
			if (place < 0) return range;
			const { to, count } = spans[place] as Span;
			return { ...range, start: range.start + to * range.step, count } satisfies ResolvedRange;
		});
		yield { reduction: { ...reduction, ranges: own }, spans, steps };
	}
}

function* groupSpans(boxes: Iterable<PlannedBox>): IterableIterator<Span[]> {
	for (const box of boxes)
		for (const piece of piecesOf(box))
			yield piece.map(({ to, count }, d) => ({ to: (box.spans[d] as Span).to + to, count }));
}

/** The grid of some dimensions. */
function gridOf(grid: ChunkGrid, dimensions: readonly number[]): ChunkGrid {
	const pick = <T>(list: readonly T[]): T[] => dimensions.map((d) => list[d] as T);
	if (grid.kind === "regular") return { kind: "regular", chunkShape: pick(grid.chunkShape) };
	return { kind: "rectilinear", edges: pick(grid.edges) };
}

async function sortedCells(
	reduction: Reduction,
	perCell: number,
	{ q, method }: Quantiles,
	skips: boolean,
): Promise<CellQuantiles> {
	const cells = elementCount(remainingShape(reduction));
	const held = new HeldValues(cells, perCell, reduction.type);
	await forEachBlock(reduction, skips, (values) => held.add.bind(held, numbersOf(values)));
	return (cell) => {
		const count = held.counts[cell] as number;
		if (isMissing(count, held.hasMissing[cell], skips)) return q.map(() => Number.NaN);
		const sorted = held.sorted(cell);
		return q.map((each) => valueAt(rankOf(count, each, method), (rank) => sorted[rank], reduction, method));
	};
}

async function countedCells(reduction: Reduction, { q, method }: Quantiles, skips: boolean): Promise<CellQuantiles> {
	const cells = elementCount(remainingShape(reduction));
	const ranks = (count: number): Rank[] => q.map((each) => rankOf(count, each, method));
	const search = new RankSearch(cells, (count) => ranks(count).flatMap(({ previous, next }) => [previous, next]));
	do await forEachBlock(reduction, skips, (values) => search.add.bind(search, numbersOf(values)));
	while (search.endPass());
	return (cell) => {
		const count = search.counts[cell] as number;
		if (isMissing(count, search.hasMissing[cell], skips)) return q.map(() => Number.NaN);
		const found = search.valuesOf(cell);
		return ranks(count).map((rank) => valueAt(rank, (place) => found.get(place), reduction, method));
	};
}

function isMissing(count: number, hasMissing: number | undefined, skips: boolean): boolean {
	return count === 0 || (hasMissing === 1 && !skips);
}

function valueAt(
	{ previous, next, share }: Rank,
	value: (rank: number) => TypedNumbers[number] | undefined,
	{ type }: Reduction,
	method: QuantileMethod,
): number | bigint {
	const [a, b] = [value(previous), value(next)] as [number | bigint, number | bigint];
	return picksValue(method) ? a : interpolate(a, b, share, type.name);
}
