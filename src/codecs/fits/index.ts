/** The codecs of FITS that the catalogue names. */
export { columnCodec } from "./column.ts";
export { gzipIntegersCodec } from "./gzip-integers.ts";
export { hcompressCodec } from "./hcompress.ts";
export { logicalCodec } from "./logical.ts";
export { plioCodec } from "./plio.ts";
export { riceCodec } from "./rice.ts";
export { signFlipCodec } from "./sign-flip.ts";
export { textNumbersCodec } from "./text-numbers.ts";
