import { MiraError } from "../../errors.ts";
import { type Cursor, UNDEFINED_ADDRESS } from "./cursor.ts";
import type { Hdf5File, HeapCollection } from "./file.ts";
import { type Reading, readEach, resultOf, startQuietly } from "./reading.ts";

/** Where an object of variable length is: a collection, and its number there. */
export type HeapReference = { address: number; index: number };

/** The size of almost all collections; it is also the smallest. */
const COLLECTION_BYTES = 4096;
/** Collections that are kept in the form of a map; beyond, they are taken apart again. */
const KEPT_COLLECTIONS = 256;
/** An object has 16 bytes at least. */
const STEPS_A_BYTE = 2;

/**
 * The objects of the global heap that references point to, in their order; undefined for a reference to nothing, which stands
 * for an empty sequence. All collections are asked for at once, each of them once.
 */
export function* resolveHeapObjects(
	file: Hdf5File,
	references: readonly HeapReference[],
): Reading<(Uint8Array | undefined)[]> {
	const addresses = new Set<number>();
	for (const reference of references) if (!isNothing(reference)) addresses.add(reference.address);
	const collections = new Map<number, HeapCollection>();
	yield* readEach([...addresses], function* (address) {
		const collection = yield* openCollection(file, address);
		file.used(address, collection.sizeBytes);
		collections.set(address, collection);
	});
	return references.map((reference) => {
		if (isNothing(reference)) return undefined;
		const object = collections.get(reference.address)?.objects.get(reference.index);
		if (object !== undefined) return object;
		throw new MiraError("corrupt-file", `the global heap has no object ${reference.index} in this collection`, {
			url: file.source.url,
			offset: file.bytePosition(reference.address),
		});
	});
}

/** Reads a reference as it is in an element of variable length. */
export function parseHeapReference(cursor: Cursor): HeapReference {
	const address = cursor.offset();
	return { address, index: cursor.u32() };
}

/** True where nothing was written: the library leaves zeros or an undefined address. */
export function isNothing({ address, index }: HeapReference): boolean {
	return address === 0 || address === UNDEFINED_ADDRESS || index === 0;
}

function* openCollection(file: Hdf5File, address: number): Reading<HeapCollection> {
	const kept = file.heapCollections;
	const known = kept.get(address);
	if (known !== undefined) return yield* resultOf(known);
	const begun = startQuietly(readCollection(file, address));
	kept.set(address, begun);
	const [oldest] = kept.keys();
	if (kept.size > KEPT_COLLECTIONS && oldest !== undefined) kept.delete(oldest);
	try {
		return yield* resultOf(begun);
	} catch (error) {
		// A read that was ended or failed on the way must not spoil the next.
		kept.delete(address);
		throw error;
	}
}

/** Specification III.E. */
function* readCollection(file: Hdf5File, address: number): Reading<HeapCollection> {
	const what = "collection of the global heap";
	let cursor = yield* file.readUpTo(address, COLLECTION_BYTES, what);
	// Here already: who finds a damaged one may pass over it in silence, and in another file it may be sound.
	file.used(address, cursor.bytes.length);
	cursor.signature("GCOL");
	if (cursor.u8() !== 1) throw cursor.corrupt("its version is unknown", 4);
	cursor.skip(3);
	const collectionBytes = cursor.length();
	// Headers are aligned to 8 bytes, which shows where lengths have 4.
	cursor.align(8);
	const begin = cursor.at;
	if (collectionBytes > cursor.bytes.length) cursor = yield* file.read(address, collectionBytes, what);
	cursor.at = begin;
	file.budget.work(Math.min(collectionBytes, cursor.bytes.length) * STEPS_A_BYTE);
	const objects = new Map<number, Uint8Array>();
	const end = Math.min(collectionBytes, cursor.bytes.length);
	while (end - cursor.at >= 8 + file.sizes.lengthBytes) {
		const index = cursor.u16();
		cursor.skip(6); // number of references, reserved
		const length = cursor.length();
		// Object 0 is the free space at the end.
		if (index === 0) break;
		cursor.align(8);
		objects.set(index, cursor.take(length));
		cursor.align(8);
	}
	return { objects, sizeBytes: collectionBytes };
}
