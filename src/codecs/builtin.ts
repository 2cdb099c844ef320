import { bitroundCodec } from "./bitround.ts";
import { bytesCodec } from "./bytes.ts";
import type { Codec } from "./codec.ts";
import { gzipCodec, imagecodecsDeflateCodec, zlibCodec } from "./deflate.ts";
import { FITS_CODECS } from "./fits/names.ts";
import { floatBitsCodec } from "./float-bits.ts";
import { GRIB_CODECS } from "./grib/names.ts";
import { HDF4_CODECS } from "./hdf4/names.ts";
import { IMAGE_CODECS } from "./image/names.ts";
import { integerBitsCodec } from "./integer-bits.ts";
import { castValueCodec } from "./packing/cast-value.ts";
import { fixedScaleOffsetCodec } from "./packing/fixed-scale-offset.ts";
import { scaleOffsetCodec } from "./packing/scale-offset.ts";
import { shuffleCodec } from "./shuffle.ts";
import { spacePaddedCodec } from "./space-padded.ts";
import { adler32Codec, crc32Codec, crc32cCodec, fletcher32Codec, jenkinsLookup3Codec } from "./stored-checksum.ts";
import { structLayoutCodec } from "./struct-layout.ts";
import { TIFF_CODECS } from "./tiff/names.ts";
import { transposeCodec } from "./transpose.ts";
import { vlenBytesCodec } from "./vlen-bytes.ts";
import { vlenSequenceCodec } from "./vlen-sequence.ts";
import { vlenStructCodec } from "./vlen-struct.ts";
import { vlenUtf8Codec } from "./vlen-utf8.ts";
import { zstdCodec } from "./zstd.ts";

/** A codec, or how to load it: large ones should not be part of a page that never meets them. */
export type CodecSource = Codec | (() => Promise<Codec>);

const astype = async (): Promise<Codec> => (await import("./astype.ts")).astypeCodec;
const bitshuffle = async (): Promise<Codec> => (await import("./bitshuffle-hdf5.ts")).bitshuffleHdf5Codec;
const blosc = async (): Promise<Codec> => (await import("./blosc.ts")).bloscCodec;
const bz2 = async (): Promise<Codec> => (await import("./bzip2.ts")).bzip2Codec;
const delta = async (): Promise<Codec> => (await import("./delta.ts")).deltaCodec;
const json2 = async (): Promise<Codec> => (await import("./json2.ts")).json2Codec;
const lz4 = async (): Promise<Codec> => (await import("./lz4.ts")).lz4Codec;
const lz4Hdf5 = async (): Promise<Codec> => (await import("./lz4-hdf5.ts")).lz4Hdf5Codec;
const lzma = async (): Promise<Codec> => (await import("./lzma.ts")).lzmaCodec;
const lzf = async (): Promise<Codec> => (await import("./lzf.ts")).lzfCodec;
const nbit = async (): Promise<Codec> => (await import("./nbit.ts")).nbitCodec;
const packbits = async (): Promise<Codec> => (await import("./packbits.ts")).packbitsCodec;
const packbitsNumcodecs = async (): Promise<Codec> => (await import("./packbits-numcodecs.ts")).packbitsNumcodecsCodec;
const quantize = async (): Promise<Codec> => (await import("./quantize.ts")).quantizeCodec;
const reshape = async (): Promise<Codec> => (await import("./reshape.ts")).reshapeCodec;
const scaleoffset = async (): Promise<Codec> => (await import("./scaleoffset.ts")).scaleoffsetCodec;
const sharding = async (): Promise<Codec> => (await import("./sharding.ts")).shardingCodec;
const szip = async (): Promise<Codec> => (await import("./szip.ts")).szipCodec;

/** Every codec by the names it has in metadata. */
export const CODECS: Map<string, CodecSource> = new Map<string, CodecSource>([
	["bytes", bytesCodec],
	["endian", bytesCodec],
	["transpose", transposeCodec],
	["scale_offset", scaleOffsetCodec],
	["cast_value", castValueCodec],
	["numcodecs.fixedscaleoffset", fixedScaleOffsetCodec],
	["vlen-utf8", vlenUtf8Codec],
	["numcodecs.vlen-utf8", vlenUtf8Codec],
	["vlen-bytes", vlenBytesCodec],
	["numcodecs.vlen-bytes", vlenBytesCodec],
	["numcodecs.json2", json2],
	["sharding_indexed", sharding],
	["bitround", bitroundCodec],
	["numcodecs.bitround", bitroundCodec],
	["numcodecs.delta", delta],
	["numcodecs.astype", astype],
	["numcodecs.quantize", quantize],
	["packbits", packbits],
	["numcodecs.packbits", packbitsNumcodecs],
	["reshape", reshape],
	["mirazarr.vlen_sequence", vlenSequenceCodec],
	["mirazarr.vlen_struct", vlenStructCodec],
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
	["numcodecs.crc32", crc32Codec],
	["numcodecs.adler32", adler32Codec],
	["numcodecs.jenkins_lookup3", jenkinsLookup3Codec],
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
	["lzma", lzma],
	["numcodecs.lzma", lzma],
	["imagecodecs_lzma", lzma],
	["imagecodecs_zlib", zlibCodec],
	["imagecodecs_deflate", imagecodecsDeflateCodec],
	["imagecodecs_zstd", zstdCodec],
	...TIFF_CODECS,
	...IMAGE_CODECS,
	...GRIB_CODECS,
	...HDF4_CODECS,
	...FITS_CODECS,
	["mirazarr.bitshuffle", bitshuffle],
	["mirazarr.nbit", nbit],
	["mirazarr.scaleoffset", scaleoffset],
]);
