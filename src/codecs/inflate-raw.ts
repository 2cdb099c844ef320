import { corruptChunk } from "./codec.ts";
import type { InflateFormat } from "./inflate.ts";
import { copyMatch } from "./match.ts";

/**
 * Where inflated bytes go. `bytes` grows as needed, never beyond `maxBytes`; `length` of them are written, those of this stream
 * from `start` on.
 */
export type Output = { format: InflateFormat; bytes: Uint8Array; start: number; length: number; maxBytes: number };

/** Inflates the raw deflate stream that begins at `start` (RFC 1951). Returns where it ends in the input. */
export function inflateRaw(input: Uint8Array, start: number, output: Output): number {
	const bits = new BitReader(input, start, output);
	for (let last = false; !last; ) {
		last = bits.take(1) === 1;
		const type = bits.take(2);
		if (type === 3) throw damaged(output, "a block has the reserved type 3");
		if (type === 0) copyStored(bits, output);
		else {
			if (type === 1) useFixedCodes();
			else readDynamicCodes(bits, output);
			inflateBlock(bits, output);
		}
	}
	return bits.alignToByte();
}

/**
 * Bits of the input, the least significant of each byte first. Beyond the end zeros are loaded, so a code at the very
 * end can be looked up like any other; taking them is an error.
 */
class BitReader {
	readonly input: Uint8Array;
	readonly view: DataView;
	readonly output: Output;
	/** The next byte to load. */
	position: number;
	/** At least the next `count` bits. Bits above those may be loaded already: loading them again changes nothing. */
	hold = 0;
	count = 0;

	constructor(input: Uint8Array, position: number, output: Output) {
		this.input = input;
		this.view = new DataView(input.buffer, input.byteOffset, input.byteLength);
		this.position = position;
		this.output = output;
	}

	/** Loads until there are 25 bits or more. */
	refill(): void {
		for (; this.count < 25; this.count += 8) this.hold |= (this.input[this.position++] ?? 0) << this.count;
	}

	take(count: number): number {
		if (this.count < count) this.refill();
		const value = this.hold & ((1 << count) - 1);
		this.drop(count);
		return value;
	}

	drop(count: number): void {
		this.hold >>>= count;
		this.count -= count;
		if (this.position - (this.count >> 3) > this.input.length) throw cutOff(this.output);
	}

	/** Drops the rest of a byte that was begun, and returns the place of the next. */
	alignToByte(): number {
		this.position -= this.count >> 3;
		this.hold = 0;
		this.count = 0;
		return this.position;
	}
}

function copyStored(bits: BitReader, output: Output): void {
	const { input } = bits;
	const at = bits.alignToByte();
	const start = at + 4;
	if (start > input.length) throw cutOff(output);
	const length = (input[at] as number) | ((input[at + 1] as number) << 8);
	const complement = (input[at + 2] as number) | ((input[at + 3] as number) << 8);
	if (length !== (complement ^ 0xffff)) throw damaged(output, "a stored block contradicts its length");
	if (start + length > input.length) throw cutOff(output);
	reserve(output, output.length + length).set(input.subarray(start, start + length), output.length);
	output.length += length;
	bits.position = start + length;
}

/**
 * A canonical Huffman code (RFC 1951, section 3.2.2). `fast` gives `symbol << 4 | length` for the next bits of the input, or
 * 0 where the code is longer than `FAST_BITS` or does not exist. `counts` and `symbols` describe all codes: how many there
 * are of each length, and their symbols in order.
 */
type Huffman = { fast: Uint16Array; counts: Uint16Array; symbols: Uint16Array };

const FAST_BITS = 10;
/** Larger than any symbol with a meaning. */
const NO_SYMBOL = 511;

// One set for all streams: inflating is synchronous, and the tables are large beside a small chunk.
const literals = emptyHuffman();
const distances = emptyHuffman();
const codeLengths = emptyHuffman();
const lengths = new Uint8Array(288 + 32);
const firstIndex = new Uint16Array(16);
const nextCode = new Uint16Array(16);

function emptyHuffman(): Huffman {
	return { fast: new Uint16Array(1 << FAST_BITS), counts: new Uint16Array(16), symbols: new Uint16Array(288) };
}

/**
 * Builds the code whose lengths are in `lengths` from `start` on. Returns how much of the code space is left unused;
 * negative if more was given out than there is.
 */
function buildHuffman({ fast, counts, symbols }: Huffman, start: number, end: number): number {
	counts.fill(0);
	for (let i = start; i < end; i++) (counts[lengths[i] as number] as number)++;
	counts[0] = 0;
	let left = 1;
	for (let length = 1; length < 16; length++) {
		left = 2 * left - (counts[length] as number);
		if (left < 0) return left;
		firstIndex[length] = (firstIndex[length - 1] as number) + (counts[length - 1] as number);
		nextCode[length] = ((nextCode[length - 1] as number) + (counts[length - 1] as number)) << 1;
	}
	fast.fill(0);
	for (let i = start; i < end; i++) {
		const length = lengths[i] as number;
		if (length === 0) continue;
		const symbol = i - start;
		symbols[(firstIndex[length] as number)++] = symbol;
		const code = (nextCode[length] as number)++;
		if (length > FAST_BITS) continue;
		let reversed = 0;
		for (let bit = 0; bit < length; bit++) reversed |= ((code >> bit) & 1) << (length - 1 - bit);
		for (let at = reversed; at < fast.length; at += 1 << length) fast[at] = (symbol << 4) | length;
	}
	return left;
}

/** `symbol << 4 | length` of the code at the beginning of `hold`, bit by bit; of `NO_SYMBOL` if there is none. */
function searchCode({ counts, symbols }: Huffman, hold: number): number {
	let code = 0;
	let first = 0;
	let index = 0;
	for (let length = 1; length < 16; length++) {
		code |= (hold >>> (length - 1)) & 1;
		const count = counts[length] as number;
		if (code - first < count) return ((symbols[index + code - first] as number) << 4) | length;
		index += count;
		first = (first + count) << 1;
		code <<= 1;
	}
	return NO_SYMBOL << 4;
}

/** RFC 1951, section 3.2.6. */
function useFixedCodes(): void {
	lengths.fill(8, 0, 144).fill(9, 144, 256).fill(7, 256, 280).fill(8, 280, 288).fill(5, 288, 320);
	buildHuffman(literals, 0, 288);
	buildHuffman(distances, 288, 320);
}

const CODE_LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15] as const;

/** RFC 1951, section 3.2.7. */
function readDynamicCodes(bits: BitReader, output: Output): void {
	const literalCount = bits.take(5) + 257;
	const total = literalCount + bits.take(5) + 1;
	const codeLengthCount = bits.take(4) + 4;
	if (literalCount > 286 || total - literalCount > 30) throw damaged(output, "a block has too many codes");
	lengths.fill(0, 0, 19);
	for (let i = 0; i < codeLengthCount; i++) lengths[CODE_LENGTH_ORDER[i] as number] = bits.take(3);
	if (buildHuffman(codeLengths, 0, 19) !== 0) throw damaged(output, "the code of the code lengths is not complete");
	for (let i = 0; i < total; ) {
		bits.refill();
		const entry = codeLengths.fast[bits.hold & ((1 << FAST_BITS) - 1)] as number;
		bits.drop(entry & 15);
		const symbol = entry >> 4;
		if (symbol < 16) {
			lengths[i++] = symbol;
			continue;
		}
		if (symbol === 16 && i === 0) throw damaged(output, "the first code length repeats the one before it");
		const length = symbol === 16 ? (lengths[i - 1] as number) : 0;
		const end = i + (symbol === 16 ? 3 + bits.take(2) : symbol === 17 ? 3 + bits.take(3) : 11 + bits.take(7));
		if (end > total) throw damaged(output, "there are more code lengths than codes");
		lengths.fill(length, i, end);
		i = end;
	}
	if (lengths[256] === 0) throw damaged(output, "a block has no code for its end");
	requireUsable(buildHuffman(literals, 0, literalCount), literals, output);
	requireUsable(buildHuffman(distances, literalCount, total), distances, output);
}

/** A code must be complete, but one of a single symbol (or of none, where no match occurs) may be a bit long. */
function requireUsable(left: number, { counts }: Huffman, output: Output): void {
	const symbols = counts.reduce((sum, count) => sum + count, 0);
	if (left < 0 || (left > 0 && (symbols > 1 || symbols !== counts[1]))) throw damaged(output, "a code is not complete");
}

const LENGTH_EXTRA = Uint8Array.from({ length: 29 }, (_, i) => (i < 8 || i === 28 ? 0 : (i >> 2) - 1));
const LENGTH_BASE = Uint16Array.from({ length: 29 }, (_, i) =>
	i === 28 ? 258 : i < 8 ? i + 3 : ((4 + (i & 3)) << ((i >> 2) - 1)) + 3,
);
const DISTANCE_EXTRA = Uint8Array.from({ length: 30 }, (_, i) => (i < 4 ? 0 : (i >> 1) - 1));
const DISTANCE_BASE = Uint16Array.from({ length: 30 }, (_, i) =>
	i < 4 ? i + 1 : ((2 + (i & 1)) << ((i >> 1) - 1)) + 1,
);

/** RFC 1951, section 3.2.5: literals and matches to the end of the block. The state is kept in locals for speed. */
function inflateBlock(bits: BitReader, output: Output): void {
	const { input, view } = bits;
	const lastWord = input.length - 4;
	const fastMask = (1 << FAST_BITS) - 1;
	const literalTable = literals.fast;
	const distanceTable = distances.fast;
	let { position, hold, count } = bits;
	let { bytes, length: at } = output;
	for (;;) {
		if (count < 15) {
			// The longest code has 15 bits. A whole word is loaded at once where the input still has one.
			if (position <= lastWord) {
				hold |= view.getInt32(position, true) << count;
				position += (31 - count) >> 3;
				count |= 24;
			} else {
				for (; count < 25; count += 8) hold |= (input[position++] ?? 0) << count;
				if (position > input.length + 4) throw cutOff(output);
			}
		}
		let entry = (literalTable[hold & fastMask] as number) || searchCode(literals, hold);
		hold >>>= entry & 15;
		count -= entry & 15;
		if (entry < 256 << 4) {
			if (at === bytes.length) bytes = reserve(output, at + 1);
			bytes[at++] = entry >> 4;
			continue;
		}
		if (entry >> 4 === 256) break;
		const lengthSymbol = (entry >> 4) - 257;
		if (lengthSymbol > 28) throw damaged(output, "a code is not in its table");
		let extra = LENGTH_EXTRA[lengthSymbol] as number;
		for (; count < extra + 15; count += 8) hold |= (input[position++] ?? 0) << count;
		const length = (LENGTH_BASE[lengthSymbol] as number) + (hold & ((1 << extra) - 1));
		hold >>>= extra;
		count -= extra;
		entry = (distanceTable[hold & fastMask] as number) || searchCode(distances, hold);
		hold >>>= entry & 15;
		count -= entry & 15;
		const distanceSymbol = entry >> 4;
		if (distanceSymbol > 29) throw damaged(output, "a code is not in its table");
		extra = DISTANCE_EXTRA[distanceSymbol] as number;
		for (; count < extra; count += 8) hold |= (input[position++] ?? 0) << count;
		const distance = (DISTANCE_BASE[distanceSymbol] as number) + (hold & ((1 << extra) - 1));
		hold >>>= extra;
		count -= extra;
		if (distance > at - output.start) throw damaged(output, "a match begins before the output");
		if (at + length > bytes.length) bytes = reserve(output, at + length);
		at = copyMatch(bytes, at, distance, length);
	}
	output.length = at;
	bits.position = position;
	bits.hold = hold;
	bits.count = count;
	bits.drop(0);
}

/** Room for `length` bytes, and for more to come. */
function reserve(output: Output, length: number): Uint8Array {
	if (length > output.maxBytes) throw damaged(output, `it inflates to more than ${output.maxBytes} bytes`);
	if (length > output.bytes.length) {
		const larger = new Uint8Array(Math.min(output.maxBytes, 2 * length));
		larger.set(output.bytes);
		output.bytes = larger;
	}
	return output.bytes;
}

function damaged({ format }: Output, what: string): Error {
	return corruptChunk(format, what);
}

function cutOff({ format }: Output): Error {
	return corruptChunk(format, "the stream is cut off");
}
