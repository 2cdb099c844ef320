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
		? (2 * semiMajor * scale) / Math.sqrt((1 + e) ** (1 + e) * (1 - e) ** (1 - e))
		: semiMajor * parallelRadius(figure, parallel) * Math.exp(isometricLatitude(figure, parallel));
	const sign = isSouth ? -1 : 1;
	return {
		forward: (longitude, latitude) => {
			const radius = factor * Math.exp(-isometricLatitude(figure, sign * latitude));
			return [radius * Math.sin(longitude), -sign * radius * Math.cos(longitude)];
		},
		inverse: (x, y) => {
			const radius = Math.hypot(x, y);
			const longitude = radius === 0 ? 0 : Math.atan2(x, -sign * y);
			return [longitude, sign * latitudeOfIsometric(figure, -Math.log(radius / factor))];
		},
	};
}

/** Stereographic on the conformal sphere (Snyder 1987, page 160). */
export function stereographic(figure: Figure, origin: number, scale: number): Projection {
	if (Math.abs(Math.abs(origin) - Math.PI / 2) < 1e-10) return polarStereographic(figure, origin < 0, { scale });
	const conformal = (latitude: number) => Math.atan(Math.sinh(isometricLatitude(figure, latitude)));
	const start = conformal(origin);
	const radius = (semiMajorScaled(figure, scale) * parallelRadius(figure, origin)) / Math.cos(start);
	const sphere = sphericalStereographic(start, radius);
	return {
		forward: (longitude, latitude) => sphere.forward(longitude, conformal(latitude)),
		inverse: (x, y) => {
			const [longitude, latitude] = sphere.inverse(x, y);
			return [longitude, latitudeOfIsometric(figure, Math.asinh(Math.tan(latitude)))];
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
	const exponent = Math.sqrt(1 + (e2 * Math.cos(origin) ** 4) / (1 - e2));
	const latitude = Math.asin(Math.sin(origin) / exponent);
	const constant = Math.asinh(Math.tan(latitude)) - exponent * isometricLatitude(figure, origin);
	return {
		latitude,
		radius: Math.sqrt(1 - e2) / (1 - e2 * Math.sin(origin) ** 2),
		exponent,
		toward: (longitude, own) => [
			exponent * longitude,
			Math.atan(Math.sinh(exponent * isometricLatitude(figure, own) + constant)),
		],
		back: (longitude, own) => [
			longitude / exponent,
			latitudeOfIsometric(figure, (Math.asinh(Math.tan(own)) - constant) / exponent),
		],
	};
}

function semiMajorScaled({ semiMajor }: Figure, scale: number): number {
	return semiMajor * scale;
}

function sphericalStereographic(origin: number, radius: number): Projection {
	const [sine, cosine] = [Math.sin(origin), Math.cos(origin)];
	return {
		forward: (longitude, latitude) => {
			const [sin, cos] = [Math.sin(latitude), Math.cos(latitude)];
			const near = cos * Math.cos(longitude);
			const k = (2 * radius) / (1 + sine * sin + cosine * near);
			return [k * cos * Math.sin(longitude), k * (cosine * sin - sine * near)];
		},
		inverse: (x, y) => fromCentre(origin, x, y, 2 * Math.atan2(Math.hypot(x, y), 2 * radius)),
	};
}

/** The place at an angle from the centre of a map, in the direction of a point of it. */
export function fromCentre(origin: number, x: number, y: number, angle: number): Point {
	const distance = Math.hypot(x, y);
	if (distance === 0) return [0, origin];
	const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
	const sinLatitude = cosine * Math.sin(origin) + (y * sine * Math.cos(origin)) / distance;
	// By both its sine and its cosine, as an arc sine loses half of the digits near the poles.
	const [across, along] = [x * sine, distance * Math.cos(origin) * cosine - y * Math.sin(origin) * sine];
	return [Math.atan2(across, along), Math.atan2(sinLatitude, Math.hypot(across, along) / distance)];
}

/** Lambert azimuthal equal area (EPSG guidance note 7-2, method 9820). */
export function lambertAzimuthal(figure: Figure, origin: number): Projection {
	const { semiMajor } = figure;
	const whole = areaAt(figure, 1);
	if (Math.abs(Math.abs(origin) - Math.PI / 2) < 1e-10) {
		const sign = Math.sign(origin);
		return {
			forward: (longitude, latitude) => {
				const radius = semiMajor * Math.sqrt(Math.max(0, whole - areaAt(figure, sign * Math.sin(latitude))));
				return [radius * Math.sin(longitude), -sign * radius * Math.cos(longitude)];
			},
			inverse: (x, y) => {
				const radius = Math.hypot(x, y) / semiMajor;
				const longitude = radius === 0 ? 0 : Math.atan2(x, -sign * y);
				return [longitude, sign * latitudeOfArea(figure, whole - radius * radius)];
			},
		};
	}
	const authalic = (latitude: number) =>
		Math.asin(Math.max(-1, Math.min(1, areaAt(figure, Math.sin(latitude)) / whole)));
	const radius = semiMajor * Math.sqrt(whole / 2);
	const start = authalic(origin);
	const d = (semiMajor * parallelRadius(figure, origin)) / (radius * Math.cos(start));
	return {
		forward: (longitude, latitude) => {
			const own = authalic(latitude);
			const near = Math.cos(own) * Math.cos(longitude);
			const k = radius * Math.sqrt(2 / (1 + Math.sin(start) * Math.sin(own) + Math.cos(start) * near));
			return [
				k * d * Math.cos(own) * Math.sin(longitude),
				(k / d) * (Math.cos(start) * Math.sin(own) - Math.sin(start) * near),
			];
		},
		inverse: (x, y) => {
			const half = Math.hypot(x / d, y * d) / (2 * radius);
			if (half > 1) return NOWHERE;
			const [longitude, own] = fromCentre(start, x / d, y * d, 2 * Math.asin(half));
			return [longitude, latitudeOfArea(figure, whole * Math.sin(own))];
		},
	};
}

/** Orthographic: as seen from far above the origin, on ellipsoids too (EPSG guidance note 7-2, method 9840). */
export function orthographic({ semiMajor, e2 }: Figure, origin: number): Projection {
	const [sine, cosine] = [Math.sin(origin), Math.cos(origin)];
	const normal = normalRadius(e2, origin);
	// The origin on the plane of its meridian, with 1 for the axis.
	const [atEquator, atAxis] = [normal * cosine, normal * (1 - e2) * sine];
	return {
		forward: (longitude, latitude) => {
			const [sin, cos] = [Math.sin(latitude), Math.cos(latitude)];
			const near = cos * Math.cos(longitude);
			if (sine * sin + cosine * near < -1e-10) return NOWHERE;
			const own = normalRadius(e2, latitude);
			return [
				semiMajor * own * cos * Math.sin(longitude),
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
			return [Math.atan2(east, towards), Math.atan2(axis, (1 - e2) * Math.hypot(towards, east))];
		},
	};
}
