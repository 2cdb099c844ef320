import { MiraError } from "../errors.ts";
import { cutChunks, type Pieces } from "../manifest/cut.ts";
import { DerivedArray, largestChunk } from "../manifest/derived-array.ts";
import { ManifestArray } from "../manifest/manifest-array.ts";
import type { Origin } from "../manifest/origin.ts";
import { NO_CHUNK, removeAxis, takeChunks } from "../manifest/take.ts";
import { fillElements } from "../read/chunk.ts";
import { readRegion } from "../read/read.ts";
import { type DimensionSelection, resolveSelection } from "../read/selection.ts";
import { transform } from "../read/transform.ts";
import { type ChunkGrid, chunkStart, gridShape, listedAxis, locate } from "../zarr/chunk-grid.ts";
import { gcd } from "../zarr/gcd.ts";
import { removeCodecAxis } from "./codec-axes.ts";
import { moveSpared } from "./coordinates.ts";
import { takeElements } from "./elements.ts";
import { cuttableLength, piecesOf } from "./raw-chunks.ts";
import { describeVariable, dimensionsOf, type Variable } from "./variable.ts";
import type { VirtualDataset } from "./virtual-dataset.ts";

/**
 * A part of a dataset by positions along its dimensions: `isel(dataset, { time: { start: 12, stop: 24 }, level: 0 })`. A single
 * position takes the dimension away. References cannot be smaller than a chunk: a selection along a dimension must begin
 * at the border of a chunk, unless chunks are raw bytes, which are cut.
 */
export function isel(
	dataset: VirtualDataset,
	selections: Readonly<Record<string, DimensionSelection>>,
): VirtualDataset {
	const { dimensions, url } = dataset;
	const unknown = Object.keys(selections).find((name) => !dimensions.has(name));
	if (unknown !== undefined)
		throw new MiraError("bad-selection", `there is no dimension "${unknown}"`, {
			url,
			hint: `Dimensions: ${[...dimensions.keys()].join(", ")}`,
		});
	let variables = [...dataset.variables];
	for (const [name, selection] of Object.entries(selections)) {
		const [range] = resolveSelection([selection], [dimensions.get(name) as number], `dimension ${name}`);
		if (range === undefined) continue;
		const positions = Array.from({ length: range.count }, (_, i) => range.start + i * range.step);
		variables = variables.map(([key, variable]) => {
			const axis = dimensionsOf(variable).indexOf(name);
			if (axis < 0) return [key, variable];
			const taken = takePositions(variable, axis, positions, dataset, key);
			return [key, range.kept ? taken : removeDimension(taken, axis, dataset, key)];
		});
	}
	return dataset.with({ variables });
}

/**
 * The elements at these positions along an axis, in this order; the fill value where a position is negative. Of references
 * only whole chunks can be taken, and pieces of raw ones.
 */
export function takePositions(
	source: Variable,
	axis: number,
	positions: readonly number[],
	dataset: VirtualDataset,
	name: string,
): Variable {
	const { shape, dataType, fill: whole } = source.description;
	if (positions.length === shape[axis] && positions.every((position, i) => position === i)) return source;
	const fill = moveSpared(whole, dimensionsOf(source)[axis] as string, positions);
	const variable = fill === whole ? source : describeVariable(source, { fill });
	if (variable.kind === "loaded") {
		const { elements, fillElement } = variable;
		return variable.with(takeElements({ shape, elements }, axis, positions, dataType, fillElement));
	}
	if (variable.kind === "derived") return takeComputed(variable, axis, positions, dataset);
	const plan = planTake(variable, axis, positions);
	if (plan === undefined)
		throw new MiraError(
			"unsupported-feature",
			`what is taken along "${dimensionsOf(variable)[axis]}" does not consist of whole chunks, and no reference can be smaller than a chunk`,
			{
				path: `/${name}`,
				url: dataset.url,
				hint: `Begin at the boundary of a chunk (${bordersText(variable, axis)}), load the variable, or drop it`,
			},
		);
	const { chunkGrid, chunks, pieces } = plan;
	const description = { ...variable.description, shape: shape.with(axis, positions.length), chunkGrid };
	return new ManifestArray(description, async () => {
		const manifest = await variable.manifest();
		const cut = pieces === undefined ? manifest : cutChunks(manifest, axis, pieces, `/${name}`);
		return takeChunks(cut, axis, chunks);
	});
}

type TakePlan = { chunkGrid: ChunkGrid; chunks: number[]; pieces: Pieces | undefined };

/** Positions that follow each other, or places that stay empty. */
type Run = { to: number; from: number; count: number };

function planTake(array: ManifestArray, axis: number, positions: readonly number[]): TakePlan | undefined {
	const { chunkGrid } = array.description;
	const runs = runsOf(positions);
	if (chunkGrid.kind === "rectilinear") return planRectilinear(array, axis, runs);
	const { chunkShape } = chunkGrid;
	const own = chunkShape[axis] as number;
	const [only] = runs;
	const cuttable = cuttableLength(array.description, axis);
	const inOne = runs.length === 1 && only !== undefined && only.from >= 0 && only.from % own !== 0;
	if (inOne && cuttable !== undefined && (only.from % own) + only.count <= own) {
		// One piece of one chunk.
		const pieces = piecesOf(array.description, axis, { length: only.count, begin: only.from % own, count: 1 });
		const grid: ChunkGrid = { kind: "regular", chunkShape: chunkShape.with(axis, only.count) };
		return { chunkGrid: grid, chunks: [Math.floor(only.from / own)], pieces };
	}
	const length = runs.reduce((divisor, { to, from }) => gcd(gcd(divisor, to), Math.max(from, 0)), own);
	if (length !== own && cuttable === undefined) return undefined;
	const count = Math.ceil(positions.length / length);
	return {
		chunkGrid: { kind: "regular", chunkShape: chunkShape.with(axis, length) },
		chunks: Array.from({ length: count }, (_, i) => {
			const position = positions[i * length] as number;
			return position < 0 ? NO_CHUNK : position / length;
		}),
		pieces: length === own ? undefined : piecesOf(array.description, axis, { length }),
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

function bordersText({ description: { chunkGrid } }: ManifestArray, axis: number): string {
	if (chunkGrid.kind === "rectilinear") return "its chunks have several lengths";
	return `multiples of ${chunkGrid.chunkShape[axis]}`;
}

/** Computed chunks have no borders: any part can be computed. */
function takeComputed(array: DerivedArray, axis: number, positions: readonly number[], origin: Origin): DerivedArray {
	const { description } = array;
	const { shape, dataType, chunkGrid } = description;
	const own = largestChunk(chunkGrid);
	const chunkShape = own.with(axis, Math.max(1, Math.min(own[axis] as number, positions.length)));
	const fill = fillElements(description, 1);
	return transform(origin, {
		target: {
			...description,
			shape: shape.with(axis, positions.length),
			chunkGrid: { kind: "regular", chunkShape },
		},
		elements: async ({ starts, counts }, signal) => {
			const begin = starts[axis] as number;
			const wanted = positions.slice(begin, begin + (counts[axis] as number));
			const present = wanted.filter((position) => position >= 0);
			if (present.length === 0) return undefined;
			const first = present.reduce((least, position) => Math.min(least, position));
			const last = present.reduce((most, position) => Math.max(most, position));
			const box = counts.with(axis, last - first + 1);
			const elements = await readRegion(origin, array, starts.with(axis, first), box, signal);
			const places = wanted.map((position) => (position < 0 ? -1 : position - first));
			return takeElements({ shape: box, elements }, axis, places, dataType, fill).elements;
		},
	});
}

/** A variable without an axis of length 1. */
function removeDimension(variable: Variable, axis: number, { url }: VirtualDataset, name: string): Variable {
	const { description } = variable;
	const dimensionNames = dimensionsOf(variable).toSpliced(axis, 1);
	const shape = description.shape.toSpliced(axis, 1);
	if (variable.kind === "loaded") return variable.with({ shape, elements: variable.elements, dimensionNames });
	const chunkGrid = removeGridAxis(description.chunkGrid, axis);
	if (chunkGrid === undefined)
		throw new MiraError(
			"unsupported-feature",
			`a single position is less than a chunk along "${dimensionsOf(variable)[axis]}"`,
			{
				path: `/${name}`,
				url,
				hint: "Take a slice of length 1 that begins at the boundary of a chunk, load the variable, or drop it",
			},
		);
	const codecs = removeCodecAxis(description.codecs, axis);
	const reduced = { ...description, shape, dimensionNames, chunkGrid, codecs };
	// No transform: the chunks are the same ones.
	if (variable.kind === "derived")
		return new DerivedArray(reduced, (index, options) => variable.compute(index.toSpliced(axis, 0, 0), options));
	return new ManifestArray(reduced, async () => removeAxis(await variable.manifest(), axis));
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
