import { createHash } from "node:crypto";
import type { LookBatch, LookResult } from "../look-task.ts";
import { isSentError, type SentError } from "../sent-error.ts";
import { isRecord, readRecord } from "./read-record.ts";
import { isTexts } from "./task-text.ts";

/** A job in Redis: a batch, with the task by its hash. */
export type BatchJob = OpenJob | LookJob;

/** Files to open. */
export type OpenJob = {
	task: string;
	/** The key of the partial: whoever comes to another one would do something else. */
	key: string;
	urls: string[];
};

/** Objects to look at. */
export type LookJob = { task: string; urls: string[] } & Pick<LookBatch, "chunks" | "expected">;

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
	/** Nothing is kept of objects that were looked at: this is all. */
	| ({ kind: "looked"; receivedBytes: number } & Omit<LookResult, "batch">)
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
	const { task, key, urls, chunks, expected } = value as Record<string, unknown>;
	if (typeof task !== "string" || !isTexts(urls) || urls.length === 0) return undefined;
	if (typeof key === "string") return { task, key, urls };
	return areChunks(chunks, urls) && areExpected(expected) ? { task, urls, chunks, expected } : undefined;
}

/** What came of a job, as a worker wrote it; undefined for what is none. */
export function readResult(text: string): JobResult | undefined {
	const result = readRecord(text);
	return result !== undefined && typeof result.worker === "string" && isResult(result)
		? (result as JobResult)
		: undefined;
}

function isResult(result: Record<string, unknown>): boolean {
	const { kind, digest, failures, unstored, receivedBytes, objects, chunkErrors, error } = result;
	switch (kind) {
		case "done":
			return (
				typeof digest === "string" && areFailures(failures) && arePlaces(unstored) && typeof receivedBytes === "number"
			);
		case "looked":
			return Array.isArray(objects) && Array.isArray(chunkErrors) && typeof receivedBytes === "number";
		case "failed":
		case "refused":
			return isSentError(error);
		default:
			return kind === "dropped";
	}
}

function areFailures(value: unknown): boolean {
	return Array.isArray(value) && value.every((one) => isRecord(one) && isPlace(one.place) && isSentError(one.error));
}

function arePlaces(value: unknown): value is number[] {
	return Array.isArray(value) && value.every(isPlace);
}

function isPlace(value: unknown): boolean {
	return Number.isInteger(value) && (value as number) >= 0;
}

/** What a worker tells meanwhile; undefined for what is nothing of the kind. */
export function readNews(text: string): JobNews | undefined {
	const { job, places, failedPlaces, receivedBytes, isOver } = readRecord(text) ?? {};
	if (typeof job !== "string" || typeof receivedBytes !== "number" || typeof isOver !== "boolean") return undefined;
	return arePlaces(places) && arePlaces(failedPlaces)
		? { job, places, failedPlaces, receivedBytes, isOver }
		: undefined;
}

/** Chunks in objects of the batch, and nowhere else: it is for those that places are compared. */
function areChunks(value: unknown, urls: readonly string[]): value is LookBatch["chunks"] {
	const known = new Set<unknown>(urls);
	return (
		Array.isArray(value) &&
		value.every((chunk: Partial<LookBatch["chunks"][number]> | null) => {
			const { array, index, entry } = chunk ?? {};
			return Number.isInteger(array) && Array.isArray(index) && index.every(Number.isInteger) && known.has(entry?.url);
		})
	);
}

function areExpected(value: unknown): value is LookBatch["expected"] {
	return Array.isArray(value) && value.every((pair) => Array.isArray(pair) && Array.isArray(pair[1]));
}

/** The name of the bytes of a partial. */
export function digestOf(partial: Uint8Array): string {
	return createHash("sha256").update(partial).digest("hex");
}
