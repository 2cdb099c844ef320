import type { Pieces } from "../manifest/cut.ts";
import type { ArrayDescription } from "../manifest/manifest-array.ts";
import {
	type ChunkGrid,
	type ChunkRun,
	coveredLength,
	gridShape,
	type RectilinearAxis,
	runAxis,
} from "../zarr/chunk-grid.ts";
import { gcd } from "../zarr/gcd.ts";
import { cuttableLength, piecesOf } from "./raw-chunks.ts";

/** How the chunks of arrays become those of one: in what grid, each part as it is or cut into pieces before. */
export type JoinPlan =
	| { kind: "grid"; chunkGrid: ChunkGrid; cuts: (Pieces | undefined)[] }
	/** No grid of Zarr has these chunks. */
	| { kind: "none"; why: string };

/** Pieces smaller than this are crumbs, of which there should not be many. */
const CRUMB_BYTES = 4096;
const MOST_CRUMBS = 2 ** 16;

/**
 * Finds a grid for arrays that stand one behind the other along an axis. Best is a regular one, which every reader knows; raw
 * chunks are cut for it. Chunks of other lengths along that axis make a rectilinear one. A partial chunk fits in neither,
 * unless it is the last: it is stored with more elements than belong to the array.
 */
export function planJoin(parts: readonly ArrayDescription[], axis: number): JoinPlan {
	const first = parts[0] as ArrayDescription;
	const uncut = parts.map(() => undefined);
	const others = parts.find((part) => !sameOtherAxes(first, part, axis));
	if (others !== undefined) return { kind: "none", why: "the chunks differ along another dimension" };
	const lengths = parts.map(({ chunkGrid }) => axisOf(chunkGrid, axis));
	const isWhole = parts.every((part, i) => i === parts.length - 1 || storedLength(part, axis) === part.shape[axis]);
	const [step] = lengths;
	const isUniform = first.chunkGrid.kind === "regular" && lengths.every((own) => sameAxis(own, step));
	if (isWhole && isUniform) return { kind: "grid", chunkGrid: first.chunkGrid, cuts: uncut };
	const cut = planCut(parts, axis);
	if (cut !== undefined && (!isWhole || !isCrumbs(cut, parts, axis))) return cut;
	if (isWhole) return { kind: "grid", chunkGrid: rectilinear(parts, axis), cuts: uncut };
	return { kind: "none", why: "a chunk that is not the last is partial" };
}

/** Raw chunks cut to the largest length that fits everywhere. */
function planCut(parts: readonly ArrayDescription[], axis: number): Extract<JoinPlan, { kind: "grid" }> | undefined {
	let length = 0;
	for (const [i, part] of parts.entries()) {
		const own = cuttableLength(part, axis);
		if (own === undefined) return undefined;
		length = gcd(length, own);
		if (i < parts.length - 1) length = gcd(length, part.shape[axis] as number);
	}
	const { chunkGrid } = parts[0] as ArrayDescription;
	const { chunkShape } = chunkGrid as Extract<ChunkGrid, { kind: "regular" }>;
	return {
		kind: "grid",
		chunkGrid: { kind: "regular", chunkShape: chunkShape.with(axis, length) },
		cuts: parts.map((part) => piecesOf(part, axis, { length })),
	};
}

function isCrumbs(
	{ cuts, chunkGrid }: Extract<JoinPlan, { kind: "grid" }>,
	parts: readonly ArrayDescription[],
	axis: number,
): boolean {
	const { chunkShape } = chunkGrid as Extract<ChunkGrid, { kind: "regular" }>;
	const total = parts.reduce((sum, { shape }) => sum + (shape[axis] as number), 0);
	return (cuts[0] as Pieces).bytes < CRUMB_BYTES && total / (chunkShape[axis] as number) > MOST_CRUMBS;
}

function rectilinear(parts: readonly ArrayDescription[], axis: number): ChunkGrid {
	const { chunkGrid, shape } = parts[0] as ArrayDescription;
	return {
		kind: "rectilinear",
		edges: shape.map((_, d) => {
			if (d !== axis) return axisOf(chunkGrid, d);
			return runAxis(parts.flatMap((part) => chunkRuns(part, axis)));
		}),
	};
}

function chunkRuns({ chunkGrid, shape }: ArrayDescription, axis: number): readonly ChunkRun[] {
	const own = axisOf(chunkGrid, axis);
	if (own.kind === "runs") return own.runs;
	return [{ length: own.length, count: gridShape(chunkGrid, shape)[axis] as number }];
}

/** Elements along an axis that the chunks hold, those beyond the end of the array too. */
function storedLength(part: ArrayDescription, axis: number): number {
	const own = axisOf(part.chunkGrid, axis);
	if (own.kind === "runs") return coveredLength(own);
	return (gridShape(part.chunkGrid, part.shape)[axis] as number) * own.length;
}

function axisOf(grid: ChunkGrid, d: number): RectilinearAxis {
	if (grid.kind === "regular") return { kind: "repeat", length: grid.chunkShape[d] as number };
	return grid.edges[d] as RectilinearAxis;
}

function sameAxis(a: RectilinearAxis | undefined, b: RectilinearAxis | undefined): boolean {
	if (a?.kind === "runs" && b?.kind === "runs") {
		const isSame = ({ length, count }: ChunkRun, i: number): boolean =>
			length === b.runs[i]?.length && count === b.runs[i]?.count;
		return a.runs.length === b.runs.length && a.runs.every(isSame);
	}
	return a?.kind === "repeat" && b?.kind === "repeat" && a.length === b.length;
}

function sameOtherAxes(a: ArrayDescription, b: ArrayDescription, axis: number): boolean {
	return a.shape.every((_, d) => d === axis || sameAxis(axisOf(a.chunkGrid, d), axisOf(b.chunkGrid, d)));
}
