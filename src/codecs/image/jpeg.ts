import { decodeBase64 } from "../../zarr/base64.ts";
import { joinBytes } from "../../zarr/join-bytes.ts";
import { type JsonObject, shownJson } from "../../zarr/json.ts";
import { type ArrayToBytesCodec, badConfiguration } from "../codec.ts";
import type { ColorSpace } from "./jpeg-color.ts";
import { decodeJpeg, type JpegOptions, parseJpegTables } from "./jpeg-stream.ts";
import { placeInChunk, placeRowsInChunk } from "./placement.ts";

/**
 * `imagecodecs_jpeg`: JPEG of 8 bits, or of 12 for elements of 16, or lossless, with the pixels that libjpeg-turbo gives.
 * `tables` are those that the stream leaves out, `header` is what comes before it; the color spaces are those of the stream
 * and of the array.
 */
export const jpegCodec: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create(configuration, { dataType, shape }) {
		const sampleBytes = SAMPLE_BYTES.get(dataType.name);
		if (sampleBytes === undefined)
			throw badConfiguration("imagecodecs_jpeg", `the data type is ${dataType.name}, not uint8 or uint16`);
		const stored = base64(configuration, "tables");
		const header = base64(configuration, "header");
		const options = {
			sampleBytes,
			tables: stored && parseJpegTables(stored),
			colorSpace: colorSpace(configuration, "colorspace_jpeg"),
			outputSpace: colorSpace(configuration, "colorspace_data"),
			// libtiff takes a last strip that has as many rows as the others.
			place: placeInChunk("imagecodecs_jpeg", shape, "cut"),
			placeLossless: placeRowsInChunk("imagecodecs_jpeg", shape),
		};
		return {
			// Planes, pixels and, of progressive streams, coefficients of 16 bits.
			workBytes: (outputBytes) => 4 * outputBytes,
			decode(bytes) {
				const pixels = decodeJpeg(header === undefined ? bytes : joinBytes([header, bytes]), options);
				return new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength);
			},
		};
	},
};

/** The types an array may have; libtiff lets signed bytes through as they are. */
const SAMPLE_BYTES: ReadonlyMap<string, JpegOptions["sampleBytes"]> = new Map([
	["uint8", 1],
	["int8", 1],
	["uint16", 2],
	["int16", 2],
]);

/** By number, as libjpeg has them. */
const COLOR_SPACES: readonly ColorSpace[] = ["UNKNOWN", "GRAYSCALE", "RGB", "YCbCr", "CMYK", "YCCK"];

function colorSpace(configuration: JsonObject, key: string): ColorSpace | undefined {
	const value = configuration[key] ?? undefined;
	if (value === undefined) return undefined;
	const found = COLOR_SPACES.find(
		(space, i) => value === i || (typeof value === "string" && value.toLowerCase() === space.toLowerCase()),
	);
	if (found === undefined) throw badConfiguration("imagecodecs_jpeg", `${key} ${shownJson(value)} is not known`);
	return found;
}

function base64(configuration: JsonObject, key: string): Uint8Array | undefined {
	const value = configuration[key] ?? undefined;
	if (value === undefined) return undefined;
	try {
		return decodeBase64(String(value));
	} catch {
		throw badConfiguration("imagecodecs_jpeg", `${key} is not base64`);
	}
}
