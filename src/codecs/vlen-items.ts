import { type DataType, isFixed } from "../zarr/data-type.ts";
import { type Element, type Elements, viewElements } from "../zarr/nd-array.ts";
import { splitFields } from "../zarr/record.ts";
import { readScalar } from "../zarr/scalar.ts";
import { badConfiguration, corruptChunk } from "./codec.ts";

/** Items of any size, one behind the other, as the codecs of variable-length types write them. */
export function joinItems(items: readonly Uint8Array[]): Uint8Array {
	const bytes = new Uint8Array(items.reduce((size, item) => size + 4 + item.length, 4));
	const view = new DataView(bytes.buffer);
	view.setUint32(0, items.length, true);
	let at = 4;
	for (const item of items) {
		view.setUint32(at, item.length, true);
		bytes.set(item, at + 4);
		at += 4 + item.length;
	}
	return bytes;
}

/** How many items there are; it is looked at before they are. */
function countItems(bytes: Uint8Array, codec: string): number {
	if (bytes.length < 4) throw corruptChunk(codec, `${bytes.length} bytes do not say how many items they hold`);
	const count = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0, true);
	// Every item takes four bytes at least, so a count beyond that is damage, not a reason to allocate.
	if (bytes.length < 4 + 4 * count) throw corruptChunk(codec, `${bytes.length} bytes cannot hold ${count} items`);
	return count;
}

/** What becomes of each item, of which there must be `expected`. They are views on the bytes, all of which must belong to one. */
export function readItems<T>(
	bytes: Uint8Array,
	codec: string,
	expected: number | undefined,
	read: (item: Uint8Array, place: number) => T,
): T[] {
	const count = countItems(bytes, codec);
	if (count !== (expected ?? count))
		throw corruptChunk(codec, `the chunk holds ${count} elements, its shape needs ${expected}`);
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const results: T[] = [];
	let at = 4;
	for (let i = 0; i < count; i++) {
		const end = at + 4 <= bytes.length ? at + 4 + view.getUint32(at, true) : Number.POSITIVE_INFINITY;
		if (end > bytes.length) throw corruptChunk(codec, `item ${i} of ${count} reaches beyond the chunk`);
		results.push(read(bytes.subarray(at + 4, end), i));
		at = end;
	}
	if (at < bytes.length) throw corruptChunk(codec, `${bytes.length - at} bytes follow the last item`);
	return results;
}

/** The elements of a sequence. An empty one needs no bytes at all: so fill values have it. */
export function elementsOf(base: DataType, bytes: Uint8Array, codec: string): Elements {
	if (bytes.length === 0 && !isFixed(base)) return [];
	if (base.kind === "string") return readItems(bytes, codec, undefined, (item) => TEXT.decode(item));
	if (base.kind === "sequence" || base.kind === "record")
		return readItems(bytes, codec, undefined, (item) => elementOf(base, item, codec));
	if (!isFixed(base)) throw badConfiguration(codec, `sequences of "${base.name}" are not known`);
	if (bytes.length % base.itemBytes !== 0)
		throw corruptChunk(codec, `${bytes.length} bytes are not a whole number of ${base.name}`);
	return viewElements(base, bytes);
}

/** One element of any type: the value of a field, or of an item. */
export function elementOf(type: DataType, bytes: Uint8Array, codec: string): Element {
	if (type.kind === "sequence") return elementsOf(type.base, bytes, codec);
	if (type.kind === "record") {
		const fields = splitFields(type, bytes);
		return Object.fromEntries(
			type.fields.map(({ name, dataType }, i) => [name, elementOf(dataType, fields[i] as Uint8Array, codec)]),
		);
	}
	// The view shows arrays inside as lists.
	return type.kind === "struct" ? (viewElements(type, bytes)[0] as Element) : readScalar(type, bytes);
}

const TEXT = new TextDecoder();
