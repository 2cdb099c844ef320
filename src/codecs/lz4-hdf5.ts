import { loadBlocks } from "./block-tools.ts";
import { type BytesToBytesCodec, corruptChunk } from "./codec.ts";

const HEADER_BYTES = 12;
/** The largest expansion of LZ4: a byte that adds 255 to the length of a match. */
const MAX_EXPANSION = 255;

/**
 * `imagecodecs_lz4h5`: filter 32004 of HDF5. The size of the content (64 bits) and of a block of it (32 bits), then the
 * blocks, each behind its stored length (32 bits), all big-endian. A block of full length is not compressed.
 */
export const lz4Hdf5Codec: BytesToBytesCodec = {
	kind: "bytes-to-bytes",
	create: () => ({
		workBytes: (outputBytes) => outputBytes,
		async decode(bytes, { outputBytes, maxOutputBytes }) {
			if (bytes.length < HEADER_BYTES) throw corruptChunk("lz4", `${bytes.length} bytes are too few for a header`);
			const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
			const size = Number(view.getBigUint64(0));
			const blockBytes = view.getUint32(8);
			if (size > maxOutputBytes || size !== (outputBytes ?? size))
				throw corruptChunk("lz4", `it holds ${size} bytes, ${outputBytes ?? `at most ${maxOutputBytes}`} are needed`);
			if (size > bytes.length * MAX_EXPANSION || (size > 0 && blockBytes === 0))
				throw corruptChunk("lz4", `${bytes.length} bytes cannot hold the ${size} they declare`);
			const withBlocks = await loadBlocks();
			return withBlocks([bytes.length, size], ([input, output], tools) => {
				input.set(bytes);
				let at = HEADER_BYTES;
				for (let begin = 0; begin < size; begin += blockBytes) {
					const block = output.subarray(begin, begin + blockBytes);
					const length = at + 4 <= bytes.length ? view.getUint32(at) : Number.POSITIVE_INFINITY;
					at += 4;
					if (at + length > bytes.length) throw corruptChunk("lz4", "a block reaches beyond the chunk");
					const stored = input.subarray(at, at + length);
					if (length === block.length) block.set(stored);
					else tools.decodeLz4(stored, block);
					at += length;
				}
				return output.slice();
			});
		},
	}),
};
