import { CODECS } from "./builtin.ts";
import type { Codec } from "./codec.ts";

/** The kinds of codecs that are loaded when they are first met. */
const LOADED_LATER: ReadonlyMap<string, Codec["kind"]> = new Map(
	Object.entries({
		"array-to-array": [
			...["numcodecs.delta", "numcodecs.astype", "numcodecs.quantize", "numcodecs.packbits", "reshape"],
			...["imagecodecs_delta", "HorizontalDeltaCodec", "virtual_tiff.HorizontalDeltaCodec", "imagecodecs_bitorder"],
			...["mirazarr.band", "mirazarr.byteswap", "mirazarr.tiff_cielab", "mirazarr.sign_flip"],
		],
		"array-to-bytes": [
			...["numcodecs.json2", "sharding_indexed", "packbits", "ChunkyCodec", "virtual_tiff.ChunkyCodec"],
			...["imagecodecs_floatpred", "imagecodecs_packints", "imagecodecs_float24", "mirazarr.complex_integer"],
			...["mirazarr.tiff_ycbcr", "imagecodecs_ccittrle", "imagecodecs_ccittfax3", "imagecodecs_ccittfax4"],
			...["imagecodecs_jpeg", "imagecodecs_jpeg2k", "imagecodecs_jpegxl", "imagecodecs_lerc", "imagecodecs_png"],
			...["imagecodecs_webp", "mirazarr.grib", "gribberish", "grib", "numcodecs.grib", "mirazarr.fits_logical"],
			...["mirazarr.fits_text", "mirazarr.fits_rice", "mirazarr.fits_gzip", "mirazarr.fits_plio"],
			"mirazarr.fits_hcompress",
		],
		"bytes-to-bytes": [
			...["blosc", "numcodecs.blosc", "lz4", "numcodecs.lz4", "bz2", "numcodecs.bz2", "imagecodecs_bz2"],
			...["imagecodecs_lz4h5", "imagecodecs_lzf", "imagecodecs_szip", "lzma", "numcodecs.lzma", "imagecodecs_lzma"],
			...["imagecodecs_lzw", "imagecodecs_packbits", "mirazarr.bitorder", "mirazarr.hdf4_rle", "mirazarr.hdf4_nbit"],
			...["mirazarr.hdf4_skphuff", "mirazarr.hdf4_imcomp", "mirazarr.hdf4_szip", "mirazarr.fits_column"],
			...["mirazarr.bitshuffle", "mirazarr.nbit", "mirazarr.scaleoffset"],
		],
	} satisfies Record<Codec["kind"], string[]>).flatMap(([kind, names]) =>
		names.map((name): [string, Codec["kind"]] => [name, kind as Codec["kind"]]),
	),
);

/** What the codec of a name works on, without loading it. Undefined where nobody knows: it may be any. */
export function codecKind(name: string): Codec["kind"] | undefined {
	const source = CODECS.get(name);
	return typeof source === "object" ? source.kind : LOADED_LATER.get(name);
}
