import { asTheyCome } from "./as-they-come.ts";
import type { Batch } from "./batch.ts";
import { BatchOpener, type BatchResult } from "./batch-opener.ts";
import type { ExecutionContext, Executor } from "./executor.ts";
import type { OpenTask } from "./open-task.ts";

/** Files of a batch on the average, with room for those that are ending. */
const FILES_A_BATCH = 8;

/** Does everything in the thread that asks: for few files, and for those that need what cannot be sent to another. */
export function inProcess(): Executor {
	return { run: openHere, close: async () => {} };
}

/** Opens batches in this thread. They are taken as they are begun. */
export function openHere(
	batches: Iterable<Batch>,
	task: OpenTask,
	{ signal, here, onFile }: ExecutionContext,
): AsyncGenerator<BatchResult, void, undefined> {
	const opener = new BatchOpener(task);
	// Enough batches that files of the next are opened while the last of one are under way.
	const atOnce = Math.ceil(task.concurrency / FILES_A_BATCH) + 1;
	return asTheyCome(batches, atOnce, (batch) =>
		opener.open(batch, { signal, here, onFile: onFile && ((place, failed) => onFile(batch, place, failed)) }),
	);
}
