import { type ArrayToBytesCodec, badConfiguration, corruptChunk } from "../codec.ts";
import { type ImageSize, type Placement, placeInChunk, placeRows } from "./placement.ts";
import { decodeWebpStream, type WebpImage } from "./webp-wasm.ts";

/**
 * `imagecodecs_webp`: WebP, of three samples or, with alpha, four. Alpha is left away where the array has no room for it, and 255
 * where the stream does not have it.
 */
export const webpCodec: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create(_, { dataType, shape }) {
		const samples = shape.at(-1);
		if (dataType.name !== "uint8" || (samples !== 3 && samples !== 4))
			throw badConfiguration("imagecodecs_webp", "the array must be uint8, with three or four samples");
		const place = placeInChunk("imagecodecs_webp", shape);
		const finish = (image: WebpImage): Uint8Array => toChunk(image, samples, place);
		return {
			// Four samples a pixel in WebAssembly, and a copy of them.
			workBytes: (outputBytes) => 3 * outputBytes,
			decode(bytes) {
				// Before the decoder makes room for the image.
				place({ ...webpSize(bytes), samples });
				const image = decodeWebpStream(bytes);
				return image instanceof Promise ? image.then(finish) : finish(image);
			},
		};
	},
};

function toChunk({ width, height, pixels }: WebpImage, samples: 3 | 4, place: Placement): Uint8Array {
	return placeRows(
		samples === 4 ? pixels : dropAlpha(pixels),
		samples,
		{ width, height },
		place({ width, height, samples }),
	);
}

function dropAlpha(pixels: Uint8Array): Uint8Array {
	const output = new Uint8Array((pixels.length / 4) * 3);
	for (let from = 0, to = 0; from < pixels.length; from += 4, to += 3) {
		output[to] = pixels[from] as number;
		output[to + 1] = pixels[from + 1] as number;
		output[to + 2] = pixels[from + 2] as number;
	}
	return output;
}

/** The size in the first header (RFC 9649): of lossy and lossless streams, and of the extended format. */
function webpSize(bytes: Uint8Array): Omit<ImageSize, "samples"> {
	const name = (at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));
	if (name(0) !== "RIFF" || name(8) !== "WEBP" || bytes.length < 30)
		throw corruptChunk("webp", "this is not a WebP stream");
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	switch (name(12)) {
		case "VP8 ":
			return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
		case "VP8L": {
			const bits = view.getUint32(21, true);
			return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
		}
		case "VP8X":
			return {
				width: (view.getUint32(24, true) & 0xffffff) + 1,
				height: (view.getUint32(26, true) >>> 8) + 1,
			};
		default:
			throw corruptChunk("webp", "the stream has no image");
	}
}
