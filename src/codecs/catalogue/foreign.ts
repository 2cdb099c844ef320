import type { CodecFamily, ForeignRow } from "./row.ts";

/**
 * Codecs that others have and we do not: chunks are referred to as they are, and the chain is put together rightly. Those of
 * imagecodecs that are not here take arrays and give bytes.
 */
export const FOREIGN_CODECS: CodecFamily<ForeignRow> = {
	"numcodecs.pcodec": { kind: "array-to-bytes", readers: "zarr", v2: "pcodec" },
	"numcodecs.zfpy": { kind: "array-to-bytes", readers: "zarr", v2: "zfpy" },
	imagecodecs_none: { kind: "bytes-to-bytes", readers: "imagecodecs" },
	imagecodecs_lz4: { kind: "bytes-to-bytes", readers: "imagecodecs" },
	imagecodecs_lz4f: { kind: "bytes-to-bytes", readers: "imagecodecs" },
	imagecodecs_lzo: { kind: "bytes-to-bytes", readers: "imagecodecs" },
	imagecodecs_lzfse: { kind: "bytes-to-bytes", readers: "imagecodecs" },
	imagecodecs_zlibng: { kind: "bytes-to-bytes", readers: "imagecodecs" },
	imagecodecs_gzip: { kind: "bytes-to-bytes", readers: "imagecodecs" },
	imagecodecs_aec: { kind: "bytes-to-bytes", readers: "imagecodecs" },
	imagecodecs_snappy: { kind: "bytes-to-bytes", readers: "imagecodecs" },
	imagecodecs_brotli: { kind: "bytes-to-bytes", readers: "imagecodecs" },
	imagecodecs_blosc: { kind: "bytes-to-bytes", readers: "imagecodecs" },
	imagecodecs_blosc2: { kind: "bytes-to-bytes", readers: "imagecodecs" },
	imagecodecs_jpeg8: { kind: "array-to-bytes", readers: "imagecodecs", isImage: true },
	imagecodecs_jpegxr: { kind: "array-to-bytes", readers: "imagecodecs", isImage: true },
};
