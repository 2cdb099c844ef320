import { asTheyCome } from "./as-they-come.ts";
import type { ExecutionContext, Executor } from "./executor.ts";
import { type BatchOf, type ResultOf, startWork, type Task } from "./work.ts";

/** Files of a batch on the average, with room for those that are ending. */
const FILES_A_BATCH = 8;

/** Does everything in the thread that asks: for few files, and for those that need what cannot be sent to another. */
export function inProcess(): Executor {
	return { run: workHere, close: async () => {} };
}

/** Does batches in this thread. They are taken as they are begun. */
export function workHere<T extends Task>(
	batches: Iterable<BatchOf<T>>,
	task: T,
	{ signal, here, onFile }: ExecutionContext,
): AsyncGenerator<ResultOf<T>, void, undefined> {
	const work = startWork(task);
	// Enough batches that files of the next are opened while the last of one are under way.
	const atOnce = Math.ceil(task.concurrency / FILES_A_BATCH) + 1;
	return asTheyCome(batches, atOnce, (batch) =>
		work(batch, { signal, here, onFile: onFile && ((place, failed) => onFile(batch, place, failed)) }),
	);
}
