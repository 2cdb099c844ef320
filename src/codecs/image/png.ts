import type { ArrayToBytesCodec } from "../codec.ts";
import { placeInChunk } from "./placement.ts";
import { decodePng, type PngImage } from "./png-image.ts";
import { packSamples } from "./samples.ts";

/** `imagecodecs_png`: PNG without interlacing. As in imagecodecs, gray of less than 8 bits is stretched to them. */
export const pngCodec: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create(_, { dataType, shape }) {
		const place = placeInChunk("imagecodecs_png", shape);
		// Rows with their filters, without them, and samples.
		const workBytes = (outputBytes: number): number => 3 * outputBytes;
		return {
			workBytes,
			decode: (bytes) => packSamples("imagecodecs_png", stretched(decodePng(bytes, place)), dataType),
		};
	},
};

function stretched(image: PngImage): PngImage {
	const { bitsPerSample, samples } = image;
	if (bitsPerSample >= 8) return image;
	const factor = 255 / (2 ** bitsPerSample - 1);
	return { ...image, bitsPerSample: 8, samples: samples.map((sample) => sample * factor) };
}
