import { MiraError } from "../../../errors.ts";
import type { Cursor } from "../cursor.ts";

/** What a serialized selection takes of a dataspace: the same along every dimension, whatever the others. */
export type StoredSelection = { kind: "all" } | { kind: "none" } | { kind: "axes"; axes: AxisSelection[] };

/** Along one dimension: `count` blocks of `block` elements, `stride` apart (undefined: without end), or runs of their own. */
export type AxisSelection =
	| { kind: "regular"; start: number; stride: number; count: number | undefined; block: number }
	| { kind: "runs"; runs: Run[] };

/** Elements side by side. */
export type Run = { start: number; count: number };

const NONE = 0;
const HYPERSLAB = 2;
const ALL = 3;

/** Reads a selection (specification, "Dataspace selection"). Points, and blocks that make no grid, are not understood. */
export function parseSelection(cursor: Cursor): StoredSelection {
	const type = cursor.u32();
	const version = cursor.u32();
	if (type === NONE || type === ALL) {
		cursor.skip(8); // reserved, length
		return { kind: type === ALL ? "all" : "none" };
	}
	if (type !== HYPERSLAB) throw refuse("lists of points");
	if (version === 1) {
		cursor.skip(8); // reserved, length
		return parseBlocks(cursor, rankOf(cursor), 4);
	}
	if (version !== 2 && version !== 3) throw refuse(`hyperslabs of version ${version}`);
	const isRegular = (cursor.u8() & 1) !== 0;
	const width = version === 2 ? 8 : cursor.u8();
	if (version === 2) cursor.skip(4); // length
	const rank = rankOf(cursor);
	if (!isRegular) return parseBlocks(cursor, rank, width);
	const axes = Array.from({ length: rank }, (): AxisSelection => {
		const start = cursor.uint(width);
		const stride = cursor.uint(width);
		const count = cursor.uintOrNone(width);
		const block = cursor.uintOrNone(width);
		// A block without end is the same as blocks of one element, side by side, without end.
		return block === undefined
			? { kind: "regular", start, stride: 1, count: undefined, block: 1 }
			: { kind: "regular", start, stride: Math.max(stride, 1), count, block };
	});
	return { kind: "axes", axes };
}

/** The library knows no more dimensions than 32. */
function rankOf(cursor: Cursor): number {
	const rank = cursor.u32();
	if (rank > 32) throw cursor.corrupt(`a selection cannot have ${rank} dimensions`);
	return rank;
}

/** A list of blocks, which must be all combinations of the runs that occur along each dimension. */
function parseBlocks(cursor: Cursor, rank: number, width: number): StoredSelection {
	const count = cursor.uint(width);
	const runs = Array.from({ length: rank }, () => new Map<number, number>());
	for (let i = 0; i < count; i++) {
		const starts = runs.map(() => cursor.uint(width));
		const ends = runs.map(() => cursor.uint(width));
		for (const [d, own] of runs.entries()) {
			const [start, length] = [starts[d] as number, (ends[d] as number) - (starts[d] as number) + 1];
			if ((own.get(start) ?? length) !== length) throw refuse("irregular hyperslabs");
			own.set(start, length);
		}
	}
	if (runs.reduce((product, own) => product * own.size, 1) !== count) throw refuse("irregular hyperslabs");
	const sorted = (own: Map<number, number>): Run[] =>
		Array.from(own, ([start, length]) => ({ start, count: length })).sort((a, b) => a.start - b.start);
	return { kind: "axes", axes: runs.map((own) => ({ kind: "runs", runs: sorted(own) })) };
}

function refuse(what: string): MiraError {
	return new MiraError("unsupported-feature", `virtual datasets with ${what} are not understood`);
}

/** The runs that a selection takes along a dimension of that length. */
export function selectedRuns(axis: AxisSelection, length: number): Run[] {
	if (axis.kind === "runs") return axis.runs;
	const { start, stride, count = Number.POSITIVE_INFINITY, block } = axis;
	// Blocks that touch are one run: the commonest case, and as long as the dataset.
	if (stride === block || count === 1) {
		const taken = Math.min(count * block, Math.max(0, length - start));
		return taken > 0 ? [{ start, count: taken }] : [];
	}
	checkRuns(Math.min(count, Math.ceil((length - start) / stride)));
	const runs: Run[] = [];
	for (let i = 0; i < count && start + i * stride < length; i++)
		runs.push({ start: start + i * stride, count: Math.min(block, length - (start + i * stride)) });
	return runs;
}

/** More runs along a dimension than this come from a damaged file. */
const MOST_RUNS = 2 ** 22;

/** Refuses what would take all memory. */
export function checkRuns(count: number): void {
	if (count > MOST_RUNS)
		throw new MiraError("limit-exceeded", `a virtual dataset selects ${count} separate runs along a dimension`);
}

/** True where a selection goes on as the dataset grows. */
export function isUnlimited(axis: AxisSelection): boolean {
	return axis.kind === "regular" && axis.count === undefined;
}
