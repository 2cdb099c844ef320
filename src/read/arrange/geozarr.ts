import type { Diagnostic } from "../../diagnostics.ts";
import { ManifestGroup, pathBelow, redescribe, type StoreArray } from "../../manifest/manifest-group.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import type { Attributes } from "../../zarr/attributes.ts";
import { Budget } from "../../zarr/budget.ts";
import type { JsonObject } from "../../zarr/json.ts";
import { isUpright } from "../labels/affine.ts";
import { type FoundLevel, type FoundPyramid, pyramidsOfGroup } from "../pyramid/find-pyramid.ts";
import { imagesIn } from "../pyramid/images.ts";
import { measuredLevels, type PyramidLevel } from "../pyramid/overviews.ts";
import { type Grid, Grids } from "./grids.ts";
import { MovedArrays, masksOf } from "./moved-arrays.ts";
import { pixelCoordinates } from "./pixel-coordinates.ts";
import { extentAttributes, floats, gdalSystem, pixelAttributes, withConventions } from "./placed-attributes.ts";
import { bandAxis, bandNames, singleBand } from "./single-bands.ts";
import { turnedArray, turnedTransform } from "./turned-rows.ts";

/** How a store is arranged by GeoZarr. */
export type GeozarrOptions = {
	/** The name of the image in every level of a pyramid whose levels have no name in common, as in TIFF; `data` by default. */
	name?: string | undefined;
	/** `separate`: an array for each band, for viewers that draw no others; `together` by default, as the file has them. */
	band?: "together" | "separate" | undefined;
	/** Arrays with the coordinates of rows and columns, where only a transform tells them; false by default. */
	coordinates?: boolean | undefined;
	/**
	 * Turn grids whose first row is the southernmost, with all arrays of their group that have these rows: viewers that do not look at
	 * transforms show them upside down. What is turned is computed, not referenced; false by default.
	 */
	northUp?: boolean | undefined;
};

/** The name of an image that has none. */
export const DEFAULT_NAME = "data";

/** A group of the store that is arranged. */
type Place = { path: `/${string}`; group: ManifestGroup };

/** What the groups of one arrangement share. */
type Arranging = {
	store: ManifestStore;
	options: GeozarrOptions;
	signal: AbortSignal | undefined;
	diagnostics: Diagnostic[];
	grids: Grids;
	moved: MovedArrays;
	/** A picture may say that it has as many bands as it likes, and each becomes an array. */
	budget: Budget;
};

/**
 * The tree of a store by the conventions `multiscales`, `spatial:` and `proj:`: every level of a pyramid is a group that holds the
 * image under one name, and groups and images tell where they are.
 */
export async function arrangeGeozarr(
	store: ManifestStore,
	root: Place,
	options: GeozarrOptions,
	signal: AbortSignal | undefined,
): Promise<{ group: ManifestGroup; diagnostics: Diagnostic[] }> {
	const arranging: Arranging = {
		store,
		options,
		signal,
		diagnostics: [],
		grids: new Grids(store, signal),
		moved: new MovedArrays(root.path),
		budget: new Budget(store.registry.budget.limits),
	};
	noteMoves(arranging, root);
	return { group: await arrangedGroup(arranging, root), diagnostics: arranging.diagnostics };
}

/** Levels that are arrays, which go into groups of their own. */
type ArrayLevels = { pyramid: FoundPyramid; image: string; groups: readonly string[] };

function arrayLevels({ store, options }: Arranging, { path, group }: Place): ArrayLevels | undefined {
	const [pyramid] = pyramidsOfGroup(store, path, group);
	if (pyramid === undefined || !pyramid.levels.every((level) => isAsset(level, path))) return undefined;
	const last = new Set(pyramid.levels.map((level) => level.path.slice(level.path.lastIndexOf("/") + 1)));
	const [shared] = last.size === 1 && pyramid.levels.length > 1 ? last : [];
	const numbers = pyramid.levels.map((_, i) => String(i));
	const own = new Set(pyramid.levels.map(({ described }) => described.asset));
	const areFree = numbers.every((name) => !group.has(name) || own.has(name));
	return {
		pyramid,
		image: options.name ?? shared ?? DEFAULT_NAME,
		groups: areFree ? numbers : freeNames(group, numbers),
	};
}

function isAsset({ path, described }: FoundLevel, group: `/${string}`): boolean {
	return path === pathBelow(group, described.asset);
}

function freeNames(group: ManifestGroup, numbers: readonly string[]): string[] {
	let prefix = "level";
	while (numbers.some((number) => group.has(`${prefix}${number}`))) prefix += "_";
	return numbers.map((number) => `${prefix}${number}`);
}

/** Notes where arrays go, before the first that names another is described. */
function noteMoves(arranging: Arranging, place: Place): void {
	const levels = arrayLevels(arranging, place);
	for (const [i, { path, array }] of levels?.pyramid.levels.entries() ?? []) {
		const group = pathBelow(place.path, levels?.groups[i] as string);
		arranging.moved.note(path, group, levels?.image as string);
		const taken = imageNames(arranging.options, levels?.image as string, array);
		for (const mask of masksOf(array)) arranging.moved.note(mask, group, maskName(mask, taken));
	}
	for (const [name, group] of place.group.groups) noteMoves(arranging, { path: pathBelow(place.path, name), group });
}

/** The mask of `/overviews/1` is `/overviews/1_mask`. */
function maskName(path: string, taken: readonly string[]): string {
	let name = path.slice(path.lastIndexOf("/") + 1).replace(/^\d+_/, "");
	while (taken.includes(name)) name += "_";
	return name;
}

/** The names of the arrays that an image becomes: its own, or those of its bands. */
function imageNames({ band }: GeozarrOptions, name: string, array: StoreArray): string[] {
	const axis = band === "separate" ? bandAxis(array.description) : undefined;
	return axis === undefined ? [name] : bandNames(array, array.description.shape[axis] as number);
}

async function arrangedGroup(arranging: Arranging, place: Place): Promise<ManifestGroup> {
	const levels = arrayLevels(arranging, place);
	if (levels !== undefined) return groupedLevels(arranging, place, levels);
	const pyramids = pyramidsOfGroup(arranging.store, place.path, place.group);
	const [pyramid] = pyramids.sort((one, other) => other.levels.length - one.levels.length);
	if (pyramid === undefined) return plainGroup(arranging, place);
	const assets = pyramid.levels.map(({ described }) => described.asset);
	const attributes = await pyramidAttributes(arranging, place, pyramid, assets);
	const arranged = new ManifestGroup(attributes);
	await addNodes(arranging, arranged, place);
	return arranged;
}

async function groupedLevels(
	arranging: Arranging,
	place: Place,
	{ pyramid, image, groups }: ArrayLevels,
): Promise<ManifestGroup> {
	const arranged = new ManifestGroup(await pyramidAttributes(arranging, place, pyramid, groups));
	for (const [i, { path, array }] of pyramid.levels.entries()) {
		const grid = await arranging.grids.of(path);
		const level = new ManifestGroup(grid === undefined ? new Map() : groupAttributes(new Map(), grid));
		addImage(arranging, level, image, array, grid);
		for (const mask of masksOf(array)) {
			const node = arranging.store.node(mask);
			const name = maskName(mask, imageNames(arranging.options, image, array));
			if (node !== undefined && !level.has(name)) level.add(name, node);
		}
		if (grid !== undefined) addCoordinates(arranging, level, grid, pathBelow(place.path, groups[i] as string));
		arranged.add(groups[i] as string, level);
	}
	await addNodes(arranging, arranged, place);
	return arranged;
}

/** A group without levels: its images where they are. */
async function plainGroup(arranging: Arranging, place: Place): Promise<ManifestGroup> {
	const { path, group } = place;
	const images = imagesIn(path, group).filter((name) => !arranging.moved.has(pathBelow(path, name)));
	const turned = await turnedRows(arranging, place, images);
	const grid = asTurned(await arranging.grids.most(path, images), turned);
	const arranged = new ManifestGroup(grid === undefined ? group.attributes : groupAttributes(group.attributes, grid));
	await addNodes(arranging, arranged, place, turned);
	if (grid !== undefined) addCoordinates(arranging, arranged, grid, path);
	return arranged;
}

/** Everything that is in a group and has not gone elsewhere. */
async function addNodes(
	arranging: Arranging,
	arranged: ManifestGroup,
	{ path, group }: Place,
	turned: ReadonlySet<string> = new Set(),
): Promise<void> {
	const images = new Set(imagesIn(path, group));
	for (const [name, node] of group.nodes()) {
		const own = pathBelow(path, name);
		if (arranging.moved.has(own)) continue;
		if (node.kind === "group") {
			const below = await arrangedGroup(arranging, { path: own, group: node.group });
			// That of the overviews is empty once they are levels.
			const isLeft = node.group.nodes().next().done === true || below.nodes().next().done !== true;
			if (isLeft) arranged.add(name, below);
		} else if (node.kind === "array") {
			const array = withTurned(arranging.store, node.array, turned);
			if (!images.has(name)) arranged.add(name, array);
			else addImage(arranging, arranged, name, array, asTurned(await arranging.grids.of(own), turned));
		} else arranged.add(name, node);
	}
}

/**
 * The dimensions of a group whose rows run northwards, and are to run southwards. Not those whose coordinates stand in a group above:
 * there they would not be turned with the images.
 */
async function turnedRows(
	{ options, grids }: Arranging,
	{ path, group }: Place,
	images: readonly string[],
): Promise<Set<string>> {
	const turned = new Set<string>();
	if (options.northUp !== true) return turned;
	for (const name of images) {
		const grid = await grids.of(pathBelow(path, name));
		const [rows = ""] = grid?.dimensions ?? [];
		const isSouthUp = grid !== undefined && isUpright(grid.transform) && grid.transform[4] > 0;
		const hasOwn = group.arrays.has(rows) || group.attributes.has("spatial:transform");
		if (isSouthUp && hasOwn) turned.add(rows);
	}
	return turned;
}

function asTurned(grid: Grid | undefined, turned: ReadonlySet<string>): Grid | undefined {
	if (grid === undefined || !turned.has(grid.dimensions[0])) return grid;
	return { ...grid, transform: turnedTransform(grid.transform, grid.shape[0]) };
}

function withTurned(store: ManifestStore, array: StoreArray, turned: ReadonlySet<string>): StoreArray {
	const names = array.description.dimensionNames ?? [];
	const axis = names.findIndex((name) => name !== null && turned.has(name));
	return axis < 0 ? array : turnedArray(store, array, axis);
}

function addImage(
	{ store, options, moved, budget }: Arranging,
	group: ManifestGroup,
	name: string,
	array: StoreArray,
	grid: Grid | undefined,
): void {
	const axis = options.band === "separate" ? bandAxis(array.description) : undefined;
	const placed = moved.renamed(grid === undefined ? array : placedArray(array, grid));
	if (axis === undefined) {
		group.add(name, placed);
		return;
	}
	for (const [band, own] of imageNames(options, name, array).entries()) {
		budget.node(1);
		// Several images of a group may have bands of the same name.
		const free = group.has(own) ? `${name}_${own}` : own;
		group.add(free, singleBand(store, placed, axis, band, own));
	}
}

/** An array that tells itself where it is: readers of single arrays look nowhere else. */
function placedArray(array: StoreArray, grid: Grid): StoreArray {
	const { "spatial:bbox": _, ...extent } = extentAttributes(grid);
	const added = { ...extent, ...pixelAttributes(grid), ...gdalSystem(grid) };
	return redescribe(array, { attributes: withConventions(array.attributes, usedBy(grid), added) });
}

function groupAttributes(attributes: Attributes, grid: Grid): Attributes {
	return withConventions(attributes, usedBy(grid), { ...extentAttributes(grid), ...pixelAttributes(grid) });
}

function usedBy({ system }: Grid): ("proj" | "spatial")[] {
	return Object.keys(system).length === 0 ? ["spatial"] : ["proj", "spatial"];
}

/**
 * The attributes of a group of levels. Shape and transform stand at the levels alone: the convention `spatial:` allows none beside
 * them, because readers would not know of which they are.
 */
async function pyramidAttributes(
	{ store, grids, signal }: Arranging,
	{ group }: Place,
	pyramid: FoundPyramid,
	assets: readonly string[],
): Promise<Attributes> {
	const levels = await measuredLevels(store, pyramid, signal);
	const places = await Promise.all(levels.map(({ path }) => grids.of(path)));
	const [finest] = places;
	const isPlaced = places.every((place) => place !== undefined);
	const layout = levels.map(
		(level, i): JsonObject => ({
			asset: assets[i] as string,
			...(i === 0 ? {} : { derived_from: assets[0] as string }),
			transform: relativeTransform(level, places[i]),
			...(isPlaced ? pixelAttributes(places[i] as Grid) : {}),
		}),
	);
	const multiscales: JsonObject = { layout };
	// @carbonplan/zarr-layer looks for it here, and knows these two.
	const code = finest?.system["proj:code"];
	if (code === "EPSG:4326" || code === "EPSG:3857") multiscales.crs = code;
	if (!isPlaced || finest === undefined) return withConventions(group.attributes, ["multiscales"], { multiscales });
	return withConventions(group.attributes, ["multiscales", ...usedBy(finest)], {
		multiscales,
		...extentAttributes(finest),
	});
}

/** Scale and translation of rows and columns, by which the levels differ. */
function relativeTransform({ dimensions, scale, translation }: PyramidLevel, grid: Grid | undefined): JsonObject {
	const named = grid?.dimensions.map((name) => dimensions.indexOf(name));
	const axes = named ?? [scale.length - 2, scale.length - 1];
	const along = (numbers: readonly number[]): number[] => axes.map((axis) => numbers[axis] as number);
	return { scale: floats(along(scale)), translation: floats(along(translation)) };
}

/** Coordinates of the pixels, where the group has none: an image that is turned has none of one dimension. */
function addCoordinates({ options }: Arranging, group: ManifestGroup, grid: Grid, path: `/${string}`): void {
	if (options.coordinates !== true || !isUpright(grid.transform)) return;
	const isGeographic = grid.isGeographic || grid.system["proj:code"] === "EPSG:4326";
	for (const [i, part] of (["y", "x"] as const).entries()) {
		const name = grid.dimensions[i] as string;
		if (group.has(name)) continue;
		group.add(name, pixelCoordinates(grid, part, { path: pathBelow(path, name), isGeographic }));
	}
}
