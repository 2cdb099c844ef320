import { bytesCodec } from "./bytes.ts";
import type { Codec } from "./codec.ts";
import { gzipCodec, zlibCodec } from "./deflate.ts";
import { shuffleCodec } from "./shuffle.ts";
import { crc32cCodec, fletcher32Codec } from "./stored-checksum.ts";
import { transposeCodec } from "./transpose.ts";
import { vlenUtf8Codec } from "./vlen-utf8.ts";
import { zstdCodec } from "./zstd.ts";

/** A codec, or how to load it: large ones should not be part of a page that never meets them. */
export type CodecSource = Codec | (() => Promise<Codec>);

const blosc = async (): Promise<Codec> => (await import("./blosc.ts")).bloscCodec;
const lz4 = async (): Promise<Codec> => (await import("./lz4.ts")).lz4Codec;

/** Every codec by the names it has in metadata. */
export const CODECS: Map<string, CodecSource> = new Map<string, CodecSource>([
	["bytes", bytesCodec],
	["endian", bytesCodec],
	["transpose", transposeCodec],
	["vlen-utf8", vlenUtf8Codec],
	["numcodecs.vlen-utf8", vlenUtf8Codec],
	["gzip", gzipCodec],
	["numcodecs.gzip", gzipCodec],
	["zlib", zlibCodec],
	["numcodecs.zlib", zlibCodec],
	["zstd", zstdCodec],
	["numcodecs.zstd", zstdCodec],
	["blosc", blosc],
	["numcodecs.blosc", blosc],
	["lz4", lz4],
	["numcodecs.lz4", lz4],
	["crc32c", crc32cCodec],
	["numcodecs.crc32c", crc32cCodec],
	["shuffle", shuffleCodec],
	["numcodecs.shuffle", shuffleCodec],
	["fletcher32", fletcher32Codec],
	["numcodecs.fletcher32", fletcher32Codec],
]);
