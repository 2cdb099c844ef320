import { cutChunks, type Pieces } from "../manifest/cut.ts";
import type { ManifestArray } from "../manifest/manifest-array.ts";
import { NO_CHUNK, removeAxis, takeChunks } from "../manifest/take.ts";
import { type ChunkGrid, chunkStart, gridShape, listedAxis, locate } from "../zarr/chunk-grid.ts";
import { gcd } from "../zarr/gcd.ts";
import { elementCount } from "../zarr/nd-array.ts";
import { removeCodecAxis } from "./codec-axes.ts";
import { cuttableLength, piecesOf } from "./raw-chunks.ts";

/**
 * The elements at these positions along an axis as references, the fill value where one is negative: whole chunks, and pieces
 * of raw ones. Undefined where they are not: no reference can be smaller than a chunk.
 */
export function takeReferences(
	array: ManifestArray,
	axis: number,
	positions: readonly number[],
	path: string,
): ManifestArray | undefined {
	const plan = planTake(array, axis, positions);
	if (plan === undefined) return undefined;
	const { chunkGrid, chunks, pieces } = plan;
	const { description } = array;
	const shape = description.shape.with(axis, positions.length);
	return array.rearranged(
		{ ...description, shape, chunkGrid },
		(manifest) => takeChunks(pieces === undefined ? manifest : cutChunks(manifest, axis, pieces, path), axis, chunks),
		(index) => {
			const chunk = chunks[index[axis] as number] as number;
			return chunk === NO_CHUNK ? undefined : index.with(axis, chunk);
		},
	);
}

/** References without an axis of length 1; undefined where chunks hold more than one element along it. */
export function dropAxis(array: ManifestArray, axis: number): ManifestArray | undefined {
	const { description } = array;
	const chunkGrid = removeGridAxis(description.chunkGrid, axis);
	if (chunkGrid === undefined) return undefined;
	const dropped = {
		...description,
		shape: description.shape.toSpliced(axis, 1),
		dimensionNames: description.dimensionNames?.toSpliced(axis, 1),
		codecs: removeCodecAxis(description.codecs, axis),
		unlimited: description.unlimited?.flatMap((d) => (d === axis ? [] : d > axis ? d - 1 : d)),
		chunkGrid,
	};
	return array.rearranged(
		dropped,
		(manifest) => removeAxis(manifest, axis),
		(index) => index.toSpliced(axis, 0, 0),
	);
}

/** Where references may begin along an axis, for messages. */
export function bordersText({ description: { chunkGrid } }: ManifestArray, axis: number): string {
	if (chunkGrid.kind === "rectilinear") return "its chunks have several lengths";
	return `multiples of ${chunkGrid.chunkShape[axis]}`;
}

type TakePlan = { chunkGrid: ChunkGrid; chunks: number[]; pieces: Pieces | undefined };

/** Positions that follow each other, or places that stay empty. */
type Run = { to: number; from: number; count: number };

/** More pieces than that are not made of chunks. */
const MOST_PIECES = 2 ** 20;

function planTake(array: ManifestArray, axis: number, positions: readonly number[]): TakePlan | undefined {
	const { chunkGrid, shape } = array.description;
	const runs = runsOf(positions);
	if (chunkGrid.kind === "rectilinear") return planRectilinear(array, axis, runs);
	const { chunkShape } = chunkGrid;
	const own = chunkShape[axis] as number;
	const [only] = runs;
	// A piece has a place of its own, which only the manifest knows.
	const cuttable = array.isLookedUp ? undefined : cuttableLength(array.description, axis);
	const inOne = runs.length === 1 && only !== undefined && only.from >= 0 && only.count < own;
	if (inOne && cuttable !== undefined && (only.from % own) + only.count <= own) {
		// One piece of one chunk.
		const pieces = piecesOf(array.description, axis, { length: only.count, begin: only.from % own, count: 1 });
		const grid: ChunkGrid = { kind: "regular", chunkShape: chunkShape.with(axis, only.count) };
		return { chunkGrid: grid, chunks: [Math.floor(only.from / own)], pieces };
	}
	const length = runs.reduce((divisor, { to, from }) => gcd(gcd(divisor, to), Math.max(from, 0)), own);
	const isCut = length !== own;
	const pieceCount = elementCount(gridShape(chunkGrid, shape)) * (own / length);
	if (isCut && (cuttable === undefined || pieceCount > MOST_PIECES)) return undefined;
	const count = Math.ceil(positions.length / length);
	return {
		chunkGrid: { kind: "regular", chunkShape: chunkShape.with(axis, length) },
		chunks: Array.from({ length: count }, (_, i) => {
			const position = positions[i * length] as number;
			return position < 0 ? NO_CHUNK : position / length;
		}),
		pieces: isCut ? piecesOf(array.description, axis, { length }) : undefined,
	};
}

/** Chunks of a list of lengths: only whole ones, and no empty places, whose lengths nobody knows. */
function planRectilinear(array: ManifestArray, axis: number, runs: readonly Run[]): TakePlan | undefined {
	const { chunkGrid, shape } = array.description;
	if (chunkGrid.kind !== "rectilinear") return undefined;
	const counts = gridShape(chunkGrid, shape);
	const chunks: number[] = [];
	for (const [i, { from, count }] of runs.entries()) {
		if (from < 0 || locate(chunkGrid, axis, from).inner !== 0) return undefined;
		let at = from;
		for (
			let chunk = locate(chunkGrid, axis, from).chunk;
			at < from + count && chunk < (counts[axis] as number);
			chunk++
		) {
			chunks.push(chunk);
			at = chunkStart(chunkGrid, axis, chunk + 1);
		}
		if (at !== from + count && i < runs.length - 1) return undefined;
	}
	const lengths = chunks.map((chunk) => chunkStart(chunkGrid, axis, chunk + 1) - chunkStart(chunkGrid, axis, chunk));
	const edges = chunkGrid.edges.with(axis, listedAxis(lengths));
	return { chunkGrid: { kind: "rectilinear", edges }, chunks, pieces: undefined };
}

function runsOf(positions: readonly number[]): Run[] {
	const runs: Run[] = [];
	for (const [to, position] of positions.entries()) {
		const last = runs.at(-1);
		const follows = last !== undefined && (last.from < 0 ? position < 0 : position === last.from + last.count);
		if (follows) last.count++;
		else runs.push({ to, from: position, count: 1 });
	}
	return runs;
}

/** Undefined where chunks hold more than one element along the axis. */
function removeGridAxis(grid: ChunkGrid, axis: number): ChunkGrid | undefined {
	if (grid.kind === "regular")
		return grid.chunkShape[axis] === 1
			? { kind: "regular", chunkShape: grid.chunkShape.toSpliced(axis, 1) }
			: undefined;
	const own = grid.edges[axis];
	const isSingle = own?.kind === "repeat" ? own.length === 1 : own?.runs.every(({ length }) => length === 1);
	return isSingle ? { kind: "rectilinear", edges: grid.edges.toSpliced(axis, 1) } : undefined;
}
