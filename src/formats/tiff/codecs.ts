import type { EmittedCodec } from "../../codecs/catalogue/catalogue.ts";
import { MiraError } from "../../errors.ts";
import { encodeBase64 } from "../../zarr/base64.ts";
import { swapUnitBytes } from "../../zarr/data-type.ts";
import type { JsonObject } from "../../zarr/json.ts";
import type { Directory } from "./directory.ts";
import { blockSamples, COMPRESSION, isCieLab, PHOTOMETRIC, type TiffImage } from "./image.ts";
import type { SampleType } from "./sample-type.ts";
import { TAG, type Tag, tagName } from "./tags.ts";

/** Compressions that libtiff knows or others use, and we do not decode, so that a refusal can name them. */
const OTHER_COMPRESSIONS: ReadonlyMap<number, string> = new Map([
	[6, "old-style JPEG"],
	[9, "JBIG"],
	[10, "JBIG"],
	[22610, "JPEG XR"],
	[32766, "NeXT"],
	[32809, "ThunderScan"],
	[32908, "PixarFilm"],
	[32909, "PixarLog"],
	[33003, "JPEG 2000 in YCbCr (Aperio)"],
	[34661, "JBIG"],
	[34676, "SGI LogLuv"],
	[34677, "SGI LogLuv of 24 bits"],
	[34934, "JPEG XR"],
	[48124, "Jetraw"],
]);

/** Compressions of bytes; before them stand a predictor and the codec that makes the bytes. */
const BYTE_COMPRESSORS: ReadonlyMap<number, EmittedCodec | undefined> = new Map([
	[COMPRESSION.none, undefined],
	[COMPRESSION.lzw, { name: "imagecodecs_lzw" }],
	[COMPRESSION.packBits, { name: "imagecodecs_packbits" }],
	// The levels are not in the file; these are the defaults of libtiff.
	[COMPRESSION.deflate, { name: "numcodecs.zlib", configuration: { level: 6 } }],
	[COMPRESSION.oldDeflate, { name: "numcodecs.zlib", configuration: { level: 6 } }],
	[COMPRESSION.lzma, { name: "numcodecs.lzma", configuration: { format: 1 } }],
	[COMPRESSION.zstd, { name: "zstd", configuration: { level: 9, checksum: false } }],
]);

/** libtiff applies Predictor with these alone, and ignores the tag with the others. */
const PREDICTED: ReadonlySet<number> = new Set([
	COMPRESSION.lzw,
	COMPRESSION.deflate,
	COMPRESSION.oldDeflate,
	COMPRESSION.lzma,
	COMPRESSION.zstd,
]);

/** Compressions whose decoders look at the order of bits themselves, or never reverse it (libtiff, TIFF_NOBITREV). */
const KEEPS_BITS: ReadonlySet<number> = new Set([COMPRESSION.jpeg, COMPRESSION.lossyDng]);

/** True where chroma is stored for several pixels together, and the decoder makes RGB of it. */
export function isRawYCbCr({ photometric, samples, bitsPerSample, compression }: TiffImage): boolean {
	const isYCbCr = photometric === PHOTOMETRIC.yCbCr && samples === 3 && bitsPerSample === 8;
	return isYCbCr && BYTE_COMPRESSORS.has(compression);
}

/**
 * The portable chain of an image, in the order of encoding, for blocks of `blockWidth` pixels a row. Throws
 * `unsupported-feature`, naming the tag and its value, for what no codec decodes.
 */
export function imageCodecs(
	image: TiffImage,
	type: SampleType,
	directory: Directory,
	blockWidth: number,
): EmittedCodec[] {
	const { compression, reversedBits } = image;
	const chain: EmittedCodec[] = [];
	if (blockSamples(image) > 1) chain.push({ name: "transpose", configuration: { order: [1, 2, 0] } });
	if (isCieLab(image)) chain.push(cieLabCodec(image, directory));
	if (BYTE_COMPRESSORS.has(compression)) {
		chain.push(...sampleCodecs(image, type, directory, blockWidth));
		const compressor = BYTE_COMPRESSORS.get(compression);
		if (compressor !== undefined) chain.push(compressor);
	} else chain.push(...imageFormatCodecs(image, type, directory));
	if (reversedBits && !KEEPS_BITS.has(compression)) chain.push({ name: "mirazarr.bitorder" });
	return chain;
}

/** The steps from samples to bytes: the predictor, where there is one, and the codec that makes the bytes. */
function sampleCodecs(image: TiffImage, type: SampleType, directory: Directory, blockWidth: number): EmittedCodec[] {
	const { compression, predictor } = image;
	if (isRawYCbCr(image)) return [yCbCrCodec(image, directory)];
	const toBytes = bytesCodec(image, type, blockWidth);
	if (!PREDICTED.has(compression) || predictor === 1) return [toBytes];
	// Behind the transposition the samples of a pixel are the last dimension: differences are those of the same sample.
	const configuration = { axis: blockSamples(image) > 1 ? -2 : -1, dist: 1 };
	const { dataType, layout } = type;
	// libtiff swaps complex numbers of big-endian files as integers of 64 bits here, though nowhere else.
	const isSwappedWhole = dataType.kind === "complex" && !image.littleEndian;
	if (predictor === 2 && layout === "plain" && dataType.itemBytes <= 8 && !isSwappedWhole)
		return [{ name: "imagecodecs_delta", configuration }, toBytes];
	if (predictor === 3 && layout === "plain" && dataType.kind === "float")
		return [{ name: "imagecodecs_floatpred", configuration }];
	throw unsupported(TAG.Predictor, predictor, `samples of ${image.bitsPerSample} bits, format ${image.sampleFormat}`);
}

function bytesCodec(image: TiffImage, { dataType, layout }: SampleType, blockWidth: number): EmittedCodec {
	const { littleEndian, bitsPerSample } = image;
	const endian = littleEndian ? "little" : "big";
	switch (layout) {
		case "plain":
			return swapUnitBytes(dataType) === undefined ? { name: "bytes" } : { name: "bytes", configuration: { endian } };
		case "packed": {
			const runlen = blockWidth * blockSamples(image);
			return { name: "imagecodecs_packints", configuration: { bitspersample: bitsPerSample, runlen } };
		}
		case "float24":
			return { name: "imagecodecs_float24", configuration: { byteorder: littleEndian ? "<" : ">" } };
		case "complexInteger":
			return { name: "mirazarr.complex_integer", configuration: { bits: bitsPerSample / 2, endian } };
	}
}

function cieLabCodec({ planes }: TiffImage, directory: Directory): EmittedCodec {
	if (planes !== "chunky") throw unsupported(TAG.PhotometricInterpretation, PHOTOMETRIC.cieLab, "separate planes");
	const white = directory.numbers(TAG.WhitePoint);
	const configuration = white === undefined ? undefined : { white_point: Array.from(white, Number) };
	return { name: "mirazarr.tiff_cielab", ...(configuration === undefined ? {} : { configuration }) };
}

/** Chroma that is stored without JPEG: GDAL shows it as RGB, and so do we. */
function yCbCrCodec(image: TiffImage, directory: Directory): EmittedCodec {
	const { planes, predictor, compression } = image;
	if (planes !== "chunky" || (PREDICTED.has(compression) && predictor !== 1))
		throw unsupported(TAG.PhotometricInterpretation, PHOTOMETRIC.yCbCr, "separate planes or a predictor");
	const coefficients = directory.numbers(TAG.YCbCrCoefficients);
	const references = directory.numbers(TAG.ReferenceBlackWhite);
	return {
		name: "mirazarr.tiff_ycbcr",
		configuration: {
			subsampling: chromaSubsampling(directory),
			...(coefficients === undefined ? {} : { coefficients: Array.from(coefficients, Number) }),
			...(references === undefined ? {} : { reference_black_white: Array.from(references, Number) }),
		},
	};
}

/** Pixels that share one value of chroma, horizontally and vertically; 2 by 2 where the file does not say. */
export function chromaSubsampling(directory: Directory): [number, number] {
	const [horizontal = 2, vertical = 2] = Array.from(directory.numbers(TAG.YCbCrSubSampling) ?? [], Number);
	return [horizontal, vertical];
}

/** Codecs that make an image of bytes by themselves. */
function imageFormatCodecs(image: TiffImage, type: SampleType, directory: Directory): EmittedCodec[] {
	const { compression, bitsPerSample, samples } = image;
	switch (compression) {
		case COMPRESSION.ccittRle:
		case COMPRESSION.ccittRleWords:
		case COMPRESSION.ccittFax3:
		case COMPRESSION.ccittFax4:
			if (bitsPerSample !== 1 || blockSamples(image) !== 1)
				throw unsupported(TAG.Compression, compression, `${samples} samples of ${bitsPerSample} bits`);
			return [ccittCodec(image, directory)];
		case COMPRESSION.jpeg:
		case COMPRESSION.lossyDng:
			// 8 and 12 bits, lossless any up to 16: the decoder makes elements of them, which no other codec need unpack.
			if (bitsPerSample < 8 || bitsPerSample > 16 || type.dataType.kind === "float")
				throw unsupported(TAG.Compression, compression, `samples of ${bitsPerSample} bits`);
			return [jpegCodec(image, directory)];
		case COMPRESSION.jpeg2000:
		case 33004:
		case 33005:
			return [{ name: "imagecodecs_jpeg2k" }];
		case COMPRESSION.png:
			return [{ name: "imagecodecs_png" }];
		case COMPRESSION.jpegXl:
		case 52546:
			// Only known by name: an application may bring a decoder.
			return [{ name: "imagecodecs_jpegxl" }];
		case COMPRESSION.webp:
			if (blockSamples(image) !== 3 && blockSamples(image) !== 4)
				throw unsupported(TAG.Compression, compression, `blocks of ${blockSamples(image)} samples`);
			return [{ name: "imagecodecs_webp", configuration: { hasalpha: blockSamples(image) === 4 } }];
		case COMPRESSION.lerc:
			return lercCodecs(image, type, directory);
	}
	throw unsupported(TAG.Compression, compression);
}

function ccittCodec({ compression }: TiffImage, directory: Directory): EmittedCodec {
	if (compression === COMPRESSION.ccittRle) return { name: "imagecodecs_ccittrle" };
	if (compression === COMPRESSION.ccittRleWords) return { name: "mirazarr.ccittrlew" };
	if (compression === COMPRESSION.ccittFax4) return { name: "imagecodecs_ccittfax4" };
	const t4options = directory.number(TAG.T4Options) ?? 0;
	return { name: "imagecodecs_ccittfax3", ...(t4options === 0 ? {} : { configuration: { t4options } }) };
}

/** What the stream holds, and what libtiff makes of it: RGB of YCbCr, and anything else as it is. */
function jpegCodec(image: TiffImage, directory: Directory): EmittedCodec {
	const tables = directory.bytes(TAG.JPEGTables);
	return {
		name: "imagecodecs_jpeg",
		configuration: {
			bitspersample: image.bitsPerSample,
			...jpegColors(image),
			...(tables === undefined ? {} : { tables: encodeBase64(tables) }),
		},
	};
}

function jpegColors(image: TiffImage): JsonObject {
	const { photometric } = image;
	const spaces = (jpeg: string, data = jpeg): JsonObject => ({ colorspace_jpeg: jpeg, colorspace_data: data });
	switch (blockSamples(image)) {
		case 1:
			return spaces("GRAYSCALE");
		case 3:
			return photometric === PHOTOMETRIC.yCbCr ? spaces("YCbCr", "RGB") : spaces("RGB");
		case 4:
			return photometric === PHOTOMETRIC.separated ? spaces("CMYK") : spaces("UNKNOWN");
		default:
			return spaces("UNKNOWN");
	}
}

/** LercParameters: the version, and what compresses the blob once more. */
function lercCodecs({ littleEndian }: TiffImage, { dataType }: SampleType, directory: Directory): EmittedCodec[] {
	const [, outer = 0] = Array.from(directory.numbers(TAG.LercParameters) ?? [], Number);
	const compressor = BYTE_COMPRESSORS.get(outer === 1 ? COMPRESSION.deflate : COMPRESSION.zstd);
	if (outer > 2 || compressor === undefined) throw unsupported(TAG.LercParameters, outer);
	// libtiff gives the samples of big-endian files to LERC with their bytes swapped, and swaps them back when it reads.
	const isSwapped = !littleEndian && swapUnitBytes(dataType) !== undefined;
	const chain: EmittedCodec[] = isSwapped ? [{ name: "mirazarr.byteswap" }] : [];
	chain.push({ name: "imagecodecs_lerc" });
	if (outer !== 0) chain.push(compressor);
	return chain;
}

function unsupported(tag: Tag, value: number, besides?: string): MiraError {
	const name = tag === TAG.Compression ? OTHER_COMPRESSIONS.get(value) : undefined;
	const text = `${tagName(tag)} ${value}${name === undefined ? "" : `, ${name},`}`;
	return new MiraError(
		"unsupported-feature",
		`${text} is not supported${besides === undefined ? "" : ` with ${besides}`}`,
	);
}
