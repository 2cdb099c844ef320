/**
 * Short texts that zstd compressed with a dictionary (RFC 8878): the locations of virtual chunks. The decoder that chunks use
 * is WebAssembly without a way to give it one.
 */
import { powerOfTwo } from "../zarr/arithmetic/powers.ts";
import {
	BackwardBits,
	constantTable,
	FseState,
	type FseTable,
	fseTable,
	type HuffmanTable,
	readFseTable,
	readHuffmanTable,
} from "./zstd-entropy.ts";

const FRAME_MAGIC = 0xfd2fb528;
const DICTIONARY_MAGIC = 0xec30a437;
const MAX_LITERAL_LENGTH_LOG = 9;
const MAX_MATCH_LENGTH_LOG = 9;
const MAX_OFFSET_LOG = 8;

type Tables = {
	huffman: HuffmanTable | undefined;
	literalLengths: FseTable | undefined;
	offsets: FseTable | undefined;
	matchLengths: FseTable | undefined;
	/** The last three offsets. */
	repeated: [number, number, number];
};

/** Literals of a block, and where they end in it. */
type Literals = { bytes: Uint8Array; end: number };

/** Decompresses texts with one dictionary; what contradicts the format is a `RangeError`. */
export class DictionaryDecoder {
	readonly #content: Uint8Array;
	readonly #tables: Tables;
	/** The content of the dictionary, and behind it what is decompressed. */
	#output: Uint8Array;
	#length: number;

	/** No text may become longer than `maxBytes`. */
	constructor(dictionary: Uint8Array, maxBytes: number) {
		const { content, tables } = readDictionary(dictionary);
		this.#content = content;
		this.#tables = tables;
		this.#output = new Uint8Array(content.length + maxBytes);
		this.#output.set(content);
		this.#length = content.length;
	}

	/** The content of a frame, lent until the next one. */
	decode(frame: Uint8Array): Uint8Array {
		const view = new DataView(frame.buffer, frame.byteOffset, frame.byteLength);
		if (view.getUint32(0, true) !== FRAME_MAGIC) throw new RangeError("it is not a zstd frame");
		const descriptor = view.getUint8(4);
		const singleSegment = (descriptor >> 5) & 1;
		const idBytes = [0, 1, 2, 4][descriptor & 3] as number;
		const sizeBytes = [singleSegment, 2, 4, 8][descriptor >> 6] as number;
		let at = 5 + (1 - singleSegment) + idBytes + sizeBytes;
		this.#length = this.#content.length;
		const tables: Tables = { ...this.#tables, repeated: [...this.#tables.repeated] };
		for (let isLast = false; !isLast; ) {
			const header = view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
			isLast = (header & 1) === 1;
			const size = header >> 3;
			at += 3;
			const type = (header >> 1) & 3;
			if (type === 1) this.#push(new Uint8Array(Math.min(size, this.#output.length)).fill(view.getUint8(at)));
			else if (at + size > frame.length) throw new RangeError("a block of zstd is cut off");
			else if (type === 0) this.#push(frame.subarray(at, at + size));
			else if (type === 2) this.#block(frame.subarray(at, at + size), tables);
			else throw new RangeError("a block of zstd has no type");
			at += type === 1 ? 1 : size;
		}
		return this.#output.subarray(this.#content.length, this.#length);
	}

	#block(block: Uint8Array, tables: Tables): void {
		const literals = readLiterals(block, tables, this.#output.length);
		const sequences = readSequenceHeader(block, literals.end, tables);
		let at = 0;
		if (sequences !== undefined) {
			const { count, stream } = sequences;
			const lengths = new FseState(table(tables.literalLengths), stream);
			const offsets = new FseState(table(tables.offsets), stream);
			const matches = new FseState(table(tables.matchLengths), stream);
			for (let i = 0; i < count; i++) {
				if (i > 0) {
					lengths.advance(stream);
					matches.advance(stream);
					offsets.advance(stream);
				}
				const offsetValue = powerOfTwo(offsets.symbol) + stream.read(offsets.symbol);
				const matchLength = lengthOf(MATCH_LENGTHS, matches.symbol, stream);
				const literalLength = lengthOf(LITERAL_LENGTHS, lengths.symbol, stream);
				if (stream.left < 0) throw new RangeError("the sequences of a block of zstd are cut off");
				this.#push(literals.bytes.subarray(at, at + literalLength));
				at += literalLength;
				this.#copy(resolveOffset(offsetValue, literalLength, tables.repeated), matchLength);
			}
		}
		this.#push(literals.bytes.subarray(at));
	}

	#push(bytes: Uint8Array): void {
		this.#reserve(bytes.length);
		this.#output.set(bytes, this.#length);
		this.#length += bytes.length;
	}

	#copy(offset: number, count: number): void {
		if (offset > this.#length || offset < 1) throw new RangeError("a match of zstd begins before its dictionary");
		this.#reserve(count);
		for (let i = 0; i < count; i++) {
			this.#output[this.#length] = this.#output[this.#length - offset] as number;
			this.#length++;
		}
	}

	#reserve(count: number): void {
		if (this.#length + count > this.#output.length) throw new RangeError("a compressed text is too long");
	}
}

/** A dictionary is tables and content, or content alone (section 5). */
function readDictionary(dictionary: Uint8Array): { content: Uint8Array; tables: Tables } {
	const view = new DataView(dictionary.buffer, dictionary.byteOffset, dictionary.byteLength);
	const none = { huffman: undefined, literalLengths: undefined, offsets: undefined, matchLengths: undefined };
	if (dictionary.length < 8 || view.getUint32(0, true) !== DICTIONARY_MAGIC)
		return { content: dictionary, tables: { ...none, repeated: [1, 4, 8] } };
	const huffman = readHuffmanTable(dictionary, 8);
	const offsets = readFseTable(dictionary, huffman.end, MAX_OFFSET_LOG);
	const matchLengths = readFseTable(dictionary, offsets.end, MAX_MATCH_LENGTH_LOG);
	const literalLengths = readFseTable(dictionary, matchLengths.end, MAX_LITERAL_LENGTH_LOG);
	const at = literalLengths.end;
	return {
		content: dictionary.subarray(at + 12),
		tables: {
			huffman: huffman.table,
			offsets: offsets.table,
			matchLengths: matchLengths.table,
			literalLengths: literalLengths.table,
			repeated: [view.getUint32(at, true), view.getUint32(at + 4, true), view.getUint32(at + 8, true)],
		},
	};
}

/** The literals of a block (section 3.1.1.3.1). */
function readLiterals(block: Uint8Array, tables: Tables, maxBytes: number): Literals {
	const byte = (i: number): number => block[i] ?? 0;
	const type = byte(0) & 3;
	const format = (byte(0) >> 2) & 3;
	if (type < 2) {
		const headBytes = ([1, 2, 1, 3] as const)[format] as number;
		const size =
			headBytes === 1
				? byte(0) >> 3
				: headBytes === 2
					? (byte(0) >> 4) | (byte(1) << 4)
					: (byte(0) >> 4) | (byte(1) << 4) | (byte(2) << 12);
		if (size > maxBytes) throw new RangeError("a compressed text is too long");
		if (type === 1) return { bytes: new Uint8Array(size).fill(byte(headBytes)), end: headBytes + 1 };
		return { bytes: block.subarray(headBytes, headBytes + size), end: headBytes + size };
	}
	const headBytes = ([3, 3, 4, 5] as const)[format] as number;
	const sizeBits = ([10, 10, 14, 18] as const)[format] as number;
	let head = 0;
	for (let i = headBytes - 1; i >= 0; i--) head = head * 256 + byte(i);
	const size = Math.floor(head / 16) % powerOfTwo(sizeBits);
	const compressed = Math.floor(head / powerOfTwo(4 + sizeBits)) % powerOfTwo(sizeBits);
	const end = headBytes + compressed;
	if (size > maxBytes || end > block.length) throw new RangeError("the literals of a block of zstd are cut off");
	let at = headBytes;
	if (type === 2) {
		const { table, end } = readHuffmanTable(block, at);
		tables.huffman = table;
		at = end;
	}
	if (tables.huffman === undefined) throw new RangeError("a block of zstd has no table");
	const bytes = new Uint8Array(size);
	if (format === 0) readHuffman(block.subarray(at, end), tables.huffman, bytes);
	else readFourStreams(block.subarray(at, end), tables.huffman, bytes);
	return { bytes, end };
}

function readFourStreams(streams: Uint8Array, huffman: HuffmanTable, output: Uint8Array): void {
	const view = new DataView(streams.buffer, streams.byteOffset, streams.byteLength);
	const share = (output.length + 3) >> 2;
	let from = 6;
	for (let i = 0; i < 4; i++) {
		const end = i < 3 ? from + view.getUint16(2 * i, true) : streams.length;
		readHuffman(streams.subarray(from, end), huffman, output.subarray(i * share, i < 3 ? (i + 1) * share : undefined));
		from = end;
	}
}

function readHuffman(bytes: Uint8Array, { log, symbols, bits }: HuffmanTable, output: Uint8Array): void {
	const stream = new BackwardBits(bytes);
	for (let i = 0; i < output.length; i++) {
		const code = stream.peek(log);
		output[i] = symbols[code] as number;
		stream.left -= bits[code] as number;
	}
	if (stream.left !== 0) throw new RangeError("a stream of zstd does not end where it should");
}

/** How many sequences follow, and their bits; undefined for none (section 3.1.1.3.2). */
function readSequenceHeader(
	block: Uint8Array,
	begin: number,
	tables: Tables,
): { count: number; stream: BackwardBits } | undefined {
	let at = begin;
	const next = (): number => block[at++] ?? 0;
	let count = next();
	if (count === 0) return undefined;
	if (count === 255) count = next() + (next() << 8) + 0x7f00;
	else if (count >= 128) count = ((count - 128) << 8) + next();
	const modes = next();
	const read = (mode: number, previous: FseTable | undefined, standard: FseTable, maxLog: number): FseTable => {
		switch (mode & 3) {
			case 0:
				return standard;
			case 1:
				return constantTable(next());
			case 2: {
				const found = readFseTable(block, at, maxLog);
				at = found.end;
				return found.table;
			}
			default:
				return table(previous);
		}
	};
	tables.literalLengths = read(modes >> 6, tables.literalLengths, LITERAL_LENGTH_TABLE, MAX_LITERAL_LENGTH_LOG);
	tables.offsets = read(modes >> 4, tables.offsets, OFFSET_TABLE, MAX_OFFSET_LOG);
	tables.matchLengths = read(modes >> 2, tables.matchLengths, MATCH_LENGTH_TABLE, MAX_MATCH_LENGTH_LOG);
	return { count, stream: new BackwardBits(block.subarray(at)) };
}

function table(known: FseTable | undefined): FseTable {
	if (known === undefined) throw new RangeError("a block of zstd has no table");
	return known;
}

/** Small values stand for one of the last offsets (section 3.1.1.5). */
function resolveOffset(value: number, literalLength: number, repeated: [number, number, number]): number {
	if (value > 3) {
		repeated.unshift(value - 3);
		repeated.length = 3;
		return value - 3;
	}
	const which = literalLength === 0 ? value : value - 1;
	const offset = which === 3 ? repeated[0] - 1 : (repeated[which] as number);
	if (which > 0) {
		repeated.splice(Math.min(which, 2), 1);
		repeated.unshift(offset);
	}
	return offset;
}

/** For each code the shortest length, and the number of bits that are added (section 3.1.1.3.2.1.1). */
type Lengths = { bases: readonly number[]; bits: readonly number[] };

function lengthOf({ bases, bits }: Lengths, code: number, stream: BackwardBits): number {
	const base = bases[code];
	if (base === undefined) throw new RangeError("a length of zstd has no code");
	return base + stream.read(bits[code] as number);
}

function lengths(first: number, bits: readonly number[]): Lengths {
	let base = first;
	const bases = bits.map((count) => {
		const own = base;
		base += powerOfTwo(count);
		return own;
	});
	return { bases, bits };
}

const zeros = (count: number): number[] => new Array<number>(count).fill(0);

const LITERAL_LENGTHS: Lengths = lengths(0, [
	...zeros(16),
	...[1, 1, 1, 1, 2, 2, 3, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
]);
const MATCH_LENGTHS: Lengths = lengths(3, [
	...zeros(32),
	...[1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
]);

const ones = (count: number): number[] => new Array<number>(count).fill(1);
const rare = (count: number): number[] => new Array<number>(count).fill(-1);
const twos = (count: number): number[] => new Array<number>(count).fill(2);

const LITERAL_LENGTH_TABLE: FseTable = fseTable(
	[4, 3, ...twos(11), 1, 1, 1, ...twos(9), 3, 2, ...ones(5), ...rare(4)],
	6,
);
const MATCH_LENGTH_TABLE: FseTable = fseTable([1, 4, 3, ...twos(6), ...ones(37), ...rare(7)], 6);
const OFFSET_TABLE: FseTable = fseTable([...ones(6), 2, 2, 2, ...ones(15), ...rare(5)], 5);
