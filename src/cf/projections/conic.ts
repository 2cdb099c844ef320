import * as elementary from "../../zarr/arithmetic/elementary.ts";
import {
	areaAt,
	type Figure,
	isometricLatitude,
	latitudeOfArc,
	latitudeOfArea,
	latitudeOfIsometric,
	meridianArc,
	type Projection,
	parallelRadius,
} from "./figure.ts";

/** Where the parallels of a conic map meet the meridian, and which latitude a radius has: all in metres and radians. */
type Cone = {
	/** How many degrees of the map a degree of longitude is. */
	constant: number;
	radiusOf(latitude: number): number;
	latitudeOf(radius: number): number;
};

/** A conic map by its cone; `origin` is the latitude where y is zero. */
function conic({ constant, radiusOf, latitudeOf }: Cone, origin: number): Projection {
	const start = radiusOf(origin);
	const sign = Math.sign(constant);
	return {
		forward: (longitude, latitude) => {
			const [radius, angle] = [radiusOf(latitude), constant * longitude];
			return [radius * elementary.sin(angle), start - radius * elementary.cos(angle)];
		},
		inverse: (x, y) => {
			const radius = sign * elementary.hypot(x, start - y);
			const longitude = elementary.atan2(sign * x, sign * (start - y)) / constant;
			return [longitude, latitudeOf(radius)];
		},
	};
}

/** Lambert conformal conic by two parallels (equal for one), and a scale on them (Snyder 1987, page 107). */
export function lambertConic(
	figure: Figure,
	origin: number,
	parallels: readonly [number, number],
	scale: number,
): Projection {
	const [first, second] = parallels;
	const [m1, psi1] = [parallelRadius(figure, first), isometricLatitude(figure, first)];
	const constant =
		Math.abs(first - second) < 1e-10
			? elementary.sin(first)
			: elementary.log(m1 / parallelRadius(figure, second)) / (isometricLatitude(figure, second) - psi1);
	const factor = (figure.semiMajor * scale * m1) / constant;
	return conic(
		{
			constant,
			radiusOf: (latitude) =>
				isPole(latitude, constant)
					? 0
					: factor * elementary.exp(constant * (psi1 - isometricLatitude(figure, latitude))),
			latitudeOf: (radius) =>
				radius === 0
					? (Math.sign(constant) * Math.PI) / 2
					: latitudeOfIsometric(figure, psi1 - elementary.log(radius / factor) / constant),
		},
		origin,
	);
}

/** Albers equal-area conic (Snyder 1987, page 101). */
export function albers(figure: Figure, origin: number, [first, second]: readonly [number, number]): Projection {
	const { semiMajor } = figure;
	const [m1, m2] = [parallelRadius(figure, first), parallelRadius(figure, second)];
	const [q1, q2] = [areaAt(figure, elementary.sin(first)), areaAt(figure, elementary.sin(second))];
	const constant = Math.abs(first - second) < 1e-10 ? elementary.sin(first) : (m1 * m1 - m2 * m2) / (q2 - q1);
	const c = m1 * m1 + constant * q1;
	return conic(
		{
			constant,
			radiusOf: (latitude) =>
				(semiMajor * Math.sqrt(Math.max(0, c - constant * areaAt(figure, elementary.sin(latitude))))) / constant,
			latitudeOf: (radius) =>
				latitudeOfArea(figure, (c - elementary.square((radius * constant) / semiMajor)) / constant),
		},
		origin,
	);
}

/** Equidistant conic (Snyder 1987, page 114). */
export function equidistantConic(
	figure: Figure,
	origin: number,
	[first, second]: readonly [number, number],
): Projection {
	const { semiMajor } = figure;
	const m1 = parallelRadius(figure, first);
	const arc1 = meridianArc(figure, first);
	const constant =
		Math.abs(first - second) < 1e-10
			? elementary.sin(first)
			: (m1 - parallelRadius(figure, second)) / (meridianArc(figure, second) - arc1);
	const g = m1 / constant + arc1;
	return conic(
		{
			constant,
			radiusOf: (latitude) => semiMajor * (g - meridianArc(figure, latitude)),
			latitudeOf: (radius) => {
				const latitude = latitudeOfArc(figure, g - radius / semiMajor);
				return Math.abs(latitude) <= Math.PI / 2 + 1e-10 ? latitude : Number.NaN;
			},
		},
		origin,
	);
}

/** The pole at the tip of the cone, where the isometric latitude has no end. */
function isPole(latitude: number, constant: number): boolean {
	return Math.abs(latitude - (Math.sign(constant) * Math.PI) / 2) < 1e-12;
}
