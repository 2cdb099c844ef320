import { loadBlocks } from "./block-tools.ts";
import { type BytesToBytesCodec, corruptChunk } from "./codec.ts";

/** The largest expansion of LZ4: a byte that adds 255 to the length of a match. */
const MAX_EXPANSION = 255;

/** `lz4` of numcodecs: the size of the content as a 32-bit little-endian number, then one LZ4 block. */
export const lz4Codec: BytesToBytesCodec = {
	kind: "bytes-to-bytes",
	create: ({ acceleration = 1 }) => ({
		async decode(bytes, { outputBytes, maxOutputBytes }) {
			if (bytes.length < 4) throw corruptChunk("lz4", `${bytes.length} bytes are too few to hold a size`);
			const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
			if (size > maxOutputBytes || size !== (outputBytes ?? size))
				throw corruptChunk("lz4", `it holds ${size} bytes, ${outputBytes ?? `at most ${maxOutputBytes}`} are needed`);
			if (size > bytes.length * MAX_EXPANSION)
				throw corruptChunk("lz4", `${bytes.length} bytes cannot hold the ${size} they declare`);
			const withBlocks = await loadBlocks();
			return withBlocks([bytes.length - 4, size], ([input, output], tools) => {
				input.set(bytes.subarray(4));
				tools.decodeLz4(input, output);
				return output.slice();
			});
		},
		workBytes: (outputBytes) => outputBytes,
		async encode(bytes) {
			const { default: LZ4 } = await import("numcodecs/lz4");
			return LZ4.fromConfig({ id: "lz4", acceleration: Number(acceleration) }).encode(bytes);
		},
	}),
};
