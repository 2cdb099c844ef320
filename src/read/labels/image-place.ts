import { isMiraError } from "../../errors.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import { decode } from "../decode.ts";
import type { AffineTransform } from "./affine.ts";
import { isUpright } from "./affine.ts";
import { type Coordinate, coordinatesOf } from "./coordinates.ts";
import { type EvenAxis, evenAxis } from "./even-axis.ts";

/** Where the pixels of an array are. */
export type ImagePlace = {
	/** Its dimensions of rows and columns, by their place. */
	axes: readonly [rows: number, columns: number];
	/** From the corner of a pixel to x and y, or longitude and latitude. */
	transform: AffineTransform;
	/** True where x and y are called longitude and latitude. */
	isGeographic: boolean;
};

/** Axes are read once: by the array that holds them, as long as it lives. */
const evenAxes = new WeakMap<object, Promise<EvenAxis | undefined>>();

/**
 * The place of an array whose rows and columns are evenly spaced: by the transform that a group above it has for its pixels, or by
 * coordinates of one dimension. Undefined where there is none, or no even one.
 */
export async function imagePlace(
	store: ManifestStore,
	path: string,
	signal?: AbortSignal,
): Promise<ImagePlace | undefined> {
	const coordinates = coordinatesOf(store, path);
	const { shape } = store.array(path).description;
	const [x, y] = [horizontal(coordinates, "x"), horizontal(coordinates, "y")];
	if (x === undefined || y === undefined) return undefined;
	const isGeographic = x.role === "longitude" && y.role === "latitude";
	if (x.source.kind === "transform" || y.source.kind === "transform") {
		if (x.source.kind !== y.source.kind) return undefined;
		const { transform } = x.source as Extract<Coordinate["source"], { kind: "transform" }>;
		const [rows, columns] = isUpright(transform) ? [y.axes[0], x.axes[0]] : x.axes;
		return { axes: [rows as number, columns as number], transform, isGeographic };
	}
	const [rows, columns] = [y.axes[0] as number, x.axes[0] as number];
	if (rows === columns || shape[rows] === undefined || shape[columns] === undefined) return undefined;
	const [across, down] = await Promise.all([evenCoordinate(store, x, signal), evenCoordinate(store, y, signal)]);
	if (across === undefined || down === undefined) return undefined;
	return {
		axes: [rows, columns],
		transform: [across.step, 0, across.first - across.step / 2, 0, down.step, down.first - down.step / 2],
		isGeographic,
	};
}

/** The coordinate that measures rows or columns, if there is just one that can. */
function horizontal(coordinates: readonly Coordinate[], part: "x" | "y"): Coordinate | undefined {
	const roles = part === "x" ? ["x", "longitude"] : ["y", "latitude"];
	const found = coordinates.filter(
		({ role, axes, source }) => roles.includes(role ?? "") && (axes.length === 1 || source.kind === "transform"),
	);
	// On a map the axes are those of the projection, and longitudes lie along them at other places.
	return found.find(({ role }) => role === part) ?? found[0];
}

/** The axis that a coordinate of one dimension lies on; undefined where it is not even. */
export function evenCoordinate(
	store: ManifestStore,
	{ source }: Coordinate,
	signal: AbortSignal | undefined,
): Promise<EvenAxis | undefined> {
	if (source.kind !== "array") return Promise.resolve(undefined);
	const known = evenAxes.get(source.array);
	if (known !== undefined) return known;
	const read = readAxis(store, source.path, signal);
	evenAxes.set(source.array, read);
	// A failed read (no network) must not be remembered.
	read.catch(() => evenAxes.delete(source.array));
	return read;
}

async function readAxis(
	store: ManifestStore,
	path: string,
	signal: AbortSignal | undefined,
): Promise<EvenAxis | undefined> {
	try {
		const { data } = await decode(store, path, { signal });
		if (typeof data[0] === "bigint") return evenAxis(Float64Array.from(data as ArrayLike<bigint>, Number));
		return typeof data[0] === "number" ? evenAxis(data as ArrayLike<number>) : undefined;
	} catch (error) {
		// What cannot be decoded is no place; what could not be read now must be said.
		if (isMiraError(error, "unsupported-feature", "unknown-codec")) return undefined;
		throw error;
	}
}
