import { createPipeline } from "../../../codecs/index.ts";
import { joinItems } from "../../../codecs/vlen-sequence.ts";
import { MiraError } from "../../../errors.ts";
import { decodeText } from "../../../zarr/scalar.ts";
import { Cursor } from "../cursor.ts";
import type { Hdf5File } from "../file.ts";
import { parseHeapReference, resolveHeapObjects } from "../global-heap.ts";
import type { VariableElement, ZarrElement } from "./zarr-type.ts";

/**
 * Elements of variable length, as `vlen-utf8` or `mirazarr.vlen_sequence` encode a chunk: `stored` holds a reference for each,
 * to where they are in the global heap.
 */
export async function resolveElements(
	file: Hdf5File,
	element: VariableElement,
	stored: Uint8Array,
): Promise<Uint8Array> {
	return joinItems(await resolveItems(file, element, stored));
}

async function resolveItems(file: Hdf5File, element: VariableElement, stored: Uint8Array): Promise<Uint8Array[]> {
	const count = Math.floor(stored.length / element.storedBytes);
	const cursor = new Cursor(stored, 0, file.sizes, "an element of variable length");
	const lengths = new Array<number>(count);
	const references = Array.from({ length: count }, (_, i) => {
		cursor.at = i * element.storedBytes;
		lengths[i] = cursor.u32();
		return parseHeapReference(cursor);
	});
	const objects = await resolveHeapObjects(file, references);
	const { base } = element;
	if (base === undefined) return objects.map((object, i) => textBytes(object?.subarray(0, lengths[i]) ?? EMPTY));
	const ranges = objects.map((object, i) => sequenceBytes(object ?? EMPTY, lengths[i] as number, base));
	return base.kind === "variable"
		? await Promise.all(ranges.map((range) => resolveElements(file, base, range)))
		: await decodeTogether(ranges, base);
}

const EMPTY = new Uint8Array(0);

/** Text of a file as UTF-8, whatever it was. */
export function textBytes(stored: Uint8Array): Uint8Array {
	return new TextEncoder().encode(decodeText(stored));
}

function sequenceBytes(object: Uint8Array, length: number, base: ZarrElement): Uint8Array {
	const bytes = length * base.storedBytes;
	if (object.length >= bytes || object.length === 0) return object.subarray(0, bytes);
	throw new MiraError("corrupt-file", `a sequence of ${length} elements has only ${object.length} bytes`);
}

/** All sequences through one chain, so that the codec of the elements is made once. */
async function decodeTogether(
	ranges: readonly Uint8Array[],
	base: Extract<ZarrElement, { kind: "fixed" }>,
): Promise<Uint8Array[]> {
	const counts = ranges.map((range) => range.length / base.storedBytes);
	const total = counts.reduce((sum, count) => sum + count, 0);
	const joined = new Uint8Array(total * base.storedBytes);
	let at = 0;
	for (const range of ranges) {
		joined.set(range, at);
		at += range.length;
	}
	const { codec, dataType } = base;
	const pipeline = await createPipeline([codec], { dataType, shape: [total] });
	const decoded = (await pipeline.decode(joined)) as Uint8Array;
	let from = 0;
	return counts.map((count) => {
		const begin = from;
		from += count * dataType.itemBytes;
		return decoded.subarray(begin, from);
	});
}
