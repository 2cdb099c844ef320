import type { EmittedCodec } from "../../../codecs/catalogue/catalogue.ts";
import type { MessageRange } from "../../../codecs/grib/message-reader.ts";
import { resolveFill } from "../../../fill/resolve.ts";
import type { InlineBudget } from "../../../manifest/inline-budget.ts";
import { ManifestArray } from "../../../manifest/manifest-array.ts";
import { ManifestBuilder } from "../../../manifest/manifest-builder.ts";
import type { Attributes } from "../../../zarr/attributes.ts";
import { dataType } from "../../../zarr/data-type.ts";
import { elementCount } from "../../../zarr/nd-array.ts";
import { type Confirm, fieldReferences } from "../field-references.ts";
import type { GribConfiguration } from "./cube-array.ts";

/** What an array of coordinates is, besides its values. */
export type CoordinateShape = {
	path: string;
	shape: readonly number[];
	dimensionNames: readonly string[];
	attributes: Attributes;
};

/** Coordinates that are kept in the manifest: whole numbers as int64, others as float64. */
export function inlinedCoordinate(
	{ path, shape, dimensionNames, attributes }: CoordinateShape,
	values: () => Float64Array | BigInt64Array,
	typeName: "float64" | "int64",
	budget: InlineBudget,
): ManifestArray {
	budget.spend(path, 8 * elementCount(shape), "the coordinates", "they are computed from the headers");
	const type = dataType(typeName);
	return new ManifestArray(
		{
			path,
			shape,
			dataType: type,
			chunkGrid: { kind: "regular", chunkShape: shape.map((length) => Math.max(length, 1)) },
			codecs: [{ name: "bytes", configuration: { endian: "little" } }] satisfies EmittedCodec[],
			dimensionNames,
			attributes,
			fill: resolveFill({ policy: "grib", path, dataType: type, attributes }).fill,
		},
		() => {
			const builder = new ManifestBuilder(
				shape.map((length) => Math.min(length, 1)),
				{ path },
			);
			return shape.includes(0) ? builder.build() : builder.inlinedAt(0, littleEndian(values())).build();
		},
	);
}

/** Coordinates of single points, which the codec reckons from the grid of a message. */
export function referencedCoordinate(
	{ path, shape, dimensionNames, attributes }: CoordinateShape,
	configuration: GribConfiguration,
	message: MessageRange,
	confirm: Confirm | undefined,
): ManifestArray {
	const type = dataType("float64");
	const chunks = (): Map<number, MessageRange> => new Map(shape.includes(0) ? [] : [[0, message]]);
	const gridShape = shape.map((length) => Math.min(length, 1));
	const { load, lookup } = fieldReferences(path, gridShape, chunks, confirm);
	return new ManifestArray(
		{
			path,
			shape,
			dataType: type,
			chunkGrid: { kind: "regular", chunkShape: shape.map((length) => Math.max(length, 1)) },
			codecs: [{ name: "mirazarr.grib", configuration }] satisfies EmittedCodec[],
			dimensionNames,
			attributes,
			fill: resolveFill({ policy: "grib", path, dataType: type, attributes }).fill,
		},
		load,
		lookup,
	);
}

function littleEndian(values: Float64Array | BigInt64Array): Uint8Array {
	const bytes = new Uint8Array(8 * values.length);
	const view = new DataView(bytes.buffer);
	for (const [i, value] of values.entries())
		if (typeof value === "bigint") view.setBigInt64(8 * i, value, true);
		else view.setFloat64(8 * i, value, true);
	return bytes;
}
