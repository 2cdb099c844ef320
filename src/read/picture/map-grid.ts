import { isMiraError, MiraError } from "../../errors.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import { lonLatBounds } from "../crs/lon-lat-bounds.ts";
import type { LonLatBounds } from "../crs/map-bounds.ts";
import { decode } from "../decode.ts";
import { type AffineTransform, isUpright } from "../labels/affine.ts";
import { isCircular } from "../labels/axis-role.ts";
import { type Coordinate, coordinatesOf, isPartner } from "../labels/coordinates.ts";
import { type Loads, loadOnce } from "../labels/load-once.ts";
import { loadPlaces } from "../labels/load-places.ts";
import type { PlaceSearch } from "../labels/place-search.ts";
import { type CellAxis, centreAxis, pixelAxis } from "./cell-axis.ts";
import { type MapProjection, projectionOf } from "./map-projection.ts";

/** Where on the earth the cells of an array are. */
export type MapGrid = {
	/** The dimensions of the array along which rows and columns lie. */
	rowAxis: number;
	columnAxis: number;
	height: number;
	width: number;
	cells: GridCells;
	/** Undefined for longitudes and latitudes. */
	projection: MapProjection | undefined;
	/** How far it reaches; undefined where that cannot be told. */
	bounds: LonLatBounds | undefined;
};

/** By two axes, by the transform of an image that is turned, or by a longitude and a latitude for each cell. */
export type GridCells =
	| { kind: "axes"; rows: CellAxis; columns: CellAxis }
	| { kind: "turned"; transform: AffineTransform }
	| { kind: "places"; search: PlaceSearch };

/** Cells that have a place each, and are kept in memory for it. */
const MOST_PLACES = 2 ** 21;

/** Finds out where the cells of an array are, and reads the coordinates that say so. */
export async function loadMapGrid(store: ManifestStore, path: string, signal?: AbortSignal): Promise<MapGrid> {
	const known = coordinatesOf(store, path);
	const found = await projectionOf(store, path).catch((error: unknown) => {
		if (isMiraError(error)) return error;
		throw error;
	});
	const projection = found instanceof MiraError || found === "degrees" ? undefined : found;
	const degrees = axisPair(along(known, "latitude"), along(known, "longitude"));
	if (degrees !== undefined) return axesGrid(store, path, degrees, projection, signal);
	const [y, x] = [along(known, "y"), along(known, "x")];
	if (y !== undefined && found !== undefined && !(found instanceof MiraError)) {
		const pair = axisPair(y, x);
		if (pair !== undefined) return axesGrid(store, path, pair, projection, signal);
		if (y.source.kind === "transform" && !isUpright(y.source.transform))
			return turnedGrid(store, path, y.axes, y.source.transform, projection, signal);
	}
	const places = await placesGrid(store, path, known, signal);
	if (places !== undefined) return places;
	throw found instanceof MiraError ? found : noPlace(path, known);
}

/** The coordinate that measures something; an axis of its own says more than what lies along it. */
function along(known: readonly Coordinate[], role: Coordinate["role"]): Coordinate | undefined {
	const all = known.filter((coordinate) => coordinate.role === role && coordinate.axes.length > 0);
	return all.find(({ axes }) => axes.length === 1) ?? all[0];
}

/** Two coordinates that lie along a dimension each, and not the same. */
type AxisPair = readonly [vertical: Coordinate, horizontal: Coordinate];

function axisPair(vertical: Coordinate | undefined, horizontal: Coordinate | undefined): AxisPair | undefined {
	if (vertical?.axes.length !== 1 || horizontal?.axes.length !== 1) return undefined;
	return vertical.axes[0] === horizontal.axes[0] ? undefined : [vertical, horizontal];
}

async function axesGrid(
	store: ManifestStore,
	path: string,
	[vertical, horizontal]: AxisPair,
	projection: MapProjection | undefined,
	signal: AbortSignal | undefined,
): Promise<MapGrid> {
	const size = sizeAlong(store, path, [vertical.axes[0] as number, horizontal.axes[0] as number]);
	const turns = projection === undefined || projection.isGeographic;
	const [rows, columns] = await Promise.all([
		cellAxis(store, vertical, size.height, false, signal),
		cellAxis(store, horizontal, size.width, turns, signal),
	]);
	const bounds = await boundsOf(store, path, signal);
	return { ...size, cells: { kind: "axes", rows, columns }, projection, bounds };
}

async function turnedGrid(
	store: ManifestStore,
	path: string,
	axes: readonly number[],
	transform: AffineTransform,
	projection: MapProjection | undefined,
	signal: AbortSignal | undefined,
): Promise<MapGrid> {
	const bounds = await boundsOf(store, path, signal);
	return { ...sizeAlong(store, path, axes), cells: { kind: "turned", transform }, projection, bounds };
}

/** A grid whose cells have a longitude and a latitude each; undefined where there are no such coordinates. */
async function placesGrid(
	store: ManifestStore,
	path: string,
	known: readonly Coordinate[],
	signal: AbortSignal | undefined,
): Promise<MapGrid | undefined> {
	const latitude = known.find(({ role, axes }) => role === "latitude" && axes.length === 2);
	const longitude = latitude && known.find((coordinate) => isPartner(latitude, coordinate));
	if (latitude === undefined || longitude === undefined) return undefined;
	const size = sizeAlong(store, path, latitude.axes);
	const count = elementCount([size.height, size.width]);
	if (count > MOST_PLACES)
		throw new MiraError(
			"limit-exceeded",
			`each of its ${count} cells has a longitude and a latitude, and ${MOST_PLACES} can be looked up`,
			{ path },
		);
	const search = await loadPlaces(store, latitude, longitude, signal);
	const bounds = await boundsOf(store, path, signal);
	return { ...size, cells: { kind: "places", search }, projection: undefined, bounds };
}

function sizeAlong(
	store: ManifestStore,
	path: string,
	[rowAxis = 0, columnAxis = 0]: readonly number[],
): Pick<MapGrid, "rowAxis" | "columnAxis" | "height" | "width"> {
	const { shape } = store.array(path).description;
	return { rowAxis, columnAxis, height: shape[rowAxis] as number, width: shape[columnAxis] as number };
}

async function boundsOf(
	store: ManifestStore,
	path: string,
	signal: AbortSignal | undefined,
): Promise<LonLatBounds | undefined> {
	try {
		return await lonLatBounds(store, path, { signal });
	} catch (error) {
		// A map can be drawn without: tiles beside it are then looked at too.
		if (isMiraError(error) && !signal?.aborted) return undefined;
		throw error;
	}
}

/** Axes are read once: by the array that holds them, as long as it lives. */
const axes: Loads<CellAxis> = new WeakMap();

function cellAxis(
	store: ManifestStore,
	{ source, role }: Coordinate,
	length: number,
	mayTurn: boolean,
	signal: AbortSignal | undefined,
): Promise<CellAxis> {
	if (source.kind === "transform")
		return Promise.resolve(pixelAxis(source.transform, source.part, length, { isCircular: mayTurn }));
	const { attributes } = source.array.description;
	const turns = mayTurn && (role !== "longitude" || isCircular(role, attributes));
	return loadOnce(axes, source.array, () => readAxis(store, source.path, turns, signal));
}

async function readAxis(
	store: ManifestStore,
	path: string,
	turns: boolean,
	signal: AbortSignal | undefined,
): Promise<CellAxis> {
	const { data } = await decode(store, path, { signal });
	const axis = centreAxis(Float64Array.from(data as ArrayLike<number | bigint>, Number), { isCircular: turns });
	if (axis !== undefined) return axis;
	throw new MiraError(
		"unsupported-feature",
		"its values do not go one way, or are fewer than two: they make no cells",
		{
			path,
			url: store.url,
		},
	);
}

function noPlace(path: string, known: readonly Coordinate[]): MiraError {
	const names = known.map(({ name }) => name).join(", ");
	const what =
		known.length === 0
			? "nothing says where its cells are"
			: known.some(({ role }) => role === "x")
				? `the coordinate system of ${names} is not known`
				: `${names} are no latitudes and longitudes of its cells`;
	return new MiraError("unsupported-feature", `it cannot be put on a map: ${what}`, { path });
}
