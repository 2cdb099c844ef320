import type { CodecSource } from "../builtin.ts";

/** The codecs of images by the names they have in metadata: those of `imagecodecs.zarr`, which are of the same kind. */
export const IMAGE_CODECS: readonly (readonly [name: string, source: CodecSource])[] = [
	["imagecodecs_jpeg", async () => (await import("./jpeg.ts")).jpegCodec],
	["imagecodecs_jpeg2k", async () => (await import("./jpeg2000.ts")).jpeg2000Codec],
	["imagecodecs_jpegxl", async () => (await import("./jpegxl.ts")).jpegxlCodec],
	["imagecodecs_lerc", async () => (await import("./lerc.ts")).lercCodec],
	["imagecodecs_png", async () => (await import("./png.ts")).pngCodec],
	["imagecodecs_webp", async () => (await import("./webp.ts")).webpCodec],
];
