import * as elementary from "../../../zarr/arithmetic/elementary.ts";
import type { GridLayout, Scanning } from "../grid.ts";
import type { GribSections } from "../message.ts";
import { type GridSection, type MapGrid, readGridSection } from "./grid-section.ts";
import { healpixPlaces } from "./healpix.ts";
import {
	albers,
	lambertAzimuthal,
	lambertConformal,
	mercator,
	type Projection,
	polarStereographic,
	type Radians,
} from "./projections.ts";
import { reducedPlaces } from "./reduced-places.ts";
import { type Axis, type AxisEnds, gaussianAxis, latitudeAxis, longitudeAxis } from "./regular-axis.ts";
import { spaceViewPlaces, spaceViewRefusal, spaceViewSteps } from "./space-view.ts";

/** Latitudes and longitudes of points in degrees, in the order of the values. */
export type PointPlaces = { latitude: Float64Array; longitude: Float64Array };

/** Where the points of a grid are. */
export type Places =
	/** Rows are parallels, columns are meridians. */
	| { kind: "axes"; latitude: Axis; longitude: Axis }
	/** Every point has its own place, reckoned when it is needed. Rows and columns of a rotated grid have rotated coordinates. */
	| { kind: "points"; places(): PointPlaces; rotated?: { latitude: Axis; longitude: Axis } }
	| { kind: "none"; reason: string };

const RADIANS = Math.PI / 180;

/** The places of a grid, rows by rows where it is regular. */
export function gridPlaces(sections: GribSections, layout: GridLayout): Places {
	const section = readGridSection(sections);
	const { ni, nj, scanning } = layout;
	if (section.kind === "spectral") return { kind: "none", reason: "coefficients have no points" };
	if (section.kind === "unstructured") return { kind: "none", reason: "the points are listed in a file of their own" };
	if (section.kind === "other") return { kind: "none", reason: "the kind of grid is not known" };
	if (section.kind === "degrees") return degreePlaces(section, layout);
	if (section.kind === "healpix") {
		const { side, order, turn } = section;
		if (layout.pointCount !== 12 * side * side) return { kind: "none", reason: "values do not fit the grid" };
		return { kind: "points", places: () => healpixPlaces(side, order, turn) };
	}
	if (ni === undefined || nj === undefined || scanning === undefined)
		return { kind: "none", reason: "the rows of the map are not known" };
	if (section.kind === "transverseMercator")
		return { kind: "none", reason: "its points are on a transverse Mercator map" };
	// As in ecCodes no orientation turns it: writers have the central meridian there.
	if (section.kind === "map" && section.projection === "mercator") return mercatorPlaces(section, ni, nj, scanning);
	if (section.kind === "map") return { kind: "points", places: () => mapPlaces(section, ni, nj, scanning) };
	const reason = spaceViewRefusal(section);
	if (reason !== undefined) return { kind: "none", reason };
	const directions = { isWestward: scanning.iNegative, isNorthward: scanning.jPositive };
	return { kind: "points", places: () => spaceViewPlaces(section, { ni, nj, ...directions }) };
}

/** The place of every point, in the order of the rows. */
export function pointPlaces(places: Exclude<Places, { kind: "none" }>): PointPlaces {
	return places.kind === "points" ? places.places() : product(places.latitude, places.longitude);
}

function degreePlaces(section: Extract<GridSection, { kind: "degrees" }>, layout: GridLayout): Places {
	const { ni, nj, rowLengths, scanning } = layout;
	const { rotation } = section;
	const rows = rowLengths?.length ?? nj;
	const latitude =
		rows === undefined || scanning === undefined ? undefined : rowLatitudes(section, rows, scanning.jPositive);
	if (latitude === undefined || scanning === undefined)
		return { kind: "none", reason: "the latitudes of the grid are not known, or contradict each other" };
	if (rotation !== undefined && rotation.angle !== 0)
		return { kind: "none", reason: "the grid is turned around its pole" };
	if (rowLengths !== undefined) {
		const places = reducedPlaces(latitude, section.firstLongitude, section.lastLongitude, layout);
		if (places === undefined)
			return { kind: "none", reason: "the rows of the grid do not have as many points as it has" };
		return { kind: "points", places: () => turned(places(), rotation) };
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
	return {
		kind: "points",
		places: () => turned(product(latitude, longitude), rotation),
		rotated: { latitude, longitude },
	};
}

function rowLatitudes(
	section: Extract<GridSection, { kind: "degrees" }>,
	rows: number,
	isNorthward: boolean,
): Axis | undefined {
	if (section.gaussianNumber !== undefined)
		return gaussianAxis(section.gaussianNumber, section.firstLatitude, rows, isNorthward);
	const ends = { first: section.firstLatitude, last: section.lastLatitude, step: section.latitudeStep, length: rows };
	return latitudeAxis(ends, isNorthward, section.tolerance);
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
	const [ct, st, cp, sp] = [elementary.cos(theta), elementary.sin(theta), elementary.cos(phi), elementary.sin(phi)];
	for (let i = 0; i < places.latitude.length; i++) {
		const [lat, lon] = [(places.latitude[i] as number) * RADIANS, (places.longitude[i] as number) * RADIANS];
		const [x, y, z] = [
			elementary.cos(lat) * elementary.cos(lon),
			elementary.cos(lat) * elementary.sin(lon),
			elementary.sin(lat),
		];
		places.latitude[i] = elementary.asin(Math.max(-1, Math.min(1, -st * x + ct * z))) / RADIANS;
		places.longitude[i] = positive(
			elementary.atan2(-ct * sp * x + cp * y - st * sp * z, ct * cp * x + sp * y + st * cp * z) / RADIANS,
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
	if (grid.projection === "lambertAzimuthal") return lambertAzimuthal(grid.earth, first, centre);
	return polarStereographic(grid.earth, first, centre, grid.isSouth ? -1 : 1);
}

/** Where the first point of a map is, and the steps to the next column and row, in metres. */
export type MapSteps = { x: number; y: number; dx: number; dy: number };

function stepsOf(grid: MapGrid, projection: Projection, { iNegative, jPositive }: Scanning): MapSteps {
	const start = projection.forward({
		latitude: grid.firstLatitude * RADIANS,
		longitude: grid.firstLongitude * RADIANS,
	});
	return { ...start, dx: iNegative ? -grid.dx : grid.dx, dy: jPositive ? grid.dy : -grid.dy };
}

/**
 * The steps of a grid on a map, from the origin of its projection: for a cone that is where its first parallel crosses its
 * meridian. Undefined for grids that are on none.
 */
export function mapSteps(section: GridSection, scanning: Scanning): MapSteps | undefined {
	const { iNegative, jPositive } = scanning;
	if (section.kind === "spaceView") return spaceViewSteps(section, { isWestward: iNegative, isNorthward: jPositive });
	if (section.kind === "transverseMercator") {
		const { x, y, dx, dy } = section;
		return { x, y, dx: iNegative ? -dx : dx, dy: jPositive ? dy : -dy };
	}
	return section.kind === "map" ? projectedSteps(section, scanning) : undefined;
}

function projectedSteps(grid: MapGrid, scanning: Scanning): MapSteps {
	const projection = mapProjection(grid);
	const steps = stepsOf(grid, projection, scanning);
	if (grid.projection !== "lambert" && grid.projection !== "albers") return steps;
	const origin = { latitude: grid.parallels[0] * RADIANS, longitude: grid.orientation * RADIANS };
	return { ...steps, y: steps.y - projection.forward(origin).y };
}

/** Places by the numbers of their column and row, in radians. */
function mapInverse(grid: MapGrid, scanning: Scanning): (i: number, j: number) => Radians {
	const projection = mapProjection(grid);
	const { x, y, dx, dy } = stepsOf(grid, projection, scanning);
	return (i, j) => projection.inverse(x + i * dx, y + j * dy);
}

/** On a map of Mercator rows are parallels and columns are meridians. */
function mercatorPlaces(grid: MapGrid, ni: number, nj: number, scanning: Scanning): Places {
	const inverse = mapInverse(grid, scanning);
	const latitudes = (): Float64Array => Float64Array.from({ length: nj }, (_, j) => inverse(0, j).latitude / RADIANS);
	const longitudes = (): Float64Array => {
		const values = Float64Array.from({ length: ni }, (_, i) => inverse(i, 0).longitude / RADIANS);
		// Those that go on across the meridian end below 360, as on other regular grids.
		return (values.at(-1) ?? 0) > 360 ? values.map((value) => value - 360) : values;
	};
	return {
		kind: "axes",
		latitude: { length: nj, values: latitudes },
		longitude: { length: ni, values: longitudes },
	};
}

function mapPlaces(grid: MapGrid, ni: number, nj: number, scanning: Scanning): PointPlaces {
	const inverse = mapInverse(grid, scanning);
	const places = { latitude: new Float64Array(ni * nj), longitude: new Float64Array(ni * nj) };
	for (let j = 0, point = 0; j < nj; j++)
		for (let i = 0; i < ni; i++, point++) {
			const { latitude, longitude } = inverse(i, j);
			places.latitude[point] = latitude / RADIANS;
			places.longitude[point] = positive(longitude / RADIANS);
		}
	return places;
}
