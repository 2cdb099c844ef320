import * as elementary from "../../zarr/arithmetic/elementary.ts";
import { pixelAt } from "../labels/affine.ts";
import type { CellAxis } from "./cell-axis.ts";
import { mayHold } from "./map-bounds.ts";
import type { MapGrid } from "./map-grid.ts";
import type { TileCentres } from "./tile-geometry.ts";

/** How the value of a pixel is made: that of the cell it lies in, or a mean of the four around it, weighed by their distance. */
export type Resampling = "nearest" | "bilinear";

/**
 * Where the pixels of a tile lie in a grid, as places among the centres of its cells, NaN for those outside; for `nearest` whole
 * numbers. One a row and one a column of the tile where that is enough, else one a pixel.
 */
export type PixelPlaces = { isSeparable: boolean; rows: Float64Array; columns: Float64Array };

/** A place in a grid: row and column. */
type Place = readonly [row: number, column: number];

const NOWHERE: Place = [Number.NaN, Number.NaN];

/** A cell of a curvilinear grid reaches from its centre so far, as a share of the way to its neighbours: about to its corners. */
const REACH = 0.75;

/** Where many pixels are reckoned one by one, others get a turn after so many. */
const PIXELS_A_TURN = 2 ** 13;

/** Finds the pixels of a tile in a grid. */
export async function pixelPlaces(
	grid: MapGrid,
	{ longitudes, latitudes }: TileCentres,
	resampling: Resampling,
	signal: AbortSignal,
): Promise<PixelPlaces> {
	const placeOf = placeFinder(grid, resampling);
	const { projection, cells } = grid;
	if (cells.kind === "axes" && (projection === undefined || projection.isSeparable))
		return {
			isSeparable: true,
			rows: latitudes.map((latitude) => placeOf(0, latitude)[0]),
			columns: longitudes.map((longitude) => placeOf(longitude, 0)[1]),
		};
	const holds = mayHold(grid.bounds);
	const count = longitudes.length * latitudes.length;
	const [rows, columns] = [new Float64Array(count), new Float64Array(count)];
	for (let i = 0; i < count; i++) {
		if (i % PIXELS_A_TURN === PIXELS_A_TURN - 1) {
			await otherWork();
			signal.throwIfAborted();
		}
		const longitude = longitudes[i % longitudes.length] as number;
		const latitude = latitudes[Math.floor(i / longitudes.length)] as number;
		[rows[i], columns[i]] = holds(longitude, latitude) ? placeOf(longitude, latitude) : NOWHERE;
	}
	return { isSeparable: false, rows, columns };
}

function otherWork(): Promise<void> {
	return new Promise((done) => {
		setTimeout(done);
	});
}

/** Steps across a tile at which its pixels are measured. */
const LATTICE = 4;

/** How many cells a pixel of a tile is wide, or high if that is less, where it is least; undefined where the tile lies outside. */
export function cellsInPixel(grid: MapGrid, { longitudes, latitudes }: TileCentres): number | undefined {
	const placeOf = placeFinder(grid, "bilinear");
	const holds = mayHold(grid.bounds);
	const last = longitudes.length - 2;
	const steps = Array.from({ length: LATTICE + 1 }, (_, i) => Math.max(0, Math.floor((i * last) / LATTICE)));
	let least: number | undefined;
	for (const row of steps)
		for (const column of steps) {
			const [west, east] = [longitudes[column] as number, longitudes[column + 1] as number];
			const [north, south] = [latitudes[row] as number, latitudes[row + 1] as number];
			if (![north, south].every((latitude) => holds(west, latitude) && holds(east, latitude))) continue;
			const [at, right, below] = [placeOf(west, north), placeOf(east, north), placeOf(west, south)];
			for (const other of [right, below]) {
				const cells = elementary.hypot(other[0] - at[0], other[1] - at[1]);
				if (cells > 0 && (least === undefined || cells < least)) least = cells;
			}
		}
	return least;
}

/** Finds places in a grid. A row does not depend on whether there is a column. */
export function placeFinder(grid: MapGrid, resampling: Resampling): (longitude: number, latitude: number) => Place {
	const { cells, projection, width, height } = grid;
	if (cells.kind === "places")
		return (longitude, latitude) => {
			const cell = cells.search.cellAt(latitude, longitude, REACH);
			return cell < 0 ? NOWHERE : [Math.floor(cell / width), cell % width];
		};
	const inGrid = (x: number, y: number): Place => {
		if (cells.kind === "axes") return [onAxis(cells.rows, y, resampling), onAxis(cells.columns, x, resampling)];
		const pixel = pixelAt(cells.transform, x, y);
		return [inImage(pixel?.row, height, resampling), inImage(pixel?.column, width, resampling)];
	};
	if (projection === undefined) return inGrid;
	return (longitude, latitude) => {
		const [x, y] = projection.fromLonLat(longitude, latitude);
		return inGrid(x, y);
	};
}

function onAxis(axis: CellAxis, value: number, resampling: Resampling): number {
	if (resampling === "bilinear") return axis.position(value);
	const nearest = axis.nearest(value);
	return nearest < 0 ? Number.NaN : nearest;
}

/** A place counted from the edge of the first pixel. */
function inImage(place: number | undefined, length: number, resampling: Resampling): number {
	if (place === undefined || !(place >= 0 && place < length)) return Number.NaN;
	return resampling === "nearest" ? Math.floor(place) : place - 0.5;
}
