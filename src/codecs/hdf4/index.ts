/** The codecs of HDF4 that the catalogue names. */
export { hdf4ImcompCodec } from "./imcomp.ts";
export { hdf4NbitCodec } from "./nbit.ts";
export { hdf4RunLengthCodec } from "./run-length.ts";
export { hdf4SkippingHuffmanCodec } from "./skipping-huffman.ts";
export { hdf4SzipCodec } from "./szip.ts";
