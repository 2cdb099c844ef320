import { MiraError } from "../errors.ts";
import { crc32 } from "./checksum.ts";
import type { DecodeContext } from "./codec.ts";
import { crc64 } from "./lzma-crc64.ts";
import { corruptLzma, LzmaDecoder } from "./lzma-decoder.ts";
import { decodeLzma2, measureLzma2, undoDelta } from "./lzma2.ts";

// The xz file format, version 1.2: https://tukaani.org/xz/xz-file-format.txt
const MAGIC = [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00];
const FOOTER_MAGIC = [0x59, 0x5a];
const HEADER_BYTES = 12;
const DELTA = 0x03;
const LZMA2 = 0x21;

/** The checks of the content, by their number; sections 2.1.1.2 and 3.4. Of the others we know the size alone. */
const CRC32 = 1;
const CRC64 = 4;
const CHECK_BYTES = [0, 4, 4, 4, 8, 8, 8, 16, 16, 16, 32, 32, 32, 64, 64, 64];

/** True for what begins like an xz file. */
export function isXz(bytes: Uint8Array): boolean {
	return MAGIC.every((byte, i) => bytes[i] === byte);
}

/** What one block holds, as its headers say. */
type Block = { dataStart: number; outputBytes: number; deltas: number[]; check: number; checkStart: number };

/** Decodes an xz file of one or more streams. What follows the last one is ignored, as Python ignores it. */
export function decodeXz(bytes: Uint8Array, { outputBytes, maxOutputBytes }: DecodeContext): Uint8Array {
	const blocks: Block[] = [];
	let at = 0;
	do at = readStream(bytes, at, blocks);
	while (isXz(bytes.subarray(at)));
	const size = blocks.reduce((sum, block) => sum + block.outputBytes, 0);
	if (size > maxOutputBytes || size !== (outputBytes ?? size))
		throw corruptLzma(`it holds ${size} bytes, ${outputBytes ?? `at most ${maxOutputBytes}`} are needed`);
	const output = new Uint8Array(size);
	let begin = 0;
	for (const block of blocks) {
		const content = output.subarray(begin, begin + block.outputBytes);
		decodeLzma2(bytes, block.dataStart, new LzmaDecoder(content));
		for (const distance of block.deltas) undoDelta(content, distance);
		verify(bytes, block, content);
		begin += block.outputBytes;
	}
	return output;
}

/** Reads a stream's headers, whose own checksums are verified, and gives the place behind it. */
function readStream(bytes: Uint8Array, start: number, blocks: Block[]): number {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
	requireBytes(bytes, start + HEADER_BYTES);
	if (!isXz(bytes.subarray(start))) throw corruptLzma("it does not begin with an xz stream");
	requireCrc(bytes, start + 6, start + 8);
	const check = bytes[start + 7] as number;
	if (bytes[start + 6] !== 0 || check > 15)
		throw new MiraError("unsupported-feature", 'codec "lzma": an unknown form of xz');
	let at = start + HEADER_BYTES;
	let count = 0;
	for (; bytes[at] !== 0; count++) {
		const block = readBlock(bytes, at, check);
		blocks.push(block);
		at = block.checkStart + (CHECK_BYTES[check] as number);
		requireBytes(bytes, at + 1);
	}
	const index = new VariableIntegers(bytes, at + 1);
	if (index.next() !== count) throw corruptLzma("its index has another number of blocks");
	for (let i = 0; i < count; i++) {
		index.next();
		if (index.next() !== blocks[blocks.length - count + i]?.outputBytes) throw corruptLzma("its index is wrong");
	}
	const indexEnd = at + roundUp(index.at - at);
	requireCrc(bytes, at, indexEnd);
	const footer = indexEnd + 4;
	requireBytes(bytes, footer + HEADER_BYTES);
	const isRight =
		view.getUint32(footer, true) === crc32(bytes.subarray(footer + 4, footer + 10)) &&
		view.getUint16(footer + 8) === view.getUint16(start + 6) &&
		FOOTER_MAGIC.every((byte, i) => bytes[footer + 10 + i] === byte);
	if (!isRight) throw corruptLzma("the end of a stream is wrong");
	return footer + HEADER_BYTES;
}

/** Section 3: sizes, filters, and a checksum; then the data, filled up to a multiple of four bytes, and their check. */
function readBlock(bytes: Uint8Array, start: number, check: number): Block {
	requireBytes(bytes, start + 8);
	const headerEnd = start + 4 * (bytes[start] as number);
	requireCrc(bytes, start, headerEnd);
	const flags = bytes[start + 1] as number;
	const header = new VariableIntegers(bytes, start + 2);
	if (flags & 0x40) header.next(); // the compressed size: the data say it too
	const declaredBytes = flags & 0x80 ? header.next() : undefined;
	const deltas: number[] = [];
	for (let filter = flags & 3; filter >= 0; filter--) {
		const id = header.next();
		const size = header.next();
		const property = bytes[header.at] ?? 0;
		header.at += size;
		const isLast = filter === 0;
		if (id === DELTA && !isLast && size === 1) deltas.unshift(property + 1);
		else if (id !== LZMA2 || !isLast || size !== 1)
			throw new MiraError("unsupported-feature", `codec "lzma": filter 0x${id.toString(16)} of xz`);
	}
	const dataStart = headerEnd + 4;
	const { outputBytes, end } = measureLzma2(bytes, dataStart);
	if (outputBytes !== (declaredBytes ?? outputBytes)) throw corruptLzma("a block has another size than it says");
	return { dataStart, outputBytes, deltas, check, checkStart: dataStart + roundUp(end - dataStart) };
}

function verify(bytes: Uint8Array, { check, checkStart }: Block, content: Uint8Array): void {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
	const isRight =
		check === CRC32
			? view.getUint32(checkStart, true) === crc32(content)
			: check !== CRC64 || view.getBigUint64(checkStart, true) === crc64(content);
	if (!isRight) throw corruptLzma("its checksum is wrong");
}

/** Section 1.2: seven bits a byte, the lowest first. */
class VariableIntegers {
	readonly #bytes: Uint8Array;
	at: number;

	constructor(bytes: Uint8Array, at: number) {
		this.#bytes = bytes;
		this.at = at;
	}

	next(): number {
		let value = 0;
		for (let factor = 1; factor <= 2 ** 49; factor *= 128) {
			const byte = this.#bytes[this.at++] ?? 0xff;
			value += (byte & 0x7f) * factor;
			if (byte < 0x80) {
				if (!Number.isSafeInteger(value)) break;
				return value;
			}
		}
		throw corruptLzma("a number in it is too large");
	}
}

/** The four bytes at `end` are the CRC-32 of those before them. */
function requireCrc(bytes: Uint8Array, start: number, end: number): void {
	requireBytes(bytes, end + 4);
	const stored = new DataView(bytes.buffer, bytes.byteOffset + end, 4).getUint32(0, true);
	if (stored !== crc32(bytes.subarray(start, end))) throw corruptLzma("the checksum of a header is wrong");
}

function requireBytes(bytes: Uint8Array, end: number): void {
	if (end > bytes.length) throw corruptLzma("it ends too early");
}

function roundUp(size: number): number {
	return Math.ceil(size / 4) * 4;
}
