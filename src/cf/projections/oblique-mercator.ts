import * as elementary from "../../zarr/arithmetic/elementary.ts";
import { gaussSphere } from "./azimuthal.ts";
import { type Figure, isometricLatitude, latitudeOfIsometric, type Projection } from "./figure.ts";

/** The line along which an oblique Mercator map is true, angles in radians; the grid is turned by the rectified angle. */
export type ObliqueLine = { latitude: number; azimuth: number; rectifiedAngle: number; scale: number };

/**
 * Hotine's oblique Mercator (EPSG guidance note 7-2, methods 9812 and 9815). Longitudes count from the centre; x and y from the centre
 * too (variant B), or from where the line crosses the equator of the aposphere (variant A).
 */
export function obliqueMercator(figure: Figure, line: ObliqueLine, fromCentre: boolean): Projection {
	const { semiMajor, e2 } = figure;
	const { latitude: centre, azimuth, rectifiedAngle, scale } = line;
	const sine = elementary.sin(centre);
	const curvature = 1 - e2 * sine * sine;
	const b = Math.sqrt(1 + (e2 * elementary.wholePower(elementary.cos(centre), 4)) / (1 - e2));
	const a = (semiMajor * b * scale * Math.sqrt(1 - e2)) / curvature;
	const d = Math.max(1, (b * Math.sqrt(1 - e2)) / (elementary.cos(centre) * Math.sqrt(curvature)));
	const side = centre < 0 ? -1 : 1;
	const f = d + side * Math.sqrt(Math.max(0, d * d - 1));
	// H of the guidance note, by its logarithm.
	const h = elementary.log(f) - b * isometricLatitude(figure, centre);
	const g = (f - 1 / f) / 2;
	const skew = elementary.asin(elementary.sin(azimuth) / d);
	const start = -elementary.asin(Math.max(-1, Math.min(1, g * elementary.tan(skew)))) / b;
	const [sinSkew, cosSkew] = [elementary.sin(skew), elementary.cos(skew)];
	const [sinGrid, cosGrid] = [elementary.sin(rectifiedAngle), elementary.cos(rectifiedAngle)];
	const toCentre = fromCentre
		? ((side * a) / b) * elementary.atan2(Math.sqrt(Math.max(0, d * d - 1)), elementary.cos(azimuth))
		: 0;
	return {
		forward: (longitude, latitude) => {
			const q = h + b * isometricLatitude(figure, latitude);
			const [s, t] = [elementary.sinh(q), elementary.cosh(q)];
			const angle = b * (longitude - start);
			const v = elementary.sin(angle);
			const u = (s * sinSkew - v * cosSkew) / t;
			const across = -(a / b) * elementary.atanh(u);
			const along = (a / b) * elementary.atan2(s * cosSkew + v * sinSkew, elementary.cos(angle)) - toCentre;
			return [across * cosGrid + along * sinGrid, along * cosGrid - across * sinGrid];
		},
		inverse: (x, y) => {
			const across = x * cosGrid - y * sinGrid;
			const along = y * cosGrid + x * sinGrid + toCentre;
			const q = -(b * across) / a;
			const [s, t] = [elementary.sinh(q), elementary.cosh(q)];
			const v = elementary.sin((b * along) / a);
			const u = (v * cosSkew + s * sinSkew) / t;
			const longitude = start - elementary.atan2(s * cosSkew - v * sinSkew, elementary.cos((b * along) / a)) / b;
			return [longitude, latitudeOfIsometric(figure, (elementary.atanh(u) - h) / b)];
		},
	};
}

/** The oblique Mercator of Switzerland, whose line runs east and west through its centre: by way of the sphere of Gauss. */
export function swissMercator(figure: Figure, centre: number, scale: number): Projection {
	const sphere = gaussSphere(figure, centre);
	const radius = figure.semiMajor * scale * sphere.radius;
	const [sine, cosine] = [elementary.sin(sphere.latitude), elementary.cos(sphere.latitude)];
	return {
		forward: (longitude, latitude) => {
			const [own, ownLatitude] = sphere.toward(longitude, latitude);
			const [sin, cos] = [elementary.sin(ownLatitude), elementary.cos(ownLatitude)];
			const near = cos * elementary.cos(own);
			const [north, towards] = [cosine * sin - sine * near, cosine * near + sine * sin];
			return [radius * elementary.atan2(cos * elementary.sin(own), towards), radius * elementary.atanh(north)];
		},
		inverse: (x, y) => {
			const north = elementary.tanh(y / radius);
			const cos = 1 / elementary.cosh(y / radius);
			const [across, towards] = [cos * elementary.sin(x / radius), cos * elementary.cos(x / radius)];
			const near = towards * cosine - north * sine;
			const sin = towards * sine + north * cosine;
			return sphere.back(elementary.atan2(across, near), elementary.atan2(sin, elementary.hypot(across, near)));
		},
	};
}
