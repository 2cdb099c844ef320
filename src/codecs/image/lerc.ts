import { elementCount } from "../../zarr/nd-array.ts";
import { type ArrayToBytesCodec, type ChunkSpec, corruptChunk } from "../codec.ts";
import { decodeLercBlob, type LercPixels } from "./lerc-wasm.ts";
import { placeInChunk, placeRows } from "./placement.ts";

/**
 * `imagecodecs_lerc`: Esri's Limited Error Raster Compression. Pixels that the blob marks as missing are what libtiff makes of
 * them: NaN for floats, 0 for integers; and where a uint8 array has one sample more than the blob, that is the alpha channel, 255
 * or 0.
 */
export const lercCodec: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create: (_, spec) => ({
		decode(bytes, { maxOutputBytes }) {
			checkSize(bytes, maxOutputBytes);
			const pixels = decodeLercBlob(bytes, maxOutputBytes);
			return pixels instanceof Promise ? pixels.then((later) => toChunk(later, spec)) : toChunk(pixels, spec);
		},
	}),
};

/** Throws if the header declares more than there is room for: the decoder would make room for it while it looks around. */
function checkSize(bytes: Uint8Array, maxOutputBytes: number): void {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const isFirst = startsWith(bytes, "CntZImage ");
	if ((!isFirst && !startsWith(bytes, "Lerc2 ")) || bytes.length < 34)
		throw corruptChunk("lerc", "this is not a LERC blob");
	const version = view.getInt32(6, true);
	const at = isFirst ? 18 : version >= 3 ? 14 : 10;
	const depth = !isFirst && version >= 4 ? view.getUint32(at + 8, true) : 1;
	const values = view.getUint32(at, true) * view.getUint32(at + 4, true) * depth;
	if (values > maxOutputBytes)
		throw corruptChunk("lerc", `it holds ${values} values, at most ${maxOutputBytes} bytes are needed`);
}

function startsWith(bytes: Uint8Array, text: string): boolean {
	return String.fromCharCode(...bytes.subarray(0, text.length)) === text;
}

function toChunk(pixels: LercPixels, { dataType, shape }: ChunkSpec): Uint8Array {
	if (pixels.dataType !== dataType.name)
		throw corruptChunk("lerc", `the blob holds ${pixels.dataType}, the array ${dataType.name}`);
	const { width, height, depth, bands } = pixels;
	maskFloats(pixels);
	if (bands > 1) {
		if (width * height * depth * bands !== elementCount(shape))
			throw corruptChunk(
				"lerc",
				`${bands} bands of ${width} x ${height} do not fit in a chunk of shape [${shape.join(", ")}]`,
			);
		return pixels.data;
	}
	const place = placeInChunk("lerc", shape);
	const hasAlpha =
		dataType.name === "uint8" && shape.length > 2 && shape.at(-1) === depth + 1 && shape.at(-2) === width;
	const samples = hasAlpha ? depth + 1 : depth;
	const data = hasAlpha ? withAlpha(pixels) : pixels.data;
	return placeRows(data, samples * (dataType.itemBytes ?? 0), pixels, place({ width, height, samples }));
}

function maskFloats({ valid, data, dataType, width, height, depth, bands }: LercPixels): void {
	if (valid === undefined || !dataType.startsWith("float")) return;
	const values = dataType === "float32" ? new Float32Array(data.buffer) : new Float64Array(data.buffer);
	for (let pixel = 0; pixel < width * height * bands; pixel++)
		if (valid[pixel % valid.length] === 0) values.fill(Number.NaN, pixel * depth, (pixel + 1) * depth);
}

/** libtiff stores the alpha channel of 8-bit images as the mask. */
function withAlpha({ valid, data, width, height, depth }: LercPixels): Uint8Array {
	const output = new Uint8Array(width * height * (depth + 1)).fill(255);
	for (let pixel = 0; pixel < width * height; pixel++) {
		output.set(data.subarray(pixel * depth, (pixel + 1) * depth), pixel * (depth + 1));
		if (valid?.[pixel] === 0) output[pixel * (depth + 1) + depth] = 0;
	}
	return output;
}
