import type { Cursor } from "./cursor.ts";
import type { Hdf5File } from "./file.ts";
import { type Reading, readEach } from "./reading.ts";

const GROUP_NODE = 0;
/** The superblock sets how long nodes are, and may say anything; longer ones are read again as far as they say. */
const MOST_SPECULATIVE_BYTES = 2 ** 12;

/**
 * Addresses of the symbol table nodes of a group, in the order of names (specification III.A.1, "Version 1 B-trees"). All nodes
 * of a level are asked for at once. Chunks have trees of this kind too, with other keys: `index/btree-v1.ts`.
 */
export function* readGroupTree(file: Hdf5File, address: number): Reading<number[]> {
	const seen = new Set<number>();
	let nodes = [address];
	let expectedLevel: number | undefined;
	while (true) {
		const cursors = yield* readEach(nodes, (node) => readNode(file, node));
		const children: number[] = [];
		let level = 0;
		for (const [i, cursor] of cursors.entries()) {
			if (seen.has(nodes[i] as number)) throw cursor.corrupt("a node is reached twice", 0);
			seen.add(nodes[i] as number);
			const node = parseNode(cursor);
			if (expectedLevel !== undefined && node.level !== expectedLevel)
				throw cursor.corrupt(`its level is ${node.level} instead of ${expectedLevel}`, 5);
			level = node.level;
			for (const child of node.children) children.push(child);
		}
		if (level === 0) return distinct(children, cursors[0]);
		expectedLevel = level - 1;
		nodes = children;
		if (nodes.length === 0) return [];
	}
}

/** Symbol table nodes that several children name would be as many links for a few bytes each. */
function distinct(children: number[], cursor: Cursor | undefined): number[] {
	if (cursor !== undefined && new Set(children).size < children.length)
		throw cursor.corrupt("a symbol table node is reached twice", 0);
	return children;
}

/** As long as the superblock says nodes are; where it is wrong, as long as the node needs. */
function* readNode(file: Hdf5File, address: number): Reading<Cursor> {
	const what = "node of the B-tree of a group";
	const expected = nodeBytes(file, 2 * file.nodeRanks.groupTree);
	const cursor = yield* file.readUpTo(address, Math.min(expected, MOST_SPECULATIVE_BYTES), what);
	cursor.at = 6;
	const usedBytes = nodeBytes(file, cursor.u16());
	cursor.at = 0;
	file.budget.work(usedBytes);
	file.used(address, usedBytes);
	return usedBytes <= cursor.bytes.length ? cursor : yield* file.read(address, usedBytes, what);
}

function nodeBytes({ sizes }: Hdf5File, children: number): number {
	return 8 + 2 * sizes.offsetBytes + children * (sizes.lengthBytes + sizes.offsetBytes) + sizes.lengthBytes;
}

function parseNode(cursor: Cursor): { level: number; children: number[] } {
	cursor.signature("TREE");
	if (cursor.u8() !== GROUP_NODE) throw cursor.corrupt("it is not that of a group", 4);
	const level = cursor.u8();
	const used = cursor.u16();
	cursor.skip(2 * cursor.sizes.offsetBytes); // siblings
	const children = Array.from({ length: used }, () => {
		cursor.skip(cursor.sizes.lengthBytes); // key: a name
		return cursor.offset();
	});
	return { level, children };
}
