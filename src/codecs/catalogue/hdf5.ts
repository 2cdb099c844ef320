import type { Codec } from "../codec.ts";
import { core } from "./load-core.ts";

/** Codecs of HDF5 that numcodecs does not have: element types that Zarr lacks, and filters. */
export const HDF5_CODECS = {
	"mirazarr.integer_bits": {
		kind: "array-to-bytes",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await core()).integerBitsCodec,
	},
	"mirazarr.float_bits": {
		kind: "array-to-bytes",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await core()).floatBitsCodec,
	},
	"mirazarr.struct_layout": {
		kind: "array-to-bytes",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await core()).structLayoutCodec,
	},
	"mirazarr.space_padded": {
		kind: "array-to-bytes",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await core()).spacePaddedCodec,
	},
	imagecodecs_szip: {
		kind: "bytes-to-bytes",
		readers: "imagecodecs",
		codec: async (): Promise<Codec> => (await import("../szip.ts")).szipCodec,
	},
	imagecodecs_lzf: {
		kind: "bytes-to-bytes",
		readers: "imagecodecs",
		codec: async (): Promise<Codec> => (await import("../lzf.ts")).lzfCodec,
	},
	imagecodecs_lz4h5: {
		kind: "bytes-to-bytes",
		readers: "imagecodecs",
		codec: async (): Promise<Codec> => (await import("../lz4-hdf5.ts")).lz4Hdf5Codec,
	},
	"mirazarr.bitshuffle": {
		kind: "bytes-to-bytes",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await import("../bitshuffle-hdf5.ts")).bitshuffleHdf5Codec,
	},
	"mirazarr.nbit": {
		kind: "bytes-to-bytes",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await import("../nbit.ts")).nbitCodec,
	},
	"mirazarr.scaleoffset": {
		kind: "bytes-to-bytes",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await import("../scaleoffset.ts")).scaleoffsetCodec,
	},
} as const;
