import * as elementary from "../../../zarr/arithmetic/elementary.ts";
import type { Earth } from "./earth.ts";

/** A point on the earth, in radians. */
export type Radians = { latitude: number; longitude: number };

/** A map projection, both ways; x and y are metres. Formulas and names are those of Snyder, Map Projections (USGS 1395). */
export type Projection = {
	forward(point: Radians): { x: number; y: number };
	inverse(x: number, y: number): Radians;
};

/** Iterations that are enough for any excentricity of the earth. */
const MOST_STEPS = 15;
const HALF_PI = Math.PI / 2;

/** The excentricity of a figure. */
function excentricity({ major, minor }: Earth): number {
	return Math.sqrt(Math.max(0, 1 - elementary.square(minor / major)));
}

/** An angle between -pi and pi. */
function wrapped(angle: number): number {
	return angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));
}

/** The power of equation 15-9, ((1 + e sin) / (1 - e sin)) ^ (e / 2). */
function squeeze(phi: number, e: number): number {
	return e === 0 ? 1 : elementary.exp(e * elementary.atanh(e * elementary.sin(phi)));
}

/** Equation 15-9. */
function tOf(phi: number, e: number): number {
	return elementary.tan(Math.PI / 4 - phi / 2) * squeeze(phi, e);
}

/** Equation 14-15. */
function mOf(phi: number, e: number): number {
	return elementary.cos(phi) / Math.sqrt(1 - elementary.square(e * elementary.sin(phi)));
}

/** The latitude of `t`, equation 7-9, which is repeated until nothing changes. */
function latitudeOfT(t: number, e: number): number {
	let phi = HALF_PI - 2 * elementary.atan(t);
	for (let i = 0; i < (e === 0 ? 0 : MOST_STEPS); i++) {
		const next = HALF_PI - 2 * elementary.atan(t / squeeze(phi, e));
		if (Math.abs(next - phi) < 1e-14) return next;
		phi = next;
	}
	return phi;
}

/** Mercator, true at a latitude. */
export function mercator(earth: Earth, trueLatitude: number, centre: number): Projection {
	const e = excentricity(earth);
	const scale = earth.major * mOf(trueLatitude, e);
	return {
		forward: ({ latitude, longitude }) => ({
			x: scale * wrapped(longitude - centre),
			y: -scale * elementary.log(tOf(latitude, e)),
		}),
		inverse: (x, y) => ({ latitude: latitudeOfT(elementary.exp(-y / scale), e), longitude: centre + x / scale }),
	};
}

/** Polar stereographic, true at a latitude, from the north or (`sign` -1) from the south. */
export function polarStereographic(earth: Earth, trueLatitude: number, centre: number, sign: 1 | -1): Projection {
	const e = excentricity(earth);
	const phi = Math.abs(trueLatitude);
	const isPole = HALF_PI - phi < 1e-10;
	// Equations 21-33 and 21-34.
	const scale = isPole
		? (2 * earth.major) / Math.sqrt(elementary.power(1 + e, 1 + e) * elementary.power(1 - e, 1 - e))
		: (earth.major * mOf(phi, e)) / tOf(phi, e);
	return {
		forward: ({ latitude, longitude }) => {
			const rho = scale * tOf(sign * latitude, e);
			const angle = longitude - centre;
			return { x: rho * elementary.sin(angle), y: -sign * rho * elementary.cos(angle) };
		},
		inverse: (x, y) => ({
			latitude: sign * latitudeOfT(elementary.hypot(x, y) / scale, e),
			longitude: centre + elementary.atan2(x, -sign * y),
		}),
	};
}

/** A number to a power: two units in the last place of a double are a billionth of a metre, and `elementary.power` takes ten times as long. */
function power(base: number, exponent: number): number {
	return elementary.exp(exponent * elementary.log(base));
}

/** Lambert conformal conic with one or two standard parallels. */
export function lambertConformal(earth: Earth, first: number, second: number, centre: number): Projection {
	const e = excentricity(earth);
	const [m1, t1] = [mOf(first, e), tOf(first, e)];
	const n =
		Math.abs(first - second) < 1e-10
			? elementary.sin(first)
			: (elementary.log(m1) - elementary.log(mOf(second, e))) / (elementary.log(t1) - elementary.log(tOf(second, e)));
	const scale = (earth.major * m1) / (n * power(t1, n));
	return conic(n, centre, {
		rho: (latitude) => scale * power(tOf(latitude, e), n),
		latitude: (rho) => latitudeOfT(power(rho / Math.abs(scale), 1 / n), e),
	});
}

/** Albers equal area conic. */
export function albers(earth: Earth, first: number, second: number, centre: number): Projection {
	const e = excentricity(earth);
	const q = (phi: number): number => equalAreaQ(phi, e);
	const m1 = mOf(first, e);
	const n =
		Math.abs(first - second) < 1e-10
			? elementary.sin(first)
			: (elementary.square(m1) - elementary.square(mOf(second, e))) / (q(second) - q(first));
	const c = elementary.square(m1) + n * q(first);
	return conic(n, centre, {
		rho: (latitude) => (earth.major * Math.sqrt(c - n * q(latitude))) / n,
		latitude: (rho) => latitudeOfQ((c - elementary.square(rho * n) / elementary.square(earth.major)) / n, e),
	});
}

/** Lambert azimuthal equal area, true at a point. */
export function lambertAzimuthal(earth: Earth, latitude: number, centre: number): Projection {
	const e = excentricity(earth);
	const pole = equalAreaQ(HALF_PI, e);
	const authalic = (phi: number): number => elementary.asin(Math.max(-1, Math.min(1, equalAreaQ(phi, e) / pole)));
	const [sin1, cos1] = [elementary.sin(authalic(latitude)), elementary.cos(authalic(latitude))];
	const radius = earth.major * Math.sqrt(pole / 2);
	// Equation 24-20; at the poles both cosines are zero, and their quotient is one.
	const d = cos1 < 1e-12 ? 1 : (earth.major * mOf(latitude, e)) / (radius * cos1);
	return {
		forward: ({ latitude: phi, longitude }) => {
			const [sin, cos] = [elementary.sin(authalic(phi)), elementary.cos(authalic(phi))];
			const angle = longitude - centre;
			const b = radius * Math.sqrt(2 / (1 + sin1 * sin + cos1 * cos * elementary.cos(angle)));
			return { x: b * d * cos * elementary.sin(angle), y: (b / d) * (cos1 * sin - sin1 * cos * elementary.cos(angle)) };
		},
		inverse: (x, y) => {
			const rho = elementary.hypot(x / d, d * y);
			if (rho < 1e-9) return { latitude, longitude: centre };
			const ce = 2 * elementary.asin(Math.min(1, rho / (2 * radius)));
			const [sin, cos] = [elementary.sin(ce), elementary.cos(ce)];
			return {
				latitude: latitudeOfQ(pole * (cos * sin1 + (d * y * sin * cos1) / rho), e),
				longitude: centre + elementary.atan2(x * sin, d * rho * cos1 * cos - d * d * y * sin1 * sin),
			};
		},
	};
}

/** Equation 3-12. */
function equalAreaQ(phi: number, e: number): number {
	const s = elementary.sin(phi);
	if (e < 1e-9) return 2 * s;
	return (1 - e * e) * (s / (1 - elementary.square(e * s)) - elementary.log((1 - e * s) / (1 + e * s)) / (2 * e));
}

/** Equation 3-16. */
function latitudeOfQ(q: number, e: number): number {
	let phi = elementary.asin(Math.max(-1, Math.min(1, q / 2)));
	if (e < 1e-9) return phi;
	for (let i = 0; i < MOST_STEPS; i++) {
		const s = elementary.sin(phi);
		const step =
			(elementary.square(1 - elementary.square(e * s)) / (2 * elementary.cos(phi))) *
			(q / (1 - e * e) - s / (1 - elementary.square(e * s)) + elementary.log((1 - e * s) / (1 + e * s)) / (2 * e));
		phi += step;
		if (Math.abs(step) < 1e-14) break;
	}
	return phi;
}

type Cone = { rho(latitude: number): number; latitude(rho: number): number };

/** What conic projections have in common: the distance from the apex, and an angle that is `n` times the longitude. */
function conic(n: number, centre: number, cone: Cone): Projection {
	return {
		forward: ({ latitude, longitude }) => {
			const rho = cone.rho(latitude);
			const theta = n * wrapped(longitude - centre);
			return { x: rho * elementary.sin(theta), y: -rho * elementary.cos(theta) };
		},
		inverse: (x, y) => {
			const sign = n < 0 ? -1 : 1;
			const theta = elementary.atan2(sign * x, -sign * y);
			return { latitude: cone.latitude(elementary.hypot(x, y)), longitude: centre + theta / n };
		},
	};
}
