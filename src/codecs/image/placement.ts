import { elementCount } from "../../zarr/nd-array.ts";
import { corruptChunk } from "../codec.ts";

/** What an image says about itself. */
export type ImageSize = { width: number; height: number; samples: number };

/**
 * Told the size of an image before anything is allocated for it, says how large the result shall be, or throws. Where the
 * image is smaller there are zeros; it is never wider.
 */
export type Placement = (image: ImageSize) => { width: number; height: number };

/**
 * Places an image in a chunk of rows, columns and samples; the latter may be left away if there is one. Blocks of TIFF may be
 * smaller than the others at the edge of the image; whether they may have more rows depends on the decoder.
 */
export function placeInChunk(
	codec: string,
	shape: readonly number[],
	rowsBeyond: "refused" | "cut" = "refused",
): Placement {
	return ({ width, height, samples }) => {
		const layouts = [shape, ...(samples === 1 ? [[...shape, 1]] : [])].filter(
			(full) => full.length >= 3 && full.at(-1) === samples && elementCount(full.slice(0, -3)) === 1,
		);
		// A column of pixels, or one sample each? The image knows.
		const layout = layouts.find((full) => full.at(-2) === width) ?? layouts.find((full) => (full.at(-2) ?? 0) > width);
		const placed = { width: layout?.at(-2) ?? 0, height: layout?.at(-3) ?? 0 };
		if (layout === undefined || (rowsBeyond === "refused" && height > placed.height))
			throw corruptChunk(
				codec,
				`an image of ${width} x ${height} pixels with ${samples} samples does not fit in a chunk of shape [${shape.join(", ")}]`,
			);
		return placed;
	};
}

/**
 * Places an image whose rows have as many samples as those of the chunk, whatever its pixels are: writers of DNG make pixels
 * of two or four samples of the single ones of a sensor, so each is predicted by one of its own colour.
 */
export function placeRowsInChunk(codec: string, shape: readonly number[]): Placement {
	const place = placeInChunk(codec, shape);
	return (image) => {
		const [columns = 0, rows = 0] = [shape.at(-1), shape.at(-2)];
		const isFlat = elementCount(shape) === rows * columns;
		if (!isFlat || image.width * image.samples !== columns || image.height > rows) return place(image);
		return { width: image.width, height: rows };
	};
}

/** Leaves an image as it is, but refuses one with more than so many samples in all. */
export function placeWhole(codec: string, maxSamples: number): Placement {
	return ({ width, height, samples }) => {
		if (width * height * samples > maxSamples)
			throw corruptChunk(
				codec,
				`an image of ${width} x ${height} pixels is more than the ${maxSamples} samples allowed`,
			);
		return { width, height };
	};
}

/** Moves rows of pixels to where they are placed, which has room for them. */
export function placeRows(
	pixels: Uint8Array,
	pixelBytes: number,
	image: { width: number; height: number },
	placed: { width: number; height: number },
): Uint8Array {
	if (image.width === placed.width && image.height === placed.height) return pixels;
	const output = new Uint8Array(placed.width * placed.height * pixelBytes);
	const rowBytes = image.width * pixelBytes;
	for (let y = 0; y < image.height; y++)
		output.set(pixels.subarray(y * rowBytes, (y + 1) * rowBytes), y * placed.width * pixelBytes);
	return output;
}
