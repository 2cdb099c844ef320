import { ABSENT, type ChunkManifest } from "../../manifest/chunk-manifest.ts";
import { ForwardBuffer, recordTemplate, writeIndex } from "./forward-buffer.ts";

/** Chunks of an array that a commit wrote or removed: the numbers of all that have a row, in the order of the grid. */
export type ChangedChunks = { nodeId: Uint8Array; gridShape: readonly number[]; numbers: Float64Array };

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
export function chunkNumbers({ columns: { keys, urlIds } }: ChunkManifest): Float64Array {
	const numbers = new Float64Array(urlIds.length);
	let count = 0;
	for (let row = 0; row < urlIds.length; row++) if (urlIds[row] !== ABSENT) numbers[count++] = keys?.[row] ?? row;
	return numbers.subarray(0, count);
}

const ID_AT = 4;
/** The lists of the table follow each other. */
const LISTS_AT = 16;
/** The table of a chunk. */
const CHUNK_BYTES = 8;
const INDEX_AT = 4;

/** The FlatBuffer of a transaction log (transaction_log.fbs). */
export function transactionLogFile(log: TransactionLog): Uint8Array {
	const chunkCount = log.updatedChunks.reduce((sum, { numbers }) => sum + numbers.length, 0);
	const rank = log.updatedChunks.reduce((most, { gridShape }) => Math.max(most, gridShape.length), 0);
	const buffer = new ForwardBuffer(1024 + chunkCount * (24 + 4 * rank));
	const lists = [
		log.newGroups,
		log.newArrays,
		log.deletedGroups,
		log.deletedArrays,
		log.updatedArrays,
		log.updatedGroups,
	];
	const fields = [ID_AT, ...[...lists, log.updatedChunks].map((_, i) => LISTS_AT + 4 * i)];
	const root = buffer.table(LISTS_AT + 4 * (lists.length + 1), fields);
	buffer.bytes.set(log.id, root + ID_AT);
	for (const [i, ids] of lists.entries()) {
		const begin = buffer.vector(ids.length, 8);
		buffer.link(root + LISTS_AT + 4 * i, begin - 4);
		for (const [j, id] of ids.entries()) buffer.bytes.set(id, begin + 8 * j);
	}
	const arrays = buffer.vector(log.updatedChunks.length, 4);
	buffer.link(root + LISTS_AT + 4 * lists.length, arrays - 4);
	for (const [i, changed] of log.updatedChunks.entries()) {
		const array = buffer.table(16, [4, 12]);
		buffer.link(arrays + 4 * i, array);
		buffer.bytes.set(changed.nodeId, array + 4);
		const chunks = buffer.vector(changed.numbers.length, 4);
		buffer.link(array + 12, chunks - 4);
		writeChunks(buffer, chunks, changed);
	}
	return buffer.finish(root);
}

/** A table for each chunk, whose only field is its index. */
function writeChunks(buffer: ForwardBuffer, chunks: number, { gridShape, numbers }: ChangedChunks): void {
	const template = recordTemplate(CHUNK_BYTES, [INDEX_AT], INDEX_AT, gridShape.length);
	for (let i = 0; i < numbers.length; i++) {
		const table = buffer.reserve(template.length);
		buffer.bytes.set(template, table);
		buffer.link(chunks + 4 * i, table);
		writeIndex(buffer.view, table + CHUNK_BYTES + 4, gridShape, numbers[i] as number);
	}
}
