import { availableParallelism } from "node:os";
import type { Redis } from "ioredis";
import { isMiraError, MiraError, withoutSecrets } from "../../errors.ts";
import { onAbort } from "../../io/abort.ts";
import type { Batch } from "../batch.ts";
import { keyOf } from "../open-task.ts";
import { PartialStore } from "../partial-store.ts";
import { type SentError, sendError } from "../sent-error.ts";
import { type AnyBatch, sendResult } from "../thread-message.ts";
import { Crew } from "../threads.ts";
import type { Task } from "../work.ts";
import type { AllowedPlaces } from "./allowed-places.ts";
import { type BatchJob, digestOf, type JobResult, type OpenJob, readJob } from "./job.ts";
import { begunKey, runOf, taskKey } from "./names.ts";
import { isBuilding } from "./presence.ts";
import { readTask } from "./task-text.ts";
import { Turns } from "./turns.ts";

/** What a worker opens batches with. */
export type ProcessorOptions = {
	redis: Redis;
	queue: string;
	/** The worker, as others see it. */
	name: string;
	allowed: AllowedPlaces;
	threads: number | undefined;
	/** Files at a time, in all threads; by default as many as the build says. */
	concurrency: number | undefined;
	/** A batch under which so many workers died is not begun again. */
	tries: number;
	/** Ends what is under way. */
	signal: AbortSignal;
	onFile(file: OpenedFile): void;
};

/** A file of a job that was opened, or could not be. */
export type OpenedFile = { job: string; place: number; failed: boolean; receivedBytes: number };

/** Threads for one task. */
type TaskCrew = {
	hash: string;
	task: Task;
	partials: PartialStore | undefined;
	crew: Crew;
	underWay: number;
	end(): void;
};

/** Does jobs. What it says is an answer for the build that asked; it throws only when it is told to stop. */
export class JobProcessor {
	readonly #options: ProcessorOptions;
	readonly #turns = new Turns();
	readonly #jobs = new Map<number, { id: string; receivedBytes: number }>();
	#crews: TaskCrew[] = [];
	#count = 0;
	/** What a thread received, until it says of which file it was. */
	#receivedBytes = 0;

	constructor(options: ProcessorOptions) {
		this.#options = options;
	}

	/** What comes of a job. Jobs of a build that is gone are dropped, before and after. */
	async process(id: string, data: unknown): Promise<JobResult> {
		const { redis, name: worker, signal } = this.#options;
		const dropped: JobResult = { kind: "dropped", worker };
		if (!(await isBuilding(redis, runOf(id)))) return dropped;
		try {
			const job = readJob(data);
			if (job === undefined) throw new MiraError("bad-argument", "this is no job of mirazarr");
			const result = await this.#do(id, job);
			return (await isBuilding(redis, runOf(id))) ? result : dropped;
		} catch (error) {
			signal.throwIfAborted();
			const sent = safeError(error);
			// The files took more memory than there is, here and in another thread: no worker is to blame.
			return isMiraError(error, "limit-exceeded")
				? { kind: "failed", error: sent, worker }
				: { kind: "refused", error: sent, worker };
		}
	}

	end(): void {
		for (const crew of this.#crews) void crew.end();
		this.#crews = [];
	}

	async #do(id: string, job: BatchJob): Promise<JobResult> {
		const { redis, queue, name: worker, allowed, tries } = this.#options;
		const task = await this.#taskOf(id, job);
		allowed.check(job.urls, task);
		const isOfTask = task.kind === "look" ? "chunks" in job : "key" in job && keyOf(job, task) === job.key;
		if (!isOfTask) throw new MiraError("bad-argument", "the job is of another version of mirazarr");
		const deaths = Number((await redis.hget(begunKey(queue), id)) ?? 0);
		if (deaths >= tries) {
			await redis.hdel(begunKey(queue), id);
			return { kind: "failed", error: sendError(deadly(job, deaths)), worker };
		}
		return this.#turns.take(deaths > 0, async () => {
			const { signal } = this.#options;
			signal.throwIfAborted();
			await redis.hincrby(begunKey(queue), id, 1);
			try {
				return await this.#doHere(id, job, task);
			} finally {
				await redis.hdel(begunKey(queue), id);
			}
		});
	}

	async #doHere(id: string, job: BatchJob, task: Task): Promise<JobResult> {
		const own = this.#crewFor(job.task, task);
		const { task: _, ...work } = job;
		const batch: AnyBatch = { number: this.#count++, first: 0, ...work };
		const known = { id, receivedBytes: 0 };
		this.#jobs.set(batch.number, known);
		own.underWay++;
		try {
			const result = sendResult(await own.crew.do(batch));
			const { name: worker } = this.#options;
			if (result.kind === "looked") return { ...result, worker, receivedBytes: known.receivedBytes };
			const { partial, failures, unstored } = result;
			const { key } = job as OpenJob;
			return {
				kind: "done",
				worker,
				digest: await keep(partial, key, own.partials as PartialStore),
				failures: failures.map(({ place, error }) => ({ place, error: withoutSecret(error) })),
				unstored,
				receivedBytes: known.receivedBytes,
			};
		} finally {
			own.underWay--;
			this.#jobs.delete(batch.number);
		}
	}

	/** Tasks of before are let go when nothing of them is under way. */
	#crewFor(hash: string, task: Task): TaskCrew {
		const known = this.#crews.find((crew) => crew.hash === hash);
		if (known !== undefined) return known;
		const idle = this.#crews.filter(({ underWay }) => underWay === 0);
		for (const crew of idle) void crew.end();
		const crew = this.#startCrew(hash, task);
		this.#crews = [...this.#crews.filter(({ underWay }) => underWay > 0), crew];
		return crew;
	}

	#startCrew(hash: string, task: Task): TaskCrew {
		const { threads = availableParallelism(), concurrency = task.concurrency, signal, allowed } = this.#options;
		const own = { ...allowed.within(task), concurrency: Math.ceil(concurrency / threads) };
		const context = {
			signal,
			onReceived: (bytes: number) => {
				this.#receivedBytes += bytes;
			},
			onFile: (batch: Batch, place: number, failed: boolean) => this.#noteFile(batch, place, failed),
		};
		const crew = new Crew(threads, own, context, new Set());
		const takeBack = onAbort(signal, () => crew.stop());
		const end = (): void => {
			takeBack();
			void crew.end();
		};
		const partials = task.kind === "open" ? new PartialStore(task.partials as string) : undefined;
		return { hash, task, partials, crew, underWay: 0, end };
	}

	#noteFile(batch: Batch, place: number, failed: boolean): void {
		const receivedBytes = this.#receivedBytes;
		this.#receivedBytes = 0;
		const job = this.#jobs.get(batch.number);
		if (job === undefined) return;
		job.receivedBytes += receivedBytes;
		this.#options.onFile({ job: job.id, place, failed, receivedBytes });
	}

	async #taskOf(id: string, { task: hash }: BatchJob): Promise<Task> {
		const known = this.#crews.find((crew) => crew.hash === hash);
		if (known !== undefined) return known.task;
		const text = await this.#options.redis.get(taskKey(runOf(id)));
		const task = text === null ? undefined : readTask({ text, hash });
		if (task !== undefined) return task;
		throw new MiraError("not-found", "what the build wants to be done is not in the queue, or is no task of mirazarr");
	}
}

/**
 * Sees to it that a partial is kept just as it is told of, and gives its digest: one of before may have more files than could be
 * opened now, or the same in other bytes.
 */
async function keep(partial: Uint8Array, key: string, partials: PartialStore): Promise<string> {
	const digest = digestOf(partial);
	const kept = await partials.load(key);
	if (kept === undefined || digestOf(kept) !== digest) await partials.save(key, partial);
	return digest;
}

function deadly({ urls }: BatchJob, deaths: number): MiraError {
	return new MiraError(
		"limit-exceeded",
		`${deaths} workers died while they opened this file, or one of the ${urls.length} of its batch`,
		{ hint: "Open these files alone to see what it is about them, or give the workers more memory" },
	);
}

function safeError(error: unknown): SentError {
	return withoutSecret(sendError(error));
}

/** What others throw may tell URLs as they are. */
function withoutSecret(error: SentError): SentError {
	if (error.kind === "mira") return error;
	return { ...error, message: withoutSecrets(error.message), stack: error.stack && withoutSecrets(error.stack) };
}
