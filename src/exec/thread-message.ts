import type { Batch } from "./batch.ts";
import type { BatchResult } from "./batch-opener.ts";
import type { LookBatch, LookResult } from "./look-task.ts";
import { receiveError, type SentError, sendError } from "./sent-error.ts";
import type { Task } from "./work.ts";

/** What a thread is told. */
export type Order =
	| { kind: "begin"; task: Task }
	| { kind: "do"; batch: AnyBatch }
	/** Ends what is under way; what was opened is put away, and then every batch is answered. */
	| { kind: "stop" };

/** What a thread says. */
export type Answer =
	| { kind: "ready" }
	/** What came of files of batches that are under way, and what was received since the last time. */
	| { kind: "news"; files: readonly FileNews[]; receivedBytes: number }
	| { kind: "done"; batch: number; result: SentResult }
	/** The batch as a whole could not be done, or was stopped. */
	| { kind: "failed"; batch: number; error: SentError };

/** Something came of a file at a place in a batch. */
export type FileNews = { batch: number; place: number; failed: boolean };

/** A batch of any task. */
export type AnyBatch = Batch | LookBatch;

/** What came of a batch of any task. */
export type AnyResult = BatchResult | LookResult;

/** A result without what cannot be sent. */
export type SentResult =
	| ({ kind: "opened" } & SentFiles)
	/** Plain data as it is; whoever gave the batch has it. */
	| ({ kind: "looked" } & Omit<LookResult, "batch">);

/** What came of files that were opened, without what cannot be sent. */
export type SentFiles = { partial: Uint8Array; failures: { place: number; error: SentError }[]; unstored: number[] };

/** A result for another thread. */
export function sendResult(result: AnyResult): SentResult {
	if (!("partial" in result)) {
		const { objects, chunkErrors } = result;
		return { kind: "looked", objects, chunkErrors };
	}
	const { partial, failures, unstored } = result;
	return {
		kind: "opened",
		partial,
		failures: failures.map(({ place, error }) => ({ place, error: sendError(error) })),
		unstored: unstored.map(({ place }) => place),
	};
}

/** The inverse. */
export function receiveResult(batch: AnyBatch, sent: SentResult): AnyResult {
	if (sent.kind === "looked") {
		const { objects, chunkErrors } = sent;
		return { batch: batch as LookBatch, objects, chunkErrors };
	}
	const { partial, failures, unstored } = sent;
	return {
		batch,
		partial,
		failures: failures.map(({ place, error }) => ({ place, error: receiveError(error) })),
		unstored: unstored.map((place) => ({ place })),
	};
}
