import { type CoordinateSystem, LONGITUDES_AND_LATITUDES, systemOfAttributes } from "../../cf/coordinate-system.ts";
import type { ManifestGroup, StoreArray } from "../../manifest/manifest-group.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import { textIn } from "../../zarr/attributes.ts";
import { type Coordinate, coordinatesOf } from "../labels/coordinates.ts";

/**
 * The coordinate reference system of an array: what its own attributes say, its CF grid mapping, the group that it is in or the
 * nearest one above (the convention `proj:`), or longitudes and latitudes along its dimensions. Undefined where nothing tells, as for
 * grids whose longitudes and latitudes have two dimensions. Nothing is read.
 */
export function coordinateSystem(store: ManifestStore, path: string): CoordinateSystem | undefined {
	const { x, y, isDegrees } = axesOf(store, path);
	const { attributes, shape } = store.array(path).description;
	const axisUnits = x?.source.kind === "array" ? textIn(x.source.array.description.attributes, "units") : undefined;
	const own = systemOfAttributes(attributes, { path, axisUnits });
	if (own !== undefined) return own;
	const groups = groupsAbove(store, path);
	const mapping = textIn(attributes, "grid_mapping");
	if (mapping !== undefined) {
		const found = mappingNamed(groups, mapping);
		const system = found && systemOfAttributes(found.array.description.attributes, { path: found.path, axisUnits });
		if (system !== undefined) return system;
	}
	const isPlaced = x !== undefined && y !== undefined;
	if (isPlaced || shape.length >= 2)
		for (const { group, path: groupPath } of groups) {
			const system = systemOfAttributes(group.attributes, { path: groupPath, axisUnits });
			if (system !== undefined) return system;
		}
	if (isPlaced && !isDegrees) return onlyMapping(groups, axisUnits);
	return isPlaced ? LONGITUDES_AND_LATITUDES : undefined;
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
function onlyMapping(scopes: readonly Scope[], axisUnits: string | undefined): CoordinateSystem | undefined {
	for (const { group, path } of scopes) {
		const found = Array.from(group.arrays).flatMap(([name, { description }]) => {
			if (description.shape.length > 1 || !isMapping(description.attributes)) return [];
			return (
				systemOfAttributes(description.attributes, { path: `${path === "/" ? "" : path}/${name}`, axisUnits }) ?? []
			);
		});
		if (found.length > 0) return found.length === 1 ? found[0] : undefined;
	}
	return undefined;
}

function isMapping(attributes: ReadonlyMap<string, unknown>): boolean {
	return ["grid_mapping_name", "crs_wkt", "spatial_ref"].some((name) => attributes.has(name));
}
