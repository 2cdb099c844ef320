import type { Diagnostic } from "../../diagnostics.ts";
import { isMiraError, MiraError } from "../../errors.ts";
import type { ValidityRule } from "../../fill/model.ts";
import { ManifestGroup, pathBelow, redescribe, type StoreArray, walk } from "../../manifest/manifest-group.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import { attributesFromJson } from "../../zarr/attributes.ts";
import type { JsonObject } from "../../zarr/json.ts";
import { type FoundPyramid, pyramidOfArray, pyramidsOfGroup } from "../pyramid/find-pyramid.ts";
import { imagesIn } from "../pyramid/images.ts";
import { measuredLevels, type PyramidLevel } from "../pyramid/overviews.ts";
import { MovedArrays, masksOf } from "./moved-arrays.ts";
import { type AxisName, axisDocument, type OmeAxis, omeAxes } from "./ome-axes.ts";
import { omeroOf } from "./ome-channels.ts";
import { floats, withConventions } from "./placed-attributes.ts";

/** How a store is arranged by OME-Zarr. */
export type OmeOptions = {
	/** The values that are drawn darkest and lightest, in all channels; by default as far as attributes and types tell. */
	window?: readonly [number, number] | undefined;
};

const VERSION = "0.5";

/**
 * The images of a store by OME-Zarr 0.5. The only one is the root; of several each is a group at the path of its array. Arrays
 * that are no images stay behind, except the masks of those that are.
 */
export async function arrangeOme(
	store: ManifestStore,
	{ path = "/", ...options }: OmeOptions & { path?: string | undefined },
	signal: AbortSignal | undefined,
): Promise<{ group: ManifestGroup; diagnostics: Diagnostic[] }> {
	const images = imagesBelow(store, path);
	const [only, another] = images;
	if (only === undefined)
		throw new MiraError(
			"not-found",
			`there is no image below ${path}: no array of numbers with two dimensions or more`,
			{
				url: store.url,
			},
		);
	if (another === undefined) {
		const node = store.node(only.group);
		const attributes = node?.kind === "group" ? node.group.attributes : new Map();
		return { group: await imageGroup(store, only, "/", attributes, options, signal), diagnostics: [] };
	}
	const top = store.node(path);
	const root = new ManifestGroup(withConventions(top?.kind === "group" ? top.group.attributes : new Map(), [], {}));
	for (const image of images) {
		const own = image.levels[0].path.slice(path === "/" ? 0 : path.length) as `/${string}`;
		const [parent, name] = groupFor(root, own);
		try {
			parent.add(name, await imageGroup(store, image, own, new Map(), options, signal));
		} catch (error) {
			if (!isMiraError(error, "unsupported-feature")) throw error;
			parent.add(name, error);
		}
	}
	return { group: root, diagnostics: [] };
}

/** The images at a path: that of an array, or all that are in a group. */
function imagesBelow(store: ManifestStore, path: string): FoundPyramid[] {
	const node = store.node(path);
	if (node?.kind !== "group") {
		const array = store.array(path);
		const own = node?.path ?? "/";
		return [pyramidOfArray(store, own) ?? alone(own, array)];
	}
	const images: FoundPyramid[] = [];
	const levels = new Set<string>();
	for (const { path: own, ...found } of walk(node.group, node.path)) {
		if (found.kind !== "group") continue;
		for (const pyramid of pyramidsOfGroup(store, own, found.group)) {
			images.push(pyramid);
			for (const level of pyramid.levels) levels.add(level.path);
		}
		for (const name of imagesIn(own, found.group)) {
			const image = pathBelow(own, name);
			const array = found.group.arrays.get(name);
			if (!levels.has(image) && array !== undefined) images.push(alone(image, array));
		}
	}
	return images;
}

function alone(path: `/${string}`, array: StoreArray): FoundPyramid {
	const group = (path.slice(0, path.lastIndexOf("/")) || "/") as `/${string}`;
	return { group, axes: undefined, levels: [{ path, array, described: { asset: path } }] };
}

/** The group that holds what has a path, made where it is not there yet, and the name in it. */
function groupFor(root: ManifestGroup, path: string): [ManifestGroup, string] {
	const names = path.split("/").filter((name) => name !== "");
	const last = names.pop() ?? "";
	let group = root;
	for (const name of names) {
		const below = group.groups.get(name) ?? new ManifestGroup();
		if (!group.has(name)) group.add(name, below);
		group = below;
	}
	return [group, last];
}

async function imageGroup(
	store: ManifestStore,
	image: FoundPyramid,
	path: `/${string}`,
	attributes: ManifestGroup["attributes"],
	{ window }: OmeOptions,
	signal: AbortSignal | undefined,
): Promise<ManifestGroup> {
	const [finest] = image.levels;
	const axes = await omeAxes(store, finest.path, signal);
	const levels = await measuredLevels(store, image, signal);
	const channel = axes.findIndex(({ name }) => name === "c");
	const name = finest.path.slice(finest.path.lastIndexOf("/") + 1);
	const omero = omeroOf(finest.array, channel < 0 ? undefined : channel, name, window);
	const ome: JsonObject = {
		version: VERSION,
		multiscales: [
			{
				name,
				axes: axes.map(axisDocument),
				datasets: levels.map((level, i) => ({
					path: String(i),
					coordinateTransformations: transformations(level, axes),
				})),
			},
		],
		...(omero === undefined ? {} : { omero }),
	};
	const group = new ManifestGroup(new Map([...withConventions(attributes, [], {}), ...attributesFromJson({ ome })]));
	const masks = new ManifestGroup();
	for (const [i, { array }] of image.levels.entries()) {
		const moved = new MovedArrays("/");
		for (const mask of masksOf(array).filter((one) => store.node(one)?.kind === "array")) {
			const own = `${i}${moved.has(mask) || masks.has(String(i)) ? `_${masks.arrays.size}` : ""}`;
			moved.note(mask, pathBelow(path, "masks"), own);
			if (!masks.has(own)) masks.add(own, named(store.array(mask), axes, finest.array));
		}
		group.add(String(i), named(moved.renamed(array), axes, finest.array));
	}
	if (masks.arrays.size > 0) group.add("masks", masks);
	return group;
}

/** Sizes of pixels, and centres of the first ones, which are counted from that of the finest level. */
function transformations({ scale, translation }: PyramidLevel, axes: readonly OmeAxis[]): JsonObject[] {
	const steps = axes.map(({ step }) => step);
	const shifts = translation.map((shift, d) => (shift + ((scale[d] as number) - 1) / 2) * (steps[d] as number));
	return [
		{ type: "scale", scale: floats(scale.map((factor, d) => Math.abs(factor) * (steps[d] as number))) },
		...(shifts.some((shift) => shift !== 0) ? [{ type: "translation", translation: floats(shifts) }] : []),
	];
}

/** An array whose dimensions are called like the axes of the image, as the specification demands. */
function named(array: StoreArray, axes: readonly OmeAxis[], image: StoreArray): StoreArray {
	const { shape, dimensionNames, fill } = array.description;
	const before = image.description.dimensionNames ?? [];
	const nameOf = (own: string | null | undefined): AxisName | undefined =>
		axes.find((_, d) => typeof own === "string" && before[d] === own)?.name;
	// A mask has some of the dimensions, known by their names, or the last ones.
	const last = axes.slice(-shape.length);
	const names = shape.map((_, d) => nameOf(dimensionNames?.[d]) ?? (last[d] as OmeAxis).name);
	const validity = fill.validity.map((rule): ValidityRule => {
		if (rule.kind !== "maskArray" || rule.spares === undefined) return rule;
		const { dimension, index } = rule.spares;
		return { ...rule, spares: { dimension: nameOf(dimension) ?? dimension, index } };
	});
	return redescribe(array, { dimensionNames: names, fill: { ...fill, validity } });
}
