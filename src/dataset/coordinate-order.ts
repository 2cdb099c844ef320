import type { Diagnostic, DiagnosticCode } from "../diagnostics.ts";
import { hint, MiraError, option, withoutSecrets } from "../errors.ts";
import { CombineError } from "./combine-error.ts";
import {
	type CoordinateValue,
	coordinateValues,
	directionOf,
	nearlyEqual,
	sameValues,
	valuesText,
} from "./coordinate-values.ts";
import { textOf } from "./coordinates.ts";
import type { Difference } from "./preflight.ts";
import type { LoadedVariable, Variable } from "./variable.ts";
import type { VirtualDataset } from "./virtual-dataset.ts";

/** Where datasets stand beside each other: along which dimensions, and each at which place of that grid. */
export type TileOrder = { dimensions: string[]; places: number[][]; diagnostics: Diagnostic[] };

/** Places of the datasets along one dimension, and what is to be told about it. */
type AxisOrder = { places: number[]; diagnostics: Diagnostic[] };

/**
 * Finds the order of datasets by their loaded coordinates, as xarray does: along each dimension whose coordinate is not the same
 * in all of them, by its values. Values that overlap or differ by rounding are refused; gaps and repeated ones are reported.
 */
export function inferOrder(datasets: readonly VirtualDataset[]): TileOrder {
	const [first] = datasets as [VirtualDataset, ...VirtualDataset[]];
	const dimensions: string[] = [];
	const axes: AxisOrder[] = [];
	for (const dimension of first.dimensions.keys()) {
		const coordinate = first.variables.get(dimension);
		if (!datasets.every(({ variables }) => variables.get(dimension)?.kind === "loaded")) continue;
		const isFirst = ({ variables }: VirtualDataset): boolean =>
			sameValues(coordinate as LoadedVariable, variables.get(dimension) as LoadedVariable);
		if (datasets.every(isFirst)) continue;
		dimensions.push(dimension);
		axes.push(orderAlong(dimension, datasets));
	}
	if (datasets.length > 1 && dimensions.length === 0) throw noOrder(datasets);
	const places = datasets.map((_, i) => axes.map((axis) => axis.places[i] as number));
	checkTiles(datasets, dimensions, places);
	return { dimensions, places, diagnostics: axes.flatMap(({ diagnostics }) => diagnostics) };
}

function noOrder(datasets: readonly VirtualDataset[]): MiraError {
	const [first] = datasets as [VirtualDataset, ...VirtualDataset[]];
	const loaded = [...first.coordinates].flatMap(([name, { kind }]) => (kind === "loaded" ? [name] : []));
	const same = `${loaded.join(", ")} ${loaded.length === 1 ? "is" : "are"} the same in all of them`;
	const scalar = [...first.variables].find(([name, variable]) => isScalarCoordinate(first, name, variable))?.[0];
	const order = hint`Pass ${option("combine", "nested")} to give the order yourself`;
	return new MiraError(
		"cannot-combine",
		`the coordinates do not say in which order ${datasets.length} files go: ${loaded.length === 0 ? "none is loaded" : same}`,
		{
			url: first.url,
			...(scalar === undefined
				? order
				: hint`${order}, or ${option("expandDims", [scalar])} to make a dimension of "${scalar}", which has none`),
		},
	);
}

/** True for what could be the coordinate of a dimension of length 1: a coordinate, or a time, without dimensions. */
function isScalarCoordinate(dataset: VirtualDataset, name: string, { description, attributes }: Variable): boolean {
	const isTime = /\ssince\s/i.test(textOf(attributes, "units") ?? "");
	return description.shape.length === 0 && (isTime || dataset.coordinateNames.has(name));
}

function orderAlong(dimension: string, datasets: readonly VirtualDataset[]): AxisOrder {
	const values = datasets.map(({ variables, url }) => {
		const own = coordinateValues(variables.get(dimension)) ?? [];
		if (own.length > 0) return own;
		throw unordered(dimension, url, "it has no values that could be ordered");
	});
	const directions = new Set(values.map((own, i) => directionAlong(dimension, own, datasets[i]?.url)));
	directions.delete("either");
	if (directions.size > 1) throw unordered(dimension, undefined, "it goes up in some files and down in others");
	const isDown = directions.has("down");
	// Datasets with the same coordinate stand at the same place.
	const keys = values.map((own) => own.join());
	const tiles = new Map<string, Tile>();
	for (const [i, key] of keys.entries())
		if (!tiles.has(key))
			tiles.set(key, { dataset: datasets[i] as VirtualDataset, values: values[i] as CoordinateValue[] });
	const sorted = [...tiles].sort(([, a], [, b]) => {
		const [left, right] = [a.values[0], b.values[0]] as [CoordinateValue, CoordinateValue];
		const order = left < right ? -1 : left > right ? 1 : 0;
		return isDown ? -order : order;
	});
	const placeOf = new Map(sorted.map(([key], place) => [key, place]));
	const diagnostics = checkNeighbours(
		dimension,
		sorted.map(([, tile]) => tile),
		isDown,
	);
	return { places: keys.map((key) => placeOf.get(key) as number), diagnostics };
}

/** Repeated values are allowed, in one file as between two. */
function directionAlong(dimension: string, values: readonly CoordinateValue[], url: string | undefined) {
	const direction = directionOf([...new Set(values)]);
	if (direction === undefined) throw unordered(dimension, url, "its values go neither up nor down throughout");
	return direction;
}

function unordered(dimension: string, url: string | undefined, why: string): MiraError {
	return new MiraError("cannot-combine", `coordinate "${dimension}" gives no order: ${why}`, {
		url,
		...hint`Pass ${option("combine", "nested")} to give the order yourself`,
	});
}

type Tile = { dataset: VirtualDataset; values: CoordinateValue[] };

function checkNeighbours(dimension: string, tiles: readonly Tile[], isDown: boolean): Diagnostic[] {
	const differences: Difference[] = [];
	const diagnostics: Diagnostic[] = [];
	const usual = usualStep(tiles);
	for (const [i, tile] of tiles.slice(1).entries()) {
		const before = tiles[i] as Tile;
		const [end, begin] = [before.values.at(-1) as CoordinateValue, tile.values[0] as CoordinateValue];
		const overlaps = isDown ? begin > end : begin < end;
		if (overlaps) {
			differences.push(overlap(dimension, before, tile));
			continue;
		}
		const told = (code: DiagnosticCode, what: string): void => {
			const message = `${dimension} ${what} between ${withoutSecrets(before.dataset.url)} and ${withoutSecrets(tile.dataset.url)}: ${end}, then ${begin}`;
			diagnostics.push({ severity: "warning", code, path: `/${dimension}`, message });
		};
		const gap = Math.abs(Number(begin) - Number(end));
		if (begin === end) told("coordinate-repeated", "has the same value twice");
		else if (usual !== undefined && gap < usual * 1e-3) told("coordinate-repeated", "has nearly the same value twice");
		else if (usual !== undefined && gap > usual * 1.5) told("coordinate-gap", "has a gap");
	}
	if (differences.length > 0) throw new CombineError(differences);
	return diagnostics;
}

function overlap(dimension: string, before: Tile, tile: Tile): Difference {
	const [own, other] = [before, tile].map(({ dataset }) => dataset.variables.get(dimension)) as [
		LoadedVariable,
		LoadedVariable,
	];
	const distance = nearlyEqual(own, other);
	const why =
		distance === undefined
			? "they overlap"
			: `nearly equal: they differ by up to ${distance.toPrecision(2)}, as rounding makes them`;
	return {
		variable: dimension,
		property: distance === undefined ? "overlap" : "coordinate",
		file: tile.dataset.url,
		value: `${valuesText(tile.values)} (${why})`,
		firstFile: before.dataset.url,
		firstValue: valuesText(before.values),
	};
}

/** The largest step inside a file; between files where each has one value, the usual step between them. */
function usualStep(tiles: readonly Tile[]): number | undefined {
	const inside = tiles.flatMap(({ values }) => stepsOf(values));
	if (inside.length > 0) return inside.reduce((most, step) => Math.max(most, step), 0);
	const between = stepsOf(tiles.map(({ values }) => values[0] as CoordinateValue)).sort((a, b) => a - b);
	return between[between.length >> 1];
}

function stepsOf(values: readonly CoordinateValue[]): number[] {
	return values.slice(1).flatMap((value, i) => {
		const step = Math.abs(Number(value) - Number(values[i]));
		return Number.isNaN(step) ? [] : [step];
	});
}

/** Every place of the grid has exactly one dataset. */
function checkTiles(
	datasets: readonly VirtualDataset[],
	dimensions: readonly string[],
	places: readonly number[][],
): void {
	const taken = new Map<string, number>();
	for (const [i, place] of places.entries()) {
		const other = taken.get(place.join());
		if (other !== undefined && datasets.length > 1)
			throw new MiraError("cannot-combine", `it has the same ${dimensions.join(" and ")} as ${datasets[other]?.url}`, {
				url: datasets[i]?.url,
				...hint`Leave one of them out, or pass ${option("combine", "nested")} with a dimension along which they differ`,
			});
		taken.set(place.join(), i);
	}
	const lengths = dimensions.map((_, d) => places.reduce((most, place) => Math.max(most, (place[d] as number) + 1), 0));
	const count = lengths.reduce((product, length) => product * length, 1);
	if (count !== datasets.length)
		throw new MiraError(
			"cannot-combine",
			`${datasets.length} files do not fill a grid of ${lengths.map((length, d) => `${length} along ${dimensions[d]}`).join(" and ")}`,
			{ url: datasets[0]?.url, hint: "Add the files that are missing, or combine complete rows of them" },
		);
}
