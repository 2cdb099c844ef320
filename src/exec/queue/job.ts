import { createHash } from "node:crypto";
import type { SentError } from "../thread-message.ts";
import { isTexts } from "./task-text.ts";

/** A job in Redis: a batch, with the task by its hash. */
export type BatchJob = {
	task: string;
	/** The key of the partial: whoever comes to another one would do something else. */
	key: string;
	urls: string[];
};

/** What came of a job. The partial is in the object store; here is what to know it by. */
export type JobResult = { worker: string } & (
	| {
			kind: "done";
			/** Of the bytes of the partial: another worker may be writing another state of it. */
			digest: string;
			failures: { place: number; error: SentError }[];
			unstored: number[];
			receivedBytes: number;
	  }
	/** None of its files can be opened. */
	| { kind: "failed"; error: SentError }
	/** This worker cannot do it; another may. */
	| { kind: "refused"; error: SentError }
	/** Nobody waits for it any more. */
	| { kind: "dropped" }
);

/** What workers tell a build meanwhile: places of files in the batch of a job, and what was received for them. */
export type JobNews = {
	job: string;
	places: number[];
	failedPlaces: number[];
	receivedBytes: number;
	/** The result is there. */
	isOver: boolean;
};

/** A job as it came from Redis; undefined for what is none. */
export function readJob(value: unknown): BatchJob | undefined {
	if (typeof value !== "object" || value === null) return undefined;
	const { task, key, urls } = value as Record<string, unknown>;
	const isJob = typeof task === "string" && typeof key === "string" && isTexts(urls) && urls.length > 0;
	return isJob ? { task, key, urls } : undefined;
}

/** The name of the bytes of a partial. */
export function digestOf(partial: Uint8Array): string {
	return createHash("sha256").update(partial).digest("hex");
}
