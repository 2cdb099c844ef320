import { createPipeline } from "../../../codecs/index.ts";
import { joinItems } from "../../../codecs/vlen-items.ts";
import { MiraError } from "../../../errors.ts";
import { joinFields } from "../../../zarr/record.ts";
import { decodeText } from "../../../zarr/scalar.ts";
import { Cursor } from "../cursor.ts";
import { chargeShared, gather } from "../element-value.ts";
import type { Hdf5File } from "../file.ts";
import { parseHeapReference, resolveHeapObjects } from "../global-heap.ts";
import { type Reading, readEach, waitFor } from "../reading.ts";
import { type NameOf, readReferences, referenceText } from "../reference.ts";
import type { RecordMember, VariableElement, ZarrElement } from "./zarr-type.ts";

/** Where elements are looked up. */
export type ElementContext = { file: Hdf5File; nameOf: NameOf };

/**
 * Elements of variable length, as their codec encodes a chunk: `stored` holds what the dataset has in their place, such as
 * references to the global heap.
 */
export function* resolveElements(
	context: ElementContext,
	element: VariableElement,
	stored: Uint8Array,
): Reading<Uint8Array> {
	return joinItems(yield* resolveItems(context, element, stored));
}

/** Every element by itself: text as UTF-8, sequences and structs as `mirazarr.vlen_sequence` and `mirazarr.vlen_struct` have them. */
export function* resolveItems(
	context: ElementContext,
	element: VariableElement,
	stored: Uint8Array,
): Reading<Uint8Array[]> {
	const { content, storedBytes } = element;
	switch (content.kind) {
		case "text":
			return (yield* readHeap(context, storedBytes, stored)).map(({ object, length }) =>
				textBytes(object.subarray(0, length)),
			);
		case "sequence": {
			const places = yield* readHeap(context, storedBytes, stored);
			const { base } = content;
			const ranges = places.map(({ object, length }) => sequenceBytes(object, length, base));
			return base.kind === "variable"
				? yield* readEach(ranges, (range) => resolveElements(context, base, range))
				: yield* decodeTogether(ranges, base);
		}
		case "reference": {
			const references = yield* readReferences(context.file, { ...content, sizeBytes: storedBytes }, stored);
			return references.map((reference) => UTF8.encode(referenceText(reference, context.nameOf)));
		}
		case "list": {
			const items = yield* resolveItems(context, content.base, stored);
			const { count } = content;
			return Array.from({ length: items.length / count }, (_, i) => joinItems(items.slice(i * count, (i + 1) * count)));
		}
		case "record":
			return yield* resolveRecords(context, element, content.members, stored);
	}
}

/** Member by member, so what lies in the heap is asked for together. */
function* resolveRecords(
	context: ElementContext,
	{ dataType, storedBytes }: VariableElement,
	members: readonly RecordMember[],
	stored: Uint8Array,
): Reading<Uint8Array[]> {
	if (dataType.kind !== "record") throw new MiraError("bad-argument", "only a struct has members");
	const columns = yield* readEach(members, function* ({ offsetBytes, element }): Reading<Uint8Array[]> {
		const column = gather(stored, storedBytes, offsetBytes, element.storedBytes);
		if (element.kind === "variable") return yield* resolveItems(context, element, column);
		const ranges = Array.from({ length: column.length / element.storedBytes }, (_, i) =>
			column.subarray(i * element.storedBytes, (i + 1) * element.storedBytes),
		);
		return yield* decodeTogether(ranges, element);
	});
	const count = Math.floor(stored.length / storedBytes);
	return Array.from({ length: count }, (_, i) =>
		joinFields(
			dataType,
			columns.map((column) => column[i] as Uint8Array),
		),
	);
}

/** What references to the global heap lead to, and how many elements of it count. */
function* readHeap(
	{ file }: ElementContext,
	storedBytes: number,
	stored: Uint8Array,
): Reading<{ object: Uint8Array; length: number }[]> {
	const count = Math.floor(stored.length / storedBytes);
	const cursor = new Cursor(stored, 0, file.sizes, "an element of variable length");
	const lengths = new Array<number>(count);
	const references = Array.from({ length: count }, (_, i) => {
		cursor.at = i * storedBytes;
		lengths[i] = cursor.u32();
		return parseHeapReference(cursor);
	});
	const objects = yield* resolveHeapObjects(file, references);
	// Any number of elements may lead to one object, and each becomes bytes of its own.
	chargeShared(file, objects);
	return objects.map((object, i) => ({ object: object ?? EMPTY, length: lengths[i] as number }));
}

const UTF8 = new TextEncoder();
const EMPTY = new Uint8Array(0);

/** Text of a file as UTF-8, whatever it was. */
function textBytes(stored: Uint8Array): Uint8Array {
	return UTF8.encode(decodeText(stored));
}

function sequenceBytes(object: Uint8Array, length: number, base: ZarrElement): Uint8Array {
	const bytes = length * base.storedBytes;
	if (object.length >= bytes || object.length === 0) return object.subarray(0, bytes);
	throw new MiraError("corrupt-file", `a sequence of ${length} elements has only ${object.length} bytes`);
}

/** All sequences through one chain, so the codec of the elements is made once. */
function* decodeTogether(
	ranges: readonly Uint8Array[],
	base: Extract<ZarrElement, { kind: "fixed" }>,
): Reading<Uint8Array[]> {
	const counts = ranges.map((range) => range.length / base.storedBytes);
	const total = counts.reduce((sum, count) => sum + count, 0);
	const joined = new Uint8Array(total * base.storedBytes);
	let at = 0;
	for (const range of ranges) {
		joined.set(range, at);
		at += range.length;
	}
	const { codec, dataType } = base;
	const pipeline = yield* waitFor(createPipeline([codec], { dataType, shape: [total] }));
	const decoded = (yield* waitFor(pipeline.decode(joined))) as Uint8Array;
	let from = 0;
	return counts.map((count) => {
		const begin = from;
		from += count * dataType.itemBytes;
		return decoded.subarray(begin, from);
	});
}
