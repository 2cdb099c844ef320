import * as elementary from "../../zarr/arithmetic/elementary.ts";
import {
	areaAt,
	conformalTangent,
	type Figure,
	isometricLatitude,
	latitudeOfArc,
	latitudeOfArea,
	latitudeOfIsometric,
	meridianArc,
	NOWHERE,
	normalRadius,
	type Projection,
	parallelRadius,
	rectifyingRadius,
	refined,
	sineSum,
	tangentOfConformal,
} from "./figure.ts";

/** Mercator; `scale` is that of the equator. */
export function mercator(figure: Figure, scale: number): Projection {
	const radius = figure.semiMajor * scale;
	return {
		forward: (longitude, latitude) => [radius * longitude, radius * isometricLatitude(figure, latitude)],
		inverse: (x, y) => [x / radius, latitudeOfIsometric(figure, y / radius)],
	};
}

/** Plate carrée with a parallel of true scale: distances along the meridians are true. */
export function equirectangular(figure: Figure, parallel: number): Projection {
	const { semiMajor } = figure;
	const radius = semiMajor * parallelRadius(figure, parallel);
	return {
		forward: (longitude, latitude) => [radius * longitude, semiMajor * meridianArc(figure, latitude)],
		inverse: (x, y) => onGlobe(x / radius, latitudeOfArc(figure, y / semiMajor)),
	};
}

/** Cylindrical equal area (Snyder 1987, page 81). */
export function cylindricalEqualArea(figure: Figure, parallel: number): Projection {
	const { semiMajor } = figure;
	const k = parallelRadius(figure, parallel);
	return {
		forward: (longitude, latitude) => [
			semiMajor * k * longitude,
			(semiMajor * areaAt(figure, elementary.sin(latitude))) / (2 * k),
		],
		inverse: (x, y) => [x / (semiMajor * k), latitudeOfArea(figure, (2 * k * y) / semiMajor)],
	};
}

/** Sinusoidal (Snyder 1987, page 247). */
export function sinusoidal(figure: Figure): Projection {
	const { semiMajor } = figure;
	return {
		forward: (longitude, latitude) => [
			semiMajor * longitude * parallelRadius(figure, latitude),
			semiMajor * meridianArc(figure, latitude),
		],
		inverse: (x, y) => {
			const latitude = latitudeOfArc(figure, y / semiMajor);
			if (!(Math.abs(latitude) <= Math.PI / 2 + 1e-10)) return NOWHERE;
			const radius = parallelRadius(figure, latitude);
			const longitude = radius < 1e-12 ? 0 : x / (semiMajor * radius);
			return Math.abs(longitude) > Math.PI * (1 + 1e-9) ? NOWHERE : [longitude, latitude];
		},
	};
}

/** Transverse Mercator by the series of Krüger to the sixth power (Karney 2011, equations 12 and 35 and 36). */
export function transverseMercator(figure: Figure, origin: number, scale: number): Projection {
	const { semiMajor, e, n } = figure;
	const radius = semiMajor * scale * rectifyingRadius(n);
	const [toward, back] = [powers(TOWARD, n), powers(BACK, n)];
	const start = conformalAngle(e, origin);
	const first = start + sineSum(toward, 2 * start);
	return {
		forward: (longitude, latitude) => {
			const tangent = conformalTangent(e, elementary.tan(latitude));
			const cosine = elementary.cos(longitude);
			const xi = elementary.atan2(tangent, cosine);
			const eta = elementary.asinh(elementary.sin(longitude) / elementary.hypot(tangent, cosine));
			const [dXi, dEta] = wave(toward, xi, eta);
			if (Math.abs(eta + dEta) > FARTHEST) return NOWHERE;
			return [radius * (eta + dEta), radius * (xi + dXi - first)];
		},
		inverse: (x, y) => {
			const [xi, eta] = [y / radius + first, x / radius];
			if (Math.abs(eta) > FARTHEST) return NOWHERE;
			const [dXi, dEta] = wave(back, xi, eta);
			const [ownXi, sinh] = [xi - dXi, elementary.sinh(eta - dEta)];
			const tangent = elementary.sin(ownXi) / elementary.hypot(sinh, elementary.cos(ownXi));
			return [elementary.atan2(sinh, elementary.cos(ownXi)), elementary.atan(tangentOfConformal(e, tangent))];
		},
	};
}

/** Beyond about 150 degrees from the meridian the series say nothing any more. */
const FARTHEST = 2.623395162778;

function conformalAngle(e: number, latitude: number): number {
	return elementary.atan(conformalTangent(e, elementary.tan(latitude)));
}

/** The sum of factors times the sines of twice the complex number xi + i eta, four times it, and so on, by the recurrence of Clenshaw. */
function wave(factors: readonly number[], xi: number, eta: number): [number, number] {
	const [sin, cos] = [elementary.sin(2 * xi), elementary.cos(2 * xi)];
	const [sinh, cosh] = [elementary.sinh(2 * eta), elementary.cosh(2 * eta)];
	const [twiceRe, twiceIm] = [2 * cos * cosh, -2 * sin * sinh];
	let [re, im, nextRe, nextIm] = [0, 0, 0, 0];
	for (let k = factors.length - 1; k >= 0; k--) {
		const ownRe = (factors[k] as number) + twiceRe * re - twiceIm * im - nextRe;
		const ownIm = twiceRe * im + twiceIm * re - nextIm;
		[nextRe, nextIm, re, im] = [re, im, ownRe, ownIm];
	}
	const [sineRe, sineIm] = [sin * cosh, cos * sinh];
	return [sineRe * re - sineIm * im, sineRe * im + sineIm * re];
}

/** Row k has the factors of n^k, n^(k+1), … */
const TOWARD: readonly (readonly number[])[] = [
	[1 / 2, -2 / 3, 5 / 16, 41 / 180, -127 / 288, 7891 / 37800],
	[13 / 48, -3 / 5, 557 / 1440, 281 / 630, -1983433 / 1935360],
	[61 / 240, -103 / 140, 15061 / 26880, 167603 / 181440],
	[49561 / 161280, -179 / 168, 6601661 / 7257600],
	[34729 / 80640, -3418889 / 1995840],
	[212378941 / 319334400],
];

const BACK: readonly (readonly number[])[] = [
	[1 / 2, -2 / 3, 37 / 96, -1 / 360, -81 / 512, 96199 / 604800],
	[1 / 48, 1 / 15, -437 / 1440, 46 / 105, -1118711 / 3870720],
	[17 / 480, -37 / 840, -209 / 4480, 5569 / 90720],
	[4397 / 161280, -11 / 504, -830251 / 7257600],
	[4583 / 161280, -108847 / 3991680],
	[20648693 / 638668800],
];

function powers(table: readonly (readonly number[])[], n: number): number[] {
	return table.map((row, k) => row.reduce((sum, factor, i) => sum + factor * elementary.wholePower(n, k + 1 + i), 0));
}

/** Cassini-Soldner: a series on ellipsoids (EPSG guidance note 7-2), whole on spheres. */
export function cassini(figure: Figure, origin: number): Projection {
	const { semiMajor, e2 } = figure;
	if (e2 === 0)
		return {
			forward: (longitude, latitude) => [
				semiMajor * elementary.asin(elementary.cos(latitude) * elementary.sin(longitude)),
				semiMajor * (elementary.atan2(elementary.tan(latitude), elementary.cos(longitude)) - origin),
			],
			inverse: (x, y) => {
				const [across, along] = [x / semiMajor, y / semiMajor + origin];
				return [
					elementary.atan2(elementary.tan(across), elementary.cos(along)),
					elementary.asin(elementary.sin(along) * elementary.cos(across)),
				];
			},
		};
	const start = meridianArc(figure, origin);
	const forward: Projection["forward"] = (longitude, latitude) => {
		const tangent = elementary.tan(latitude);
		const [t, a] = [tangent * tangent, longitude * elementary.cos(latitude)];
		const c = (e2 / (1 - e2)) * elementary.square(elementary.cos(latitude));
		const normal = normalRadius(e2, latitude);
		const a2 = a * a;
		return [
			semiMajor * normal * a * (1 - (a2 * t) / 6 - (a2 * a2 * t * (8 - t + 8 * c)) / 120),
			semiMajor *
				(meridianArc(figure, latitude) - start + normal * tangent * a2 * (1 / 2 + (a2 * (5 - t + 6 * c)) / 24)),
		];
	};
	return {
		forward,
		inverse: (x, y) => {
			const latitude = latitudeOfArc(figure, start + y / semiMajor);
			const guess = x / (semiMajor * parallelRadius(figure, latitude));
			return refined(forward, x, y, [guess, latitude], semiMajor);
		},
	};
}

/** American polyconic (Snyder 1987, page 129). */
export function polyconic(figure: Figure, origin: number): Projection {
	const { semiMajor, e2 } = figure;
	const start = meridianArc(figure, origin);
	const forward: Projection["forward"] = (longitude, latitude) => {
		// At the equator the cone is a cylinder.
		if (Math.abs(latitude) < 1e-12) return [semiMajor * longitude, semiMajor * (latitude - start)];
		const cone = normalRadius(e2, latitude) / elementary.tan(latitude);
		const angle = longitude * elementary.sin(latitude);
		return [
			semiMajor * cone * elementary.sin(angle),
			semiMajor * (meridianArc(figure, latitude) - start + 2 * cone * elementary.square(elementary.sin(angle / 2))),
		];
	};
	return {
		forward,
		inverse: (x, y) => {
			const latitude = latitudeOfArc(figure, start + y / semiMajor);
			return refined(forward, x, y, [x / semiMajor, latitude * 0.99], semiMajor);
		},
	};
}

function onGlobe(longitude: number, latitude: number): readonly [number, number] {
	return Math.abs(latitude) <= Math.PI / 2 + 1e-10 ? [longitude, latitude] : NOWHERE;
}
