import { transformOf } from "../../cf/describe-system.ts";
import { type AbortOptions, withDeadline } from "../../io/deadline.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import { decode } from "../decode.ts";
import { coordinatesOf } from "../labels/coordinates.ts";
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
	const cells = system && (await gridOf(store, path, outerEdges, signal));
	if (system !== undefined && cells !== undefined)
		return boundsOfMap(cells, await transformOf(system), system.kind === "geographic");
	return boundsOfCoordinates(store, path, signal);
}

/**
 * Where the cells of an array are on its map, in the units of its coordinates: by the transform of an image, or by its coordinates x and
 * y, which are read. Undefined without either, and where they are not evenly spaced: Gaussian latitudes have no transform.
 */
export async function pixelGrid(
	store: ManifestStore,
	path: string,
	options: AbortOptions = {},
): Promise<PixelGrid | undefined> {
	return withDeadline("looking for a grid", options, ({ signal }) => gridOf(store, path, evenEdges, signal), {
		url: store.url,
		path,
	});
}

/** The outer edges of an axis of so many cells; undefined where they are not known. */
type Edges = (
	store: ManifestStore,
	path: string,
	length: number,
	signal: AbortSignal | undefined,
) => Promise<[number, number] | undefined>;

/** From the corner of the first cell, in cells, to x and y. */
async function gridOf(
	store: ManifestStore,
	path: string,
	edges: Edges,
	signal: AbortSignal | undefined,
): Promise<PixelGrid | undefined> {
	const { x, y } = axesOf(store, path);
	if (x === undefined || y === undefined) return undefined;
	const { shape } = store.array(path).description;
	const [rows, columns] = [y.axes[0] as number, x.axes.at(-1) as number];
	const [height, width] = [shape[rows] ?? 0, shape[columns] ?? 0];
	if (height === 0 || width === 0) return undefined;
	if (x.source.kind === "transform") return { transform: x.source.transform, width, height };
	if (y.source.kind === "transform") return undefined;
	const [across, along] = await Promise.all([
		edges(store, x.source.path, width, signal),
		edges(store, y.source.path, height, signal),
	]);
	if (across === undefined || along === undefined) return undefined;
	return {
		transform: [(across[1] - across[0]) / width, 0, across[0], 0, (along[1] - along[0]) / height, along[0]],
		width,
		height,
	};
}

/** As far beyond the centres of the first and the last cell as half of the step there. */
const outerEdges: Edges = async (store, path, length, signal) => {
	const positions = [0, Math.min(1, length - 1), Math.max(0, length - 2), length - 1];
	const [first, second, before, last] = (await Promise.all(
		positions.map(async (position) => Number((await decode(store, path, { selection: [position], signal })).data[0])),
	)) as [number, number, number, number];
	const ends: [number, number] = [first - (second - first) / 2, last + (last - before) / 2];
	return ends.every(Number.isFinite) ? ends : undefined;
};

/** Those of an axis that is evenly spaced: no centre is a thousandth of a step off, or more than the digits of float32 allow. */
const evenEdges: Edges = async (store, path, length, signal) => {
	if (length < 2) return undefined;
	const { data } = await decode(store, path, { signal });
	const [first, last] = [Number(data[0]), Number(data[length - 1])];
	const step = (last - first) / (length - 1);
	const digits = data instanceof Float32Array ? Math.max(Math.abs(first), Math.abs(last)) * 2 ** -22 : 0;
	const most = Math.abs(step) / 1000 + digits;
	for (let i = 0; i < length; i++) if (!(Math.abs(Number(data[i]) - (first + i * step)) <= most)) return undefined;
	return step === 0 ? undefined : [first - step / 2, last + step / 2];
};

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
