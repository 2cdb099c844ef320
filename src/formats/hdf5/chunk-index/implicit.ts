import { UNDEFINED_ADDRESS } from "../cursor.ts";
import { ElementNumbering, OUTSIDE } from "./chunk-grid.ts";
import { ChunkRows, type ChunkTable } from "./chunk-table.ts";
import type { IndexReader } from "./index-reader.ts";

/**
 * Chunks without an index (specification VII.B): those of the largest shape, unfiltered, all allocated, one behind the
 * other. A file that ends before them is cut off; what lies beyond its end is not listed.
 */
export function readImplicit(reader: IndexReader, address: number): ChunkTable {
	const { file, grid, chunkBytes } = reader.dataset;
	const numbering = new ElementNumbering(grid);
	const rows = new ChunkRows(Math.min(grid.count, reader.mostInFile(chunkBytes)));
	if (address === UNDEFINED_ADDRESS) return rows.finish();
	if (numbering.elementCount === Infinity)
		throw reader.corrupt("first chunk", "a dataset with an unlimited dimension needs an index", address);
	const begin = file.bytePosition(address);
	const elementsInFile = Math.ceil((file.fileBytes - begin) / chunkBytes);
	const elementCount = Math.min(numbering.elementCount, elementsInFile);
	for (let element = 0; element < elementCount; element++) {
		const number = numbering.chunkNumber(element);
		if (number !== OUTSIDE) rows.append(number, begin + element * chunkBytes, chunkBytes, 0);
	}
	return rows.finish();
}
