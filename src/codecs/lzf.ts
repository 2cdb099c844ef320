import { type BytesToBytesCodec, corruptChunk, type DecodeContext } from "./codec.ts";
import { copyMatch } from "./match.ts";

/** The largest expansion of LZF: three bytes that stand for a match of 264. */
const MAX_EXPANSION = 88;
const HEADER_BYTES = 4;

/**
 * `imagecodecs_lzf`: h5py's filter 32000 with `header: false`. With `header: true`, the default of imagecodecs, the size of
 * the content comes first as a 32-bit little-endian number.
 */
export const lzfCodec: BytesToBytesCodec = {
	kind: "bytes-to-bytes",
	create({ header = true }) {
		return {
			decode: (bytes, context) =>
				decodeLzf(header && hasHeader(bytes, context) ? bytes.subarray(HEADER_BYTES) : bytes, context),
		};
	},
};

/** VirtualiZarr leaves `header` at its default for chunks of HDF5, which have none: only the right size is one. */
function hasHeader(bytes: Uint8Array, { outputBytes }: DecodeContext): boolean {
	if (bytes.length < HEADER_BYTES) return false;
	return outputBytes === undefined || outputBytes === new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
}

function decodeLzf(input: Uint8Array, { outputBytes, maxOutputBytes }: DecodeContext): Uint8Array {
	const most = input.length * MAX_EXPANSION;
	if (outputBytes !== undefined && outputBytes > most)
		throw corruptChunk("lzf", `${input.length} bytes cannot hold the ${outputBytes} that the chunk needs`);
	const output = new Uint8Array(outputBytes ?? Math.min(maxOutputBytes, most));
	let from = 0;
	let to = 0;
	while (from < input.length) {
		const control = input[from++] as number;
		if (control < 32) {
			const length = control + 1;
			if (from + length > input.length || to + length > output.length) throw damaged();
			for (let i = 0; i < length; i++) output[to + i] = input[from + i] as number;
			from += length;
			to += length;
		} else {
			let length = (control >> 5) + 2;
			if (length === 9) length += input[from++] ?? 0;
			const distance = (((control & 31) << 8) | (input[from++] ?? 0)) + 1;
			if (from > input.length || distance > to || to + length > output.length) throw damaged();
			to = copyMatch(output, to, distance, length);
		}
	}
	return output.subarray(0, to);
}

function damaged(): Error {
	return corruptChunk("lzf", "the stream is damaged");
}
