import type { EmittedCodec } from "../codecs/catalogue/catalogue.ts";
import { ManifestArray } from "../manifest/manifest-array.ts";
import { ManifestBuilder } from "../manifest/manifest-builder.ts";
import type { Attributes } from "../zarr/attributes.ts";
import { dataType } from "../zarr/data-type.ts";
import { zeroScalar } from "../zarr/scalar.ts";

/** The name of the array that describes the coordinate system, as rioxarray has it. */
export const GRID_MAPPING = "spatial_ref";

const INT64_BYTES = 8;

/** The grid mapping variable of CF: a scalar whose attributes alone mean anything (CF conventions, section 5.6). */
export function gridMappingArray(path: string, attributes: Attributes): ManifestArray {
	const type = dataType("int64");
	return new ManifestArray(
		{
			path,
			shape: [],
			dataType: type,
			chunkGrid: { kind: "regular", chunkShape: [] },
			codecs: [{ name: "bytes", configuration: { endian: "little" } }] satisfies EmittedCodec[],
			dimensionNames: [],
			attributes,
			fill: {
				storage: { status: "default", value: zeroScalar(type), source: { place: "default", text: "0" } },
				validity: [],
				packing: {},
				dropped: [],
			},
		},
		() => new ManifestBuilder([]).inlined([], new Uint8Array(INT64_BYTES)).build(),
	);
}
