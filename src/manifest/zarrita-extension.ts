import { BoolArray } from "zarrita";
import type { ChunkElements } from "../read/chunk.ts";
import { readRegion } from "../read/read.ts";
import { gridShape } from "../zarr/chunk-grid.ts";
import type { DataType } from "../zarr/data-type.ts";
import { type Elements, elementCount, viewElements } from "../zarr/nd-array.ts";
import { readScalar } from "../zarr/scalar.ts";
import type { ArrayDescription } from "./manifest-array.ts";
import type { ManifestStore } from "./manifest-store.ts";

/** What is used of zarrita's arrays; the rest of them passes through. */
type ZarritaArray = { resolve(path: string): { path: string } };

/** A function that zarrita applies to the arrays it opens. */
export type ArrayExtension = <A extends ZarritaArray>(array: A) => A;

/**
 * Makes zarrita read the chunks of a store through our own decoder. zarrita alone fills short chunks with zeros, rounds
 * 64-bit fills and takes the bits of a NaN for a number; here a chunk is exact or an error.
 */
export function readThroughMirazarr(store: ManifestStore): ArrayExtension {
	return (array) => {
		// zarrita decodes a path once more for every key, so the name is the one that its keys have, not `array.path`.
		const source = store.array(array.resolve("zarr.json").path.slice(0, -"/zarr.json".length));
		const { dataType, fill } = source.description;
		const chunks = shownChunks(source.description);
		const stride = chunks.map((_, d) => elementCount(chunks.slice(d + 1)));
		const getChunk = async (index: number[], options: { signal?: AbortSignal } = {}) => {
			const starts = index.map((i, d) => i * (chunks[d] as number));
			const elements = await readRegion(store, source, starts, chunks, options.signal);
			return { data: zarritaElements(dataType, elements), shape: chunks, stride };
		};
		const fillValue = readScalar(dataType, fill.storage.value);
		return new Proxy(array, {
			get(target, property) {
				if (property === "getChunk") return getChunk;
				if (property === "fillValue") return fillValue;
				if (property === "chunks") return chunks;
				// The getters of zarrita's arrays use private fields, which only the array itself has.
				const value = Reflect.get(target, property, target);
				return typeof value === "function" ? value.bind(target) : value;
			},
		});
	};
}

/** Chunks below this are shown together: a promise costs more than the record of a scalar. */
const TINY_BYTES = 4096;
const SHOWN_BYTES = 2 ** 18;

/**
 * The chunk shape that zarrita sees, which knows regular grids alone: the true one; the largest of a rectilinear grid; several
 * tiny chunks as one, the last dimensions first.
 */
function shownChunks({ dataType, shape, chunkGrid }: ArrayDescription): number[] {
	if (chunkGrid.kind === "rectilinear")
		return chunkGrid.edges.map((axis) =>
			axis.kind === "repeat" ? axis.length : axis.lengths.reduce((most, length) => Math.max(most, length), 1),
		);
	const chunks = [...chunkGrid.chunkShape];
	const counts = gridShape(chunkGrid, shape);
	let bytes = elementCount(chunks) * (dataType.itemBytes ?? TINY_BYTES);
	if (bytes >= TINY_BYTES) return chunks;
	for (let d = chunks.length - 1; d >= 0; d--) {
		const factor = Math.max(1, Math.min(counts[d] as number, Math.floor(SHOWN_BYTES / bytes)));
		chunks[d] = (chunks[d] as number) * factor;
		bytes *= factor;
		// A dimension that is not shown whole ends the run of neighbours.
		if (factor < (counts[d] as number)) break;
	}
	return chunks;
}

function zarritaElements(type: DataType, elements: ChunkElements): Elements | BoolArray {
	if (!(elements instanceof Uint8Array)) return elements;
	if (type.kind === "bool") return new BoolArray(elements.slice().buffer);
	return viewElements(type, elements);
}
