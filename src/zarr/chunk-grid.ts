import { MiraError } from "../errors.ts";
import { isJsonObject, type JsonValue, shownJson } from "./json.ts";

/**
 * How an array is cut. In a `regular` grid all chunks are stored with the same shape, those on the border too. In a
 * `rectilinear` grid `edges` gives the length of every chunk along each dimension, exactly as stored.
 */
export type ChunkGrid = { kind: "regular"; chunkShape: number[] } | { kind: "rectilinear"; edges: RectilinearAxis[] };

/** One dimension of a rectilinear grid: the same length again and again, or a list of them. */
export type RectilinearAxis = { kind: "repeat"; length: number } | { kind: "list"; lengths: number[] };

/** Number of chunks along each dimension. A dimension of length 0 has none. */
export function gridShape(grid: ChunkGrid, shape: readonly number[]): number[] {
	if (grid.kind === "regular") return shape.map((length, d) => Math.ceil(length / (grid.chunkShape[d] ?? 1)));
	return shape.map((length, d) => {
		const axis = grid.edges[d];
		return axis?.kind === "list" ? axis.lengths.length : Math.ceil(length / (axis?.length ?? 1));
	});
}

/** The stored shape of the chunk at that place of the grid. */
export function chunkShapeAt(grid: ChunkGrid, shape: readonly number[], index: readonly number[]): number[] {
	if (grid.kind === "regular") return grid.chunkShape;
	return shape.map((_, d) => chunkStart(grid, d, (index[d] ?? 0) + 1) - chunkStart(grid, d, index[d] ?? 0));
}

/** Where the chunk at `index` begins along dimension `d`. */
export function chunkStart(grid: ChunkGrid, d: number, index: number): number {
	const step = uniformStep(grid, d);
	if (step !== undefined) return index * step;
	const starts = listStarts(listAxis(grid, d));
	return starts[Math.min(index, starts.length - 1)] as number;
}

/** The chunk that holds element `position` of dimension `d`, and the place inside it (check Z6). */
export function locate(grid: ChunkGrid, d: number, position: number): { chunk: number; inner: number } {
	const step = uniformStep(grid, d);
	if (step !== undefined) return { chunk: Math.floor(position / step), inner: position % step };
	const starts = listStarts(listAxis(grid, d));
	let low = 0;
	let high = starts.length - 1;
	while (high - low > 1) {
		const middle = (low + high) >>> 1;
		if ((starts[middle] as number) <= position) low = middle;
		else high = middle;
	}
	return { chunk: low, inner: position - (starts[low] as number) };
}

/** The length that all chunks of a dimension share, if they do. */
function uniformStep(grid: ChunkGrid, d: number): number | undefined {
	if (grid.kind === "regular") return grid.chunkShape[d] ?? 1;
	const axis = grid.edges[d];
	return axis?.kind === "repeat" ? axis.length : undefined;
}

type ListAxis = Extract<RectilinearAxis, { kind: "list" }>;

function listAxis(grid: ChunkGrid, d: number): ListAxis {
	const axis = grid.kind === "rectilinear" ? grid.edges[d] : undefined;
	if (axis?.kind !== "list") throw badGrid("the grid has fewer dimensions than the array");
	return axis;
}

const startsOf = new WeakMap<ListAxis, Float64Array>();

/** Where each chunk of a list begins, and where the last one ends: summed once, found by halving. */
function listStarts(axis: ListAxis): Float64Array {
	const known = startsOf.get(axis);
	if (known !== undefined) return known;
	const starts = new Float64Array(axis.lengths.length + 1);
	for (const [i, length] of axis.lengths.entries()) starts[i + 1] = (starts[i] as number) + length;
	startsOf.set(axis, starts);
	return starts;
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
	const lengths: number[] = [];
	for (const entry of axis) {
		const [edge, count] =
			Array.isArray(entry) && entry.length === 2 ? entry.map(positiveInteger) : [positiveInteger(entry), 1];
		// Each chunk holds an element at least, so a run of more chunks than elements is nonsense, not a large grid.
		if ((count as number) > Math.max(length, 1) + 1)
			throw badGrid(`a run of ${count} chunks is longer than the dimension`);
		for (let i = 0; i < (count as number); i++) lengths.push(edge as number);
	}
	const sum = lengths.reduce((a, b) => a + b, 0);
	if (sum < length) throw badGrid(`the chunks cover ${sum} of ${length} elements`);
	return { kind: "list", lengths };
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
			chunk_shapes: grid.edges.map((axis) => (axis.kind === "repeat" ? axis.length : runs(axis.lengths))),
		},
	};
}

function runs(lengths: readonly number[]): JsonValue[] {
	const groups: [number, number][] = [];
	for (const length of lengths) {
		const last = groups.at(-1);
		if (last?.[0] === length) last[1]++;
		else groups.push([length, 1]);
	}
	return groups.map(([length, count]) => (count === 1 ? length : [length, count]));
}

function badGrid(message: string): MiraError {
	return new MiraError("bad-metadata", message);
}
