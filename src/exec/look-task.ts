import type { SourceFacts } from "../io/look-at.ts";
import type { ObjectVersion } from "../io/object-store.ts";
import type { MadePlace } from "../io/registry.ts";
import type { ChunkEntry } from "../manifest/chunk-manifest.ts";
import type { Limits } from "../zarr/budget.ts";
import type { Batch } from "./batch.ts";
import type { SentError } from "./sent-error.ts";

/** What all batches have in common whose objects are looked at. Plain data. */
export type LookTask = {
	kind: "look";
	/** What the references are in: errors about chunks name it. */
	url: string;
	/** What may be read, and nothing else. */
	places: readonly MadePlace[];
	limits: Limits;
	/** How chunks are decoded, as `arraysText` writes it. */
	arrays: string;
	/** Requests under way at a time. */
	concurrency: number;
};

/** A chunk to read and decode. */
export type ChunkToRead = {
	/** The number of its array in the task. */
	array: number;
	index: readonly number[];
	entry: Extract<ChunkEntry, { kind: "virtual" | "object" }>;
};

/** Objects to look at, and chunks in them to read before: whoever has read a part of an object knows what it is. */
export type LookBatch = Batch & {
	chunks: readonly ChunkToRead[];
	/** Versions that references into objects expect. */
	expected: readonly (readonly [url: string, versions: readonly ObjectVersion[]])[];
};

/** What an object is, or why that is not known. */
export type LookedObject = Omit<SourceFacts, "url"> | { error: SentError };

/** What came of a batch whose objects were looked at. Plain data, and small. */
export type LookResult = {
	batch: LookBatch;
	/** By their places in the batch. */
	objects: readonly LookedObject[];
	/** Of the chunks that cannot be read and decoded, by their places among those of the batch. */
	chunkErrors: readonly { place: number; error: SentError }[];
};

/** Objects, or chunks, that are one batch: enough that a message costs little beside them. */
const MOST_TOGETHER = 128;

/** Objects to look at, in batches. */
export function lookBatches(
	urls: readonly string[],
	expectations: (url: string) => readonly ObjectVersion[],
): LookBatch[] {
	return Array.from({ length: Math.ceil(urls.length / MOST_TOGETHER) }, (_, number) => {
		const first = number * MOST_TOGETHER;
		const own = urls.slice(first, first + MOST_TOGETHER);
		return { number, first, urls: own, chunks: [], expected: expectedOf(own, expectations) };
	});
}

/** Chunks to read, in batches, each with the objects that they are in; `first` counts the chunks before. */
export function chunkBatches(
	chunks: readonly ChunkToRead[],
	expectations: (url: string) => readonly ObjectVersion[],
): LookBatch[] {
	return Array.from({ length: Math.ceil(chunks.length / MOST_TOGETHER) }, (_, number) => {
		const first = number * MOST_TOGETHER;
		const own = chunks.slice(first, first + MOST_TOGETHER);
		const urls = [...new Set(own.map(({ entry }) => entry.url))];
		return { number, first, urls, chunks: own, expected: expectedOf(urls, expectations) };
	});
}

function expectedOf(
	urls: readonly string[],
	expectations: (url: string) => readonly ObjectVersion[],
): LookBatch["expected"] {
	return urls.flatMap((url): LookBatch["expected"] => {
		const versions = expectations(url);
		return versions.length === 0 ? [] : [[url, versions]];
	});
}
