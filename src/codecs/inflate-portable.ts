import { adler32, crc32 } from "./checksum.ts";
import type { Inflate } from "./inflate.ts";
import { inflateStreams, likelyOutputBytes, requirePossible } from "./inflate-formats.ts";
import { inflateRaw, type Output } from "./inflate-raw.ts";

const CHECKSUMS = { adler32, crc32, none: () => 0 };

/** Inflates without help of the platform. Common libraries neither verify checksums nor say where a stream ended. */
export const portableInflate: Inflate = (format, bytes, context) => {
	requirePossible(format, bytes, context.outputBytes ?? 0);
	const output: Output = {
		format,
		bytes: new Uint8Array(likelyOutputBytes(format, bytes, context)),
		start: 0,
		length: 0,
		maxBytes: context.maxOutputBytes,
	};
	inflateStreams(format, bytes, (start, checksum) => {
		output.start = output.length;
		const end = inflateRaw(bytes, start, output);
		const inflated = output.bytes.subarray(output.start, output.length);
		return { end, length: inflated.length, checksum: CHECKSUMS[checksum](inflated) };
	});
	return output.bytes.subarray(0, output.length);
};
