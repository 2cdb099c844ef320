import type { Codec } from "../codec.ts";
import { core } from "./load-core.ts";

/** Codecs of Zarr v3 and its registered extensions. Those of numcodecs that the core has too are synonyms. */
export const CORE_CODECS = {
	bytes: {
		kind: "array-to-bytes",
		readers: "zarr",
		aliases: ["endian"],
		codec: async (): Promise<Codec> => (await core()).bytesCodec,
	},
	transpose: {
		kind: "array-to-array",
		readers: "zarr",
		codec: async (): Promise<Codec> => (await core()).transposeCodec,
	},
	scale_offset: {
		kind: "array-to-array",
		readers: "zarr",
		codec: async (): Promise<Codec> => (await core()).scaleOffsetCodec,
	},
	cast_value: {
		kind: "array-to-array",
		readers: "zarr",
		codec: async (): Promise<Codec> => (await core()).castValueCodec,
	},
	sharding_indexed: {
		kind: "array-to-bytes",
		readers: "zarr",
		codec: async (): Promise<Codec> => (await import("../sharding.ts")).shardingCodec,
	},
	"vlen-utf8": {
		kind: "array-to-bytes",
		readers: "zarr",
		aliases: ["numcodecs.vlen-utf8"],
		v2: "vlen-utf8",
		codec: async (): Promise<Codec> => (await core()).vlenUtf8Codec,
	},
	"vlen-bytes": {
		kind: "array-to-bytes",
		readers: "zarr",
		aliases: ["numcodecs.vlen-bytes"],
		v2: "vlen-bytes",
		codec: async (): Promise<Codec> => (await core()).vlenBytesCodec,
	},
	gzip: {
		kind: "bytes-to-bytes",
		readers: "zarr",
		synonyms: { zarr: "numcodecs.gzip" },
		v2: "gzip",
		compresses: true,
		codec: async (): Promise<Codec> => (await core()).loadGzipCodec(),
	},
	zstd: {
		kind: "bytes-to-bytes",
		readers: "zarr",
		synonyms: { zarr: "numcodecs.zstd", imagecodecs: "imagecodecs_zstd" },
		v2: "zstd",
		compresses: true,
		codec: async (): Promise<Codec> => (await core()).zstdCodec,
	},
	blosc: {
		kind: "bytes-to-bytes",
		readers: "zarr",
		synonyms: { zarr: "numcodecs.blosc" },
		v2: "blosc",
		compresses: true,
		codec: async (): Promise<Codec> => (await import("../blosc.ts")).bloscCodec,
	},
	crc32c: {
		kind: "bytes-to-bytes",
		readers: "zarr",
		synonyms: { zarr: "numcodecs.crc32c" },
		v2: "crc32c",
		codec: async (): Promise<Codec> => (await core()).crc32cCodec,
	},
	packbits: {
		kind: "array-to-bytes",
		readers: "extension",
		codec: async (): Promise<Codec> => (await import("../packbits.ts")).packbitsCodec,
	},
	reshape: {
		kind: "array-to-array",
		readers: "extension",
		codec: async (): Promise<Codec> => (await import("../reshape.ts")).reshapeCodec,
	},
	"mirazarr.vlen_sequence": {
		kind: "array-to-bytes",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await core()).vlenSequenceCodec,
	},
	"mirazarr.vlen_struct": {
		kind: "array-to-bytes",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await core()).vlenStructCodec,
	},
} as const;
