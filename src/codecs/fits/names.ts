import type { CodecSource } from "../builtin.ts";

/**
 * The codecs of FITS by the names they have in metadata. A chain of ours is, in the order of encoding:
 *
 * `[mirazarr.sign_flip, bytes | mirazarr.fits_rice | mirazarr.fits_logical | …, shuffle, gzip, mirazarr.fits_column]`
 */
export const FITS_CODECS: readonly (readonly [name: string, source: CodecSource])[] = [
	["mirazarr.sign_flip", async () => (await import("./sign-flip.ts")).signFlipCodec],
	["mirazarr.fits_column", async () => (await import("./column.ts")).columnCodec],
	["mirazarr.fits_logical", async () => (await import("./logical.ts")).logicalCodec],
	["mirazarr.fits_text", async () => (await import("./text-numbers.ts")).textNumbersCodec],
	["mirazarr.fits_rice", async () => (await import("./rice.ts")).riceCodec],
	["mirazarr.fits_gzip", async () => (await import("./gzip-integers.ts")).gzipIntegersCodec],
	["mirazarr.fits_plio", async () => (await import("./plio.ts")).plioCodec],
	["mirazarr.fits_hcompress", async () => (await import("./hcompress.ts")).hcompressCodec],
];
