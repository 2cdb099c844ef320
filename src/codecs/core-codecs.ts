/**
 * The codecs that most arrays have, and small ones. They come in one file: a chain has several of them, each a round more over a
 * network.
 *
 * @module
 */
export { bitroundCodec } from "./bitround.ts";
export { bytesCodec } from "./bytes.ts";
export { loadGzipCodec, loadImagecodecsDeflateCodec, loadZlibCodec } from "./deflate.ts";
export { floatBitsCodec } from "./float-bits.ts";
export { integerBitsCodec } from "./integer-bits.ts";
export { castValueCodec } from "./packing/cast-value.ts";
export { fixedScaleOffsetCodec } from "./packing/fixed-scale-offset.ts";
export { scaleOffsetCodec } from "./packing/scale-offset.ts";
export { shuffleCodec } from "./shuffle.ts";
export { spacePaddedCodec } from "./space-padded.ts";
export { adler32Codec, crc32Codec, crc32cCodec, fletcher32Codec, jenkinsLookup3Codec } from "./stored-checksum.ts";
export { structLayoutCodec } from "./struct-layout.ts";
export { transposeCodec } from "./transpose.ts";
export { vlenBytesCodec } from "./vlen-bytes.ts";
export { vlenSequenceCodec } from "./vlen-sequence.ts";
export { vlenStructCodec } from "./vlen-struct.ts";
export { vlenUtf8Codec } from "./vlen-utf8.ts";
export { zstdCodec } from "./zstd.ts";
