import { availableParallelism } from "node:os";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { hint, MiraError, option } from "../errors.ts";
import { onAbort } from "../io/abort.ts";
import { asTheyCome } from "./as-they-come.ts";
import type { ExecutionContext, Executor } from "./executor.ts";
import { packageManifest } from "./package-version.ts";
import { receiveError } from "./sent-error.ts";
import { type Answer, type AnyBatch, type AnyResult, type Order, receiveResult } from "./thread-message.ts";
import type { BatchOf, ResultOf, Task } from "./work.ts";

/** Batches that a thread has at a time: files of the next are opened while the last of one are under way. */
const BATCHES_A_THREAD = 3;
/** Threads that were told to stop have so long to put away what they have. */
const STOP_MILLISECONDS = 5_000;

/** Half of what V8 11 takes, and less than later versions do, in every thread: they are done as soon with it. */
const YOUNG_MEBIBYTES = 24;

/** Options of {@link inThreads}. */
export type ThreadsOptions = {
	/** How many; by default as many as there are cores. */
	threads?: number | undefined;
};

/**
 * Does the work in threads of this process. They are threads of Node itself: the work comes in batches of a known size, is bounded
 * where it is given out, and a thread that dies takes its batches to the next, so that a pool of more would do nothing here.
 */
export function inThreads({ threads = availableParallelism() }: ThreadsOptions = {}): Executor {
	const running = new Set<WorkingThread>();
	return {
		async *run<T extends Task>(batches: readonly BatchOf<T>[], task: T, context: ExecutionContext) {
			context.signal?.throwIfAborted();
			const own = { ...task, concurrency: Math.ceil(task.concurrency / threads) };
			const crew = new Crew(threads, own, context, running);
			const atOnce = Math.ceil(own.concurrency / 8 + 1);
			const stop = onAbort(context.signal, () => crew.stop());
			try {
				const most = threads * Math.max(BATCHES_A_THREAD, atOnce);
				yield* asTheyCome(batches, most, (batch) => crew.do(batch) as Promise<ResultOf<T>>);
			} finally {
				stop();
				// What they have is let go before what comes next takes its own.
				await crew.end();
			}
		},
		async close() {
			await Promise.all(Array.from(running, (thread) => thread.end()));
		},
	};
}

/** The threads of one work. One that dies is replaced, once for each batch that it was at. */
export class Crew {
	readonly #task: Task;
	readonly #context: ExecutionContext;
	readonly #running: Set<WorkingThread>;
	readonly #threads: WorkingThread[] = [];
	readonly #count: number;

	constructor(count: number, task: Task, context: ExecutionContext, running: Set<WorkingThread>) {
		this.#count = count;
		this.#task = task;
		this.#context = context;
		this.#running = running;
	}

	async do(batch: AnyBatch): Promise<AnyResult> {
		try {
			return await this.#free().do(batch);
		} catch (error) {
			this.#context.signal?.throwIfAborted();
			if (!(error instanceof ThreadDied)) throw error;
		}
		return this.#free()
			.do(batch)
			.catch((error: unknown) => {
				if (!(error instanceof ThreadDied)) throw error;
				throw new MiraError("limit-exceeded", `${error.message}, and so did another that had the same files`, {
					url: batch.urls[0],
					...hint`Open these files alone to see what it is about them, or pass ${option("threads", 1)}`,
				});
			});
	}

	/** Told to stop, they answer for all that they are at; those that hang are ended. */
	stop(): void {
		for (const thread of this.#threads) thread.stop();
	}

	async end(): Promise<void> {
		for (const thread of this.#threads) this.#running.delete(thread);
		await Promise.all(this.#threads.map((thread) => thread.end()));
	}

	/** The one with the least to do. */
	#free(): WorkingThread {
		for (const [i, thread] of this.#threads.entries()) if (thread.isDead) this.#threads.splice(i, 1, this.#start());
		if (this.#threads.length < this.#count) this.#threads.push(this.#start());
		return this.#threads.reduce((free, thread) => (thread.load < free.load ? thread : free));
	}

	#start(): WorkingThread {
		const thread = new WorkingThread(this.#task, this.#context);
		this.#running.add(thread);
		return thread;
	}
}

/** A thread died, for whatever reason: it may have run out of memory. */
class ThreadDied extends Error {}

type Waiting = {
	batch: AnyBatch;
	resolve: (result: AnyResult) => void;
	reject: (error: unknown) => void;
};

class WorkingThread {
	readonly #worker: Worker;
	readonly #context: ExecutionContext;
	readonly #waiting = new Map<number, Waiting>();
	#end: NodeJS.Timeout | undefined;
	isDead = false;

	constructor(task: Task, context: ExecutionContext) {
		this.#context = context;
		const script = new URL("dist/exec/thread.js", pathToFileURL(packageManifest()));
		this.#worker = new Worker(script, {
			name: "mirazarr-open",
			resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEBIBYTES },
		});
		this.#worker.on("message", (answer: Answer) => this.#take(answer));
		this.#worker.on("error", (error) => this.#bury(String(error)));
		this.#worker.on("exit", () => this.#bury("it ended"));
		this.#post({ kind: "begin", task });
	}

	/** Batches that it is at. */
	get load(): number {
		return this.#waiting.size;
	}

	do(batch: AnyBatch): Promise<AnyResult> {
		return new Promise((resolve, reject) => {
			this.#waiting.set(batch.number, { batch, resolve, reject });
			this.#post({ kind: "do", batch });
		});
	}

	stop(): void {
		this.#post({ kind: "stop" });
		this.#end = setTimeout(() => this.end(), STOP_MILLISECONDS);
	}

	async end(): Promise<void> {
		clearTimeout(this.#end);
		await this.#worker.terminate();
	}

	#post(order: Order): void {
		this.#worker.postMessage(order);
	}

	#take(answer: Answer): void {
		switch (answer.kind) {
			case "ready":
				return;
			case "news": {
				const { onReceived, onFile } = this.#context;
				onReceived?.(answer.receivedBytes);
				for (const { batch, place, failed } of answer.files) {
					const waiting = this.#waiting.get(batch);
					if (waiting !== undefined) onFile?.(waiting.batch, place, failed);
				}
				return;
			}
			case "done":
				this.#answered(answer.batch, ({ batch, resolve }) => resolve(receiveResult(batch, answer.result)));
				return;
			case "failed": {
				const { signal } = this.#context;
				const reason: unknown = signal?.aborted ? signal.reason : receiveError(answer.error);
				this.#answered(answer.batch, ({ reject }) => reject(reason));
			}
		}
	}

	#answered(batch: number, end: (waiting: Waiting) => void): void {
		const waiting = this.#waiting.get(batch);
		this.#waiting.delete(batch);
		if (waiting !== undefined) end(waiting);
	}

	#bury(why: string): void {
		this.isDead = true;
		const error = new ThreadDied(`the thread that had the files died (${why})`);
		for (const { reject } of this.#waiting.values()) reject(error);
		this.#waiting.clear();
	}
}
