import type { ArrayDescription } from "../../manifest/manifest-array.ts";
import { powerOfTwo } from "../../zarr/arithmetic/powers.ts";
import type { AttributeValue } from "../../zarr/attributes.ts";

/** What the values of an array look like by themselves; undefined for those that are measurements. */
export type OwnColours =
	| {
			kind: "rgb";
			axis: number;
			/** Bands that are drawn: red, green, blue, and opacity where there is one. */
			count: 3 | 4;
			/** The number that stands for the brightest. */
			brightest: number;
	  }
	| {
			kind: "palette";
			/** Red, green and blue, 256 of each, of the values from 0 on. */
			colours: Uint8Array;
	  };

/** PhotometricInterpretation of TIFF 6.0; the decoders make RGB of YCbCr. */
const RGB = 2;
const PALETTE = 3;
const YCBCR = 6;
/** ExtraSamples: opacity. Colours that are multiplied by it stay so, as with GDAL. */
const ALPHA = [1, 2];

/** The colours that an image of TIFF has: red, green and blue as bands, or a palette. */
export function ownColours({
	attributes,
	shape,
	dimensionNames = [],
	dataType,
}: ArrayDescription): OwnColours | undefined {
	const [photometric] = numbersOf(attributes.get("photometric_interpretation"));
	if (dataType.kind !== "uint" || (dataType.itemBytes !== 1 && dataType.itemBytes !== 2)) return undefined;
	const axis = dimensionNames.indexOf("band");
	const bands = shape[axis] ?? 0;
	if ((photometric === RGB || photometric === YCBCR) && bands >= 3) {
		const extra = numbersOf(attributes.get("extra_samples"));
		const count = bands >= 4 && ALPHA.includes(extra[0] ?? 0) ? 4 : 3;
		return { kind: "rgb", axis, count, brightest: powerOfTwo(8 * dataType.itemBytes) - 1 };
	}
	const map = numbersOf(attributes.get("color_map"));
	if (photometric !== PALETTE || map.length === 0 || bands > 1) return undefined;
	const count = map.length / 3;
	const colours = new Uint8Array(map.length);
	// All reds come first, then all greens; 65535 is the brightest.
	for (let i = 0; i < count; i++)
		for (const c of [0, 1, 2]) colours[3 * i + c] = Math.round((map[c * count + i] as number) / 257);
	return { kind: "palette", colours };
}

function numbersOf(attribute: AttributeValue | undefined): number[] {
	if (attribute === undefined || attribute.dataType === "string" || attribute.dataType === "json") return [];
	return Array.from(attribute.values as ArrayLike<number | bigint>, Number);
}
