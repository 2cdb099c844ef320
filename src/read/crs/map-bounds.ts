import type { CoordinateTransform } from "../../cf/transform-of.ts";
import type { AffineTransform } from "../labels/affine.ts";
import { pixelAt } from "../labels/affine.ts";

/** How far something reaches, in degrees of WGS 84. West is greater than east where it crosses the antimeridian (RFC 7946, section 5.2). */
export type LonLatBounds = {
	west: number;
	south: number;
	east: number;
	north: number;
	/** Whether these hold the outermost cells as a whole, or their centres. */
	of: "edges" | "centres";
};

/** Where the cells of an image are on its map. */
export type PixelGrid = { transform: AffineTransform; width: number; height: number };

type Place = readonly [longitude: number, latitude: number];

/** Points along an edge; between them extremes are looked for. */
const STEPS = 64;

/** The bounds of all cells of an image; undefined where its map shows no place at all. */
export function boundsOfMap(
	grid: PixelGrid,
	{ toLonLat, fromLonLat }: CoordinateTransform,
	isGeographic: boolean,
): LonLatBounds | undefined {
	const { transform, width, height } = grid;
	const [a, b, c, d, e, f] = transform;
	// The outer edges of global grids may lie half a cell beyond the poles.
	const pole = isGeographic ? fromLonLat(0, 90)[1] : Number.POSITIVE_INFINITY;
	const place: PlaceAt = (column, row) =>
		toLonLat(a * column + b * row + c, Math.max(-pole, Math.min(pole, d * column + e * row + f)));
	const holds = (latitude: number): boolean => {
		if (isGeographic) return false;
		const [x, y] = fromLonLat(0, latitude);
		const pixel = pixelAt(transform, x, y);
		return pixel !== undefined && pixel.column >= 0 && pixel.row >= 0 && pixel.column <= width && pixel.row <= height;
	};
	const poles = { north: holds(90), south: holds(-90) };
	const around = (at: number): Place => place(...cornerAt(grid, at));
	const ring = Array.from({ length: 4 * STEPS + 1 }, (_, i) => around(i / STEPS));
	if (ring.some(([longitude]) => Number.isNaN(longitude))) return boundsOfDisk(grid, place, poles);
	const latitudes = ring.map(([, latitude]) => latitude);
	const south = poles.south ? -90 : extreme(latitudes, (at) => around(at)[1], -1);
	const north = poles.north ? 90 : extreme(latitudes, (at) => around(at)[1], 1);
	const longitudes = unwrapped(ring.map(([longitude]) => longitude));
	const near = (at: number): number => {
		const [longitude] = around(at);
		return longitude + 360 * Math.round(((longitudes[Math.round(at * STEPS)] as number) - longitude) / 360);
	};
	const [west, east] = [extreme(longitudes, near, -1), extreme(longitudes, near, 1)];
	const isRound = poles.south || poles.north || east - west >= 360 - 1e-9;
	return { ...between(west, east, isRound), south, north, of: "edges" };
}

/** The bounds of places of which some may be missing (NaN): those of the centres of a grid that has them as arrays. */
export function boundsOfPlaces(longitudes: ArrayLike<number>, latitudes: ArrayLike<number>): LonLatBounds | undefined {
	let [south, north] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
	// Numbers that are no latitudes mark what is missing in files that do not say so.
	for (let i = 0; i < latitudes.length; i++) {
		const latitude = Number(latitudes[i]);
		if (!(Math.abs(latitude) <= 90)) continue;
		south = Math.min(south, latitude);
		north = Math.max(north, latitude);
	}
	const turned = new Float64Array(longitudes.length);
	let count = 0;
	for (let i = 0; i < longitudes.length; i++) {
		const longitude = Number(longitudes[i]);
		if (Math.abs(longitude) <= 720) turned[count++] = wrapped(longitude);
	}
	const sorted = turned.subarray(0, count).sort();
	if (sorted.length === 0 || south > north) return undefined;
	return { ...besideGap(sorted, 0), south, north, of: "centres" };
}

type PlaceAt = (column: number, row: number) => Place;

/** Around an image from its first corner on, by 0 to 4: column and row. */
function cornerAt({ width, height }: PixelGrid, at: number): [column: number, row: number] {
	const [side, part] = [Math.floor(at) % 4, at - Math.floor(at)];
	if (side === 0) return [part * width, 0];
	if (side === 1) return [width, part * height];
	return side === 2 ? [(1 - part) * width, height] : [0, (1 - part) * height];
}

/** The bounds of an image whose edges are partly beyond the limb: places inside, and those at the limb between them. */
function boundsOfDisk(
	{ width, height }: PixelGrid,
	place: PlaceAt,
	poles: { north: boolean; south: boolean },
): LonLatBounds | undefined {
	const count = 2 * STEPS;
	const found: Place[] = [];
	const line = (at: (part: number) => Place): void => {
		let before = at(0);
		if (!Number.isNaN(before[0])) found.push(before);
		for (let i = 1; i <= count; i++) {
			const own = at(i / count);
			if (!Number.isNaN(own[0])) found.push(own);
			if (Number.isNaN(own[0]) !== Number.isNaN(before[0])) found.push(limb(at, (i - 1) / count, i / count));
			before = own;
		}
	};
	for (let i = 0; i <= count; i++) {
		line((part) => place(part * width, (i / count) * height));
		line((part) => place((i / count) * width, part * height));
	}
	if (found.length === 0) return undefined;
	const [south, north] = [-1, 1].map((sign) => sign * found.reduce((most, [, own]) => Math.max(most, sign * own), -90));
	const sorted = Float64Array.from(found, ([longitude]) => longitude).sort();
	const sides = poles.north || poles.south ? between(0, 0, true) : besideGap(sorted, 1080 / count);
	return {
		...sides,
		south: poles.south ? -90 : (south as number),
		north: poles.north ? 90 : (north as number),
		of: "edges",
	};
}

/** The last place that is shown between one that is and one that is not. */
function limb(at: (part: number) => Place, from: number, to: number): Place {
	const isShown = !Number.isNaN(at(from)[0]);
	let [shown, hidden] = isShown ? [from, to] : [to, from];
	for (let round = 0; round < 50; round++) {
		const middle = (shown + hidden) / 2;
		if (Number.isNaN(at(middle)[0])) hidden = middle;
		else shown = middle;
	}
	return at(shown);
}

/** The greatest (or with -1 the least) value around an image: by its samples, then between the neighbours of the best. */
function extreme(samples: readonly number[], valueAt: (at: number) => number, sign: 1 | -1): number {
	let best = 0;
	for (const [i, value] of samples.entries()) if (sign * value > sign * (samples[best] as number)) best = i;
	let [low, high] = [Math.max(0, best - 1) / STEPS, Math.min(samples.length - 1, best + 1) / STEPS];
	for (let round = 0; round < 40; round++) {
		const [first, second] = [low + (high - low) / 3, high - (high - low) / 3];
		if (sign * valueAt(first) < sign * valueAt(second)) low = first;
		else high = second;
	}
	return sign * Math.max(sign * (samples[best] as number), sign * valueAt((low + high) / 2));
}

/** Longitudes of a line without jumps: each within half a turn of the one before. */
function unwrapped(longitudes: readonly number[]): number[] {
	let before = longitudes[0] ?? 0;
	return longitudes.map((longitude) => {
		before = longitude + 360 * Math.round((before - longitude) / 360);
		return before;
	});
}

/** West and east of sorted longitudes: the widest gap between them lies outside, unless it is not wider than `least`. */
function besideGap(sorted: Float64Array, least: number): Pick<LonLatBounds, "west" | "east"> {
	const [first, last] = [sorted[0] as number, sorted.at(-1) as number];
	let [widest, west, east] = [first + 360 - last, first, last];
	for (let i = 1; i < sorted.length; i++) {
		const [before, own] = [sorted[i - 1] as number, sorted[i] as number];
		if (own - before > widest) [widest, west, east] = [own - before, own, before];
	}
	return widest <= least ? between(0, 0, true) : between(west, east, false);
}

function between(west: number, east: number, isRound: boolean): Pick<LonLatBounds, "west" | "east"> {
	if (isRound) return { west: -180, east: 180 };
	const [from, to] = [wrapped(west), wrapped(east)];
	return { west: from === 180 ? -180 : from, east: to === -180 ? 180 : to };
}

function wrapped(longitude: number): number {
	return Math.abs(longitude) <= 180 ? longitude : longitude - 360 * Math.floor((longitude + 180) / 360);
}
