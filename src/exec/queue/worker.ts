import { randomUUID } from "node:crypto";
import { availableParallelism } from "node:os";
import type { Job, Worker } from "bullmq";
import { withoutSecrets } from "../../errors.ts";
import { onAbort } from "../../io/abort.ts";
import { directoryUrl } from "../../io/url.ts";
import type { SentError } from "../sent-error.ts";
import { AllowedPlaces } from "./allowed-places.ts";
import { BuildsSeen } from "./builds-seen.ts";
import { removeDeadRuns } from "./dead-runs.ts";
import type { JobResult } from "./job.ts";
import { JobProcessor, type OpenedFile } from "./job-processor.ts";
import { type Participant, PREFIX, participant, runOf } from "./names.ts";
import { NewsTeller } from "./news.ts";
import { isBuilding, Presence } from "./presence.ts";
import { connectQueue, type QueueLink, withinTime } from "./redis.ts";

/** Options of {@link workQueue}. */
export type QueueWorkerOptions = {
	/** Of the Redis: `redis://host:6379/0`, or `rediss:` for TLS. */
	url: string;
	/** Ends the work: what is under way is handed back. */
	signal?: AbortSignal | undefined;
	/** When to end: when told, the default; when no build is there any more; or after one batch. */
	until?: "stopped" | "empty" | "one" | undefined;
	/** Threads that open files; by default as many as there are cores. */
	threads?: number | undefined;
	/** Files opened at a time, in all threads; by default as many as the build says. */
	concurrency?: number | undefined;
	/** Paths and URLs below which files are opened and partials are kept. Without any: all URLs, and no local file. */
	allow?: readonly string[] | undefined;
	/** A worker that was not heard of for so long is lost, and others take its batches; default 30,000. */
	lostAfterMs?: number | undefined;
	/** A batch under which so many workers died fails, instead of being begun again; default 3. */
	tries?: number | undefined;
	/** Called when the worker is known to builds. */
	onReady?: (() => void) | undefined;
	/** Called when something was done. */
	onProgress?: ((done: WorkDone) => void) | undefined;
	/** Called with sentences that somebody should read. */
	onNote?: ((note: string) => void) | undefined;
};

/** What a worker has done; batches that it refused are not among them. */
export type WorkDone = { batches: number; files: number; failed: number; receivedBytes: number };

/** Batches that a thread has at a time: files of the next are opened while the last of one are under way. */
const BATCHES_A_THREAD = 3;
const DEFAULT_CONCURRENCY = 16;
const LOST_MILLISECONDS = 30_000;
const TRIES = 3;
/** Whoever begins a batch counts who died of it; a worker that was only silent for a while is no reason to give it up. */
const ANY_NUMBER = 1_000_000;
const RETRY_MILLISECONDS = 1_000;
/** Different refusals that are told of. */
const MOST_REFUSALS = 20;
/** What is under way is put away and handed back in this time. */
const STOP_MILLISECONDS = 10_000;

/**
 * Works for all builds of the same version that are in a queue, until it is told to end. Everything that a job asks for is done
 * with the credentials of this process, within `allow`.
 */
export async function workQueue(options: QueueWorkerOptions): Promise<WorkDone> {
	const { url, signal, onNote } = options;
	const link = await connectQueue(url, { signal, onNote });
	return new QueueWorker(link, options).work();
}

class QueueWorker {
	readonly #link: QueueLink;
	readonly #options: QueueWorkerOptions;
	readonly #own: Participant = participant(randomUUID());
	readonly #stop = new AbortController();
	readonly #done: WorkDone = { batches: 0, files: 0, failed: 0, receivedBytes: 0 };
	readonly #builds: BuildsSeen;
	readonly #presence: Presence;
	readonly #news: NewsTeller;
	readonly #processor: JobProcessor;
	readonly #refusals = new Set<string>();
	#isTaken = false;

	constructor(link: QueueLink, options: QueueWorkerOptions) {
		const { redis } = link;
		const { threads, concurrency, allow = [], tries = TRIES, onNote } = options;
		this.#link = link;
		this.#options = options;
		this.#builds = new BuildsSeen(this.#own, onNote);
		this.#presence = new Presence(redis, "workers", this.#own, (builds) => this.#builds.note(builds));
		this.#news = new NewsTeller(redis);
		this.#processor = new JobProcessor({
			...{ redis, threads, concurrency, tries },
			queue: this.#own.queue,
			name: this.#own.host,
			allowed: new AllowedPlaces(allow),
			signal: this.#stop.signal,
			onFile: (file) => this.#noteFile(file),
		});
	}

	async work(): Promise<WorkDone> {
		const worker = this.#startWorker();
		try {
			await this.#tidy();
			await this.#presence.begin();
			this.#options.onReady?.();
			await this.#untilOver(worker);
		} finally {
			// Nothing more is taken, and what is under way is handed back.
			const closing = worker.close();
			this.#stop.abort(new Error("the worker was stopped"));
			await withinTime(closing, STOP_MILLISECONDS);
			this.#processor.end();
			this.#news.end();
			await withinTime(this.#presence.end(), RETRY_MILLISECONDS);
			this.#link.close();
		}
		return this.#done;
	}

	#startWorker(): Worker<unknown, JobResult> {
		const { threads = availableParallelism(), concurrency = DEFAULT_CONCURRENCY, until } = this.#options;
		const { lostAfterMs = LOST_MILLISECONDS } = this.#options;
		const batchesAThread = Math.max(BATCHES_A_THREAD, Math.ceil(concurrency / threads / 8 + 1));
		return new this.#link.bullmq.Worker(this.#own.queue, (job, token) => this.#process(job, token), {
			connection: this.#link.redis,
			prefix: PREFIX,
			autorun: false,
			concurrency: until === "one" ? 1 : threads * batchesAThread,
			lockDuration: lostAfterMs,
			stalledInterval: Math.ceil(lostAfterMs / 2),
			maxStalledCount: ANY_NUMBER,
			drainDelay: 1,
			runRetryDelay: RETRY_MILLISECONDS,
		});
	}

	async #process(job: Job<unknown>, token: string | undefined): Promise<JobResult> {
		try {
			if (this.#options.until === "one" && this.#isTaken) this.#stop.abort();
			this.#stop.signal.throwIfAborted();
			const result = await this.#processor.process(job.id as string, job.data);
			// What a dead build left is not the one: after it, the next would be handed back for ever.
			if (result.kind === "dropped") job.opts.removeOnComplete = true;
			else this.#isTaken = true;
			return result;
		} catch (error) {
			if (!this.#stop.signal.aborted) throw error;
			await job.moveToWait(token);
			throw new this.#link.bullmq.WaitingError();
		}
	}

	async #untilOver(worker: Worker<unknown, JobResult>): Promise<void> {
		const { signal, until } = this.#options;
		let timer: NodeJS.Timeout | undefined;
		let takeBack = (): void => {};
		try {
			await new Promise<void>((resolve, reject) => {
				takeBack = onAbort(signal, resolve);
				if (signal?.aborted) resolve();
				worker.on("completed", (job, result) => {
					const { kind } = result;
					this.#noteOver(job.id as string, result);
					void this.#dropLate(job).catch(() => {});
					if (until === "one" && kind !== "dropped") resolve();
				});
				// A connection that broke off is made again; a batch whose lock was lost is another's.
				worker.on("error", () => {});
				worker.run().then(resolve, reject);
				if (until !== "empty") return;
				const look = async (): Promise<void> => {
					const isKnown = await this.#presence.beat().then(
						() => true,
						() => false,
					);
					if (isKnown && this.#builds.count === 0) resolve();
					else timer = setTimeout(look, RETRY_MILLISECONDS);
				};
				void look();
			});
		} finally {
			takeBack();
			clearTimeout(timer);
		}
	}

	/**
	 * A build that ended while its job got a result could not remove it: the job was locked. One that ends later finds it. What is
	 * left where Redis is away is tidied up by the next who comes.
	 */
	async #dropLate(job: Job<unknown>): Promise<void> {
		if (!(await isBuilding(this.#link.redis, runOf(job.id as string)))) await job.remove();
	}

	/** Builds that died leave jobs behind. */
	async #tidy(): Promise<void> {
		const { bullmq, redis } = this.#link;
		const queue = new bullmq.Queue(this.#own.queue, { connection: redis, prefix: PREFIX, skipMetasUpdate: true });
		queue.on("error", () => {});
		await removeDeadRuns(queue, redis);
		await queue.close();
	}

	/** Who started the worker is the one who can do something about it. */
	#noteRefusal(error: SentError): void {
		const url =
			error.kind === "mira" && error.url !== undefined ? ` (below ${withoutSecrets(directoryUrl(error.url))})` : "";
		const note = `a batch was refused: ${error.kind === "mira" ? error.what : error.message}${url}`;
		if (this.#refusals.size >= MOST_REFUSALS || this.#refusals.has(note)) return;
		this.#refusals.add(note);
		this.#options.onNote?.(note);
	}

	#noteFile(file: OpenedFile): void {
		this.#done.files++;
		this.#done.failed += file.failed ? 1 : 0;
		this.#done.receivedBytes += file.receivedBytes;
		this.#news.file(file);
		this.#options.onProgress?.({ ...this.#done });
	}

	#noteOver(job: string, result: JobResult): void {
		if (result.kind === "dropped") return;
		if (result.kind === "refused") this.#noteRefusal(result.error);
		else this.#done.batches++;
		this.#news.over(job);
		this.#options.onProgress?.({ ...this.#done });
	}
}
