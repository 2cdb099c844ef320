import { crc32c, fletcher32 } from "./checksum.ts";
import { type BytesToBytesCodec, badConfiguration, corruptChunk } from "./codec.ts";

/**
 * `crc32c`: the bytes, then their CRC-32C, little-endian. `numcodecs.crc32c` may put it first (`location: "start"`).
 */
export const crc32cCodec: BytesToBytesCodec = {
	kind: "bytes-to-bytes",
	create({ location = "end" }) {
		if (location !== "start" && location !== "end")
			throw badConfiguration("crc32c", `location must be "start" or "end", not ${JSON.stringify(location)}`);
		return checksumStage("crc32c", location, crc32c, (stored, computed) => stored === computed);
	},
};

/** `fletcher32` of HDF5: the bytes, then their checksum, little-endian. */
export const fletcher32Codec: BytesToBytesCodec = {
	kind: "bytes-to-bytes",
	create: () =>
		checksumStage(
			"fletcher32",
			"end",
			fletcher32,
			// HDF5 before 1.6.3 stored the bytes of each half swapped; the library accepts both, and so do we.
			(stored, computed) => stored === computed || stored === swapHalves(computed),
		),
};

function checksumStage(
	codec: string,
	location: "start" | "end",
	checksum: (bytes: Uint8Array) => number,
	agree: (stored: number, computed: number) => boolean,
): ReturnType<BytesToBytesCodec["create"]> {
	return {
		encodedBytes: (size) => size + 4,
		decode(bytes) {
			if (bytes.length < 4) throw corruptChunk(codec, `${bytes.length} bytes are too few to hold a checksum`);
			const [at, data] = location === "end" ? [bytes.length - 4, bytes.subarray(0, -4)] : [0, bytes.subarray(4)];
			const stored = new DataView(bytes.buffer, bytes.byteOffset).getUint32(at, true);
			const computed = checksum(data);
			if (!agree(stored, computed))
				throw corruptChunk(codec, `the checksum is ${hex(stored)}, the bytes give ${hex(computed)}`);
			return data;
		},
		encode(bytes) {
			const output = new Uint8Array(bytes.length + 4);
			output.set(bytes, location === "end" ? 0 : 4);
			new DataView(output.buffer).setUint32(location === "end" ? bytes.length : 0, checksum(bytes), true);
			return output;
		},
	};
}

function swapHalves(checksum: number): number {
	return (((checksum & 0x00ff00ff) << 8) | ((checksum >>> 8) & 0x00ff00ff)) >>> 0;
}

function hex(checksum: number): string {
	return `0x${checksum.toString(16).padStart(8, "0")}`;
}
