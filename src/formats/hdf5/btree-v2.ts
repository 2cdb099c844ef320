import { exponentOf } from "../../zarr/arithmetic/powers.ts";
import type { Cursor } from "./cursor.ts";
import { UNDEFINED_ADDRESS } from "./cursor.ts";
import type { Hdf5File } from "./file.ts";
import { expectChecksum } from "./lookup3.ts";
import { type Reading, readEach } from "./reading.ts";

/** What the records of a version 2 B-tree are (its field "type"). */
export const BTREE_V2_TYPES = {
	hugeIndirect: 1,
	hugeIndirectFiltered: 2,
	hugeDirect: 3,
	hugeDirectFiltered: 4,
	linkName: 5,
	linkOrder: 6,
	sharedMessage: 7,
	attributeName: 8,
	attributeOrder: 9,
	chunk: 10,
	filteredChunk: 11,
} as const;

/** The header of a version 2 B-tree (`BTHD`). */
export type BtreeV2Header = {
	type: number;
	nodeBytes: number;
	recordBytes: number;
	/** 0 where the root is a leaf. */
	depth: number;
	rootAddress: number;
	rootRecords: number;
	totalRecords: number;
};

/** Records of one node: `count` of them from byte `at` on, one behind the other. No object is made for a record. */
export type RecordRun = { bytes: Uint8Array; at: number; count: number; recordBytes: number };

/** What a walk needs to know. */
export type BtreeV2Walk = {
	/** Types that the tree may have; another is an error. */
	types: readonly number[];
	/** What the tree is, for errors. */
	what: string;
	/** Called for every node, level by level and not in the order of the keys. The bytes are valid during the call. */
	visit: (run: RecordRun) => void;
};

/** Signature, version and type before the records of a node, the checksum behind them. */
const NODE_FRAME_BYTES = 10;
/** Nodes that are held at a time, in bytes. */
const WAVE_BYTES = 2 ** 23;
/** More levels than any file can have: a fan-out of 2 already gives 2^40 records. */
const MAX_DEPTH = 40;

type Node = { address: number; records: number };

/**
 * Hands out every record of a version 2 B-tree, of any depth. All nodes of a level are asked for at once, leaves in waves
 * of 8 MiB, so memory does not grow with the tree. (Specification III.A.2, "Version 2 B-trees".)
 */
export function* walkBtreeV2(file: Hdf5File, address: number, walk: BtreeV2Walk): Reading<BtreeV2Header> {
	const { what } = walk;
	const header = yield* readHeader(file, address, walk);
	if (header.rootAddress === UNDEFINED_ADDRESS) return header;
	const levels = pointerWidths(header, file.sizes.offsetBytes);
	const seen = new Set<number>();
	let nodes: Node[] = [{ address: header.rootAddress, records: header.rootRecords }];
	for (let level = header.depth; level >= 0; level--) {
		const widths = levels[level];
		const children: Node[] = [];
		const waveNodes = Math.max(64, Math.floor(WAVE_BYTES / header.nodeBytes));
		for (let first = 0; first < nodes.length; first += waveNodes) {
			const wave = nodes.slice(first, first + waveNodes);
			const cursors = yield* readEach(wave, (node) => readNode(file, node, widths, header, what));
			for (const [i, cursor] of cursors.entries()) {
				const { address: own, records } = wave[i] as Node;
				if (seen.has(own)) throw cursor.corrupt("a node is reached twice", 0);
				seen.add(own);
				walk.visit({ bytes: cursor.bytes, at: cursor.at, count: records, recordBytes: header.recordBytes });
				if (widths === undefined) continue;
				cursor.skip(records * header.recordBytes);
				for (let child = 0; child <= records; child++) {
					const childAddress = cursor.offset();
					children.push({ address: childAddress, records: cursor.uint(widths.records) });
					cursor.skip(widths.total);
				}
			}
		}
		nodes = children;
	}
	return header;
}

function* readHeader(file: Hdf5File, address: number, { types, what }: BtreeV2Walk): Reading<BtreeV2Header> {
	const { offsetBytes, lengthBytes } = file.sizes;
	const cursor = yield* file.read(address, 22 + offsetBytes + lengthBytes, `B-tree of ${what}`);
	cursor.signature("BTHD");
	if (cursor.u8() !== 0) throw cursor.corrupt("its version is unknown", 4);
	const type = cursor.u8();
	if (!types.includes(type)) throw cursor.corrupt(`its records have type ${type}`, 5);
	const nodeBytes = cursor.u32();
	const recordBytes = cursor.u16();
	const depth = cursor.u16();
	cursor.skip(2); // when to split and merge nodes
	const header: BtreeV2Header = {
		type,
		nodeBytes,
		recordBytes,
		depth,
		rootAddress: cursor.offset(),
		rootRecords: cursor.u16(),
		totalRecords: cursor.length(),
	};
	expectChecksum(cursor);
	if (recordBytes === 0 || nodeBytes < NODE_FRAME_BYTES + recordBytes || depth > MAX_DEPTH)
		throw cursor.corrupt(`it has ${nodeBytes} bytes a node, ${recordBytes} a record and ${depth} levels`);
	return header;
}

/** Bytes of the two counts beside the address of a child. */
type PointerWidths = { records: number; total: number };

/** By level; undefined for leaves. The widths follow from how many records fit below, so they differ between levels. */
function pointerWidths(header: BtreeV2Header, offsetBytes: number): (PointerWidths | undefined)[] {
	const { nodeBytes, recordBytes, depth } = header;
	let most = Math.floor((nodeBytes - NODE_FRAME_BYTES) / recordBytes);
	const records = widthOf(most);
	const levels: (PointerWidths | undefined)[] = [undefined];
	for (let level = 1; level <= depth; level++) {
		const total = level === 1 ? 0 : widthOf(most);
		const pointerBytes = offsetBytes + records + total;
		const own = Math.floor((nodeBytes - NODE_FRAME_BYTES - pointerBytes) / (recordBytes + pointerBytes));
		most = (own + 1) * most + own;
		levels.push({ records, total });
	}
	return levels;
}

/** Bytes that a number of at most `limit` takes. */
function widthOf(limit: number): number {
	return limit < 1 ? 1 : Math.min(8, Math.floor(exponentOf(limit) / 8) + 1);
}

/** The used part of a node, checked, with the cursor on its first record. */
function* readNode(
	file: Hdf5File,
	{ address, records }: Node,
	widths: PointerWidths | undefined,
	{ type, nodeBytes, recordBytes }: BtreeV2Header,
	what: string,
): Reading<Cursor> {
	const pointerBytes = widths === undefined ? 0 : file.sizes.offsetBytes + widths.records + widths.total;
	const usedBytes =
		NODE_FRAME_BYTES + records * recordBytes + (widths === undefined ? 0 : (records + 1) * pointerBytes);
	const cursor = yield* file.read(address, Math.min(usedBytes, nodeBytes), `node of the B-tree of ${what}`);
	if (usedBytes > nodeBytes) throw cursor.corrupt(`${records} records do not fit into a node of ${nodeBytes} bytes`, 0);
	cursor.signature(widths === undefined ? "BTLF" : "BTIN");
	if (cursor.u8() !== 0 || cursor.u8() !== type) throw cursor.corrupt("it is not of its tree", 4);
	const recordsAt = cursor.at;
	cursor.at = usedBytes - 4;
	expectChecksum(cursor);
	cursor.at = recordsAt;
	return cursor;
}
