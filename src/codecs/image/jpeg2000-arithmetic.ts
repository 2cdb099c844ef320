/**
 * The states of the adaptive probability estimate (T.800 table C.2): the estimate, the next state after the more and after
 * the less probable symbol, and whether the latter swaps the two.
 */
const STATES: readonly (readonly [number, number, number, number])[] = [
	[0x5601, 1, 1, 1],
	[0x3401, 2, 6, 0],
	[0x1801, 3, 9, 0],
	[0x0ac1, 4, 12, 0],
	[0x0521, 5, 29, 0],
	[0x0221, 38, 33, 0],
	[0x5601, 7, 6, 1],
	[0x5401, 8, 14, 0],
	[0x4801, 9, 14, 0],
	[0x3801, 10, 14, 0],
	[0x3001, 11, 17, 0],
	[0x2401, 12, 18, 0],
	[0x1c01, 13, 20, 0],
	[0x1601, 29, 21, 0],
	[0x5601, 15, 14, 1],
	[0x5401, 16, 14, 0],
	[0x5101, 17, 15, 0],
	[0x4801, 18, 16, 0],
	[0x3801, 19, 17, 0],
	[0x3401, 20, 18, 0],
	[0x3001, 21, 19, 0],
	[0x2801, 22, 19, 0],
	[0x2401, 23, 20, 0],
	[0x2201, 24, 21, 0],
	[0x1c01, 25, 22, 0],
	[0x1801, 26, 23, 0],
	[0x1601, 27, 24, 0],
	[0x1401, 28, 25, 0],
	[0x1201, 29, 26, 0],
	[0x1101, 30, 27, 0],
	[0x0ac1, 31, 28, 0],
	[0x09c1, 32, 29, 0],
	[0x08a1, 33, 30, 0],
	[0x0521, 34, 31, 0],
	[0x0441, 35, 32, 0],
	[0x02a1, 36, 33, 0],
	[0x0221, 37, 34, 0],
	[0x0141, 38, 35, 0],
	[0x0111, 39, 36, 0],
	[0x0085, 40, 37, 0],
	[0x0049, 41, 38, 0],
	[0x0025, 42, 39, 0],
	[0x0015, 43, 40, 0],
	[0x0009, 44, 41, 0],
	[0x0005, 45, 42, 0],
	[0x0001, 45, 43, 0],
	[0x5601, 46, 46, 0],
];

/** A state of a context is twice its number in the table, and one more where the more probable symbol is 1. */
const estimates = Int32Array.from({ length: 2 * STATES.length }, (_, i) => STATES[i >> 1]?.[0] ?? 0);
const afterMore = Uint8Array.from({ length: 2 * STATES.length }, (_, i) => 2 * (STATES[i >> 1]?.[1] ?? 0) + (i & 1));
const afterLess = Uint8Array.from(
	{ length: 2 * STATES.length },
	(_, i) => 2 * (STATES[i >> 1]?.[2] ?? 0) + ((i & 1) ^ (STATES[i >> 1]?.[3] ?? 0)),
);

/** The arithmetic decoder of JPEG 2000 (T.800 annex C), in its form for software, and the bits that bypass it. */
export class ArithmeticDecoder {
	/** The states of the contexts. */
	readonly states: Uint8Array;
	readonly #estimates = estimates;
	readonly #afterMore = afterMore;
	readonly #afterLess = afterLess;
	#bytes: Uint8Array = new Uint8Array(0);
	#at = 0;
	#interval = 0;
	#code = 0;
	/** Bits left until the next byte is needed. */
	#left = 0;

	constructor(contexts: number) {
		this.states = new Uint8Array(contexts);
	}

	/** Begins with other bytes (T.800 C.3.5). The last two must be FF: they read as ones without end. */
	start(bytes: Uint8Array): void {
		this.#bytes = bytes;
		this.#at = 0;
		this.#code = (bytes[0] as number) << 16;
		this.#readByte();
		this.#code <<= 7;
		this.#left -= 7;
		this.#interval = 0x8000;
	}

	#readByte(): void {
		const bytes = this.#bytes;
		const next = bytes[this.#at + 1] as number;
		if (bytes[this.#at] !== 0xff) {
			this.#at++;
			this.#code += next << 8;
			this.#left = 8;
		} else if (next > 0x8f) {
			this.#code += 0xff00;
			this.#left = 8;
		} else {
			this.#at++;
			this.#code += next << 9;
			this.#left = 7;
		}
	}

	/** The next decision in a context (T.800 C.3.2). */
	decide(context: number): number {
		const state = this.states[context] as number;
		const estimate = this.#estimates[state] as number;
		const interval = this.#interval - estimate;
		let isMore = true;
		if (this.#code >>> 16 < estimate) {
			isMore = interval < estimate;
			this.#interval = estimate;
		} else {
			this.#code -= estimate << 16;
			this.#interval = interval;
			if (interval >= 0x8000) return state & 1;
			isMore = interval >= estimate;
		}
		this.states[context] = (isMore ? this.#afterMore[state] : this.#afterLess[state]) as number;
		let shift = Math.clz32(this.#interval) - 16;
		this.#interval <<= shift;
		while (shift > 0) {
			if (this.#left === 0) this.#readByte();
			const part = Math.min(shift, this.#left);
			this.#code <<= part;
			this.#left -= part;
			shift -= part;
		}
		return isMore ? state & 1 : (state & 1) ^ 1;
	}

	/** Begins with bits that are stored as they are (T.800 D.6). */
	startRaw(bytes: Uint8Array): void {
		this.#bytes = bytes;
		this.#at = 0;
		this.#code = 0;
		this.#left = 0;
	}

	/** The next bit that is stored as it is. */
	rawBit(): number {
		if (this.#left === 0) {
			// After FF the highest bit is stuffed; the two FF behind the data read as ones without end.
			const byte = this.#bytes[this.#at] as number;
			const isStuffed = this.#code === 0xff;
			const isEnd = isStuffed && byte > 0x8f;
			this.#left = isStuffed && !isEnd ? 7 : 8;
			this.#code = isEnd ? 0xff : byte;
			if (!isEnd) this.#at++;
		}
		this.#left--;
		return (this.#code >> this.#left) & 1;
	}
}
