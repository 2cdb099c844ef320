/** An image of numbers into a palette: 0 is transparent, 1 to 255 are the colours of the palette. */
export type PaletteImage = {
	kind: "palette";
	width: number;
	height: number;
	pixels: Uint8Array;
	/** Red, green and blue of the colours from 1 on. */
	palette: Uint8Array;
};

/** An image of red, green, blue and opacity. */
export type RgbaImage = { kind: "rgba"; width: number; height: number; pixels: Uint8Array };

/** An image in memory, its rows from the top. */
export type Picture = PaletteImage | RgbaImage;

/** The pixels of an image as a canvas takes them: red, green, blue and opacity of each, for `new ImageData(…)`. */
export function rgbaPixels(image: Picture): Uint8ClampedArray<ArrayBuffer> {
	if (image.kind === "rgba") return new Uint8ClampedArray(image.pixels);
	const { pixels, palette } = image;
	const rgba = new Uint8ClampedArray(4 * pixels.length);
	for (let i = 0; i < pixels.length; i++) {
		const colour = pixels[i] as number;
		if (colour === 0) continue;
		const from = 3 * (colour - 1);
		rgba[4 * i] = palette[from] as number;
		rgba[4 * i + 1] = palette[from + 1] as number;
		rgba[4 * i + 2] = palette[from + 2] as number;
		rgba[4 * i + 3] = 255;
	}
	return rgba;
}
