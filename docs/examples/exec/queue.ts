/**
 * The two ends of a queue on Redis: `inQueue` gives batches to any number of machines, on each of which `workQueue` opens them. Nothing is
 * asked of Redis before there is work, so this runs without one.
 */
import {
	type Executor,
	inQueue,
	type QueueOptions,
	type QueueWorkerOptions,
	type WorkDone,
	workQueue,
} from "mirazarr/exec";

const url = "redis://127.0.0.1:6379/0";

// Where a cube is built: `openInBatches(files, { executor, partials: "s3://bucket/partials" })`, and in the end `close`.
const queue: QueueOptions = { url, window: 64, onWorkers: (count) => console.error(`${count} workers`) };
const executor: Executor = inQueue(queue);
console.log(typeof executor.run); // function
await executor.close();

// On every other machine, until it is stopped, as this one was before it began.
const worker: QueueWorkerOptions = { url, threads: 2, allow: ["s3://bucket/"], signal: AbortSignal.abort("stopped") };
const outcome: WorkDone | string = await workQueue(worker).catch((reason: unknown) => String(reason));
console.log(typeof outcome === "string" ? outcome : `${outcome.files} files`); // stopped
