import { checkOptions, MiraError, type OptionValues, oneOf, TAKES } from "../../errors.ts";
import { ABORT_OPTIONS, type AbortOptions, withDeadline } from "../../io/deadline.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import * as elementary from "../../zarr/arithmetic/elementary.ts";
import type { AffineTransform } from "../labels/affine.ts";
import { pixelAt } from "../labels/affine.ts";
import { type ImagePlace, imagePlace } from "../labels/image-place.ts";
import { type FoundLevel, type FoundPyramid, onlyPyramid, pyramidOfArray } from "./find-pyramid.ts";
import { siblingGrids } from "./sibling-grids.ts";

/** A level of a pyramid: an array that shows the same as another, in fewer pixels. */
export type PyramidLevel = {
	/** The path of its array. */
	path: `/${string}`;
	shape: readonly number[];
	dimensions: readonly (string | null)[];
	/** How many pixels of the finest level one of its pixels spans, along each dimension. */
	scale: readonly number[];
	/** Where its first pixel begins, in pixels of the finest level, along each dimension. */
	translation: readonly number[];
	/** The size of a pixel in the units of its coordinates; undefined where nothing tells. */
	resolution: PixelSize | undefined;
};

/** The size of a pixel along columns and rows. */
export type PixelSize = {
	x: number;
	y: number;
	/** What it is counted in, where that is known: `degrees`, or the units of the coordinates. */
	units: string | undefined;
};

/** Options of `overview`. */
export type OverviewOptions = AbortOptions & {
	/** An array of the pyramid, or a group; by default the only pyramid of the store is meant. */
	path?: string | undefined;
	/** How large a pixel may be. */
	resolution: number;
	/** What that is counted in: the units of the coordinates (the default), or pixels of the finest level. */
	units?: "coordinates" | "pixels" | undefined;
};

const OVERVIEW_OPTIONS: OptionValues<OverviewOptions> = {
	path: TAKES.text,
	resolution: { text: "a number above 0", accepts: (value) => typeof value === "number" && value > 0 },
	units: oneOf("coordinates", "pixels"),
	...ABORT_OPTIONS,
};

/**
 * The levels of a pyramid, the finest first: overviews of a COG, `multiscales` of GeoZarr and OME-NGFF, levels of ndpyramid. `path`
 * names an array of it, or a group; without one the only pyramid of the store is meant. An array that belongs to none is its
 * only level; a group without any has no levels.
 */
export async function overviews(
	store: ManifestStore,
	path: string = "/",
	options: AbortOptions = {},
): Promise<PyramidLevel[]> {
	checkOptions("overviews", options, ABORT_OPTIONS);
	return withDeadline("finding overviews", options, ({ signal }) => levelsOf(store, path, signal), {
		url: store.url,
		path,
	});
}

/** The coarsest level whose pixels are not larger than `resolution`: the one that is just fine enough. Else the finest. */
export async function overview(store: ManifestStore, options: OverviewOptions): Promise<PyramidLevel> {
	checkOptions("overview", options, OVERVIEW_OPTIONS);
	const { path = "/", resolution, units = "coordinates", signal, timeoutMs } = options;
	const levels = await overviews(store, path, { signal, timeoutMs });
	const [finest] = levels;
	if (finest === undefined)
		throw new MiraError("not-found", `there is no pyramid in ${path}`, {
			url: store.url,
			hint: "Give the path of an array: one that has no overviews is its only level",
		});
	const sizes = levels.map((level) => (units === "pixels" ? Math.max(...level.scale) : largestSide(level)));
	if (sizes.includes(undefined))
		throw new MiraError("bad-argument", "the size of its pixels is not known", {
			url: store.url,
			path: finest.path,
			hint: "Ask in pixels of the finest level",
		});
	const fine = levels.filter((_, i) => (sizes[i] as number) <= resolution * (1 + ROUNDING));
	return fine.at(-1) ?? finest;
}

/** Sizes are reckoned by a few operations: 20.000000000000004 is asked for as 20. */
const ROUNDING = 1e-9;

function largestSide({ resolution }: PyramidLevel): number | undefined {
	return resolution && Math.max(resolution.x, resolution.y);
}

async function levelsOf(store: ManifestStore, path: string, signal: AbortSignal | undefined): Promise<PyramidLevel[]> {
	const pyramid = await findPyramid(store, path, signal);
	return pyramid === undefined ? [] : measuredLevels(store, pyramid, signal);
}

/** The pyramid that a path means; an array that belongs to none is its only level. */
async function findPyramid(
	store: ManifestStore,
	path: string,
	signal: AbortSignal | undefined,
): Promise<FoundPyramid | undefined> {
	const node = store.node(path);
	if (node?.kind === "group") return onlyPyramid(store, node.path);
	// It says what is wrong with a path at which there is nothing.
	const array = store.array(path);
	const own = node?.path ?? "/";
	return (
		pyramidOfArray(store, own) ??
		(await siblingGrids(store, own, signal)) ?? {
			group: "/",
			axes: undefined,
			levels: [{ path: own, array, described: { asset: own.slice(1) } }],
		}
	);
}

/** What is known of the levels of a pyramid, measured by the finest. */
export async function measuredLevels(
	store: ManifestStore,
	{ levels, axes }: FoundPyramid,
	signal: AbortSignal | undefined,
): Promise<PyramidLevel[]> {
	const places = await Promise.all(levels.map(({ path }) => imagePlace(store, path, signal)));
	const [finest] = levels;
	return levels.map((level, i) => {
		const { shape, dimensionNames } = level.array.description;
		return {
			path: level.path,
			shape,
			dimensions: dimensionNames ?? shape.map(() => null),
			...relativePlace({ ...level, place: places[i] }, { ...finest, place: places[0] }),
			resolution: pixelSize(level, places[i], axes),
		};
	});
}

type PlacedLevel = FoundLevel & { place: ImagePlace | undefined };

function relativePlace(level: PlacedLevel, finest: PlacedLevel): Pick<PyramidLevel, "scale" | "translation"> {
	const { shape } = level.array.description;
	const [own, whole] = [level.described.physical, finest.described.physical];
	if (own?.scale.length === shape.length && whole?.scale.length === shape.length)
		return {
			scale: own.scale.map((size, d) => size / (whole.scale[d] as number)),
			// OME-NGFF tells where the centres of the first pixels are.
			translation: own.translation.map((place, d) => {
				const [size, unit] = [own.scale[d] as number, whole.scale[d] as number];
				return (place - (whole.translation[d] as number)) / unit - (size / unit - 1) / 2;
			}),
		};
	const scale = shape.map((length, d) => (finest.array.description.shape[d] as number) / length);
	const translation = shape.map(() => 0);
	const set = ([rows, columns]: readonly [number, number], along: RowsAndColumns): void => {
		[scale[rows], scale[columns]] = along.scale;
		[translation[rows], translation[columns]] = along.translation;
	};
	const { relative } = level.described;
	if (level.place !== undefined && finest.place !== undefined)
		set(level.place.axes, relativeTransform(level.place.transform, finest.place.transform));
	else if (relative?.scale.length === shape.length) return relative;
	else if (relative?.scale.length === 2) set([shape.length - 2, shape.length - 1], relative as RowsAndColumns);
	return { scale, translation };
}

type RowsAndColumns = { scale: readonly [number, number]; translation: readonly [number, number] };

/** The pixels of one image in the rows and columns of another. */
function relativeTransform([a, b, c, d, e, f]: AffineTransform, whole: AffineTransform): RowsAndColumns {
	const [wholeA, wholeB, , wholeD, wholeE] = whole;
	const determinant = wholeA * wholeE - wholeB * wholeD;
	const { row = 0, column = 0 } = pixelAt(whole, c, f) ?? {};
	return {
		scale: [(wholeA * e - wholeD * b) / determinant, (wholeE * a - wholeB * d) / determinant],
		// Rows that run southwards make negative zeros.
		translation: [row + 0, column + 0],
	};
}

function pixelSize(
	{ described, array }: FoundLevel,
	place: ImagePlace | undefined,
	axes: FoundPyramid["axes"],
): PixelSize | undefined {
	const { physical, cellSize } = described;
	const [x, y] = ["x", "y"].map((name) => axes?.findIndex((axis) => axis.name === name) ?? -1) as [number, number];
	if (physical !== undefined && x >= 0 && y >= 0 && physical.scale.length === array.description.shape.length)
		return { x: physical.scale[x] as number, y: physical.scale[y] as number, units: axes?.[x]?.unit };
	if (place === undefined) return cellSize === undefined ? undefined : { x: cellSize, y: cellSize, units: undefined };
	const [a, b, , d, e] = place.transform;
	return { x: elementary.hypot(a, d), y: elementary.hypot(b, e), units: place.isGeographic ? "degrees" : undefined };
}
