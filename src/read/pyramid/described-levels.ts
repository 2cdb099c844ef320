import { type Attributes, attributeToJson } from "../../zarr/attributes.ts";
import { isJsonObject, type JsonObject, type JsonValue, plainJson } from "../../zarr/json.ts";
import type { AffineTransform } from "../labels/affine.ts";

/** A level of a pyramid, as the attributes of its group describe it. */
export type DescribedLevel = {
	/** The path of an array, or of a group that holds arrays of this level, from the group on. */
	asset: string;
	/** Corners of pixels to coordinates, by the convention `spatial:`. */
	transform?: AffineTransform | undefined;
	/** How many pixels of the first level described one of its pixels spans, and where it begins there; for the dimensions of rows and columns, or all. */
	relative?: { scale: readonly number[]; translation: readonly number[] } | undefined;
	/** Sizes of its pixels, and centres of the first, for all dimensions, in the units of `axes` (OME-NGFF). */
	physical?: { scale: readonly number[]; translation: readonly number[] } | undefined;
	/** The size of its pixels in the units of its coordinates, where a tile matrix set gives it. */
	cellSize?: number | undefined;
};

/** A pyramid, as the attributes of a group describe it. */
export type DescribedPyramid = {
	levels: readonly DescribedLevel[];
	/** Axes of OME-NGFF. */
	axes?: readonly { name: string; unit?: string | undefined }[] | undefined;
};

/**
 * The pyramid that the attributes of a group describe: by the convention `multiscales` of Zarr (`layout`), by OME-NGFF 0.4 and 0.5,
 * as ndpyramid has it (a list with `datasets`), or by the tile matrix set of GeoZarr's drafts. Undefined where there is none, or
 * none that can be understood. Of several images of OME-NGFF the first is meant.
 */
export function describedPyramid(attributes: Attributes): DescribedPyramid | undefined {
	const multiscales = jsonOf(attributes, "multiscales");
	if (isJsonObject(multiscales))
		return Array.isArray(multiscales.layout) ? layoutPyramid(multiscales.layout) : matrixPyramid(multiscales);
	const ome = jsonOf(attributes, "ome");
	const list = isJsonObject(ome) ? ome.multiscales : multiscales;
	const image = Array.isArray(list) ? list[0] : undefined;
	return isJsonObject(image) ? imagePyramid(image) : undefined;
}

function jsonOf(attributes: Attributes, name: string): JsonValue | undefined {
	const attribute = attributes.get(name);
	return attribute === undefined ? undefined : plainJson(attributeToJson(attribute));
}

/** Of a picture as large as the earth at the size of an atom there are fewer: more are no pyramid, and would be followed for long. */
const MOST_LEVELS = 100;

/** The convention `multiscales`: each level may tell how it came of another one. */
function layoutPyramid(layout: readonly JsonValue[]): DescribedPyramid | undefined {
	if (layout.length > MOST_LEVELS) return undefined;
	const entries = layout.filter(isJsonObject).filter(({ asset }) => typeof asset === "string");
	if (entries.length === 0 || entries.length !== layout.length) return undefined;
	const byAsset = new Map(entries.map((entry) => [entry.asset as string, entry]));
	const levels = entries.map((entry): DescribedLevel => {
		const transform = numbersIn(entry["spatial:transform"]);
		return {
			asset: entry.asset as string,
			transform: transform?.length === 6 ? (transform as unknown as AffineTransform) : undefined,
			relative: relativeTo(entry, byAsset, new Set()),
		};
	});
	return { levels };
}

/** The steps from a level up to the one that it is derived from in the end, taken together. A circle has no end. */
function relativeTo(
	entry: JsonObject,
	byAsset: ReadonlyMap<string, JsonObject>,
	seen: Set<JsonObject>,
): DescribedLevel["relative"] {
	if (seen.has(entry)) return undefined;
	seen.add(entry);
	const step = isJsonObject(entry.transform) ? entry.transform : entry;
	const scale = numbersIn(step.scale);
	if (scale === undefined) return undefined;
	const translation = numbersIn(step.translation) ?? scale.map(() => 0);
	const source = typeof entry.derived_from === "string" ? byAsset.get(entry.derived_from) : undefined;
	const before = source && relativeTo(source, byAsset, seen);
	if (source === undefined) return { scale, translation };
	if (before === undefined || before.scale.length !== scale.length) return undefined;
	return {
		scale: scale.map((factor, d) => factor * (before.scale[d] as number)),
		translation: translation.map((shift, d) => (before.translation[d] as number) + shift * (before.scale[d] as number)),
	};
}

/** OME-NGFF, sections "multiscales" and "coordinateTransformations"; ndpyramid has paths alone, and what belongs to its tiles. */
function imagePyramid(image: JsonObject): DescribedPyramid | undefined {
	const datasets = Array.isArray(image.datasets) ? image.datasets.filter(isJsonObject) : [];
	const shared = transformations(image.coordinateTransformations);
	const levels = datasets.flatMap((dataset): DescribedLevel[] => {
		const { path } = dataset;
		if (typeof path !== "string" && typeof path !== "number") return [];
		const own = transformations(dataset.coordinateTransformations);
		return [{ asset: String(path), physical: own && (shared === undefined ? own : composed(own, shared)) }];
	});
	if (levels.length === 0 || levels.length !== datasets.length) return undefined;
	return { levels, axes: axesIn(image.axes) };
}

function axesIn(axes: JsonValue | undefined): DescribedPyramid["axes"] {
	if (!Array.isArray(axes)) return undefined;
	return axes.map((axis) => {
		const { name, unit } = isJsonObject(axis) ? axis : { name: axis, unit: undefined };
		return { name: String(name), unit: typeof unit === "string" ? unit : undefined };
	});
}

type Transformation = NonNullable<DescribedLevel["physical"]>;

/** A scale, and a translation after it; others are no grid that can be told by two numbers an axis. */
function transformations(json: JsonValue | undefined): Transformation | undefined {
	if (!Array.isArray(json)) return undefined;
	let result: Transformation | undefined;
	for (const step of json) {
		if (!isJsonObject(step)) return undefined;
		const numbers = numbersIn(step.type === "scale" ? step.scale : step.translation);
		if (numbers === undefined || (step.type !== "scale" && step.type !== "translation")) return undefined;
		const next =
			step.type === "scale"
				? { scale: numbers, translation: numbers.map(() => 0) }
				: { scale: numbers.map(() => 1), translation: numbers };
		result = result === undefined ? next : composed(result, next);
		if (result === undefined) return undefined;
	}
	return result;
}

function composed(first: Transformation, then: Transformation): Transformation | undefined {
	if (first.scale.length !== then.scale.length) return undefined;
	return {
		scale: first.scale.map((factor, d) => factor * (then.scale[d] as number)),
		translation: first.translation.map(
			(shift, d) => shift * (then.scale[d] as number) + (then.translation[d] as number),
		),
	};
}

/** The drafts of GeoZarr name the groups by the identifiers of a tile matrix set (OGC 17-083r4). */
function matrixPyramid(multiscales: JsonObject): DescribedPyramid | undefined {
	const set = multiscales.tile_matrix_set;
	const limits = multiscales.tile_matrix_limits;
	const matrices = isJsonObject(set) && Array.isArray(set.tileMatrices) ? set.tileMatrices.filter(isJsonObject) : [];
	const levels = matrices.flatMap(({ id, cellSize }): DescribedLevel[] =>
		typeof id === "string" ? [{ asset: id, cellSize: typeof cellSize === "number" ? cellSize : undefined }] : [],
	);
	if (levels.length > 0) return { levels };
	const named = isJsonObject(limits) ? Object.keys(limits) : [];
	return named.length === 0 ? undefined : { levels: named.map((asset) => ({ asset })) };
}

function numbersIn(json: JsonValue | undefined): number[] | undefined {
	return Array.isArray(json) && json.every((one): one is number => Number.isFinite(one)) ? json : undefined;
}
