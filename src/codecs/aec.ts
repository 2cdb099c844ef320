import { BitReader } from "./bit-reader.ts";
import { badConfiguration, corruptChunk } from "./codec.ts";

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

/** "Remainder of segment": zeros up to the next multiple of 64 blocks or the end of the interval (chapter 3). */
const REMAINDER_OF_SEGMENT = 5;
const SEGMENT_BLOCKS = 64;

/** The first `sampleCount` samples of a stream; throws `corrupt-chunk` if it holds fewer. */
export function decodeAec(bytes: Uint8Array, parameters: AecParameters, sampleCount: number): AecSamples {
	checkParameters(parameters);
	const { bitsPerSample, blockSize, intervalBlocks, preprocess, padded } = parameters;
	const intervalSamples = parameters.intervalSamples ?? blockSize * intervalBlocks;
	// Before anything is allocated: no code gives more than a segment of zeros, and that takes some bits.
	if (sampleCount > bytes.length * 8 * SEGMENT_BLOCKS * blockSize)
		throw corruptChunk("aec", `${bytes.length} bytes cannot hold ${sampleCount} samples`);
	const output = newSamples(bitsPerSample, sampleCount);
	const reader = new BitReader("aec", bytes);
	const block = new Uint32Array(blockSize);
	const idBits = identifierBits(parameters);

	for (let begin = 0; begin < sampleCount; begin += intervalSamples) {
		const end = Math.min(begin + intervalSamples, sampleCount);
		if (padded) reader.align();
		let last = 0;
		for (let place = 0, to = begin; to < end; ) {
			// The reference sample is in the first block, before all that is predicted from it.
			const first = preprocess && place === 0 ? 1 : 0;
			const zeroBlocks = readBlock(reader, parameters, idBits, block, first, place);
			if (first === 1) {
				last = signExtended(block[0] as number, parameters);
				block[0] = last;
			}
			const next = Math.min(to + (zeroBlocks || 1) * blockSize, end);
			if (zeroBlocks > 0) output.fill(last, to, next);
			else {
				if (preprocess) last = unmap(block, first, last, parameters);
				for (let i = to; i < next; i++) output[i] = block[i - to] as number;
			}
			place += zeroBlocks || 1;
			to = next;
		}
	}
	return output;
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
	if (!(blockSize >= 2 && blockSize <= 256 && blockSize % 2 === 0))
		throw badConfiguration("aec", `blocks of ${blockSize} samples`);
	if (!(intervalBlocks >= 1 && Number.isSafeInteger(all))) throw badConfiguration("aec", `${intervalBlocks} blocks`);
	if (intervalSamples !== undefined && !(intervalSamples > all - blockSize && intervalSamples <= all))
		throw badConfiguration("aec", `${intervalSamples} samples in intervals of ${all}`);
}

function newSamples(bitsPerSample: number, count: number): AecSamples {
	if (bitsPerSample <= 8) return new Uint8Array(count);
	return bitsPerSample <= 16 ? new Uint16Array(count) : new Uint32Array(count);
}

/** Width of the identifier before each block (chapter 5). */
function identifierBits({ bitsPerSample, restricted }: AecParameters): number {
	if (restricted) return bitsPerSample <= 2 ? 1 : 2;
	return bitsPerSample > 16 ? 5 : bitsPerSample > 8 ? 4 : 3;
}

/**
 * Reads a block; `first` is 1 if it begins with a reference sample. Gives 0, or the number of zero blocks that its code
 * stands for: only a reference sample is then in `block`.
 */
function readBlock(
	reader: BitReader,
	{ bitsPerSample, blockSize, intervalBlocks }: AecParameters,
	idBits: number,
	block: Uint32Array,
	first: 0 | 1,
	place: number,
): number {
	const id = reader.bits(idBits);
	if (id === (1 << idBits) - 1) {
		for (let i = 0; i < blockSize; i++) block[i] = reader.bits(bitsPerSample);
		return 0;
	}
	const isZeros = id === 0 && reader.bits(1) === 0;
	if (first === 1) block[0] = reader.bits(bitsPerSample);
	if (isZeros) return zeroBlockCount(reader.unary() + 1, intervalBlocks, place);
	if (id === 0) {
		readSecondExtension(reader, block, first);
		return 0;
	}
	const split = id - 1;
	for (let i = first; i < blockSize; i++) block[i] = reader.unary() << split;
	if (split > 0) for (let i = first; i < blockSize; i++) block[i] = (block[i] as number) + reader.bits(split);
	return 0;
}

/** The number of zero blocks that a code stands for (chapter 3). */
function zeroBlockCount(code: number, intervalBlocks: number, place: number): number {
	const left = intervalBlocks - place;
	if (code === REMAINDER_OF_SEGMENT) return Math.min(left, SEGMENT_BLOCKS - (place % SEGMENT_BLOCKS));
	const count = code > REMAINDER_OF_SEGMENT ? code - 1 : code;
	if (count > left) throw corruptChunk("aec", `${count} zero blocks in an interval with ${left} left`);
	return count;
}

/** Pairs of samples with one code each (chapter 3): the diagonal of the sum, then the place on it. */
function readSecondExtension(reader: BitReader, block: Uint32Array, first: 0 | 1): void {
	for (let i = 0; i < block.length; i += 2) {
		const code = reader.unary();
		const sum = Math.floor((Math.sqrt(8 * code + 1) - 1) / 2);
		const second = code - (sum * (sum + 1)) / 2;
		if (i >= first) block[i] = sum - second;
		block[i + 1] = second;
	}
}

function signExtended(sample: number, { bitsPerSample, signed }: AecParameters): number {
	return signed ? (sample << (32 - bitsPerSample)) >> (32 - bitsPerSample) : sample;
}

/** Turns mapped differences into samples, in place, from `from` on (chapter 4); gives the last sample. */
function unmap(block: Uint32Array, from: number, last: number, { bitsPerSample, signed }: AecParameters): number {
	return signed ? unmapSigned(block, from, last, bitsPerSample) : unmapUnsigned(block, from, last, bitsPerSample);
}

function unmapUnsigned(block: Uint32Array, from: number, before: number, bitsPerSample: number): number {
	const all = 0xffffffff >>> (32 - bitsPerSample);
	const top = 1 << (bitsPerSample - 1);
	let last = before;
	for (let i = from; i < block.length; i++) {
		const mapped = block[i] as number;
		const half = (mapped >>> 1) + (mapped & 1);
		// The distance to the nearer end of the range: up to there both signs are possible, beyond it only one.
		const mask = (last & top) === 0 ? 0 : all;
		if (half <= (mask ^ last) >>> 0) last = (last + (mapped & 1 ? -half : half)) >>> 0;
		else last = (mask ^ mapped) >>> 0;
		block[i] = last;
	}
	return last;
}

function unmapSigned(block: Uint32Array, from: number, before: number, bitsPerSample: number): number {
	const most = 2 ** (bitsPerSample - 1) - 1;
	let last = before;
	for (let i = from; i < block.length; i++) {
		const mapped = block[i] as number;
		const half = (mapped >>> 1) + (mapped & 1);
		if (half <= (last < 0 ? most + last + 1 : most - last)) last += mapped & 1 ? -half : half;
		else last = (last < 0 ? mapped - most - 1 : most - mapped) | 0;
		block[i] = last;
	}
	return last;
}
