import { pixelAt } from "../labels/affine.ts";
import type { MapGrid } from "./map-grid.ts";
import type { TileCentres } from "./tile-geometry.ts";

/** How the value of a pixel is made: that of the cell it lies in, or a mean of the four around it, weighed by their distance. */
export type Resampling = "nearest" | "bilinear";

/**
 * Where the pixels of a tile lie in a grid, as places among the centres of its cells, NaN for those outside; for `nearest` whole
 * numbers. One a row and one a column of the tile where that is enough, else one a pixel.
 */
export type PixelPlaces = { isSeparable: boolean; rows: Float64Array; columns: Float64Array };

/** Finds the pixels of a tile in a grid. */
export function pixelPlaces(grid: MapGrid, centres: TileCentres, resampling: Resampling): PixelPlaces {
	const { projection, cells } = grid;
	const { longitudes, latitudes } = centres;
	const rowOf = (y: number): number => onAxis(cells.kind === "axes" ? cells.rows : undefined, y, resampling);
	const columnOf = (x: number): number => onAxis(cells.kind === "axes" ? cells.columns : undefined, x, resampling);
	if (cells.kind === "axes" && (projection === undefined || projection.isSeparable)) {
		const rows = latitudes.map((latitude) => rowOf(projection?.fromLonLat(0, latitude)[1] ?? latitude));
		const columns = longitudes.map((longitude) => columnOf(projection?.fromLonLat(longitude, 0)[0] ?? longitude));
		return { isSeparable: true, rows, columns };
	}
	const count = longitudes.length * latitudes.length;
	const [rows, columns] = [new Float64Array(count), new Float64Array(count)];
	let i = 0;
	for (const latitude of latitudes)
		for (const longitude of longitudes) {
			const [x, y] = projection?.fromLonLat(longitude, latitude) ?? [longitude, latitude];
			if (cells.kind === "axes") [rows[i], columns[i]] = [rowOf(y), columnOf(x)];
			else {
				const pixel = pixelAt(cells.transform, x, y);
				rows[i] = inImage(pixel?.row, grid.height, resampling);
				columns[i] = inImage(pixel?.column, grid.width, resampling);
			}
			i++;
		}
	return { isSeparable: false, rows, columns };
}

function onAxis(
	axis: { nearest(value: number): number; position(value: number): number } | undefined,
	value: number,
	resampling: Resampling,
): number {
	if (axis === undefined) return Number.NaN;
	if (resampling === "bilinear") return axis.position(value);
	const nearest = axis.nearest(value);
	return nearest < 0 ? Number.NaN : nearest;
}

/** A place counted from the edge of the first pixel. */
function inImage(place: number | undefined, length: number, resampling: Resampling): number {
	if (place === undefined || !(place >= 0 && place < length)) return Number.NaN;
	return resampling === "nearest" ? Math.floor(place) : place - 0.5;
}
