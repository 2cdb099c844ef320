import type { Codec } from "../codec.ts";

/** They come in one file: an array has a chain of them, each a round more over a network. */
const hdf4 = () => import("../hdf4/index.ts");

/** Codecs of HDF4; its deflate is `numcodecs.zlib`, its JPEG `imagecodecs_jpeg`. */
export const HDF4_CODECS = {
	"mirazarr.hdf4_rle": {
		kind: "bytes-to-bytes",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await hdf4()).hdf4RunLengthCodec,
	},
	"mirazarr.hdf4_nbit": {
		kind: "bytes-to-bytes",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await hdf4()).hdf4NbitCodec,
	},
	"mirazarr.hdf4_skphuff": {
		kind: "bytes-to-bytes",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await hdf4()).hdf4SkippingHuffmanCodec,
	},
	"mirazarr.hdf4_imcomp": {
		kind: "bytes-to-bytes",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await hdf4()).hdf4ImcompCodec,
	},
	"mirazarr.hdf4_szip": {
		kind: "bytes-to-bytes",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await hdf4()).hdf4SzipCodec,
	},
} as const;
