import { elementCount } from "../../zarr/nd-array.ts";
import { type ArrayToBytesCodec, type ChunkSpec, corruptChunk } from "../codec.ts";
import { decodeLercBlob, type LercPixels } from "./lerc-wasm.ts";
import { placeInChunk, placeRows } from "./placement.ts";

/**
 * `imagecodecs_lerc`: Esri's Limited Error Raster Compression. Pixels that the blob marks as missing are what libtiff makes of
 * them: NaN for floats, 0 for integers; and where a uint8 array has one sample more than the blob, that is the alpha channel, 255
 * or 0. Of a blob of several bands (`planar`) each is a plane of the array; without that, one of its samples.
 */
export const lercCodec: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create({ planar }, spec) {
		const place = (pixels: LercPixels): Uint8Array => toChunk(pixels, planar === true, spec);
		return {
			workBytes: (outputBytes) => 2 * outputBytes,
			decode(bytes, { maxOutputBytes }) {
				checkSize(bytes, maxOutputBytes);
				const pixels = decodeLercBlob(bytes, maxOutputBytes);
				return pixels instanceof Promise ? pixels.then(place) : place(pixels);
			},
		};
	},
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

function toChunk(pixels: LercPixels, isPlanar: boolean, { dataType, shape }: ChunkSpec): Uint8Array {
	if (pixels.dataType !== dataType.name)
		throw corruptChunk("lerc", `the blob holds ${pixels.dataType}, the array ${dataType.name}`);
	const { width, height, depth, bands } = pixels;
	const itemBytes = dataType.itemBytes ?? 0;
	maskFloats(pixels);
	const place = placeInChunk("lerc", shape);
	// libtiff makes bands of the samples of a pixel where not all of them are missing together.
	if (bands > 1 && depth === 1 && !isPlanar && shape.length > 2 && shape.at(-1) === bands)
		return placeRows(
			interleave(pixels, itemBytes),
			bands * itemBytes,
			pixels,
			place({ width, height, samples: bands }),
		);
	if (bands > 1) {
		if (width * height * depth * bands !== elementCount(shape))
			throw corruptChunk(
				"lerc",
				`${bands} bands of ${width} x ${height} do not fit in a chunk of shape [${shape.join(", ")}]`,
			);
		return pixels.data;
	}
	const hasAlpha =
		dataType.name === "uint8" && shape.length > 2 && shape.at(-1) === depth + 1 && shape.at(-2) === width;
	const samples = hasAlpha ? depth + 1 : depth;
	const data = hasAlpha ? withAlpha(pixels) : pixels.data;
	return placeRows(data, samples * itemBytes, pixels, place({ width, height, samples }));
}

/** The values of bands that come one after the other, pixel by pixel. */
function interleave({ data, bands }: LercPixels, itemBytes: number): Uint8Array {
	const output = new Uint8Array(data.length);
	const bandBytes = data.length / bands;
	for (let band = 0, from = 0; band < bands; band++)
		for (let to = band * itemBytes, end = from + bandBytes; from < end; from += itemBytes, to += bands * itemBytes)
			for (let i = 0; i < itemBytes; i++) output[to + i] = data[from + i] as number;
	return output;
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
