import { dimensionLengths, type GroupDimensions } from "../../manifest/group-dimensions.ts";
import { type ArrayDescription, describeArray } from "../../manifest/manifest-array.ts";
import type { StoreArray } from "../../manifest/manifest-group.ts";
import type { JsonObject } from "../../zarr/json.ts";
import type { CodecMetadata } from "../../zarr/metadata.ts";
import { type CodecFlavor, flavorCodecs } from "./codec-flavor.ts";
import { reinterpreted } from "./reinterpreted.ts";
import { numcodecsSigns } from "./sign-flip.ts";
import { type TextContext, withTextEncoding } from "./text-encoding.ts";

/**
 * The `zarr.json` of an array in its group, with what xarray and zarr-python need to read it as they read the file itself: all
 * that is written in Zarr v3 has it.
 */
export async function v3Document(
	array: StoreArray,
	dimensions: GroupDimensions,
	codecFlavor: CodecFlavor,
	context: TextContext,
): Promise<JsonObject> {
	const { description } = array;
	// Byte order is a codec in v3, so xarray never meets a big-endian sentinel.
	const described = await withTextEncoding(reinterpreted(description, "little"), context);
	const { dataType, chunkGrid } = described;
	const chunkShape = chunkGrid.kind === "regular" ? chunkGrid.chunkShape : undefined;
	const written: ArrayDescription = {
		...described,
		shape: chunkShape === undefined ? described.shape : dimensionLengths(described),
		codecs: flavorCodecs(numcodecsSigns(described.codecs, dataType), codecFlavor, { dataType, chunkShape }).map(
			withConfiguration,
		),
		dimensionNames: dimensions.namesOf(array),
	};
	return describeArray(written);
}

/** zarr-python refuses these codecs without a configuration, even where it would be empty. */
function withConfiguration(codec: CodecMetadata): CodecMetadata {
	if (codec.configuration !== undefined) return codec;
	if (codec.name === "gzip") return { ...codec, configuration: { level: 5 } };
	return codec.name.startsWith("numcodecs.") ? { ...codec, configuration: {} } : codec;
}
