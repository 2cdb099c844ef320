import { MiraError } from "../errors.ts";
import type { ManifestArray } from "../manifest/manifest-array.ts";
import type { StoreArray } from "../manifest/manifest-group.ts";
import { type PickedAxis, pick } from "../read/pick.ts";
import { allPositions, listPositions, type Positions, shortest } from "../read/positions.ts";
import { type DimensionSelection, resolveSelection } from "../read/selection.ts";
import { gridShape } from "../zarr/chunk-grid.ts";
import { elementCount } from "../zarr/nd-array.ts";
import { moveSpared, renameMasks } from "./coordinates.ts";
import { pickElements, takeElements } from "./elements.ts";
import { bordersText, dropAxis, takeReferences } from "./take-references.ts";
import { describeVariable, dimensionsOf, type Variable } from "./variable.ts";
import type { VirtualDataset } from "./virtual-dataset.ts";

/** What to take along a dimension by position: one (the dimension disappears), a slice, a list, or all of it (`null`). */
export type PositionSelection = DimensionSelection | readonly number[];

/**
 * A part of a dataset by positions along its dimensions: `isel(dataset, { time: { start: 12, stop: 24 }, level: 0 })`. A single
 * position takes the dimension away. What consists of whole chunks stays references, and so do pieces of raw ones; anything
 * else is computed when it is read, from the chunks that hold it.
 */
export function isel(dataset: VirtualDataset, selections: Readonly<Record<string, PositionSelection>>): VirtualDataset {
	const lengths = dataset.dimensions;
	const taken = new Map<string, TakenDimension>();
	for (const [name, selection] of Object.entries(selections)) {
		const length = lengths.get(name);
		if (length === undefined) throw noDimension(dataset, name);
		if (Array.isArray(selection)) {
			const list = selection as readonly number[];
			const positions = list.flatMap((one) => resolveSelection([one], [length], `dimension ${name}`));
			taken.set(name, { positions: shortest(positions.map(({ start }) => start)), isKept: true });
		} else {
			const [range] = resolveSelection([selection as DimensionSelection], [length], `dimension ${name}`);
			if (range !== undefined) taken.set(name, { positions: range, isKept: range.kept });
		}
	}
	return takeDimensions(dataset, taken);
}

/** Positions along a dimension, which disappears where a single one was asked for. */
export type TakenDimension = { positions: Positions; isKept: boolean };

/** The dataset at these positions of its dimensions. */
export function takeDimensions(dataset: VirtualDataset, taken: ReadonlyMap<string, TakenDimension>): VirtualDataset {
	const variables = Array.from(dataset.variables, ([name, variable]): [string, Variable] => {
		const axes = dimensionsOf(variable).map((dimension, axis) => {
			const length = variable.description.shape[axis] as number;
			const own = taken.get(dimension);
			return own === undefined || isWhole(own, length) ? undefined : own;
		});
		return [name, axes.every((axis) => axis === undefined) ? variable : takeAxes(dataset, name, variable, axes)];
	});
	return dataset.with({ variables });
}

/** The dataset at points: position `i` of every list belongs together, and they lie along one new dimension. */
export function takePoints(
	dataset: VirtualDataset,
	points: ReadonlyMap<string, readonly number[]>,
	dimension: string,
): VirtualDataset {
	const variables = Array.from(dataset.variables, ([name, variable]): [string, Variable] => {
		const own = dimensionsOf(variable);
		if (!own.some((name) => points.has(name))) return [name, variable];
		// The new dimension stands where the first of those that it replaces stood, as in xarray.
		const names = own.flatMap((name) => (points.has(name) ? [dimension] : [name])).filter(isFirst);
		let { fill } = variable.description;
		const axes = own.map((name, axis): PickedAxis => {
			const positions = points.get(name);
			if (positions === undefined)
				return { positions: allPositions(variable.description.shape[axis] as number), to: names.indexOf(name) };
			fill = moveSpared(fill, name, positions);
			return { positions, to: names.indexOf(dimension) };
		});
		const rename = (name: string): string => (points.has(name) ? dimension : name);
		fill = renameMasks(fill, (path) => path, rename);
		return [name, pickVariable(dataset, variable, axes, { dimensionNames: names, fill })];
	});
	return dataset.with({ variables });
}

function isFirst<T>(item: T, place: number, list: readonly T[]): boolean {
	return list.indexOf(item) === place;
}

function isWhole({ positions, isKept }: TakenDimension, length: number): boolean {
	if (!isKept || "length" in positions) return false;
	return positions.start === 0 && positions.step === 1 && positions.count === length;
}

/** A variable at positions of its axes; those without are taken whole. */
function takeAxes(
	dataset: VirtualDataset,
	name: string,
	variable: Variable,
	axes: readonly (TakenDimension | undefined)[],
): Variable {
	const dimensions = dimensionsOf(variable);
	const fill = axes.reduce(
		(moved, own, axis) =>
			own === undefined ? moved : moveSpared(moved, dimensions[axis] as string, listPositions(own.positions)),
		variable.description.fill,
	);
	const dimensionNames = dimensions.filter((_, axis) => axes[axis]?.isKept !== false);
	if (variable.kind !== "manifest")
		return pickVariable(dataset, variable, pickedAxes(variable, axes), { dimensionNames, fill });
	const { array, rest } = takeWholeChunks(variable, axes, `/${name}`);
	if (rest === undefined) return describeVariable(array, { fill });
	return pickVariable(dataset, array, pickedAxes(array, rest), { dimensionNames, fill });
}

/** Arrays of so few chunks lie in one piece, and to cut a piece of it spares the rest. */
const FEW_CHUNKS = 64;

/**
 * What references can express of it, and what is then left to be picked: nothing where they express it all. Where they do not,
 * only arrays of few chunks are cut first.
 */
function takeWholeChunks(
	source: ManifestArray,
	axes: readonly (TakenDimension | undefined)[],
	path: string,
): { array: ManifestArray; rest: readonly (TakenDimension | undefined)[] | undefined } {
	let array = source;
	const rest = axes.map((own, axis): TakenDimension | undefined => {
		if (own === undefined) return undefined;
		const taken = takeReferences(array, axis, listPositions(own.positions), path);
		if (taken === undefined) return own;
		array = taken;
		return own.isKept ? undefined : { positions: [0], isKept: false };
	});
	let dropped: ManifestArray | undefined = array;
	for (let axis = axes.length - 1; axis >= 0; axis--)
		if (axes[axis]?.isKept === false) dropped = dropped && dropAxis(dropped, axis);
	const isAll = rest.every((own, axis) => own === undefined || axes[axis] !== own);
	if (isAll && dropped !== undefined) return { array: dropped, rest: undefined };
	const { chunkGrid, shape } = source.description;
	return elementCount(gridShape(chunkGrid, shape)) <= FEW_CHUNKS ? { array, rest } : { array: source, rest: axes };
}

function pickedAxes(variable: Variable, axes: readonly (TakenDimension | undefined)[]): PickedAxis[] {
	let next = 0;
	return variable.description.shape.map((length, axis) => {
		const own = axes[axis];
		const to = own?.isKept === false ? undefined : next++;
		return { positions: own?.positions ?? allPositions(length), to };
	});
}

function pickVariable(
	dataset: VirtualDataset,
	variable: Variable,
	axes: readonly PickedAxis[],
	described: { dimensionNames: readonly string[]; fill: StoreArray["fill"] },
): Variable {
	if (variable.kind !== "loaded") return pick(dataset, variable, axes, described);
	const { elements, dataType } = variable;
	const { shape } = variable.description;
	return variable.with({ ...pickElements({ shape, elements }, axes, dataType), ...described });
}

/**
 * The elements at these positions along an axis, in this order; the fill value where a position is negative. Of references
 * only whole chunks can be taken, and pieces of raw ones: what is made of them is to be references too.
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
	const dimensionNames = dimensionsOf(source);
	const fill = moveSpared(whole, dimensionNames[axis] as string, positions);
	const variable = fill === whole ? source : describeVariable(source, { fill });
	if (variable.kind === "loaded") {
		const { elements, fillElement } = variable;
		return variable.with(takeElements({ shape, elements }, axis, positions, dataType, fillElement));
	}
	if (variable.kind === "derived") {
		const axes = shape.map((length, d) => ({ positions: d === axis ? positions : allPositions(length), to: d }));
		return pick(dataset, variable, axes, { dimensionNames, fill });
	}
	const taken = takeReferences(variable, axis, positions, `/${name}`);
	if (taken !== undefined) return taken;
	throw new MiraError(
		"unsupported-feature",
		`what is taken along "${dimensionNames[axis]}" does not consist of whole chunks, and no reference can be smaller than a chunk`,
		{
			path: `/${name}`,
			url: dataset.url,
			hint: `Begin at the boundary of a chunk (${bordersText(variable, axis)}), load the variable, or drop it`,
		},
	);
}

/** A dimension that a dataset does not have. */
export function noDimension({ url, dimensions }: VirtualDataset, name: string): MiraError {
	return new MiraError("bad-selection", `there is no dimension "${name}"`, {
		url,
		hint: `Dimensions: ${[...dimensions.keys()].join(", ")}`,
	});
}
