import type { JsonObject } from "../../zarr/json.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import { type ArrayToBytesCodec, badConfiguration, corruptChunk } from "../codec.ts";
import { wholeNumber } from "../configuration.ts";
import { FaxReader } from "./ccitt-rows.ts";

/** `imagecodecs_ccittrle`: compression 2 of TIFF, rows of lengths that each begin with a new byte. */
export const ccittRleCodec: ArrayToBytesCodec = faxCodec("imagecodecs_ccittrle", () => (reader) => {
	reader.readRuns();
	reader.align(1);
});

/**
 * `mirazarr.ccittrlew`: compression 32771 of TIFF, rows that each begin at an even place of their strip. So libtiff writes them;
 * when it reads them, it counts from the bytes that it happens to have fetched, and loses its place.
 */
export const ccittRleWordsCodec: ArrayToBytesCodec = faxCodec("mirazarr.ccittrlew", () => (reader) => {
	reader.readRuns();
	reader.align(2);
});

/** `imagecodecs_ccittfax3`: T.4. Bit 0 of `t4options` says that rows may refer to the row before. */
export const ccittFax3Codec: ArrayToBytesCodec = faxCodec("imagecodecs_ccittfax3", (configuration) => {
	const options = wholeNumber("imagecodecs_ccittfax3", configuration, "t4options", { least: 0, fallback: 0 });
	if ((options & 1) === 0)
		return (reader) => {
			reader.skipEndOfLine();
			reader.readRuns();
		};
	return (reader) => {
		reader.skipEndOfLine();
		if (reader.readTag() === 1) reader.readRuns();
		else reader.readChanges();
	};
});

/** `imagecodecs_ccittfax4`: T.6, each row by its differences to the row before. */
export const ccittFax4Codec: ArrayToBytesCodec = faxCodec("imagecodecs_ccittfax4", () => (reader) => {
	reader.readChanges();
	if (reader.isAtEndOfLine) throw corruptChunk("imagecodecs_ccittfax4", "rows are missing at the end");
});

/**
 * The codecs of facsimile machines give one element a pixel: 0 for white and 1 for black, as imagecodecs and libtiff do
 * whatever the file says about the meaning of 0. Height and width are those of the chunk. Rows of a wrong length are corrected
 * as libtiff does it, with a warning there; where libtiff reports an error, or rows are missing, so do we.
 */
function faxCodec(
	name: string,
	configure: (configuration: JsonObject) => (reader: FaxReader) => void,
): ArrayToBytesCodec {
	return {
		kind: "array-to-bytes",
		create(configuration, { dataType, shape }) {
			const [height = 1, width = 1] = shape.slice(-2);
			if ((dataType.name !== "uint8" && dataType.name !== "bool") || elementCount(shape) !== height * width)
				throw badConfiguration(
					name,
					`it gives one picture of bytes, not "${dataType.name}" of shape [${shape.join(", ")}]`,
				);
			const readRow = configure(configuration);
			return {
				decode(bytes) {
					// A row of any width can be one bit, so nothing else bounds the picture.
					if (height > 8 * bytes.length) throw corruptChunk(name, `${bytes.length} bytes cannot hold ${height} rows`);
					const reader = new FaxReader(name, bytes, width);
					const output = new Uint8Array(height * width);
					for (let row = 0; row < height; row++) {
						readRow(reader);
						reader.paint(output, row * width);
					}
					return output;
				},
			};
		},
	};
}
