import { MiraError } from "../../errors.ts";
import * as elementary from "../../zarr/arithmetic/elementary.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import { formatNumber } from "../../zarr/scalar.ts";
import { NearestPoints } from "./nearest-points.ts";

/** Places that two arrays of the same shape give together, in degrees; NaN where one is missing. */
export type Places = {
	shape: readonly number[];
	latitudes: ArrayLike<number>;
	longitudes: ArrayLike<number>;
};

/** A place that was found. */
export type FoundPlace = {
	index: number[];
	/** Degrees of a great circle between it and what was asked for. */
	distanceDegrees: number;
};

/** How far every cell is from its neighbours, in degrees, and the farthest of all. */
type CellSpacings = { spacings: Float64Array; farthest: number };

/** Finds the cells of a grid, or the points of a list, that lie nearest to places. */
export class PlaceSearch {
	readonly places: Places;
	readonly #points: NearestPoints;
	#spacings: CellSpacings | undefined;

	constructor(places: Places) {
		this.places = places;
		this.#points = new NearestPoints(places.latitudes.length, (i) => this.#vector(i));
	}

	/**
	 * The nearest by great-circle distance. Without a `tolerance` (in degrees of arc) it is refused where it is farther off than
	 * the cell from its own neighbours: the place lies outside then.
	 */
	nearest(latitude: number, longitude: number, tolerance?: number): FoundPlace {
		const { shape, latitudes, longitudes } = this.places;
		const asked = `${formatNumber(latitude)}, ${formatNumber(longitude)}`;
		if (!isPlace(latitude, longitude)) throw new MiraError("bad-selection", `${asked} is no latitude and longitude`);
		const found = this.#points.nearest(unitVector(latitude, longitude));
		if (found === undefined) throw new MiraError("bad-selection", `no place is near ${asked}: all of them are missing`);
		const degrees = arcDegrees(found.squaredDistance);
		const limit = tolerance ?? this.#spacingAround(found.point);
		if (degrees <= limit) return { index: unravel(shape, found.point), distanceDegrees: degrees };
		const [nearestLatitude, nearestLongitude] = [latitudes, longitudes].map((list) =>
			formatNumber(list[found.point] as number),
		);
		throw new MiraError(
			"bad-selection",
			`${asked} lies outside: the nearest place, ${nearestLatitude}, ${nearestLongitude}, is ${degrees.toFixed(2)} degrees away`,
		);
	}

	/**
	 * The cell that a place lies in, by its number in C order: the nearest, unless that is farther off than `reach` times the way to
	 * its farthest neighbour; then -1. For many places: what is known of the cells is reckoned once.
	 */
	cellAt(latitude: number, longitude: number, reach: number): number {
		this.#spacings ??= this.#allSpacings();
		const { spacings, farthest } = this.#spacings;
		const found = this.#points.nearest(unitVector(latitude, longitude), -1, squaredChord(reach * farthest));
		if (found === undefined) return -1;
		return arcDegrees(found.squaredDistance) <= reach * (spacings[found.point] as number) ? found.point : -1;
	}

	#allSpacings(): CellSpacings {
		const spacings = new Float64Array(this.places.latitudes.length);
		let farthest = 0;
		for (let point = 0; point < spacings.length; point++) {
			if (this.#vector(point) === undefined) continue;
			const spacing = this.#spacingAround(point);
			spacings[point] = spacing;
			farthest = Math.max(farthest, spacing);
		}
		return { spacings, farthest };
	}

	/** How far the cell at a place is from its neighbours: the farthest along the dimensions of a grid, the nearest in a list. */
	#spacingAround(point: number): number {
		const { shape } = this.places;
		const own = this.#vector(point) as Vector;
		if (shape.filter((length) => length > 1).length < 2) {
			const other = this.#points.nearest(own, point);
			return other === undefined ? 0 : arcDegrees(other.squaredDistance);
		}
		let farthest = 0;
		for (const [d, i] of unravel(shape, point).entries()) {
			const step = elementCount(shape.slice(d + 1));
			for (const neighbour of [i > 0 ? point - step : -1, i + 1 < (shape[d] as number) ? point + step : -1]) {
				const vector = neighbour < 0 ? undefined : this.#vector(neighbour);
				if (vector === undefined) continue;
				const [x, y, z] = vector;
				farthest = Math.max(
					farthest,
					arcDegrees(elementary.square(x - own[0]) + elementary.square(y - own[1]) + elementary.square(z - own[2])),
				);
			}
		}
		return farthest;
	}

	#vector(i: number): Vector | undefined {
		const [latitude, longitude] = [this.places.latitudes[i] as number, this.places.longitudes[i] as number];
		return isPlace(latitude, longitude) ? unitVector(latitude, longitude) : undefined;
	}
}

type Vector = [x: number, y: number, z: number];

/** No number but one on the globe is a place; many files mark the missing ones by a number and do not say so. */
export function isPlace(latitude: number, longitude: number): boolean {
	return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 720;
}

/** On a sphere: by chords, which unlike the products of vectors tell small distances apart. */
function unitVector(latitude: number, longitude: number): Vector {
	const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
	const radius = elementary.cos(phi);
	return [radius * elementary.cos(lambda), radius * elementary.sin(lambda), elementary.sin(phi)];
}

function arcDegrees(squaredChord: number): number {
	return (2 * elementary.asin(Math.min(1, Math.sqrt(squaredChord) / 2)) * 180) / Math.PI;
}

/** A little more than that of so many degrees: it is for leaving out, not for measuring. */
function squaredChord(degrees: number): number {
	return elementary.square(2 * elementary.sin((Math.min(degrees, 180) * Math.PI) / 360)) * (1 + 1e-9);
}

function unravel(shape: readonly number[], number: number): number[] {
	return shape.map((length, d) => Math.floor(number / elementCount(shape.slice(d + 1))) % length);
}
