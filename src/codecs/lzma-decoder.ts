import { corruptChunk } from "./codec.ts";
import { copyMatch } from "./match.ts";

/** The three numbers of an LZMA stream: bits of the last byte, and of the place, that choose how a byte is coded. */
export type LzmaProperties = { literalContextBits: number; literalPositionBits: number; positionBits: number };

/** Takes the byte that holds all three apart. */
export function lzmaProperties(byte: number): LzmaProperties {
	if (byte >= 9 * 5 * 5) throw corruptLzma("its properties are impossible");
	return {
		literalContextBits: byte % 9,
		literalPositionBits: Math.floor(byte / 9) % 5,
		positionBits: Math.floor(byte / 45),
	};
}

/** Data that are not what they claim to be. */
export function corruptLzma(what: string): Error {
	return corruptChunk("lzma", what);
}

const STATES = 12;
const PROBABILITY_BITS = 11;
const EVEN = 1 << (PROBABILITY_BITS - 1);
const ADAPTATION = 5;
const MIN_MATCH = 2;
const LENGTH_CHOICES = 2;
/** Where the lengths of 2 … 9, of 10 … 17 and of more begin among the probabilities of lengths. */
const SHORT_LENGTHS = LENGTH_CHOICES;
const MIDDLE_LENGTHS = SHORT_LENGTHS + 16 * 8;
const LONG_LENGTHS = MIDDLE_LENGTHS + 16 * 8;
const LENGTH_PROBABILITIES = LONG_LENGTHS + 256;
/** From this slot on, the lowest four bits of a distance have probabilities of their own and those above them none. */
const FIRST_ALIGNED_SLOT = 14;
const END_MARKER = -1;

/** Decodes LZMA into one output, which is its dictionary too. Its steps may come from several pieces of input. */
export class LzmaDecoder {
	readonly #output: Uint8Array;
	#to = 0;
	/** Nothing before this place may be referred to. */
	#dictionaryStart = 0;

	#bytes: Uint8Array = new Uint8Array(0);
	#from = 0;
	#end = 0;
	#range = 0;
	#code = 0;

	#properties: LzmaProperties | undefined;
	#state = 0;
	/** The last four distances, less one. */
	readonly #distances = new Int32Array(4);
	readonly #isMatch = new Uint16Array(STATES << 4);
	readonly #isRepeat = new Uint16Array(STATES);
	readonly #isRepeat0 = new Uint16Array(STATES);
	readonly #isRepeat0Long = new Uint16Array(STATES << 4);
	readonly #isRepeat1 = new Uint16Array(STATES);
	readonly #isRepeat2 = new Uint16Array(STATES);
	readonly #slots = new Uint16Array(4 << 6);
	readonly #distanceBits = new Uint16Array(128);
	readonly #alignedBits = new Uint16Array(16);
	readonly #matchLengths = new Uint16Array(LENGTH_PROBABILITIES);
	readonly #repeatLengths = new Uint16Array(LENGTH_PROBABILITIES);
	#literals = new Uint16Array(0);

	constructor(output: Uint8Array) {
		this.#output = output;
	}

	/** What has been written. */
	written(): Uint8Array {
		return this.#output.subarray(0, this.#to);
	}

	/** Forgets everything before this place. */
	resetDictionary(): void {
		this.#dictionaryStart = this.#to;
	}

	/** Forgets what was learnt, with other properties if any are given. */
	resetState(properties: LzmaProperties | undefined = this.#properties): void {
		if (properties === undefined) throw corruptLzma("its properties are missing");
		this.#properties = properties;
		this.#state = 0;
		this.#distances.fill(0);
		const { literalContextBits, literalPositionBits } = properties;
		const literals = 0x300 << (literalContextBits + literalPositionBits);
		if (this.#literals.length !== literals) this.#literals = new Uint16Array(literals);
		for (const probabilities of [
			this.#isMatch,
			this.#isRepeat,
			this.#isRepeat0,
			this.#isRepeat0Long,
			this.#isRepeat1,
			this.#isRepeat2,
			this.#slots,
			this.#distanceBits,
			this.#alignedBits,
			this.#matchLengths,
			this.#repeatLengths,
			this.#literals,
		])
			probabilities.fill(EVEN);
	}

	/** Writes bytes that are not compressed. */
	store(bytes: Uint8Array): void {
		this.#output.set(bytes, this.#to);
		this.#to += bytes.length;
	}

	/** Decodes `bytes` until the output is `target` bytes long, or they say that they end, or they hold more than that. */
	decode(bytes: Uint8Array, target: number): "full" | "ended" | "overrun" {
		if (this.#properties === undefined) throw corruptLzma("its properties are missing");
		this.#bytes = bytes;
		this.#end = bytes.length;
		// The first byte is always 0; the next four are the code.
		if (bytes.length < 5 || bytes[0] !== 0) throw corruptLzma("a stream begins wrongly");
		this.#from = 1;
		this.#range = -1;
		this.#code = 0;
		for (let i = 0; i < 4; i++) this.#code = (this.#code << 8) | this.#nextByte();
		const { literalContextBits, literalPositionBits, positionBits } = this.#properties;
		const positionMask = (1 << positionBits) - 1;
		const literalMask = (1 << literalPositionBits) - 1;
		const output = this.#output;
		const distances = this.#distances;
		while (this.#to < target) {
			const position = (this.#to - this.#dictionaryStart) & positionMask;
			if (this.#bit(this.#isMatch, (this.#state << 4) + position) === 0) {
				const before = this.#to > this.#dictionaryStart ? (output[this.#to - 1] as number) : 0;
				const place = ((this.#to - this.#dictionaryStart) & literalMask) << literalContextBits;
				this.#literal(0x300 * (place + (before >>> (8 - literalContextBits))));
				continue;
			}
			let length: number;
			if (this.#bit(this.#isRepeat, this.#state) === 0) {
				distances.copyWithin(1, 0, 3);
				length = this.#length(this.#matchLengths, position);
				this.#state = this.#state < 7 ? 7 : 10;
				const distance = this.#distance(length);
				if (distance === END_MARKER) return "ended";
				distances[0] = distance;
			} else {
				const isShort = this.#repeatedDistance(position);
				length = isShort ? 1 : this.#length(this.#repeatLengths, position);
				this.#state = isShort ? (this.#state < 7 ? 9 : 11) : this.#state < 7 ? 8 : 11;
			}
			const distance = ((distances[0] as number) >>> 0) + 1;
			if (distance > this.#to - this.#dictionaryStart) throw corruptLzma("it refers to something before its beginning");
			if (this.#to + length > target) return "overrun";
			this.#to = copyMatch(output, this.#to, distance, length);
		}
		return "full";
	}

	/** True if the last code decoded used up the input, as it does at the end of a piece that was not damaged. */
	get isFinished(): boolean {
		this.#normalize();
		return this.#from === this.#end && this.#code === 0;
	}

	#literal(first: number): void {
		const probabilities = this.#literals;
		let symbol = 1;
		if (this.#state >= 7) {
			// After a match the byte that would have gone on with it is the context, as long as it is right.
			let matched = this.#output[this.#to - ((this.#distances[0] as number) >>> 0) - 1] as number;
			for (let same = true; same && symbol < 0x100; ) {
				const expected = (matched >>> 7) & 1;
				matched <<= 1;
				const bit = this.#bit(probabilities, first + ((1 + expected) << 8) + symbol);
				symbol = (symbol << 1) | bit;
				same = bit === expected;
			}
		}
		while (symbol < 0x100) symbol = (symbol << 1) | this.#bit(probabilities, first + symbol);
		this.#output[this.#to++] = symbol;
		this.#state = this.#state < 4 ? 0 : this.#state < 10 ? this.#state - 3 : this.#state - 6;
	}

	/** Brings one of the last four distances to the front. True for the one byte at the last distance. */
	#repeatedDistance(position: number): boolean {
		const state = this.#state;
		const distances = this.#distances;
		if (this.#bit(this.#isRepeat0, state) === 0) return this.#bit(this.#isRepeat0Long, (state << 4) + position) === 0;
		const place = this.#bit(this.#isRepeat1, state) === 0 ? 1 : this.#bit(this.#isRepeat2, state) === 0 ? 2 : 3;
		const distance = distances[place] as number;
		distances.copyWithin(1, 0, place);
		distances[0] = distance;
		return false;
	}

	#length(probabilities: Uint16Array, position: number): number {
		if (this.#bit(probabilities, 0) === 0)
			return MIN_MATCH + this.#tree(probabilities, SHORT_LENGTHS + (position << 3), 3);
		if (this.#bit(probabilities, 1) === 0)
			return MIN_MATCH + 8 + this.#tree(probabilities, MIDDLE_LENGTHS + (position << 3), 3);
		return MIN_MATCH + 16 + this.#tree(probabilities, LONG_LENGTHS, 8);
	}

	/** A distance less one, as a signed word. */
	#distance(length: number): number {
		const slot = this.#tree(this.#slots, Math.min(length - MIN_MATCH, 3) << 6, 6);
		if (slot < 4) return slot;
		const bits = (slot >>> 1) - 1;
		const high = (2 | (slot & 1)) << bits;
		if (slot < FIRST_ALIGNED_SLOT) return high + this.#reverseTree(this.#distanceBits, high - slot, bits);
		let middle = 0;
		for (let i = bits - 4; i > 0; i--) {
			this.#normalize();
			this.#range >>>= 1;
			const bit = this.#code >>> 0 >= this.#range ? 1 : 0;
			if (bit === 1) this.#code = (this.#code - this.#range) | 0;
			middle = (middle << 1) | bit;
		}
		return (high + (middle << 4) + this.#reverseTree(this.#alignedBits, 0, 4)) | 0;
	}

	#tree(probabilities: Uint16Array, first: number, bits: number): number {
		let symbol = 1;
		for (let i = 0; i < bits; i++) symbol = (symbol << 1) | this.#bit(probabilities, first + symbol);
		return symbol - (1 << bits);
	}

	#reverseTree(probabilities: Uint16Array, first: number, bits: number): number {
		let symbol = 1;
		let value = 0;
		for (let i = 0; i < bits; i++) {
			const bit = this.#bit(probabilities, first + symbol);
			symbol = (symbol << 1) | bit;
			value |= bit << i;
		}
		return value;
	}

	/** One bit by its probability, which learns from it. The words are kept signed: they stay small integers for the engine. */
	#bit(probabilities: Uint16Array, index: number): number {
		this.#normalize();
		const probability = probabilities[index] as number;
		const bound = Math.imul(this.#range >>> PROBABILITY_BITS, probability);
		if (this.#code >>> 0 < bound >>> 0) {
			this.#range = bound;
			probabilities[index] = probability + (((1 << PROBABILITY_BITS) - probability) >> ADAPTATION);
			return 0;
		}
		this.#range = (this.#range - bound) | 0;
		this.#code = (this.#code - bound) | 0;
		probabilities[index] = probability - (probability >> ADAPTATION);
		return 1;
	}

	#normalize(): void {
		if (this.#range >>> 24 !== 0) return;
		this.#range <<= 8;
		this.#code = (this.#code << 8) | this.#nextByte();
	}

	#nextByte(): number {
		if (this.#from >= this.#end) throw corruptLzma("it ends too early");
		return this.#bytes[this.#from++] as number;
	}
}
