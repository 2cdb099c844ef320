import type { Cursor } from "../cursor.ts";

/** An external file list message; the names are in a local heap. */
export type ExternalFileList = { heapAddress: number; slots: ExternalFileSlot[] };

/** A piece of a dataset in another file; without a size it goes on to the end. */
export type ExternalFileSlot = { nameOffset: number; offsetBytes: number; sizeBytes: number | undefined };

/** Parses an external file list message (0x0007). */
export function parseExternalFiles(cursor: Cursor): ExternalFileList {
	const version = cursor.u8();
	if (version !== 1) throw cursor.corrupt(`version ${version} of an external file list is unknown`, 0);
	cursor.skip(5); // reserved, allocated slots
	const count = cursor.u16();
	const heapAddress = cursor.offset();
	const slots = Array.from({ length: count }, (): ExternalFileSlot => {
		const nameOffset = cursor.length();
		const offsetBytes = cursor.length();
		return { nameOffset, offsetBytes, sizeBytes: cursor.uintOrNone(cursor.sizes.lengthBytes) };
	});
	return { heapAddress, slots };
}
