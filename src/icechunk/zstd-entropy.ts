import { powerOfTwo } from "../zarr/arithmetic/powers.ts";

/** The entropy coders of zstd (RFC 8878, section 4): finite states (FSE) and Huffman codes. */

/** A table of FSE: for each state its symbol, and how the next state is found. */
export type FseTable = { log: number; symbols: Uint8Array; bits: Uint8Array; bases: Uint16Array };

/** A table of Huffman codes, by the next `log` bits. */
export type HuffmanTable = { log: number; symbols: Uint8Array; bits: Uint8Array };

/** Most bits of a Huffman code of zstd. */
const MAX_HUFFMAN_LOG = 11;
const MAX_WEIGHT_LOG = 6;

/** Bits that are read from the end of some bytes to their beginning (RFC 8878, section 4.1). */
export class BackwardBits {
	readonly #bytes: Uint8Array;
	/** Bits that are left; negative once more were read than there are, which read as zeros. */
	left: number;

	constructor(bytes: Uint8Array) {
		const last = bytes.at(-1) ?? 0;
		if (last === 0) throw new RangeError("a stream of bits has no end mark");
		this.#bytes = bytes;
		this.left = 8 * bytes.length - Math.clz32(last) + 23;
	}

	/** The next `count` bits, 32 at most. */
	read(count: number): number {
		this.left -= count;
		return this.#at(this.left, count);
	}

	/** The same without taking them. */
	peek(count: number): number {
		return this.#at(this.left - count, count);
	}

	#at(position: number, count: number): number {
		if (position < 0) {
			const there = Math.max(0, position + count);
			return this.#at(0, there) * powerOfTwo(count - there);
		}
		const from = position >> 3;
		let value = 0;
		// Not shifted: five bytes have more than the 32 bits that shifts know.
		for (let i = 4; i >= 0; i--) value = value * 256 + (this.#bytes[from + i] ?? 0);
		return Math.floor(value / powerOfTwo(position & 7)) % powerOfTwo(count);
	}
}

/** Reads the description of an FSE table (section 4.1.1), and says where it ends. */
export function readFseTable(bytes: Uint8Array, at: number, maxLog: number): { table: FseTable; end: number } {
	let position = 8 * at;
	const read = (count: number): number => {
		const from = position >> 3;
		if (from >= bytes.length) throw new RangeError("a table of zstd is cut off");
		const value = (bytes[from] ?? 0) | ((bytes[from + 1] ?? 0) << 8) | ((bytes[from + 2] ?? 0) << 16);
		const bits = (value >> (position & 7)) & ((1 << count) - 1);
		position += count;
		return bits;
	};
	const log = read(4) + 5;
	if (log > maxLog) throw new RangeError(`a table of zstd has ${log} bits`);
	const counts: number[] = [];
	let left = 1 << log;
	while (left > 0) {
		const width = 32 - Math.clz32(left + 1);
		const low = (1 << (width - 1)) - 1;
		const threshold = (1 << width) - 1 - (left + 1);
		let value = read(width);
		if ((value & low) < threshold) {
			position--;
			value &= low;
		} else if (value > low) value -= threshold;
		const count = value - 1;
		left -= Math.abs(count);
		counts.push(count);
		if (count !== 0) continue;
		let zeros = 3;
		while (zeros === 3) {
			zeros = read(2);
			for (let i = 0; i < zeros; i++) counts.push(0);
		}
	}
	if (left < 0 || counts.length > 256) throw new RangeError("a table of zstd contradicts itself");
	return { table: fseTable(counts, log), end: (position + 7) >> 3 };
}

/** The table of a distribution: how many states each symbol has, -1 for less than one. */
export function fseTable(counts: readonly number[], log: number): FseTable {
	const size = 1 << log;
	const symbols = new Uint8Array(size);
	const next = Uint16Array.from(counts, (count) => Math.abs(count));
	let high = size;
	for (const [symbol, count] of counts.entries()) if (count === -1) symbols[--high] = symbol;
	const step = (size >> 1) + (size >> 3) + 3;
	let state = 0;
	for (const [symbol, count] of counts.entries())
		for (let i = 0; i < count; i++) {
			symbols[state] = symbol;
			do state = (state + step) & (size - 1);
			while (state >= high);
		}
	const bits = new Uint8Array(size);
	const bases = new Uint16Array(size);
	for (let i = 0; i < size; i++) {
		const symbol = symbols[i] as number;
		const value = next[symbol] as number;
		next[symbol] = value + 1;
		bits[i] = log - (31 - Math.clz32(value));
		bases[i] = (value << (bits[i] as number)) - size;
	}
	return { log, symbols, bits, bases };
}

/** The table that always gives the same symbol. */
export function constantTable(symbol: number): FseTable {
	return { log: 0, symbols: Uint8Array.of(symbol), bits: new Uint8Array(1), bases: new Uint16Array(1) };
}

/** The state of a decoder. */
export class FseState {
	readonly #table: FseTable;
	#state: number;

	constructor(table: FseTable, stream: BackwardBits) {
		this.#table = table;
		this.#state = stream.read(table.log);
	}

	get symbol(): number {
		return this.#table.symbols[this.#state] as number;
	}

	advance(stream: BackwardBits): void {
		const { bits, bases } = this.#table;
		this.#state = (bases[this.#state] as number) + stream.read(bits[this.#state] as number);
	}
}

/** Reads the description of Huffman codes (section 4.2.1), and says where it ends. */
export function readHuffmanTable(bytes: Uint8Array, at: number): { table: HuffmanTable; end: number } {
	const head = bytes[at] ?? 0;
	if (head >= 128) {
		const count = head - 127;
		const weights = Array.from({ length: count }, (_, i) => {
			const pair = bytes[at + 1 + (i >> 1)] ?? 0;
			return i % 2 === 0 ? pair >> 4 : pair & 15;
		});
		return { table: huffmanTable(weights), end: at + 1 + ((count + 1) >> 1) };
	}
	const end = at + 1 + head;
	return { table: huffmanTable(readWeights(bytes.subarray(at + 1, end))), end };
}

/** Two decoders take turns until the bits are used up. */
function readWeights(bytes: Uint8Array): number[] {
	const { table, end } = readFseTable(bytes, 0, MAX_WEIGHT_LOG);
	const stream = new BackwardBits(bytes.subarray(end));
	let [current, other] = [new FseState(table, stream), new FseState(table, stream)];
	const weights: number[] = [];
	while (weights.length < 255) {
		weights.push(current.symbol);
		current.advance(stream);
		[current, other] = [other, current];
		if (stream.left < 0) {
			weights.push(current.symbol);
			return weights;
		}
	}
	throw new RangeError("a table of zstd has too many weights");
}

function huffmanTable(weights: readonly number[]): HuffmanTable {
	const sum = weights.reduce((total, weight) => total + (weight > 0 ? powerOfTwo(weight - 1) : 0), 0);
	const log = 32 - Math.clz32(sum);
	const rest = powerOfTwo(log) - sum;
	// The last weight is not written: it fills what is left of a power of two.
	if (sum === 0 || log > MAX_HUFFMAN_LOG || (rest & (rest - 1)) !== 0)
		throw new RangeError("a table of zstd contradicts itself");
	const lengths = [...weights, 32 - Math.clz32(rest)].map((weight) => (weight > 0 ? log + 1 - weight : 0));
	const symbols = new Uint8Array(1 << log);
	const bits = new Uint8Array(1 << log);
	let code = 0;
	for (let length = log; length > 0; length--)
		for (const [symbol, own] of lengths.entries()) {
			if (own !== length) continue;
			const span = 1 << (log - length);
			symbols.fill(symbol, code, code + span);
			bits.fill(length, code, code + span);
			code += span;
		}
	return { log, symbols, bits };
}
