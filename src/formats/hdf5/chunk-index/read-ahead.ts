import type { Hdf5File } from "../file.ts";
import type { StoredDataset } from "../object-model.ts";
import { createChunkGrid } from "./chunk-grid.ts";
import { readChunkIndex } from "./chunk-index.ts";

/** Indexes of more chunks are left to whoever asks for them. */
const MOST_CHUNKS = 1024;
/** Chunks of all indexes that are read ahead: about 64 bytes each. */
const MOST_CHUNKS_TOGETHER = 2 ** 13;
const MOST_DATASETS = 64;
/** More than any sound index of so few chunks has. */
const MOST_INDEX_BYTES = 2 ** 18;

/**
 * Reads the chunk indexes of small datasets into the cache while their attributes are on the way: data are what is asked for
 * next, and their index would cost rounds of its own. What fails here fails again for whoever needs it.
 */
export class IndexReadAhead {
	readonly #file: Hdf5File;
	#chunksLeft = MOST_CHUNKS_TOGETHER;
	#datasetsLeft = MOST_DATASETS;

	constructor(file: Hdf5File) {
		this.#file = file;
	}

	/** Begins with the index of one more dataset, if it is small and may not already be there. */
	begin(dataset: StoredDataset): void {
		if (!this.#file.isHeldWhole) this.#read(dataset).catch(() => {});
	}

	async #read({ layout, dataspace, filters }: StoredDataset): Promise<void> {
		if (this.#datasetsLeft === 0 || layout.kind !== "chunked" || dataspace.kind !== "simple") return;
		const { shape, maxShape } = dataspace;
		const options = { isFiltered: filters.length > 0, path: "", mostBytes: MOST_INDEX_BYTES };
		const { count } = createChunkGrid(layout.chunkShape, shape, maxShape, options.path);
		if (count > Math.min(MOST_CHUNKS, this.#chunksLeft)) return;
		this.#datasetsLeft--;
		this.#chunksLeft -= count;
		await readChunkIndex(this.#file, layout, shape, maxShape, options);
	}
}
