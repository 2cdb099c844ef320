import { corruptChunk } from "./codec.ts";

/** Reads numbers of any width, most significant bit first. Reading beyond the end is a `corrupt-chunk`. */
export class BitReader {
	readonly #codec: string;
	readonly #bytes: Uint8Array;
	readonly #view: DataView;
	readonly #endBytes: number;
	/** The place is kept in two parts: a count of bits would leave 32-bit arithmetic at 512 MiB. */
	#at = 0;
	#bit = 0;

	/** `codec` is named in errors. */
	constructor(codec: string, bytes: Uint8Array) {
		this.#codec = codec;
		this.#endBytes = bytes.length;
		// Some bytes more, so a whole word can be looked at anywhere.
		this.#bytes = new Uint8Array(bytes.length + 8);
		this.#bytes.set(bytes);
		this.#view = new DataView(this.#bytes.buffer);
	}

	/** The byte that the next bit is in. */
	get byteOffset(): number {
		return this.#at;
	}

	/** The next 32 bits as a signed integer, zeros beyond the end. They are not consumed. */
	peek(): number {
		return (this.#view.getInt32(this.#at) << this.#bit) | ((this.#bytes[this.#at + 4] as number) >>> (8 - this.#bit));
	}

	/** Consumes `count` bits, at most 32. */
	skip(count: number): void {
		const bit = this.#bit + count;
		this.#at += bit >>> 3;
		this.#bit = bit & 7;
		if (this.#at >= this.#endBytes && (this.#at > this.#endBytes || this.#bit > 0)) throw this.#cutOff();
	}

	/** An unsigned number of 0 to 32 bits. */
	bits(count: number): number {
		if (count === 0) return 0;
		const value = this.peek() >>> (32 - count);
		this.skip(count);
		return value;
	}

	/** The number of zeros before the next one, which is consumed too. */
	unary(): number {
		let zeros = 0;
		for (;;) {
			const leading = Math.clz32(this.peek());
			if (leading < 32) {
				this.skip(leading + 1);
				return zeros + leading;
			}
			this.skip(32);
			zeros += 32;
		}
	}

	/** Goes on to the next whole byte. */
	align(): void {
		if (this.#bit > 0) this.skip(8 - this.#bit);
	}

	#cutOff(): Error {
		return corruptChunk(this.#codec, `the ${this.#endBytes} bytes end too early`);
	}
}
