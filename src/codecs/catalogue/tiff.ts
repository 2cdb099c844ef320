import { loadChunkTools } from "../chunk-tools.ts";
import type { Codec } from "../codec.ts";
import { core } from "./load-core.ts";

/** They come in one file: an array has a chain of them, each a round more over a network. */
const tiff = () => import("../tiff/index.ts");

/**
 * Codecs of TIFF, by the names of `imagecodecs.zarr` where it has one, and of the same kind. A chain of ours is, in the order of
 * encoding:
 *
 * `[transpose [1,2,0] of chunky samples, imagecodecs_delta, bytes | imagecodecs_floatpred | imagecodecs_packints | …,
 * compressor, mirazarr.bitorder]`
 *
 * `tiff/virtual-tiff.ts` brings chains of virtual-tiff that cannot be run as they are into this form.
 */
export const TIFF_CODECS = {
	imagecodecs_deflate: {
		kind: "bytes-to-bytes",
		readers: "imagecodecs",
		codec: async (): Promise<Codec> => (await core()).loadImagecodecsDeflateCodec(),
	},
	imagecodecs_lzw: {
		kind: "bytes-to-bytes",
		readers: "imagecodecs",
		codec: async (): Promise<Codec> => (await tiff()).lzwCodec,
	},
	imagecodecs_packbits: {
		kind: "bytes-to-bytes",
		readers: "imagecodecs",
		codec: async (): Promise<Codec> => (await tiff()).packbitsCodec,
	},
	imagecodecs_delta: {
		kind: "array-to-array",
		readers: "imagecodecs",
		codec: async (): Promise<Codec> => (await tiff()).deltaCodec,
	},
	HorizontalDeltaCodec: {
		kind: "array-to-array",
		readers: "virtual-tiff",
		synonyms: { "virtual-tiff": "virtual_tiff.HorizontalDeltaCodec" },
		codec: async (): Promise<Codec> => (await tiff()).horizontalDeltaCodec,
	},
	ChunkyCodec: {
		kind: "array-to-bytes",
		readers: "virtual-tiff",
		synonyms: { "virtual-tiff": "virtual_tiff.ChunkyCodec" },
		codec: async (): Promise<Codec> => (await tiff()).chunkyCodec,
	},
	imagecodecs_floatpred: {
		kind: "array-to-bytes",
		readers: "imagecodecs",
		codec: async (): Promise<Codec> => {
			const [{ floatpredCodec }] = await Promise.all([tiff(), loadChunkTools()]);
			return floatpredCodec;
		},
	},
	imagecodecs_packints: {
		kind: "array-to-bytes",
		readers: "imagecodecs",
		codec: async (): Promise<Codec> => (await tiff()).packintsCodec,
	},
	imagecodecs_bitorder: {
		kind: "array-to-array",
		readers: "imagecodecs",
		codec: async (): Promise<Codec> => (await tiff()).bitorderCodec,
	},
	"mirazarr.bitorder": {
		kind: "bytes-to-bytes",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await tiff()).bytesBitorderCodec,
	},
	imagecodecs_float24: {
		kind: "array-to-bytes",
		readers: "imagecodecs",
		codec: async (): Promise<Codec> => (await tiff()).float24Codec,
	},
	"mirazarr.complex_integer": {
		kind: "array-to-bytes",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await tiff()).complexIntegerCodec,
	},
	"mirazarr.band": {
		kind: "array-to-array",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await tiff()).bandCodec,
	},
	"mirazarr.byteswap": {
		kind: "array-to-array",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await tiff()).byteswapCodec,
	},
	"mirazarr.tiff_cielab": {
		kind: "array-to-array",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await tiff()).cielabCodec,
	},
	"mirazarr.tiff_ycbcr": {
		kind: "array-to-bytes",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await tiff()).ycbcrCodec,
	},
	imagecodecs_ccittrle: {
		kind: "array-to-bytes",
		readers: "imagecodecs",
		codec: async (): Promise<Codec> => (await tiff()).ccittRleCodec,
	},
	imagecodecs_ccittfax3: {
		kind: "array-to-bytes",
		readers: "imagecodecs",
		codec: async (): Promise<Codec> => (await tiff()).ccittFax3Codec,
	},
	imagecodecs_ccittfax4: {
		kind: "array-to-bytes",
		readers: "imagecodecs",
		codec: async (): Promise<Codec> => (await tiff()).ccittFax4Codec,
	},
	"mirazarr.ccittrlew": {
		kind: "array-to-bytes",
		readers: "nobody",
		codec: async (): Promise<Codec> => (await tiff()).ccittRleWordsCodec,
	},
} as const;
