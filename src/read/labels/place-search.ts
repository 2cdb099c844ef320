import { MiraError } from "../../errors.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import { formatNumber } from "../../zarr/scalar.ts";

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

/**
 * The cell of a grid, or the point of a list, nearest to a place by great-circle distance. Without a `tolerance` (in degrees of
 * arc) it is refused where it is farther off than the cell from its own neighbours: the place lies outside then.
 */
export function nearestPlace(places: Places, latitude: number, longitude: number, tolerance?: number): FoundPlace {
	const found = searchNearest(places, latitude, longitude, () => true);
	const asked = `${formatNumber(latitude)}, ${formatNumber(longitude)}`;
	if (found === undefined) throw new MiraError("bad-selection", `no place is near ${asked}: all of them are missing`);
	const limit = tolerance ?? spacingAround(places, found.number);
	const index = unravel(places.shape, found.number);
	if (found.degrees <= limit) return { index, distanceDegrees: found.degrees };
	const [nearestLatitude, nearestLongitude] = [places.latitudes, places.longitudes].map((list) =>
		formatNumber(list[found.number] as number),
	);
	throw new MiraError(
		"bad-selection",
		`${asked} lies outside: the nearest place, ${nearestLatitude}, ${nearestLongitude}, is ${found.degrees.toFixed(2)} degrees away`,
	);
}

type Nearest = { number: number; degrees: number };

function searchNearest(
	{ latitudes, longitudes }: Places,
	latitude: number,
	longitude: number,
	holds: (number: number) => boolean,
): Nearest | undefined {
	const [x, y, z] = unitVector(latitude, longitude);
	let best = -1;
	let leastChord = Number.POSITIVE_INFINITY;
	for (let i = 0; i < latitudes.length; i++) {
		const [ownLatitude, ownLongitude] = [latitudes[i] as number, longitudes[i] as number];
		// No number but one on the globe is a place; many files mark the missing ones by a number and do not say so.
		if (!(Math.abs(ownLatitude) <= 90 && Math.abs(ownLongitude) <= 720) || !holds(i)) continue;
		const [ownX, ownY, ownZ] = unitVector(ownLatitude, ownLongitude);
		const chord = (ownX - x) ** 2 + (ownY - y) ** 2 + (ownZ - z) ** 2;
		if (chord < leastChord) [best, leastChord] = [i, chord];
	}
	return best < 0 ? undefined : { number: best, degrees: arcDegrees(leastChord) };
}

/** How far the cell at a place is from its neighbours: the farthest along the dimensions of a grid, the nearest in a list. */
function spacingAround(places: Places, number: number): number {
	const { shape, latitudes, longitudes } = places;
	const [latitude, longitude] = [latitudes[number] as number, longitudes[number] as number];
	const known = shape.filter((length) => length > 1);
	if (known.length < 2) return searchNearest(places, latitude, longitude, (i) => i !== number)?.degrees ?? 0;
	const [x, y, z] = unitVector(latitude, longitude);
	let farthest = 0;
	for (const [d, i] of unravel(shape, number).entries()) {
		const step = elementCount(shape.slice(d + 1));
		for (const neighbour of [i > 0 ? number - step : -1, i + 1 < (shape[d] as number) ? number + step : -1]) {
			const [ownX, ownY, ownZ] = unitVector(latitudes[neighbour] ?? Number.NaN, longitudes[neighbour] ?? Number.NaN);
			const degrees = arcDegrees((ownX - x) ** 2 + (ownY - y) ** 2 + (ownZ - z) ** 2);
			if (degrees > farthest) farthest = degrees;
		}
	}
	return farthest;
}

/** On a sphere: by chords, which unlike the products of vectors tell small distances apart. */
function unitVector(latitude: number, longitude: number): [number, number, number] {
	const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
	const radius = Math.cos(phi);
	return [radius * Math.cos(lambda), radius * Math.sin(lambda), Math.sin(phi)];
}

function arcDegrees(squaredChord: number): number {
	return (2 * Math.asin(Math.min(1, Math.sqrt(squaredChord) / 2)) * 180) / Math.PI;
}

function unravel(shape: readonly number[], number: number): number[] {
	return shape.map((length, d) => Math.floor(number / elementCount(shape.slice(d + 1))) % length);
}
