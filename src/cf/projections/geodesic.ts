import * as elementary from "../../zarr/arithmetic/elementary.ts";
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
	const start = elementary.atan((1 - f) * elementary.tan(origin));
	const [sinStart, cosStart] = [elementary.sin(start), elementary.cos(start)];
	const arcLength = (k2: number, from: number, to: number) =>
		integral(nodes, from, to, (sine) => Math.sqrt(1 + k2 * sine * sine));
	const longitudeLag = (k2: number, from: number, to: number) =>
		integral(nodes, from, to, (sine) => (2 - f) / (1 + (1 - f) * Math.sqrt(1 + k2 * sine * sine)));
	const k2Of = (sinEquator: number) => (e2 / (1 - e2)) * (1 - sinEquator * sinEquator);
	return {
		forward: (longitude, latitude) => {
			const end = elementary.atan((1 - f) * elementary.tan(latitude));
			const [sinEnd, cosEnd] = [elementary.sin(end), elementary.cos(end)];
			let omega = longitude;
			for (let round = 0; round < 60; round++) {
				const across = cosEnd * elementary.sin(omega);
				const along = cosStart * sinEnd - sinStart * cosEnd * elementary.cos(omega);
				const arc = elementary.atan2(
					elementary.hypot(across, along),
					sinStart * sinEnd + cosStart * cosEnd * elementary.cos(omega),
				);
				if (arc === 0) return [0, 0];
				const azimuth = elementary.atan2(across, along);
				const sinEquator = elementary.sin(azimuth) * cosStart;
				const from = elementary.atan2(sinStart, elementary.cos(azimuth) * cosStart);
				const k2 = k2Of(sinEquator);
				const next = longitude + f * sinEquator * longitudeLag(k2, from, from + arc);
				if (Math.abs(next - omega) < 1e-15) {
					const distance = semiMinor * arcLength(k2, from, from + arc);
					return [distance * elementary.sin(azimuth), distance * elementary.cos(azimuth)];
				}
				omega = next;
			}
			// Nearly at the antipode, where geodesics of many directions meet.
			return NOWHERE;
		},
		inverse: (x, y) => {
			const distance = elementary.hypot(x, y) / semiMinor;
			if (distance === 0) return [0, origin];
			if (distance > Math.PI * 1.001) return NOWHERE;
			const azimuth = elementary.atan2(x, y);
			const sinEquator = elementary.sin(azimuth) * cosStart;
			const from = elementary.atan2(sinStart, elementary.cos(azimuth) * cosStart);
			const k2 = k2Of(sinEquator);
			let arc = distance;
			for (let round = 0; round < 20; round++) {
				const change =
					(distance - arcLength(k2, from, from + arc)) /
					Math.sqrt(1 + k2 * elementary.square(elementary.sin(from + arc)));
				arc += change;
				if (Math.abs(change) < 1e-16) break;
			}
			const [omega, end] = fromCentre(start, x, y, arc);
			return [
				omega - f * sinEquator * longitudeLag(k2, from, from + arc),
				elementary.atan(elementary.tan(end) / (1 - f)),
			];
		},
	};
}

function onSphere(radius: number, origin: number): Projection {
	const [sine, cosine] = [elementary.sin(origin), elementary.cos(origin)];
	return {
		forward: (longitude, latitude) => {
			const near = elementary.cos(latitude) * elementary.cos(longitude);
			const [east, north] = [
				elementary.cos(latitude) * elementary.sin(longitude),
				cosine * elementary.sin(latitude) - sine * near,
			];
			const sinArc = elementary.hypot(east, north);
			const arc = elementary.atan2(sinArc, sine * elementary.sin(latitude) + cosine * near);
			const k = sinArc === 0 ? radius : (radius * arc) / sinArc;
			return [k * east, k * north];
		},
		inverse: (x, y) => {
			const arc = elementary.hypot(x, y) / radius;
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
			return [radius * elementary.sin(longitude), -sign * radius * elementary.cos(longitude)];
		},
		inverse: (x, y) => {
			const radius = elementary.hypot(x, y) / semiMajor;
			if (radius > 2 * quarter) return NOWHERE;
			return [radius === 0 ? 0 : elementary.atan2(x, -sign * y), sign * latitudeOfArc(figure, quarter - radius)];
		},
	};
}

type Node = readonly [place: number, weight: number];

/** The integral of a function of the sine of an angle. */
function integral(nodes: readonly Node[], from: number, to: number, of: (sine: number) => number): number {
	const [middle, half] = [(from + to) / 2, (to - from) / 2];
	return half * nodes.reduce((sum, [place, weight]) => sum + weight * of(elementary.sin(middle + half * place)), 0);
}

/** The places and weights of Gauss and Legendre: exact for polynomials of degree 47, so for these integrals to all digits. */
function quadratureNodes(): Node[] {
	const count = 24;
	return Array.from({ length: count }, (_, i): Node => {
		let place = elementary.cos((Math.PI * (i + 0.75)) / (count + 0.5));
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
