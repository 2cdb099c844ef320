import * as elementary from "../../zarr/arithmetic/elementary.ts";
import {
	areaAt,
	type Figure,
	isometricLatitude,
	latitudeOfArea,
	latitudeOfIsometric,
	NOWHERE,
	normalRadius,
	type Point,
	type Projection,
	parallelRadius,
} from "./figure.ts";

/** Polar stereographic, by the scale at the pole (variant A) or the parallel of true scale (variant B): EPSG guidance note 7-2. */
export function polarStereographic(
	figure: Figure,
	isSouth: boolean,
	by: { scale: number } | { parallel: number },
): Projection {
	const { semiMajor, e } = figure;
	const parallel = "parallel" in by ? Math.abs(by.parallel) : Math.PI / 2;
	const atPole = Math.abs(parallel - Math.PI / 2) < 1e-10;
	const scale = "scale" in by ? by.scale : 1;
	const factor = atPole
		? (2 * semiMajor * scale) / Math.sqrt(elementary.power(1 + e, 1 + e) * elementary.power(1 - e, 1 - e))
		: semiMajor * parallelRadius(figure, parallel) * elementary.exp(isometricLatitude(figure, parallel));
	const sign = isSouth ? -1 : 1;
	return {
		forward: (longitude, latitude) => {
			const radius = factor * elementary.exp(-isometricLatitude(figure, sign * latitude));
			return [radius * elementary.sin(longitude), -sign * radius * elementary.cos(longitude)];
		},
		inverse: (x, y) => {
			const radius = elementary.hypot(x, y);
			const longitude = radius === 0 ? 0 : elementary.atan2(x, -sign * y);
			return [longitude, sign * latitudeOfIsometric(figure, -elementary.log(radius / factor))];
		},
	};
}

/** Stereographic on the conformal sphere (Snyder 1987, page 160). */
export function stereographic(figure: Figure, origin: number, scale: number): Projection {
	if (Math.abs(Math.abs(origin) - Math.PI / 2) < 1e-10) return polarStereographic(figure, origin < 0, { scale });
	const conformal = (latitude: number) => elementary.atan(elementary.sinh(isometricLatitude(figure, latitude)));
	const start = conformal(origin);
	const radius = (semiMajorScaled(figure, scale) * parallelRadius(figure, origin)) / elementary.cos(start);
	const sphere = sphericalStereographic(start, radius);
	return {
		forward: (longitude, latitude) => sphere.forward(longitude, conformal(latitude)),
		inverse: (x, y) => {
			const [longitude, latitude] = sphere.inverse(x, y);
			return [longitude, latitudeOfIsometric(figure, elementary.asinh(elementary.tan(latitude)))];
		},
	};
}

/** Oblique stereographic, by way of the sphere of Gauss (EPSG guidance note 7-2, method 9809). */
export function obliqueStereographic(figure: Figure, origin: number, scale: number): Projection {
	const sphere = gaussSphere(figure, origin);
	const map = sphericalStereographic(sphere.latitude, semiMajorScaled(figure, scale) * sphere.radius);
	return {
		forward: (longitude, latitude) => map.forward(...sphere.toward(longitude, latitude)),
		inverse: (x, y) => sphere.back(...map.inverse(x, y)),
	};
}

/** The sphere that touches an ellipsoid at a parallel, onto which angles are kept (Gauss). */
export function gaussSphere(
	figure: Figure,
	origin: number,
): {
	latitude: number;
	/** With 1 for the axis. */
	radius: number;
	exponent: number;
	toward(longitude: number, latitude: number): Point;
	back(longitude: number, latitude: number): Point;
} {
	const { e2 } = figure;
	const exponent = Math.sqrt(1 + (e2 * elementary.wholePower(elementary.cos(origin), 4)) / (1 - e2));
	const latitude = elementary.asin(elementary.sin(origin) / exponent);
	const constant = elementary.asinh(elementary.tan(latitude)) - exponent * isometricLatitude(figure, origin);
	return {
		latitude,
		radius: Math.sqrt(1 - e2) / (1 - e2 * elementary.square(elementary.sin(origin))),
		exponent,
		toward: (longitude, own) => [
			exponent * longitude,
			elementary.atan(elementary.sinh(exponent * isometricLatitude(figure, own) + constant)),
		],
		back: (longitude, own) => [
			longitude / exponent,
			latitudeOfIsometric(figure, (elementary.asinh(elementary.tan(own)) - constant) / exponent),
		],
	};
}

function semiMajorScaled({ semiMajor }: Figure, scale: number): number {
	return semiMajor * scale;
}

function sphericalStereographic(origin: number, radius: number): Projection {
	const [sine, cosine] = [elementary.sin(origin), elementary.cos(origin)];
	return {
		forward: (longitude, latitude) => {
			const [sin, cos] = [elementary.sin(latitude), elementary.cos(latitude)];
			const near = cos * elementary.cos(longitude);
			const k = (2 * radius) / (1 + sine * sin + cosine * near);
			return [k * cos * elementary.sin(longitude), k * (cosine * sin - sine * near)];
		},
		inverse: (x, y) => fromCentre(origin, x, y, 2 * elementary.atan2(elementary.hypot(x, y), 2 * radius)),
	};
}

/** The place at an angle from the centre of a map, in the direction of a point of it. */
export function fromCentre(origin: number, x: number, y: number, angle: number): Point {
	const distance = elementary.hypot(x, y);
	if (distance === 0) return [0, origin];
	const [sine, cosine] = [elementary.sin(angle), elementary.cos(angle)];
	const sinLatitude = cosine * elementary.sin(origin) + (y * sine * elementary.cos(origin)) / distance;
	// By both its sine and its cosine, as an arc sine loses half of the digits near the poles.
	const [across, along] = [x * sine, distance * elementary.cos(origin) * cosine - y * elementary.sin(origin) * sine];
	return [elementary.atan2(across, along), elementary.atan2(sinLatitude, elementary.hypot(across, along) / distance)];
}

/** Lambert azimuthal equal area (EPSG guidance note 7-2, method 9820). */
export function lambertAzimuthal(figure: Figure, origin: number): Projection {
	const { semiMajor } = figure;
	const whole = areaAt(figure, 1);
	if (Math.abs(Math.abs(origin) - Math.PI / 2) < 1e-10) {
		const sign = Math.sign(origin);
		return {
			forward: (longitude, latitude) => {
				const radius = semiMajor * Math.sqrt(Math.max(0, whole - areaAt(figure, sign * elementary.sin(latitude))));
				return [radius * elementary.sin(longitude), -sign * radius * elementary.cos(longitude)];
			},
			inverse: (x, y) => {
				const radius = elementary.hypot(x, y) / semiMajor;
				const longitude = radius === 0 ? 0 : elementary.atan2(x, -sign * y);
				return [longitude, sign * latitudeOfArea(figure, whole - radius * radius)];
			},
		};
	}
	// Of the authalic latitude, that of a sphere of the same area.
	const authalicSine = (latitude: number) =>
		Math.max(-1, Math.min(1, areaAt(figure, elementary.sin(latitude)) / whole));
	const radius = semiMajor * Math.sqrt(whole / 2);
	const start = elementary.asin(authalicSine(origin));
	const [sinStart, cosStart] = [elementary.sin(start), elementary.cos(start)];
	const d = (semiMajor * parallelRadius(figure, origin)) / (radius * cosStart);
	return {
		forward: (longitude, latitude) => {
			const sin = authalicSine(latitude);
			const cos = Math.sqrt((1 - sin) * (1 + sin));
			const near = cos * elementary.cos(longitude);
			const k = radius * Math.sqrt(2 / (1 + sinStart * sin + cosStart * near));
			return [k * d * cos * elementary.sin(longitude), (k / d) * (cosStart * sin - sinStart * near)];
		},
		inverse: (x, y) => {
			const half = elementary.hypot(x / d, y * d) / (2 * radius);
			if (half > 1) return NOWHERE;
			const [longitude, own] = fromCentre(start, x / d, y * d, 2 * elementary.asin(half));
			return [longitude, latitudeOfArea(figure, whole * elementary.sin(own))];
		},
	};
}

/** Orthographic: as seen from far above the origin, on ellipsoids too (EPSG guidance note 7-2, method 9840). */
export function orthographic({ semiMajor, e2 }: Figure, origin: number): Projection {
	const [sine, cosine] = [elementary.sin(origin), elementary.cos(origin)];
	const normal = normalRadius(e2, origin);
	// The origin on the plane of its meridian, with 1 for the axis.
	const [atEquator, atAxis] = [normal * cosine, normal * (1 - e2) * sine];
	return {
		forward: (longitude, latitude) => {
			const [sin, cos] = [elementary.sin(latitude), elementary.cos(latitude)];
			const near = cos * elementary.cos(longitude);
			if (sine * sin + cosine * near < -1e-10) return NOWHERE;
			const own = normalRadius(e2, latitude);
			return [
				semiMajor * own * cos * elementary.sin(longitude),
				semiMajor * (own * (sin * cosine - near * sine) + e2 * (normal * sine - own * sin) * cosine),
			];
		},
		inverse: (x, y) => {
			const [east, north] = [x / semiMajor, y / semiMajor];
			// The ray through the point: its places are (atEquator - north·sine + up·cosine, east, atAxis + north·cosine + up·sine).
			const [px, pz] = [atEquator - north * sine, atAxis + north * cosine];
			const a = cosine * cosine + (sine * sine) / (1 - e2);
			const b = px * cosine + (pz * sine) / (1 - e2);
			const c = px * px + east * east + (pz * pz) / (1 - e2) - 1;
			const root = b * b - a * c;
			if (root < 0) return NOWHERE;
			const up = (-b + Math.sqrt(root)) / a;
			const [towards, axis] = [px + up * cosine, pz + up * sine];
			return [elementary.atan2(east, towards), elementary.atan2(axis, (1 - e2) * elementary.hypot(towards, east))];
		},
	};
}
