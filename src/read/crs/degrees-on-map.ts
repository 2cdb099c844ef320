import type { CoordinateSystem } from "../../cf/coordinate-system.ts";
import type { CoordinateTransform } from "../../cf/transform-of.ts";
import { MiraError } from "../../errors.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import { boundingBox } from "../labels/affine.ts";
import { type Coordinate, coordinatesOf } from "../labels/coordinates.ts";
import { axesOf, coordinateSystem } from "./coordinate-system-of.ts";

/** A map that has x and y, no arrays of latitudes and longitudes, and a coordinate system. */
export type GridMap = { x: Coordinate; y: Coordinate; shape: readonly number[]; system: CoordinateSystem };

/** From one number to another; for longitudes eastwards, across the date line where the first is greater. */
export type DegreeRange = readonly [start: number, stop: number];

/** True for an array that has latitudes or longitudes, of whatever dimensions. */
export function hasDegrees(store: ManifestStore, path: string): boolean {
	return coordinatesOf(store, path).some(({ role }) => role === "latitude" || role === "longitude");
}

/** The map that an array lies on; undefined where it is on none, or has degrees itself. */
export function gridMapOf(store: ManifestStore, path: string): GridMap | undefined {
	if (hasDegrees(store, path)) return undefined;
	const { x, y } = axesOf(store, path);
	const system = x === undefined ? undefined : coordinateSystem(store, path);
	if (x === undefined || y === undefined || system === undefined) return undefined;
	return { x, y, shape: store.array(path).description.shape, system };
}

/** Where on a map a place is. */
export function placeOnMap(
	map: GridMap,
	{ fromLonLat }: CoordinateTransform,
	latitude: number,
	longitude: number,
): readonly [x: number, y: number] {
	const [x, y] = fromLonLat(longitude, latitude);
	if (Number.isFinite(x) && Number.isFinite(y)) return [turnedInto(map, x), y];
	throw new MiraError("bad-selection", `${latitude}, ${longitude} is not on a map of ${map.system.name}`);
}

/** Places along each side of a box that are looked at, and across it: the sides are curves on the map, and a pole may lie inside. */
const SIDE = 256;
const INSIDE = 16;
/** What the curves may reach beyond the places that are looked at: far more than they do. */
const MARGIN = 1e-4;

/** The smallest box of a map that holds all between two latitudes and two longitudes, and so some that is not. */
export function boxOnMap(
	map: GridMap,
	{ fromLonLat }: CoordinateTransform,
	[south, north]: DegreeRange,
	[west, end]: DegreeRange,
): { x: DegreeRange; y: DegreeRange } {
	const east = end < west ? end + 360 : end;
	const low: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
	const high: [number, number] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
	const look = (across: number, up: number): void => {
		const [x, y] = fromLonLat(west + across * (east - west), south + up * (north - south));
		const place = [turnedInto(map, x), y] as const;
		if (!place.every(Number.isFinite)) return;
		for (const d of [0, 1] as const) {
			low[d] = Math.min(low[d], place[d]);
			high[d] = Math.max(high[d], place[d]);
		}
	};
	for (let i = 0; i <= SIDE; i++)
		for (const side of [0, 1]) {
			look(i / SIDE, side);
			look(side, i / SIDE);
		}
	for (let i = 1; i < INSIDE; i++) for (let k = 1; k < INSIDE; k++) look(i / INSIDE, k / INSIDE);
	if (!(low[0] <= high[0]))
		throw new MiraError(
			"bad-selection",
			`nothing between these latitudes and longitudes is on a map of ${map.system.name}`,
		);
	const rangeOf = (d: 0 | 1): DegreeRange => {
		const margin = map.system.kind === "geographic" ? 0 : MARGIN * (high[d] - low[d]);
		return [low[d] - margin, high[d] + margin];
	};
	return { x: rangeOf(0), y: rangeOf(1) };
}

/** Latitude or longitude alone does not lie along a dimension of a map. */
export function noPlaceAlone({ system }: GridMap, name: string): MiraError {
	return new MiraError("bad-selection", `${name} alone is no place on a map of ${system.name}`, {
		hint: "Give latitude and longitude, or x and y of the map",
	});
}

/** Longitudes of an image may go from 0 to 360. */
function turnedInto({ x, shape, system }: GridMap, longitude: number): number {
	if (system.kind !== "geographic" || x.source.kind !== "transform") return longitude;
	const [rows = 0, columns = 0] = x.axes.length === 2 ? x.axes.map((axis) => shape[axis]) : [1, shape[x.axes[0] ?? 0]];
	const [west, , east] = boundingBox(x.source.transform, { height: rows, width: columns });
	return [longitude, longitude + 360, longitude - 360].find((turned) => turned >= west && turned <= east) ?? longitude;
}
