import { MiraError } from "../../errors.ts";
import { ABSENT, type ChunkManifest } from "../../manifest/chunk-manifest.ts";
import { ForwardBuffer, recordTemplate, writeIndex } from "./forward-buffer.ts";

/** Numbers of chunks, in the order of the grid: made as they are asked for, or a list of them. */
export type ChunkNumbers = { readonly length: number; [Symbol.iterator](): Iterator<number> };

/** Chunks of an array that a commit wrote or removed. */
export type ChangedChunks = { nodeId: Uint8Array; gridShape: readonly number[]; numbers: ChunkNumbers };

/** What a commit changed. Ids are sorted by their bytes. */
export type TransactionLog = {
	/** That of the snapshot. */
	id: Uint8Array;
	newGroups: readonly Uint8Array[];
	newArrays: readonly Uint8Array[];
	deletedGroups: readonly Uint8Array[];
	deletedArrays: readonly Uint8Array[];
	updatedArrays: readonly Uint8Array[];
	updatedGroups: readonly Uint8Array[];
	/** Sorted by the ids of their nodes. */
	updatedChunks: readonly ChangedChunks[];
};

/** The numbers of the chunks that a manifest has. */
export function chunkNumbers(manifest: ChunkManifest): ChunkNumbers {
	const { keys, urlIds } = manifest.columns;
	return {
		length: manifest.presentCount,
		*[Symbol.iterator]() {
			for (let row = 0; row < urlIds.length; row++) if (urlIds[row] !== ABSENT) yield keys?.[row] ?? row;
		},
	};
}

const ID_AT = 4;
/** The lists of the table follow each other. */
const LISTS_AT = 16;
/** The table of an array. */
const ARRAY_BYTES = 16;
const NODE_AT = 4;
const CHUNKS_AT = 12;
/** The table of a chunk. */
const CHUNK_BYTES = 8;
const INDEX_AT = 4;
/** Chunks that are written at a time. */
const CHUNKS_TOGETHER = 2 ** 16;

/** Offsets in a FlatBuffer lead no further. */
const MOST_BYTES = 2 ** 31 - 1;

/** A FlatBuffer that nobody needs to have as a whole. */
export type LogBuffer = {
	byteLength: number;
	/** What follows each other. */
	pieces: () => Iterable<LogPiece>;
};

/** A part of it. Where it has records that are alike, it says how long they are. */
export type LogPiece = { bytes: Uint8Array; recordBytes?: number | undefined };

/**
 * The FlatBuffer of a transaction log (transaction_log.fbs). It names every chunk of a commit, so that the log of ten million is
 * hundreds of megabytes long, and readers want it in one file: it is made piece by piece. All chunks take the same room, so that
 * nobody has to look ahead for the offsets that lead to them.
 */
export function transactionLogBuffer(log: TransactionLog): LogBuffer {
	const lists = [
		log.newGroups,
		log.newArrays,
		log.deletedGroups,
		log.deletedArrays,
		log.updatedArrays,
		log.updatedGroups,
	];
	const head = new ForwardBuffer(1024);
	const fields = [ID_AT, ...[...lists, log.updatedChunks].map((_, i) => LISTS_AT + 4 * i)];
	const root = head.table(LISTS_AT + 4 * (lists.length + 1), fields);
	head.bytes.set(log.id, root + ID_AT);
	for (const [i, ids] of lists.entries()) {
		const begin = head.vector(ids.length, 8);
		head.link(root + LISTS_AT + 4 * i, begin - 4);
		for (const [j, id] of ids.entries()) head.bytes.set(id, begin + 8 * j);
	}
	const arrays = head.vector(log.updatedChunks.length, 4);
	head.link(root + LISTS_AT + 4 * lists.length, arrays - 4);
	const tables = log.updatedChunks.map(({ nodeId }, i) => {
		const table = head.table(ARRAY_BYTES, [NODE_AT, CHUNKS_AT]);
		head.link(arrays + 4 * i, table);
		head.bytes.set(nodeId, table + NODE_AT);
		return table;
	});
	const changes = log.updatedChunks.map((changed) => new ChunkList(changed));
	// Whole words follow: the end is where one may begin.
	let end = head.reserve(0);
	for (const [i, change] of changes.entries()) {
		head.link((tables[i] as number) + CHUNKS_AT, end);
		end += change.byteLength;
	}
	if (end > MOST_BYTES) throw tooLong(changes);
	return { byteLength: end, pieces: () => piecesOf(head.finish(root), changes) };
}

function tooLong(changes: readonly ChunkList[]): MiraError {
	const count = changes.reduce((sum, { length }) => sum + length, 0);
	return new MiraError("limit-exceeded", `a commit names each of its chunks, and ${count} names are more than 2 GiB`, {
		hint: "Write a part of the data, and append the rest in further commits",
	});
}

function* piecesOf(head: Uint8Array, changes: readonly ChunkList[]): Generator<LogPiece> {
	yield { bytes: head };
	for (const change of changes) {
		yield* change.offsets();
		yield* change.tables();
	}
}

/** The chunks of an array: a list of offsets, and behind it the table of each. */
class ChunkList {
	readonly #gridShape: readonly number[];
	readonly #numbers: ChunkNumbers;
	/** A table whose only field is an index, filled up to whole words. */
	readonly #template: Uint8Array;

	constructor({ gridShape, numbers }: ChangedChunks) {
		const table = recordTemplate(CHUNK_BYTES, [INDEX_AT], INDEX_AT, gridShape.length);
		this.#gridShape = gridShape;
		this.#numbers = numbers;
		this.#template = new Uint8Array(4 * Math.ceil(table.length / 4));
		this.#template.set(table);
	}

	get length(): number {
		return this.#numbers.length;
	}

	get byteLength(): number {
		return 4 + this.length * (4 + this.#template.length);
	}

	*offsets(): Generator<LogPiece> {
		const { length } = this;
		yield { bytes: words(1, () => length) };
		// Each is a word further along in the list, and so much further among the tables.
		const growth = this.#template.length - 4;
		for (let first = 0; first < length; first += CHUNKS_TOGETHER)
			yield { bytes: words(Math.min(CHUNKS_TOGETHER, length - first), (i) => 4 * length + (first + i) * growth) };
	}

	*tables(): Generator<LogPiece> {
		const template = this.#template;
		const numbers = this.#numbers[Symbol.iterator]();
		for (let first = 0; first < this.length; first += CHUNKS_TOGETHER) {
			const count = Math.min(CHUNKS_TOGETHER, this.length - first);
			const bytes = new Uint8Array(count * template.length);
			const view = new DataView(bytes.buffer);
			for (let i = 0; i < count; i++) {
				const table = i * template.length;
				bytes.set(template, table);
				writeIndex(view, table + CHUNK_BYTES + 4, this.#gridShape, numbers.next().value as number);
			}
			yield { bytes, recordBytes: template.length };
		}
	}
}

function words(count: number, wordAt: (i: number) => number): Uint8Array {
	const view = new DataView(new ArrayBuffer(4 * count));
	for (let i = 0; i < count; i++) view.setUint32(4 * i, wordAt(i), true);
	return new Uint8Array(view.buffer);
}
