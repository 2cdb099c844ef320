import { asTheyCome } from "./as-they-come.ts";
import type { Executor } from "./executor.ts";
import { startWork } from "./work.ts";

/** Files of a batch on the average, with room for those that are ending. */
const FILES_A_BATCH = 8;

/** Does everything in the thread that asks: for few files, and for those that need what cannot be sent to another. */
export function inProcess(): Executor {
	return {
		run(batches, task, { signal, here, onFile }) {
			const work = startWork(task);
			// Enough batches that files of the next are opened while the last of one are under way.
			const atOnce = Math.ceil(task.concurrency / FILES_A_BATCH) + 1;
			return asTheyCome(batches, atOnce, (batch) =>
				work(batch, { signal, here, onFile: onFile && ((place, failed) => onFile(batch, place, failed)) }),
			);
		},
		close: async () => {},
	};
}
