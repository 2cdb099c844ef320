// node docs/pictures/draw.mjs FILE ARRAY PICTURE.png [--zoom 8] [--flip]
//
// Draws the last two dimensions of an array: dark blue is least, yellow is most, magenta is missing. --flip puts the first row at
// the bottom, as FITS has it. Nothing but mirazarr and Node is needed.
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { crc32, deflateSync } from "node:zlib";
import { decode, openStore } from "mirazarr";

const RAMP = [
	[38, 30, 78],
	[49, 86, 139],
	[40, 137, 141],
	[88, 192, 104],
	[249, 231, 60],
];
const MISSING = [226, 0, 122];

const { positionals, values: flags } = parseArgs({
	allowPositionals: true,
	options: { zoom: { type: "string", default: "8" }, flip: { type: "boolean", default: false } },
});
const [file, path, picture] = positionals;
const { data, shape } = await decode(await openStore(file), path.startsWith("/") ? path : `/${path}`);
const [rows, columns] = shape.slice(-2);
const field = Float64Array.from(data.subarray(0, rows * columns), Number);
await writeFile(picture, encodePng(drawPixels(field, rows, columns, Number(flags.zoom), flags.flip)));

/** Colours of all pixels, each as large as the zoom says. */
function drawPixels(field, rows, columns, zoom, isFlipped) {
	const present = field.filter((value) => !Number.isNaN(value));
	const least = present.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
	const most = present.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
	const [width, height] = [columns * zoom, rows * zoom];
	const pixels = new Uint8Array(3 * width * height);
	for (let y = 0; y < height; y++)
		for (let x = 0; x < width; x++) {
			const row = Math.floor(y / zoom);
			const value = field[(isFlipped ? rows - 1 - row : row) * columns + Math.floor(x / zoom)];
			pixels.set(colourOf((value - least) / (most - least || 1)), 3 * (y * width + x));
		}
	return { width, height, pixels };
}

/** The colour of a value between 0 and 1; NaN is missing. */
function colourOf(share) {
	if (Number.isNaN(share)) return MISSING;
	const place = share * (RAMP.length - 1);
	const from = RAMP[Math.min(Math.floor(place), RAMP.length - 2)];
	const to = RAMP[Math.min(Math.floor(place) + 1, RAMP.length - 1)];
	const part = place - Math.min(Math.floor(place), RAMP.length - 2);
	return from.map((channel, i) => Math.round(channel + part * (to[i] - channel)));
}

/** An image of three channels of 8 bits as PNG: header, rows that are not filtered, end. */
function encodePng({ width, height, pixels }) {
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header.set([8, 2, 0, 0, 0], 8);
	const lines = Buffer.alloc(height * (1 + 3 * width));
	for (let y = 0; y < height; y++)
		lines.set(pixels.subarray(3 * y * width, 3 * (y + 1) * width), y * (1 + 3 * width) + 1);
	const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
	const blocks = [
		chunk("IHDR", header),
		chunk("IDAT", deflateSync(lines, { level: 9 })),
		chunk("IEND", Buffer.alloc(0)),
	];
	return Buffer.concat([signature, ...blocks]);
}

function chunk(name, content) {
	const body = Buffer.concat([Buffer.from(name, "latin1"), content]);
	const block = Buffer.alloc(8 + body.length);
	block.writeUInt32BE(content.length, 0);
	block.set(body, 4);
	block.writeUInt32BE(crc32(body), 4 + body.length);
	return block;
}
