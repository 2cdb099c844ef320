import { DerivedArray } from "../../manifest/derived-array.ts";
import { type Attributes, textAttribute } from "../../zarr/attributes.ts";
import { dataType } from "../../zarr/data-type.ts";
import { centreOf } from "../labels/affine.ts";
import type { WrittenPlace } from "./placed-attributes.ts";

/** Coordinates computed at a time. */
const CHUNK_LENGTH = 2 ** 16;

const STANDARD_NAMES = {
	degrees: { x: "longitude", y: "latitude" },
	map: { x: "projection_x_coordinate", y: "projection_y_coordinate" },
} as const;

/** The coordinates of the centres of columns (`x`) or rows (`y`) of an image that is not turned, reckoned when they are asked for. */
export function pixelCoordinates(
	place: WrittenPlace,
	part: "x" | "y",
	{ path, isGeographic }: { path: string; isGeographic: boolean },
): DerivedArray {
	const { transform, shape, dimensions } = place;
	const at = part === "y" ? 0 : 1;
	const length = shape[at];
	const chunk = Math.max(1, Math.min(length, CHUNK_LENGTH));
	const type = dataType("float64");
	const attributes: Attributes = new Map([
		["standard_name", textAttribute(STANDARD_NAMES[isGeographic ? "degrees" : "map"][part])],
		["axis", textAttribute(part.toUpperCase())],
	]);
	if (isGeographic) attributes.set("units", textAttribute(part === "x" ? "degrees_east" : "degrees_north"));
	const nan = new Uint8Array(Float64Array.of(Number.NaN).buffer);
	return new DerivedArray(
		{
			path,
			shape: [length],
			dataType: type,
			chunkGrid: { kind: "regular", chunkShape: [chunk] },
			dimensionNames: [dimensions[at]],
			attributes,
			fill: {
				storage: { status: "default", value: nan, source: { place: "the coordinates of pixels", text: "NaN" } },
				validity: [],
				packing: {},
				dropped: [],
			},
		},
		async ([index = 0]) => {
			const view = new DataView(new ArrayBuffer(8 * chunk));
			for (let i = 0; i < chunk; i++) {
				const position = index * chunk + i;
				const value = position < length ? centreOf(transform, position, position)[part] : Number.NaN;
				view.setFloat64(8 * i, value, true);
			}
			return new Uint8Array(view.buffer);
		},
	);
}
