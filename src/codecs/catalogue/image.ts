import type { Codec } from "../codec.ts";

/** Codecs of whole images, by the names of `imagecodecs.zarr`, and of the same kind. */
export const IMAGE_CODECS = {
	imagecodecs_jpeg: {
		kind: "array-to-bytes",
		readers: "imagecodecs",
		isImage: true,
		codec: async (): Promise<Codec> => (await import("../image/jpeg.ts")).jpegCodec,
	},
	imagecodecs_jpeg2k: {
		kind: "array-to-bytes",
		readers: "imagecodecs",
		isImage: true,
		codec: async (): Promise<Codec> => (await import("../image/jpeg2000.ts")).jpeg2000Codec,
	},
	imagecodecs_jpegxl: {
		kind: "array-to-bytes",
		readers: "imagecodecs",
		isImage: true,
		codec: async (): Promise<Codec> => (await import("../image/jpegxl.ts")).jpegxlCodec,
	},
	imagecodecs_lerc: {
		kind: "array-to-bytes",
		readers: "imagecodecs",
		isImage: true,
		codec: async (): Promise<Codec> => (await import("../image/lerc.ts")).lercCodec,
	},
	imagecodecs_png: {
		kind: "array-to-bytes",
		readers: "imagecodecs",
		isImage: true,
		codec: async (): Promise<Codec> => (await import("../image/png.ts")).pngCodec,
	},
	imagecodecs_webp: {
		kind: "array-to-bytes",
		readers: "imagecodecs",
		isImage: true,
		codec: async (): Promise<Codec> => (await import("../image/webp.ts")).webpCodec,
	},
} as const;
