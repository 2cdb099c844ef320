import { MiraError } from "../../errors.ts";
import { joinBytes } from "../../zarr/join-bytes.ts";
import { crc32 } from "../checksum.ts";
import { corruptChunk } from "../codec.ts";
import { loadInflate } from "../inflate.ts";
import { Kernel } from "../kernels/kernel.ts";
import { wasm } from "../kernels/modules/png.ts";
import type { ImageSize, Placement } from "./placement.ts";
import type { Samples } from "./samples.ts";

/** An image of whole numbers; the samples of each pixel stand side by side. */
export type PngImage = Samples & { width: number; height: number; components: number };

/** What a stream says of its image. */
type Header = { width: number; height: number; bits: number; components: number };

/** An image as its stream has it. */
export type PngRows = Header & {
	/** Row by row, most significant byte and bit first; each begins with a whole byte. */
	rows: Uint8Array;
};

/** Of `kernels/png.c`. */
type PngFunctions = {
	unfilter(image: number, zeros: number, height: number, rowBytes: number, pixelBytes: number): number;
};

const kernel = new Kernel<PngFunctions>("png", wasm);

/** Samples of a pixel by colour type: gray, RGB, gray with alpha, RGBA. */
const COMPONENTS = new Map([
	[0, 1],
	[2, 3],
	[4, 2],
	[6, 4],
]);
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Decodes PNG (ISO 15948) to its samples as they are stored: no palette, no interlacing, no conversion of any kind. */
export async function decodePng(bytes: Uint8Array, place: Placement): Promise<PngImage> {
	let placed = { width: 0, height: 0 };
	const { width, height, bits, components, rows } = await decodePngRows(bytes, (image) => {
		placed = place(image);
	});
	const rowBytes = rows.length / height;
	const count = placed.width * placed.height * components;
	const samples = bits === 16 ? new Uint16Array(count) : new Uint8Array(count);
	for (let y = 0; y < height; y++) {
		const row = rows.subarray(y * rowBytes, (y + 1) * rowBytes);
		unpackRow(row, bits, samples.subarray(y * placed.width * components).subarray(0, width * components));
	}
	return { ...placed, components, bitsPerSample: bits, isSigned: false, samples };
}

/** The same without a look at the samples. `check` is told the size before anything is allocated, and may throw. */
export async function decodePngRows(bytes: Uint8Array, check: (image: ImageSize) => void): Promise<PngRows> {
	const { header, data } = parsePng(bytes);
	const { width, height, bits, components } = header;
	check({ width, height, samples: components });
	const rowBytes = Math.ceil((width * components * bits) / 8);
	const outputBytes = height * (1 + rowBytes);
	const inflate = await loadInflate();
	const filtered = inflate("zlib", data, { outputBytes, maxOutputBytes: outputBytes });
	if (filtered.length !== outputBytes) throw corruptChunk("png", "the stream is cut off");
	return { ...header, rows: unfilter(filtered, height, rowBytes, Math.max((components * bits) >> 3, 1)) };
}

function parsePng(bytes: Uint8Array): { header: Header; data: Uint8Array } {
	if (SIGNATURE.some((byte, i) => bytes[i] !== byte)) throw corruptChunk("png", "this is not a PNG stream");
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const parts: Uint8Array[] = [];
	let header: Header | undefined;
	for (let at = SIGNATURE.length; ; ) {
		const end = at + 12 + (at + 12 <= bytes.length ? view.getUint32(at) : 0);
		if (end > bytes.length) throw corruptChunk("png", "the stream is cut off");
		const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
		if (crc32(bytes.subarray(at + 4, end - 4)) >>> 0 !== view.getUint32(end - 4))
			throw corruptChunk("png", `the checksum of "${name}" does not match`);
		if (name === "IEND") break;
		if (name === "IHDR") header = parseHeader(bytes.subarray(at + 8, end - 4));
		if (name === "IDAT") parts.push(bytes.subarray(at + 8, end - 4));
		if (name === "tRNS") throw unsupported("a transparent colour");
		at = end;
	}
	if (header === undefined) throw corruptChunk("png", "the stream has no header");
	return { header, data: joinBytes(parts) };
}

function parseHeader(bytes: Uint8Array): Header {
	if (bytes.length !== 13) throw corruptChunk("png", "the header is damaged");
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const [bits = 0, color = 0, compression, filter, interlace] = bytes.subarray(8);
	const [width, height] = [view.getUint32(0), view.getUint32(4)];
	const isDepth = color === 0 ? [1, 2, 4, 8, 16].includes(bits) : bits === 8 || bits === 16;
	if (color === 3) throw unsupported("a palette");
	if (interlace === 1) throw unsupported("interlacing");
	const components = COMPONENTS.get(color);
	if (!isDepth || components === undefined || compression !== 0 || filter !== 0 || width * height === 0)
		throw corruptChunk("png", "the header makes no sense");
	return { width, height, bits, components };
}

/** Undoes the filters (ISO 15948 clause 9); the byte before each row names one. */
function unfilter(filtered: Uint8Array, height: number, rowBytes: number, pixelBytes: number): Uint8Array {
	return kernel.use([filtered.length, rowBytes], (functions, { memory, places }) => {
		const [image = 0, zeros = 0] = places;
		memory.set(filtered, image);
		memory.fill(0, zeros, zeros + rowBytes);
		const wrong = functions.unfilter(image, zeros, height, rowBytes, pixelBytes);
		if (wrong !== 0) throw corruptChunk("png", `the filter ${wrong} does not exist`);
		return memory.slice(image, image + height * rowBytes);
	});
}

function unpackRow(row: Uint8Array, bits: number, samples: Uint8Array | Uint16Array): void {
	if (bits === 8) samples.set(row);
	else if (bits === 16)
		for (let i = 0; i < samples.length; i++) samples[i] = 256 * (row[2 * i] as number) + (row[2 * i + 1] as number);
	else
		for (let i = 0; i < samples.length; i++) {
			const bit = i * bits;
			samples[i] = ((row[bit >> 3] as number) >> (8 - bits - (bit & 7))) & ((1 << bits) - 1);
		}
}

function unsupported(what: string): MiraError {
	return new MiraError("unsupported-feature", `a PNG stream has ${what}, which is not decoded`);
}
