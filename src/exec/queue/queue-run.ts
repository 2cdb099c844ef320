import { randomUUID } from "node:crypto";
import type { Queue } from "bullmq";
import type { Redis } from "ioredis";
import { MiraError } from "../../errors.ts";
import { abortable } from "../../io/abort.ts";
import type { ExecutionContext } from "../executor.ts";
import type { LookBatch } from "../look-task.ts";
import { keyOf, type OpenTask } from "../open-task.ts";
import { encodePartial } from "../partial.ts";
import { PartialStore } from "../partial-store.ts";
import { receiveError, sendError } from "../sent-error.ts";
import { type AnyBatch, type AnyResult, receiveResult } from "../thread-message.ts";
import type { Task } from "../work.ts";
import { removeDeadRuns, removeJobs } from "./dead-runs.ts";
import type { QueueOptions } from "./in-queue.ts";
import { type BatchJob, digestOf, type JobNews, type JobResult, readNews, readResult } from "./job.ts";
import { channelOf, jobId, PREFIX, participant, taskKey } from "./names.ts";
import { Presence } from "./presence.ts";
import { isFinalAnswer, type QueueLink, withinTime } from "./redis.ts";
import type { TaskText } from "./task-text.ts";
import { WorkersSeen } from "./workers-seen.ts";

/** What was said may be lost with a connection: so often all jobs are looked at. */
const LOOK_MILLISECONDS = 2_000;
/** Jobs that are put in, or looked at, in one go. */
const TOGETHER = 256;
/** Partials that are loaded before somebody asks for them. */
const LOADS_AHEAD = 16;
/** A batch that workers cannot do, or whose partial is not the one they told of, is put in again so often. */
const MOST_ATTEMPTS = 4;
const RETRY_MILLISECONDS = 1_000;
/** A task is kept so long without its build. */
const TASK_SECONDS = 600;
/** Redis may be away when all is over: nobody waits for it then. */
const END_MILLISECONDS = 3_000;

type RunContext = ExecutionContext & QueueOptions & { window: number };

/** A batch that is in Redis. */
type Given = { batch: AnyBatch; attempt: number; receivedBytes: number };

/**
 * One work in a queue, as seen by who asked for it. What is to be done is known here; Redis is told of it, a window at a time, and told
 * again where it forgot. Results are taken from there, and removed once their partials are here.
 */
export class QueueRun {
	readonly #link: QueueLink;
	readonly #listening: Redis;
	readonly #queue: Queue;
	readonly #batches: readonly AnyBatch[];
	readonly #task: Task;
	readonly #text: TaskText;
	readonly #context: RunContext;
	readonly #partials: PartialStore | undefined;
	readonly #run: string = randomUUID();
	readonly #presence: Presence;
	readonly #given = new Map<string, Given>();
	readonly #over: [given: Given, result: JobResult][] = [];
	readonly #ready: AnyResult[] = [];
	#loading = 0;
	#next = 0;
	#failure: { error: unknown } | undefined;
	#isEnded = false;
	#look: NodeJS.Timeout | undefined;
	#wake: () => void = () => {};

	constructor(
		link: QueueLink,
		batches: readonly AnyBatch[],
		{ task, text }: { task: Task; text: TaskText },
		context: RunContext,
	) {
		this.#link = link;
		this.#batches = batches;
		this.#task = task;
		this.#text = text;
		this.#context = context;
		this.#partials = task.kind === "open" ? new PartialStore(task.partials as string) : undefined;
		const own = participant(this.#run);
		const seen = new WorkersSeen(own, context);
		this.#presence = new Presence(link.redis, "builds", own, (others) => seen.note(others));
		this.#listening = link.redis.duplicate();
		this.#listening.on("error", () => {});
		this.#queue = new link.bullmq.Queue(own.queue, {
			connection: link.redis,
			prefix: PREFIX,
			// Nobody reads the history.
			streams: { events: { maxLen: 100 } },
		});
		this.#queue.on("error", () => {});
	}

	/** All results, as they come. */
	async *results(): AsyncGenerator<AnyResult, void, undefined> {
		const { signal } = this.#context;
		await abortable(this.#begin(), signal);
		for (let left = this.#batches.length; left > 0; ) {
			await abortable(this.#give(), signal);
			while (this.#over.length > 0 && this.#loading + this.#ready.length < LOADS_AHEAD) void this.#take();
			const result = this.#ready.shift();
			if (result === undefined) await abortable(this.#somethingNew(), signal);
			else {
				left--;
				yield result;
			}
		}
	}

	/** Leaves nothing behind that it can reach. What workers have at the moment they drop by themselves. */
	async end(): Promise<void> {
		this.#isEnded = true;
		clearTimeout(this.#look);
		const { redis } = this.#link;
		const tidy = async (): Promise<void> => {
			await this.#presence.end();
			await redis.del(taskKey(this.#run));
			await removeJobs(this.#queue, redis, [...this.#given.keys()]);
			await removeDeadRuns(this.#queue, redis);
		};
		// What could not be tidied up is so by the next who comes.
		await withinTime(tidy(), END_MILLISECONDS);
		await this.#queue.close().catch(() => {});
		this.#listening.disconnect();
		this.#link.close();
	}

	async #begin(): Promise<void> {
		await this.#untilDone(() => this.#putTask());
		await this.#untilDone(() => this.#presence.begin());
		await this.#untilDone(() => removeDeadRuns(this.#queue, this.#link.redis));
		this.#listening.on("message", (_, text) => {
			const news = readNews(text);
			if (news !== undefined) this.#hear(news);
		});
		// Whoever was away has missed something.
		this.#listening.on("ready", () => void this.#lookAtAll());
		await this.#untilDone(() => this.#listening.subscribe(channelOf(this.#run)));
		const again = async (): Promise<void> => {
			await this.#lookAtAll();
			if (!this.#isEnded) this.#look = setTimeout(again, LOOK_MILLISECONDS);
		};
		this.#look = setTimeout(again, LOOK_MILLISECONDS);
	}

	async #putTask(): Promise<void> {
		await this.#link.redis.set(taskKey(this.#run), this.#text.text, "EX", TASK_SECONDS);
	}

	/** Puts batches in until the window is full. */
	async #give(): Promise<void> {
		const { window } = this.#context;
		for (;;) {
			const waiting = this.#given.size + this.#over.length;
			const batches = this.#batches.slice(this.#next, this.#next + Math.min(TOGETHER, window - waiting));
			if (batches.length === 0) return;
			const given = batches.map((batch): [string, Given] => [
				jobId(this.#run, batch.number, 0),
				{ batch, attempt: 0, receivedBytes: 0 },
			]);
			await this.#untilDone(() => this.#add(given));
			this.#next += batches.length;
			for (const [id, one] of given) this.#given.set(id, one);
		}
	}

	/** What is there already stays as it is. */
	async #add(jobs: readonly [id: string, given: Given][], delay = 0): Promise<void> {
		await this.#queue.addBulk(
			jobs.map(([id, { batch }]) => ({ name: "batch", data: this.#jobOf(batch), opts: { jobId: id, delay } })),
		);
	}

	#jobOf(batch: AnyBatch): BatchJob {
		const job = { task: this.#text.hash, urls: [...batch.urls] };
		if (this.#task.kind === "open") return { ...job, key: keyOf(batch, this.#task) };
		const { chunks, expected } = batch as LookBatch;
		return { ...job, chunks, expected };
	}

	/** Puts a batch in once more, as another job. */
	async #giveAgain({ batch, attempt }: Given): Promise<void> {
		const again: Given = { batch, attempt: attempt + 1, receivedBytes: 0 };
		const id = jobId(this.#run, batch.number, attempt + 1);
		await this.#untilDone(() => this.#add([[id, again]], RETRY_MILLISECONDS * attempt));
		this.#given.set(id, again);
	}

	#hear({ job, places, failedPlaces, receivedBytes, isOver }: JobNews): void {
		const given = this.#given.get(job);
		if (given === undefined) {
			// A job that Redis had forgotten to be gone.
			if (isOver) void removeJobs(this.#queue, this.#link.redis, [job]).catch(() => {});
			return;
		}
		given.receivedBytes += receivedBytes;
		this.#context.onReceived?.(receivedBytes);
		for (const place of places) this.#context.onFile?.(given.batch, place, false);
		for (const place of failedPlaces) this.#context.onFile?.(given.batch, place, true);
		if (isOver) void this.#lookAt([job]).catch(() => {});
	}

	async #lookAtAll(): Promise<void> {
		const { redis } = this.#link;
		try {
			if ((await redis.expire(taskKey(this.#run), TASK_SECONDS)) === 0) await this.#putTask();
			const ids = [...this.#given.keys()];
			for (let i = 0; i < ids.length && !this.#isEnded; i += TOGETHER) await this.#lookAt(ids.slice(i, i + TOGETHER));
		} catch (error) {
			if (isFinalAnswer(error)) this.#fail(error);
		}
	}

	async #lookAt(ids: readonly string[]): Promise<void> {
		const pipeline = this.#link.redis.pipeline();
		for (const id of ids) pipeline.hmget(this.#queue.toKey(id), "timestamp", "returnvalue", "failedReason");
		const lost: [string, Given][] = [];
		for (const [i, [error, fields]] of ((await pipeline.exec()) ?? []).entries()) {
			if (error !== null) throw error;
			const id = ids[i] as string;
			const given = this.#given.get(id);
			if (given === undefined) continue;
			const [timestamp, result, failed] = fields as (string | null)[];
			if (timestamp === null) lost.push([id, given]);
			else if (typeof result === "string")
				this.#finish(id, readResult(result) ?? brokenJob("what came of a batch cannot be understood"));
			else if (typeof failed === "string") this.#finish(id, brokenJob(failed));
		}
		if (lost.length > 0) await this.#add(lost);
	}

	#finish(id: string, result: JobResult): void {
		const given = this.#given.get(id);
		if (given === undefined) return;
		this.#given.delete(id);
		this.#over.push([given, result]);
		this.#wake();
	}

	/** Makes a result of the next job that is over. */
	async #take(): Promise<void> {
		const [given, result] = this.#over.shift() as [Given, JobResult];
		this.#loading++;
		try {
			const made = await this.#resultOf(given, result);
			if (made === undefined) await this.#giveAgain(given);
			else this.#ready.push(made);
			const id = jobId(this.#run, given.batch.number, given.attempt);
			await this.#untilDone(() => removeJobs(this.#queue, this.#link.redis, [id]));
		} catch (error) {
			this.#fail(error);
		} finally {
			this.#loading--;
			this.#wake();
		}
	}

	/** What came of a batch; undefined if it has to be done again. */
	async #resultOf(given: Given, result: JobResult): Promise<AnyResult | undefined> {
		const { batch, attempt } = given;
		const isLast = attempt + 1 >= MOST_ATTEMPTS;
		switch (result.kind) {
			case "failed":
				return this.#task.kind === "look"
					? unseen(batch as LookBatch, receiveError(result.error))
					: withoutFiles(batch, receiveError(result.error));
			case "refused":
				if (!isLast) return undefined;
				throw refusal(result.worker, receiveError(result.error));
			case "dropped":
				return undefined;
		}
		this.#context.onReceived?.(Math.max(0, result.receivedBytes - given.receivedBytes));
		if (result.kind === "looked") return receiveResult(batch, result);
		const task = this.#task as OpenTask;
		const partial = await this.#partials?.load(keyOf(batch, task));
		if (partial !== undefined && digestOf(partial) === result.digest)
			return receiveResult(batch, { ...result, kind: "opened", partial });
		if (!isLast) return undefined;
		throw new MiraError("not-found", `what the worker ${result.worker} kept is not in the place of the partials`, {
			url: task.partials,
			hint: "A folder has to be the same one on all machines, and nobody else may write to it; an object store is safer",
		});
	}

	#fail(error: unknown): void {
		this.#failure ??= { error };
		this.#wake();
	}

	async #somethingNew(): Promise<void> {
		const isNew = (): boolean =>
			this.#failure !== undefined || this.#ready.length > 0 || (this.#over.length > 0 && this.#loading < LOADS_AHEAD);
		if (!isNew())
			await new Promise<void>((resolve) => {
				this.#wake = resolve;
			});
		if (this.#failure !== undefined) throw this.#failure.error;
	}

	/** Does what can be done twice until Redis has answered. */
	async #untilDone(task: () => Promise<unknown>): Promise<void> {
		for (;;) {
			try {
				await task();
				return;
			} catch (error) {
				if (this.#isEnded || isFinalAnswer(error)) throw error;
				await new Promise((resolve) => setTimeout(resolve, RETRY_MILLISECONDS));
			}
		}
	}
}

function unseen(batch: LookBatch, error: Error): AnyResult {
	const sent = sendError(error);
	return {
		batch,
		objects: batch.urls.map(() => ({ error: sent })),
		chunkErrors: batch.chunks.map((_, place) => ({ place, error: sent })),
	};
}

function withoutFiles(batch: AnyBatch, error: Error): AnyResult {
	const failures = batch.urls.map((_, place) => ({ place, error }));
	return { batch, partial: encodePartial([], batch.urls), failures, unstored: [] };
}

/** What nobody throws on purpose: the job ended without an answer. */
function brokenJob(reason: string): JobResult {
	return { kind: "refused", worker: "", error: { kind: "other", name: "Error", message: reason, stack: undefined } };
}

function refusal(worker: string, error: Error): Error {
	if (!(error instanceof MiraError)) return error;
	const { code, what, url, path, offset, hint, remedy } = error;
	return new MiraError(code, `the worker ${worker} refused a batch: ${what}`, { url, path, offset, hint, remedy });
}
