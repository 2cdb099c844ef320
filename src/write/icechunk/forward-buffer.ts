/**
 * A FlatBuffer that is written from its beginning to its end: offsets lead forwards, so tables come before what they
 * refer to, and a million equal tables are written without an object for any of them.
 */
export class ForwardBuffer {
	bytes: Uint8Array;
	view: DataView;
	length = 8;

	/** `expectedBytes` are made room for at once. */
	constructor(expectedBytes: number) {
		this.bytes = new Uint8Array(Math.max(expectedBytes, 1024));
		this.view = new DataView(this.bytes.buffer);
		this.bytes.set(new TextEncoder().encode("Ichk"), 4);
	}

	/** Makes room, all zeros, and says where it begins. */
	reserve(byteCount: number, alignBytes = 4): number {
		const begin = Math.ceil(this.length / alignBytes) * alignBytes;
		this.length = begin + byteCount;
		if (this.length > this.bytes.length) {
			const larger = new Uint8Array(Math.max(2 * this.bytes.length, this.length));
			larger.set(this.bytes);
			this.bytes = larger;
			this.view = new DataView(larger.buffer);
		}
		return begin;
	}

	/** A table of so many bytes whose fields are at these offsets in it, by their slots; 0 for those that are absent. */
	table(byteCount: number, fields: readonly number[]): number {
		const table = this.reserve(byteCount, 8);
		const vtable = this.reserve(4 + 2 * fields.length);
		this.view.setInt32(table, table - vtable, true);
		writeVtable(this.view, vtable, byteCount, fields);
		return table;
	}

	/** Lets the offset at a place lead to another, behind it. */
	link(at: number, target: number): void {
		this.view.setUint32(at, target - at, true);
	}

	/** A list of so many elements; gives the place of the first. The list itself begins four bytes before. */
	vector(count: number, elementBytes: number): number {
		const at = this.reserve(4 + count * elementBytes);
		this.view.setUint32(at, count, true);
		return at + 4;
	}

	/** A list of bytes, or of text. */
	put(bytes: Uint8Array): number {
		const begin = this.vector(bytes.length, 1);
		this.bytes.set(bytes, begin);
		// Text has a NUL behind it, which the list does not count.
		this.reserve(1, 1);
		return begin - 4;
	}

	/** The finished buffer. */
	finish(root: number): Uint8Array {
		this.view.setUint32(0, root, true);
		return this.bytes.subarray(0, this.length);
	}
}

/**
 * The bytes of a table that is followed by the index of a chunk, to which the field at `indexAt` leads, and by the list of its
 * own fields: at the same distance in every one, where lists that they share would be at a different distance in each, which
 * compresses badly. What differs is filled in later; the index begins four bytes behind the table.
 */
export function recordTemplate(
	tableBytes: number,
	fields: readonly number[],
	indexAt: number,
	rank: number,
): Uint8Array {
	const vtable = tableBytes + 4 + 4 * rank;
	const bytes = new Uint8Array(vtable + 4 + 2 * fields.length);
	const view = new DataView(bytes.buffer);
	view.setInt32(0, -vtable, true);
	view.setUint32(indexAt, tableBytes - indexAt, true);
	view.setUint32(tableBytes, rank, true);
	writeVtable(view, vtable, tableBytes, fields);
	return bytes;
}

function writeVtable(view: DataView, at: number, tableBytes: number, fields: readonly number[]): void {
	for (const [i, value] of [4 + 2 * fields.length, tableBytes, ...fields].entries())
		view.setUint16(at + 2 * i, value, true);
}

/** Writes the index of a chunk, whose number is its place in the grid in C order. */
export function writeIndex(view: DataView, at: number, gridShape: readonly number[], number: number): void {
	let rest = number;
	for (let d = gridShape.length - 1; d >= 0; d--) {
		const length = gridShape[d] as number;
		const above = Math.floor(rest / length);
		view.setUint32(at + 4 * d, rest - above * length, true);
		rest = above;
	}
}
