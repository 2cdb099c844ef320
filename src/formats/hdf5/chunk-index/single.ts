import { UNDEFINED_ADDRESS } from "../cursor.ts";
import type { ChunkIndex } from "../object-model.ts";
import { ChunkRows, type ChunkTable } from "./chunk-table.ts";
import type { IndexReader } from "./index-reader.ts";

/** The one chunk of a dataset that never has more: the layout message holds its place (specification IV.A.2.i). */
export function readSingle(reader: IndexReader, index: Extract<ChunkIndex, { kind: "single" }>): ChunkTable {
	const { file, grid, chunkBytes } = reader.dataset;
	const { address, filteredBytes, filterMask } = index;
	if (grid.count !== 1) throw reader.corrupt("single chunk", `the dataset has ${grid.count} chunks`, address);
	const rows = new ChunkRows(1);
	if (address !== UNDEFINED_ADDRESS)
		rows.append(0, file.bytePosition(address), filteredBytes ?? chunkBytes, filterMask);
	return rows.finish();
}
