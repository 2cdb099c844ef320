import { MiraError } from "../../errors.ts";
import type { ArrayDescription } from "../../manifest/manifest-array.ts";
import { type ManifestGroup, pathBelow, type StoreArray } from "../../manifest/manifest-group.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import type { Attributes } from "../../zarr/attributes.ts";
import { type AffineTransform, isUpright, spatialPlace } from "./affine.ts";
import { type AxisRole, roleOf, rolesNamed } from "./axis-role.ts";

/** A coordinate of an array: where its elements are along some of its dimensions. */
export type Coordinate = {
	name: string;
	/** The dimensions of the array that it lies along, in its own order; none for a scalar. */
	axes: readonly number[];
	role: AxisRole | undefined;
	source: CoordinateSource;
};

/** Where its values come from: an array of the store, or the transform of an image. */
export type CoordinateSource =
	| {
			kind: "array";
			path: string;
			array: StoreArray;
			/** True for texts of single characters: the last dimension holds them. */
			isText: boolean;
	  }
	| { kind: "transform"; transform: AffineTransform; part: "x" | "y" };

/** A group above an array, with its path. */
export type Scope = { path: `/${string}`; group: ManifestGroup };

/**
 * The coordinates of an array by the CF conventions: arrays that are named like one of its dimensions (section 5), in its group or
 * the nearest one above; those that the attribute `coordinates` names, of any dimensions (sections 5.2 and 5.7); latitudes and
 * longitudes of the same group that lie along its dimensions, where nothing names them; and for images x and y by their transform.
 */
export function coordinatesOf(store: ManifestStore, path: string): Coordinate[] {
	const array = store.array(path);
	const scopes = scopesOf(store, path);
	const found = new Map<string, Coordinate>();
	const add = (coordinate: Coordinate | undefined): void => {
		if (coordinate !== undefined && !found.has(coordinate.name)) found.set(coordinate.name, coordinate);
	};
	const dimensions = array.description.dimensionNames ?? [];
	for (const [d, name] of dimensions.entries()) if (name !== null) add(dimensionCoordinate(scopes, array, name, d));
	for (const coordinate of transformed(scopes, store, path, array)) if (isFree(found, coordinate)) add(coordinate);
	for (const name of namesIn(array.description.attributes, scopes[0]?.group.attributes))
		add(coordinateNamed(scopes, array, name));
	for (const role of ["latitude", "longitude"] as const)
		if (![...found.values()].some((coordinate) => coordinate.role === role)) add(unnamed(scopes, array, role));
	return [...found.values()];
}

/**
 * The coordinate that a user means by a name: one of that name, in any case; or the one that measures what the name commonly
 * stands for (`lat`, `lon`, `x`, `y`, `time`, …). Refused where there is none, or more than one.
 */
export function findCoordinate(store: ManifestStore, path: string, name: string): Coordinate {
	const known = coordinatesOf(store, path);
	const named =
		known.find((coordinate) => coordinate.name === name) ??
		coordinateNamed(scopesOf(store, path), store.array(path), name) ??
		known.find((coordinate) => coordinate.name.toLowerCase() === name.toLowerCase());
	if (named !== undefined) return named;
	for (const role of rolesNamed(name)) {
		const all = known.filter((coordinate) => coordinate.role === role);
		// An axis of its own says more than what lies along it: `time` rather than `valid_time`.
		const axes = all.filter(({ axes }) => axes.length === 1);
		const [only, other] = axes.length > 0 ? axes : all;
		if (only !== undefined && other === undefined) return only;
		if (only !== undefined)
			throw noLabel(path, `"${name}" may be ${all.map((one) => one.name).join(" or ")}`, "Give the name itself");
	}
	const names = known.map((coordinate) => coordinate.name);
	throw noLabel(
		path,
		`there is no coordinate "${name}"`,
		names.length === 0 ? "The array has no coordinates: give positions" : `Coordinates: ${names.join(", ")}`,
	);
}

/** True for latitudes and longitudes along the very same dimensions: a list of places, or a curvilinear grid. */
export function isPartner({ role, axes }: Coordinate, other: Coordinate | undefined): boolean {
	const partner = role === "latitude" ? "longitude" : role === "longitude" ? "latitude" : undefined;
	if (other === undefined || partner === undefined || other.role !== partner) return false;
	return other.axes.length === axes.length && other.axes.every((axis, i) => axis === axes[i]);
}

function noLabel(path: string, message: string, hint: string): MiraError {
	return new MiraError("bad-selection", message, { path, hint });
}

/** The groups that an array is in, its own first. */
export function scopesOf(store: ManifestStore, path: string): Scope[] {
	const names = (store.node(path)?.path ?? "/").split("/").slice(1, -1);
	const scopes: Scope[] = [{ path: "/", group: store.group }];
	for (const name of names) {
		const { path: above, group } = scopes[0] as Scope;
		const child = group.groups.get(name);
		if (child === undefined) break;
		scopes.unshift({ path: pathBelow(above, name), group: child });
	}
	return scopes;
}

/** The array of one dimension that has the name of a dimension of another. */
function dimensionCoordinate(
	scopes: readonly Scope[],
	{ description }: StoreArray,
	name: string,
	axis: number,
): Coordinate | undefined {
	for (const { path, group } of scopes) {
		const array = group.arrays.get(name);
		if (array === undefined) continue;
		const { shape, dimensionNames } = array.description;
		const isItsOwn = (dimensionNames?.[0] ?? name) === name;
		if (shape.length === 1 && isItsOwn && shape[0] === description.shape[axis])
			return arrayCoordinate(pathBelow(path, name), name, array, [axis], false);
	}
	return undefined;
}

/** The array of that name, or path, which lies along dimensions of another. */
function coordinateNamed(scopes: readonly Scope[], owner: StoreArray, name: string): Coordinate | undefined {
	const segments = name.split("/").filter((segment) => segment !== "");
	const last = segments.pop();
	if (last === undefined) return undefined;
	for (const scope of name.startsWith("/") ? scopes.slice(-1) : scopes) {
		let { path } = scope;
		let group: ManifestGroup | undefined = scope.group;
		for (const segment of segments) {
			group = group?.groups.get(segment);
			path = pathBelow(path, segment);
		}
		const array = group?.arrays.get(last);
		const axes = array && axesIn(array.description, owner.description);
		if (array !== undefined && axes !== undefined)
			return arrayCoordinate(pathBelow(path, last), last, array, axes.axes, axes.isText);
	}
	return undefined;
}

function arrayCoordinate(
	path: string,
	name: string,
	array: StoreArray,
	axes: readonly number[],
	isText: boolean,
): Coordinate {
	const { dataType, attributes } = array.description;
	return { name, axes, role: roleOf(name, dataType, attributes), source: { kind: "array", path, array, isText } };
}

/** The dimensions of an array that another one has, known by their names; undefined if it has one that the other does not have. */
function axesIn(
	{ shape, dimensionNames = [], dataType }: ArrayDescription,
	owner: ArrayDescription,
): { axes: number[]; isText: boolean } | undefined {
	const axes = shape.map((length, d) => {
		const name = dimensionNames[d] ?? null;
		const axis = name === null ? -1 : (owner.dimensionNames ?? []).indexOf(name);
		return owner.shape[axis] === length ? axis : -1;
	});
	// Texts of NetCDF are characters along a dimension of their own (CF, section 2.2).
	const isText = dataType.kind === "text" && dataType.itemBytes === 1 && axes.at(-1) === -1;
	const own = isText ? axes.slice(0, -1) : axes;
	return own.includes(-1) || new Set(own).size !== own.length ? undefined : { axes: own, isText };
}

/** Latitudes or longitudes of the nearest group that has just one such array along the dimensions of another. */
function unnamed(scopes: readonly Scope[], owner: StoreArray, role: "latitude" | "longitude"): Coordinate | undefined {
	for (const { path, group } of scopes) {
		const found = Array.from(group.arrays).flatMap(([name, array]) => {
			const { dataType, attributes, shape } = array.description;
			if (shape.length === 0 || roleOf(name, dataType, attributes) !== role) return [];
			const axes = axesIn(array.description, owner.description);
			return axes === undefined ? [] : [arrayCoordinate(pathBelow(path, name), name, array, axes.axes, axes.isText)];
		});
		if (found.length > 0) return found.length === 1 ? found[0] : undefined;
	}
	return undefined;
}

/** x and y of an image whose group says where its pixels are. */
function transformed(
	scopes: readonly Scope[],
	store: ManifestStore,
	path: string,
	{ description: { shape, dimensionNames = [], attributes } }: StoreArray,
): Coordinate[] {
	const ownPath = store.node(path)?.path ?? path;
	const lengthOf = (name: string): number | undefined => shape[dimensionNames.indexOf(name)];
	for (const place of [
		spatialPlace(attributes, "", lengthOf),
		...scopes.map((scope) =>
			spatialPlace(scope.group.attributes, ownPath.slice(scope.path === "/" ? 1 : scope.path.length + 1), lengthOf),
		),
	]) {
		if (place === undefined) continue;
		const { transform } = place;
		const [rows, columns] = place.dimensions.map((name) => dimensionNames.indexOf(name)) as [number, number];
		const both = isUpright(transform) ? undefined : [rows, columns];
		return [
			{ name: "y", axes: both ?? [rows], role: "y", source: { kind: "transform", transform, part: "y" } },
			{ name: "x", axes: both ?? [columns], role: "x", source: { kind: "transform", transform, part: "x" } },
		];
	}
	return [];
}

/** True if no array is the coordinate of those dimensions yet. */
function isFree(found: ReadonlyMap<string, Coordinate>, { axes }: Coordinate): boolean {
	return ![...found.values()].some((other) => other.axes.length === 1 && axes.includes(other.axes[0] as number));
}

/** The names in the attribute `coordinates` of an array; xarray also takes that of the group for all of its arrays. */
function namesIn(...all: readonly (Attributes | undefined)[]): string[] {
	return all.flatMap((attributes) => {
		const attribute = attributes?.get("coordinates");
		if (attribute?.dataType !== "string") return [];
		return attribute.values.flatMap((text) => text.split(/\s+/)).filter((name) => name !== "");
	});
}
