import type { CodecSource } from "../builtin.ts";

/**
 * The codecs of TIFF by the names they have in metadata, which are those of `imagecodecs.zarr` where it has one, and of the
 * same kind. A chain of ours is, in the order of encoding:
 *
 * `[transpose [1,2,0] of chunky samples, imagecodecs_delta, bytes | imagecodecs_floatpred | imagecodecs_packints | …,
 * compressor, mirazarr.bitorder]`
 *
 * `virtual-tiff.ts` brings chains of virtual-tiff that cannot be run as they are into this form.
 */
export const TIFF_CODECS: readonly (readonly [name: string, source: CodecSource])[] = [
	["imagecodecs_lzw", async () => (await import("./lzw.ts")).lzwCodec],
	["imagecodecs_packbits", async () => (await import("./packbits.ts")).packbitsCodec],
	["imagecodecs_delta", async () => (await import("./delta.ts")).deltaCodec],
	["HorizontalDeltaCodec", async () => (await import("./delta.ts")).horizontalDeltaCodec],
	["virtual_tiff.HorizontalDeltaCodec", async () => (await import("./delta.ts")).horizontalDeltaCodec],
	["ChunkyCodec", async () => (await import("./chunky.ts")).chunkyCodec],
	["virtual_tiff.ChunkyCodec", async () => (await import("./chunky.ts")).chunkyCodec],
	["imagecodecs_floatpred", async () => (await import("./floatpred.ts")).floatpredCodec],
	["imagecodecs_packints", async () => (await import("./packints.ts")).packintsCodec],
	["imagecodecs_bitorder", async () => (await import("./bitorder.ts")).bitorderCodec],
	["mirazarr.bitorder", async () => (await import("./bitorder.ts")).bytesBitorderCodec],
	["imagecodecs_float24", async () => (await import("./float24.ts")).float24Codec],
	["mirazarr.complex_integer", async () => (await import("./complex-integer.ts")).complexIntegerCodec],
	["mirazarr.band", async () => (await import("./band.ts")).bandCodec],
	["mirazarr.byteswap", async () => (await import("./byteswap.ts")).byteswapCodec],
	["mirazarr.tiff_cielab", async () => (await import("./cielab.ts")).cielabCodec],
	["mirazarr.tiff_ycbcr", async () => (await import("./ycbcr.ts")).ycbcrCodec],
	["imagecodecs_ccittrle", async () => (await import("./ccitt.ts")).ccittRleCodec],
	["imagecodecs_ccittfax3", async () => (await import("./ccitt.ts")).ccittFax3Codec],
	["imagecodecs_ccittfax4", async () => (await import("./ccitt.ts")).ccittFax4Codec],
];
