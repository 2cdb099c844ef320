import * as elementary from "../../zarr/arithmetic/elementary.ts";

/** A figure of a planet, by what the formulas of projections need of it. Latitudes are in radians. */
export type Figure = {
	semiMajor: number;
	/** The first eccentricity and its square; 0 for a sphere. */
	e: number;
	e2: number;
	/** The third flattening, by whose powers the series of the meridian run. */
	n: number;
};

/** A point in the order of its axes: longitude and latitude, or x and y. */
export type Point = readonly [first: number, second: number];

/**
 * A method with its parameters on a figure: longitudes from its own meridian and latitudes, in radians, to metres from its origin and
 * back. NaN where the map shows nothing, or a place is not on the map.
 */
export type Projection = {
	forward(longitude: number, latitude: number): Point;
	inverse(x: number, y: number): Point;
};

/** What is not on a map. */
export const NOWHERE: Point = [Number.NaN, Number.NaN];

/** The figure of an ellipsoid by its axis and its inverse flattening, 0 for a sphere. */
export function figureOf(semiMajor: number, inverseFlattening: number): Figure {
	const f = inverseFlattening === 0 ? 0 : 1 / inverseFlattening;
	const e2 = f * (2 - f);
	return { semiMajor, e: Math.sqrt(e2), e2, n: f / (2 - f) };
}

/** The radius of a parallel, with 1 for the axis. */
export function parallelRadius({ e2 }: Figure, latitude: number): number {
	return elementary.cos(latitude) * normalRadius(e2, latitude);
}

/** The radius of curvature across the meridian, with 1 for the axis. */
export function normalRadius(e2: number, latitude: number): number {
	return 1 / Math.sqrt(1 - e2 * elementary.square(elementary.sin(latitude)));
}

/** Conformal maps are functions of it: the northing of a Mercator map, with 1 for the axis. */
export function isometricLatitude({ e }: Figure, latitude: number): number {
	return elementary.asinh(conformalTangent(e, elementary.tan(latitude)));
}

/** The latitude of an isometric latitude. */
export function latitudeOfIsometric({ e }: Figure, isometric: number): number {
	return elementary.atan(tangentOfConformal(e, elementary.sinh(isometric)));
}

/** The tangent of the conformal latitude from that of the latitude (Karney 2011, equations 7 to 9). */
export function conformalTangent(e: number, tangent: number): number {
	if (e === 0) return tangent;
	const secant = elementary.hypot(1, tangent);
	const sigma = elementary.sinh(e * elementary.atanh((e * tangent) / secant));
	return tangent * elementary.hypot(1, sigma) - sigma * secant;
}

/** Back, by the method of Newton, which doubles the right digits with every step. */
export function tangentOfConformal(e: number, conformal: number): number {
	if (e === 0 || !Number.isFinite(conformal)) return conformal;
	const e2m = 1 - e * e;
	let tangent = Math.abs(conformal) > 70 ? conformal * elementary.exp(e * elementary.atanh(e)) : conformal / e2m;
	for (let step = 0; step < 8; step++) {
		const found = conformalTangent(e, tangent);
		const change =
			((conformal - found) * (1 + e2m * tangent * tangent)) /
			(e2m * elementary.hypot(1, tangent) * elementary.hypot(1, found));
		if (!Number.isFinite(change)) break;
		tangent += change;
		if (Math.abs(change) <= 1e-16 * Math.max(1, Math.abs(tangent))) break;
	}
	return tangent;
}

/** Equal-area maps are functions of it: the area from the equator on, from minus to plus `areaAt(1)`. */
export function areaAt({ e, e2 }: Figure, sine: number): number {
	if (e === 0) return 2 * sine;
	return (1 - e2) * (sine / (1 - e2 * sine * sine) + elementary.atanh(e * sine) / e);
}

/** The latitude up to which there is that area; NaN beyond the pole. */
export function latitudeOfArea(figure: Figure, area: number): number {
	const { e2 } = figure;
	const whole = areaAt(figure, 1);
	if (!(Math.abs(area) <= whole * (1 + 1e-12))) return Number.NaN;
	let sine = area / whole;
	for (let step = 0; step < 10; step++) {
		const change = ((area - areaAt(figure, sine)) * elementary.square(1 - e2 * sine * sine)) / (2 * (1 - e2));
		sine += change;
		if (Math.abs(change) < 1e-16) break;
	}
	return elementary.asin(Math.max(-1, Math.min(1, sine)));
}

/** The arc of the meridian from the equator on, with 1 for the axis. */
export function meridianArc({ n }: Figure, latitude: number): number {
	const n2 = n * n;
	const series = [
		n * (-3 / 2 + n2 * (9 / 16 - (n2 * 3) / 32)),
		n2 * (15 / 16 + n2 * (-15 / 32 + (n2 * 135) / 2048)),
		n * n2 * (-35 / 48 + (n2 * 105) / 256),
		n2 * n2 * (315 / 512 - (n2 * 189) / 512),
		(n * n2 * n2 * -693) / 1280,
		(n2 * n2 * n2 * 1001) / 2048,
	];
	return rectifyingRadius(n) * (latitude + (n === 0 ? 0 : sineSum(series, 2 * latitude)));
}

/** The sum of factors times the sines of an angle, of twice the angle, and so on, by the recurrence of Clenshaw. */
export function sineSum(factors: readonly number[], angle: number): number {
	const twice = 2 * elementary.cos(angle);
	let [next, afterNext] = [0, 0];
	for (let k = factors.length - 1; k >= 0; k--)
		[next, afterNext] = [(factors[k] as number) + twice * next - afterNext, next];
	return elementary.sin(angle) * next;
}

/** The radius of the circle as long as the meridian, with 1 for the axis. */
export function rectifyingRadius(n: number): number {
	const n2 = n * n;
	return (1 + n2 * (1 / 4 + n2 * (1 / 64 + n2 / 256))) / (1 + n);
}

/** The latitude at the end of an arc of the meridian. */
export function latitudeOfArc(figure: Figure, arc: number): number {
	const { e2, n } = figure;
	let latitude = arc / rectifyingRadius(n);
	for (let step = 0; step < 10; step++) {
		const curvature = (1 - e2) * elementary.wholePower(normalRadius(e2, latitude), 3);
		const change = (arc - meridianArc(figure, latitude)) / curvature;
		latitude += change;
		if (Math.abs(change) < 1e-16) break;
	}
	return latitude;
}

/** An angle as the one between -180 and 180 degrees, in radians. */
export function turned(angle: number): number {
	if (Math.abs(angle) <= Math.PI) return angle;
	const rest = angle - 2 * Math.PI * Math.floor((angle + Math.PI) / (2 * Math.PI));
	return rest;
}

/**
 * Improves what a formula for the way back gives, until going forth gives the point itself: for methods whose way back is a series
 * with a remainder, or has no formula.
 */
export function refined(forward: Projection["forward"], x: number, y: number, guess: Point, semiMajor: number): Point {
	let [longitude, latitude] = guess;
	const step = 1e-5;
	for (let round = 0; round < 20; round++) {
		const [foundX, foundY] = forward(longitude, latitude);
		const [dx, dy] = [x - foundX, y - foundY];
		if (!Number.isFinite(dx) || !Number.isFinite(dy)) return NOWHERE;
		if (elementary.hypot(dx, dy) < semiMajor * 1e-16) break;
		const [xEast, yEast] = forward(longitude + step, latitude);
		const [xWest, yWest] = forward(longitude - step, latitude);
		const [xNorth, yNorth] = forward(longitude, latitude + step);
		const [xSouth, ySouth] = forward(longitude, latitude - step);
		const [a, b] = [(xEast - xWest) / (2 * step), (xNorth - xSouth) / (2 * step)];
		const [c, d] = [(yEast - yWest) / (2 * step), (yNorth - ySouth) / (2 * step)];
		const determinant = a * d - b * c;
		const [east, north] = [(d * dx - b * dy) / determinant, (a * dy - c * dx) / determinant];
		if (!Number.isFinite(east) || !Number.isFinite(north)) break;
		longitude += east;
		latitude += north;
		if (Math.abs(east) + Math.abs(north) < 1e-16) break;
	}
	return [longitude, latitude];
}
