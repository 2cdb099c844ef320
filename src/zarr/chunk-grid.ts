import { MiraError } from "../errors.ts";
import { isJsonObject, type JsonValue, shownJson } from "./json.ts";

/**
 * How an array is cut. In a `regular` grid all chunks are stored with the same shape, those on the border too. In a
 * `rectilinear` grid `edges` gives the length of every chunk along each dimension, exactly as stored.
 */
export type ChunkGrid = { kind: "regular"; chunkShape: number[] } | { kind: "rectilinear"; edges: RectilinearAxis[] };

/**
 * One dimension of a rectilinear grid: the same length again and again, or runs of equal lengths, in order. They stay runs, as
 * documents write them: a few bytes may stand for more chunks than any memory has.
 */
export type RectilinearAxis = { kind: "repeat"; length: number } | { kind: "runs"; runs: readonly ChunkRun[] };

/** So many chunks of one length, one behind the other. */
export type ChunkRun = { length: number; count: number };

/** The axis of these chunks, equal neighbours put together. */
export function runAxis(runs: Iterable<ChunkRun>): RectilinearAxis {
	const joined: ChunkRun[] = [];
	for (const { length, count } of runs) {
		const last = joined.at(-1);
		if (last?.length === length) last.count += count;
		else if (count > 0) joined.push({ length, count });
	}
	return { kind: "runs", runs: joined };
}

/** The axis of chunks of these lengths. */
export function listedAxis(lengths: readonly number[]): RectilinearAxis {
	return runAxis(lengths.map((length) => ({ length, count: 1 })));
}

/** The axis of chunks of one length, of which the last holds only what is left. */
export function cutAxis(length: number, chunkLength: number): RectilinearAxis {
	const rest = length % chunkLength;
	const whole = { length: chunkLength, count: Math.floor(length / chunkLength) };
	return runAxis(rest === 0 ? [whole] : [whole, { length: rest, count: 1 }]);
}

/** Number of chunks along each dimension. A dimension of length 0 has none. */
export function gridShape(grid: ChunkGrid, shape: readonly number[]): number[] {
	if (grid.kind === "regular") return shape.map((length, d) => Math.ceil(length / (grid.chunkShape[d] ?? 1)));
	return shape.map((length, d) => {
		const axis = grid.edges[d];
		return axis?.kind === "runs" ? boundsOf(axis).count : Math.ceil(length / (axis?.length ?? 1));
	});
}

/** The stored shape of the chunk at that place of the grid. */
export function chunkShapeAt(grid: ChunkGrid, shape: readonly number[], index: readonly number[]): number[] {
	if (grid.kind === "regular") return grid.chunkShape;
	return shape.map((_, d) => chunkStart(grid, d, (index[d] ?? 0) + 1) - chunkStart(grid, d, index[d] ?? 0));
}

/** The length of the longest chunk along dimension `d`. */
export function longestChunk(grid: ChunkGrid, d: number): number {
	const step = uniformStep(grid, d);
	return step ?? runsAxis(grid, d).runs.reduce((most, { length }) => Math.max(most, length), 0);
}

/** Where the chunk at `index` begins along dimension `d`. */
export function chunkStart(grid: ChunkGrid, d: number, index: number): number {
	const step = uniformStep(grid, d);
	if (step !== undefined) return index * step;
	const { starts, chunks, runs } = boundsOf(runsAxis(grid, d));
	const run = lastUpTo(chunks, index);
	const { length, count } = runs[run] as ChunkRun;
	return (starts[run] as number) + Math.min(index - (chunks[run] as number), count) * length;
}

/** The chunk that holds element `position` of dimension `d`, and the place inside it (check Z6). */
export function locate(grid: ChunkGrid, d: number, position: number): { chunk: number; inner: number } {
	const step = uniformStep(grid, d);
	if (step !== undefined) return { chunk: Math.floor(position / step), inner: position % step };
	const { starts, chunks, runs } = boundsOf(runsAxis(grid, d));
	const run = lastUpTo(starts, position);
	const { length, count } = runs[run] as ChunkRun;
	const offset = position - (starts[run] as number);
	const inRun = Math.min(Math.floor(offset / length), count - 1);
	return { chunk: (chunks[run] as number) + inRun, inner: offset - inRun * length };
}

/** The last of sorted numbers that is not above a value, by halving; the first if all are. */
function lastUpTo(sorted: Float64Array, value: number): number {
	let low = 0;
	let high = sorted.length;
	while (high - low > 1) {
		const middle = (low + high) >>> 1;
		if ((sorted[middle] as number) <= value) low = middle;
		else high = middle;
	}
	return low;
}

/** The length that all chunks of a dimension share, if they do. */
function uniformStep(grid: ChunkGrid, d: number): number | undefined {
	if (grid.kind === "regular") return grid.chunkShape[d] ?? 1;
	const axis = grid.edges[d];
	return axis?.kind === "repeat" ? axis.length : undefined;
}

type RunsAxis = Extract<RectilinearAxis, { kind: "runs" }>;

function runsAxis(grid: ChunkGrid, d: number): RunsAxis {
	const axis = grid.kind === "rectilinear" ? grid.edges[d] : undefined;
	if (axis?.kind !== "runs" || axis.runs.length === 0)
		throw badGrid("the grid has fewer dimensions than the array, or no chunks");
	return axis;
}

/** Of each run the first element and the number of the first chunk; of all together how many elements and chunks they have. */
type Bounds = { runs: readonly ChunkRun[]; starts: Float64Array; chunks: Float64Array; length: number; count: number };

const knownBounds = new WeakMap<RunsAxis, Bounds>();

/** Summed once, found by halving. */
function boundsOf(axis: RunsAxis): Bounds {
	const known = knownBounds.get(axis);
	if (known !== undefined) return known;
	const { runs } = axis;
	const bounds: Bounds = {
		runs,
		starts: new Float64Array(runs.length),
		chunks: new Float64Array(runs.length),
		length: 0,
		count: 0,
	};
	for (const [i, { length, count }] of runs.entries()) {
		bounds.starts[i] = bounds.length;
		bounds.chunks[i] = bounds.count;
		bounds.length += length * count;
		bounds.count += count;
	}
	knownBounds.set(axis, bounds);
	return bounds;
}

/** Elements that the chunks of an axis hold together, those beyond the end of the array too. */
export function coveredLength(axis: RunsAxis): number {
	return boundsOf(axis).length;
}

/** Reads and checks the `chunk_grid` of a v3 document (checks Z5, Z7). */
export function parseChunkGrid(document: JsonValue | undefined, shape: readonly number[]): ChunkGrid {
	const name = isJsonObject(document) ? document.name : undefined;
	const configuration = isJsonObject(document) ? document.configuration : undefined;
	if (typeof name !== "string" || !isJsonObject(configuration))
		throw badGrid("chunk_grid needs a name and a configuration");
	if (name === "regular") {
		const chunkShape = configuration.chunk_shape;
		if (!Array.isArray(chunkShape) || chunkShape.length !== shape.length)
			throw badGrid(`chunk_shape must have ${shape.length} lengths, one for each dimension`);
		return { kind: "regular", chunkShape: chunkShape.map(positiveInteger) };
	}
	if (name === "rectilinear") {
		const shapes = configuration.chunk_shapes;
		if (configuration.kind !== "inline") throw badGrid('a rectilinear grid must have kind "inline"');
		if (!Array.isArray(shapes) || shapes.length !== shape.length)
			throw badGrid(`chunk_shapes must have ${shape.length} entries, one for each dimension`);
		return { kind: "rectilinear", edges: shapes.map((axis, d) => parseAxis(axis, shape[d] ?? 0)) };
	}
	throw new MiraError("unsupported-feature", `chunk grid "${name}" is not known`);
}

function parseAxis(axis: JsonValue, length: number): RectilinearAxis {
	if (!Array.isArray(axis)) return { kind: "repeat", length: positiveInteger(axis) };
	const runs = runAxis(
		axis.map((entry) => {
			const isRun = Array.isArray(entry) && entry.length === 2;
			const [edge, count] = isRun ? entry.map(positiveInteger) : [positiveInteger(entry), 1];
			return { length: edge as number, count: count as number };
		}),
	) as RunsAxis;
	const { length: covered, count } = boundsOf(runs);
	if (covered < length) throw badGrid(`the chunks cover ${covered} of ${length} elements`);
	// Each chunk holds an element at least, so more chunks than elements are nonsense, not a large grid.
	if (count > Math.max(length, 1) + axis.length)
		throw badGrid(`${count} chunks are more than the dimension has elements`);
	return runs;
}

function positiveInteger(value: JsonValue): number {
	if (typeof value !== "number" || !Number.isSafeInteger(value) || value < 1)
		throw badGrid(`${shownJson(value)} is not a chunk length: a positive whole number is needed`);
	return value;
}

/** The `chunk_grid` of a v3 document, runs of equal lengths written as `[length, count]`. */
export function chunkGridDocument(grid: ChunkGrid): JsonValue {
	if (grid.kind === "regular") return { name: "regular", configuration: { chunk_shape: grid.chunkShape } };
	return {
		name: "rectilinear",
		configuration: {
			kind: "inline",
			chunk_shapes: grid.edges.map((axis) => (axis.kind === "repeat" ? axis.length : runsDocument(axis))),
		},
	};
}

function runsDocument({ runs }: RunsAxis): JsonValue[] {
	return runs.map(({ length, count }) => (count === 1 ? length : [length, count]));
}

function badGrid(message: string): MiraError {
	return new MiraError("bad-metadata", message);
}
