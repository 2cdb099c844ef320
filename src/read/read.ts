import { allocate } from "../codecs/memory.ts";
import { copyRuns } from "../codecs/runs.ts";
import type { StoreArray } from "../manifest/manifest-group.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import type { Origin } from "../manifest/origin.ts";
import { type FixedDataType, isFixed } from "../zarr/data-type.ts";
import { elementCount, fixedNdArray, type NdArray } from "../zarr/nd-array.ts";
import { type ChunkElements, checkSize, elementMemory, fillElements } from "./chunk.ts";
import { runsOf } from "./chunk-runs.ts";
import { fetchSelection } from "./fetch-selection.ts";
import { readPlainRows } from "./plain.ts";
import { type ResolvedRange, resolveSelection, type Selection, selectedShape } from "./selection.ts";

/** Options of `read`. */
export type ReadOptions = {
	/** What to read; everything by default. */
	selection?: Selection | undefined;
	signal?: AbortSignal | undefined;
};

/**
 * Stored values of an array or a part of it: not masked, not scaled; what was never written is the true fill value.
 * Only the chunks that the selection touches are read.
 */
export async function read(store: ManifestStore, path: string, options: ReadOptions = {}): Promise<NdArray> {
	const array = store.array(path);
	const { dataType, shape } = array.description;
	const ranges = resolveSelection(options.selection, shape, path);
	checkSize(elementCount(ranges.map(({ count }) => count)) * elementMemory(dataType), store, path);
	const elements = await gather(store, array, ranges, options.signal);
	const selected = selectedShape(ranges);
	if (elements instanceof Uint8Array) return fixedNdArray(dataType as FixedDataType, selected, elements);
	return { dataType: dataType.name, shape: selected, bytes: new Uint8Array(0), data: elements };
}

/**
 * The elements of a box, as large as asked: what reaches beyond the array is padded with the fill value, as a border chunk
 * of a regular grid is.
 */
export async function readRegion(
	origin: Origin,
	array: StoreArray,
	starts: readonly number[],
	lengths: readonly number[],
	signal: AbortSignal | undefined,
): Promise<ChunkElements> {
	const { shape, dataType, path } = array.description;
	const size = elementCount(lengths);
	checkSize(size * elementMemory(dataType), origin, path);
	const counts = lengths.map((length, d) =>
		Math.max(0, Math.min(length, (shape[d] as number) - (starts[d] as number))),
	);
	const ranges = counts.map((count, d) => ({ start: starts[d] as number, step: 1, count, kept: true }));
	const elements = await gather(origin, array, ranges, signal);
	if (counts.every((count, d) => count === lengths[d])) return elements;
	const padded = fillElements(array, size);
	const spans = counts.map((count) => ({ chunk: 0, from: 0, to: 0, step: 1, count }));
	copyRuns(elements, padded, runsOf(counts, lengths, spans, dataType.itemBytes ?? 1));
	return padded;
}

async function gather(
	origin: Origin,
	array: StoreArray,
	ranges: readonly ResolvedRange[],
	signal: AbortSignal | undefined,
): Promise<ChunkElements> {
	const plain = await readPlainRows(array, ranges, origin.registry, signal);
	if (plain !== undefined) return plain;
	const { dataType } = array.description;
	const outShape = ranges.map(({ count }) => count);
	const size = elementCount(outShape);
	const { hasHoles, waves } = await fetchSelection(origin, array, ranges, signal);
	let whole: ChunkElements | undefined;
	let out: ChunkElements | undefined;
	for await (const wave of waves)
		for (const { chunk, spans } of wave) {
			// The commonest case needs no copy: one chunk that is the whole answer.
			if (spans.every(({ count }, d) => count === chunk.shape[d] && count === outShape[d]))
				whole = await chunk.decode();
			else {
				out ??= hasHoles ? fillElements(array, size) : emptyElements(array, size);
				const done = chunk.decodeInto(out, runsOf(chunk.shape, outShape, spans, dataType.itemBytes ?? 1));
				// Most chunks are there at once: to wait for them all the same would cost more than to decode small ones.
				if (done instanceof Promise) await done;
			}
		}
	return whole ?? out ?? fillElements(array, size);
}

/** Room for elements that will all be written. */
function emptyElements({ description: { dataType } }: StoreArray, count: number): ChunkElements {
	return isFixed(dataType) ? allocate(count * dataType.itemBytes) : new Array(count);
}
