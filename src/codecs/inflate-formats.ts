import { crc32 } from "./checksum.ts";
import { corruptChunk, type DecodeContext } from "./codec.ts";
import { type InflateFormat, MAX_EXPANSION } from "./inflate.ts";

/** Which checksum a format has. */
export type StreamChecksum = "adler32" | "crc32" | "none";

/** What came of a raw deflate stream: where it ended in the input, how long its output is, and the checksum of that. */
export type InflatedStream = { end: number; length: number; checksum: number };

/** Inflates the raw deflate stream (RFC 1951) at `start` of an input, and puts its output behind what was there before. */
export type InflateStream = (start: number, checksum: StreamChecksum) => InflatedStream;

/** Before anything is allocated: a size from a damaged header can be anything. */
export function requirePossible(format: InflateFormat, bytes: Uint8Array, outputBytes: number): void {
	if (outputBytes > bytes.length * MAX_EXPANSION)
		throw corruptChunk(format, `${bytes.length} bytes cannot inflate to the ${outputBytes} that the chunk needs`);
}

/** How much to make room for: what is needed, or else what a gzip file says of its last member, or a guess. */
export function likelyOutputBytes(
	format: InflateFormat,
	bytes: Uint8Array,
	{ outputBytes, maxOutputBytes }: DecodeContext,
): number {
	if (outputBytes !== undefined) return outputBytes;
	const said = format === "gzip" && bytes.length >= 18 ? viewOf(bytes).getUint32(bytes.length - 4, true) : 0;
	const isLikely = said > bytes.length && said <= bytes.length * MAX_EXPANSION;
	return Math.min(maxOutputBytes, isLikely ? said : Math.max(4 * bytes.length, 1024));
}

/** Goes through the streams of a format with what inflates one, and verifies their headers and checksums. */
export function inflateStreams(format: InflateFormat, bytes: Uint8Array, inflate: InflateStream): void {
	if (format === "zlib") inflateZlib(bytes, inflate);
	else if (format === "gzip") inflateGzip(bytes, inflate);
	else inflate(0, "none");
}

/** RFC 1950, section 2.2. */
function inflateZlib(bytes: Uint8Array, inflate: InflateStream): void {
	const [cmf = 0, flags = 0] = bytes;
	if (bytes.length < 2 || (cmf & 15) !== 8 || cmf >> 4 > 7 || ((cmf << 8) | flags) % 31 !== 0)
		throw corruptChunk("zlib", "the bytes do not begin with a zlib header");
	if (flags & 0x20) throw corruptChunk("zlib", "the stream needs a dictionary");
	const { end, checksum } = inflate(2, "adler32");
	if (end + 4 > bytes.length) throw withoutChecksum("zlib");
	verify("zlib", viewOf(bytes).getUint32(end), checksum);
}

/** RFC 1952, section 2.2: members one after the other. */
function inflateGzip(bytes: Uint8Array, inflate: InflateStream): void {
	const view = viewOf(bytes);
	let at = 0;
	do {
		const { end, length, checksum } = inflate(gzipHeaderEnd(bytes, at), "crc32");
		if (end + 8 > bytes.length) throw withoutChecksum("gzip");
		verify("gzip", view.getUint32(end, true), checksum);
		const said = view.getUint32(end + 4, true);
		if (said !== length % 2 ** 32) throw corruptChunk("gzip", `a member has ${length} bytes, not the ${said} it says`);
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
	if (flags & FLAG.headerCrc) {
		const stored = (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
		verify("gzip", stored, crc32(bytes.subarray(start, at)) & 0xffff);
		at += 2;
	}
	if (at > bytes.length) throw corruptChunk("gzip", "the stream is cut off");
	return at;
}

function textEnd(bytes: Uint8Array, start: number): number {
	const end = bytes.indexOf(0, start);
	return end < 0 ? bytes.length : end + 1;
}

function viewOf(bytes: Uint8Array): DataView {
	return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function withoutChecksum(format: InflateFormat): Error {
	return corruptChunk(format, "the stream is cut off before its checksum");
}

function verify(format: InflateFormat, stored: number, computed: number): void {
	if (stored !== computed)
		throw corruptChunk(format, `the checksum is ${stored.toString(16)}, the bytes give ${computed.toString(16)} (hex)`);
}
