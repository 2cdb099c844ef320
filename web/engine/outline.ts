/** What there is to know of an array before a value of it is drawn. */
import { type DimensionAxis, dimensionAxes, overviews } from "mirazarr";
import { COLOUR_MAPS, colourTable, type OwnColours, ownColours } from "mirazarr/picture";
import type { CallContext } from "./engine.ts";
import type { PyramidArray } from "./plane-levels.ts";

/** How an array can be drawn. */
export type Outline = {
	/** The array and its overviews, the finest first. */
	pyramid: PyramidArray[];
	own: OwnColours | undefined;
	/** True if the format puts the first row at the bottom of the image: FITS does. */
	isFirstRowBelow: boolean;
};

/** The levels of an array, and its own colours. */
export async function outline(
	{ store: name, path }: { store: string; path: string },
	{ engine, signal }: CallContext,
): Promise<Outline> {
	const store = await engine.store(name);
	const { description } = store.array(path);
	const levels = await overviews(store, path, { signal });
	// An overview is looked at by itself, too.
	const isFinest = levels[0]?.path === description.path;
	const alone: PyramidArray = {
		path: description.path,
		shape: description.shape,
		scale: description.shape.map(() => 1),
		translation: description.shape.map(() => 0),
	};
	const pyramid = isFinest
		? levels.map(({ path, shape, scale, translation }) => ({ path, shape, scale, translation }))
		: [alone];
	return { pyramid, own: ownColours(description), isFirstRowBelow: store.format === "FITS" };
}

/** What lies along the dimensions of an array. */
export async function axes(
	{ store: name, path }: { store: string; path: string },
	{ engine, signal }: CallContext,
): Promise<DimensionAxis[]> {
	return dimensionAxes(await engine.store(name), path, { signal });
}

/** All colour maps by their names: red, green and blue of each colour. */
export async function colourMaps(_: Record<string, never>): Promise<Record<string, Uint8Array>> {
	return Object.fromEntries(COLOUR_MAPS.map((name) => [name, colourTable(name)]));
}
