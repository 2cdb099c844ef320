import { type JsonValue, shownJson } from "../zarr/json.ts";
import { adler32, crc32, crc32c, fletcher32 } from "./checksum.ts";
import { type BytesToBytesCodec, badConfiguration, corruptChunk } from "./codec.ts";
import { wholeNumber } from "./configuration.ts";
import { lookup3 } from "./lookup3.ts";

/** `crc32c`: the bytes, then their CRC-32C, little-endian. `numcodecs.crc32c` may put it first (`location: "start"`). */
export const crc32cCodec: BytesToBytesCodec = locatedChecksum("crc32c", "end", crc32c);

/** `crc32` of numcodecs: the CRC-32 of the bytes, little-endian, before them or (`location: "end"`) behind. */
export const crc32Codec: BytesToBytesCodec = locatedChecksum("crc32", "start", crc32);

/** `adler32` of numcodecs: the Adler-32 of the bytes, in the same way. */
export const adler32Codec: BytesToBytesCodec = locatedChecksum("adler32", "start", adler32);

/** `jenkins_lookup3` of numcodecs: the bytes, then their hash, which begins with `initval` and the bytes of `prefix`. */
export const jenkinsLookup3Codec: BytesToBytesCodec = {
	kind: "bytes-to-bytes",
	create(configuration) {
		const seed = wholeNumber("jenkins_lookup3", configuration, "initval", { least: 0, fallback: 0 });
		const prefix = bytePrefix(configuration.prefix);
		const hash = (bytes: Uint8Array): number => {
			if (prefix.length === 0) return lookup3(bytes, seed);
			const whole = new Uint8Array(prefix.length + bytes.length);
			whole.set(prefix);
			whole.set(bytes, prefix.length);
			return lookup3(whole, seed);
		};
		return checksumStage("jenkins_lookup3", "end", hash, (stored, computed) => stored === computed);
	},
};

function bytePrefix(json: JsonValue | undefined): Uint8Array {
	if (json === undefined || json === null) return new Uint8Array(0);
	if (Array.isArray(json) && json.every((byte) => typeof byte === "number" && (byte & 0xff) === byte))
		return Uint8Array.from(json as number[]);
	throw badConfiguration("jenkins_lookup3", "prefix must be a list of bytes");
}

/** A checksum that the configuration may put at either end. */
function locatedChecksum(
	name: string,
	usual: "start" | "end",
	checksum: (bytes: Uint8Array) => number,
): BytesToBytesCodec {
	return {
		kind: "bytes-to-bytes",
		create({ location = usual }) {
			if (location !== "start" && location !== "end")
				throw badConfiguration(name, `location must be "start" or "end", not ${shownJson(location)}`);
			return checksumStage(name, location, checksum, (stored, computed) => stored === computed);
		},
	};
}

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
