import type { Redis } from "ioredis";
import type { JobNews } from "./job.ts";
import type { OpenedFile } from "./job-processor.ts";
import { channelOf, runOf } from "./names.ts";

/** Small files take milliseconds, and nobody sees more than a few steps a second. */
const TELL_MILLISECONDS = 250;

/** Tells builds how far their jobs are, some files at a time. What is not heard is lost: results are in the jobs. */
export class NewsTeller {
	readonly #redis: Redis;
	#jobs = new Map<string, JobNews>();
	#timer: NodeJS.Timeout | undefined;

	constructor(redis: Redis) {
		this.#redis = redis;
	}

	/** A file was opened, or could not be. */
	file({ job, place, failed, receivedBytes }: OpenedFile): void {
		const news = this.#about(job);
		(failed ? news.failedPlaces : news.places).push(place);
		news.receivedBytes += receivedBytes;
		this.#timer ??= setTimeout(() => this.#tell(), TELL_MILLISECONDS);
	}

	/** A job has its result, which the build waits for. */
	over(job: string): void {
		this.#about(job).isOver = true;
		this.#tell();
	}

	/** Nothing more is told. */
	end(): void {
		clearTimeout(this.#timer);
		this.#jobs.clear();
	}

	#about(job: string): JobNews {
		const known = this.#jobs.get(job) ?? { job, places: [], failedPlaces: [], receivedBytes: 0, isOver: false };
		this.#jobs.set(job, known);
		return known;
	}

	#tell(): void {
		clearTimeout(this.#timer);
		this.#timer = undefined;
		for (const news of this.#jobs.values())
			this.#redis.publish(channelOf(runOf(news.job)), JSON.stringify(news)).catch(() => {});
		this.#jobs = new Map();
	}
}
