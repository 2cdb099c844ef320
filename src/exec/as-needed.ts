import { availableParallelism } from "node:os";
import { performance } from "node:perf_hooks";
import type { Executor } from "./executor.ts";
import { workHere } from "./in-process.ts";
import { inThreads, type ThreadsOptions } from "./threads.ts";

/** How far the work is that began in the thread that asks. */
export type Workload = {
	/** How long the thread was busy with it. What it waited for others costs no thread anything. */
	busyMs: number;
	doneFiles: number;
	/** Files that nobody has begun with. */
	restFiles: number;
};

/** Before so long little is known: most of what was done went into compiling. */
const FIRST_MILLISECONDS = 1_000;
/** Threads are started for no less: each needs a second until it is started and has compiled what it runs. */
const LEAST_MILLISECONDS = 6_000;

/**
 * Opens files in the thread that asks, and leaves the rest to threads once it is clear that they will save time: a thousand small
 * files are opened before threads are warm, a hundred large ones may not be.
 */
export function asNeeded({ threads = availableParallelism() }: ThreadsOptions = {}): Executor {
	return handingOver(inThreads({ threads }), (work) => threads > 1 && isLong(work));
}

function isLong({ busyMs, doneFiles, restFiles }: Workload): boolean {
	return busyMs > FIRST_MILLISECONDS && doneFiles > 0 && (busyMs / doneFiles) * restFiles > LEAST_MILLISECONDS;
}

/** Opens files in the thread that asks until a question is answered with yes, and then leaves the others to another executor. */
export function handingOver(other: Executor, isTime: (work: Workload) => boolean): Executor {
	return {
		async *run(batches, task, context) {
			const begin = performance.eventLoopUtilization();
			let [next, doneFiles] = [0, 0];
			let restFiles = batches.reduce((sum, { urls }) => sum + urls.length, 0);
			const own = function* () {
				for (; next < batches.length; next++) {
					const busyMs = performance.eventLoopUtilization(begin).active;
					if (isTime({ busyMs, doneFiles, restFiles })) return;
					const batch = batches[next] as (typeof batches)[number];
					restFiles -= batch.urls.length;
					yield batch;
				}
			};
			for await (const result of workHere(own(), task, context)) {
				doneFiles += result.batch.urls.length;
				yield result;
			}
			if (next < batches.length) yield* other.run(batches.slice(next), task, context);
		},
		close: () => other.close(),
	};
}
