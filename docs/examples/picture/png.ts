/** An image in memory as a PNG file: numbers into a palette, or red, green, blue and opacity. */
import { colourTable, encodePng, type PaletteImage, type RgbaImage, rgbaPixels } from "mirazarr/picture";

const scale: PaletteImage = {
	kind: "palette",
	width: 2,
	height: 1,
	pixels: Uint8Array.of(0, 255),
	palette: colourTable("greys"),
};
console.log(rgbaPixels(scale).join()); // 0,0,0,0,255,255,255,255

const red: RgbaImage = { kind: "rgba", width: 1, height: 1, pixels: Uint8Array.of(255, 0, 0, 255) };
const png = await encodePng(red);
console.log(new TextDecoder().decode(png.subarray(1, 4))); // PNG
