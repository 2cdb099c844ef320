/**
 * Many files as one, opened in batches, and objects looked at: in this thread, in threads of this process, by workers on many
 * machines, or by executors of others.
 *
 * @module
 */
export { asNeeded } from "./as-needed.ts";
export { type Batch, batchesOf } from "./batch.ts";
export { type BatchContext, BatchOpener, type BatchResult } from "./batch-opener.ts";
export type { ExecutionContext, Executor } from "./executor.ts";
export { inProcess } from "./in-process.ts";
export type { LookBatch, LookResult, LookTask } from "./look-task.ts";
export { type BatchOptions, openEachInBatches, openInBatches } from "./open-in-batches.ts";
export { keyOf, type OpenTask, type PlainOpenOptions } from "./open-task.ts";
export { PartialStore } from "./partial-store.ts";
export { inQueue, type QueueOptions } from "./queue/in-queue.ts";
export { type QueueWorkerOptions, type WorkDone, workQueue } from "./queue/worker.ts";
export { inThreads, type ThreadsOptions } from "./threads.ts";
export { type BatchOf, type ResultOf, startWork, type Task, type Work } from "./work.ts";
