import type { CodecSource } from "../builtin.ts";

/** The codecs of HDF4 by the names they have in metadata; its deflate is `zlib`, its JPEG `imagecodecs_jpeg`. */
export const HDF4_CODECS: readonly (readonly [name: string, source: CodecSource])[] = [
	["mirazarr.hdf4_rle", async () => (await import("./run-length.ts")).hdf4RunLengthCodec],
	["mirazarr.hdf4_nbit", async () => (await import("./nbit.ts")).hdf4NbitCodec],
	["mirazarr.hdf4_skphuff", async () => (await import("./skipping-huffman.ts")).hdf4SkippingHuffmanCodec],
	["mirazarr.hdf4_imcomp", async () => (await import("./imcomp.ts")).hdf4ImcompCodec],
	["mirazarr.hdf4_szip", async () => (await import("./szip.ts")).hdf4SzipCodec],
];
