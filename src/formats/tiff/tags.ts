/** The tags that are read, by the names of the specifications (TIFF 6.0, its supplements, GeoTIFF, GDAL, LERC). */
export const TAG = {
	NewSubfileType: 254,
	SubfileType: 255,
	ImageWidth: 256,
	ImageLength: 257,
	BitsPerSample: 258,
	Compression: 259,
	PhotometricInterpretation: 262,
	FillOrder: 266,
	DocumentName: 269,
	ImageDescription: 270,
	StripOffsets: 273,
	Orientation: 274,
	SamplesPerPixel: 277,
	RowsPerStrip: 278,
	StripByteCounts: 279,
	PlanarConfiguration: 284,
	T4Options: 292,
	T6Options: 293,
	Software: 305,
	DateTime: 306,
	Artist: 315,
	Predictor: 317,
	WhitePoint: 318,
	ColorMap: 320,
	TileWidth: 322,
	TileLength: 323,
	TileOffsets: 324,
	TileByteCounts: 325,
	SubIFDs: 330,
	ExtraSamples: 338,
	SampleFormat: 339,
	JPEGTables: 347,
	YCbCrCoefficients: 529,
	YCbCrSubSampling: 530,
	ReferenceBlackWhite: 532,
	ImageDepth: 32997,
	Copyright: 33432,
	ModelPixelScale: 33550,
	ModelTiepoint: 33922,
	ModelTransformation: 34264,
	GeoKeyDirectory: 34735,
	GeoDoubleParams: 34736,
	GeoAsciiParams: 34737,
	GdalMetadata: 42112,
	GdalNodata: 42113,
	LercParameters: 50674,
	RpcCoefficients: 50844,
} as const;

/** The number of a tag that is read. */
export type Tag = (typeof TAG)[keyof typeof TAG];

/**
 * The places and sizes of all strips or tiles. They may be megabytes, so they are read when chunks are asked for. libtiff
 * takes either pair for strips and for tiles, and some writers rely on it.
 */
export const STRILE_TAGS: { readonly offsets: readonly Tag[]; readonly byteCounts: readonly Tag[] } = {
	offsets: [TAG.TileOffsets, TAG.StripOffsets],
	byteCounts: [TAG.TileByteCounts, TAG.StripByteCounts],
};

const LAZY: ReadonlySet<number> = new Set([...STRILE_TAGS.offsets, ...STRILE_TAGS.byteCounts]);

/** Tags whose values are read when a file is opened; the others (profiles, thumbnails, private data) may be large. */
export const OPENED_TAGS: readonly Tag[] = Object.values(TAG).filter((tag) => !LAZY.has(tag));

/** Tags that only describe an image: neither its samples nor its fill values depend on them. */
const DESCRIPTIVE: ReadonlySet<number> = new Set([
	TAG.DocumentName,
	TAG.ImageDescription,
	TAG.Software,
	TAG.DateTime,
	TAG.Artist,
	TAG.ColorMap,
	TAG.Copyright,
	TAG.ModelPixelScale,
	TAG.ModelTiepoint,
	TAG.ModelTransformation,
	TAG.GeoKeyDirectory,
	TAG.GeoDoubleParams,
	TAG.GeoAsciiParams,
	TAG.RpcCoefficients,
]);

/** Tags that decide what values an image has, and which of them are missing. */
export const NEEDED_TAGS: readonly Tag[] = OPENED_TAGS.filter((tag) => !DESCRIPTIVE.has(tag));

/** Tags that decide how samples are decoded: to take the default for one that cannot be read would be a guess. */
export const DECODING_TAGS: readonly Tag[] = [
	...NEEDED_TAGS.filter((tag) => tag !== TAG.GdalMetadata && tag !== TAG.GdalNodata && tag !== TAG.SubIFDs),
	...STRILE_TAGS.offsets,
	...STRILE_TAGS.byteCounts,
];

/** A tag for people: `Compression (tag 259)`. */
export function tagName(tag: Tag): string {
	const name = Object.entries(TAG).find(([, number]) => number === tag)?.[0] ?? "a tag";
	return `${name} (tag ${tag})`;
}
