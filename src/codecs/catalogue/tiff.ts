import type { Codec } from "../codec.ts";
import { imagecodecsDeflateCodec } from "../deflate.ts";

/**
 * Codecs of TIFF, by the names of `imagecodecs.zarr` where it has one, and of the same kind. A chain of ours is, in the order of
 * encoding:
 *
 * `[transpose [1,2,0] of chunky samples, imagecodecs_delta, bytes | imagecodecs_floatpred | imagecodecs_packints | …,
 * compressor, mirazarr.bitorder]`
 *
 * `tiff/virtual-tiff.ts` brings chains of virtual-tiff that cannot be run as they are into this form.
 */
export const TIFF_CODECS = {
	imagecodecs_deflate: { kind: "bytes-to-bytes", readers: "imagecodecs", codec: (): Codec => imagecodecsDeflateCodec },
	imagecodecs_lzw: {
		kind: "bytes-to-bytes",
		readers: "imagecodecs",
		codec: async (): Promise<Codec> => (await import("../tiff/lzw.ts")).lzwCodec,
	},
	imagecodecs_packbits: {
		kind: "bytes-to-bytes",
		readers: "imagecodecs",
		codec: async (): Promise<Codec> => (await import("../tiff/packbits.ts")).packbitsCodec,
	},
	imagecodecs_delta: {
		kind: "array-to-array",
		readers: "imagecodecs",
		codec: async (): Promise<Codec> => (await import("../tiff/delta.ts")).deltaCodec,
	},
	HorizontalDeltaCodec: {
		kind: "array-to-array",
		readers: "virtual-tiff",
		synonyms: { "virtual-tiff": "virtual_tiff.HorizontalDeltaCodec" },
		codec: async (): Promise<Codec> => (await import("../tiff/delta.ts")).horizontalDeltaCodec,
	},
	ChunkyCodec: {
		kind: "array-to-bytes",
		readers: "virtual-tiff",
		synonyms: { "virtual-tiff": "virtual_tiff.ChunkyCodec" },
		codec: async (): Promise<Codec> => (await import("../tiff/chunky.ts")).chunkyCodec,
	},
	imagecodecs_floatpred: {
		kind: "array-to-bytes",
		readers: "imagecodecs",
		codec: async (): Promise<Codec> => (await import("../tiff/floatpred.ts")).floatpredCodec,
	},
	imagecodecs_packints: {
		kind: "array-to-bytes",
		readers: "imagecodecs",
		codec: async (): Promise<Codec> => (await import("../tiff/packints.ts")).packintsCodec,
	},
	imagecodecs_bitorder: {
		kind: "array-to-array",
		readers: "imagecodecs",
		codec: async (): Promise<Codec> => (await import("../tiff/bitorder.ts")).bitorderCodec,
	},
	"mirazarr.bitorder": {
		kind: "bytes-to-bytes",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await import("../tiff/bitorder.ts")).bytesBitorderCodec,
	},
	imagecodecs_float24: {
		kind: "array-to-bytes",
		readers: "imagecodecs",
		codec: async (): Promise<Codec> => (await import("../tiff/float24.ts")).float24Codec,
	},
	"mirazarr.complex_integer": {
		kind: "array-to-bytes",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await import("../tiff/complex-integer.ts")).complexIntegerCodec,
	},
	"mirazarr.band": {
		kind: "array-to-array",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await import("../tiff/band.ts")).bandCodec,
	},
	"mirazarr.byteswap": {
		kind: "array-to-array",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await import("../tiff/byteswap.ts")).byteswapCodec,
	},
	"mirazarr.tiff_cielab": {
		kind: "array-to-array",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await import("../tiff/cielab.ts")).cielabCodec,
	},
	"mirazarr.tiff_ycbcr": {
		kind: "array-to-bytes",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await import("../tiff/ycbcr.ts")).ycbcrCodec,
	},
	imagecodecs_ccittrle: {
		kind: "array-to-bytes",
		readers: "imagecodecs",
		codec: async (): Promise<Codec> => (await import("../tiff/ccitt.ts")).ccittRleCodec,
	},
	imagecodecs_ccittfax3: {
		kind: "array-to-bytes",
		readers: "imagecodecs",
		codec: async (): Promise<Codec> => (await import("../tiff/ccitt.ts")).ccittFax3Codec,
	},
	imagecodecs_ccittfax4: {
		kind: "array-to-bytes",
		readers: "imagecodecs",
		codec: async (): Promise<Codec> => (await import("../tiff/ccitt.ts")).ccittFax4Codec,
	},
	"mirazarr.ccittrlew": {
		kind: "array-to-bytes",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await import("../tiff/ccitt.ts")).ccittRleWordsCodec,
	},
} as const;
