import { MiraError } from "../../../errors.ts";
import type { Budget } from "../../../zarr/budget.ts";
import type { Cursor } from "../cursor.ts";
import { parseStoredSelection, type StoredSelection } from "../stored-selection.ts";

/** What a selection takes of a dataspace: the same along every dimension, whatever the others. */
export type GridSelection = { kind: "all" } | { kind: "none" } | { kind: "axes"; axes: AxisSelection[] };

/** Along one dimension: `count` blocks of `block` elements, `stride` apart (undefined: without end), or runs of their own. */
export type AxisSelection =
	| { kind: "regular"; start: number; stride: number; count: number | undefined; block: number }
	| { kind: "runs"; runs: Run[] };

/** Elements side by side. */
export type Run = { start: number; count: number };

/** Reads the selection of a mapping. Points, and blocks that make no grid, are not understood. */
export function parseSelection(cursor: Cursor): GridSelection {
	const stored = parseStoredSelection(cursor);
	switch (stored.kind) {
		case "points":
			throw refuse("lists of points");
		case "blocks":
			return { kind: "axes", axes: gridOf(stored) };
		case "regular":
			return { kind: "axes", axes: stored.axes.map((axis) => ({ kind: "regular", ...axis })) };
		default:
			return stored;
	}
}

/** The runs of blocks, which must be all combinations of those that occur along each dimension. */
function gridOf({ rank, blocks }: Extract<StoredSelection, { kind: "blocks" }>): AxisSelection[] {
	const runs = Array.from({ length: rank }, () => new Map<number, number>());
	for (const { first, last } of blocks)
		for (const [d, own] of runs.entries()) {
			const [start, length] = [first[d] as number, (last[d] as number) - (first[d] as number) + 1];
			if ((own.get(start) ?? length) !== length) throw refuse("irregular hyperslabs");
			own.set(start, length);
		}
	if (runs.reduce((product, own) => product * own.size, 1) !== blocks.length) throw refuse("irregular hyperslabs");
	const sorted = (own: Map<number, number>): Run[] =>
		Array.from(own, ([start, length]) => ({ start, count: length })).sort((a, b) => a.start - b.start);
	return runs.map((own) => ({ kind: "runs", runs: sorted(own) }));
}

function refuse(what: string): MiraError {
	return new MiraError("unsupported-feature", `virtual datasets with ${what} are not understood`);
}

/** The runs that a selection takes along a dimension of that length. */
export function selectedRuns(axis: AxisSelection, length: number, budget: Budget): Run[] {
	if (axis.kind === "runs") return axis.runs;
	const { start, stride, count = Number.POSITIVE_INFINITY, block } = axis;
	// Blocks that touch are one run: the commonest case, and as long as the dataset.
	if (stride === block || count === 1) {
		const taken = Math.min(count * block, Math.max(0, length - start));
		return taken > 0 ? [{ start, count: taken }] : [];
	}
	chargeRuns(Math.min(count, Math.max(0, Math.ceil((length - start) / stride))), budget);
	const runs: Run[] = [];
	for (let i = 0; i < count && start + i * stride < length; i++)
		runs.push({ start: start + i * stride, count: Math.min(block, length - (start + i * stride)) });
	return runs;
}

/** What a run costs. */
const RUN = { work: 20, bytes: 50 };

/** Before so many runs are made: a few bytes may stand for any number of them. */
export function chargeRuns(count: number, budget: Budget): void {
	budget.work(count * RUN.work);
	budget.hold(count * RUN.bytes);
}

/** True where a selection goes on as the dataset grows. */
export function isUnlimited(axis: AxisSelection): boolean {
	return axis.kind === "regular" && axis.count === undefined;
}
