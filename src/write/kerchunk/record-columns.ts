import { ABSENT, INLINED, LONG, WHOLE } from "../../manifest/chunk-manifest.ts";
import type { PlannedChunks } from "./plan.ts";
import { fsspecUrl } from "./url.ts";

/** The rows of one `refs.N.parq` file. A row without a path and without bytes of its own is a missing chunk. */
export type RecordColumns = {
	path: (string | null)[];
	offset: BigInt64Array;
	size: BigInt64Array;
	/** Undefined where nothing is inlined. */
	raw: (Uint8Array | null)[] | undefined;
};

/** A file of references, by its number. */
export type NumberedRecord = { number: number; columns: RecordColumns };

/**
 * The references of an array in files of `recordSize` rows, the last one too, row n of all being chunk n in C order. fsspec
 * looks for a URL from the first file on, so that those before it are written although nothing is in them; later ones
 * without anything are left out (W10).
 */
export function* recordsOf({ manifest, hole }: PlannedChunks, recordSize: number): IterableIterator<NumberedRecord> {
	const { keys, urlIds, offsets, lengths, longLengths, urls, inlined } = manifest.columns;
	const paths = urls.map(fsspecUrl);
	const count = manifest.chunkCount;
	const rowCount = urlIds.length;
	let row = 0;
	let hasUrl = false;
	for (let number = 0; number * recordSize < count; number++) {
		const first = number * recordSize;
		const end = Math.min(first + recordSize, count);
		const columns = emptyColumns(recordSize);
		let isEmpty = true;
		if (hole !== undefined) {
			columns.raw = new Array<Uint8Array | null>(recordSize).fill(null).fill(hole, 0, end - first);
			isEmpty = false;
		}
		for (; row < rowCount; row++) {
			const chunk = keys === undefined ? row : (keys[row] as number);
			if (chunk >= end) break;
			const id = urlIds[row] as number;
			if (id === ABSENT) continue;
			const place = chunk - first;
			isEmpty = false;
			if (columns.raw !== undefined) columns.raw[place] = null;
			if (id === INLINED) {
				columns.raw ??= new Array<Uint8Array | null>(recordSize).fill(null);
				columns.raw[place] = inlined[offsets[row] as number] as Uint8Array;
				continue;
			}
			hasUrl = true;
			columns.path[place] = paths[id] as string;
			const length = lengths[row] as number;
			// Zeros beside a path mean the whole file (K13).
			if (length === WHOLE) continue;
			columns.offset[place] = BigInt(offsets[row] as number);
			columns.size[place] = BigInt(length === LONG ? (longLengths.get(row) ?? length) : length);
		}
		if (!isEmpty || !hasUrl) yield { number, columns };
		// The rest is empty.
		if (hasUrl && row >= rowCount && hole === undefined) return;
		if (isEmpty && hasUrl && keys !== undefined) number = Math.floor((keys[row] as number) / recordSize) - 1;
	}
}

function emptyColumns(size: number): RecordColumns {
	return {
		path: new Array<string | null>(size).fill(null),
		offset: new BigInt64Array(size),
		size: new BigInt64Array(size),
		raw: undefined,
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
