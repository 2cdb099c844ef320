import type { ByteRange } from "../../../io/source.ts";
import { exponentOf } from "../../../zarr/arithmetic/powers.ts";
import { BTREE_V2_TYPES } from "../btree-v2.ts";
import { UNDEFINED_ADDRESS } from "../cursor.ts";
import { ChunkRows, type ChunkTable } from "./chunk-table.ts";
import { type IndexReader, uintAt, viewOf } from "./index-reader.ts";

const HEADER = "B-tree header";
const NODE = "B-tree node";
/** Signature, version and type before the records of a node, the checksum behind them. */
const FRAME_BYTES = 10;
const RECORDS_AT = 6;

type Tree = {
	type: number;
	recordBytes: number;
	/** Width of chunk sizes, 0 without filters: it differs with the version of the layout message, and the records show it. */
	sizeBytes: number;
	totalRecords: number;
	root: Node;
	/** For each level the widths of the counts beside the address of a child; leaves are level 0 and have none. */
	levels: { recordsBytes: number; totalBytes: number }[];
};

/** The parent knows how many records a node has, so no more of it is read than is used. */
type Node = { address: number; recordCount: number };

/**
 * Reads a version 2 B-tree of chunks (specification III.A.2, record types 10 and 11), level by level; records are in inner
 * nodes too. `walkBtreeV2` does the same for any record, at a cost for each node that a million chunks would feel.
 */
export async function readBtreeV2(reader: IndexReader, address: number): Promise<ChunkTable> {
	if (address === UNDEFINED_ADDRESS) return new ChunkRows(0).finish();
	const tree = await readHeader(reader, address);
	const { grid } = reader.dataset;
	const rows = new ChunkRows(Math.min(tree.totalRecords, grid.count, reader.mostInFile(tree.recordBytes)));
	let nodes = tree.root.address === UNDEFINED_ADDRESS ? [] : [tree.root];
	for (let level = tree.levels.length - 1; level >= 0; level--) {
		const { recordsBytes, totalBytes } = tree.levels[level] as Tree["levels"][number];
		const pointerBytes = level === 0 ? 0 : reader.offsetBytes + recordsBytes + totalBytes;
		const placeOf = (node: Node): ByteRange => ({
			offset: node.address,
			length: FRAME_BYTES + node.recordCount * (tree.recordBytes + pointerBytes) + pointerBytes,
		});
		const children: Node[] = [];
		await reader.visitNodes(nodes, placeOf, NODE, (bytes, node) => {
			reader.count(bytes.length, NODE, node.address);
			reader.check(bytes, level === 0 ? "BTLF" : "BTIN", NODE, node.address);
			if (bytes[5] !== tree.type) throw reader.corrupt(NODE, "it is not of its tree", node.address);
			const view = viewOf(bytes);
			appendRecords(reader, tree, view, node.recordCount, rows);
			if (level === 0) return;
			let at = RECORDS_AT + node.recordCount * tree.recordBytes;
			for (let i = 0; i <= node.recordCount; i++, at += pointerBytes)
				children.push({
					address: uintAt(view, at, reader.offsetBytes),
					recordCount: uintAt(view, at + reader.offsetBytes, recordsBytes),
				});
		});
		nodes = children;
	}
	return rows.finish();
}

async function readHeader(reader: IndexReader, address: number): Promise<Tree> {
	const { file, isFiltered, chunkShape } = reader.dataset;
	const { offsetBytes, lengthBytes } = file.sizes;
	const header = await reader.node(address, 22 + offsetBytes + lengthBytes, HEADER);
	reader.check(header.bytes, "BTHD", HEADER, address);
	header.skip(5);
	const type = header.u8();
	if (type !== (isFiltered ? BTREE_V2_TYPES.filteredChunk : BTREE_V2_TYPES.chunk))
		throw header.corrupt(`its records have type ${type}, but the dataset ${isFiltered ? "has" : "has no"} filters`);
	const nodeBytes = header.u32();
	const recordBytes = header.u16();
	const depth = header.u16();
	header.skip(2); // when to split and merge nodes
	const plainBytes = offsetBytes + 8 * chunkShape.length;
	const sizeBytes = isFiltered ? recordBytes - plainBytes - 4 : 0;
	const isRight = isFiltered ? sizeBytes >= 1 && sizeBytes <= 8 : recordBytes === plainBytes;
	if (!isRight) throw header.corrupt(`a record cannot have ${recordBytes} bytes`);
	const levels = levelsOf(nodeBytes, recordBytes, depth, offsetBytes);
	if (levels === undefined) throw header.corrupt(`nodes of ${nodeBytes} bytes cannot have ${depth} levels`);
	const root = { address: header.offset(), recordCount: header.u16() };
	return { type, recordBytes, sizeBytes, levels, root, totalRecords: header.length() };
}

/**
 * Counts are as wide as the most records that fit below them need. Undefined for a tree that no file can hold: its
 * counts would be beyond 2^53.
 */
function levelsOf(
	nodeBytes: number,
	recordBytes: number,
	depth: number,
	offsetBytes: number,
): Tree["levels"] | undefined {
	let mostBelow = Math.floor((nodeBytes - FRAME_BYTES) / recordBytes);
	const recordsBytes = bytesFor(mostBelow);
	const levels = [{ recordsBytes, totalBytes: 0 }];
	while (levels.length <= depth) {
		const totalBytes = levels.length === 1 ? 0 : bytesFor(mostBelow);
		const pointerBytes = offsetBytes + recordsBytes + totalBytes;
		const most = Math.floor((nodeBytes - FRAME_BYTES - pointerBytes) / (recordBytes + pointerBytes));
		mostBelow = (most + 1) * mostBelow + most;
		if (most < 1 || !Number.isSafeInteger(mostBelow)) return undefined;
		levels.push({ recordsBytes, totalBytes });
	}
	return mostBelow < 1 ? undefined : levels;
}

/** Bytes that a count of at most `most` takes. */
function bytesFor(most: number): number {
	return Math.floor(exponentOf(Math.max(most, 1)) / 8) + 1;
}

function appendRecords(reader: IndexReader, tree: Tree, view: DataView, recordCount: number, rows: ChunkRows): void {
	const { offsetBytes, undefinedAddress, dataset } = reader;
	const { file, grid, chunkBytes } = dataset;
	const { recordBytes, sizeBytes } = tree;
	const rank = grid.shape.length;
	const placesAt = recordBytes - 8 * rank;
	for (let i = 0, at = RECORDS_AT; i < recordCount; i++, at += recordBytes) {
		let number = 0;
		let isInside = true;
		for (let d = 0; d < rank; d++) {
			const place = uintAt(view, at + placesAt + 8 * d, 8);
			isInside &&= place < (grid.shape[d] as number);
			number += place * (grid.strides[d] as number);
		}
		const address = uintAt(view, at, offsetBytes);
		if (!isInside || address === undefinedAddress) continue;
		const position = file.bytePosition(address);
		const sizeAt = at + offsetBytes;
		if (sizeBytes === 0) rows.append(number, position, chunkBytes, 0);
		else rows.append(number, position, uintAt(view, sizeAt, sizeBytes), view.getUint32(sizeAt + sizeBytes, true));
	}
}
