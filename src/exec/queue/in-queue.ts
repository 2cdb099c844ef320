import { isMiraError, MiraError } from "../../errors.ts";
import { fileUrl } from "../../io/file.ts";
import { withoutSignature } from "../../io/url.ts";
import type { Batch } from "../batch.ts";
import type { ExecutionContext, Executor } from "../executor.ts";
import type { BatchOf, ResultOf, Task } from "../work.ts";
import { QueueRun } from "./queue-run.ts";
import { connectQueue } from "./redis.ts";
import { writeTask } from "./task-text.ts";

/** Options of {@link inQueue}. */
export type QueueOptions = {
	/** Of the Redis: `redis://host:6379/0`, or `rediss:` for TLS. */
	url: string;
	/** Batches that are in Redis at a time, default 4096: enough for a thousand workers, and some 20 MB. */
	window?: number | undefined;
	/** Called with the number of workers that are there and can do this work, when it changes. */
	onWorkers?: ((count: number) => void) | undefined;
	/** Called with sentences that somebody should read: that no worker is there, or that Redis keeps nothing. */
	onNote?: ((note: string) => void) | undefined;
};

const WINDOW = 4096;

/**
 * Lets workers on any number of machines do the work, which {@link workQueue} and `mirazarr worker` are: BullMQ on Redis, with the
 * packages bullmq and ioredis. Partials go through the object store that the task names, jobs and results through Redis, where
 * there are no more than `window` of them. Workers, this process and Redis may end at any moment: what was done is found again.
 */
export function inQueue({ url, window = WINDOW, onWorkers, onNote }: QueueOptions): Executor {
	return {
		async *run<T extends Task>(batches: readonly BatchOf<T>[], task: T, context: ExecutionContext) {
			const own = checked(batches, task, context);
			if (batches.length === 0) return;
			// Before there is a connection, which would keep the program alive where this throws.
			const text = writeTask(own);
			const link = await connectQueue(url, { signal: context.signal, onNote });
			const run = new QueueRun(link, batches, { task: own, text }, { ...context, url, window, onWorkers, onNote });
			try {
				yield* run.results() as AsyncIterable<ResultOf<T>>;
			} catch (error) {
				throw error instanceof Error && !isMiraError(error) && error.name === "ReplyError" ? redisError(error) : error;
			} finally {
				await run.end();
			}
		},
		close: async () => {},
	};
}

/** The task as workers get it. Whatever gives access to anything stays here. */
function checked(batches: readonly Batch[], task: Task, { here }: ExecutionContext): Task {
	if (task.kind === "open" && task.partials === undefined)
		throw new MiraError("bad-argument", "a queue needs a place for partials that all workers reach", {
			hint: "Pass partials: the URL of a prefix of an object store, or a folder that all machines share",
		});
	if (here?.session !== undefined)
		throw new MiraError("bad-argument", "headers and logins are not put into a queue", {
			hint: "Give the workers credentials in their environment, or work without a queue",
		});
	const signed = batches.flatMap(({ urls }) => urls).find((url) => withoutSignature(url) !== url);
	if (signed !== undefined)
		throw new MiraError("bad-argument", "URLs with a signature are not put into a queue, where they would be kept", {
			url: signed,
			hint: "Give the workers credentials in their environment, or work without a queue",
		});
	return task.kind === "look" ? task : { ...task, partials: fileUrl(task.partials as string) };
}

function redisError(cause: Error): MiraError {
	const hint = /^OOM/.test(cause.message) ? { hint: "Give it more memory: maxmemory of its configuration" } : {};
	return new MiraError("network", `Redis refused (${cause.message})`, { ...hint, cause });
}
