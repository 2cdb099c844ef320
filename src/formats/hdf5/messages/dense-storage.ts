import type { Cursor } from "../cursor.ts";

/** Where links or attributes are that are not in the header: a fractal heap, and a B-tree of their names. */
export type DenseStorage = { heapAddress: number; nameTreeAddress: number; hasCreationOrder: boolean };

/** Parses a link info message (0x0002). */
export function parseLinkInfo(cursor: Cursor): DenseStorage {
	return parseInfo(cursor, 8);
}

/** Parses an attribute info message (0x0015). */
export function parseAttributeInfo(cursor: Cursor): DenseStorage {
	return parseInfo(cursor, 2);
}

function parseInfo(cursor: Cursor, counterBytes: number): DenseStorage {
	const version = cursor.u8();
	if (version !== 0) throw cursor.corrupt(`version ${version} of this message is unknown`, 0);
	const hasCreationOrder = (cursor.u8() & 0x01) !== 0;
	if (hasCreationOrder) cursor.skip(counterBytes); // how many were made
	const heapAddress = cursor.offset();
	return { heapAddress, nameTreeAddress: cursor.offset(), hasCreationOrder };
}
