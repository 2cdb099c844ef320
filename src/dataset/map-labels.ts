import { transformOf } from "../cf/describe-system.ts";
import type { CoordinateTransform } from "../cf/transform-of.ts";
import { MiraError } from "../errors.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import {
	boxOnMap,
	type DegreeRange,
	type GridMap,
	gridMapOf,
	hasDegrees,
	noPlaceAlone,
	placeOnMap,
} from "../read/crs/degrees-on-map.ts";
import { rolesNamed } from "../read/labels/axis-role.ts";
import type { LabelRange, LabelSelection } from "./label-search.ts";
import type { VirtualDataset } from "./virtual-dataset.ts";

type Labels = Readonly<Record<string, LabelSelection>>;

/** Labels of the two axes of a map. */
type MapLabels = { x: LabelSelection; y: LabelSelection };

/** The names of labels in degrees. */
type DegreeNames = { latitude: string; longitude: string };

/**
 * Labels for latitude and longitude as labels for x and y, where a map has these alone and its coordinate system is known; all others
 * as they are. Two ranges become the smallest box of the map that holds what lies between.
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
	const map = commonMap(store, variable === undefined ? dataset.variables.keys() : [variable]);
	if (map === undefined) return labels;
	if (latitude === undefined || longitude === undefined) throw noPlaceAlone(map, latitude ?? longitude ?? "");
	const names = { latitude, longitude };
	const [lat, lon] = [labels[latitude], labels[longitude]] as [LabelSelection, LabelSelection];
	if (!arePoints && [lat, lon].some(Array.isArray)) throw noPlaces(names);
	const transform = await transformOf(map.system);
	const placed = [lat, lon].every(isRange)
		? rangesOnMap(map, transform, lat, lon)
		: pointsOnMap(map, transform, names, lat, lon);
	const others = Object.entries(labels).filter(([name]) => name !== latitude && name !== longitude);
	return { ...Object.fromEntries(others), [map.x.name]: placed.x, [map.y.name]: placed.y };
}

/** The one map that variables lie on; undefined where there is none, or one of them has degrees itself. */
function commonMap(store: ManifestStore, variables: Iterable<string>): GridMap | undefined {
	const maps = new Map<string, GridMap>();
	for (const name of variables) {
		if (hasDegrees(store, `/${name}`)) return undefined;
		const map = gridMapOf(store, `/${name}`);
		if (map === undefined) continue;
		const { x, y, system } = map;
		const place = x.source.kind === "array" ? x.source.path : x.source;
		maps.set(JSON.stringify([x.name, y.name, system.code, system.wkt2, place]), map);
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

function isRange(label: LabelSelection): boolean {
	return typeof label === "object" && !Array.isArray(label) && !(label instanceof Date);
}

function pointsOnMap(
	map: GridMap,
	transform: CoordinateTransform,
	names: DegreeNames,
	lat: LabelSelection,
	lon: LabelSelection,
): MapLabels {
	const lists = [lat, lon].map((label) => (Array.isArray(label) ? label : [label]) as readonly unknown[]);
	const [lats = [], lons = []] = lists;
	if (lats.length !== lons.length || !lists.flat().every(Number.isFinite)) throw noPlaces(names);
	const places = lats.map((latitude, i) => placeOnMap(map, transform, latitude as number, lons[i] as number));
	const [first] = places;
	if (!Array.isArray(lat) && !Array.isArray(lon) && first !== undefined) return { x: first[0], y: first[1] };
	return { x: places.map(([x]) => x), y: places.map(([, y]) => y) };
}

function rangesOnMap(
	map: GridMap,
	transform: CoordinateTransform,
	lat: LabelSelection,
	lon: LabelSelection,
): MapLabels {
	const [from, to] = endsOf(lat, [-90, 90]);
	const { x, y } = boxOnMap(map, transform, from > to ? [to, from] : [from, to], endsOf(lon, [-180, 180]));
	return { x: { start: x[0], stop: x[1] }, y: { start: y[0], stop: y[1] } };
}

function endsOf(label: LabelSelection, [first, last]: DegreeRange): DegreeRange {
	const { start, stop, step } = (label ?? {}) as LabelRange;
	const ends = [start ?? first, stop ?? last];
	if (ends.every((end) => typeof end === "number") && (step ?? 1) === 1) return ends as [number, number];
	throw new MiraError(
		"bad-selection",
		"a range of latitudes or longitudes on a map needs numbers, and takes every cell",
	);
}

function noPlaces({ latitude, longitude }: DegreeNames): MiraError {
	return new MiraError(
		"bad-selection",
		`${latitude} and ${longitude} make places on the map: give two numbers, two ranges, or points`,
	);
}
