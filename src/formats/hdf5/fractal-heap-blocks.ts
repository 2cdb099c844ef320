import { exponentOf, powerOfTwo } from "../../zarr/arithmetic/powers.ts";
import { Cursor, UNDEFINED_ADDRESS } from "./cursor.ts";
import type { Hdf5File } from "./file.ts";
import type { FractalHeapHeader } from "./fractal-heap-header.ts";
import { expectChecksum, lookup3 } from "./lookup3.ts";
import { type Reading, readEach, resultOf, startQuietly } from "./reading.ts";

/** Where a block is and how it is stored; `storedBytes` differs from its size where it is filtered. */
type BlockPlace = { address: number; storedBytes: number; filterMask: number };

/** An indirect block: the places of the blocks below it, row by row. */
type IndirectBlock = { rows: number; children: BlockPlace[] };

/** Objects cannot be nested deeper: every level of indirect blocks spans at least twice as much as the one below. */
const MAX_LEVELS = 64;
/** Read before anyone knows which objects are wanted, at most. Heaps of attributes and links are smaller, almost always. */
const READ_AHEAD_BYTES = 2 ** 18;

/**
 * The managed objects of a fractal heap: they lie in direct blocks, which a tree of indirect blocks finds by their offset in
 * the space of the heap. Each block is read once, whoever asks for it.
 */
export class ManagedBlocks {
	readonly #file: Hdf5File;
	readonly #header: FractalHeapHeader;
	readonly #direct = new Map<number, Cursor | Promise<Cursor>>();
	readonly #indirect = new Map<number, IndirectBlock | Promise<IndirectBlock>>();
	readonly #maxDirectRows: number;

	constructor(file: Hdf5File, header: FractalHeapHeader) {
		this.#file = file;
		this.#header = header;
		this.#maxDirectRows = exponentOf(header.maxDirectBlockBytes) - exponentOf(header.startBlockBytes) + 2;
	}

	/**
	 * Begins to read the first blocks, for whoever will want every object: where the blocks are does not depend on the index
	 * that lists the objects, so both are read at once. A block that fails does so again for the object that needs it.
	 */
	readAhead(): void {
		try {
			startQuietly(this.#readFirstBlocks());
		} catch {
			// The object that needs the block gets the error.
		}
	}

	*#readFirstBlocks(): Reading<void> {
		const { rootAddress, rootRows, rootStoredBytes, rootFilterMask, startBlockBytes, tableWidth } = this.#header;
		if (rootAddress === UNDEFINED_ADDRESS) return;
		const root = { address: rootAddress, storedBytes: rootStoredBytes, filterMask: rootFilterMask };
		const blocks: { place: BlockPlace; blockBytes: number }[] = [];
		if (rootRows === 0) blocks.push({ place: root, blockBytes: startBlockBytes });
		else {
			const { children } = yield* this.#readIndirect(rootAddress, rootRows);
			for (const [i, place] of children.slice(0, this.#maxDirectRows * tableWidth).entries())
				if (place.address !== UNDEFINED_ADDRESS)
					blocks.push({ place, blockBytes: this.#rowBlockBytes(Math.floor(i / tableWidth)) });
		}
		let leftBytes = READ_AHEAD_BYTES;
		const first = blocks.filter(({ blockBytes }) => {
			leftBytes -= blockBytes;
			return leftBytes >= 0;
		});
		yield* readEach(first, ({ place, blockBytes }) => this.#readDirect(place, blockBytes));
	}

	/** The object at an offset in the heap. */
	*readObject(offset: number, length: number): Reading<Cursor> {
		const { rootAddress, rootRows, startBlockBytes, rootStoredBytes, rootFilterMask } = this.#header;
		let block = { address: rootAddress, storedBytes: rootStoredBytes, filterMask: rootFilterMask };
		let blockBytes = startBlockBytes;
		let rows = rootRows;
		let at = offset;
		for (let level = 0; rows > 0; level++) {
			if (level > MAX_LEVELS) throw this.#corrupt("indirect blocks form a loop");
			const { children } = yield* this.#readIndirect(block.address, rows);
			const row = this.#rowOf(at);
			blockBytes = this.#rowBlockBytes(row);
			const rowOffset = row === 0 ? 0 : startBlockBytes * this.#header.tableWidth * powerOfTwo(row - 1);
			const column = Math.floor((at - rowOffset) / blockBytes);
			const child = row < rows ? children[row * this.#header.tableWidth + column] : undefined;
			if (child === undefined || child.address === UNDEFINED_ADDRESS)
				throw this.#corrupt(`there is no block for the object at offset ${offset}`);
			at -= rowOffset + column * blockBytes;
			block = child;
			rows = row < this.#maxDirectRows ? 0 : this.#childRows(blockBytes);
		}
		const direct = (yield* this.#readDirect(block, blockBytes)).copy();
		direct.skip(at);
		return direct.part(length, "heap object");
	}

	/** Rows 0 and 1 have blocks of the same size; from there on it doubles. */
	#rowBlockBytes(row: number): number {
		return this.#header.startBlockBytes * powerOfTwo(Math.max(0, row - 1));
	}

	#rowOf(offset: number): number {
		const firstRowBytes = this.#header.startBlockBytes * this.#header.tableWidth;
		return offset < firstRowBytes ? 0 : exponentOf(offset / firstRowBytes) + 1;
	}

	/** Rows of an indirect block that spans `bytes`. */
	#childRows(bytes: number): number {
		return exponentOf(bytes) - exponentOf(this.#header.startBlockBytes * this.#header.tableWidth) + 1;
	}

	*#readIndirect(address: number, rows: number): Reading<IndirectBlock> {
		let block = this.#indirect.get(address);
		if (block === undefined) {
			block = startQuietly(this.#parseIndirect(address, rows));
			this.#indirect.set(address, block);
		}
		return yield* resultOf(block);
	}

	*#parseIndirect(address: number, rows: number): Reading<IndirectBlock> {
		const { tableWidth, isFiltered, offsetBytes } = this.#header;
		const { sizes } = this.#file;
		if (rows > MAX_LEVELS) throw this.#corrupt(`an indirect block has ${rows} rows`);
		const directCount = Math.min(rows, this.#maxDirectRows) * tableWidth;
		const count = rows * tableWidth;
		const filterBytes = isFiltered ? directCount * (sizes.lengthBytes + 4) : 0;
		const bytes = 9 + sizes.offsetBytes + offsetBytes + count * sizes.offsetBytes + filterBytes;
		const cursor = yield* this.#file.read(address, bytes, "indirect block of a fractal heap");
		cursor.signature("FHIB");
		cursor.skip(1 + sizes.offsetBytes + offsetBytes); // version, header of the heap, own offset
		const children = Array.from({ length: count }, (_, i): BlockPlace => {
			const child = cursor.offset();
			const hasFilters = isFiltered && i < directCount;
			return {
				address: child,
				storedBytes: hasFilters ? cursor.length() : 0,
				filterMask: hasFilters ? cursor.u32() : 0,
			};
		});
		expectChecksum(cursor);
		return { rows, children };
	}

	*#readDirect(place: BlockPlace, blockBytes: number): Reading<Cursor> {
		let block = this.#direct.get(place.address);
		if (block === undefined) {
			block = startQuietly(this.#parseDirect(place, blockBytes));
			this.#direct.set(place.address, block);
		}
		return yield* resultOf(block);
	}

	*#parseDirect({ address, storedBytes, filterMask }: BlockPlace, blockBytes: number): Reading<Cursor> {
		const { isFiltered, filters, hasBlockChecksums, offsetBytes } = this.#header;
		const what = "direct block of a fractal heap";
		let cursor = yield* this.#file.read(address, isFiltered ? storedBytes : blockBytes, what);
		if (isFiltered) {
			const bytes = yield* this.#file.decode(cursor.bytes, filters, filterMask, blockBytes);
			cursor = new Cursor(bytes, cursor.address, this.#file.sizes, what);
		}
		cursor.signature("FHDB");
		cursor.skip(1 + this.#file.sizes.offsetBytes + offsetBytes); // version, header of the heap, own offset
		if (hasBlockChecksums) {
			const checksumAt = cursor.at;
			const stored = cursor.u32();
			// The checksum is that of the block with zeros in its place.
			const blank = cursor.bytes.slice();
			blank.fill(0, checksumAt, checksumAt + 4);
			if (stored !== lookup3(blank)) throw cursor.corrupt("the checksum is wrong", checksumAt);
		}
		return cursor;
	}

	#corrupt(message: string) {
		const { sizes } = this.#file;
		return new Cursor(new Uint8Array(), this.#header.position, sizes, "fractal heap").corrupt(message);
	}
}
