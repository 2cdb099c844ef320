import type { Codec } from "../codec.ts";
import { core } from "./load-core.ts";

/**
 * Codecs of numcodecs that the core of Zarr v3 does not have. Some stores name them without the prefix by which zarr-python
 * knows them.
 */
export const NUMCODECS_CODECS = {
	"numcodecs.fixedscaleoffset": {
		kind: "array-to-array",
		readers: "zarr",
		v2: "fixedscaleoffset",
		codec: async (): Promise<Codec> => (await core()).fixedScaleOffsetCodec,
	},
	"numcodecs.bitround": {
		kind: "array-to-array",
		readers: "zarr",
		aliases: ["bitround"],
		v2: "bitround",
		codec: async (): Promise<Codec> => (await core()).bitroundCodec,
	},
	"numcodecs.delta": {
		kind: "array-to-array",
		readers: "zarr",
		v2: "delta",
		codec: async (): Promise<Codec> => (await import("../delta.ts")).deltaCodec,
	},
	"numcodecs.astype": {
		kind: "array-to-array",
		readers: "zarr",
		v2: "astype",
		codec: async (): Promise<Codec> => (await import("../astype.ts")).astypeCodec,
	},
	"numcodecs.quantize": {
		kind: "array-to-array",
		readers: "zarr",
		v2: "quantize",
		codec: async (): Promise<Codec> => (await import("../quantize.ts")).quantizeCodec,
	},
	"numcodecs.packbits": {
		kind: "array-to-array",
		readers: "zarr",
		v2: "packbits",
		codec: async (): Promise<Codec> => (await import("../packbits-numcodecs.ts")).packbitsNumcodecsCodec,
	},
	// zarr-python has it in Zarr v2 alone.
	"numcodecs.json2": {
		kind: "array-to-bytes",
		readers: "nobody",
		v2: "json2",
		codec: async (): Promise<Codec> => (await import("../json2.ts")).json2Codec,
	},
	"numcodecs.zlib": {
		kind: "bytes-to-bytes",
		readers: "zarr",
		aliases: ["zlib"],
		synonyms: { imagecodecs: "imagecodecs_zlib" },
		v2: "zlib",
		compresses: true,
		codec: async (): Promise<Codec> => (await core()).loadZlibCodec(),
	},
	"numcodecs.lz4": {
		kind: "bytes-to-bytes",
		readers: "zarr",
		aliases: ["lz4"],
		v2: "lz4",
		compresses: true,
		codec: async (): Promise<Codec> => (await import("../lz4.ts")).lz4Codec,
	},
	"numcodecs.bz2": {
		kind: "bytes-to-bytes",
		readers: "zarr",
		aliases: ["bz2"],
		synonyms: { imagecodecs: "imagecodecs_bz2" },
		v2: "bz2",
		compresses: true,
		codec: async (): Promise<Codec> => (await import("../bzip2.ts")).bzip2Codec,
	},
	"numcodecs.lzma": {
		kind: "bytes-to-bytes",
		readers: "zarr",
		aliases: ["lzma"],
		synonyms: { imagecodecs: "imagecodecs_lzma" },
		v2: "lzma",
		compresses: true,
		codec: async (): Promise<Codec> => (await import("../lzma.ts")).lzmaCodec,
	},
	"numcodecs.shuffle": {
		kind: "bytes-to-bytes",
		readers: "zarr",
		aliases: ["shuffle"],
		v2: "shuffle",
		codec: async (): Promise<Codec> => (await core()).shuffleCodec,
	},
	"numcodecs.fletcher32": {
		kind: "bytes-to-bytes",
		readers: "zarr",
		aliases: ["fletcher32"],
		v2: "fletcher32",
		codec: async (): Promise<Codec> => (await core()).fletcher32Codec,
	},
	"numcodecs.crc32": {
		kind: "bytes-to-bytes",
		readers: "zarr",
		v2: "crc32",
		codec: async (): Promise<Codec> => (await core()).crc32Codec,
	},
	"numcodecs.adler32": {
		kind: "bytes-to-bytes",
		readers: "zarr",
		v2: "adler32",
		codec: async (): Promise<Codec> => (await core()).adler32Codec,
	},
	"numcodecs.jenkins_lookup3": {
		kind: "bytes-to-bytes",
		readers: "zarr",
		v2: "jenkins_lookup3",
		codec: async (): Promise<Codec> => (await core()).jenkinsLookup3Codec,
	},
} as const;
