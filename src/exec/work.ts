import type { Batch } from "./batch.ts";
import { BatchLooker } from "./batch-looker.ts";
import { type BatchContext, BatchOpener, type BatchResult } from "./batch-opener.ts";
import type { LookBatch, LookResult, LookTask } from "./look-task.ts";
import type { OpenTask } from "./open-task.ts";

/** What is done in batches: files are opened, or objects looked at. Plain data. */
export type Task = OpenTask | LookTask;

/** A batch of a task. Plain data. */
export type BatchOf<T extends Task> = T extends LookTask ? LookBatch : Batch;

/** What comes of a batch of a task. */
export type ResultOf<T extends Task> = T extends LookTask ? LookResult : BatchResult;

/** Does batches of one task, some at a time, in the thread that asks. */
export type Work<T extends Task> = (batch: BatchOf<T>, context: BatchContext) => Promise<ResultOf<T>>;

/** The work on a task, whatever its kind. A signal ends it. */
export function startWork<T extends Task>(task: T): Work<T> {
	return workOf(task) as unknown as Work<T>;
}

function workOf(task: Task): Work<OpenTask> | Work<LookTask> {
	return task.kind === "look" ? looking(task) : opening(task);
}

function opening(task: OpenTask): Work<OpenTask> {
	const opener = new BatchOpener(task);
	return (batch, context) => opener.open(batch, context);
}

function looking(task: LookTask): Work<LookTask> {
	const looker = new BatchLooker(task);
	return (batch, context) => looker.look(batch, context);
}
