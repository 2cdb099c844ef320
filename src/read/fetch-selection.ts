import { MiraError } from "../errors.ts";
import type { StoreArray } from "../manifest/manifest-group.ts";
import type { Origin } from "../manifest/origin.ts";
import { chunkShapeAt } from "../zarr/chunk-grid.ts";
import { elementCount } from "../zarr/nd-array.ts";
import { oneAhead } from "./ahead.ts";
import { elementMemory, type LoadedChunk, loadChunks } from "./chunk.ts";
import { withoutShards } from "./chunk-shards.ts";
import { type ChunkSpan, countTouched, selectedChunks } from "./selected-chunks.ts";
import type { ResolvedRange } from "./selection.ts";

/** A chunk that is there, and what a selection takes of it. */
export type SelectedChunk = { chunk: LoadedChunk; spans: readonly ChunkSpan[] };

/** The chunks of a selection, fetched some at a time while those before are dealt with. */
export type ChunkWaves = {
	/** The array that they are of: that of their inner chunks, where shards are read in part. */
	array: StoreArray;
	ranges: readonly ResolvedRange[];
	/** What decoding one of them gives, and all of them, at most: whole chunks. */
	chunkBytes: number;
	decodedBytes: number;
	/** What the caller gets. */
	resultBytes: number;
	/** True if some of them were never written, and no wave brings them. */
	hasHoles: boolean;
	/**
	 * What each of them contributes. Ends with an error where there are no holes and the chunks do not cover all that is selected:
	 * what was made room for, and not cleared, must not get out.
	 */
	selected(): Iterable<ChunkSpan[]>;
	/** The same with their bytes. */
	waves: AsyncIterable<SelectedChunk[]>;
};

/** What is decoded of one wave of chunks; two waves are in memory, one of them perhaps not yet whole. */
const WAVE_BYTES = 2 ** 25;

/** Finds the chunks that a selection touches and begins to fetch them. */
export async function fetchSelection(
	origin: Origin,
	stored: StoreArray,
	ranges: readonly ResolvedRange[],
	signal: AbortSignal | undefined,
): Promise<ChunkWaves> {
	const array = withoutShards(stored, ranges, origin.registry);
	const touched = countTouched(array.description, ranges);
	const manifest = array.kind === "manifest" ? await array.manifestFor(touched) : undefined;
	const hasHoles = manifest !== undefined && manifest.missingCount > 0;
	const size = elementCount(ranges.map(({ count }) => count));
	const chunkBytes = firstChunkBytes(array);
	const decodedBytes = Math.min(touched, manifest?.rowCount ?? touched) * chunkBytes;
	const resultBytes = size * elementMemory(array.description.dataType);
	const selected = (): Iterable<ChunkSpan[]> => {
		const chunks = selectedChunks(array.description, ranges, manifest);
		return hasHoles ? chunks : whole(chunks, size, { path: array.description.path, url: origin.url });
	};
	const waves = fetchWaves(origin, array, selected, { chunkBytes, resultBytes }, signal);
	return { array, ranges, chunkBytes, decodedBytes, resultBytes, hasHoles, selected, waves };
}

async function* fetchWaves(
	origin: Origin,
	array: StoreArray,
	selected: () => Iterable<ChunkSpan[]>,
	{ chunkBytes, resultBytes }: Pick<ChunkWaves, "chunkBytes" | "resultBytes">,
	signal: AbortSignal | undefined,
): AsyncGenerator<SelectedChunk[], void, undefined> {
	const load = (wave: ChunkSpan[][], either: AbortSignal | undefined): Promise<LoadedChunk[]> => {
		const indexes = wave.map((spans) => spans.map(({ chunk }) => chunk));
		return loadChunks(origin, array, indexes, resultBytes, either);
	};
	for await (const [wave, chunks] of oneAhead(batches(selected(), chunksAtOnce(chunkBytes)), load, signal))
		yield chunks.map((chunk, i) => ({ chunk, spans: wave[i] as ChunkSpan[] }));
}

/** The same, and an error behind them if they do not cover all elements of the result. */
function* whole(
	selected: Iterable<ChunkSpan[]>,
	size: number,
	place: { path: string; url: string | undefined },
): IterableIterator<ChunkSpan[]> {
	let covered = 0;
	for (const spans of selected) {
		covered += spans.reduce((product, { count }) => product * count, 1);
		yield spans;
	}
	if (covered !== size) throw new MiraError("bad-metadata", `the chunks hold ${covered} of ${size} elements`, place);
}

/** Chunks that are fetched together: enough to keep the network busy, few enough to bound memory. */
function chunksAtOnce(chunkBytes: number): number {
	return Math.min(Math.max(Math.floor(WAVE_BYTES / chunkBytes), 2), 2 ** 15);
}

function firstChunkBytes({ description: { chunkGrid, shape, dataType } }: StoreArray): number {
	const first = shape.map(() => 0);
	return elementCount(chunkShapeAt(chunkGrid, shape, first)) * (dataType.itemBytes ?? 1024);
}

function* batches<T>(items: Iterable<T>, size: number): IterableIterator<T[]> {
	let batch: T[] = [];
	for (const item of items) {
		if (batch.push(item) < size) continue;
		yield batch;
		batch = [];
	}
	if (batch.length > 0) yield batch;
}
