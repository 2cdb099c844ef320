import { readGroupTree } from "./btree-v1.ts";
import type { Cursor } from "./cursor.ts";
import type { Hdf5File } from "./file.ts";
import { type LocalHeap, readLocalHeap } from "./local-heap.ts";
import type { Link } from "./object-model.ts";
import { type Reading, readBoth, readEach } from "./reading.ts";

/** The scratch space of an entry holds the place of a path: a soft link. */
const CACHED_SOFT_LINK = 2;
/** The superblock sets how long nodes are, and may say anything; longer ones are read again as far as they say. */
const MOST_SPECULATIVE_BYTES = 2 ** 12;

/** Links of a group of the old kind, by name: a B-tree of symbol table nodes, and a heap for the names. */
export function* readSymbolTable(file: Hdf5File, message: Cursor): Reading<Link[]> {
	const treeAddress = message.offset();
	const heapAddress = message.offset();
	const [heap, nodes] = yield* readBoth(readLocalHeap(file, heapAddress), readNodes(file, treeAddress));
	return nodes.flatMap((node) => parseNode(node, heap));
}

function* readNodes(file: Hdf5File, treeAddress: number): Reading<Cursor[]> {
	return yield* readEach(yield* readGroupTree(file, treeAddress), (address) => readNode(file, address));
}

function entryBytes({ sizes }: Pick<Hdf5File, "sizes">): number {
	return sizes.lengthBytes + sizes.offsetBytes + 24;
}

/** A node with its used entries (specification III.B). */
function* readNode(file: Hdf5File, address: number): Reading<Cursor> {
	const what = "symbol table node";
	const expected = 8 + 2 * file.nodeRanks.groupLeaf * entryBytes(file);
	const cursor = yield* file.readUpTo(address, Math.min(expected, MOST_SPECULATIVE_BYTES), what);
	cursor.at = 6;
	const usedBytes = 8 + cursor.u16() * entryBytes(file);
	cursor.at = 0;
	file.budget.work(usedBytes);
	file.used(address, usedBytes);
	return usedBytes <= cursor.bytes.length ? cursor : yield* file.read(address, usedBytes, what);
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
