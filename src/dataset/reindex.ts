import { encodeChunk } from "../codecs/index.ts";
import { hint, MiraError, option } from "../errors.ts";
import type { FillModel } from "../fill/model.ts";
import { DerivedArray } from "../manifest/derived-array.ts";
import { fillElements } from "../read/chunk.ts";
import { chunkShapeAt } from "../zarr/chunk-grid.ts";
import type { DataType } from "../zarr/data-type.ts";
import { elementCount } from "../zarr/nd-array.ts";
import { castScalar, isNaNScalar, sameBytes } from "../zarr/scalar.ts";
import { CombineError } from "./combine-error.ts";
import {
	type CoordinateValue,
	coordinateValues,
	directionOf,
	nearlyEqual,
	sameValues,
	valuesText,
} from "./coordinate-values.ts";
import { takePositions } from "./isel.ts";
import { compareFacts, type Difference } from "./preflight.ts";
import { describeVariable, dimensionsOf, type LoadedVariable, type Variable } from "./variable.ts";
import { dimensionNamesOf, type VirtualDataset } from "./virtual-dataset.ts";

/**
 * The dataset on other coordinates: `reindex(dataset, { time: allTimes })`. What it has moves to its place, chunk by chunk;
 * where it has nothing there is no chunk, and a value that means "missing" is read there.
 */
export async function reindex(
	dataset: VirtualDataset,
	targets: Readonly<Record<string, LoadedVariable>>,
): Promise<VirtualDataset> {
	let result = dataset;
	for (const [dimension, target] of Object.entries(targets)) {
		const own = coordinateValues(dataset.variables.get(dimension));
		const wanted = coordinateValues(target);
		if (own === undefined || wanted === undefined)
			throw new MiraError("bad-argument", `"${dimension}" has no loaded coordinate of numbers or text to go by`, {
				url: dataset.url,
				...hint`Pass ${option("loadable", [dimension])}`,
			});
		const places = new Map(own.map((value, i) => [String(value), i]));
		if (places.size < own.length)
			throw new MiraError("cannot-combine", `coordinate "${dimension}" has a value twice`, { url: dataset.url });
		const positions = wanted.map((value) => places.get(String(value)) ?? -1);
		result = await moveTo(result, dimension, positions, target);
	}
	return result;
}

async function moveTo(
	dataset: VirtualDataset,
	dimension: string,
	positions: readonly number[],
	target: LoadedVariable,
): Promise<VirtualDataset> {
	const leavesHoles = positions.some((position) => position < 0);
	const variables = await Promise.all(
		Array.from(dataset.variables, async ([name, variable]): Promise<[string, Variable]> => {
			const axis = dimensionsOf(variable).indexOf(dimension);
			if (axis < 0) return [name, variable];
			if (name === dimension) return [name, target];
			const ready = leavesHoles ? await withMissingFill(variable, name, dataset.url) : variable;
			return [name, takePositions(ready, axis, positions, dataset, name)];
		}),
	);
	return dataset.with({ variables });
}

/** A variable whose holes are missing values. Holes that it has already must be so, or nobody could tell them apart. */
async function withMissingFill(variable: Variable, name: string, url: string): Promise<Variable> {
	const { dataType, fill } = variable.description;
	const value = missingValue(dataType, fill);
	if (value !== undefined && sameBytes(value, fill.storage.value)) return variable;
	const ownHoles = variable.kind === "manifest" ? (await variable.manifest()).missingCount : 0;
	if (value === undefined || ownHoles > 0)
		throw new MiraError(
			"fill-conflict",
			value === undefined
				? "its data type has no value that means missing, so places without data would read as data"
				: `${ownHoles} chunks were never written and are not missing, so places without data could not be told from them`,
			{
				path: `/${name}`,
				url,
				...hint`Leave it out with ${option("drop", [name])}, or combine only files that cover the same coordinates`,
			},
		);
	const source = { place: "reindex", text: "a value that means missing" };
	const filled: FillModel = { ...fill, storage: { status: "explicit", value, source } };
	if (variable.kind === "derived") return withOwnHoles(variable, filled);
	return describeVariable(variable, { fill: filled });
}

/**
 * A computed array does not say where it has holes: it goes on to fill them with what it did. No transform: chunks that are
 * there stay as they are, encoded.
 */
function withOwnHoles(array: DerivedArray, fill: FillModel): DerivedArray {
	const { dataType, codecs, chunkGrid, shape } = array.description;
	return new DerivedArray({ ...array.description, fill }, async (index, options) => {
		const chunk = await array.compute(index, options);
		if (chunk !== undefined) return chunk;
		const chunkShape = chunkShapeAt(chunkGrid, shape, index);
		return encodeChunk(fillElements(array.description, elementCount(chunkShape)), codecs, {
			dataType,
			shape: chunkShape,
		});
	});
}

/** The value by which a hole is missing: the fill value itself if it is a sentinel or NaN, else a sentinel, else NaN. */
function missingValue(type: DataType, { storage, validity }: FillModel): Uint8Array | undefined {
	const sentinels = validity.flatMap((rule) => (rule.kind === "sentinel" ? [rule.value] : []));
	const isMissing = isNaNScalar(type, storage.value) || sentinels.some((value) => sameBytes(value, storage.value));
	if (isMissing) return storage.value;
	if (sentinels[0] !== undefined) return sentinels[0];
	if (type.kind === "float") return castScalar(type, Number.NaN)?.bytes;
	return type.kind === "complex" ? castScalar(type, [Number.NaN, Number.NaN])?.bytes : undefined;
}

/** How datasets come to the same coordinates: they must have them, or get the union or the intersection of all. */
export type Join = "exact" | "outer" | "inner";

/**
 * Datasets on common coordinates. With `exact` those that differ are refused; with `outer` a dataset has holes where only
 * others have data; with `inner` what not all have is left out. Coordinates that differ by rounding are always refused.
 */
export async function align(
	datasets: readonly VirtualDataset[],
	{ join = "outer", exclude = [] }: { join?: Join | undefined; exclude?: readonly string[] | undefined } = {},
): Promise<VirtualDataset[]> {
	const dimensions = dimensionNamesOf(datasets);
	for (const name of exclude) dimensions.delete(name);
	const differences = [...dimensions].flatMap((dimension) => compareDimension(datasets, dimension, join));
	if (differences.length > 0) throw new CombineError(differences);
	if (join === "exact") return [...datasets];
	let aligned = [...datasets];
	for (const dimension of dimensions) {
		const target = commonCoordinate(datasets, dimension, join);
		if (target === undefined) continue;
		aligned = await Promise.all(
			aligned.map((dataset) =>
				dataset.dimensions.has(dimension) ? reindex(dataset, { [dimension]: target }) : dataset,
			),
		);
	}
	return aligned;
}

/** In what the lengths and coordinates along a dimension differ, as far as `join` does not allow it. */
export function compareDimension(datasets: readonly VirtualDataset[], dimension: string, join: Join): Difference[] {
	const members = datasets.filter((dataset) => dataset.dimensions.has(dimension));
	const [first, ...others] = members;
	if (first === undefined) return [];
	const own = first.variables.get(dimension);
	return others.flatMap((dataset): Difference[] => {
		const variable = dataset.variables.get(dimension);
		// Most of very many files have the very same one.
		if (own?.kind === "loaded" && own === variable) return [];
		const common = { variable: dimension, file: dataset.url, firstFile: first.url };
		if (own !== undefined && variable !== undefined) {
			const members = [first, dataset].map(({ url }, i) => ({ url, variable: i === 0 ? own : variable }));
			const units = compareFacts(dimension, members, ["units", "calendar"]);
			if (units.length > 0) return units;
		}
		if (own?.kind === "loaded" && variable?.kind === "loaded") {
			if (sameValues(own, variable)) return [];
			const distance = nearlyEqual(own, variable);
			const why = distance === undefined ? "" : ` (nearly equal: they differ by up to ${distance.toPrecision(2)})`;
			if (join !== "exact" && distance === undefined) return [];
			const [firstValue, value] = [own, variable].map((one) => valuesText(coordinateValues(one) ?? [])) as [
				string,
				string,
			];
			return [{ ...common, property: "coordinate", value: `${value}${why}`, firstValue }];
		}
		const lengths = [first, dataset].map(({ dimensions }) => String(dimensions.get(dimension)));
		if (lengths[0] === lengths[1]) return [];
		return [{ ...common, property: "length", value: lengths[1] as string, firstValue: lengths[0] as string }];
	});
}

/** The union or intersection of the coordinates of a dimension; undefined where they are all the same. */
function commonCoordinate(
	datasets: readonly VirtualDataset[],
	dimension: string,
	join: Exclude<Join, "exact">,
): LoadedVariable | undefined {
	const loaded = datasets.flatMap((dataset) => {
		const variable = dataset.variables.get(dimension);
		return variable?.kind === "loaded" ? [variable] : [];
	});
	const [first, ...others] = loaded;
	if (first === undefined || others.every((other) => sameValues(first, other))) return undefined;
	const lists = loaded.map((variable) => coordinateValues(variable) ?? []);
	const values = join === "outer" ? union(lists) : intersection(lists);
	return ofValues(first, dimension, values);
}

function union(lists: readonly CoordinateValue[][]): CoordinateValue[] {
	const byText = new Map(lists.flat().map((value) => [String(value), value]));
	const values = [...byText.values()];
	const directions = new Set(lists.map(directionOf));
	if (directions.has(undefined)) return values;
	values.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
	return directions.has("down") && !directions.has("up") ? values.reverse() : values;
}

function intersection([first = [], ...others]: readonly CoordinateValue[][]): CoordinateValue[] {
	const sets = others.map((list) => new Set(list.map(String)));
	return first.filter((value) => sets.every((set) => set.has(String(value))));
}

/** A coordinate like another one, with other values. */
function ofValues(like: LoadedVariable, dimension: string, values: readonly CoordinateValue[]): LoadedVariable {
	const { dataType } = like;
	const bytes = new Uint8Array(values.length * (dataType.itemBytes ?? 0));
	for (const [i, value] of values.entries()) {
		const cast = castScalar(dataType, value);
		if (cast === undefined || !cast.exact)
			throw new MiraError(
				"cannot-combine",
				`${value} is not a ${dataType.name}, as coordinate "${dimension}" is elsewhere`,
			);
		if (dataType.itemBytes !== undefined) bytes.set(cast.bytes, i * dataType.itemBytes);
	}
	const elements = dataType.itemBytes === undefined ? (values as string[]) : bytes;
	return like.with({ shape: [values.length], elements });
}
