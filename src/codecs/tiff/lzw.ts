import { type BytesToBytesCodec, corruptChunk, type DecodeContext } from "../codec.ts";
import { encodeLzw } from "./lzw-encoder.ts";

/**
 * `imagecodecs_lzw`: LZW of TIFF (TIFF 6.0, section 13), and the older form that libtiff wrote before version 5 of the format,
 * with the bits the other way round and codes that widen one later. Read as libtiff does: a stream need not end with its
 * end code, and what follows the last byte that is needed is ignored.
 */
export const lzwCodec: BytesToBytesCodec = {
	kind: "bytes-to-bytes",
	create: () => ({ decode: decodeLzw, encode: encodeLzw }),
};

const CLEAR = 256;
const END = 257;
const MIN_BITS = 9;
const MAX_BITS = 12;
/** libtiff has room for entries that no code can name: so long, a writer that forgets to clear the table is followed. */
const TABLE_SIZE = 4095 + 1024;
/** Neither before the first clear code nor beyond the end of the table may a string follow. */
const NO_TABLE = -1;

// A string is where it was written first, and one byte longer than the string before it: no chain needs to be followed.
// Decoding never waits, so one pair of tables serves all chunks.
const starts = new Uint32Array(TABLE_SIZE);
const lengths = new Uint16Array(TABLE_SIZE);

function decodeLzw(bytes: Uint8Array, { outputBytes, maxOutputBytes }: DecodeContext): Uint8Array {
	const most = largestOutput(bytes.length);
	if ((outputBytes ?? 0) > most)
		throw corruptChunk("imagecodecs_lzw", `${bytes.length} bytes cannot hold the ${outputBytes} that are needed`);
	const isOldStyle = bytes.length >= 2 && bytes[0] === 0 && ((bytes[1] as number) & 1) === 1;
	const early = isOldStyle ? 0 : 1;
	const input = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
	const lastWord = bytes.length - 4;
	let output = new Uint8Array(outputBytes ?? Math.min(maxOutputBytes, most, 8 * bytes.length));
	let view = new DataView(output.buffer);
	const enlarge = (least: number): void => {
		if (least > maxOutputBytes) throw corruptChunk("imagecodecs_lzw", `it holds more than ${maxOutputBytes} bytes`);
		const smaller = output;
		output = new Uint8Array(Math.min(Math.max(least, 2 * smaller.length), maxOutputBytes));
		output.set(smaller);
		view = new DataView(output.buffer);
	};
	let from = 0;
	let bit = 0;
	let to = 0;
	let width = MIN_BITS;
	let mask = 511;
	let next = NO_TABLE;
	let previous = 0;
	let previousLength = 0;
	for (;;) {
		if (to === output.length) {
			if (outputBytes !== undefined) break;
			enlarge(to + 1);
		}
		if (from > lastWord && 8 * (bytes.length - from) < bit + width) break;
		const word = from > lastWord ? endWord(bytes, from, isOldStyle) : input.getInt32(from, isOldStyle);
		const code = (word >>> (isOldStyle ? bit : 32 - width - bit)) & mask;
		bit += width;
		from += bit >>> 3;
		bit &= 7;
		if (code < CLEAR) {
			if (next === NO_TABLE) throw notInTable(code);
			starts[next] = previous;
			lengths[next] = previousLength + 1;
			previous = to;
			previousLength = 1;
			output[to++] = code;
		} else if (code > END) {
			if (code > next) throw notInTable(code);
			starts[next] = previous;
			lengths[next] = previousLength + 1;
			previous = to;
			const start = starts[code] as number;
			const length = lengths[code] as number;
			previousLength = length;
			if (to + length + 8 > output.length) {
				if (outputBytes === undefined && to + length > output.length) enlarge(to + length);
				const end = Math.min(to + length, output.length);
				for (let at = start; to < end; at++) output[to++] = output[at] as number;
			} else {
				// Most strings are short: eight bytes at once cost less than to count them.
				for (let i = 0; i < length; i += 8) {
					view.setInt32(to + i, view.getInt32(start + i));
					view.setInt32(to + i + 4, view.getInt32(start + i + 4));
				}
				to += length;
				// The string that this code makes itself ends with the byte it begins with, which was not there yet.
				if (code === next) output[to - 1] = output[start] as number;
			}
		} else if (code === END) break;
		else {
			width = MIN_BITS;
			mask = 511;
			next = END; // the first string has none before it: the entry it makes is that of a code which is not a string
			continue;
		}
		if (++next > mask - early) {
			if (width < MAX_BITS) mask = (1 << ++width) - 1;
			else if (next === TABLE_SIZE) next = NO_TABLE;
		}
	}
	return output.subarray(0, to);
}

/** The last bytes as a word, with zeros behind them. */
function endWord(bytes: Uint8Array, from: number, littleEndian: boolean): number {
	const word = new DataView(new ArrayBuffer(4));
	for (let i = 0; from + i < bytes.length; i++) word.setUint8(i, bytes[from + i] as number);
	return word.getInt32(0, littleEndian);
}

/** What so many bytes can stand for: after a clear code, each string is at most one byte longer than the one before. */
function largestOutput(inputBytes: number): number {
	const codes = Math.floor((8 * inputBytes) / MIN_BITS);
	const growing = Math.min(codes, TABLE_SIZE);
	return (growing * (growing + 1)) / 2 + (codes - growing) * TABLE_SIZE;
}

function notInTable(code: number): Error {
	return corruptChunk("imagecodecs_lzw", `code ${code} is not in the table`);
}
