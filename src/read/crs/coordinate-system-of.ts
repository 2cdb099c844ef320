import {
	type CoordinateSystem,
	describedSystem,
	LONGITUDES_AND_LATITUDES,
	systemOfAttributes,
} from "../../cf/coordinate-system.ts";
import type { DescribedSystem } from "../../cf/described-system.ts";
import type { ManifestGroup, StoreArray } from "../../manifest/manifest-group.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import { type Attributes, textIn } from "../../zarr/attributes.ts";
import { type Coordinate, coordinatesOf } from "../labels/coordinates.ts";

/**
 * The coordinate reference system of an array: what its own attributes say, its CF grid mapping, the group that it is in or the
 * nearest one above (the convention `proj:`), or longitudes and latitudes along its dimensions. Undefined where nothing tells, as for
 * grids whose longitudes and latitudes have two dimensions. Nothing is read.
 */
export function coordinateSystem(store: ManifestStore, path: string): CoordinateSystem | undefined {
	const { x, isDegrees } = axesOf(store, path);
	const { attributes } = store.array(path).description;
	const axisUnits = x?.source.kind === "array" ? textIn(x.source.array.description.attributes, "units") : undefined;
	let refused: CoordinateSystem | undefined;
	for (const { attributes: said, path: place } of candidates(store, path, attributes)) {
		const system = systemOfAttributes(said, { path: place, axisUnits });
		if (system === undefined) continue;
		// Longitudes and latitudes are what they are, whatever map the data were made on.
		if (isDegrees && system.described?.projection !== undefined) return geographicBase(system);
		if (system.problem === undefined) return system;
		refused ??= system;
	}
	return refused ?? (isDegrees ? LONGITUDES_AND_LATITUDES : undefined);
}

/** Where a system may be described, what is said of the array itself first. */
function* candidates(
	store: ManifestStore,
	path: string,
	attributes: Attributes,
): Generator<{ path: string; attributes: Attributes }> {
	const groups = groupsAbove(store, path);
	const mapping = textIn(attributes, "grid_mapping");
	const named = mapping === undefined ? undefined : mappingNamed(groups, mapping);
	if (named !== undefined) yield { path: named.path, attributes: named.array.description.attributes };
	yield { path, attributes };
	if (!isOnMap(store, path)) return;
	for (const { group, path: groupPath } of groups) yield { path: groupPath, attributes: group.attributes };
	const { x, isDegrees } = axesOf(store, path);
	const only = x === undefined || isDegrees ? undefined : onlyMapping(groups);
	if (only !== undefined) yield only;
}

/** What a group says of its map does not hold for times and bounds of levels beside it. */
function isOnMap(store: ManifestStore, path: string): boolean {
	const { dimensionNames = [] } = store.array(path).description;
	const isImage = dimensionNames.includes("y") && dimensionNames.includes("x");
	return isImage || coordinatesOf(store, path).some(({ role }) => role !== undefined && HORIZONTAL.has(role));
}

const HORIZONTAL: ReadonlySet<string> = new Set(["latitude", "longitude", "x", "y"]);

function geographicBase({ described, diagnostics }: CoordinateSystem): CoordinateSystem {
	const { geographic } = described as DescribedSystem;
	return { ...describedSystem({ name: geographic.name, geographic, projection: undefined }), diagnostics };
}

/** The coordinates that run along a dimension each (or are those of a turned image), and whether they are longitudes and latitudes. */
export type SpatialAxes = { x: Coordinate | undefined; y: Coordinate | undefined; isDegrees: boolean };

/** The horizontal coordinates of an array: x and y of a map where there are both, else longitudes and latitudes. */
export function axesOf(store: ManifestStore, path: string): SpatialAxes {
	const all = coordinatesOf(store, path).filter(
		({ axes, source }) => axes.length === 1 || (source.kind === "transform" && axes.length === 2),
	);
	const [x, y, longitude, latitude] = (["x", "y", "longitude", "latitude"] as const).map((role) =>
		all.find((one) => one.role === role),
	);
	if (x !== undefined && y !== undefined) return { x, y, isDegrees: false };
	// A list of places has one dimension for both.
	const isGrid = longitude?.axes[0] !== latitude?.axes[0];
	if (longitude !== undefined && latitude !== undefined && isGrid)
		return { x: longitude, y: latitude, isDegrees: true };
	return { x: undefined, y: undefined, isDegrees: false };
}

type Scope = { path: string; group: ManifestGroup };

/** The groups that an array is in, its own first. */
function groupsAbove(store: ManifestStore, path: string): Scope[] {
	const names = (store.node(path)?.path ?? "/").split("/").slice(1, -1);
	const scopes: Scope[] = [{ path: "/", group: store.group }];
	for (const name of names) {
		const above = scopes[0] as Scope;
		const group = above.group.groups.get(name);
		if (group === undefined) break;
		scopes.unshift({ path: `${above.path === "/" ? "" : above.path}/${name}`, group });
	}
	return scopes;
}

/** `crs`, a path, or `crs: x y other: lat lon` (CF conventions, section 5.6): the first is that of the map. */
function mappingNamed(scopes: readonly Scope[], text: string): { array: StoreArray; path: string } | undefined {
	const [first = ""] = text.split(/\s+/);
	const segments = first
		.replace(/:$/, "")
		.split("/")
		.filter((segment) => segment !== "");
	const last = segments.pop();
	if (last === undefined) return undefined;
	for (const { group, path } of first.startsWith("/") ? scopes.slice(-1) : scopes) {
		const holder = segments.reduce<ManifestGroup | undefined>((one, name) => one?.groups.get(name), group);
		const array = holder?.arrays.get(last);
		if (array !== undefined) return { array, path: [path === "/" ? "" : path, ...segments, last].join("/") };
	}
	return undefined;
}

/** The only grid mapping of the nearest group that has one, for arrays on a map that do not name theirs. */
function onlyMapping(scopes: readonly Scope[]): { path: string; attributes: Attributes } | undefined {
	for (const { group, path } of scopes) {
		const found = Array.from(group.arrays).filter(
			([, { description }]) => description.shape.length < 2 && isMapping(description.attributes),
		);
		const [first, other] = found;
		if (first === undefined) continue;
		const [name, { description }] = first;
		return other === undefined
			? { path: `${path === "/" ? "" : path}/${name}`, attributes: description.attributes }
			: undefined;
	}
	return undefined;
}

function isMapping(attributes: ReadonlyMap<string, unknown>): boolean {
	return ["grid_mapping_name", "crs_wkt", "spatial_ref"].some((name) => attributes.has(name));
}
