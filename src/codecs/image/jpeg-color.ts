import { MiraError } from "../../errors.ts";
import { corruptChunk } from "../codec.ts";
import type { JpegFrame, JpegPlane } from "./jpeg-frame.ts";
import { CLAMPED } from "./jpeg-idct.ts";
import type { SampleRow } from "./jpeg-upsample.ts";

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

/** Writes a row of pixels, from the rows of the components. */
type RowWriter = (rows: readonly SampleRow[], width: number, output: JpegPlane, to: number) => void;

/** How pixels are made of the components of a space. */
export type ColorConversion = { samples: number; write: RowWriter };

/** The conversion from one space to another; without `to`, to the one that programs expect. */
export function colorConversion(frame: JpegFrame, from: ColorSpace, to: ColorSpace | undefined): ColorConversion {
	const { precision, components } = frame;
	const count = components.length;
	if (from !== "UNKNOWN" && COMPONENTS[from] !== count)
		throw corruptChunk("jpeg", `the colour space ${from} does not have the ${count} components of the stream`);
	const target = to ?? (from === "YCbCr" ? "RGB" : from === "YCCK" ? "CMYK" : from);
	if (target === from) return { samples: count, write: interleave };
	if (from === "YCbCr" && target === "RGB") return { samples: 3, write: precision === 8 ? writeRgb : writeRgb12 };
	if (from === "YCCK" && target === "CMYK" && precision === 8) return { samples: 4, write: writeCmyk };
	if (from === "YCbCr" && target === "GRAYSCALE")
		return { samples: 1, write: ([y], ...rest) => y && interleave([y], ...rest) };
	if (from === "GRAYSCALE" && target === "RGB")
		return { samples: 3, write: ([y], ...rest) => y && interleave([y, y, y], ...rest) };
	throw new MiraError("unsupported-feature", `JPEG of ${precision} bits is not converted from ${from} to ${target}`);
}

const interleave: RowWriter = (rows, width, output, start) => {
	const pixelBytes = rows.length;
	for (const [i, { samples, from }] of rows.entries()) {
		if (pixelBytes === 1) output.set(samples.subarray(from, from + width), start);
		else for (let x = 0, to = start + i; x < width; x++, to += pixelBytes) output[to] = samples[from + x] as number;
	}
};

const writeRgb: RowWriter = ([yRow, cbRow, crRow], width, output, start) => {
	if (yRow === undefined || cbRow === undefined || crRow === undefined) return;
	const CLAMP = CLAMPED;
	const { samples: ys, from: yFrom } = yRow;
	const { samples: cbs, from: cbFrom } = cbRow;
	const { samples: crs, from: crFrom } = crRow;
	for (let x = 0, to = start; x < width; x++, to += 3) {
		// ITU-R BT.601 by 2^16, as libjpeg rounds it.
		const y = ys[yFrom + x] as number;
		const cb = (cbs[cbFrom + x] as number) - 128;
		const cr = (crs[crFrom + x] as number) - 128;
		output[to] = CLAMP[(y + ((91881 * cr + 32768) >> 16)) & 4095] as number;
		output[to + 1] = CLAMP[(y + ((32768 - 22554 * cb - 46802 * cr) >> 16)) & 4095] as number;
		output[to + 2] = CLAMP[(y + ((116130 * cb + 32768) >> 16)) & 4095] as number;
	}
};

/** The same around 2048. */
const writeRgb12: RowWriter = ([yRow, cbRow, crRow], width, output, start) => {
	if (yRow === undefined || cbRow === undefined || crRow === undefined) return;
	const clamp = (sample: number): number => Math.max(0, Math.min(sample, 4095));
	for (let x = 0, to = start; x < width; x++, to += 3) {
		const y = yRow.samples[yRow.from + x] as number;
		const cb = (cbRow.samples[cbRow.from + x] as number) - 2048;
		const cr = (crRow.samples[crRow.from + x] as number) - 2048;
		output[to] = clamp(y + ((91881 * cr + 32768) >> 16));
		output[to + 1] = clamp(y + ((32768 - 22554 * cb - 46802 * cr) >> 16));
		output[to + 2] = clamp(y + ((116130 * cb + 32768) >> 16));
	}
};

/** The inks are what is left of the light. */
const writeCmyk: RowWriter = ([y, cb, cr, k], width, output, start) => {
	if (y === undefined || cb === undefined || cr === undefined || k === undefined) return;
	const rgb = new Uint8Array(3 * width);
	writeRgb([y, cb, cr], width, rgb, 0);
	for (let x = 0, to = start; x < width; x++, to += 4) {
		for (let i = 0; i < 3; i++) output[to + i] = 255 - (rgb[3 * x + i] as number);
		output[to + 3] = k.samples[k.from + x] as number;
	}
};
