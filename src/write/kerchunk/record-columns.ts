import { ABSENT, INLINED, LONG, WHOLE } from "../../manifest/chunk-manifest.ts";
import type { PlannedChunks } from "../plan/plan.ts";
import { fsspecUrl } from "../plan/url.ts";

/** The rows of one `refs.N.parq` file. A row without a path and without bytes of its own is a missing chunk. */
export type RecordColumns = {
	rowCount: number;
	/** Rows that have a path. */
	referenceCount: number;
	/** Places in `urls`, from 1 on; 0 where there is no path. */
	urlIds: Uint32Array;
	/** As fsspec takes them. */
	urls: string[];
	/** Zeros beside a path mean the whole file (K13). */
	offsets: Float64Array;
	lengths: Float64Array;
	/** Bytes that are inlined, by their rows in order. */
	raw: Map<number, Uint8Array>;
};

/** A file of references, by its number. */
export type NumberedRecord = { number: number; columns: RecordColumns };

/**
 * The references of an array in files of `recordSize` rows, the last one too, row n of all being chunk n in C order. fsspec
 * looks for a URL from the first file on, so those before it are written although nothing is in them; later ones
 * without anything are left out (W10).
 *
 * Of references that take the place of others, the files from `first` on are made, every one: where nothing is any more,
 * something may have been.
 */
export function* recordsOf(
	{ manifest, hole }: PlannedChunks,
	recordSize: number,
	first?: number | undefined,
): IterableIterator<NumberedRecord> {
	const { keys, urlIds, offsets, lengths, longLengths, urls, inlined } = manifest.columns;
	/** Numbers of the urls among those of the current file, from 1 on. */
	const localIds = new Uint32Array(urls.length);
	let used: number[] = [];
	const count = manifest.chunkCount;
	const rowCount = urlIds.length;
	let row = 0;
	let hasUrl = false;
	for (let number = first ?? 0; number * recordSize < count; number++) {
		const begin = number * recordSize;
		const end = Math.min(begin + recordSize, count);
		const columns = emptyColumns(recordSize);
		for (const id of used) localIds[id] = 0;
		used = [];
		let isEmpty = true;
		if (hole !== undefined) {
			for (let place = 0; place < end - begin; place++) columns.raw.set(place, hole);
			isEmpty = false;
		}
		for (; row < rowCount; row++) {
			const chunk = keys === undefined ? row : (keys[row] as number);
			if (chunk >= end) break;
			const id = urlIds[row] as number;
			if (id === ABSENT) continue;
			const place = chunk - begin;
			if (place < 0) continue;
			isEmpty = false;
			if (id === INLINED) {
				columns.raw.set(place, inlined[offsets[row] as number] as Uint8Array);
				continue;
			}
			columns.raw.delete(place);
			hasUrl = true;
			if (localIds[id] === 0) {
				used.push(id);
				localIds[id] = columns.urls.push(fsspecUrl(urls[id] as string));
			}
			columns.urlIds[place] = localIds[id] as number;
			columns.referenceCount++;
			const length = lengths[row] as number;
			if (length === WHOLE) continue;
			columns.offsets[place] = offsets[row] as number;
			columns.lengths[place] = length === LONG ? (longLengths.get(row) ?? length) : length;
		}
		if (!isEmpty || !hasUrl || first !== undefined) yield { number, columns };
		if (first !== undefined) continue;
		// The rest is empty.
		if (hasUrl && row >= rowCount && hole === undefined) return;
		if (isEmpty && hasUrl && keys !== undefined) number = Math.floor((keys[row] as number) / recordSize) - 1;
	}
}

function emptyColumns(rowCount: number): RecordColumns {
	return {
		rowCount,
		referenceCount: 0,
		urlIds: new Uint32Array(rowCount),
		urls: [],
		offsets: new Float64Array(rowCount),
		lengths: new Float64Array(rowCount),
		raw: new Map(),
	};
}

/** Number of files without anything in them that have to be written all the same. */
export function emptyRecordCount({ manifest, hole }: PlannedChunks, recordSize: number): number {
	if (hole !== undefined) return 0;
	const { keys, urlIds } = manifest.columns;
	const first = urlIds.findIndex((id) => id < ABSENT);
	const end = first < 0 ? manifest.chunkCount : (keys?.[first] ?? first);
	return Math.floor(end / recordSize);
}
