import type { Hdf5File } from "../file.ts";
import type { Layout } from "../object-model.ts";
import { readBtreeV1 } from "./btree-v1.ts";
import { readBtreeV2 } from "./btree-v2.ts";
import { createChunkGrid } from "./chunk-grid.ts";
import { ChunkRows, type ChunkTable } from "./chunk-table.ts";
import { readExtensibleArray } from "./extensible-array.ts";
import { readFixedArray } from "./fixed-array.ts";
import { readImplicit } from "./implicit.ts";
import { type IndexedDataset, IndexReader } from "./index-reader.ts";
import { readSingle } from "./single.ts";

/** A layout with chunks. */
export type ChunkedLayout = Extract<Layout, { kind: "chunked" }>;

/**
 * Finds the chunks of a dataset, whatever its index. Chunks outside the current shape are left out, and so are those
 * that were never written. The table is in no particular order.
 */
export async function readChunkIndex(
	file: Hdf5File,
	layout: ChunkedLayout,
	shape: readonly number[],
	maxShape: readonly (number | undefined)[] | undefined,
	options: Pick<IndexedDataset, "isFiltered" | "path" | "mostBytes">,
): Promise<ChunkTable> {
	const { chunkShape, elementBytes, index } = layout;
	const grid = createChunkGrid(chunkShape, shape, maxShape, options.path);
	if (grid.count === 0) return new ChunkRows(0).finish();
	const chunkBytes = chunkShape.reduce((product, length) => product * length, elementBytes);
	const reader = new IndexReader({ file, grid, chunkShape, chunkBytes, ...options });
	switch (index.kind) {
		case "btree-v1":
			return await readBtreeV1(reader, index.address);
		case "single":
			return readSingle(reader, index);
		case "implicit":
			return readImplicit(reader, index.address);
		case "fixed-array":
			return await readFixedArray(reader, index.address);
		case "extensible-array":
			return await readExtensibleArray(reader, index.address);
		case "btree-v2":
			return await readBtreeV2(reader, index.address);
	}
}
