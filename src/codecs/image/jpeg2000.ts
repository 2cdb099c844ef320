import { elementCount } from "../../zarr/nd-array.ts";
import type { ArrayToBytesCodec } from "../codec.ts";
import { decodeJpeg2000 } from "./jpeg2000-image.ts";
import { placeInChunk } from "./placement.ts";
import { packSamples } from "./samples.ts";

/** `imagecodecs_jpeg2k`: JPEG 2000, as a codestream or a JP2 file. The stream says all that decoding needs. */
export const jpeg2000Codec: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create(_, { dataType, shape }) {
		const place = placeInChunk("imagecodecs_jpeg2k", shape);
		// Samples, coefficients and what is lifted at once, of 32 bits each, and code-blocks as small as sixteen of them.
		const workBytes = (): number => 24 * elementCount(shape);
		return { workBytes, decode: (bytes) => packSamples("imagecodecs_jpeg2k", decodeJpeg2000(bytes, place), dataType) };
	},
};
