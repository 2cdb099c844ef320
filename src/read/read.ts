import { allocate } from "../codecs/memory.ts";
import { checkOptions, type OptionValues, TAKES } from "../errors.ts";
import { ABORT_OPTIONS, type AbortOptions, withDeadline } from "../io/deadline.ts";
import type { StoreArray } from "../manifest/manifest-group.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import type { Origin } from "../manifest/origin.ts";
import { type FixedDataType, isFixed } from "../zarr/data-type.ts";
import { elementCount, fixedNdArray, type NdArray, variableView } from "../zarr/nd-array.ts";
import { Breath } from "./breath.ts";
import { type ChunkElements, checkSize, elementMemory, fillElements } from "./chunk.ts";
import { runsOf } from "./chunk-runs.ts";
import { fetchSelection } from "./fetch-selection.ts";
import { padElements } from "./padding.ts";
import { readPlainRows } from "./plain.ts";
import { type ResolvedRange, resolveSelection, type Selection, selectedShape } from "./selection.ts";
import { allocateShared, inSharedMemory } from "./shared-memory.ts";
import { decodeInWorkers } from "./workers/decode-in-workers.ts";

/** Options of `read`. */
export type ReadOptions = AbortOptions & {
	/** What to read; everything by default. */
	selection?: Selection | undefined;
	/**
	 * Put numbers into a `SharedArrayBuffer`, which the workers of a page or process see without a copy, and which ours decode to
	 * at once. A page must be isolated for it.
	 */
	shared?: boolean | undefined;
};

/** What they take; a selection says itself what is wrong with it. */
export const READ_OPTIONS: OptionValues<ReadOptions> = {
	selection: TAKES.anything,
	shared: TAKES.boolean,
	...ABORT_OPTIONS,
};

/**
 * Stored values of an array or a part of it: not masked, not scaled; what was never written is the true fill value.
 * Only the chunks that the selection touches are read.
 */
export async function read(store: ManifestStore, path: string, options: ReadOptions = {}): Promise<NdArray> {
	checkOptions("read", options, READ_OPTIONS);
	return withDeadline("reading", options, (own) => readChecked(store, path, own), { url: store.url, path });
}

async function readChecked(store: ManifestStore, path: string, options: ReadOptions): Promise<NdArray> {
	const array = store.array(path);
	const { dataType, shape, path: ownPath } = array.description;
	const ranges = resolveSelection(options.selection, shape, ownPath);
	const { signal, shared = false } = options;
	const read = await readRanges(store, array, ranges, signal, shared);
	const elements = shared ? inSharedMemory(read) : read;
	const selected = selectedShape(ranges);
	if (elements instanceof Uint8Array) return fixedNdArray(dataType as FixedDataType, selected, elements);
	const data = variableView(dataType, elements);
	return { dataType: dataType.name, shape: selected, bytes: new Uint8Array(0), data };
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
	checkSize(elementCount(lengths) * elementMemory(dataType), origin, path);
	const counts = lengths.map((length, d) =>
		Math.max(0, Math.min(length, (shape[d] as number) - (starts[d] as number))),
	);
	const ranges = counts.map((count, d) => ({ start: starts[d] as number, step: 1, count, kept: true }));
	const elements = await readRanges(origin, array, ranges, signal);
	return padElements(elements, counts, lengths, array.description);
}

/** The elements of an array at these places; in shared memory, if asked and if they are decoded by workers. */
export async function readRanges(
	origin: Origin,
	array: StoreArray,
	ranges: readonly ResolvedRange[],
	signal: AbortSignal | undefined,
	isShared = false,
): Promise<ChunkElements> {
	const { dataType, path } = array.description;
	const outShape = ranges.map(({ count }) => count);
	const size = elementCount(outShape);
	checkSize(size * elementMemory(dataType), origin, path);
	const plain = await readPlainRows(array, ranges, origin.registry, signal);
	if (plain !== undefined) return plain;
	const chunks = await fetchSelection(origin, array, ranges, signal);
	const { hasHoles, waves } = chunks;
	const room = (): ChunkElements => (hasHoles ? fillElements(array.description, size) : emptyElements(array, size));
	const elsewhere = await decodeInWorkers(origin, chunks, {
		outShape,
		itemBytes: dataType.itemBytes ?? 1,
		pass: undefined,
		// Workers do elements of a fixed size alone, which are bytes.
		room: () => {
			if (!isShared) return room() as Uint8Array;
			return hasHoles ? (inSharedMemory(room()) as Uint8Array) : allocateShared(size * (dataType.itemBytes ?? 1));
		},
		isShared,
		signal,
	});
	if (elsewhere !== undefined) return elsewhere;
	const breath = new Breath();
	let whole: ChunkElements | undefined;
	let out: ChunkElements | undefined;
	for await (const wave of waves)
		for (const { chunk, spans } of wave) {
			// The commonest case needs no copy: one chunk that is the whole answer.
			if (spans.every(({ count }, d) => count === chunk.shape[d] && count === outShape[d]))
				whole = await chunk.decode();
			else {
				out ??= room();
				const done = chunk.decodeInto(out, runsOf(chunk.shape, outShape, spans, dataType.itemBytes ?? 1));
				// Most chunks are there at once: to wait for them all the same would cost more than to decode small ones.
				if (done instanceof Promise) await done;
			}
			if (breath.isOver()) await breath.next();
		}
	return whole ?? out ?? fillElements(array.description, size);
}

/** Room for elements that will all be written. */
function emptyElements({ description: { dataType } }: StoreArray, count: number): ChunkElements {
	return isFixed(dataType) ? allocate(count * dataType.itemBytes) : new Array(count);
}
