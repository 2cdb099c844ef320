import { type BlockTools, loadBlocks } from "./block-tools.ts";
import { type Awaitable, type BytesToBytesCodec, badConfiguration, corruptChunk, type DecodeContext } from "./codec.ts";
import { wholeNumber } from "./configuration.ts";
import { decodeZstd, loadZstd } from "./zstd.ts";

const HEADER_BYTES = 12;
/** The largest expansion of any compressor in use: zstd repeats a byte 2^17 times in a block of four. */
const MAX_EXPANSION = 2 ** 15;
const DEFAULT_BLOCK_BYTES = 8192;
const LEAST_DEFAULT_BLOCK = 128;

/** Fills the whole of `output`, or throws. */
type Decompressor = (input: Uint8Array, output: Uint8Array, tools: BlockTools) => void;

const DECOMPRESSORS: { [name in "lz4" | "zstd"]: () => Awaitable<Decompressor> } = {
	lz4: () => (input, output, tools) => tools.decodeLz4(input, output),
	zstd: loadZstdDecompressor,
};

/** Blocks are decoded in a memory of their own. */
const workBytes = (outputBytes: number): number => outputBytes;

/**
 * `mirazarr.bitshuffle`: filter 32008 of HDF5. Blocks of `blocksize` elements (0 is the filter's own choice) have their bits
 * transposed; up to seven elements that are left at the end stay as they are. With `codec` "lz4" or "zstd" the size of
 * the content (64 bits) and of a block (32 bits) come first and the stored length (32 bits) before each block, big-endian.
 */
export const bitshuffleHdf5Codec: BytesToBytesCodec = {
	kind: "bytes-to-bytes",
	create(configuration) {
		const elementBytes = wholeNumber("bitshuffle", configuration, "elementsize", { least: 1 });
		const blockElements =
			wholeNumber("bitshuffle", configuration, "blocksize", { least: 0, fallback: 0 }) || defaultBlock(elementBytes);
		if (blockElements % 8 !== 0) throw badConfiguration("bitshuffle", "blocksize must be a multiple of 8");
		const { codec = "none" } = configuration;
		if (codec === "none")
			return {
				encodedBytes: (size) => size,
				workBytes,
				async decode(bytes) {
					const size = bytes.length;
					const withBlocks = await loadBlocks();
					return withBlocks([size, size], ([input, output], tools) => {
						input.set(bytes);
						for (const [begin, end] of blocks(size, elementBytes, blockElements * elementBytes))
							tools.unshuffleBits(input.subarray(begin, end), elementBytes, output.subarray(begin, end));
						const tail = tailBytes(size, elementBytes);
						output.set(input.subarray(size - tail), size - tail);
						return output.slice();
					});
				},
			};
		if (codec !== "lz4" && codec !== "zstd")
			throw badConfiguration("bitshuffle", `codec must be "none", "lz4" or "zstd", not ${codec}`);
		return {
			workBytes,
			decode: async (bytes, context) => decodeBlocks(bytes, elementBytes, await DECOMPRESSORS[codec](), context),
		};
	},
};

/** As bitshuffle chooses it: 8 KiB, in whole groups of eight elements, but not too few. */
function defaultBlock(elementBytes: number): number {
	return Math.max(Math.floor(DEFAULT_BLOCK_BYTES / elementBytes / 8) * 8, LEAST_DEFAULT_BLOCK);
}

/** Where the blocks of a content of that size begin and end. The last has as many eights of elements as are left. */
function* blocks(sizeBytes: number, elementBytes: number, blockBytes: number): Generator<[number, number]> {
	const end = sizeBytes - tailBytes(sizeBytes, elementBytes);
	for (let begin = 0; begin < end; begin += blockBytes) yield [begin, Math.min(begin + blockBytes, end)];
}

function tailBytes(sizeBytes: number, elementBytes: number): number {
	return sizeBytes % (8 * elementBytes);
}

async function decodeBlocks(
	bytes: Uint8Array,
	elementBytes: number,
	decompress: Decompressor,
	{ outputBytes, maxOutputBytes }: DecodeContext,
): Promise<Uint8Array> {
	if (bytes.length < HEADER_BYTES) throw corruptChunk("bitshuffle", `${bytes.length} bytes are too few for a header`);
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const size = Number(view.getBigUint64(0));
	const blockBytes = view.getUint32(8);
	if (size > maxOutputBytes || size !== (outputBytes ?? size))
		throw corruptChunk(
			"bitshuffle",
			`it holds ${size} bytes, ${outputBytes ?? `at most ${maxOutputBytes}`} are needed`,
		);
	if (size > bytes.length * MAX_EXPANSION)
		throw corruptChunk("bitshuffle", `${bytes.length} bytes cannot hold the ${size} they declare`);
	if (blockBytes === 0 || blockBytes % (8 * elementBytes) !== 0)
		throw corruptChunk("bitshuffle", `blocks of ${blockBytes} bytes and elements of ${elementBytes} make no sense`);
	const withBlocks = await loadBlocks();
	return withBlocks([bytes.length, Math.min(blockBytes, size), size], ([input, shuffled, output], tools) => {
		input.set(bytes);
		let at = HEADER_BYTES;
		for (const [begin, end] of blocks(size, elementBytes, blockBytes)) {
			const length = at + 4 <= bytes.length ? view.getUint32(at) : Number.POSITIVE_INFINITY;
			at += 4;
			if (at + length > bytes.length) throw corruptChunk("bitshuffle", "a block reaches beyond the chunk");
			const block = shuffled.subarray(0, end - begin);
			decompress(input.subarray(at, at + length), block, tools);
			tools.unshuffleBits(block, elementBytes, output.subarray(begin, end));
			at += length;
		}
		const tail = tailBytes(size, elementBytes);
		if (at + tail > bytes.length) throw corruptChunk("bitshuffle", "the last elements are missing");
		output.set(input.subarray(at, at + tail), size - tail);
		return output.slice();
	});
}

async function loadZstdDecompressor(): Promise<Decompressor> {
	const decoder = await loadZstd();
	return (input, output) => {
		const size = output.length;
		const content = decodeZstd(decoder, input, { outputBytes: size, maxOutputBytes: size });
		if (content.length !== size)
			throw corruptChunk("bitshuffle", `a block gives ${content.length} bytes, ${size} are needed`);
		output.set(content);
	};
}
