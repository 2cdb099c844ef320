import { MiraError } from "../../errors.ts";
import { corruptChunk } from "../codec.ts";
import type { JpegFrame } from "./jpeg-frame.ts";

/** What the components of an image are; `UNKNOWN` is taken as it is. The names are those of imagecodecs. */
export type ColorSpace = "UNKNOWN" | "GRAYSCALE" | "RGB" | "YCbCr" | "CMYK" | "YCCK";

/** What applications write into a stream about its colours. */
export type ColorMarkers = { isJfif: boolean; adobeTransform: number | undefined };

const COMPONENTS = { GRAYSCALE: 1, RGB: 3, YCbCr: 3, CMYK: 4, YCCK: 4 } as const;

/** The space of a stream of which nothing is known but what it says itself: libjpeg's rules. */
export function guessColorSpace({ components }: JpegFrame, { isJfif, adobeTransform }: ColorMarkers): ColorSpace {
	if (components.length === 1) return "GRAYSCALE";
	if (components.length === 4) return adobeTransform === undefined || adobeTransform === 0 ? "CMYK" : "YCCK";
	if (components.length !== 3) return "UNKNOWN";
	if (isJfif) return "YCbCr";
	if (adobeTransform !== undefined) return adobeTransform === 0 ? "RGB" : "YCbCr";
	return String.fromCharCode(...components.map(({ id }) => id)) === "RGB" ? "RGB" : "YCbCr";
}

/** What the kernel does with the samples of a pixel, as jpeg-pixels.h numbers it. */
const CONVERSION = { asTheyAre: 0, toRgb: 1, toCmyk: 2 } as const;

/** How pixels are made: of which components, and what becomes of those. */
export type ColorConversion = { kind: number; sources: number[] };

/** The conversion from one space to another; without `to`, to the one that programs expect. */
export function colorConversion(frame: JpegFrame, from: ColorSpace, to: ColorSpace | undefined): ColorConversion {
	const { precision, components } = frame;
	const count = components.length;
	if (from !== "UNKNOWN" && COMPONENTS[from] !== count)
		throw corruptChunk("jpeg", `the colour space ${from} does not have the ${count} components of the stream`);
	const target = to ?? (from === "YCbCr" ? "RGB" : from === "YCCK" ? "CMYK" : from);
	const all = components.map((_, i) => i);
	if (target === from) return { kind: CONVERSION.asTheyAre, sources: all };
	if (from === "YCbCr" && target === "RGB") return { kind: CONVERSION.toRgb, sources: all };
	if (from === "YCCK" && target === "CMYK" && precision === 8) return { kind: CONVERSION.toCmyk, sources: all };
	if (from === "YCbCr" && target === "GRAYSCALE") return { kind: CONVERSION.asTheyAre, sources: [0] };
	if (from === "GRAYSCALE" && target === "RGB") return { kind: CONVERSION.asTheyAre, sources: [0, 0, 0] };
	throw new MiraError("unsupported-feature", `JPEG of ${precision} bits is not converted from ${from} to ${target}`);
}
