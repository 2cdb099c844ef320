import { type BytesToBytesCodec, corruptChunk } from "../codec.ts";
import { wholeNumber } from "../configuration.ts";

const CODEC = "mirazarr.hdf4_rle";
const IS_RUN = 0x80;
const COUNT = 0x7f;

/**
 * `mirazarr.hdf4_rle`: run lengths of bytes. The top bit of a control byte tells a run of one byte from a mix of several; the
 * other bits are the count, less the shortest that was worth it: `run_base` is 3 and `mix_base` is 1 in compressed elements
 * (crle.c), and both are 0 in the older raster images (dfrle.c).
 */
export const hdf4RunLengthCodec: BytesToBytesCodec = {
	kind: "bytes-to-bytes",
	create(configuration) {
		const runBase = wholeNumber(CODEC, configuration, "run_base", { least: 0, fallback: 3 });
		const mixBase = wholeNumber(CODEC, configuration, "mix_base", { least: 0, fallback: 1 });
		return {
			decode(bytes, { outputBytes, maxOutputBytes }) {
				const size = outputBytes ?? expandedBytes(bytes, runBase, mixBase);
				const longest = (COUNT + Math.max(runBase, mixBase)) * bytes.length;
				if (size > maxOutputBytes || size > longest)
					throw corruptChunk(CODEC, `${bytes.length} bytes cannot hold the ${size} that the chunk needs`);
				return expand(bytes, new Uint8Array(size), runBase, mixBase);
			},
		};
	},
};

function expand(bytes: Uint8Array, output: Uint8Array, runBase: number, mixBase: number): Uint8Array {
	let from = 0;
	for (let to = 0; to < output.length; ) {
		const control = bytes[from++];
		if (control === undefined) throw corruptChunk(CODEC, `it ends after ${to} of ${output.length} bytes`);
		const isRun = (control & IS_RUN) !== 0;
		const count = (control & COUNT) + (isRun ? runBase : mixBase);
		const usedBytes = isRun ? 1 : count;
		if (from + usedBytes > bytes.length) throw corruptChunk(CODEC, `it ends after ${to} of ${output.length} bytes`);
		// The last run may continue after the end: the library encodes whole buffers and reads what it was asked for.
		if (isRun) output.fill(bytes[from] as number, to, to + count);
		else output.set(bytes.subarray(from, from + Math.min(count, output.length - to)), to);
		from += usedBytes;
		to += count;
	}
	return output;
}

function expandedBytes(bytes: Uint8Array, runBase: number, mixBase: number): number {
	let size = 0;
	for (let from = 0; from < bytes.length; ) {
		const control = bytes[from++] as number;
		const isRun = (control & IS_RUN) !== 0;
		const count = (control & COUNT) + (isRun ? runBase : mixBase);
		from += isRun ? 1 : count;
		size += count;
	}
	return size;
}
