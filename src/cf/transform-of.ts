import * as elementary from "../zarr/arithmetic/elementary.ts";
import type { DescribedSystem, GeographicSystem, Unit } from "./described-system.ts";
import { DEGREE, WGS84 } from "./described-system.ts";
import { type Figure, figureOf, normalRadius, turned } from "./projections/figure.ts";
import { projectionOf } from "./projections/projection-of.ts";

/** From the coordinates of a system to degrees of WGS 84, and back. */
export type CoordinateTransform = {
	/** Longitude (between -180 and 180) and latitude; NaN where the map shows no place. */
	toLonLat(x: number, y: number): [longitude: number, latitude: number];
	/** NaN for places that are not on the map. */
	fromLonLat(longitude: number, latitude: number): [x: number, y: number];
	/** What x and y are counted in: metres for maps, radians for longitudes and latitudes. */
	unit: Unit;
	/** How the datum was moved to that of WGS 84. */
	datum: DatumStep;
};

/** What is done between a datum and WGS 84. */
export type DatumStep = {
	/**
	 * `same`: both are WGS 84. `shifted`: seven parameters or fewer. `not-shifted`: nothing is known, and latitudes and longitudes are
	 * taken as they are, as PROJ does; up to some hundred metres off, more on a sphere.
	 */
	kind: "same" | "shifted" | "not-shifted";
	/** In metres, as the register of EPSG has it. */
	accuracy?: number;
	/** True where a grid of shifts, which is not used here, would be more accurate. */
	hasBetterGrid?: boolean;
};

const RADIAN = Math.PI / 180;

/** The transform of a system whose coordinates are in a unit of the file: so many metres, or for angles so many radians. */
export function systemTransform(system: DescribedSystem, unit: Unit, datum: DatumStep): CoordinateTransform {
	const { geographic, projection } = system;
	const { semiMajor, inverseFlattening } = geographic.ellipsoid;
	const figure = figureOf(semiMajor, inverseFlattening);
	const shift = datumShift(figure, geographic);
	const meridian = geographic.meridian.longitude * RADIAN;
	const toDegrees = (longitude: number, latitude: number): [number, number] => {
		const [east, north] = shift.toWgs84(longitude + meridian, latitude);
		return [turned(east) / RADIAN, north / RADIAN];
	};
	const toRadians = (longitude: number, latitude: number): [number, number] => {
		const [east, north] = shift.fromWgs84(longitude * RADIAN, latitude * RADIAN);
		return [east - meridian, north];
	};
	if (projection === undefined && shift === NO_SHIFT && meridian === 0 && unit.size === DEGREE.size)
		// Not one digit is to change.
		return {
			toLonLat: (x, y) => (Math.abs(y) <= 90 ? [turnedDegrees(x), y] : [Number.NaN, Number.NaN]),
			fromLonLat: (longitude, latitude) => [turnedDegrees(longitude), latitude],
			unit,
			datum,
		};
	if (projection === undefined)
		return {
			toLonLat: (x, y) =>
				Math.abs(y * unit.size) <= Math.PI / 2 + 1e-9
					? toDegrees(x * unit.size, y * unit.size)
					: [Number.NaN, Number.NaN],
			fromLonLat: (longitude, latitude) => {
				const [east, north] = toRadians(longitude, latitude);
				return [turned(east) / unit.size, north / unit.size];
			},
			unit,
			datum,
		};
	const { method, parameters, unit: own } = projection;
	const map = projectionOf(method, figure, parameters);
	// The pole of a turned grid stands at half a turn from the meridian that its longitudes count from.
	const origin = ((parameters.longitude ?? 0) + (method === "rotatedPole" ? 180 : 0)) * RADIAN;
	const [easting, northing] = [(parameters.easting ?? 0) * own.size, (parameters.northing ?? 0) * own.size];
	return {
		toLonLat: (x, y) => {
			const [longitude, latitude] = map.inverse(x * unit.size - easting, y * unit.size - northing);
			return toDegrees(longitude + origin, latitude);
		},
		fromLonLat: (longitude, latitude) => {
			const [east, north] = toRadians(longitude, latitude);
			const [x, y] = map.forward(turned(east - origin), north);
			const onMap = method === "rotatedPole" ? turned(x) : x;
			return [(onMap + easting) / unit.size, (y + northing) / unit.size];
		},
		unit,
		datum,
	};
}

type Shift = {
	toWgs84(longitude: number, latitude: number): [number, number];
	fromWgs84(longitude: number, latitude: number): [number, number];
};

const NO_SHIFT: Shift = { toWgs84: (x, y) => [x, y], fromWgs84: (x, y) => [x, y] };

function turnedDegrees(longitude: number): number {
	return Math.abs(longitude) <= 180 ? longitude : longitude - 360 * Math.floor((longitude + 180) / 360);
}

/** The position vector transformation (EPSG method 9606), by way of geocentric coordinates; nothing without parameters. */
function datumShift(figure: Figure, { toWgs84 }: GeographicSystem): Shift {
	if (toWgs84 === undefined) return NO_SHIFT;
	const [dx = 0, dy = 0, dz = 0, rx = 0, ry = 0, rz = 0, ppm = 0] = toWgs84;
	const target = figureOf(WGS84.ellipsoid.semiMajor, WGS84.ellipsoid.inverseFlattening);
	const second = Math.PI / (180 * 3600);
	const [a, b, c, scale] = [rx * second, ry * second, rz * second, 1 + ppm * 1e-6];
	return {
		toWgs84: (longitude, latitude) => {
			const [x, y, z] = geocentric(figure, longitude, latitude);
			return geodetic(target, [
				dx + scale * (x - c * y + b * z),
				dy + scale * (c * x + y - a * z),
				dz + scale * (-b * x + a * y + z),
			]);
		},
		fromWgs84: (longitude, latitude) => {
			const [x, y, z] = geocentric(target, longitude, latitude);
			const [u, v, w] = [(x - dx) / scale, (y - dy) / scale, (z - dz) / scale];
			return geodetic(figure, [u + c * v - b * w, -c * u + v + a * w, b * u - a * v + w]);
		},
	};
}

function geocentric({ semiMajor, e2 }: Figure, longitude: number, latitude: number): [number, number, number] {
	const radius = semiMajor * normalRadius(e2, latitude);
	return [
		radius * elementary.cos(latitude) * elementary.cos(longitude),
		radius * elementary.cos(latitude) * elementary.sin(longitude),
		radius * (1 - e2) * elementary.sin(latitude),
	];
}

/** The latitude of a point near the figure, by iteration: each round gains more than two digits. */
function geodetic({ semiMajor, e2 }: Figure, [x, y, z]: readonly [number, number, number]): [number, number] {
	const axis = elementary.hypot(x, y);
	let latitude = elementary.atan2(z, axis * (1 - e2));
	for (let round = 0; round < 10; round++) {
		const next = elementary.atan2(z + e2 * semiMajor * normalRadius(e2, latitude) * elementary.sin(latitude), axis);
		if (Math.abs(next - latitude) < 1e-16) break;
		latitude = next;
	}
	return [elementary.atan2(y, x), latitude];
}
