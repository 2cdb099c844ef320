import { MiraError } from "../errors.ts";

/** Text and lists that are read from one buffer may take so many times its size: what is shared is not read without end. */
const MOST_TAKEN = 4;
const LEAST_TAKEN_BYTES = 2 ** 16;

/**
 * The bytes of a FlatBuffer (https://flatbuffers.dev/internals/). Every place in it comes from a file, so each read
 * checks: what lies outside the buffer is a `RangeError`, which `readFlatBuffer` makes an error that names the file.
 */
export class FlatBuffer {
	readonly bytes: Uint8Array;
	readonly view: DataView;
	/** True once a table had a field that its schema does not know: to write it again would lose that field. */
	hasUnknownFields = false;
	#takenBytes = 0;

	constructor(bytes: Uint8Array) {
		this.bytes = bytes;
		this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	}

	/** The place of the root table. */
	get root(): number {
		return this.target(0);
	}

	/** Where the offset at a place leads. */
	target(at: number): number {
		const target = at + this.view.getUint32(at, true);
		if (target > this.bytes.length - 4) throw new RangeError(`an offset leads to byte ${target}`);
		return target;
	}

	/** The place of a field in its table; undefined where it is absent and has its default. */
	field(table: number, slot: number): number | undefined {
		const vtable = this.vtable(table);
		const at = 4 + 2 * slot;
		if (at + 2 > this.view.getUint16(vtable, true)) return undefined;
		const offset = this.view.getUint16(vtable + at, true);
		return offset === 0 ? undefined : table + offset;
	}

	/** Number of fields that the writer of a table knew. */
	fieldCount(table: number): number {
		return Math.max(0, (this.view.getUint16(this.vtable(table), true) >> 1) - 2);
	}

	/** Where the list of a table's fields is. */
	vtable(table: number): number {
		return table - this.view.getInt32(table, true);
	}

	/** The elements of a vector: where they begin, and how many there are. */
	vector(at: number, elementBytes: number): { begin: number; count: number } {
		const count = this.view.getUint32(at, true);
		const begin = at + 4;
		if (begin + count * elementBytes > this.bytes.length) throw new RangeError(`a list has ${count} elements`);
		return { begin, count };
	}

	/** The bytes of a vector, lent. */
	bytesAt(at: number, elementBytes = 1): Uint8Array {
		const { begin, count } = this.vector(at, elementBytes);
		this.take(count * elementBytes);
		return this.bytes.subarray(begin, begin + count * elementBytes);
	}

	/** The text at a place. */
	text(at: number): string {
		return new TextDecoder("utf-8", { fatal: true }).decode(this.bytesAt(at));
	}

	/**
	 * Counts what is read, by the least that it takes in a file: offsets may lead to the same place again and again, and a small
	 * file must not become a large one.
	 */
	take(bytes: number): void {
		this.#takenBytes += bytes;
		if (this.#takenBytes > LEAST_TAKEN_BYTES + MOST_TAKEN * this.bytes.length)
			throw new RangeError("its parts share more bytes than it has");
	}
}

/** Reads from the buffer of a file; places outside it and text that is none become an error that names the file. */
export function readFlatBuffer<T>(bytes: Uint8Array, url: string, read: (buffer: FlatBuffer) => T): T {
	try {
		return read(new FlatBuffer(bytes));
	} catch (cause) {
		if (!(cause instanceof RangeError || cause instanceof TypeError)) throw cause;
		throw new MiraError("corrupt-file", `the structure of the file is damaged: ${cause.message}`, { url, cause });
	}
}
