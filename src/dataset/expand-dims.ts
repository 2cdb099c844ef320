import { MiraError } from "../errors.ts";
import { DerivedArray } from "../manifest/derived-array.ts";
import { insertAxis } from "../manifest/take.ts";
import type { ChunkGrid } from "../zarr/chunk-grid.ts";
import { insertCodecAxis } from "./codec-axes.ts";
import { takePositions } from "./isel.ts";
import { dimensionsOf, type LoadedVariable, type Variable } from "./variable.ts";
import type { VirtualDataset } from "./virtual-dataset.ts";

/**
 * The dataset with a new first dimension of length 1 on its data variables. A variable without dimensions that has its name
 * (a scalar `time`) becomes its coordinate, and so does `coordinate`, if one is given.
 */
export function expandDims(
	dataset: VirtualDataset,
	dimension: string,
	{ coordinate }: { coordinate?: LoadedVariable | undefined } = {},
): VirtualDataset {
	if (dataset.dimensions.has(dimension))
		throw new MiraError("bad-argument", `there is already a dimension "${dimension}"`, { url: dataset.url });
	const variables = new Map<string, Variable>();
	for (const [name, variable] of dataset.variables) {
		const expands = name === dimension || !dataset.coordinateNames.has(name);
		variables.set(name, expands ? insertDimension(variable, dimension, 0) : variable);
	}
	if (coordinate !== undefined) variables.set(dimension, coordinate);
	return dataset.with({ variables, coordinateNames: [...dataset.coordinateNames, dimension] });
}

/** A variable with one more dimension, of length 1. */
function insertDimension(variable: Variable, dimension: string, axis: number): Variable {
	const { description } = variable;
	const dimensionNames = dimensionsOf(variable).toSpliced(axis, 0, dimension);
	const shape = description.shape.toSpliced(axis, 0, 1);
	if (variable.kind === "loaded") return variable.with({ shape, elements: variable.elements, dimensionNames });
	const chunkGrid = insertGridAxis(description.chunkGrid, axis);
	const codecs = insertCodecAxis(description.codecs, axis);
	const unlimited = description.unlimited?.map((d) => (d < axis ? d : d + 1));
	const expanded = { ...description, shape, dimensionNames, unlimited, chunkGrid, codecs };
	// No transform: the chunks are the same ones.
	if (variable.kind === "derived")
		return new DerivedArray(expanded, (index, options) => variable.compute(index.toSpliced(axis, 1), options));
	return variable.rearranged(
		expanded,
		(manifest) => insertAxis(manifest, axis),
		(index) => index.toSpliced(axis, 1),
	);
}

function insertGridAxis(grid: ChunkGrid, axis: number): ChunkGrid {
	if (grid.kind === "regular") return { kind: "regular", chunkShape: grid.chunkShape.toSpliced(axis, 0, 1) };
	return { kind: "rectilinear", edges: grid.edges.toSpliced(axis, 0, { kind: "repeat", length: 1 }) };
}

/**
 * The dataset with all data variables on these dimensions, by repeating references: those that a variable has not become its
 * first ones, in the order given. By default all dimensions of the dataset.
 */
export function broadcast(
	dataset: VirtualDataset,
	dimensions: Readonly<Record<string, number>> = Object.fromEntries(dataset.dimensions),
): VirtualDataset {
	const variables = Array.from(dataset.variables, ([name, variable]): [string, Variable] => {
		if (dataset.coordinateNames.has(name)) return [name, variable];
		const added = Object.entries(dimensions).filter(([dimension]) => !dimensionsOf(variable).includes(dimension));
		const grown = added.reduceRight((narrow, [dimension, length]) => {
			const positions = new Array<number>(length).fill(0);
			return takePositions(insertDimension(narrow, dimension, 0), 0, positions, dataset, name);
		}, variable);
		return [name, grown];
	});
	return dataset.with({ variables });
}
