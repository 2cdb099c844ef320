import { transformOf } from "../../cf/describe-system.ts";
import { type AbortOptions, withDeadline } from "../../io/deadline.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import { decode } from "../decode.ts";
import { type Coordinate, coordinatesOf } from "../labels/coordinates.ts";
import { axesOf, coordinateSystem } from "./coordinate-system-of.ts";
import { boundsOfMap, boundsOfPlaces, type LonLatBounds, type PixelGrid } from "./map-bounds.ts";

/**
 * How far an array reaches, in degrees of WGS 84; undefined where nothing tells where it is. Edges of maps are followed from end to end,
 * as they are curves on the globe; poles inside are found. Where longitudes and latitudes have two dimensions they are read, and the
 * bounds are those of the centres. Throws where the coordinate system is not known.
 */
export async function lonLatBounds(
	store: ManifestStore,
	path: string,
	options: AbortOptions = {},
): Promise<LonLatBounds | undefined> {
	return withDeadline("looking for bounds", options, ({ signal }) => boundsOf(store, path, signal), {
		url: store.url,
		path,
	});
}

async function boundsOf(
	store: ManifestStore,
	path: string,
	signal: AbortSignal | undefined,
): Promise<LonLatBounds | undefined> {
	const system = coordinateSystem(store, path);
	const cells = system && (await gridOf(store, path, signal));
	if (system !== undefined && cells !== undefined)
		return boundsOfMap(cells, await transformOf(system), system.kind === "geographic");
	return boundsOfCoordinates(store, path, signal);
}

/**
 * Where the cells of an array are on its map, in the units of its coordinates: by the transform of an image, or by its coordinates x and
 * y as far as they are evenly spaced between their ends. Undefined without either.
 */
export async function pixelGrid(
	store: ManifestStore,
	path: string,
	options: AbortOptions = {},
): Promise<PixelGrid | undefined> {
	return withDeadline("looking for a grid", options, ({ signal }) => gridOf(store, path, signal), {
		url: store.url,
		path,
	});
}

function gridOf(store: ManifestStore, path: string, signal: AbortSignal | undefined): Promise<PixelGrid | undefined> {
	const { x, y } = axesOf(store, path);
	return x === undefined || y === undefined ? Promise.resolve(undefined) : gridAlong(store, path, x, y, signal);
}

/** From the corner of the first cell, in cells, to x and y. */
async function gridAlong(
	store: ManifestStore,
	path: string,
	x: Coordinate,
	y: Coordinate,
	signal: AbortSignal | undefined,
): Promise<PixelGrid | undefined> {
	const { shape } = store.array(path).description;
	const [rows, columns] = [y.axes[0] as number, x.axes.at(-1) as number];
	const [height, width] = [shape[rows] ?? 0, shape[columns] ?? 0];
	if (height === 0 || width === 0) return undefined;
	if (x.source.kind === "transform") return { transform: x.source.transform, width, height };
	const [across, along] = await Promise.all([edges(store, x, width, signal), edges(store, y, height, signal)]);
	if (across === undefined || along === undefined) return undefined;
	return {
		transform: [(across[1] - across[0]) / width, 0, across[0], 0, (along[1] - along[0]) / height, along[0]],
		width,
		height,
	};
}

/** The outer edges of the first and the last cell of an axis: as far beyond their centres as half of the step there. */
async function edges(
	store: ManifestStore,
	{ source }: Coordinate,
	length: number,
	signal: AbortSignal | undefined,
): Promise<[number, number] | undefined> {
	if (source.kind !== "array") return undefined;
	const at = async (position: number): Promise<number> => {
		const { data } = await decode(store, source.path, { selection: [position], signal });
		return Number(data[0]);
	};
	if (length === 1) {
		const only = await at(0);
		return Number.isFinite(only) ? [only, only] : undefined;
	}
	const [first, second, before, last] = (await Promise.all([0, 1, length - 2, length - 1].map(at))) as [
		number,
		number,
		number,
		number,
	];
	const ends: [number, number] = [first - (second - first) / 2, last + (last - before) / 2];
	return ends.every(Number.isFinite) ? ends : undefined;
}

async function boundsOfCoordinates(
	store: ManifestStore,
	path: string,
	signal: AbortSignal | undefined,
): Promise<LonLatBounds | undefined> {
	const all = coordinatesOf(store, path);
	const [longitudes, latitudes] = await Promise.all(
		(["longitude", "latitude"] as const).map(async (role) => {
			const source = all.find((one) => one.role === role)?.source;
			return source?.kind === "array" ? (await decode(store, source.path, { signal })).data : undefined;
		}),
	);
	if (longitudes === undefined || latitudes === undefined) return undefined;
	return boundsOfPlaces(longitudes as ArrayLike<number>, latitudes as ArrayLike<number>);
}
