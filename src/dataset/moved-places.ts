import type { AffineTransform } from "../read/labels/affine.ts";
import { allPositions, type EvenPositions, isList, type Positions } from "../read/positions.ts";
import { type Attributes, numericAttribute } from "../zarr/attributes.ts";
import { textOf } from "./coordinates.ts";
import { describeVariable, dimensionsOf, type Variable } from "./variable.ts";
import type { VirtualDataset } from "./virtual-dataset.ts";

/** Positions along dimensions that were taken; undefined for those that disappeared. */
export type TakenPlaces = ReadonlyMap<string, Positions | undefined>;

/**
 * What says where the pixels of an image are, for the pixels that were taken of `whole`: it is moved with them, or is gone where they
 * are not evenly spaced any more.
 */
export function movePlaces(whole: VirtualDataset, dataset: VirtualDataset, taken: TakenPlaces): VirtualDataset {
	const mappings = movedMappings(whole, taken);
	const variables = Array.from(dataset.variables, ([name, variable]): [string, Variable] => {
		const own = moveTransform(variable.attributes, taken);
		const isStale = mappings.has(name) && own.has("GeoTransform");
		const attributes = isStale ? without(own, "GeoTransform") : own;
		return [name, attributes === variable.attributes ? variable : describeVariable(variable, { attributes })];
	});
	return dataset.with({ variables, attributes: moveTransform(dataset.attributes, taken) });
}

/** Grid mappings of variables whose rows or columns were taken: the transform that GDAL writes to them is that of the whole. */
function movedMappings({ variables }: VirtualDataset, taken: TakenPlaces): Set<string> {
	return new Set(
		Array.from(variables.values()).flatMap((variable) => {
			const isMoved = dimensionsOf(variable)
				.slice(-2)
				.some((name) => taken.has(name));
			return isMoved ? (textOf(variable.attributes, "grid_mapping")?.split(/[\s:]+/) ?? []) : [];
		}),
	);
}

function moveTransform(attributes: Attributes, taken: TakenPlaces): Attributes {
	if (!attributes.has("spatial:transform")) return attributes;
	const named = attributes.get("spatial:dimensions");
	const [rows = "y", columns = "x"] = named?.dataType === "string" ? named.values : [];
	if (!taken.has(rows) && !taken.has(columns)) return attributes;
	const gone = without(attributes, "multiscales", "spatial:transform", "spatial:shape", "spatial:bbox");
	const size = numbersIn(attributes, "spatial:shape");
	const transform = numbersIn(attributes, "spatial:transform");
	const [row, column] = [rows, columns].map((name, i) => evenAlong(taken, name, size[i]));
	if (row === undefined || column === undefined || transform.length !== 6) return gone;
	// By nodes the transform is that of the centres of cells, else of their corners.
	const half = textOf(attributes, "spatial:registration") === "node" ? 0 : 0.5;
	const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = transform;
	const [right, down] = [column, row].map(({ start, step }) => start + half - half * step) as [number, number];
	const moved: AffineTransform = [
		a * column.step,
		b * row.step,
		c + a * right + b * down,
		d * column.step,
		e * row.step,
		f + d * right + e * down,
	];
	gone.set("spatial:shape", numericAttribute(BigInt64Array.of(BigInt(row.count), BigInt(column.count))));
	gone.set("spatial:transform", numericAttribute(Float64Array.from(moved)));
	if (half > 0) gone.set("spatial:bbox", numericAttribute(boxAround(moved, row.count, column.count)));
	return gone;
}

/** Evenly spaced positions; those of the whole dimension where nothing was taken of it. Undefined for others. */
function evenAlong(taken: TakenPlaces, name: string, length: number | undefined): EvenPositions | undefined {
	if (!taken.has(name)) return length === undefined ? undefined : allPositions(length);
	const positions = taken.get(name);
	return positions === undefined || isList(positions) || positions.count === 0 ? undefined : positions;
}

function numbersIn(attributes: Attributes, name: string): number[] {
	return Array.from(attributes.get(name)?.values ?? [], Number);
}

function without(attributes: Attributes, ...names: string[]): Attributes {
	return new Map([...attributes].filter(([name]) => !names.includes(name)));
}

/** Left, bottom, right and top of an image, turned or not. */
function boxAround([a, b, c, d, e, f]: AffineTransform, rows: number, columns: number): Float64Array {
	const [xs, ys] = [
		[a * columns, b * rows],
		[d * columns, e * rows],
	] as const;
	const least = ([one, other]: readonly [number, number]): number => Math.min(0, one) + Math.min(0, other);
	const most = ([one, other]: readonly [number, number]): number => Math.max(0, one) + Math.max(0, other);
	return Float64Array.of(c + least(xs), f + least(ys), c + most(xs), f + most(ys));
}
