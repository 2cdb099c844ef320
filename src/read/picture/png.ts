import { crc32 } from "../../codecs/checksum.ts";
import type { Picture } from "./image.ts";

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A PNG file of an image (PNG specification, section 11). */
export async function encodePng(image: Picture): Promise<Uint8Array> {
	const { width, height, kind } = image;
	const header = new Uint8Array(13);
	const view = new DataView(header.buffer);
	view.setUint32(0, width);
	view.setUint32(4, height);
	// Eight bits a sample; numbers into a palette (3) or four samples a pixel (6); deflate, filters by row, not interlaced.
	header.set([8, kind === "palette" ? 3 : 6, 0, 0, 0], 8);
	const chunks = [
		chunk("IHDR", header),
		...(image.kind === "palette"
			? [chunk("PLTE", withTransparent(image.palette)), chunk("tRNS", Uint8Array.of(0))]
			: []),
		chunk("IDAT", await deflate(kind === "palette" ? plainRows(image) : differenceRows(image))),
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

function withTransparent(palette: Uint8Array): Uint8Array {
	const all = new Uint8Array(3 + palette.length);
	all.set(palette, 3);
	return all;
}

/** Every row begins with the number of its filter, 0 for none: of palettes differences mean nothing. */
function plainRows({ width, height, pixels }: Picture): Uint8Array {
	const rows = new Uint8Array(height * (width + 1));
	for (let row = 0; row < height; row++)
		rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
	return rows;
}

/** Differences from the pixel before (filter 1): what goes on evenly becomes small numbers. */
function differenceRows({ width, height, pixels }: Picture): Uint8Array {
	const length = 4 * width;
	const rows = new Uint8Array(height * (length + 1));
	for (let row = 0; row < height; row++) {
		const [from, to] = [row * length, row * (length + 1)];
		rows[to] = 1;
		for (let i = 0; i < length; i++)
			rows[to + 1 + i] = (pixels[from + i] as number) - (i < 4 ? 0 : (pixels[from + i - 4] as number));
	}
	return rows;
}

/** With the frame of zlib (RFC 1950), as PNG wants it; every runtime has it. */
async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
	const stream = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new CompressionStream("deflate"));
	return new Uint8Array(await new Response(stream).arrayBuffer());
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
