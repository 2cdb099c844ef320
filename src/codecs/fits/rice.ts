import { type ArrayToBytesCodec, badConfiguration, corruptChunk } from "../codec.ts";
import { wholeNumber } from "../configuration.ts";
import { Kernel } from "../kernels/kernel.ts";
import { wasm } from "../kernels/modules/rice.ts";
import { allocate } from "../memory.ts";
import { integerStage } from "./integer-tile.ts";

const NAME = "mirazarr.fits_rice";

/**
 * `mirazarr.fits_rice`: RICE_1 of tiled images (FITS standard, 10.4.1). Configuration: `block_size`, the number of pixels that
 * share a parameter, and `pixel_bytes`, the size of a pixel as it was encoded: 1, 2 or 4.
 */
export const riceCodec: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create(configuration, spec) {
		const blockSize = Math.min(wholeNumber(NAME, configuration, "block_size", { least: 1, fallback: 32 }), MAX_BLOCK);
		const pixelBytes = wholeNumber(NAME, configuration, "pixel_bytes", { least: 1, fallback: 4 });
		const coding = CODINGS.get(pixelBytes);
		if (coding === undefined) throw badConfiguration(NAME, `pixel_bytes must be 1, 2 or 4, not ${pixelBytes}`);
		return integerStage(NAME, spec, (bytes, count) => decodeRice(bytes, count, blockSize, coding), 4);
	},
};

/** Bits of a pixel, bits that tell the parameter of a block, and the parameter that means "not encoded". */
type Coding = { bits: number; parameterBits: number; plainParameter: number };

const CODINGS: ReadonlyMap<number, Coding> = new Map([
	[1, { bits: 8, parameterBits: 3, plainParameter: 6 }],
	[2, { bits: 16, parameterBits: 4, plainParameter: 14 }],
	[4, { bits: 32, parameterBits: 5, plainParameter: 25 }],
]);

/** Of `kernels/rice.c`. */
type RiceFunctions = {
	begin(
		decoder: number,
		stream: number,
		bytes: number,
		bits: number,
		parameterBits: number,
		plainParameter: number,
		blockPixels: number,
	): void;
	decode(decoder: number, pixels: number, wanted: number): number;
};

const kernel = new Kernel<RiceFunctions>(NAME, wasm);
const DECODER_BYTES = 64;
/** Ones behind the stream, where the kernel may look. */
const PADDING_BYTES = 1088;
/** No tile is larger, so no block ends. */
const MAX_BLOCK = 2 ** 32 - 1;
/** Pixels that are decoded at once: they stay in the cache of the processor until they are copied. */
const WINDOW_PIXELS = 16384;
const NO_PARAMETER = -2;

function decodeRice(bytes: Uint8Array, count: number, blockSize: number, coding: Coding): Int32Array {
	const { bits, parameterBits, plainParameter } = coding;
	// Every block costs the bits of its parameter: a count beyond that is damage, not a reason to allocate.
	if (Math.ceil(count / blockSize) * parameterBits + bits > bytes.length * 8)
		throw corruptChunk(NAME, `${bytes.length} bytes cannot hold ${count} pixels`);
	const values = new Int32Array(allocate(4 * count).buffer as ArrayBuffer, 0, count);
	const streamBytes = bytes.length + PADDING_BYTES;
	kernel.use([DECODER_BYTES, streamBytes, 4 * WINDOW_PIXELS], ({ begin, decode }, { memory, places }) => {
		const [decoder = 0, stream = 0, window = 0] = places;
		memory.set(bytes, stream);
		memory.fill(0xff, stream + bytes.length, stream + streamBytes);
		begin(decoder, stream, bytes.length, bits, parameterBits, plainParameter, blockSize);
		for (let at = 0; at < count; at += WINDOW_PIXELS) {
			const wanted = Math.min(WINDOW_PIXELS, count - at);
			const decoded = decode(decoder, window, wanted);
			if (decoded === NO_PARAMETER) throw corruptChunk(NAME, "a block has a parameter that does not exist");
			if (decoded < 0) throw corruptChunk(NAME, `the ${bytes.length} bytes end too early`);
			values.set(new Int32Array(memory.buffer, window, wanted), at);
		}
	});
	return values;
}
