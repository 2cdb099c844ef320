import type { Georeference } from "./georeference.ts";

/**
 * Reads a world file: six numbers, a line each, for the size of pixels, their rotation, and the centre of the first pixel.
 * Undefined if it is none.
 */
export function parseWorldFile(text: string): Georeference["transform"] | undefined {
	const lines = text.trim().split(/\s+/).slice(0, 6);
	const [a = 0, d = 0, b = 0, e = 0, x = 0, y = 0] = lines.map(Number);
	if (lines.length < 6 || ![a, b, d, e, x, y].every(Number.isFinite) || a * e === b * d) return undefined;
	return [a, b, x - (a + b) / 2, d, e, y - (d + e) / 2];
}

/** Where the world file of a TIFF may be, in the order of GDAL. */
export function worldFileNames(path: string): string[] {
	const stem = path.replace(/\.[^./]*$/, "");
	return [`${stem}.tfw`, `${stem}.tifw`, `${stem}.wld`];
}
