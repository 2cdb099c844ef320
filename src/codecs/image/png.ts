import { powerOfTwo } from "../../zarr/arithmetic/powers.ts";
import type { ArrayToBytesCodec } from "../codec.ts";
import { placeInChunk } from "./placement.ts";
import { decodePng, type PngImage } from "./png-image.ts";
import { packSamples } from "./samples.ts";

/** `imagecodecs_png`: PNG without interlacing. As in imagecodecs, gray of less than 8 bits is stretched to them. */
export const pngCodec: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create(_, { dataType, shape }) {
		const place = placeInChunk("imagecodecs_png", shape);
		// Rows with their filters, the same in the kernel, without them, and samples.
		const workBytes = (outputBytes: number): number => 4 * outputBytes;
		return {
			workBytes,
			decode: async (bytes) => packSamples("imagecodecs_png", stretched(await decodePng(bytes, place)), dataType),
		};
	},
};

function stretched(image: PngImage): PngImage {
	const { bitsPerSample, samples } = image;
	if (bitsPerSample >= 8) return image;
	const factor = 255 / (powerOfTwo(bitsPerSample) - 1);
	return { ...image, bitsPerSample: 8, samples: samples.map((sample) => sample * factor) };
}
