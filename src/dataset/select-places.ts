import { MiraError } from "../errors.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { pixelIn } from "../read/labels/affine.ts";
import { isPartner } from "../read/labels/coordinates.ts";
import type { Label } from "../read/labels/label-axis.ts";
import { loadPlaces } from "../read/labels/load-places.ts";
import { isPlace, type PlaceSearch } from "../read/labels/place-search.ts";
import { elementCount } from "../zarr/nd-array.ts";
import type { DatasetCoordinate } from "./dataset-coordinates.ts";
import type { TakenDimension } from "./isel.ts";
import type { LabelRange, LabelSelection } from "./label-search.ts";

/** A label of a coordinate that makes places together with another. */
export type PlaceRequest = { name: string; label: LabelSelection; found: DatasetCoordinate };

/** The two that make places: latitude and longitude of the same cells, or y and x of a turned image. */
type Pair = { vertical: PlaceRequest; horizontal: PlaceRequest };

/** The positions of the places nearest to lists of labels, a list for every dimension. */
export async function nearestPlaces(
	store: ManifestStore,
	requests: readonly PlaceRequest[],
	{ tolerance, signal }: { tolerance: number | undefined; signal: AbortSignal | undefined },
): Promise<number[][]> {
	const { vertical, horizontal } = pairOf(requests);
	const [ys, xs] = [numbersOf(vertical), numbersOf(horizontal)];
	const { source, axes } = vertical.found.coordinate;
	if (source.kind === "transform") {
		const lengths = axes.map((_, i) => lengthOf(store, vertical.found, i));
		const pixels = ys.map((y, i) => pixelIn(source.transform, xs[i] as number, y, lengths));
		return axes.map((_, i) => pixels.map((pixel) => pixel[i] as number));
	}
	const search = await searchOf(store, { vertical, horizontal }, signal);
	const indexes = ys.map((y, i) => search.nearest(y, xs[i] as number, tolerance).index);
	return vertical.found.dimensions.map((_, d) => indexes.map((index) => index[d] as number));
}

/**
 * What lies between latitudes and between longitudes, of cells that two arrays place: of a list of places those inside; of a grid the
 * smallest box of positions that holds all cells inside, and so some that are not.
 */
export async function boxOfPlaces(
	store: ManifestStore,
	requests: readonly PlaceRequest[],
	signal: AbortSignal | undefined,
): Promise<TakenDimension[]> {
	const { vertical, horizontal } = pairOf(requests);
	const [lat, lon] = [vertical, horizontal].map(rangeOf) as [NumberRange, NumberRange];
	const search = await searchOf(store, { vertical, horizontal }, signal);
	const { shape, latitudes, longitudes } = search.places;
	const isInside = (i: number): boolean => {
		const [latitude, longitude] = [latitudes[i] as number, longitudes[i] as number];
		if (!isPlace(latitude, longitude)) return false;
		return isBetween(latitude, lat) && isEastOf(longitude, lon);
	};
	if (shape.length === 1) {
		const positions = Array.from({ length: shape[0] as number }, (_, i) => i).filter(isInside);
		return [{ positions, isKept: true }];
	}
	const low = shape.map((length) => length);
	const high = shape.map(() => -1);
	const total = elementCount(shape);
	const steps = shape.map((_, d) => elementCount(shape.slice(d + 1)));
	for (let i = 0; i < total; i++) {
		if (!isInside(i)) continue;
		for (const [d, length] of shape.entries()) {
			const position = Math.floor(i / (steps[d] as number)) % length;
			low[d] = Math.min(low[d] as number, position);
			high[d] = Math.max(high[d] as number, position);
		}
	}
	return shape.map((_, d): TakenDimension => {
		const isEmpty = (high[d] as number) < 0;
		const [start, end] = isEmpty ? [0, -1] : [low[d] as number, high[d] as number];
		return { positions: { start, step: 1, count: end - start + 1 }, isKept: true };
	});
}

function pairOf(requests: readonly PlaceRequest[]): Pair {
	const [one] = requests as [PlaceRequest];
	const find = (...roles: (string | undefined)[]): PlaceRequest | undefined =>
		requests.find(({ found }) => roles.includes(found.coordinate.role));
	const [vertical, horizontal] = [find("latitude", "y"), find("longitude", "x")];
	const name = one.found.coordinate.name;
	if (requests.length !== 2 || vertical === undefined || horizontal === undefined)
		throw new MiraError("bad-selection", `${name} lies along several dimensions: give its partner too`, {
			hint: "Latitude and longitude, or y and x, make a place together",
		});
	if (requests.some(({ label }) => Array.isArray(label) !== Array.isArray(one.label)))
		throw new MiraError("bad-selection", `${name} and its partner make places: give two labels, two ranges, or points`);
	return { vertical, horizontal };
}

function searchOf(store: ManifestStore, pair: Pair, signal: AbortSignal | undefined): Promise<PlaceSearch> {
	const [vertical, horizontal] = [pair.vertical.found.coordinate, pair.horizontal.found.coordinate];
	if (!isPartner(vertical, horizontal))
		throw new MiraError(
			"bad-selection",
			`${vertical.name} and ${horizontal.name} are not the latitudes and longitudes of the same cells`,
		);
	return loadPlaces(store, vertical, horizontal, signal);
}

function lengthOf(store: ManifestStore, { dimensions }: DatasetCoordinate, i: number): number {
	for (const { description } of store.group.arrays.values()) {
		const axis = (description.dimensionNames ?? []).indexOf(dimensions[i] as string);
		if (axis >= 0) return description.shape[axis] as number;
	}
	return 0;
}

function numbersOf({ name, label }: PlaceRequest): number[] {
	return (label as readonly Label[]).map((one) => {
		if (typeof one === "number" && !Number.isNaN(one)) return one;
		throw new MiraError("bad-selection", `"${String(one)}" of ${name} is not a number`);
	});
}

type NumberRange = { start: number | undefined; stop: number | undefined };

function rangeOf({ name, label }: PlaceRequest): NumberRange {
	const range = (label ?? {}) as LabelRange;
	const [start, stop] = [range.start ?? undefined, range.stop ?? undefined];
	const isNumber = (end: Label | undefined): end is number | undefined => end === undefined || typeof end === "number";
	if (!isNumber(start) || !isNumber(stop) || (range.step ?? 1) !== 1)
		throw new MiraError("bad-selection", `the range of ${name} needs numbers, and takes every cell`);
	return { start, stop };
}

function isBetween(value: number, { start, stop }: NumberRange): boolean {
	const [low, high] = start !== undefined && stop !== undefined && start > stop ? [stop, start] : [start, stop];
	return value >= (low ?? Number.NEGATIVE_INFINITY) && value <= (high ?? Number.POSITIVE_INFINITY);
}

/** Longitudes from `start` east to `stop`; an open end is the date line. */
function isEastOf(longitude: number, { start = -180, stop = 180 }: NumberRange): boolean {
	const width = stop >= start ? stop - start : modulo(stop - start);
	return width >= 360 || modulo(longitude - start) <= width;
}

function modulo(degrees: number): number {
	return ((degrees % 360) + 360) % 360;
}
