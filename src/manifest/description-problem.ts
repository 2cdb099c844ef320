import type { Attributes } from "../zarr/attributes.ts";
import type { ChunkGrid, RectilinearAxis } from "../zarr/chunk-grid.ts";
import { isFixed } from "../zarr/data-type.ts";
import { elementCount } from "../zarr/nd-array.ts";
import type { ArrayDescription } from "./manifest-array.ts";

/**
 * What makes the description of an array impossible, whatever its codecs; undefined if nothing does. It is compared with
 * itself alone, no references are loaded: every array is asked when a store is opened.
 */
export function descriptionProblem(description: ArrayDescription): string | undefined {
	const { shape, chunkGrid, attributes } = description;
	return (
		shapeProblem(shape) ??
		gridProblem(chunkGrid, shape) ??
		dimensionsProblem(description) ??
		fillProblem(description) ??
		attributesProblem(attributes)
	);
}

function shapeProblem(shape: readonly number[]): string | undefined {
	if (!Array.isArray(shape)) return "its shape is not a list";
	const bad = shape.find((length) => !isCount(length));
	return bad === undefined
		? undefined
		: `its shape [${shape.join(", ")}] has a length that is not a whole number of at least 0`;
}

function gridProblem(grid: ChunkGrid, shape: readonly number[]): string | undefined {
	if (grid?.kind !== "regular" && grid?.kind !== "rectilinear")
		return 'its chunk grid is neither "regular" nor "rectilinear"';
	const axes: readonly unknown[] = grid.kind === "regular" ? grid.chunkShape : grid.edges;
	if (!Array.isArray(axes) || axes.length !== shape.length)
		return `its chunks have ${axes?.length ?? "no"} dimensions, its shape has ${shape.length}`;
	for (const [d, length] of shape.entries()) {
		const problem =
			grid.kind === "regular"
				? chunkLengthProblem(grid.chunkShape[d])
				: axisProblem(grid.edges[d] as RectilinearAxis, length);
		if (problem !== undefined) return `along dimension ${d} ${problem}`;
	}
	return undefined;
}

function chunkLengthProblem(length: number | undefined): string | undefined {
	return isCount(length) && length > 0
		? undefined
		: `a chunk has the length ${length}: a whole number of at least 1 is needed`;
}

function axisProblem(axis: RectilinearAxis, length: number): string | undefined {
	if (axis.kind === "repeat") return chunkLengthProblem(axis.length);
	let sum = 0;
	for (const { length: edge, count } of axis.runs) {
		const problem = chunkLengthProblem(edge);
		if (problem !== undefined) return problem;
		if (!isCount(count) || count === 0) return `a run has ${count} chunks: a whole number of at least 1 is needed`;
		sum += edge * count;
	}
	return sum < length ? `the chunks cover ${sum} of ${length} elements` : undefined;
}

function dimensionsProblem({ shape, dimensionNames, dimensionLengths }: ArrayDescription): string | undefined {
	if (dimensionNames !== undefined && dimensionNames.length !== shape.length)
		return `${dimensionNames.length} names are given for ${shape.length} dimensions`;
	if (dimensionNames?.some((name) => name !== null && typeof name !== "string"))
		return "the name of a dimension is not a string";
	if (dimensionLengths === undefined) return undefined;
	const isLonger = shape.every((length, d) => isCount(dimensionLengths[d]) && dimensionLengths[d] >= length);
	if (isLonger && dimensionLengths.length === shape.length) return undefined;
	return `its dimensions of [${dimensionLengths.join(", ")}] do not hold its shape [${shape.join(", ")}]`;
}

/** The fill value stands for elements, so it has the bytes of one; those of a variable length may have any. */
function fillProblem({ dataType, fill }: ArrayDescription): string | undefined {
	const value = fill?.storage?.value;
	if (!(value instanceof Uint8Array)) return "it has no fill value (fill.storage.value)";
	if (!isFixed(dataType) || value.length === dataType.itemBytes) return undefined;
	return `its fill value has ${value.length} bytes, an element of "${dataType.name}" has ${dataType.itemBytes}`;
}

function attributesProblem(attributes: Attributes): string | undefined {
	if (!(attributes instanceof Map)) return "its attributes are not a Map";
	for (const [name, value] of attributes)
		if (!Array.isArray(value?.shape) || value.values?.length !== elementCount(value.shape))
			return `its attribute "${name}" does not have as many values as its shape says`;
	return undefined;
}

function isCount(length: number | undefined): length is number {
	return Number.isSafeInteger(length) && (length as number) >= 0;
}
