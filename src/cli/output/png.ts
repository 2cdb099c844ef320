import { deflateSync } from "node:zlib";
import { crc32 } from "../../codecs/checksum.ts";
import { COLOUR_COUNT, colours } from "./colour-map.ts";

/** An image of numbers into a palette: 0 is missing, 1 to 255 are colours from the least to the greatest. */
export type PaletteImage = { width: number; height: number; pixels: Uint8Array };

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A PNG file of a palette image (PNG specification, section 11); what is missing is transparent. */
export function encodePng({ width, height, pixels }: PaletteImage): Uint8Array {
	const header = new Uint8Array(13);
	const view = new DataView(header.buffer);
	view.setUint32(0, width);
	view.setUint32(4, height);
	// Eight bits a pixel, colours of a palette, deflate, filters by row, not interlaced.
	header.set([8, 3, 0, 0, 0], 8);
	const palette = new Uint8Array(3 * (COLOUR_COUNT + 1));
	for (const [i, colour] of colours().entries()) palette.set(colour, 3 * (i + 1));
	const rows = new Uint8Array(height * (width + 1));
	// Every row begins with the number of its filter, 0 for none: of palettes differences mean nothing.
	for (let row = 0; row < height; row++)
		rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
	const chunks = [
		chunk("IHDR", header),
		chunk("PLTE", palette),
		chunk("tRNS", Uint8Array.of(0)),
		chunk("IDAT", deflateSync(rows)),
		chunk("IEND", new Uint8Array(0)),
	];
	const file = new Uint8Array(SIGNATURE.length + chunks.reduce((sum, part) => sum + part.length, 0));
	file.set(SIGNATURE);
	let at = SIGNATURE.length;
	for (const part of chunks) {
		file.set(part, at);
		at += part.length;
	}
	return file;
}

function chunk(name: string, data: Uint8Array): Uint8Array {
	const bytes = new Uint8Array(12 + data.length);
	const view = new DataView(bytes.buffer);
	view.setUint32(0, data.length);
	bytes.set(new TextEncoder().encode(name), 4);
	bytes.set(data, 8);
	view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
	return bytes;
}
