import { exponentOf, powerOfTwo } from "../../zarr/arithmetic/powers.ts";
import type { LonLatBounds } from "../crs/map-bounds.ts";
import type { MapGrid } from "./map-grid.ts";
import { MAX_ZOOM, mercatorShare } from "./tile-geometry.ts";

/** A box of longitudes and latitudes: west, south, east, north. One that crosses 180° goes all the way round. */
export type LonLatBox = readonly [west: number, south: number, east: number, north: number];

/** The box around a grid, as maps want it. */
export function boxOf(bounds: LonLatBounds | undefined): LonLatBox {
	if (bounds === undefined) return [-180, -90, 180, 90];
	const { west, south, east, north } = bounds;
	return west <= east ? [west, south, east, north] : [-180, south, 180, north];
}

/** Bounds are rounded; so far beside them, in degrees, a place is still looked at. */
const MARGIN = 1e-6;

/** Whether a place may lie in a grid, by its bounds. Those of centres say nothing of the cells around. */
export function mayHold(bounds: LonLatBounds | undefined): (longitude: number, latitude: number) => boolean {
	if (bounds === undefined || bounds.of === "centres") return () => true;
	const { west, south, east, north } = bounds;
	const width = west <= east ? east - west : east - west + 360;
	return (longitude, latitude) => {
		if (latitude < south - MARGIN || latitude > north + MARGIN) return false;
		const from = longitude - west + MARGIN;
		return from - Math.floor(from / 360) * 360 <= width + 2 * MARGIN;
	};
}

/** The zooms between which tiles are worth drawing: from where one costs no more than `maxCells`, to where a pixel is a cell. */
export function zoomsOf(
	{ width, height }: Pick<MapGrid, "width" | "height">,
	[west, south, east, north]: LonLatBox,
	maxCells: number,
): [number, number] {
	const across = Math.max((east - west) / 360, powerOfTwo(-MAX_ZOOM));
	const down = Math.max(mercatorShare(south) - mercatorShare(north), powerOfTwo(-MAX_ZOOM));
	const cellsOf = (zoom: number): number =>
		Math.min(width, width / (powerOfTwo(zoom) * across)) * Math.min(height, height / (powerOfTwo(zoom) * down));
	const pixels = Math.max(width / across, height / down) / 256;
	const below = exponentOf(pixels);
	const max = Math.min(Math.max(powerOfTwo(below) < pixels ? below + 1 : below, 0), MAX_ZOOM);
	let min = 0;
	while (min < max && cellsOf(min) > maxCells) min++;
	return [min, max];
}
