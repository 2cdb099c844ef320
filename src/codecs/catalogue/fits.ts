import type { Codec } from "../codec.ts";

/**
 * Codecs of FITS. A chain of ours is, in the order of encoding:
 *
 * `[mirazarr.sign_flip, bytes | mirazarr.fits_rice | mirazarr.fits_logical | …, numcodecs.shuffle, gzip, mirazarr.fits_column]`
 */
export const FITS_CODECS = {
	"mirazarr.sign_flip": {
		kind: "array-to-array",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await import("../fits/sign-flip.ts")).signFlipCodec,
	},
	"mirazarr.fits_column": {
		kind: "bytes-to-bytes",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await import("../fits/column.ts")).columnCodec,
	},
	"mirazarr.fits_logical": {
		kind: "array-to-bytes",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await import("../fits/logical.ts")).logicalCodec,
	},
	"mirazarr.fits_text": {
		kind: "array-to-bytes",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await import("../fits/text-numbers.ts")).textNumbersCodec,
	},
	"mirazarr.fits_rice": {
		kind: "array-to-bytes",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await import("../fits/rice.ts")).riceCodec,
	},
	"mirazarr.fits_gzip": {
		kind: "array-to-bytes",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await import("../fits/gzip-integers.ts")).gzipIntegersCodec,
	},
	"mirazarr.fits_plio": {
		kind: "array-to-bytes",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await import("../fits/plio.ts")).plioCodec,
	},
	"mirazarr.fits_hcompress": {
		kind: "array-to-bytes",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await import("../fits/hcompress.ts")).hcompressCodec,
	},
} as const;
