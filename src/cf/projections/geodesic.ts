import { fromCentre } from "./azimuthal.ts";
import { type Figure, latitudeOfArc, meridianArc, NOWHERE, type Projection } from "./figure.ts";

/**
 * Azimuthal equidistant: distances and directions from the origin are those of geodesics (EPSG guidance note 7-2, method 1125). The
 * integrals of Bessel (Karney 2013, equations 7 and 8) are taken by quadrature: they are smooth, and no series is cut off.
 */
export function azimuthalEquidistant(figure: Figure, origin: number): Projection {
	const { semiMajor, e2 } = figure;
	if (e2 === 0) return onSphere(semiMajor, origin);
	if (Math.abs(Math.abs(origin) - Math.PI / 2) < 1e-10) return aroundPole(figure, Math.sign(origin));
	const nodes = quadratureNodes();
	const f = 1 - Math.sqrt(1 - e2);
	const semiMinor = semiMajor * (1 - f);
	const start = Math.atan((1 - f) * Math.tan(origin));
	const [sinStart, cosStart] = [Math.sin(start), Math.cos(start)];
	const arcLength = (k2: number, from: number, to: number) =>
		integral(nodes, from, to, (sine) => Math.sqrt(1 + k2 * sine * sine));
	const longitudeLag = (k2: number, from: number, to: number) =>
		integral(nodes, from, to, (sine) => (2 - f) / (1 + (1 - f) * Math.sqrt(1 + k2 * sine * sine)));
	const k2Of = (sinEquator: number) => (e2 / (1 - e2)) * (1 - sinEquator * sinEquator);
	return {
		forward: (longitude, latitude) => {
			const end = Math.atan((1 - f) * Math.tan(latitude));
			const [sinEnd, cosEnd] = [Math.sin(end), Math.cos(end)];
			let omega = longitude;
			for (let round = 0; round < 60; round++) {
				const across = cosEnd * Math.sin(omega);
				const along = cosStart * sinEnd - sinStart * cosEnd * Math.cos(omega);
				const arc = Math.atan2(Math.hypot(across, along), sinStart * sinEnd + cosStart * cosEnd * Math.cos(omega));
				if (arc === 0) return [0, 0];
				const azimuth = Math.atan2(across, along);
				const sinEquator = Math.sin(azimuth) * cosStart;
				const from = Math.atan2(sinStart, Math.cos(azimuth) * cosStart);
				const k2 = k2Of(sinEquator);
				const next = longitude + f * sinEquator * longitudeLag(k2, from, from + arc);
				if (Math.abs(next - omega) < 1e-15) {
					const distance = semiMinor * arcLength(k2, from, from + arc);
					return [distance * Math.sin(azimuth), distance * Math.cos(azimuth)];
				}
				omega = next;
			}
			// Nearly at the antipode, where geodesics of many directions meet.
			return NOWHERE;
		},
		inverse: (x, y) => {
			const distance = Math.hypot(x, y) / semiMinor;
			if (distance === 0) return [0, origin];
			if (distance > Math.PI * 1.001) return NOWHERE;
			const azimuth = Math.atan2(x, y);
			const sinEquator = Math.sin(azimuth) * cosStart;
			const from = Math.atan2(sinStart, Math.cos(azimuth) * cosStart);
			const k2 = k2Of(sinEquator);
			let arc = distance;
			for (let round = 0; round < 20; round++) {
				const change = (distance - arcLength(k2, from, from + arc)) / Math.sqrt(1 + k2 * Math.sin(from + arc) ** 2);
				arc += change;
				if (Math.abs(change) < 1e-16) break;
			}
			const [omega, end] = fromCentre(start, x, y, arc);
			return [omega - f * sinEquator * longitudeLag(k2, from, from + arc), Math.atan(Math.tan(end) / (1 - f))];
		},
	};
}

function onSphere(radius: number, origin: number): Projection {
	const [sine, cosine] = [Math.sin(origin), Math.cos(origin)];
	return {
		forward: (longitude, latitude) => {
			const near = Math.cos(latitude) * Math.cos(longitude);
			const [east, north] = [Math.cos(latitude) * Math.sin(longitude), cosine * Math.sin(latitude) - sine * near];
			const sinArc = Math.hypot(east, north);
			const arc = Math.atan2(sinArc, sine * Math.sin(latitude) + cosine * near);
			const k = sinArc === 0 ? radius : (radius * arc) / sinArc;
			return [k * east, k * north];
		},
		inverse: (x, y) => {
			const arc = Math.hypot(x, y) / radius;
			return arc > Math.PI * (1 + 1e-9) ? NOWHERE : fromCentre(origin, x, y, arc);
		},
	};
}

function aroundPole(figure: Figure, sign: number): Projection {
	const { semiMajor } = figure;
	const quarter = meridianArc(figure, Math.PI / 2);
	return {
		forward: (longitude, latitude) => {
			const radius = semiMajor * (quarter - sign * meridianArc(figure, latitude));
			return [radius * Math.sin(longitude), -sign * radius * Math.cos(longitude)];
		},
		inverse: (x, y) => {
			const radius = Math.hypot(x, y) / semiMajor;
			if (radius > 2 * quarter) return NOWHERE;
			return [radius === 0 ? 0 : Math.atan2(x, -sign * y), sign * latitudeOfArc(figure, quarter - radius)];
		},
	};
}

type Node = readonly [place: number, weight: number];

/** The integral of a function of the sine of an angle. */
function integral(nodes: readonly Node[], from: number, to: number, of: (sine: number) => number): number {
	const [middle, half] = [(from + to) / 2, (to - from) / 2];
	return half * nodes.reduce((sum, [place, weight]) => sum + weight * of(Math.sin(middle + half * place)), 0);
}

/** The places and weights of Gauss and Legendre: exact for polynomials of degree 47, so for these integrals to all digits. */
function quadratureNodes(): Node[] {
	const count = 24;
	return Array.from({ length: count }, (_, i): Node => {
		let place = Math.cos((Math.PI * (i + 0.75)) / (count + 0.5));
		let slope = 1;
		for (let round = 0; round < 10; round++) {
			let [previous, value] = [1, place];
			for (let k = 2; k <= count; k++)
				[previous, value] = [value, ((2 * k - 1) * place * value - (k - 1) * previous) / k];
			slope = (count * (place * value - previous)) / (place * place - 1);
			place -= value / slope;
		}
		return [place, 2 / ((1 - place * place) * slope * slope)];
	});
}
