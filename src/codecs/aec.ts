import { badConfiguration, corruptChunk } from "./codec.ts";
import { type Scaling, UNSCALED } from "./grib/unpack-bits.ts";
import { Kernel } from "./kernels/kernel.ts";
import { wasm } from "./kernels/modules/aec.ts";
import { allocate } from "./memory.ts";

/** How a stream of adaptive entropy coding was made (CCSDS 121.0-B-3; szip is an earlier form of the same). */
export type AecParameters = {
	/** 1 to 32. */
	bitsPerSample: number;
	/** Samples of a block, which are coded with one choice of code. */
	blockSize: number;
	/** Blocks of an interval: the first block of each begins with a sample that is not predicted. */
	intervalBlocks: number;
	/** Differences from the sample before were coded, not the samples. */
	preprocess: boolean;
	/** Samples are two's complement; it only matters to `preprocess`. */
	signed: boolean;
	/** The short code identifiers of samples of up to 4 bits. */
	restricted: boolean;
	/** Each interval begins with a whole byte. */
	padded: boolean;
	/** How many samples of an interval count, if not all: szip fills up each line to whole blocks. */
	intervalSamples?: number | undefined;
};

/** Samples in the smallest array that holds them; signed ones as two's complement of the array's width. */
export type AecSamples = Uint8Array | Uint16Array | Uint32Array;

/** Of `kernels/aec.c`. */
type AecFunctions = {
	begin(
		decoder: number,
		stream: number,
		reversed: number,
		bytes: number,
		sampleBits: number,
		identifierBits: number,
		blockSamples: number,
		intervalBlocks: number,
		intervalSamples: number,
		flags: number,
	): void;
	decode(
		decoder: number,
		output: number,
		wanted: number,
		itemBytes: number,
		factor: number,
		reference: number,
		decimal: number,
	): number;
};

const kernel = new Kernel<AecFunctions>("aec", wasm);
const DECODER_BYTES = 2048;
/** Ones behind the stream, where the kernel may look. */
const PADDING_BYTES = 1088;
const FLAG = { predicted: 1, signed: 2, padded: 4 };
const MAX_BLOCK = 256;
/** Samples that are decoded at once: what they become stays in the cache of the processor until it is copied. */
const WINDOW_SAMPLES = 16384;
/** Blocks of zeros that one code stands for, at most (chapter 3). */
const SEGMENT_BLOCKS = 64;

/** What the kernel says of a stream. */
const PROBLEMS = new Map([
	[-1, "the stream is cut off"],
	[-2, "there are more blocks of zeros than an interval has"],
	[-3, "a number does not fit in a sample"],
]);

/** The first `sampleCount` samples of a stream; throws `corrupt-chunk` if it holds fewer. */
export function decodeAec(bytes: Uint8Array, parameters: AecParameters, sampleCount: number): AecSamples {
	checkStream(bytes, parameters, sampleCount);
	const { bitsPerSample } = parameters;
	const Samples = bitsPerSample <= 8 ? Uint8Array : bitsPerSample <= 16 ? Uint16Array : Uint32Array;
	const output = allocate(sampleCount * Samples.BYTES_PER_ELEMENT);
	decodeInto(output, Samples.BYTES_PER_ELEMENT, bytes, parameters, UNSCALED);
	return new Samples(output.buffer as ArrayBuffer, 0, sampleCount);
}

/** The same, scaled; samples count as unsigned numbers of 8, 16 or 32 bits. */
export function decodeScaledAec(
	bytes: Uint8Array,
	parameters: AecParameters,
	sampleCount: number,
	scaling: Scaling,
): Float64Array {
	checkStream(bytes, parameters, sampleCount);
	const output = allocate(8 * sampleCount);
	decodeInto(output, 8, bytes, parameters, scaling);
	return new Float64Array(output.buffer, 0, sampleCount);
}

function decodeInto(
	output: Uint8Array,
	itemBytes: number,
	bytes: Uint8Array,
	parameters: AecParameters,
	{ factor, reference, decimal }: Scaling,
): void {
	const { bitsPerSample, blockSize, intervalBlocks, preprocess, signed, padded } = parameters;
	const streamBytes = bytes.length + PADDING_BYTES;
	// The last block of a window is decoded whole.
	const windowBytes = (WINDOW_SAMPLES + MAX_BLOCK) * itemBytes;
	kernel.use([DECODER_BYTES, streamBytes, streamBytes, windowBytes], ({ begin, decode }, { memory, places }) => {
		const [decoder = 0, stream = 0, reversed = 0, window = 0] = places;
		memory.set(bytes, stream);
		memory.fill(0xff, stream + bytes.length, stream + streamBytes);
		begin(
			decoder,
			stream,
			reversed,
			bytes.length,
			bitsPerSample,
			identifierBits(parameters),
			blockSize,
			intervalBlocks,
			parameters.intervalSamples ?? blockSize * intervalBlocks,
			(preprocess ? FLAG.predicted : 0) | (signed ? FLAG.signed : 0) | (padded ? FLAG.padded : 0),
		);
		for (let at = 0; at < output.length; ) {
			const left = output.length - at;
			const wanted = Math.min(WINDOW_SAMPLES, left / itemBytes);
			const count = decode(decoder, window, wanted, itemBytes, factor, reference, decimal);
			if (count < 0) throw corruptChunk("aec", PROBLEMS.get(count) ?? "the stream is damaged");
			const taken = Math.min(count * itemBytes, left);
			output.set(memory.subarray(window, window + taken), at);
			at += taken;
		}
	});
}

function checkStream(bytes: Uint8Array, parameters: AecParameters, sampleCount: number): void {
	checkParameters(parameters);
	// Before anything is allocated: no code gives more than a segment of zeros, and that takes some bits.
	if (sampleCount > bytes.length * 8 * SEGMENT_BLOCKS * parameters.blockSize)
		throw corruptChunk("aec", `${bytes.length} bytes cannot hold ${sampleCount} samples`);
}

function checkParameters({
	bitsPerSample,
	blockSize,
	intervalBlocks,
	restricted,
	intervalSamples,
}: AecParameters): void {
	const all = blockSize * intervalBlocks;
	if (!(bitsPerSample >= 1 && bitsPerSample <= 32)) throw badConfiguration("aec", `samples of ${bitsPerSample} bits`);
	if (restricted && bitsPerSample > 4) throw badConfiguration("aec", "the restricted codes are for 1 to 4 bits");
	// Two samples share a code of the second extension.
	if (!(blockSize >= 2 && blockSize <= MAX_BLOCK && blockSize % 2 === 0))
		throw badConfiguration("aec", `blocks of ${blockSize} samples`);
	if (!(intervalBlocks >= 1 && all < 2 ** 32)) throw badConfiguration("aec", `${intervalBlocks} blocks`);
	if (intervalSamples !== undefined && !(intervalSamples > all - blockSize && intervalSamples <= all))
		throw badConfiguration("aec", `${intervalSamples} samples in intervals of ${all}`);
}

/** Width of the identifier before each block (chapter 5). */
function identifierBits({ bitsPerSample, restricted }: AecParameters): number {
	if (restricted) return bitsPerSample <= 2 ? 1 : 2;
	return bitsPerSample > 16 ? 5 : bitsPerSample > 8 ? 4 : 3;
}
