import type { BytesToBytesCodec } from "./codec.ts";
import { type InflateFormat, inflate } from "./inflate.ts";

/** `zlib`: deflate with an Adler-32, as in HDF5's and TIFF's filter of that name. */
export const zlibCodec: BytesToBytesCodec = deflateCodec("zlib");

/** `gzip`: deflate with a CRC-32. */
export const gzipCodec: BytesToBytesCodec = deflateCodec("gzip");

/** `imagecodecs_deflate`: as `zlib`, or the bare stream (`raw`), as the members of zip files are compressed. */
export const imagecodecsDeflateCodec: BytesToBytesCodec = {
	kind: "bytes-to-bytes",
	create: (configuration, spec) => (configuration.raw === true ? rawCodec : zlibCodec).create(configuration, spec),
};

const rawCodec = deflateCodec("deflate");

type Level = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

function deflateCodec(format: InflateFormat): BytesToBytesCodec {
	return {
		kind: "bytes-to-bytes",
		create({ level = 6 }) {
			// numcodecs writes -1 for zlib's own default.
			const known: Level = Number.isInteger(level) && Number(level) >= 0 && Number(level) <= 9 ? (level as Level) : 6;
			return {
				decode: (bytes, context) => inflate(format, bytes, context),
				async encode(bytes) {
					const { deflateSync, gzipSync, zlibSync } = await import("fflate");
					if (format === "gzip") return gzipSync(bytes, { level: known, mtime: 0 });
					return (format === "zlib" ? zlibSync : deflateSync)(bytes, { level: known });
				},
			};
		},
	};
}
