import type { Codec } from "../codec.ts";

/** They come in one file: an array has a chain of them, each a round more over a network. */
const fits = () => import("../fits/index.ts");

/**
 * Codecs of FITS. A chain of ours is, in the order of encoding:
 *
 * `[mirazarr.sign_flip, bytes | mirazarr.fits_rice | mirazarr.fits_logical | …, numcodecs.shuffle, gzip, mirazarr.fits_column]`
 */
export const FITS_CODECS = {
	"mirazarr.sign_flip": {
		kind: "array-to-array",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await fits()).signFlipCodec,
	},
	"mirazarr.fits_column": {
		kind: "bytes-to-bytes",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await fits()).columnCodec,
	},
	"mirazarr.fits_logical": {
		kind: "array-to-bytes",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await fits()).logicalCodec,
	},
	"mirazarr.fits_text": {
		kind: "array-to-bytes",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await fits()).textNumbersCodec,
	},
	"mirazarr.fits_rice": {
		kind: "array-to-bytes",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await fits()).riceCodec,
	},
	"mirazarr.fits_gzip": {
		kind: "array-to-bytes",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await fits()).gzipIntegersCodec,
	},
	"mirazarr.fits_plio": {
		kind: "array-to-bytes",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await fits()).plioCodec,
	},
	"mirazarr.fits_hcompress": {
		kind: "array-to-bytes",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await fits()).hcompressCodec,
	},
} as const;
