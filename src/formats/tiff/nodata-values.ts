import { markMissing } from "../../fill/mask.ts";
import type { MaskArrayRule } from "../../fill/model.ts";
import { parseFillText } from "../../fill/text.ts";
import type { DerivedArray } from "../../manifest/derived-array.ts";
import type { ManifestArray } from "../../manifest/manifest-array.ts";
import { readRegion } from "../../read/read.ts";
import { transform } from "../../read/transform.ts";
import { type Attributes, textAttribute } from "../../zarr/attributes.ts";
import { dataType } from "../../zarr/data-type.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import { castScalar, zeroScalar } from "../../zarr/scalar.ts";
import type { TiffFile } from "./file.ts";
import { type GdalItem, itemText } from "./gdal-metadata.ts";

/** The item that names one value for each band: a pixel is missing where all of them match, as GDAL has it. */
const ITEM = "NODATA_VALUES";

/** The values of `NODATA_VALUES`, one for each band; undefined where there are none, or as many as bands. */
function nodataValues(items: readonly GdalItem[], { description }: ManifestArray): Uint8Array[] | undefined {
	const item = items.find(({ name, sample, domain }) => name === ITEM && sample === undefined && domain === undefined);
	if (item === undefined) return undefined;
	const { dataType: type, shape } = description;
	const values = itemText(item)
		.trim()
		.split(/\s+/)
		.map((text) => {
			const scalar = parseFillText(type, text);
			return scalar === undefined ? undefined : castScalar(type, scalar)?.bytes;
		});
	const bands = shape.length === 3 ? shape[0] : 1;
	return values.length === bands && values.every((value) => value !== undefined) ? values : undefined;
}

/** The rule by which a mask of that path makes pixels missing. */
function nodataRule(path: string): MaskArrayRule {
	return { kind: "maskArray", path, source: { place: `GDAL_METADATA ${ITEM}`, text: path } };
}

/**
 * The mask that `NODATA_VALUES` stands for: 0 where every band of an image has its value, computed when asked. No sentinel
 * can say that, because each would mask its own band alone.
 */
export function nodataMask(
	path: string,
	items: readonly GdalItem[],
	image: ManifestArray,
	file: TiffFile,
): { array: DerivedArray; rule: MaskArrayRule } | undefined {
	const values = nodataValues(items, image);
	if (values === undefined) return undefined;
	const { dataType: type, shape, chunkGrid } = image.description;
	const [height = 0, width = 0] = shape.slice(-2);
	const chunkShape =
		chunkGrid.kind === "regular" ? chunkGrid.chunkShape.slice(-2) : [Math.min(height, MASK_ROWS), width];
	const mask = dataType("uint8");
	const attributes: Attributes = new Map([["long_name", textAttribute(`0 where all bands have their ${ITEM}`)]]);
	const banded = (lengths: readonly number[], band: number): readonly number[] =>
		shape.length === 3 ? [band, ...lengths] : lengths;
	const array = transform(file, {
		target: {
			path,
			shape: [height, width],
			dataType: mask,
			chunkGrid: { kind: "regular", chunkShape },
			dimensionNames: ["y", "x"],
			attributes,
			fill: {
				storage: { status: "default", value: zeroScalar(mask), source: { place: "default", text: "0" } },
				validity: [],
				packing: {},
				dropped: [],
			},
		},
		elements: async ({ starts, counts }, signal) => {
			const elements = await readRegion(file, image, banded(starts, 0), banded(counts, values.length), signal);
			const count = elementCount(counts);
			return matchBands(elements as Uint8Array, count, values, (bytes, value) =>
				markMissing({ dataType: type, bytes }, count, [{ kind: "value", cause: "sentinel", text: ITEM, value }]),
			);
		},
	});
	return { array, rule: nodataRule(path) };
}

/** Rows of a chunk of the mask, where the image itself has no regular chunks. */
const MASK_ROWS = 256;

/** 0 where every band matches its value, else 1. */
function matchBands(
	elements: Uint8Array,
	count: number,
	values: readonly Uint8Array[],
	mark: (bytes: Uint8Array, value: Uint8Array) => Uint8Array,
): Uint8Array {
	const bandBytes = elements.length / values.length;
	const valid = new Uint8Array(count);
	for (const [band, value] of values.entries()) {
		const codes = mark(elements.subarray(band * bandBytes, (band + 1) * bandBytes), value);
		for (let i = 0; i < count; i++) if (codes[i] === 0) valid[i] = 1;
	}
	return valid;
}
