import { adler32, crc32 } from "./checksum.ts";
import { corruptChunk } from "./codec.ts";
import type { Inflate } from "./inflate.ts";
import { inflateRaw, type Output } from "./inflate-raw.ts";

/** Inflates without help of the platform. Common libraries neither verify checksums nor say where a stream ended. */
export const portableInflate: Inflate = (format, bytes, { outputBytes, maxOutputBytes }) => {
	const output: Output = {
		format,
		bytes: new Uint8Array(outputBytes ?? Math.min(maxOutputBytes, 4 * bytes.length)),
		length: 0,
		maxBytes: maxOutputBytes,
	};
	if (format === "zlib") inflateZlib(bytes, output);
	else if (format === "gzip") inflateGzip(bytes, output);
	else inflateRaw(bytes, 0, output);
	return output.bytes.subarray(0, output.length);
};

/** RFC 1950, section 2.2. */
function inflateZlib(bytes: Uint8Array, output: Output): void {
	const [cmf = 0, flags = 0] = bytes;
	if (bytes.length < 2 || (cmf & 15) !== 8 || cmf >> 4 > 7 || ((cmf << 8) | flags) % 31 !== 0)
		throw corruptChunk("zlib", "the bytes do not begin with a zlib header");
	if (flags & 0x20) throw corruptChunk("zlib", "the stream needs a dictionary");
	const end = inflateRaw(bytes, 2, output);
	const view = trailer(bytes, end, 4, output);
	verify(view.getUint32(0), adler32(output.bytes.subarray(0, output.length)), output);
}

/** RFC 1952, section 2.2: members one after the other. */
function inflateGzip(bytes: Uint8Array, output: Output): void {
	let at = 0;
	do {
		const start = output.length;
		const end = inflateRaw(bytes, gzipHeaderEnd(bytes, at), output);
		const view = trailer(bytes, end, 8, output);
		verify(view.getUint32(0, true), crc32(output.bytes.subarray(start, output.length)), output);
		if (view.getUint32(4, true) !== (output.length - start) % 2 ** 32)
			throw corruptChunk(
				"gzip",
				`a member has ${output.length - start} bytes, not the ${view.getUint32(4, true)} it says`,
			);
		at = end + 8;
	} while (at < bytes.length && bytes[at] !== 0); // zeros are padding, as zlib's tools take them
}

const FLAG = { headerCrc: 2, extra: 4, name: 8, comment: 16, reserved: 0xe0 };

function gzipHeaderEnd(bytes: Uint8Array, start: number): number {
	const flags = bytes[start + 3] ?? 0;
	if (bytes[start] !== 0x1f || bytes[start + 1] !== 0x8b || bytes[start + 2] !== 8 || flags & FLAG.reserved)
		throw corruptChunk("gzip", `there is no gzip header at byte ${start}`);
	let at = start + 10;
	if (flags & FLAG.extra) at += 2 + ((bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8));
	for (const flag of [FLAG.name, FLAG.comment]) if (flags & flag) at = textEnd(bytes, at);
	if (flags & FLAG.headerCrc) at += 2;
	return at;
}

function textEnd(bytes: Uint8Array, start: number): number {
	const end = bytes.indexOf(0, start);
	return end < 0 ? bytes.length : end + 1;
}

function trailer(bytes: Uint8Array, at: number, length: number, { format }: Output): DataView {
	if (at + length > bytes.length) throw corruptChunk(format, "the stream is cut off before its checksum");
	return new DataView(bytes.buffer, bytes.byteOffset + at, length);
}

function verify(stored: number, computed: number, { format }: Output): void {
	if (stored !== computed)
		throw corruptChunk(format, `the checksum is ${stored.toString(16)}, the bytes give ${computed.toString(16)} (hex)`);
}
