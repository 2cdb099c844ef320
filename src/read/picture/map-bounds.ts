import { centreOf } from "../labels/affine.ts";
import type { MapGrid } from "./map-grid.ts";
import { MAX_ZOOM, mercatorShare } from "./tile-geometry.ts";

/** A box of longitudes and latitudes: west, south, east, north. One that crosses 180° goes all the way round. */
export type LonLatBox = readonly [west: number, south: number, east: number, north: number];

/** Places along each side that are looked at where a side of a grid is no line on the map. */
const STEPS = 32;

/** The box around a grid. */
export function boundsOf(grid: MapGrid): LonLatBox {
	const { cells, projection } = grid;
	if (cells.kind === "axes" && projection === undefined) {
		const [west, east] = longitudesBetween(sorted(cells.columns.edges));
		const [south, north] = sorted(cells.rows.edges);
		return [west, Math.max(south, -90), east, Math.min(north, 90)];
	}
	const places = Array.from({ length: (STEPS + 1) ** 2 }, (_, i) => {
		const [down, right] = [Math.floor(i / (STEPS + 1)) / STEPS, (i % (STEPS + 1)) / STEPS];
		const [x, y] = placeIn(grid, down, right);
		return projection?.toLonLat(x, y) ?? [x, y];
	}).filter(([longitude, latitude]) => Number.isFinite(longitude) && Number.isFinite(latitude));
	if (places.length === 0) return [-180, -90, 180, 90];
	const latitudes = places.map(([, latitude]) => latitude);
	const [west, east] = longitudesAround(places.map(([longitude]) => longitude));
	const [south, north] = [Math.min, Math.max].map((pick) => latitudes.reduce((a, b) => pick(a, b))) as [number, number];
	return [west, south, east, north];
}

/** x and y at a share of the way down and across a grid, from its edges on. */
function placeIn({ cells, height, width }: MapGrid, down: number, right: number): readonly [number, number] {
	if (cells.kind === "turned") {
		const { x, y } = centreOf(cells.transform, down * height - 0.5, right * width - 0.5);
		return [x, y];
	}
	const [left, end] = cells.columns.edges;
	const [top, bottom] = cells.rows.edges;
	return [left + (end - left) * right, top + (bottom - top) * down];
}

function sorted([first, second]: readonly [number, number]): [number, number] {
	return first < second ? [first, second] : [second, first];
}

/** From one longitude to a greater one, as maps count them. */
function longitudesBetween([low, high]: readonly [number, number]): [number, number] {
	const turns = Math.floor((low + 180) / 360) * 360;
	const [west, east] = [low - turns, high - turns];
	return east <= 180 ? [west, east] : [-180, 180];
}

/** The longitudes that places lie between; all where they lie on both sides of 180°. */
function longitudesAround(longitudes: readonly number[]): [number, number] {
	const known = longitudes
		.map((longitude) => longitude - Math.floor((longitude + 180) / 360) * 360)
		.sort((a, b) => a - b);
	const [west = -180, east = 180] = [known[0], known.at(-1)];
	const inside = known.slice(1).reduce((gap, longitude, i) => Math.max(gap, longitude - (known[i] as number)), 0);
	return inside > 360 - (east - west) ? [-180, 180] : [west, east];
}

/** The zooms between which tiles are worth drawing: from where one costs no more than `maxCells`, to where a pixel is a cell. */
export function zoomsOf(grid: MapGrid, [west, south, east, north]: LonLatBox, maxCells: number): [number, number] {
	const across = Math.max((east - west) / 360, 2 ** -MAX_ZOOM);
	const down = Math.max(mercatorShare(south) - mercatorShare(north), 2 ** -MAX_ZOOM);
	const cellsOf = (zoom: number): number =>
		Math.min(grid.width, grid.width / (2 ** zoom * across)) * Math.min(grid.height, grid.height / (2 ** zoom * down));
	const pixels = Math.max(grid.width / across, grid.height / down) / 256;
	const max = Math.min(Math.max(Math.ceil(Math.log2(pixels)), 0), MAX_ZOOM);
	let min = 0;
	while (min < max && cellsOf(min) > maxCells) min++;
	return [min, max];
}
