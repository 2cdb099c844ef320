import { type AbortOptions, withDeadline } from "../../io/deadline.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import type { LonLatBounds } from "../crs/map-bounds.ts";
import { mayHold } from "./map-bounds.ts";
import { loadMapGrid, type MapGrid } from "./map-grid.ts";
import { placeFinder } from "./pixel-places.ts";

/** The cells of an array by places on the earth, for maps in any projection. */
export interface MapCells {
	/** The dimensions along which rows and columns lie. */
	readonly rowAxis: number;
	readonly columnAxis: number;
	readonly height: number;
	readonly width: number;
	/** How far they reach; undefined where that cannot be told. */
	readonly bounds: LonLatBounds | undefined;
	/**
	 * The cells that hold places, as `row * width + column`; -1 for places that no cell holds, and for those that are no numbers.
	 * Longitudes and latitudes are in degrees of WGS 84.
	 */
	cellsAt(longitudes: ArrayLike<number>, latitudes: ArrayLike<number>): Float64Array;
}

/** Finds out where on the earth the cells of an array are. Coordinates are read. Refused where nothing tells. */
export async function mapCells(store: ManifestStore, path: string, options: AbortOptions = {}): Promise<MapCells> {
	return withDeadline(
		"looking for places",
		options,
		async ({ signal }) => cellsOf(await loadMapGrid(store, path, signal)),
		{ url: store.url, path },
	);
}

function cellsOf(grid: MapGrid): MapCells {
	const { rowAxis, columnAxis, height, width, bounds } = grid;
	const holds = mayHold(bounds);
	const placeOf = placeFinder(grid, "nearest");
	return {
		rowAxis,
		columnAxis,
		height,
		width,
		bounds,
		cellsAt(longitudes, latitudes) {
			return Float64Array.from(longitudes, (longitude, i) => {
				const latitude = latitudes[i] ?? Number.NaN;
				if (Number.isNaN(longitude) || Number.isNaN(latitude) || !holds(longitude, latitude)) return -1;
				const [row, column] = placeOf(longitude, latitude);
				return Number.isNaN(row) || Number.isNaN(column) ? -1 : row * width + column;
			});
		},
	};
}
