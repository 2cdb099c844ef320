import { bytesCodec } from "../bytes.ts";
import type { Codec } from "../codec.ts";
import { loadGzipCodec } from "../deflate.ts";
import { castValueCodec } from "../packing/cast-value.ts";
import { scaleOffsetCodec } from "../packing/scale-offset.ts";
import { crc32cCodec } from "../stored-checksum.ts";
import { transposeCodec } from "../transpose.ts";
import { vlenBytesCodec } from "../vlen-bytes.ts";
import { vlenSequenceCodec } from "../vlen-sequence.ts";
import { vlenStructCodec } from "../vlen-struct.ts";
import { vlenUtf8Codec } from "../vlen-utf8.ts";
import { zstdCodec } from "../zstd.ts";

/** Codecs of Zarr v3 and its registered extensions. Those of numcodecs that the core has too are synonyms. */
export const CORE_CODECS = {
	bytes: { kind: "array-to-bytes", readers: "zarr", aliases: ["endian"], codec: (): Codec => bytesCodec },
	transpose: { kind: "array-to-array", readers: "zarr", codec: (): Codec => transposeCodec },
	scale_offset: { kind: "array-to-array", readers: "zarr", codec: (): Codec => scaleOffsetCodec },
	cast_value: { kind: "array-to-array", readers: "zarr", codec: (): Codec => castValueCodec },
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
		codec: (): Codec => vlenUtf8Codec,
	},
	"vlen-bytes": {
		kind: "array-to-bytes",
		readers: "zarr",
		aliases: ["numcodecs.vlen-bytes"],
		v2: "vlen-bytes",
		codec: (): Codec => vlenBytesCodec,
	},
	gzip: {
		kind: "bytes-to-bytes",
		readers: "zarr",
		synonyms: { zarr: "numcodecs.gzip" },
		v2: "gzip",
		compresses: true,
		codec: (): Promise<Codec> => loadGzipCodec(),
	},
	zstd: {
		kind: "bytes-to-bytes",
		readers: "zarr",
		synonyms: { zarr: "numcodecs.zstd", imagecodecs: "imagecodecs_zstd" },
		v2: "zstd",
		compresses: true,
		codec: (): Codec => zstdCodec,
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
		codec: (): Codec => crc32cCodec,
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
	"mirazarr.vlen_sequence": { kind: "array-to-bytes", readers: "nobody", codec: (): Codec => vlenSequenceCodec },
	"mirazarr.vlen_struct": { kind: "array-to-bytes", readers: "nobody", codec: (): Codec => vlenStructCodec },
} as const;
