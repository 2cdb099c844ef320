import { type JsonObject, type JsonValue, shownJson } from "../../zarr/json.ts";
import { type ArrayToBytesCodec, badConfiguration, requireLength } from "../codec.ts";

/**
 * `mirazarr.tiff_ycbcr`: 8-bit Y′CbCr samples of TIFF (TIFF 6.0, section 21) as RGB, pixels of three samples. Of
 * `subsampling: [h, v]` pixels the brightnesses stand side by side, then one Cb and one Cr for all of them; at the right and
 * lower edges such units are whole too. `coefficients` and `reference_black_white` are the tags of TIFF, with its defaults.
 * The arithmetic is that of libtiff, whose RGB GDAL returns.
 */
export const ycbcrCodec: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create(configuration, { dataType, shape }) {
		const name = "mirazarr.tiff_ycbcr";
		const [height = 0, width = 0, samples] = shape;
		if (dataType.name !== "uint8" || shape.length !== 3 || samples !== 3)
			throw badConfiguration(
				name,
				`it gives pixels of three bytes, not "${dataType.name}" of shape [${shape.join(", ")}]`,
			);
		const [across = 0, down = 0] = numbers(name, configuration, "subsampling", [2, 2]);
		if (![1, 2, 4].includes(across) || ![1, 2, 4].includes(down))
			throw badConfiguration(name, `subsampling must be 1, 2 or 4 each way, not ${across} and ${down}`);
		const coefficients = numbers(name, configuration, "coefficients", [0.299, 0.587, 0.114]);
		if (!(coefficients[1] as number)) throw badConfiguration(name, "the coefficient of green must not be 0");
		const range = numbers(name, configuration, "reference_black_white", [0, 255, 128, 255, 128, 255]);
		const tables = conversionTables(coefficients, range);
		const unitBytes = across * down + 2;
		const unitsAcross = Math.ceil(width / across);
		const size = unitsAcross * Math.ceil(height / down) * unitBytes;
		return {
			encodedBytes: size,
			decode(bytes) {
				requireLength(name, bytes, size);
				const output = new Uint8ClampedArray(height * width * 3);
				for (let y = 0, to = 0; y < height; y++) {
					const rowOfUnits = Math.floor(y / down) * unitsAcross * unitBytes + (y % down) * across;
					const colour = across * (down - (y % down));
					for (let x = 0, unit = rowOfUnits; x < width; unit += unitBytes) {
						const cb = bytes[unit + colour] as number;
						const cr = bytes[unit + colour + 1] as number;
						const red = tables.crToRed[cr] as number;
						const green = ((tables.cbToGreen[cb] as number) + (tables.crToGreen[cr] as number)) >> 16;
						const blue = tables.cbToBlue[cb] as number;
						for (let i = unit, end = unit + Math.min(across, width - x); i < end; i++, x++) {
							const grey = tables.grey[bytes[i] as number] as number;
							output[to++] = grey + red;
							output[to++] = grey + green;
							output[to++] = grey + blue;
						}
					}
				}
				return new Uint8Array(output.buffer);
			},
		};
	},
};

function numbers(codec: string, configuration: JsonObject, key: string, fallback: readonly number[]): number[] {
	const value: JsonValue = configuration[key] ?? [...fallback];
	const isList = Array.isArray(value) && value.length === fallback.length && value.every((v) => Number.isFinite(v));
	if (!isList) throw badConfiguration(codec, `${key} must be ${fallback.length} numbers, not ${shownJson(value)}`);
	return value as number[];
}

type ConversionTables = {
	grey: Int32Array;
	crToRed: Int32Array;
	cbToBlue: Int32Array;
	/** In units of 2^-16, one half included. */
	cbToGreen: Int32Array;
	crToGreen: Int32Array;
};

/** As `TIFFYCbCrToRGBInit` of libtiff: every step rounded to single precision, the factors to 2^-16. */
function conversionTables(coefficients: readonly number[], range: readonly number[]): ConversionTables {
	const f = Math.fround;
	const [red = 0, green = 0, blue = 0] = coefficients.map(f);
	const [black = 0, white = 0, cbZero = 0, cbTop = 0, crZero = 0, crTop = 0] = range.map(f);
	const redFactor = f(2 - f(2 * red));
	const blueFactor = f(2 - f(2 * blue));
	const d1 = fixed(redFactor);
	const d2 = -fixed(f(f(red * redFactor) / green));
	const d3 = fixed(blueFactor);
	const d4 = -fixed(f(f(blue * blueFactor) / green));
	const table = (value: (code: number) => number): Int32Array => Int32Array.from({ length: 256 }, (_, i) => value(i));
	const cb = table((i) => codeToValue(i - 128, f(cbZero - 128), f(cbTop - 128), 127));
	const cr = table((i) => codeToValue(i - 128, f(crZero - 128), f(crTop - 128), 127));
	return {
		grey: table((i) => codeToValue(i, black, white, 255)),
		crToRed: cr.map((v) => (d1 * v + 32768) >> 16),
		cbToBlue: cb.map((v) => (d3 * v + 32768) >> 16),
		crToGreen: cr.map((v) => d2 * v),
		cbToGreen: cb.map((v) => d4 * v + 32768),
	};
}

/** In units of 2^-16, from 0 to 2. */
function fixed(factor: number): number {
	const clamped = factor >= 0 ? Math.min(factor, 2) : 0;
	return Math.trunc(clamped * 65536 + 0.5);
}

function codeToValue(code: number, black: number, white: number, top: number): number {
	const f = Math.fround;
	const span = f(white - black);
	const value = f(f(f(code - Math.trunc(black)) * top) / (span === 0 ? 1 : span));
	return Math.trunc(Math.max(-4096, Math.min(4096, value)));
}
