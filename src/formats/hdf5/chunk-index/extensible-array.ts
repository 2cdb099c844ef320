import type { ByteRange } from "../../../io/source.ts";
import { exponentOf, isPowerOfTwo, powerOfTwo } from "../../../zarr/arithmetic/powers.ts";
import { type Cursor, UNDEFINED_ADDRESS } from "../cursor.ts";
import { ArrayElements, isPageWritten } from "./array-elements.ts";
import { ChunkRows, type ChunkTable } from "./chunk-table.ts";
import { type IndexReader, uintAt, viewOf } from "./index-reader.ts";

const HEADER = "extensible array header";
const INDEX_BLOCK = "extensible array index block";
const SUPER_BLOCK = "extensible array super block";
const DATA_BLOCK = "extensible array data block";
const PAGE = "extensible array page";

/** A run of data blocks of one size. The blocks of the first few are listed in the index block, those of others in theirs. */
type SuperBlock = { blockCount: number; blockElements: number; firstElement: number };

/** A super block that exists. */
type PlacedSuperBlock = SuperBlock & { address: number };

/** Bytes with elements: a data block, or a page of one. `bytes` are all of it, the frame included. */
type ElementNode = { address: number; bytes: number; firstElement: number; elementCount: number; isPage: boolean };

/**
 * Reads an extensible array of chunks (specification VII.D). Elements follow each other through the index block, the data
 * blocks that it lists, and the data blocks of its super blocks; data blocks double in size as the array grows.
 */
export async function readExtensibleArray(reader: IndexReader, address: number): Promise<ChunkTable> {
	const { file, grid } = reader.dataset;
	if (grid.maxShape.filter((length) => length === undefined).length !== 1)
		throw reader.corrupt(HEADER, "exactly one dimension of the dataset should be unlimited", address);
	if (address === UNDEFINED_ADDRESS) return new ChunkRows(0).finish();
	const { offsetBytes, lengthBytes } = file.sizes;
	const header = await reader.node(address, 16 + 6 * lengthBytes + offsetBytes, HEADER);
	return await new ExtensibleArray(reader, header, address).read();
}

class ExtensibleArray {
	readonly #reader: IndexReader;
	readonly #elements: ArrayElements;
	readonly #indexAddress: number;
	readonly #indexElements: number;
	/** Elements of a page of a data block. */
	readonly #pageElements: number;
	/** Width of the place of a block in the array. */
	readonly #placeBytes: number;
	/** Those whose blocks the index block lists, and those that it names themselves. */
	readonly #listed: SuperBlock[];
	readonly #named: SuperBlock[];

	/** `header` is the whole of it, checked here. */
	constructor(reader: IndexReader, header: Cursor, address: number) {
		const { lengthBytes } = reader.dataset.file.sizes;
		reader.check(header.bytes, "EAHD", HEADER, address);
		header.skip(5);
		this.#reader = reader;
		this.#elements = new ArrayElements(reader, header);
		const maxBits = header.u8();
		this.#indexElements = header.u8();
		const minElements = header.u8();
		const minPointers = header.u8();
		this.#pageElements = powerOfTwo(header.u8());
		header.skip(6 * lengthBytes); // statistics
		this.#indexAddress = header.offset();
		if (!isPowerOfTwo(minElements) || !isPowerOfTwo(minPointers) || maxBits > 64 || powerOfTwo(maxBits) < minElements)
			throw header.corrupt("its sizes contradict each other");
		this.#placeBytes = Math.ceil(maxBits / 8);
		const superBlocks = superBlocksOf(1 + maxBits - exponentOf(minElements), minElements, this.#indexElements);
		const listed = 2 * exponentOf(minPointers);
		this.#listed = superBlocks.slice(0, listed);
		this.#named = superBlocks.slice(listed);
		for (const superBlock of this.#listed)
			if (this.#pageCount(superBlock) > 0) throw header.corrupt("its index block would list blocks with pages");
	}

	async read(): Promise<ChunkTable> {
		const { grid } = this.#reader.dataset;
		const rows = new ChunkRows(Math.min(grid.count, this.#reader.mostInFile(this.#elements.bytes)));
		if (this.#indexAddress === UNDEFINED_ADDRESS) return rows.finish();
		const { blocks, superBlocks } = await this.#readIndexBlock(rows);
		// The first blocks are small, the super blocks name the others: both are known now, so both are read now.
		const [, others] = await Promise.all([this.#readElements(blocks, rows), this.#readSuperBlocks(superBlocks)]);
		await this.#readElements(others, rows);
		return rows.finish();
	}

	async #readIndexBlock(rows: ChunkRows): Promise<{ blocks: ElementNode[]; superBlocks: PlacedSuperBlock[] }> {
		const { offsetBytes, undefinedAddress } = this.#reader;
		const address = this.#indexAddress;
		const blockCount = this.#listed.reduce((sum, superBlock) => sum + superBlock.blockCount, 0);
		const elementsAt = 6 + offsetBytes;
		const addressesAt = elementsAt + this.#indexElements * this.#elements.bytes;
		const length = addressesAt + (blockCount + this.#named.length) * offsetBytes + 4;
		const { bytes } = await this.#reader.node(address, length, INDEX_BLOCK);
		this.#check(bytes, "EAIB", INDEX_BLOCK, address);
		const view = viewOf(bytes);
		this.#elements.append(view, elementsAt, this.#indexElements, 0, rows);
		const blocks: ElementNode[] = [];
		let at = addressesAt;
		for (const superBlock of this.#listed) {
			this.#listBlocks(view, at, superBlock, undefined, blocks);
			at += superBlock.blockCount * offsetBytes;
		}
		const superBlocks: PlacedSuperBlock[] = [];
		for (const superBlock of this.#named) {
			const superAddress = uintAt(view, at, offsetBytes);
			if (superAddress !== undefinedAddress) superBlocks.push({ ...superBlock, address: superAddress });
			at += offsetBytes;
		}
		return { blocks, superBlocks };
	}

	/** The data blocks and pages that super blocks lead to, in order. */
	async #readSuperBlocks(superBlocks: readonly PlacedSuperBlock[]): Promise<ElementNode[]> {
		const { offsetBytes } = this.#reader;
		const bitmapAt = 6 + offsetBytes + this.#placeBytes;
		const addressesAt = (superBlock: SuperBlock): number =>
			bitmapAt + superBlock.blockCount * Math.ceil(this.#pageCount(superBlock) / 8);
		const placeOf = (superBlock: PlacedSuperBlock): ByteRange => ({
			offset: superBlock.address,
			length: addressesAt(superBlock) + superBlock.blockCount * offsetBytes + 4,
		});
		const blocks: ElementNode[] = [];
		await this.#reader.visitNodes(superBlocks, placeOf, SUPER_BLOCK, (bytes, superBlock) => {
			this.#check(bytes, "EASB", SUPER_BLOCK, superBlock.address);
			const begin = addressesAt(superBlock);
			this.#listBlocks(viewOf(bytes), begin, superBlock, bytes.subarray(bitmapAt, begin), blocks);
		});
		return blocks;
	}

	/** Adds the data blocks of a super block that exist; of a block in pages, its head and the pages that were written. */
	#listBlocks(
		view: DataView,
		addressesAt: number,
		superBlock: SuperBlock,
		bitmap: Uint8Array | undefined,
		nodes: ElementNode[],
	): void {
		const { offsetBytes, undefinedAddress } = this.#reader;
		const { blockElements, blockCount } = superBlock;
		const headBytes = 10 + offsetBytes + this.#placeBytes;
		const pageCount = this.#pageCount(superBlock);
		const pageBytes = this.#pageElements * this.#elements.bytes + 4;
		for (let block = 0; block < blockCount; block++) {
			const address = uintAt(view, addressesAt + block * offsetBytes, offsetBytes);
			if (address === undefinedAddress) continue;
			const firstElement = superBlock.firstElement + block * blockElements;
			const elementCount = pageCount > 0 ? 0 : blockElements;
			const bytes = headBytes + elementCount * this.#elements.bytes;
			this.#reader.count(bytes, DATA_BLOCK, address);
			nodes.push({ address, bytes, firstElement, elementCount, isPage: false });
			for (let page = 0; page < pageCount; page++) {
				// One run of bits for all blocks, although every block has bytes of its own for them (H5EA.c).
				if (bitmap === undefined || !isPageWritten(bitmap, block * pageCount + page)) continue;
				this.#reader.count(pageBytes, PAGE, address);
				nodes.push({
					address: address + headBytes + page * pageBytes,
					bytes: pageBytes,
					firstElement: firstElement + page * this.#pageElements,
					elementCount: this.#pageElements,
					isPage: true,
				});
			}
		}
	}

	async #readElements(elementNodes: readonly ElementNode[], rows: ChunkRows): Promise<void> {
		const placeOf = ({ address, bytes }: ElementNode): ByteRange => ({ offset: address, length: bytes });
		const blockElementsAt = 6 + this.#reader.offsetBytes + this.#placeBytes;
		await this.#reader.visitNodes(elementNodes, placeOf, DATA_BLOCK, (bytes, node) => {
			const { address, firstElement, elementCount, isPage } = node;
			if (isPage) this.#reader.checkSum(bytes, PAGE, address);
			else this.#check(bytes, "EADB", DATA_BLOCK, address);
			this.#elements.append(viewOf(bytes), isPage ? 0 : blockElementsAt, elementCount, firstElement, rows);
		});
	}

	/** Pages of each data block, 0 where blocks are not divided. */
	#pageCount({ blockElements }: SuperBlock): number {
		return blockElements > this.#pageElements ? blockElements / this.#pageElements : 0;
	}

	#check(bytes: Uint8Array, signature: string, what: string, address: number): void {
		this.#reader.check(bytes, signature, what, address);
		if (bytes[5] !== this.#elements.client) throw this.#reader.corrupt(what, "it is not of its array", address);
	}
}

/** Data blocks double in number and in size by turns (H5EAhdr.c). */
function superBlocksOf(count: number, minElements: number, indexElements: number): SuperBlock[] {
	const superBlocks: SuperBlock[] = [];
	let firstElement = indexElements;
	for (let i = 0; i < count; i++) {
		const blockCount = powerOfTwo(i >> 1);
		const blockElements = powerOfTwo((i + 1) >> 1) * minElements;
		superBlocks.push({ blockCount, blockElements, firstElement });
		firstElement += blockCount * blockElements;
	}
	return superBlocks;
}
