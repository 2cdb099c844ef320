import { MiraError } from "../../errors.ts";

/** An address that means "nowhere": all bits set, whatever the width. */
export const UNDEFINED_ADDRESS = -1;

/** The widths of addresses and lengths in a file: superblock fields "size of offsets" and "size of lengths". */
export type FieldSizes = { offsetBytes: number; lengthBytes: number };

/**
 * Reads the fields of one structure in turn, little-endian, never beyond its end. Addresses come relative to the base
 * address of the file, as they are stored.
 */
export class Cursor {
	readonly bytes: Uint8Array;
	/** Where the structure begins in the file: for errors, and to reference bytes inside it. */
	readonly address: number;
	readonly sizes: FieldSizes;
	readonly #what: string;
	at: number;

	constructor(bytes: Uint8Array, address: number, sizes: FieldSizes, what: string, at = 0) {
		this.bytes = bytes;
		this.address = address;
		this.sizes = sizes;
		this.#what = what;
		this.at = at;
	}

	/** Bytes that are left. */
	get left(): number {
		return this.bytes.length - this.at;
	}

	/** A cursor over the next `length` bytes, which are then behind this one. */
	part(length: number, what: string = this.#what): Cursor {
		const begin = this.#take(length);
		return new Cursor(this.bytes.subarray(begin, begin + length), this.address + begin, this.sizes, what);
	}

	/** Another cursor over the same bytes, at their beginning: for structures that several objects read. */
	copy(): Cursor {
		return new Cursor(this.bytes, this.address, this.sizes, this.#what);
	}

	// Plain arithmetic: headers are made of many small structures, and a DataView for each would double what they cost.
	u8(): number {
		return this.bytes[this.#take(1)] as number;
	}

	u16(): number {
		const begin = this.#take(2);
		return (this.bytes[begin] as number) | ((this.bytes[begin + 1] as number) << 8);
	}

	u32(): number {
		const begin = this.#take(4);
		const { bytes } = this;
		const low = (bytes[begin] as number) | ((bytes[begin + 1] as number) << 8) | ((bytes[begin + 2] as number) << 16);
		return (low | ((bytes[begin + 3] as number) << 24)) >>> 0;
	}

	/** An unsigned integer of 1 to 8 bytes, refused beyond 2^53. */
	uint(width: number): number {
		const begin = this.#take(width);
		let value = 0;
		for (let i = width - 1; i >= 0; i--) value = value * 256 + (this.bytes[begin + i] as number);
		if (!Number.isSafeInteger(value)) throw this.corrupt(`a number is beyond 2^53`, begin);
		return value;
	}

	/** An unsigned integer of which all bits set mean "none", such as an unlimited dimension: then undefined. */
	uintOrNone(width: number): number | undefined {
		const all = this.bytes.subarray(this.at, this.at + width);
		if (all.length === width && all.every((byte) => byte === 0xff)) {
			this.#take(width);
			return undefined;
		}
		return this.uint(width);
	}

	/** A length, as wide as the file says. */
	length(): number {
		return this.uint(this.sizes.lengthBytes);
	}

	/** An address relative to the base, or `UNDEFINED_ADDRESS`. */
	offset(): number {
		return this.uintOrNone(this.sizes.offsetBytes) ?? UNDEFINED_ADDRESS;
	}

	/** The next bytes themselves: a view. */
	take(length: number): Uint8Array {
		const begin = this.#take(length);
		return this.bytes.subarray(begin, begin + length);
	}

	skip(length: number): void {
		this.#take(length);
	}

	/** Skips to a multiple of `unit` bytes from the beginning of the structure. */
	align(unit: number): void {
		this.at = Math.min(Math.ceil(this.at / unit) * unit, this.bytes.length);
	}

	/** The bytes up to a NUL, which is skipped too. */
	untilNul(): Uint8Array {
		const end = this.bytes.indexOf(0, this.at);
		if (end < 0) throw this.corrupt("a text has no end");
		const text = this.bytes.subarray(this.at, end);
		this.at = end + 1;
		return text;
	}

	/** Checks the four letters that a structure begins with. */
	signature(expected: string): void {
		const begin = this.at;
		const found = String.fromCharCode(...this.take(4));
		if (found !== expected) throw this.corrupt(`"${expected}" is expected, not ${JSON.stringify(found)}`, begin);
	}

	/** An error that names the structure and the byte of the file. */
	corrupt(message: string, at: number = this.at): MiraError {
		return new MiraError("corrupt-file", `${this.#what}: ${message}`, { offset: this.address + at });
	}

	#take(length: number): number {
		const begin = this.at;
		if (!(length >= 0 && begin + length <= this.bytes.length))
			throw this.corrupt(`it ends before the ${length} bytes that should follow`);
		this.at = begin + length;
		return begin;
	}
}
