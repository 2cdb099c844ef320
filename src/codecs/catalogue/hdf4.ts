import type { Codec } from "../codec.ts";

/** Codecs of HDF4; its deflate is `numcodecs.zlib`, its JPEG `imagecodecs_jpeg`. */
export const HDF4_CODECS = {
	"mirazarr.hdf4_rle": {
		kind: "bytes-to-bytes",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await import("../hdf4/run-length.ts")).hdf4RunLengthCodec,
	},
	"mirazarr.hdf4_nbit": {
		kind: "bytes-to-bytes",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await import("../hdf4/nbit.ts")).hdf4NbitCodec,
	},
	"mirazarr.hdf4_skphuff": {
		kind: "bytes-to-bytes",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await import("../hdf4/skipping-huffman.ts")).hdf4SkippingHuffmanCodec,
	},
	"mirazarr.hdf4_imcomp": {
		kind: "bytes-to-bytes",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await import("../hdf4/imcomp.ts")).hdf4ImcompCodec,
	},
	"mirazarr.hdf4_szip": {
		kind: "bytes-to-bytes",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await import("../hdf4/szip.ts")).hdf4SzipCodec,
	},
} as const;
