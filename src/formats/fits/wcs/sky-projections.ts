import * as elementary from "../../../zarr/arithmetic/elementary.ts";

/** Native longitude and latitude of a projection, in degrees. */
export type NativePlace = { phi: number; theta: number };

/**
 * A projection of the sky, both ways: native coordinates and those of the plane, all in degrees. Numbers of equations are those of
 * Calabretta and Greisen (2002), "Representations of celestial coordinates in FITS". NaN where a point is not on the map.
 */
export type SkyProjection = {
	/** The native latitude of the point of reference; its native longitude is 0. */
	theta0: 0 | 90;
	toNative(x: number, y: number): NativePlace;
	toPlane(phi: number, theta: number): readonly [x: number, y: number];
};

const DEGREES = 180 / Math.PI;
const RADIANS = Math.PI / 180;

const sin = (degrees: number): number => elementary.sin(degrees * RADIANS);
const cos = (degrees: number): number => elementary.cos(degrees * RADIANS);
const asin = (value: number): number => elementary.asin(value) * DEGREES;

/** Section 5.1: all directions from the pole are true; projections differ in how far a parallel is from it. */
function zenithal(
	radiusOf: (theta: number) => number,
	thetaOf: (radius: number) => number,
	isShown: (theta: number) => boolean,
): SkyProjection {
	return {
		theta0: 90,
		toNative: (x, y) => ({ phi: elementary.atan2(x, -y) * DEGREES, theta: thetaOf(elementary.hypot(x, y)) }),
		toPlane: (phi, theta) => {
			const radius = isShown(theta) ? radiusOf(theta) : Number.NaN;
			return [radius * sin(phi), -radius * cos(phi)];
		},
	};
}

/** Section 5.2: meridians are straight lines. */
function cylindrical(yOf: (theta: number) => number, thetaOf: (y: number) => number): SkyProjection {
	return {
		theta0: 0,
		toNative: (x, y) => ({ phi: x, theta: thetaOf(y) }),
		toPlane: (phi, theta) => [phi, yOf(theta)],
	};
}

const everywhere = (): boolean => true;
const aboveHorizon = (theta: number): boolean => theta > 0;

/** Equation 97: the angle whose parallel is that of theta on a map of Mollweide. */
function mollweideAngle(theta: number): number {
	const wanted = Math.PI * sin(theta);
	// At the poles the derivative vanishes.
	if (Math.abs(theta) >= 90) return (Math.sign(theta) * Math.PI) / 2;
	let gamma = theta * RADIANS;
	for (let i = 0; i < 200; i++) {
		const step = (2 * gamma + elementary.sin(2 * gamma) - wanted) / (2 + 2 * elementary.cos(2 * gamma));
		gamma = Math.max(-Math.PI / 2, Math.min(Math.PI / 2, gamma - step));
		if (Math.abs(step) < 1e-15) break;
	}
	return gamma;
}

const MOLLWEIDE: SkyProjection = {
	theta0: 0,
	toNative: (x, y) => {
		const gamma = elementary.asin(y / (Math.SQRT2 * DEGREES));
		const width = (2 * Math.SQRT2 * elementary.cos(gamma)) / Math.PI;
		const theta = asin((2 * gamma + elementary.sin(2 * gamma)) / Math.PI);
		return { phi: width === 0 ? 0 : x / width, theta };
	},
	toPlane: (phi, theta) => {
		const gamma = mollweideAngle(theta);
		return [((2 * Math.SQRT2) / Math.PI) * phi * elementary.cos(gamma), Math.SQRT2 * DEGREES * elementary.sin(gamma)];
	},
};

/** Section 5.3.4. */
const HAMMER_AITOFF: SkyProjection = {
	theta0: 0,
	toNative: (x, y) => {
		const [u, v] = [(x * RADIANS) / 4, (y * RADIANS) / 2];
		const z = Math.sqrt(1 - u * u - v * v);
		// Beyond the rim of the map z is less than the root of one half.
		if (!(2 * z * z - 1 >= -1e-12)) return { phi: Number.NaN, theta: Number.NaN };
		return { phi: 2 * elementary.atan2(2 * u * z, 2 * z * z - 1) * DEGREES, theta: asin(y * RADIANS * z) };
	},
	toPlane: (phi, theta) => {
		const gamma = DEGREES * Math.sqrt(2 / (1 + cos(theta) * cos(phi / 2)));
		return [2 * gamma * cos(theta) * sin(phi / 2), gamma * sin(theta)];
	},
};

/** HEALPix with four facets along the equator and three rows (Calabretta and Roukema 2007, equations 1 to 6). */
const HEALPIX: SkyProjection = {
	theta0: 0,
	toNative: (x, y) => {
		if (Math.abs(y) <= 45) return { phi: x, theta: asin(y / 67.5) };
		const sigma = 2 - Math.abs(y) / 45;
		const centre = facetCentre(x);
		const away = x - centre;
		if (sigma < 0 || Math.abs(away) > 45 * sigma + 1e-12) return { phi: Number.NaN, theta: Number.NaN };
		const phi = sigma === 0 ? centre : centre + away / sigma;
		return { phi, theta: Math.sign(y) * asin(1 - (sigma * sigma) / 3) };
	},
	toPlane: (phi, theta) => {
		const height = sin(theta);
		if (Math.abs(height) <= 2 / 3) return [phi, 67.5 * height];
		const sigma = Math.sqrt(3 * (1 - Math.abs(height)));
		const centre = facetCentre(phi);
		return [centre + (phi - centre) * sigma, Math.sign(theta) * 45 * (2 - sigma)];
	},
};

function facetCentre(phi: number): number {
	return -180 + (2 * Math.min(3, Math.max(0, Math.floor((phi + 180) / 90))) + 1) * 45;
}

/** The projections by their codes in CTYPE; each has the parameters of its own (PVi_m of the latitude) by their numbers. */
export const SKY_PROJECTIONS: ReadonlyMap<string, (parameter: (m: number) => number | undefined) => SkyProjection> =
	new Map([
		[
			"TAN",
			() =>
				zenithal(
					(theta) => DEGREES / elementary.tan(theta * RADIANS),
					(radius) => elementary.atan2(DEGREES, radius) * DEGREES,
					aboveHorizon,
				),
		],
		[
			"SIN",
			() =>
				zenithal(
					(theta) => DEGREES * cos(theta),
					(radius) => elementary.acos(radius * RADIANS) * DEGREES,
					(theta) => theta >= 0,
				),
		],
		[
			"STG",
			() =>
				zenithal(
					(theta) => 2 * DEGREES * elementary.tan(((90 - theta) / 2) * RADIANS),
					(radius) => 90 - 2 * elementary.atan(radius / (2 * DEGREES)) * DEGREES,
					(theta) => theta > -90,
				),
		],
		[
			"ARC",
			() =>
				zenithal(
					(theta) => 90 - theta,
					(radius) => (radius <= 180 ? 90 - radius : Number.NaN),
					everywhere,
				),
		],
		[
			"ZEA",
			() =>
				zenithal(
					(theta) => 2 * DEGREES * sin((90 - theta) / 2),
					(radius) => 90 - 2 * asin(radius / (2 * DEGREES)),
					everywhere,
				),
		],
		[
			"CAR",
			() =>
				cylindrical(
					(theta) => theta,
					(y) => y,
				),
		],
		[
			"MER",
			() =>
				cylindrical(
					(theta) => DEGREES * elementary.log(elementary.tan(((90 + theta) / 2) * RADIANS)),
					(y) => 2 * elementary.atan(elementary.exp(y * RADIANS)) * DEGREES - 90,
				),
		],
		[
			"CEA",
			(parameter) => {
				const lambda = parameter(1) ?? 1;
				return cylindrical(
					(theta) => (DEGREES * sin(theta)) / lambda,
					(y) => asin(y * RADIANS * lambda),
				);
			},
		],
		[
			"SFL",
			() => ({
				theta0: 0,
				toNative: (x, y) => ({ phi: cos(y) === 0 ? 0 : x / cos(y), theta: y }),
				toPlane: (phi, theta) => [phi * cos(theta), theta],
			}),
		],
		["MOL", () => MOLLWEIDE],
		["AIT", () => HAMMER_AITOFF],
		["HPX", () => HEALPIX],
	] as const);

/** The parameters that these projections have, with the one number that is taken where there is one; others must not be given. */
export const PROJECTION_PARAMETERS: ReadonlyMap<string, ReadonlyMap<number, number | undefined>> = new Map<
	string,
	ReadonlyMap<number, number | undefined>
>([
	["CEA", new Map([[1, undefined]])],
	[
		"HPX",
		new Map([
			[1, 4],
			[2, 3],
		]),
	],
]);
