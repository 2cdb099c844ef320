import { MiraError } from "../errors.ts";
import { BitReader } from "./bit-reader.ts";
import { type BytesToBytesCodec, corruptChunk, type DecodeContext } from "./codec.ts";

/** `bz2`: filter 307 of HDF5 and the codec of numcodecs. One stream or several; what follows the last is ignored. */
export const bzip2Codec: BytesToBytesCodec = { kind: "bytes-to-bytes", create: () => ({ decode: decodeBzip2 }) };

const BLOCK_MAGIC = [0x314159, 0x265359];
const END_MAGIC = [0x177245, 0x385090];
const BLOCK_UNIT = 100_000;
const GROUP_SYMBOLS = 50;
const MAX_CODE_BITS = 20;
const RUN_A = 0;
const RUN_B = 1;

function decodeBzip2(bytes: Uint8Array, context: DecodeContext): Uint8Array {
	const reader = new BitReader("bz2", bytes);
	const output = new Output(bytes.length, context);
	do readStream(reader, output, context.outputBytes);
	while (beginsStream(bytes, reader.byteOffset));
	return output.bytes();
}

/** "BZh" and the size of the blocks. */
function beginsStream(bytes: Uint8Array, at: number): boolean {
	const [b, z, h, level = 0] = bytes.subarray(at, at + 4);
	return b === 0x42 && z === 0x5a && h === 0x68 && level >= 0x31 && level <= 0x39;
}

function readStream(reader: BitReader, output: Output, outputBytes: number | undefined): void {
	const magic = reader.bits(24);
	const level = reader.bits(8) - 0x30;
	if (magic !== 0x425a68 || level < 1 || level > 9) throw corruptChunk("bz2", "it does not begin with a bzip2 stream");
	// Four equal bytes become five in a block, so a small output needs no large block.
	const blockBytes = Math.min(level * BLOCK_UNIT, Math.ceil((outputBytes ?? Number.POSITIVE_INFINITY) * 1.25));
	const links = new Uint32Array(blockBytes);
	let streamCrc = 0;
	for (;;) {
		const [high, low] = [reader.bits(24), reader.bits(24)];
		const storedCrc = reader.bits(32);
		if (high === END_MAGIC[0] && low === END_MAGIC[1]) {
			if (storedCrc !== streamCrc) throw corruptChunk("bz2", "the checksum of the stream is wrong");
			reader.align();
			return;
		}
		if (high !== BLOCK_MAGIC[0] || low !== BLOCK_MAGIC[1]) throw corruptChunk("bz2", "a block has no beginning");
		const begin = output.length;
		const { length, origin } = readBlock(reader, links);
		writeBlock(links, length, origin, output);
		const crc = output.crcFrom(begin);
		if (storedCrc !== crc) throw corruptChunk("bz2", "the checksum of a block is wrong");
		streamCrc = (((streamCrc << 1) | (streamCrc >>> 31)) ^ crc) >>> 0;
	}
}

/** Leaves the last column of the sorted rotations in the low bytes of `last`. */
function readBlock(reader: BitReader, last: Uint32Array): { length: number; origin: number } {
	if (reader.bits(1) === 1)
		throw new MiraError("unsupported-feature", "a bzip2 block is randomised, as versions before 0.9.5 could do");
	const origin = reader.bits(24);
	const recent = readAlphabet(reader);
	const endOfBlock = recent.length + 1;
	const groups = reader.bits(3);
	if (recent.length === 0 || groups < 2 || groups > 6) throw corruptChunk("bz2", "a block has no codes");
	const selectors = readSelectors(reader, groups);
	const tables = Array.from({ length: groups }, () => readTable(reader, recent.length + 2));

	let length = 0;
	let run = 0;
	let runUnit = 1;
	for (let symbolCount = 0; ; symbolCount++) {
		const table = tables[selectors[Math.floor(symbolCount / GROUP_SYMBOLS)] ?? -1];
		if (table === undefined) throw corruptChunk("bz2", "a block has more symbols than it declares");
		const symbol = readSymbol(reader, table);
		if (symbol <= RUN_B) {
			// Runs are numbers in base two with the digits 1 and 2.
			run += symbol === RUN_A ? runUnit : 2 * runUnit;
			runUnit *= 2;
			if (run > last.length) throw tooLong();
			continue;
		}
		if (length + run > last.length) throw tooLong();
		if (run > 0) last.fill(recent[0] as number, length, length + run);
		length += run;
		run = 0;
		runUnit = 1;
		if (symbol === endOfBlock) break;
		if (length === last.length) throw tooLong();
		const place = symbol - 1;
		const byte = recent[place] as number;
		recent.copyWithin(1, 0, place);
		recent[0] = byte;
		last[length++] = byte;
	}
	if (origin >= length) throw corruptChunk("bz2", "a block begins beyond its end");
	return { length, origin };
}

/** The bytes that occur, in order: a map of maps, 16 times 16 bits. */
function readAlphabet(reader: BitReader): Uint8Array {
	const used: number[] = [];
	const ranges = reader.bits(16);
	for (let range = 0; range < 16; range++) {
		if (((ranges << range) & 0x8000) === 0) continue;
		const map = reader.bits(16);
		for (let i = 0; i < 16; i++) if ((map << i) & 0x8000) used.push(16 * range + i);
	}
	return Uint8Array.from(used);
}

/** Which table is used for each group of 50 symbols, coded by how recently it was used. */
function readSelectors(reader: BitReader, groups: number): Uint8Array {
	const selectors = new Uint8Array(reader.bits(15));
	const recent = Uint8Array.from({ length: groups }, (_, i) => i);
	for (let i = 0; i < selectors.length; i++) {
		let place = 0;
		while (reader.bits(1) === 1) place++;
		const table = recent[place];
		if (table === undefined) throw corruptChunk("bz2", "a block refers to a table that it does not have");
		recent.copyWithin(1, 0, place);
		recent[0] = table;
		selectors[i] = table;
	}
	return selectors;
}

/** A canonical prefix code. By the length of a code: */
type Table = {
	/** The first value of 20 bits that does not begin with a code of that length or a shorter one. */
	limits: Uint32Array;
	/** What to add to a code for its place among `symbols`. */
	offsets: Int32Array;
	symbols: Uint16Array;
};

function readTable(reader: BitReader, symbolCount: number): Table {
	const lengths = new Uint8Array(symbolCount);
	const counts = new Uint32Array(MAX_CODE_BITS + 1);
	let length = reader.bits(5);
	for (let i = 0; i < symbolCount; i++) {
		while (reader.bits(1) === 1) length += reader.bits(1) === 1 ? -1 : 1;
		if (length < 1 || length > MAX_CODE_BITS) throw corruptChunk("bz2", `a code has ${length} bits`);
		lengths[i] = length;
		counts[length] = (counts[length] as number) + 1;
	}
	const limits = new Uint32Array(MAX_CODE_BITS + 1);
	const offsets = new Int32Array(MAX_CODE_BITS + 1);
	const symbols = new Uint16Array(symbolCount);
	for (let bits = 1, code = 0, place = 0; bits <= MAX_CODE_BITS; bits++) {
		const count = counts[bits] as number;
		offsets[bits] = place - code;
		code += count;
		limits[bits] = code << (MAX_CODE_BITS - bits);
		code <<= 1;
		if (count > 0) for (let i = 0; i < symbolCount; i++) if (lengths[i] === bits) symbols[place++] = i;
	}
	return { limits, offsets, symbols };
}

function readSymbol(reader: BitReader, { limits, offsets, symbols }: Table): number {
	const next = reader.peek() >>> (32 - MAX_CODE_BITS);
	let bits = 1;
	while (bits <= MAX_CODE_BITS && next >= (limits[bits] as number)) bits++;
	const symbol = symbols[(next >>> (MAX_CODE_BITS - bits)) + (offsets[bits] ?? 0)];
	if (symbol === undefined || bits > MAX_CODE_BITS) throw corruptChunk("bz2", "a code is not in its table");
	reader.skip(bits);
	return symbol;
}

/** Undoes the sorting, then the runs: after four equal bytes comes the number of further ones. */
function writeBlock(links: Uint32Array, length: number, origin: number, output: Output): void {
	const begins = new Uint32Array(257);
	for (let i = 0; i < length; i++) {
		const after = ((links[i] as number) & 0xff) + 1;
		begins[after] = (begins[after] as number) + 1;
	}
	for (let byte = 1; byte < 257; byte++) begins[byte] = (begins[byte] as number) + (begins[byte - 1] as number);
	// The k-th occurrence of a byte in the last column is the k-th in the first: above each byte, which row follows it.
	for (let i = 0; i < length; i++) {
		const byte = (links[i] as number) & 0xff;
		const row = begins[byte] as number;
		begins[byte] = row + 1;
		links[row] = ((links[row] as number) & 0xff) | (i << 8);
	}
	let row = (links[origin] as number) >>> 8;
	let previous = -1;
	let equal = 0;
	for (let i = 0; i < length; i++) {
		const link = links[row] as number;
		const byte = link & 0xff;
		row = link >>> 8;
		if (equal === 4) {
			output.repeat(previous, byte);
			equal = 0;
			previous = -1;
		} else {
			output.push(byte);
			equal = byte === previous ? equal + 1 : 1;
			previous = byte;
		}
	}
}

/** What is decoded so far. It grows as it is needed: a few bytes can stand for megabytes, but seldom do. */
class Output {
	#bytes: Uint8Array;
	readonly #maxBytes: number;
	length = 0;

	constructor(inputBytes: number, { outputBytes, maxOutputBytes }: DecodeContext) {
		this.#maxBytes = maxOutputBytes;
		this.#bytes = new Uint8Array(Math.min(outputBytes ?? maxOutputBytes, 64 * inputBytes));
	}

	push(byte: number): void {
		if (this.length === this.#bytes.length) this.#grow(this.length + 1);
		this.#bytes[this.length++] = byte;
	}

	repeat(byte: number, count: number): void {
		if (this.length + count > this.#bytes.length) this.#grow(this.length + count);
		this.#bytes.fill(byte, this.length, this.length + count);
		this.length += count;
	}

	/** The checksum of what was written from `begin` on. */
	crcFrom(begin: number): number {
		return crc32Bzip2(this.#bytes.subarray(begin, this.length));
	}

	bytes(): Uint8Array {
		return this.#bytes.subarray(0, this.length);
	}

	#grow(least: number): void {
		if (least > this.#maxBytes) throw corruptChunk("bz2", `it holds more than ${this.#maxBytes} bytes`);
		const larger = new Uint8Array(Math.min(Math.max(least, 2 * this.#bytes.length), this.#maxBytes));
		larger.set(this.#bytes);
		this.#bytes = larger;
	}
}

let crcTable: Int32Array | undefined;

/** The CRC-32 of gzip with its bits in the opposite order. */
function crc32Bzip2(bytes: Uint8Array): number {
	crcTable ??= Int32Array.from({ length: 256 }, (_, byte) => {
		let remainder = byte << 24;
		for (let bit = 0; bit < 8; bit++) remainder = (remainder << 1) ^ (remainder < 0 ? 0x04c11db7 : 0);
		return remainder;
	});
	let remainder = -1;
	for (let i = 0; i < bytes.length; i++)
		remainder = (remainder << 8) ^ (crcTable[(remainder >>> 24) ^ (bytes[i] as number)] as number);
	return ~remainder >>> 0;
}

function tooLong(): Error {
	return corruptChunk("bz2", "a block is longer than it may be");
}
