import { MiraError } from "../errors.ts";
import type { JsonValue } from "../zarr/json.ts";
import { type BlockTools, loadBlocks } from "./block-tools.ts";
import { decodeBlosclz } from "./blosclz.ts";
import { type Awaitable, type BytesToBytesCodec, corruptChunk, type DecodeContext } from "./codec.ts";
import { loadInflater } from "./inflate.ts";
import { decodeSnappy } from "./snappy.ts";
import { decodeZstd, loadZstd } from "./zstd.ts";

/**
 * `blosc`: blocks that are shuffled and compressed each by itself (format 2 of c-blosc 1). The bytes say all that decoding
 * needs; the configuration is for writers.
 */
export const bloscCodec: BytesToBytesCodec = {
	kind: "bytes-to-bytes",
	create: ({ cname, clevel, shuffle, blocksize }) => ({
		async decode(bytes, context) {
			const chunk = parseBlosc(bytes, context);
			return decodeBlosc(chunk, await DECOMPRESSORS[chunk.compressor]());
		},
		async encode(bytes) {
			const { default: Blosc } = await import("numcodecs/blosc");
			const blosc = Blosc.fromConfig({
				id: "blosc",
				cname: typeof cname === "string" ? cname : "lz4",
				clevel: Number(clevel ?? 5),
				shuffle: shuffleNumber(shuffle),
				blocksize: Number(blocksize ?? 0),
			});
			return blosc.encode(bytes);
		},
		// A block may be as large as all, and is shuffled in a memory of its own, as all are put together.
		workBytes: (outputBytes) => 2 * outputBytes,
	}),
};

const SHUFFLES: readonly (JsonValue | undefined)[] = ["noshuffle", "shuffle", "bitshuffle"];

/** Zarr v3 has names for what numcodecs has numbers for. */
function shuffleNumber(shuffle: JsonValue | undefined): number {
	return typeof shuffle === "number" ? shuffle : Math.max(SHUFFLES.indexOf(shuffle), 0);
}

/** Fills the whole of `output`, or throws. */
type Decompressor = (input: Uint8Array, output: Uint8Array, tools: BlockTools) => void;

/** Some are loaded when they are needed. */
const DECOMPRESSORS: { [name in BloscChunk["compressor"]]: () => Awaitable<Decompressor> } = {
	blosclz: () => decodeBlosclz,
	lz4: () => (input, output, tools) => tools.decodeLz4(input, output),
	snappy: () => decodeSnappy,
	zlib: async () => copying((await loadInflater()).inflate.bind(undefined, "zlib")),
	zstd: async () => copying(decodeZstd.bind(undefined, await loadZstd())),
};

function copying(decode: (input: Uint8Array, context: DecodeContext) => Uint8Array): Decompressor {
	return (input, output) => {
		const size = output.length;
		const content = decode(input, { outputBytes: size, maxOutputBytes: size });
		if (content.length !== size)
			throw corruptChunk("blosc", `a stream gives ${content.length} bytes, ${size} are needed`);
		output.set(content);
	};
}

/** By the number in the upper three bits of the flags. */
const COMPRESSORS = ["blosclz", "lz4", "snappy", "zlib", "zstd"] as const;

type BloscChunk = {
	view: DataView;
	bytes: Uint8Array;
	contentBytes: number;
	blockBytes: number;
	elementBytes: number;
	compressor: (typeof COMPRESSORS)[number];
	shuffle: "none" | "bytes" | "bits";
	/** Nothing is compressed: the content follows the header. */
	stored: boolean;
	/** Each byte plane of a block is a stream of its own. */
	split: boolean;
};

const HEADER_BYTES = 16;
/** The largest expansion of any compressor in use: zstd repeats a byte 2^17 times in a block of four. */
const MAX_EXPANSION = 2 ** 15;
const FLAG = { shuffle: 1, stored: 2, bitshuffle: 4, future: 8, wholeBlocks: 16 };

/** Reads and checks the header (c-blosc, README_CHUNK_FORMAT.rst). */
function parseBlosc(bytes: Uint8Array, { outputBytes, maxOutputBytes }: DecodeContext): BloscChunk {
	if (bytes.length < HEADER_BYTES) throw corruptChunk("blosc", `${bytes.length} bytes are too few for a header`);
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const [version = 0, , flags = 0, elementBytes = 0] = bytes;
	if (version < 1 || version > 2 || flags & FLAG.future)
		throw new MiraError("unsupported-feature", `a chunk has Blosc format ${version}, only 1 and 2 are known`);
	const compressor = COMPRESSORS[flags >> 5];
	if (compressor === undefined)
		throw new MiraError("unsupported-feature", `a Blosc chunk is compressed with codec ${flags >> 5}`);
	const contentBytes = view.getUint32(4, true);
	const blockBytes = view.getUint32(8, true);
	const storedBytes = view.getUint32(12, true);
	if (contentBytes > maxOutputBytes || contentBytes !== (outputBytes ?? contentBytes))
		throw corruptChunk(
			"blosc",
			`it holds ${contentBytes} bytes, ${outputBytes ?? `at most ${maxOutputBytes}`} are needed`,
		);
	if (contentBytes > bytes.length * MAX_EXPANSION)
		throw corruptChunk("blosc", `${bytes.length} bytes cannot hold the ${contentBytes} they declare`);
	if (storedBytes < HEADER_BYTES || storedBytes > bytes.length)
		throw corruptChunk("blosc", `${storedBytes} bytes are declared, ${bytes.length} are there`);
	if (elementBytes === 0 || (contentBytes > 0 && (blockBytes === 0 || blockBytes > contentBytes)))
		throw corruptChunk("blosc", `blocks of ${blockBytes} bytes and elements of ${elementBytes} make no sense`);
	return {
		view,
		bytes: bytes.subarray(0, storedBytes),
		contentBytes,
		blockBytes,
		elementBytes,
		compressor,
		shuffle: flags & FLAG.bitshuffle ? "bits" : flags & FLAG.shuffle && elementBytes > 1 ? "bytes" : "none",
		stored: (flags & FLAG.stored) !== 0,
		// Writers older than the flag split whenever the planes are long enough and few.
		split: (flags & FLAG.wholeBlocks) === 0 && elementBytes <= 16 && Math.floor(blockBytes / elementBytes) >= 128,
	};
}

async function decodeBlosc(chunk: BloscChunk, decompress: Decompressor): Promise<Uint8Array> {
	const { bytes, view, contentBytes, blockBytes } = chunk;
	if (chunk.stored) {
		if (bytes.length !== HEADER_BYTES + contentBytes)
			throw corruptChunk("blosc", `${bytes.length - HEADER_BYTES} bytes are stored, not ${contentBytes}`);
		return bytes.subarray(HEADER_BYTES);
	}
	const blockCount = contentBytes === 0 ? 0 : Math.ceil(contentBytes / blockBytes);
	if (HEADER_BYTES + 4 * blockCount > bytes.length)
		throw corruptChunk("blosc", `${bytes.length} bytes cannot hold ${blockCount} blocks`);
	const isShuffled = chunk.shuffle !== "none";
	const withBlocks = await loadBlocks();
	return withBlocks([bytes.length, isShuffled ? blockBytes : 0, contentBytes], ([input, shuffled, output], tools) => {
		input.set(bytes);
		const streams: Streams = { view, input, decompress: (stream, part) => decompress(stream, part, tools) };
		for (let i = 0; i < blockCount; i++) {
			const block = output.subarray(i * blockBytes, (i + 1) * blockBytes);
			const target = isShuffled ? shuffled.subarray(0, block.length) : block;
			const splits = chunk.split && block.length === blockBytes ? chunk.elementBytes : 1;
			decodeStreams(streams, view.getUint32(HEADER_BYTES + 4 * i, true), target, splits);
			if (isShuffled) unshuffleBlock(chunk, target, block, tools);
		}
		return output.slice();
	});
}

type Streams = { view: DataView; input: Uint8Array; decompress: (stream: Uint8Array, part: Uint8Array) => void };

/** A block is one stream, or one for each byte plane, each behind its own length; a stream of full length is not compressed. */
function decodeStreams({ view, input, decompress }: Streams, start: number, target: Uint8Array, splits: number): void {
	const streamBytes = Math.floor(target.length / splits);
	let at = start;
	for (let i = 0; i < splits; i++) {
		const length = at + 4 <= input.length ? view.getUint32(at, true) : Number.POSITIVE_INFINITY;
		if (at + 4 + length > input.length) throw corruptChunk("blosc", "a block reaches beyond the chunk");
		const stream = input.subarray(at + 4, at + 4 + length);
		const part = target.subarray(i * streamBytes, (i + 1) * streamBytes);
		if (length === streamBytes) part.set(stream);
		else decompress(stream, part);
		at += 4 + length;
	}
}

function unshuffleBlock(
	{ shuffle, elementBytes }: BloscChunk,
	shuffled: Uint8Array,
	block: Uint8Array,
	tools: BlockTools,
): void {
	if (shuffle === "bytes") tools.unshuffle(shuffled, elementBytes, block);
	// Blosc leaves blocks alone whose elements do not come in eights.
	else if (Math.floor(block.length / elementBytes) % 8 === 0) tools.unshuffleBits(shuffled, elementBytes, block);
	else block.set(shuffled);
}
