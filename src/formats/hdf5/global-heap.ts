import { MiraError } from "../../errors.ts";
import { type Cursor, UNDEFINED_ADDRESS } from "./cursor.ts";
import type { Hdf5File } from "./file.ts";

/** Where an object of variable length is: a collection, and its number there. */
export type HeapReference = { address: number; index: number };

/** The objects of a collection, by number. */
type Collection = ReadonlyMap<number, Uint8Array>;

/** The size of almost all collections; it is also the smallest. */
const COLLECTION_BYTES = 4096;
/** Collections that are kept in the form of a map; beyond, they are taken apart again. */
const KEPT_COLLECTIONS = 256;

const collectionsOf = new WeakMap<Hdf5File, Map<number, Promise<Collection>>>();

/**
 * The objects of the global heap that references point to, in their order; undefined for a reference to nothing, which stands
 * for an empty sequence. All collections are asked for at once, each of them once.
 */
export async function resolveHeapObjects(
	file: Hdf5File,
	references: readonly HeapReference[],
): Promise<(Uint8Array | undefined)[]> {
	const addresses = new Set(references.filter((reference) => !isNothing(reference)).map(({ address }) => address));
	const collections = new Map<number, Collection>();
	await Promise.all(
		Array.from(addresses, async (address) => {
			collections.set(address, await openCollection(file, address));
		}),
	);
	return references.map((reference) => {
		if (isNothing(reference)) return undefined;
		const object = collections.get(reference.address)?.get(reference.index);
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

function openCollection(file: Hdf5File, address: number): Promise<Collection> {
	let kept = collectionsOf.get(file);
	if (kept === undefined) {
		kept = new Map();
		collectionsOf.set(file, kept);
	}
	let collection = kept.get(address);
	if (collection === undefined) {
		collection = readCollection(file, address);
		kept.set(address, collection);
		// A read that was ended or failed on the way must not spoil the next.
		collection.catch(() => kept.delete(address));
		const [oldest] = kept.keys();
		if (kept.size > KEPT_COLLECTIONS && oldest !== undefined) kept.delete(oldest);
	}
	return collection;
}

/** Specification III.E. */
async function readCollection(file: Hdf5File, address: number): Promise<Collection> {
	const what = "collection of the global heap";
	let cursor = await file.readUpTo(address, COLLECTION_BYTES, what);
	cursor.signature("GCOL");
	if (cursor.u8() !== 1) throw cursor.corrupt("its version is unknown", 4);
	cursor.skip(3);
	const collectionBytes = cursor.length();
	// Headers are aligned to 8 bytes, which shows where lengths have 4.
	cursor.align(8);
	const begin = cursor.at;
	if (collectionBytes > cursor.bytes.length) cursor = await file.read(address, collectionBytes, what);
	cursor.at = begin;
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
	return objects;
}
