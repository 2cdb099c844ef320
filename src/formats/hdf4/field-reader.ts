import { MiraError } from "../../errors.ts";
import { decodeText } from "../../zarr/scalar.ts";

/** Reads the fields of one element in turn, big-endian as all metadata of HDF4 are, never beyond its end. */
export class FieldReader {
	readonly bytes: Uint8Array;
	readonly #view: DataView;
	readonly #what: string;
	#at = 0;

	/** `what` names the element in errors. */
	constructor(bytes: Uint8Array, what: string) {
		this.bytes = bytes;
		this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
		this.#what = what;
	}

	get left(): number {
		return this.bytes.length - this.#at;
	}

	u8(): number {
		return this.#view.getUint8(this.#take(1));
	}

	u16(): number {
		return this.#view.getUint16(this.#take(2));
	}

	i32(): number {
		return this.#view.getInt32(this.#take(4));
	}

	u32(): number {
		return this.#view.getUint32(this.#take(4));
	}

	/** A size or a count: it is stored with a sign, but a negative one makes no sense. */
	size(): number {
		const value = this.i32();
		if (value < 0) throw new MiraError("corrupt-file", `${this.#what} has a size of ${value}`);
		return value;
	}

	raw(length: number): Uint8Array {
		const begin = this.#take(length);
		return this.bytes.subarray(begin, begin + length);
	}

	/** So many 16-bit numbers. */
	u16s(count: number): number[] {
		this.#check(2 * count);
		return Array.from({ length: count }, () => this.u16());
	}

	/** Text with its length before it. */
	text(): string {
		return decodeText(this.raw(this.u16()));
	}

	#take(length: number): number {
		this.#check(length);
		this.#at += length;
		return this.#at - length;
	}

	#check(length: number): void {
		if (length > this.left) throw new MiraError("corrupt-file", `${this.#what} ends too early`);
	}
}
