import { MiraError } from "../../errors.ts";
import type { Directory } from "./directory.ts";
import { WHOLE_TYPES } from "./field.ts";
import { DECODING_TAGS, STRILE_TAGS, TAG, type Tag, tagName } from "./tags.ts";

/** How an image is cut: tiles, which all have the same size, or strips, of which the last may have fewer rows. */
export type Blocks = { kind: "tiles"; width: number; height: number } | { kind: "strips"; rows: number };

/** What a directory says about its image, defaults filled in (TIFF 6.0, section 8). */
export type TiffImage = {
	width: number;
	height: number;
	samples: number;
	/** All samples have the same size and format: one array has one data type. */
	bitsPerSample: number;
	/** 1 unsigned integer, 2 signed, 3 IEEE float, 4 void, 5 complex integer, 6 complex float. */
	sampleFormat: number;
	/** `chunky`: the samples of a pixel side by side. `planar`: every sample in blocks of its own. */
	planes: "chunky" | "planar";
	blocks: Blocks;
	compression: number;
	photometric: number;
	predictor: number;
	/** True where the bits of a byte stand the other way round (FillOrder 2). */
	reversedBits: boolean;
	/** What the samples beyond the colours are: 1 and 2 are alpha. */
	extraSamples: number[];
	littleEndian: boolean;
};

/** The compressions that have a name here. */
export const COMPRESSION = {
	none: 1,
	ccittRle: 2,
	ccittFax3: 3,
	ccittFax4: 4,
	lzw: 5,
	jpeg: 7,
	deflate: 8,
	ccittRleWords: 32771,
	packBits: 32773,
	oldDeflate: 32946,
	jpeg2000: 34712,
	lerc: 34887,
	lossyDng: 34892,
	lzma: 34925,
	png: 34933,
	zstd: 50000,
	webp: 50001,
	jpegXl: 50002,
} as const;

/** The meanings of PhotometricInterpretation that decide how samples are decoded. */
export const PHOTOMETRIC = { separated: 5, yCbCr: 6, cieLab: 8 } as const;

const DEFAULT_PHOTOMETRIC = 1;
/** SamplesPerPixel is a short (TIFF 6.0, section 8). */
const MAX_SAMPLES = 65_535;

/** What is read below: codes, counts and lengths. libtiff takes them in any type of whole numbers, and in no other. */
const WHOLE_TAGS: readonly Tag[] = [
	TAG.ImageWidth,
	TAG.ImageLength,
	TAG.SamplesPerPixel,
	TAG.BitsPerSample,
	TAG.SampleFormat,
	TAG.PlanarConfiguration,
	TAG.TileWidth,
	TAG.TileLength,
	TAG.RowsPerStrip,
	TAG.Compression,
	TAG.PhotometricInterpretation,
	TAG.Predictor,
	TAG.FillOrder,
	TAG.ExtraSamples,
	...STRILE_TAGS.offsets,
	...STRILE_TAGS.byteCounts,
];

/** Describes the image of a directory; throws `corrupt-file` or `unsupported-feature` where that is not possible. */
export function describeImage(directory: Directory): TiffImage {
	const lost = DECODING_TAGS.find((tag) => directory.unreadable.has(tag));
	if (lost !== undefined)
		throw new MiraError(
			"truncated-file",
			`the value of ${tagName(lost)} is of an unknown type or beyond the end of the file`,
		);
	for (const tag of WHOLE_TAGS) {
		const { type, count } = directory.field(tag) ?? {};
		if (type !== undefined && count !== 0 && !WHOLE_TYPES.has(type))
			throw new MiraError("corrupt-file", `${tagName(tag)} is of type ${type}, which is none of whole numbers`);
	}
	const number = (tag: Tag, otherwise: number): number => directory.number(tag) ?? otherwise;
	const width = number(TAG.ImageWidth, 0);
	const height = number(TAG.ImageLength, 0);
	const samples = number(TAG.SamplesPerPixel, 1);
	if (!(isLength(width) && isLength(height) && isLength(samples) && samples <= MAX_SAMPLES))
		throw new MiraError("corrupt-file", `an image of ${width} × ${height} pixels of ${samples} samples is impossible`);
	if (number(TAG.ImageDepth, 1) > 1)
		throw new MiraError("unsupported-feature", `${tagName(TAG.ImageDepth)} is ${number(TAG.ImageDepth, 1)}`);
	return {
		width,
		height,
		samples,
		bitsPerSample: sameForAll(directory, TAG.BitsPerSample, samples, 1),
		sampleFormat: sameForAll(directory, TAG.SampleFormat, samples, 1),
		planes: samples > 1 && number(TAG.PlanarConfiguration, 1) === 2 ? "planar" : "chunky",
		blocks: describeBlocks(directory, height),
		compression: number(TAG.Compression, COMPRESSION.none),
		photometric: number(TAG.PhotometricInterpretation, DEFAULT_PHOTOMETRIC),
		predictor: number(TAG.Predictor, 1),
		reversedBits: number(TAG.FillOrder, 1) === 2,
		extraSamples: Array.from(directory.numbers(TAG.ExtraSamples) ?? [], Number),
		littleEndian: directory.littleEndian,
	};
}

function isLength(length: number): boolean {
	return Number.isSafeInteger(length) && length > 0;
}

/** Writers give one value for all samples, one for each, or (wrongly) more than there are samples; libtiff takes them all. */
function sameForAll(directory: Directory, tag: Tag, samples: number, otherwise: number): number {
	const given = Array.from(directory.numbers(tag) ?? [otherwise], Number).slice(0, samples);
	const [first = otherwise] = given;
	if (given.some((value) => value !== first)) {
		const some = `${given.slice(0, 10).join(", ")}${given.length > 10 ? ", …" : ""}`;
		throw new MiraError("unsupported-feature", `the samples differ in ${tagName(tag)}: ${some}`);
	}
	return first;
}

function describeBlocks(directory: Directory, height: number): Blocks {
	const tileWidth = directory.number(TAG.TileWidth);
	const tileHeight = directory.number(TAG.TileLength);
	if (tileWidth !== undefined && tileHeight !== undefined) {
		if (!isLength(tileWidth) || !isLength(tileHeight))
			throw new MiraError("corrupt-file", `tiles of ${tileWidth} × ${tileHeight} pixels are impossible`);
		return { kind: "tiles", width: tileWidth, height: tileHeight };
	}
	// No value, 0 and 2^32 - 1 all mean that there is one strip.
	return { kind: "strips", rows: Math.min(directory.number(TAG.RowsPerStrip) || height, height) };
}

/** Samples of a pixel in one block. */
export function blockSamples({ samples, planes }: TiffImage): number {
	return planes === "chunky" ? samples : 1;
}

/** Whether the samples are L*a*b* of 8 bits, which GDAL shows as RGBA, and so do we. Other widths are shown as they are. */
export function isCieLab({ photometric, samples, bitsPerSample }: TiffImage): boolean {
	return photometric === PHOTOMETRIC.cieLab && samples === 3 && bitsPerSample === 8;
}

/** Samples of a pixel as they are shown. */
export function shownSamples(image: TiffImage): number {
	return isCieLab(image) ? 4 : image.samples;
}

/** Indexes of the samples that are alpha (associated or not), which come after those of the colours. */
export function alphaSamples({ samples, extraSamples }: TiffImage): number[] {
	const first = samples - extraSamples.length;
	return extraSamples.flatMap((kind, i) => (first + i >= 0 && (kind === 1 || kind === 2) ? [first + i] : []));
}
