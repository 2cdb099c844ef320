/** The codecs of TIFF that the catalogue names. */
export { bandCodec } from "./band.ts";
export { bitorderCodec, bytesBitorderCodec } from "./bitorder.ts";
export { byteswapCodec } from "./byteswap.ts";
export { ccittFax3Codec, ccittFax4Codec, ccittRleCodec, ccittRleWordsCodec } from "./ccitt.ts";
export { chunkyCodec } from "./chunky.ts";
export { cielabCodec } from "./cielab.ts";
export { complexIntegerCodec } from "./complex-integer.ts";
export { deltaCodec, horizontalDeltaCodec } from "./delta.ts";
export { float24Codec } from "./float24.ts";
export { floatpredCodec } from "./floatpred.ts";
export { lzwCodec } from "./lzw.ts";
export { packbitsCodec } from "./packbits.ts";
export { packintsCodec } from "./packints.ts";
export { ycbcrCodec } from "./ycbcr.ts";
