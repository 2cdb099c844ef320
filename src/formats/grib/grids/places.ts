import type { GridLayout } from "../../../codecs/grib/grid.ts";
import type { GribSections } from "../../../codecs/grib/message.ts";
import { type GridSection, type MapGrid, readGridSection } from "./grid-section.ts";
import { albers, lambertConformal, mercator, type Projection, polarStereographic } from "./projections.ts";
import { type Axis, type AxisEnds, gaussianAxis, latitudeAxis, longitudeAxis } from "./regular-axis.ts";

/** Latitudes and longitudes of points in degrees, in the order of the values. */
export type PointPlaces = { latitude: Float64Array; longitude: Float64Array };

/** Where the points of a grid are. */
export type Places =
	/** Rows are parallels, columns are meridians. */
	| { kind: "axes"; latitude: Axis; longitude: Axis }
	/** Every point has its own place, reckoned when it is needed. */
	| { kind: "points"; places(): PointPlaces }
	| { kind: "none"; reason: string };

const RADIANS = Math.PI / 180;

/** The places of a grid, rows by rows where it is regular. */
export function gridPlaces(sections: GribSections, layout: GridLayout): Places {
	const section = readGridSection(sections);
	if (section.kind === "spectral") return { kind: "none", reason: "spherical harmonics have no points" };
	if (section.kind === "other") return { kind: "none", reason: "the kind of grid is not known" };
	const { ni, nj } = layout;
	if (section.kind === "map")
		return ni === undefined || nj === undefined
			? { kind: "none", reason: "the rows of the map are not known" }
			: { kind: "points", places: () => mapPlaces(section, ni, nj, layout) };
	return degreePlaces(section, layout);
}

function degreePlaces(section: Extract<GridSection, { kind: "degrees" }>, layout: GridLayout): Places {
	const { ni, nj, rowLengths, scanning } = layout;
	const { rotation } = section;
	const rows = rowLengths?.length ?? nj;
	const latitude =
		rows === undefined || scanning === undefined ? undefined : rowLatitudes(section, rows, scanning.jPositive);
	if (latitude === undefined || scanning === undefined)
		return { kind: "none", reason: "the latitudes of the grid are not known" };
	if (rotation !== undefined && rotation.angle !== 0)
		return { kind: "none", reason: "the grid is turned around its pole" };
	if (rowLengths !== undefined) {
		const listed = rowLengths.reduce((sum, length) => sum + length, 0);
		if (
			scanning.jConsecutive ||
			scanning.iNegative ||
			listed !== layout.pointCount ||
			!isWholeCircle(section, rowLengths)
		)
			return { kind: "none", reason: "rows of different lengths do not go all around the earth" };
		return {
			kind: "points",
			places: () => turned(reducedPlaces(latitude, section.firstLongitude, rowLengths), rotation),
		};
	}
	const ends: AxisEnds = {
		first: section.firstLongitude,
		last: section.lastLongitude,
		step: section.longitudeStep,
		length: ni ?? 0,
	};
	const longitude = ni === undefined ? undefined : longitudeAxis(ends, scanning.iNegative);
	if (longitude === undefined) return { kind: "none", reason: "the longitudes of the grid are not known" };
	if (rotation === undefined) return { kind: "axes", latitude, longitude };
	return { kind: "points", places: () => turned(product(latitude, longitude), rotation) };
}

function rowLatitudes(
	section: Extract<GridSection, { kind: "degrees" }>,
	rows: number,
	isNorthward: boolean,
): Axis | undefined {
	if (section.gaussianNumber !== undefined)
		return gaussianAxis(section.gaussianNumber, section.firstLatitude, rows, isNorthward);
	const ends = { first: section.firstLatitude, last: section.lastLatitude, step: section.latitudeStep, length: rows };
	return latitudeAxis(ends, isNorthward);
}

/** Whether all rows go around the earth: the longest does, and so does each by itself. */
function isWholeCircle(
	{ firstLongitude, lastLongitude = 360 }: { firstLongitude: number; lastLongitude?: number | undefined },
	rowLengths: Float64Array,
): boolean {
	const longest = rowLengths.reduce((most, length) => Math.max(most, length), 1);
	const span = lastLongitude - firstLongitude;
	// Ends are rounded or cut to thousandths of a degree; many writers put one that is nearly the whole circle.
	const around = span <= 0 ? span + 360 : span;
	return around <= 360 && around >= 360 - 360 / longest - 0.001;
}

function reducedPlaces(latitude: Axis, firstLongitude: number, rowLengths: Float64Array): PointPlaces {
	const count = rowLengths.reduce((sum, length) => sum + length, 0);
	const places = { latitude: new Float64Array(count), longitude: new Float64Array(count) };
	let point = 0;
	for (const [row, value] of latitude.values().entries()) {
		const length = rowLengths[row] ?? 0;
		for (let i = 0; i < length; i++, point++) {
			places.latitude[point] = value;
			places.longitude[point] = firstLongitude + (360 * i) / length;
		}
	}
	return places;
}

function product(latitude: Axis, longitude: Axis): PointPlaces {
	const [rows, columns] = [latitude.values(), longitude.values()];
	const count = rows.length * columns.length;
	const places = { latitude: new Float64Array(count), longitude: new Float64Array(count) };
	for (const [j, value] of rows.entries()) {
		places.latitude.fill(value, j * columns.length, (j + 1) * columns.length);
		places.longitude.set(columns, j * columns.length);
	}
	return places;
}

/** Turns places of a rotated grid back, in place. */
function turned(places: PointPlaces, rotation: { latitude: number; longitude: number } | undefined): PointPlaces {
	if (rotation === undefined) return places;
	const theta = -(90 + rotation.latitude) * RADIANS;
	const phi = -rotation.longitude * RADIANS;
	const [ct, st, cp, sp] = [Math.cos(theta), Math.sin(theta), Math.cos(phi), Math.sin(phi)];
	for (let i = 0; i < places.latitude.length; i++) {
		const [lat, lon] = [(places.latitude[i] as number) * RADIANS, (places.longitude[i] as number) * RADIANS];
		const [x, y, z] = [Math.cos(lat) * Math.cos(lon), Math.cos(lat) * Math.sin(lon), Math.sin(lat)];
		places.latitude[i] = Math.asin(Math.max(-1, Math.min(1, -st * x + ct * z))) / RADIANS;
		places.longitude[i] = positive(
			Math.atan2(-ct * sp * x + cp * y - st * sp * z, ct * cp * x + sp * y + st * cp * z) / RADIANS,
		);
	}
	return places;
}

function positive(longitude: number): number {
	return ((longitude % 360) + 360) % 360;
}

function mapProjection(grid: MapGrid): Projection {
	const [first, second] = [grid.parallels[0] * RADIANS, grid.parallels[1] * RADIANS];
	const centre = grid.orientation * RADIANS;
	if (grid.projection === "mercator") return mercator(grid.earth, first, grid.firstLongitude * RADIANS);
	if (grid.projection === "lambert") return lambertConformal(grid.earth, first, second, centre);
	if (grid.projection === "albers") return albers(grid.earth, first, second, centre);
	return polarStereographic(grid.earth, first, centre, grid.isSouth ? -1 : 1);
}

function mapPlaces(grid: MapGrid, ni: number, nj: number, { scanning }: GridLayout): PointPlaces {
	const projection = mapProjection(grid);
	const start = projection.forward({
		latitude: grid.firstLatitude * RADIANS,
		longitude: grid.firstLongitude * RADIANS,
	});
	const dx = scanning?.iNegative ? -grid.dx : grid.dx;
	const dy = scanning?.jPositive ? grid.dy : -grid.dy;
	const places = { latitude: new Float64Array(ni * nj), longitude: new Float64Array(ni * nj) };
	for (let j = 0, point = 0; j < nj; j++)
		for (let i = 0; i < ni; i++, point++) {
			const { latitude, longitude } = projection.inverse(start.x + i * dx, start.y + j * dy);
			places.latitude[point] = latitude / RADIANS;
			places.longitude[point] = positive(longitude / RADIANS);
		}
	return places;
}
