import { decodeAec } from "./aec.ts";
import { swapUnits } from "./byte-order.ts";
import { type BytesToBytesCodec, badConfiguration, corruptChunk } from "./codec.ts";
import { wholeNumber } from "./configuration.ts";
import { unshuffle } from "./shuffle.ts";

const OPTION = { mostSignificantFirst: 16, nearestNeighbour: 32 };

/**
 * `imagecodecs_szip`: filter 4 of HDF5, with the four numbers of its client data. The size of the content as a 32-bit
 * little-endian number (unless `header` is false), then one stream of adaptive entropy coding; every line of pixels is an
 * interval of it. Pixels of 32 and 64 bits are coded as planes of bytes.
 */
export const szipCodec: BytesToBytesCodec = {
	kind: "bytes-to-bytes",
	create(configuration) {
		const number = (key: string, least: number): number => wholeNumber("szip", configuration, key, { least });
		const options = number("options_mask", 0);
		const blockSize = number("pixels_per_block", 2);
		const linePixels = number("pixels_per_scanline", 1);
		const pixelBits = number("bits_per_pixel", 1);
		const headerBytes = configuration.header === false ? 0 : 4;
		const planes = pixelBits === 32 || pixelBits === 64 ? pixelBits / 8 : 1;
		const bitsPerSample = planes > 1 ? 8 : pixelBits;
		if (bitsPerSample > 24) throw badConfiguration("szip", `pixels of ${pixelBits} bits`);
		const parameters = {
			bitsPerSample,
			blockSize,
			intervalBlocks: Math.ceil(linePixels / blockSize),
			intervalSamples: linePixels,
			preprocess: (options & OPTION.nearestNeighbour) !== 0,
			signed: false,
			restricted: false,
			padded: false,
		};
		return {
			// The stream twice in the kernel, and planes of bytes before they are put together.
			workBytes: (outputBytes) => (planes > 1 ? 3 : 2) * outputBytes,
			decode(bytes, { outputBytes, maxOutputBytes }) {
				if (bytes.length < headerBytes) throw corruptChunk("szip", `${bytes.length} bytes are too few to hold a size`);
				const size =
					headerBytes === 0
						? (outputBytes ?? maxOutputBytes)
						: new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
				if (size > maxOutputBytes || size !== (outputBytes ?? size))
					throw corruptChunk(
						"szip",
						`it holds ${size} bytes, ${outputBytes ?? `at most ${maxOutputBytes}`} are needed`,
					);
				const sampleBytes = bitsPerSample <= 8 ? 1 : bitsPerSample <= 16 ? 2 : 4;
				const samples = decodeAec(bytes.subarray(headerBytes), parameters, Math.floor(size / sampleBytes));
				const content = new Uint8Array(samples.buffer);
				if (planes > 1) return unshuffle(content, planes, new Uint8Array(size));
				return sampleBytes > 1 && options & OPTION.mostSignificantFirst ? swapUnits(content, sampleBytes) : content;
			},
		};
	},
};
