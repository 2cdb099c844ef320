import type { ByteRange } from "../../../io/source.ts";
import { powerOfTwo } from "../../../zarr/arithmetic/powers.ts";
import { UNDEFINED_ADDRESS } from "../cursor.ts";
import { ArrayElements, isPageWritten } from "./array-elements.ts";
import { ChunkRows, type ChunkTable } from "./chunk-table.ts";
import { type IndexReader, viewOf } from "./index-reader.ts";

const HEADER = "fixed array header";
const BLOCK = "fixed array data block";
const PAGE = "fixed array page";
/** Read at once of a data block in pages: small blocks are then all there. */
const BLOCK_HEAD_BYTES = 2 ** 16;

type FixedArray = {
	elements: ArrayElements;
	elementCount: number;
	/** Elements of a page. */
	pageElements: number;
	blockAddress: number;
};

/** Reads a fixed array of chunks (specification VII.C): one data block with an element for every chunk of the largest shape. */
export async function readFixedArray(reader: IndexReader, address: number): Promise<ChunkTable> {
	const array = address === UNDEFINED_ADDRESS ? undefined : await readHeader(reader, address);
	if (array === undefined || array.blockAddress === UNDEFINED_ADDRESS) return new ChunkRows(0).finish();
	// Exactly one page full is still not paged (H5FAdblock.c).
	return array.elementCount > array.pageElements ? await readPages(reader, array) : await readBlock(reader, array);
}

async function readHeader(reader: IndexReader, address: number): Promise<FixedArray> {
	const { offsetBytes, lengthBytes } = reader.dataset.file.sizes;
	const header = await reader.node(address, 12 + lengthBytes + offsetBytes, HEADER);
	reader.check(header.bytes, "FAHD", HEADER, address);
	header.skip(5);
	const elements = new ArrayElements(reader, header);
	const pageElements = powerOfTwo(header.u8());
	const elementCount = header.length();
	if (elementCount !== elements.numbering.elementCount)
		throw header.corrupt(`it has ${elementCount} elements for ${elements.numbering.elementCount} chunks`);
	return { elements, elementCount, pageElements, blockAddress: header.offset() };
}

/** A data block without pages: elements and one checksum. */
async function readBlock(reader: IndexReader, array: FixedArray): Promise<ChunkTable> {
	const { blockAddress, elements, elementCount } = array;
	const blockBytes = prefixBytes(reader) + elementCount * elements.bytes + 4;
	const { bytes } = await reader.node(blockAddress, blockBytes, BLOCK);
	checkBlock(reader, array, bytes);
	const rows = new ChunkRows(Math.min(elementCount, reader.dataset.grid.count));
	elements.append(viewOf(bytes), prefixBytes(reader), elementCount, 0, rows);
	return rows.finish();
}

/** A data block in pages: a bitmap of those that were written, then every page with its checksum. */
async function readPages(reader: IndexReader, array: FixedArray): Promise<ChunkTable> {
	const { blockAddress, elements, elementCount, pageElements } = array;
	const pageCount = Math.ceil(elementCount / pageElements);
	const headBytes = prefixBytes(reader) + Math.ceil(pageCount / 8) + 4;
	const blockBytes = headBytes + elementCount * elements.bytes + 4 * pageCount;
	// Before anything is made for each page: all of them lie in one piece of the file.
	reader.count(blockBytes, BLOCK, blockAddress);
	const readBytes = Math.max(headBytes, Math.min(blockBytes, BLOCK_HEAD_BYTES));
	const { bytes: head } = await reader.node(blockAddress, readBytes, BLOCK);
	checkBlock(reader, array, head.subarray(0, headBytes));
	const bitmap = head.subarray(prefixBytes(reader), headBytes - 4);

	const pages: number[] = [];
	for (let page = 0; page < pageCount; page++) if (isPageWritten(bitmap, page)) pages.push(page);
	const placeOf = (page: number): ByteRange => ({
		offset: blockAddress + headBytes + page * (pageElements * elements.bytes + 4),
		length: Math.min(pageElements, elementCount - page * pageElements) * elements.bytes + 4,
	});
	const rows = new ChunkRows(
		Math.min(pages.length * pageElements, reader.dataset.grid.count, reader.mostInFile(elements.bytes)),
	);
	await reader.visitNodes(pages, placeOf, PAGE, (bytes, page) => {
		reader.checkSum(bytes, PAGE, placeOf(page).offset);
		elements.append(viewOf(bytes), 0, (bytes.length - 4) / elements.bytes, page * pageElements, rows);
	});
	return rows.finish();
}

/** Signature, version, client and the address of the header. */
function prefixBytes(reader: IndexReader): number {
	return 6 + reader.offsetBytes;
}

function checkBlock(reader: IndexReader, { blockAddress, elements }: FixedArray, bytes: Uint8Array): void {
	reader.check(bytes, "FADB", BLOCK, blockAddress);
	if (bytes[5] !== elements.client) throw reader.corrupt(BLOCK, "it is not of its array", blockAddress);
}
