import { readGroupTree } from "./btree-v1.ts";
import type { Cursor } from "./cursor.ts";
import type { Hdf5File } from "./file.ts";
import { type LocalHeap, readLocalHeap } from "./local-heap.ts";
import type { Link } from "./object-model.ts";

/** The scratch space of an entry holds the place of a path: a soft link. */
const CACHED_SOFT_LINK = 2;

/** Links of a group of the old kind, by name: a B-tree of symbol table nodes, and a heap for the names. */
export async function readSymbolTable(file: Hdf5File, message: Cursor): Promise<Link[]> {
	const treeAddress = message.offset();
	const heapAddress = message.offset();
	const [heap, nodes] = await Promise.all([
		readLocalHeap(file, heapAddress),
		readGroupTree(file, treeAddress).then((addresses) =>
			Promise.all(addresses.map((address) => readNode(file, address))),
		),
	]);
	return nodes.flatMap((node) => parseNode(node, heap));
}

function entryBytes({ sizes }: Pick<Hdf5File, "sizes">): number {
	return sizes.lengthBytes + sizes.offsetBytes + 24;
}

/** A node with its used entries (specification III.B). */
async function readNode(file: Hdf5File, address: number): Promise<Cursor> {
	const what = "symbol table node";
	const cursor = await file.readUpTo(address, 8 + 2 * file.nodeRanks.groupLeaf * entryBytes(file), what);
	cursor.at = 6;
	const usedBytes = 8 + cursor.u16() * entryBytes(file);
	cursor.at = 0;
	return usedBytes <= cursor.bytes.length ? cursor : await file.read(address, usedBytes, what);
}

function parseNode(cursor: Cursor, heap: LocalHeap): Link[] {
	cursor.signature("SNOD");
	cursor.skip(2); // version, reserved
	return Array.from({ length: cursor.u16() }, () => parseEntry(cursor.part(entryBytes(cursor)), heap));
}

/** Specification III.C. */
function parseEntry(entry: Cursor, heap: LocalHeap): Link {
	const name = heap.text(entry.length());
	const address = entry.offset();
	const cacheType = entry.u32();
	entry.skip(4);
	if (cacheType === CACHED_SOFT_LINK)
		return { kind: "soft", name, target: heap.text(entry.u32()), creationOrder: undefined };
	return { kind: "hard", name, address, creationOrder: undefined };
}
