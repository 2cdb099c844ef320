import { powerOfTwo } from "../../zarr/arithmetic/powers.ts";

/** Runs that are shorter are packed bit by bit, eight values together. */
const LEAST_RUN = 8;

/**
 * Numbers below 2^`bitWidth` in the hybrid of runs and packed bits that Parquet has for levels and for places in dictionaries
 * ("Run Length Encoding / Bit-Packing Hybrid").
 */
export function encodeRunLength(values: Uint32Array, bitWidth: number): Uint8Array {
	const out = new RunWriter(values, bitWidth);
	let packedFrom = 0;
	let at = 0;
	while (at < values.length) {
		const end = runEnd(values, at);
		// Packed values come in groups of eight, so a run may have to give some of its own to the group before it.
		const start = at + ((packedFrom - at) & 7);
		if (end - start >= LEAST_RUN) {
			out.packed(packedFrom, start);
			out.run(start, end);
			packedFrom = end;
		}
		at = end;
	}
	out.packed(packedFrom, values.length);
	return out.bytes.slice(0, out.length);
}

function runEnd(values: Uint32Array, start: number): number {
	const value = values[start];
	let end = start + 1;
	while (end < values.length && values[end] === value) end++;
	return end;
}

class RunWriter {
	readonly bytes: Uint8Array;
	length = 0;
	readonly #values: Uint32Array;
	readonly #bitWidth: number;

	constructor(values: Uint32Array, bitWidth: number) {
		this.#values = values;
		this.#bitWidth = bitWidth;
		// A run takes less than the eight values that it replaces at least, but for the numbers of five bytes before it.
		this.bytes = new Uint8Array(16 + values.length * 2 + Math.ceil((values.length + 8) / 8) * bitWidth);
	}

	run(start: number, end: number): void {
		this.#varint((end - start) * 2);
		let value = this.#values[start] as number;
		for (let bits = 0; bits < this.#bitWidth; bits += 8, value >>>= 8) this.bytes[this.length++] = value & 0xff;
	}

	/** The last group is filled up with zeros; only at the end of all values it may have to be. */
	packed(start: number, end: number): void {
		if (start === end) return;
		const groups = Math.ceil((end - start) / 8);
		this.#varint(groups * 2 + 1);
		const width = this.#bitWidth;
		const begin = this.length;
		for (let i = start, bit = 0; i < end; i++, bit += width) {
			// Up to 32 bits that begin inside a byte: as a float, which is exact that far.
			let rest = (this.#values[i] as number) * powerOfTwo(bit & 7);
			for (let at = begin + (bit >>> 3); rest > 0; at++, rest = Math.floor(rest / 256))
				this.bytes[at] = (this.bytes[at] as number) | (rest % 256);
		}
		this.length = begin + groups * width;
	}

	#varint(value: number): void {
		let rest = value;
		for (; rest >= 0x80; rest >>>= 7) this.bytes[this.length++] = (rest & 0x7f) | 0x80;
		this.bytes[this.length++] = rest;
	}
}
