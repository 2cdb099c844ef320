import { hint, isMiraError, MiraError, option } from "../errors.ts";
import type { Masks } from "../fill/missing-rules.ts";
import type { FillModel, MaskArrayRule } from "../fill/model.ts";
import type { ArrayDescription } from "../manifest/manifest-array.ts";
import type { StoreArray } from "../manifest/manifest-group.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { elementCount, viewElements } from "../zarr/nd-array.ts";
import { readRanges } from "./read.ts";
import type { ResolvedRange } from "./selection.ts";

/** Whether other arrays mask; the same default wherever values are decoded or explained. */
export type MaskArrayOptions = {
	/**
	 * Whether the arrays that say what is valid mask, such as the mask image or the alpha band of a TIFF; true by default, as
	 * GDAL and rasterio have it. Zarr has no word for them, so readers of references know nothing of such masks.
	 */
	maskArrays?: boolean | undefined;
};

/** What is known about missing data, with or without the arrays that say what is valid. */
export function fillInForce(fill: FillModel, { maskArrays = true }: MaskArrayOptions): FillModel {
	if (maskArrays) return fill;
	return { ...fill, validity: fill.validity.filter(({ kind }) => kind !== "maskArray") };
}

/**
 * The elements of the arrays that say what is valid, by their paths, for ranges of what they mask. A mask has some of its
 * dimensions, known by their names, or the last ones, and holds for all that lies along the others.
 */
export async function readMasks(
	store: ManifestStore,
	array: ArrayDescription,
	fill: FillModel,
	ranges: readonly ResolvedRange[],
	signal: AbortSignal | undefined,
): Promise<Masks> {
	const masks = new Map<string, ArrayLike<number>>();
	for (const rule of fill.validity) {
		if (rule.kind !== "maskArray") continue;
		const mask = maskAt(store, rule.path);
		const axes = axesOf(mask.description, array);
		const own = axes.map((axis) => ranges[axis] as ResolvedRange);
		const elements = await readRanges(store, mask, own, signal);
		const values = viewElements(mask.description.dataType, elements as Uint8Array) as ArrayLike<number>;
		masks.set(rule.path, spread(values, axes, ranges, sparedPlace(rule, array, ranges)));
	}
	return masks;
}

/** The dimensions of an array that its mask has. */
function axesOf(mask: ArrayDescription, { path, shape, dimensionNames = [] }: ArrayDescription): number[] {
	const axes = mask.shape.map((_, d) => {
		const name = mask.dimensionNames?.[d] ?? null;
		const named = name === null ? -1 : dimensionNames.indexOf(name);
		return named < 0 ? shape.length - mask.shape.length + d : named;
	});
	const fits = axes.every((axis, d) => axis > (axes[d - 1] ?? -1) && shape[axis] === mask.shape[d]);
	if (fits) return axes;
	throw new MiraError(
		"bad-metadata",
		`the array ${mask.path} of shape [${mask.shape.join(", ")}] cannot say what is valid in one of shape [${shape.join(", ")}]`,
		{ path, ...WITHOUT },
	);
}

/** Which of the places along an axis is not masked. */
type SparedPlace = { axis: number; place: number };

function sparedPlace(
	{ spares }: MaskArrayRule,
	{ dimensionNames = [] }: ArrayDescription,
	ranges: readonly ResolvedRange[],
): SparedPlace | undefined {
	const axis = spares === undefined ? -1 : dimensionNames.indexOf(spares.dimension);
	if (spares === undefined || axis < 0) return undefined;
	const { start, step, count } = ranges[axis] as ResolvedRange;
	const place = (spares.index - start) / step;
	return Number.isInteger(place) && place >= 0 && place < count ? { axis, place } : undefined;
}

/** A mask in the shape of what it masks; as it is where it has the last dimensions of it, over which it is repeated. */
function spread(
	mask: ArrayLike<number>,
	axes: readonly number[],
	ranges: readonly ResolvedRange[],
	spared: SparedPlace | undefined,
): ArrayLike<number> {
	const shape = ranges.map(({ count }) => count);
	if (spared === undefined && axes.every((axis, d) => axis === shape.length - axes.length + d)) return mask;
	const out = new Uint8Array(elementCount(shape)).fill(1);
	const last = shape.length - 1;
	const outSteps = shape.map((_, d) => elementCount(shape.slice(d + 1)));
	const maskSteps = shape.map((_, d) => {
		const own = axes.indexOf(d);
		return own < 0 ? 0 : elementCount(axes.slice(own + 1).map((axis) => shape[axis] as number));
	});
	const fillFrom = (d: number, to: number, from: number): void => {
		const [outStep, maskStep] = [outSteps[d] as number, maskSteps[d] as number];
		for (let i = 0; i < (shape[d] as number); i++) {
			if (d === spared?.axis && i === spared.place) continue;
			if (d < last) fillFrom(d + 1, to + i * outStep, from + i * maskStep);
			else if (mask[from + i * maskStep] === 0) out[to + i] = 0;
		}
	};
	fillFrom(0, 0, 0);
	return out;
}

const WITHOUT = hint`To do without it, pass ${option("maskArrays", false)}`;

function maskAt(store: ManifestStore, path: string): StoreArray {
	try {
		return store.array(path);
	} catch (cause) {
		if (!isMiraError(cause)) throw cause;
		// Without it nobody knows what is valid, and to show everything would be a guess.
		throw new MiraError(cause.code, `the array that says what is valid cannot be read: ${cause.what}`, {
			path,
			url: store.url,
			...WITHOUT,
			cause,
		});
	}
}
