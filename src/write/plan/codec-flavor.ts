import { type CodecName, catalogued } from "../../codecs/catalogue/catalogue.ts";
import { nestedChains } from "../../codecs/portability.ts";
import type { DataType } from "../../zarr/data-type.ts";
import type { JsonObject } from "../../zarr/json.ts";
import type { CodecMetadata } from "../../zarr/metadata.ts";

/**
 * Whose names codecs have in Zarr v3 documents: `standard`, the names of the core and of numcodecs wherever they exist and those
 * of imagecodecs otherwise; of TIFF `virtual-tiff`, for readers that import `virtual_tiff`, or `imagecodecs`, the names of
 * `imagecodecs.zarr` alone, as tifffile writes them; of GRIB `gribberish`, for readers that have the package of this name.
 */
export type CodecFlavor = "standard" | "virtual-tiff" | "imagecodecs" | "gribberish";

/** The chunks that a chain is for. */
export type FlavoredChunks = { dataType: DataType; chunkShape: readonly number[] | undefined };

/** What codecs are told that imagecodecs has too; the stored bytes are the same. */
const IMAGECODECS_CONFIGURATIONS: ReadonlyMap<string, (configuration: JsonObject) => JsonObject> = new Map<
	CodecName,
	(configuration: JsonObject) => JsonObject
>([
	["numcodecs.zlib", ({ level = 6 }) => ({ level })],
	["numcodecs.bz2", ({ level = 9 }) => ({ level })],
	["zstd", ({ level = 9 }) => ({ level })],
	["numcodecs.lzma", () => ({})],
]);

/**
 * The same chain in the words of a flavor; every one decodes to the same values. What the flavor has no word of its own for
 * stays as it is.
 */
export function flavorCodecs(
	codecs: readonly CodecMetadata[],
	flavor: CodecFlavor,
	chunks: FlavoredChunks,
): CodecMetadata[] {
	const standard = codecs.map(standardName);
	if (!standard.some(isOfTiff)) return standard;
	if (flavor === "imagecodecs") return standard.map(imagecodecsName);
	return flavor === "virtual-tiff" ? virtualTiffChain(standard, chunks) : standard;
}

/** Aliases are written as the names that others know, also in the chains of shards. */
function standardName(codec: CodecMetadata): CodecMetadata {
	const { name, configuration } = codec;
	const written = catalogued(name)?.writtenName ?? name;
	if (configuration === undefined) return { name: written };
	const nested = Object.entries(nestedChains(codec)).map(([key, chain]) => [key, chain.map(standardName)]);
	return { name: written, configuration: { ...configuration, ...Object.fromEntries(nested) } };
}

/** Chains of other formats have no dialects. */
function isOfTiff({ name, configuration }: CodecMetadata): boolean {
	return name.startsWith("imagecodecs_") || (name === "transpose" && isDeinterleaving(configuration));
}

function isDeinterleaving(configuration: JsonObject | undefined): boolean {
	return Array.isArray(configuration?.order) && configuration.order.join() === "1,2,0";
}

function imagecodecsName(codec: CodecMetadata): CodecMetadata {
	const configure = IMAGECODECS_CONFIGURATIONS.get(codec.name);
	const name = catalogued(codec.name)?.row.synonyms?.imagecodecs;
	if (configure === undefined || name === undefined) return codec;
	return { name, configuration: configure(codec.configuration ?? {}) };
}

/** What makes bytes of a whole image by itself. virtual-tiff has no form for JPEG with tables, and so none for JPEG here. */
function isImage(name: string): boolean {
	return catalogued(name)?.row.isImage === true && name !== "imagecodecs_jpeg";
}

/**
 * virtual-tiff puts the predictor first, makes bytes with `bytes` or, of interleaved samples, with its `ChunkyCodec`, and has
 * image codecs behind that. Interleaved samples with predictor 3 it decodes wrongly: they keep the standard chain.
 */
function virtualTiffChain(standard: CodecMetadata[], { dataType, chunkShape }: FlavoredChunks): CodecMetadata[] {
	const isChunky = isDeinterleaving(standard[0]?.configuration);
	const steps = isChunky ? standard.slice(1) : standard;
	const first = steps[0]?.name ?? "";
	const isFloatPredicted = first === "imagecodecs_floatpred";
	if (isFloatPredicted && (isChunky || chunkShape === undefined)) return standard;
	const isPredicted = isFloatPredicted || first === "imagecodecs_delta";
	const predictor = isFloatPredicted
		? [floatPredictor(steps[0]?.configuration, dataType, chunkShape ?? [])]
		: isPredicted
			? [{ name: "HorizontalDeltaCodec" }]
			: [];
	const [bytes, ...others] = isPredicted ? steps.slice(1) : steps;
	const isPlain = bytes?.name === "bytes";
	if (!isPlain && !isFloatPredicted && !isImage(first)) return standard;
	const endian = (isPlain && bytes.configuration?.endian) || "little";
	const compressors = isPlain || bytes === undefined ? others : [bytes, ...others];
	return [
		...predictor,
		...(isChunky ? [{ name: "transpose", configuration: { order: [0, 2, 1] } }] : []),
		{ name: isChunky ? "ChunkyCodec" : "bytes", configuration: { endian } },
		...compressors.map((codec) => (codec.name === "zstd" ? imagecodecsName(codec) : codec)),
	];
}

/** As a codec on arrays, which has to be told what they are. */
function floatPredictor(
	configuration: JsonObject | undefined,
	dataType: DataType,
	chunkShape: readonly number[],
): CodecMetadata {
	const { axis = -1, dist = 1 } = configuration ?? {};
	const dtype = `<f${dataType.itemBytes ?? 4}`;
	return { name: "imagecodecs_floatpred", configuration: { dtype, shape: [...chunkShape], axis, dist } };
}
