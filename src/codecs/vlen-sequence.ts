import { type DataType, isFixed } from "../zarr/data-type.ts";
import { type Element, type Elements, elementCount, viewElements } from "../zarr/nd-array.ts";
import { type ArrayToBytesCodec, badConfiguration, corruptChunk } from "./codec.ts";

const NAME = "mirazarr.vlen_sequence";

/**
 * `mirazarr.vlen_sequence`: the number of sequences, then each as its size in bytes and its elements, little-endian; 32-bit
 * little-endian numbers, as in `vlen-utf8`. The elements of a sequence of sequences or strings are written in the same way.
 */
export const vlenSequenceCodec: ArrayToBytesCodec = {
	kind: "array-to-bytes",
	create(_configuration, { dataType, shape }) {
		if (dataType.kind !== "sequence") throw badConfiguration(NAME, `it holds sequences, not "${dataType.name}"`);
		const count = elementCount(shape);
		return {
			decode(bytes) {
				const items = splitItems(bytes, NAME);
				if (items.length !== count)
					throw corruptChunk(NAME, `the chunk holds ${items.length} sequences, its shape needs ${count}`);
				return items.map((item): Element => elementsOf(dataType.base, item));
			},
		};
	},
};

/** Items of any size, one behind the other, as this codec and `vlen-utf8` write them. */
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

/** The items again: views on the bytes, all of which must belong to one. */
export function splitItems(bytes: Uint8Array, codec: string): Uint8Array[] {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	if (bytes.length < 4) throw corruptChunk(codec, `${bytes.length} bytes do not say how many items they hold`);
	const count = view.getUint32(0, true);
	// Every item takes four bytes at least, so a count beyond that is damage, not a reason to allocate.
	if (bytes.length < 4 + 4 * count) throw corruptChunk(codec, `${bytes.length} bytes cannot hold ${count} items`);
	const items: Uint8Array[] = [];
	let at = 4;
	for (let i = 0; i < count; i++) {
		const end = at + 4 <= bytes.length ? at + 4 + view.getUint32(at, true) : Number.POSITIVE_INFINITY;
		if (end > bytes.length) throw corruptChunk(codec, `item ${i} of ${count} reaches beyond the chunk`);
		items.push(bytes.subarray(at + 4, end));
		at = end;
	}
	if (at < bytes.length) throw corruptChunk(codec, `${bytes.length - at} bytes follow the last item`);
	return items;
}

function elementsOf(base: DataType, bytes: Uint8Array): Elements {
	if (base.kind === "sequence") return splitItems(bytes, NAME).map((item): Element => elementsOf(base.base, item));
	if (base.kind === "string") return splitItems(bytes, NAME).map((item) => new TextDecoder().decode(item));
	if (!isFixed(base)) throw badConfiguration(NAME, `sequences of "${base.name}" are not known`);
	if (bytes.length % base.itemBytes !== 0)
		throw corruptChunk(NAME, `${bytes.length} bytes are not a whole number of ${base.name}`);
	return viewElements(base, bytes);
}
