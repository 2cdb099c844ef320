import type { CoordinateSystem } from "../cf/coordinate-system.ts";
import { transformOf } from "../cf/describe-system.ts";
import type { CoordinateTransform } from "../cf/transform-of.ts";
import { MiraError } from "../errors.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { axesOf, coordinateSystem } from "../read/crs/coordinate-system-of.ts";
import { boundingBox } from "../read/labels/affine.ts";
import { rolesNamed } from "../read/labels/axis-role.ts";
import { type Coordinate, coordinatesOf } from "../read/labels/coordinates.ts";
import type { Label } from "../read/labels/label-axis.ts";
import type { LabelRange, LabelSelection } from "./label-search.ts";
import type { VirtualDataset } from "./virtual-dataset.ts";

type Labels = Readonly<Record<string, LabelSelection>>;

/** A map that has no arrays of latitudes and longitudes, and its coordinate system. */
type GridMap = { x: Coordinate; y: Coordinate; shape: readonly number[]; system: CoordinateSystem };

/** The names of labels in degrees. */
type DegreeNames = { latitude: string; longitude: string };

/**
 * Labels for latitude and longitude as labels for x and y, where a map has these alone and its coordinate system is known; all others
 * as they are. A range becomes the smallest box of the map that holds what lies between, and so some cells that do not.
 */
export async function labelsOnMap(
	dataset: VirtualDataset,
	store: ManifestStore,
	labels: Labels,
	{ variable, arePoints }: { variable: string | undefined; arePoints: boolean },
): Promise<Labels> {
	const named = (role: "latitude" | "longitude"): string | undefined =>
		Object.keys(labels).find((name) => !dataset.dimensions.has(name) && rolesNamed(name).includes(role));
	const [latitude, longitude] = [named("latitude"), named("longitude")];
	if (latitude === undefined && longitude === undefined) return labels;
	const map = mapOf(store, variable === undefined ? dataset.variables.keys() : [variable]);
	if (map === undefined) return labels;
	if (latitude === undefined || longitude === undefined)
		throw new MiraError("bad-selection", `${latitude ?? longitude} alone is no place on a map of ${map.system.name}`, {
			hint: "Give latitude and longitude, or x and y of the map",
		});
	const names = { latitude, longitude };
	if (!arePoints && [labels[latitude], labels[longitude]].some(Array.isArray)) throw noPlaces(names);
	const [lat, lon] = [labels[latitude], labels[longitude]] as [LabelSelection, LabelSelection];
	const transform = await transformOf(map.system);
	const placed = isRangePair(lat, lon)
		? boxOnMap(map, transform, lat, lon)
		: pointsOnMap(map, transform, names, lat, lon);
	const others = Object.entries(labels).filter(([name]) => name !== latitude && name !== longitude);
	return { ...Object.fromEntries(others), [map.x.name]: placed.x, [map.y.name]: placed.y };
}

/** The one map that variables lie on; undefined where there is none, or something is in degrees already. */
function mapOf(store: ManifestStore, variables: Iterable<string>): GridMap | undefined {
	const maps = new Map<string, GridMap>();
	for (const name of variables) {
		const path = `/${name}`;
		if (coordinatesOf(store, path).some(({ role }) => role === "latitude" || role === "longitude")) return undefined;
		const { x, y } = axesOf(store, path);
		const system = x === undefined ? undefined : coordinateSystem(store, path);
		if (x === undefined || y === undefined || system === undefined) continue;
		const { shape } = store.array(path).description;
		const key = JSON.stringify([x.name, y.name, system.code, system.wkt2, x.source.kind === "array" ? "" : x.source]);
		maps.set(key, { x, y, shape, system });
	}
	const [only, other] = maps.values();
	if (other !== undefined)
		throw new MiraError(
			"bad-selection",
			"the variables lie on several maps, and each has another x and y for a place",
			{
				hint: "Select of one variable",
			},
		);
	return only;
}

function isRangePair(lat: LabelSelection, lon: LabelSelection): boolean {
	return [lat, lon].every((label) => typeof label === "object" && !Array.isArray(label) && !(label instanceof Date));
}

function pointsOnMap(
	map: GridMap,
	{ fromLonLat }: CoordinateTransform,
	{ latitude, longitude }: DegreeNames,
	lat: LabelSelection,
	lon: LabelSelection,
): { x: LabelSelection; y: LabelSelection } {
	const lists = [lat, lon].map((label) => (Array.isArray(label) ? label : [label]) as readonly unknown[]);
	const [lats = [], lons = []] = lists;
	if (
		lats.length !== lons.length ||
		!lists.flat().every((label) => typeof label === "number" && Number.isFinite(label))
	)
		throw noPlaces({ latitude, longitude });
	const pairs = lats.map((latitude, i) => {
		const [x, y] = fromLonLat(lons[i] as number, latitude as number);
		if (!Number.isFinite(x) || !Number.isFinite(y))
			throw new MiraError("bad-selection", `${latitude}, ${lons[i]} is not on a map of ${map.system.name}`);
		return [turnedInto(map, x), y] as const;
	});
	if (!Array.isArray(lat) && !Array.isArray(lon)) return { x: pairs[0]?.[0] as number, y: pairs[0]?.[1] as number };
	return { x: pairs.map(([x]) => x), y: pairs.map(([, y]) => y) };
}

function noPlaces({ latitude, longitude }: DegreeNames): MiraError {
	return new MiraError(
		"bad-selection",
		`${latitude} and ${longitude} make places on the map: give two numbers, two ranges, or points`,
	);
}

/** Longitudes of an image may go from 0 to 360. */
function turnedInto({ x, shape, system }: GridMap, longitude: number): number {
	if (system.kind !== "geographic" || x.source.kind !== "transform") return longitude;
	const [rows = 0, columns = 0] = x.axes.length === 2 ? x.axes.map((axis) => shape[axis]) : [1, shape[x.axes[0] ?? 0]];
	const [west, , east] = boundingBox(x.source.transform, { height: rows, width: columns });
	return [longitude, longitude + 360, longitude - 360].find((turned) => turned >= west && turned <= east) ?? longitude;
}

/** Places along each side of a box that are looked at, and across it: the sides are curves on the map, and a pole may lie inside. */
const SIDE = 256;
const INSIDE = 16;
/** What the curves may reach beyond the places that are looked at: far more than they do. */
const MARGIN = 1e-4;

function boxOnMap(
	map: GridMap,
	{ fromLonLat }: CoordinateTransform,
	lat: LabelSelection,
	lon: LabelSelection,
): { x: LabelSelection; y: LabelSelection } {
	const [south, north] = endsOf(lat, -90, 90);
	const [west, end] = endsOf(lon, -180, 180);
	const east = end < west ? end + 360 : end;
	const [low, high] = [
		[Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
		[Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY],
	] as [[number, number], [number, number]];
	const look = (across: number, up: number): void => {
		const [x, y] = fromLonLat(west + across * (east - west), south + up * (north - south));
		const place = [turnedInto(map, x), y] as const;
		if (!place.every(Number.isFinite)) return;
		for (const d of [0, 1] as const) {
			low[d] = Math.min(low[d], place[d]);
			high[d] = Math.max(high[d], place[d]);
		}
	};
	for (let i = 0; i <= SIDE; i++) for (const end of [0, 1]) [look(i / SIDE, end), look(end, i / SIDE)];
	for (let i = 1; i < INSIDE; i++) for (let k = 1; k < INSIDE; k++) look(i / INSIDE, k / INSIDE);
	if (!(low[0] <= high[0]))
		throw new MiraError(
			"bad-selection",
			`nothing between these latitudes and longitudes is on a map of ${map.system.name}`,
		);
	const rangeOf = (d: 0 | 1): LabelRange => {
		const margin = map.system.kind === "geographic" ? 0 : MARGIN * (high[d] - low[d]);
		return { start: low[d] - margin, stop: high[d] + margin };
	};
	return { x: rangeOf(0), y: rangeOf(1) };
}

function endsOf(label: LabelSelection, first: number, last: number): [number, number] {
	const { start, stop, step } = (label ?? {}) as LabelRange;
	const ends = [start ?? first, stop ?? last] as [Label, Label];
	if (!ends.every((end) => typeof end === "number") || (step ?? 1) !== 1)
		throw new MiraError(
			"bad-selection",
			"a range of latitudes or longitudes on a map needs numbers, and takes every cell",
		);
	const [from, to] = ends as [number, number];
	return first === -90 && from > to ? [to, from] : [from, to];
}
