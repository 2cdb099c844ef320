import type { EmittedCodec } from "../../codecs/catalogue/catalogue.ts";
import { MiraError } from "../../errors.ts";
import type { DataType } from "../../zarr/data-type.ts";
import type { FitsHeader } from "./header.ts";
import { bigEndianBytes } from "./samples.ts";

/** Codecs of tiles whose elements are of `stored`, by the name of ZCMPTYPE (FITS standard, 10.4). */
export function tileCodecs(header: FitsHeader, stored: DataType): EmittedCodec[] {
	const name = (header.text("ZCMPTYPE") ?? "").trim().toUpperCase();
	const parameters = compressionParameters(header);
	switch (name) {
		case "RICE_1":
		case "RICE_ONE":
			return [
				{
					name: "mirazarr.fits_rice",
					configuration: {
						block_size: parameters.get("BLOCKSIZE") ?? 32,
						pixel_bytes: parameters.get("BYTEPIX") ?? 4,
					},
				},
			];
		case "GZIP_1":
			return gzipCodecs(stored, false);
		case "GZIP_2":
			return gzipCodecs(stored, true);
		case "PLIO_1":
			return [{ name: "mirazarr.fits_plio" }];
		case "HCOMPRESS_1":
			return [{ name: "mirazarr.fits_hcompress", configuration: { smooth: (parameters.get("SMOOTH") ?? 0) !== 0 } }];
		case "NOCOMPRESS":
			return [bigEndianBytes(stored)];
		default:
			throw new MiraError("unsupported-feature", `tiles compressed with ZCMPTYPE "${name}" are not supported`);
	}
}

/** Tiles of GZIP_1, or of GZIP_2, which is shuffled. Integers of 16 bits and less may have been widened by their writer. */
function gzipCodecs(stored: DataType, shuffle: boolean): EmittedCodec[] {
	const { itemBytes = 1 } = stored;
	if (itemBytes <= 2) return [{ name: "mirazarr.fits_gzip", configuration: { shuffle } }];
	const shuffling: EmittedCodec = { name: "numcodecs.shuffle", configuration: { elementsize: itemBytes } };
	return [bigEndianBytes(stored), ...(shuffle ? [shuffling] : []), { name: "gzip", configuration: { level: 6 } }];
}

/** Tiles of the column GZIP_COMPRESSED_DATA, which are as GZIP_1 has them. */
export function fallbackCodecs(stored: DataType): EmittedCodec[] {
	return gzipCodecs(stored, false);
}

/** The numbers of ZVALn by the names of ZNAMEn. */
function compressionParameters(header: FitsHeader): Map<string, number> {
	const parameters = new Map<string, number>();
	for (let n = 1; header.values.has(`ZNAME${n}`); n++) {
		const name = header.text(`ZNAME${n}`)?.trim().toUpperCase();
		const value = header.number(`ZVAL${n}`);
		if (name !== undefined && value !== undefined && !parameters.has(name)) parameters.set(name, value);
	}
	return parameters;
}
