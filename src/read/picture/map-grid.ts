import { MiraError } from "../../errors.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import { decode } from "../decode.ts";
import { type AffineTransform, isUpright } from "../labels/affine.ts";
import { isCircular } from "../labels/axis-role.ts";
import { type Coordinate, coordinatesOf } from "../labels/coordinates.ts";
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
};

/** By two axes, or by the transform of an image that is turned. */
export type GridCells =
	| { kind: "axes"; rows: CellAxis; columns: CellAxis }
	| { kind: "turned"; transform: AffineTransform };

/** Finds out where the cells of an array are, and reads the coordinates that say so. */
export async function loadMapGrid(store: ManifestStore, path: string, signal?: AbortSignal): Promise<MapGrid> {
	const { shape } = store.array(path).description;
	const known = coordinatesOf(store, path);
	const along = (role: Coordinate["role"]): Coordinate | undefined => {
		const all = known.filter((coordinate) => coordinate.role === role && coordinate.axes.length > 0);
		return all.find(({ axes }) => axes.length === 1) ?? all[0];
	};
	const [latitude, longitude] = [along("latitude"), along("longitude")];
	const degrees = axisPair(latitude, longitude);
	if (degrees !== undefined) return axesGrid(store, degrees, undefined, shape, signal);
	const [y, x] = [along("y"), along("x")];
	const projection = await projectionOf(store, path);
	if (y === undefined || x === undefined || projection === undefined) throw noPlace(path, known, projection);
	const own = projection === "degrees" ? undefined : projection;
	const pair = axisPair(y, x);
	if (pair !== undefined) return axesGrid(store, pair, own, shape, signal);
	const [rowAxis = 0, columnAxis = 0] = y.axes;
	if (y.source.kind !== "transform" || isUpright(y.source.transform)) throw noPlace(path, known, projection);
	const { transform } = y.source;
	const [height, width] = [shape[rowAxis] as number, shape[columnAxis] as number];
	return { rowAxis, columnAxis, height, width, cells: { kind: "turned", transform }, projection: own };
}

/** Two coordinates that lie along a dimension each, and not the same. */
type AxisPair = readonly [vertical: Coordinate, horizontal: Coordinate];

function axisPair(vertical: Coordinate | undefined, horizontal: Coordinate | undefined): AxisPair | undefined {
	if (vertical?.axes.length !== 1 || horizontal?.axes.length !== 1) return undefined;
	return vertical.axes[0] === horizontal.axes[0] ? undefined : [vertical, horizontal];
}

async function axesGrid(
	store: ManifestStore,
	[vertical, horizontal]: AxisPair,
	projection: MapProjection | undefined,
	shape: readonly number[],
	signal: AbortSignal | undefined,
): Promise<MapGrid> {
	const [rowAxis, columnAxis] = [vertical.axes[0] as number, horizontal.axes[0] as number];
	const [height, width] = [shape[rowAxis] as number, shape[columnAxis] as number];
	const [rows, columns] = await Promise.all([
		cellAxis(store, vertical, height, false, signal),
		cellAxis(store, horizontal, width, projection === undefined, signal),
	]);
	return { rowAxis, columnAxis, height, width, cells: { kind: "axes", rows, columns }, projection };
}

/** Axes are read once: by the array that holds them, as long as it lives. */
const axes = new WeakMap<object, Promise<CellAxis>>();

function cellAxis(
	store: ManifestStore,
	coordinate: Coordinate,
	length: number,
	mayTurn: boolean,
	signal: AbortSignal | undefined,
): Promise<CellAxis> {
	const { source, role } = coordinate;
	if (source.kind === "transform")
		return Promise.resolve(pixelAxis(source.transform, source.part, length, { isCircular: mayTurn }));
	const known = axes.get(source.array);
	if (known !== undefined) return known;
	const turns = mayTurn && (role !== "longitude" || isCircular(role, source.array.description.attributes));
	const loaded = readAxis(store, source.path, turns, signal);
	axes.set(source.array, loaded);
	// A failed read (no network) must not be remembered.
	loaded.catch(() => axes.delete(source.array));
	return loaded;
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

function noPlace(path: string, known: readonly Coordinate[], projection: unknown): MiraError {
	const names = known.map(({ name }) => name).join(", ");
	const what =
		known.length === 0
			? "nothing says where its cells are"
			: projection === undefined && known.some(({ role }) => role === "x")
				? `the coordinate system of ${names} is not known`
				: `${names} are no latitudes and longitudes along two dimensions`;
	return new MiraError("unsupported-feature", `it cannot be put on a map: ${what}`, { path });
}
