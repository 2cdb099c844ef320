import type { ByteRange } from "../../../io/source.ts";
import { UNDEFINED_ADDRESS } from "../cursor.ts";
import { ChunkRows, type ChunkTable } from "./chunk-table.ts";
import { type IndexReader, uintAt, viewOf } from "./index-reader.ts";

const WHAT = "B-tree node";

type Node = { view: DataView; address: number; level: number; children: number };

/**
 * Reads a version 1 B-tree of chunks (specification III.A.1, node type 1), level by level. Keys hold the place of a chunk
 * in elements, so no numbering is needed; they ascend, which is checked, because these trees have no checksums.
 */
export async function readBtreeV1(reader: IndexReader, rootAddress: number): Promise<ChunkTable> {
	const tree = new Tree(reader);
	let rows = new ChunkRows(0);
	let addresses = rootAddress === UNDEFINED_ADDRESS ? [] : [rootAddress];
	let level: number | undefined;
	while (addresses.length > 0) {
		const childrenOf: number[][] = [];
		await reader.visitNodes(addresses, tree.placeOf, WHAT, (bytes, address, i) => {
			const node = tree.open(bytes, address);
			level ??= node.level;
			if (node.level !== level) throw reader.corrupt(WHAT, `its level is ${node.level}, not ${level}`, address);
			if (level === 0) tree.appendChunks(node, i, rows);
			else childrenOf[i] = tree.childrenOf(node);
		});
		addresses = childrenOf.flat();
		if (level === 1) rows = new ChunkRows(tree.mostChunks(addresses.length));
		if (level !== undefined) level--;
	}
	return rows.finish();
}

class Tree {
	readonly #reader: IndexReader;
	readonly #rank: number;
	readonly #headBytes: number;
	readonly #keyBytes: number;
	readonly #entryBytes: number;
	/** Where the last chunk was, in chunks along each dimension. */
	readonly #last: number[];
	#lastLeaf = 0;
	/** How many places there can be along each dimension. */
	readonly #limits: readonly number[];
	readonly #maxChildren: number;
	readonly #nodeBytes: number;

	constructor(reader: IndexReader) {
		this.#reader = reader;
		this.#rank = reader.dataset.chunkShape.length;
		this.#headBytes = 8 + 2 * reader.offsetBytes;
		this.#keyBytes = 8 + 8 * (this.#rank + 1);
		this.#entryBytes = this.#keyBytes + reader.offsetBytes;
		this.#maxChildren = 2 * reader.dataset.file.nodeRanks.chunkTree;
		this.#nodeBytes = this.#headBytes + this.#maxChildren * this.#entryBytes + this.#keyBytes;
		this.#last = new Array<number>(this.#rank).fill(-1);
		const { chunkShape, grid } = reader.dataset;
		// Places beyond 2^53 could not be told apart.
		this.#limits = chunkShape.map((length, d) => grid.maxShape[d] ?? 2 ** 53 / length);
	}

	/** A node has room for twice the rank that the superblock sets; the last of the file may be cut off behind its children. */
	readonly placeOf = (address: number): ByteRange => {
		const { file } = this.#reader.dataset;
		return { offset: address, length: Math.min(this.#nodeBytes, file.fileBytes - file.bytePosition(address)) };
	};

	/** A bound for the chunks in so many leaves. */
	mostChunks(leaves: number): number {
		const { grid } = this.#reader.dataset;
		return Math.min(grid.count, leaves * this.#maxChildren, this.#reader.mostInFile(this.#entryBytes));
	}

	/** Checks a node, as far as that is possible without a checksum. */
	open(bytes: Uint8Array, address: number): Node {
		const view = viewOf(bytes);
		const isTree = bytes.length >= this.#headBytes && view.getUint32(0) === 0x54524545; // "TREE"
		if (!isTree || view.getUint8(4) !== 1) throw this.#reader.corrupt(WHAT, "it does not begin like one", address);
		const children = view.getUint16(6, true);
		const usedBytes = this.#headBytes + children * this.#entryBytes + this.#keyBytes;
		if (usedBytes > bytes.length) throw this.#reader.corrupt(WHAT, `it has no room for ${children} children`, address);
		this.#reader.count(usedBytes, WHAT, address);
		return { view, address, level: view.getUint8(5), children };
	}

	childrenOf({ view, children }: Node): number[] {
		const begin = this.#headBytes + this.#keyBytes;
		return Array.from({ length: children }, (_, i) =>
			uintAt(view, begin + i * this.#entryBytes, this.#reader.offsetBytes),
		);
	}

	/** `leaf` is the number of the node among the leaves, in the order of keys. */
	appendChunks({ view, address, children }: Node, leaf: number, rows: ChunkRows): void {
		const { offsetBytes, undefinedAddress, dataset } = this.#reader;
		const { chunkShape, grid } = dataset;
		const { shape, strides } = grid;
		const { baseAddress } = dataset.file;
		const rank = this.#rank;
		const last = this.#last;
		const limits = this.#limits;
		if (leaf < this.#lastLeaf) last.fill(-1);
		this.#lastLeaf = leaf;
		for (let i = 0, at = this.#headBytes; i < children; i++, at += this.#entryBytes) {
			let number = 0;
			let isInside = true;
			let isBehindLast = false;
			for (let d = 0, keyAt = at + 8; d < rank; d++, keyAt += 8) {
				const place = uintAt(view, keyAt, 8) / (chunkShape[d] as number);
				if (!(place < (limits[d] as number) && place === Math.floor(place)))
					throw this.#reader.corrupt(WHAT, "a key is not the place of a chunk", address);
				if (!isBehindLast) {
					const before = last[d] as number;
					if (place < before) throw this.#reader.corrupt(WHAT, "its keys do not ascend", address);
					isBehindLast = place > before;
				}
				last[d] = place;
				if (place >= (shape[d] as number)) isInside = false;
				number += place * (strides[d] as number);
			}
			if (!isBehindLast) throw this.#reader.corrupt(WHAT, "it names a chunk twice", address);
			const chunkAddress = uintAt(view, at + this.#keyBytes, offsetBytes);
			if (isInside && chunkAddress !== undefinedAddress)
				rows.append(number, baseAddress + chunkAddress, view.getUint32(at, true), view.getUint32(at + 4, true));
		}
	}
}
