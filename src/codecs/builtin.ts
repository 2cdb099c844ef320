import { bytesCodec } from "./bytes.ts";
import type { Codec } from "./codec.ts";
import { gzipCodec, zlibCodec } from "./deflate.ts";
import { floatBitsCodec } from "./float-bits.ts";
import { integerBitsCodec } from "./integer-bits.ts";
import { shuffleCodec } from "./shuffle.ts";
import { spacePaddedCodec } from "./space-padded.ts";
import { crc32cCodec, fletcher32Codec } from "./stored-checksum.ts";
import { structLayoutCodec } from "./struct-layout.ts";
import { transposeCodec } from "./transpose.ts";
import { vlenSequenceCodec } from "./vlen-sequence.ts";
import { vlenUtf8Codec } from "./vlen-utf8.ts";
import { zstdCodec } from "./zstd.ts";

/** A codec, or how to load it: large ones should not be part of a page that never meets them. */
export type CodecSource = Codec | (() => Promise<Codec>);

const bitshuffle = async (): Promise<Codec> => (await import("./bitshuffle-hdf5.ts")).bitshuffleHdf5Codec;
const blosc = async (): Promise<Codec> => (await import("./blosc.ts")).bloscCodec;
const bz2 = async (): Promise<Codec> => (await import("./bzip2.ts")).bzip2Codec;
const lz4 = async (): Promise<Codec> => (await import("./lz4.ts")).lz4Codec;
const lz4Hdf5 = async (): Promise<Codec> => (await import("./lz4-hdf5.ts")).lz4Hdf5Codec;
const lzf = async (): Promise<Codec> => (await import("./lzf.ts")).lzfCodec;
const nbit = async (): Promise<Codec> => (await import("./nbit.ts")).nbitCodec;
const scaleoffset = async (): Promise<Codec> => (await import("./scaleoffset.ts")).scaleoffsetCodec;
const szip = async (): Promise<Codec> => (await import("./szip.ts")).szipCodec;

/** Every codec by the names it has in metadata. */
export const CODECS: Map<string, CodecSource> = new Map<string, CodecSource>([
	["bytes", bytesCodec],
	["endian", bytesCodec],
	["transpose", transposeCodec],
	["vlen-utf8", vlenUtf8Codec],
	["numcodecs.vlen-utf8", vlenUtf8Codec],
	["mirazarr.vlen_sequence", vlenSequenceCodec],
	["mirazarr.integer_bits", integerBitsCodec],
	["mirazarr.float_bits", floatBitsCodec],
	["mirazarr.struct_layout", structLayoutCodec],
	["mirazarr.space_padded", spacePaddedCodec],
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
	["bz2", bz2],
	["numcodecs.bz2", bz2],
	["imagecodecs_bz2", bz2],
	["imagecodecs_lz4h5", lz4Hdf5],
	["imagecodecs_lzf", lzf],
	["imagecodecs_szip", szip],
	["mirazarr.bitshuffle", bitshuffle],
	["mirazarr.nbit", nbit],
	["mirazarr.scaleoffset", scaleoffset],
]);
