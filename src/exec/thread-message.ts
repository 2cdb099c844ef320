import { isMiraError, MiraError } from "../errors.ts";
import type { Batch } from "./batch.ts";
import type { BatchResult } from "./batch-opener.ts";
import type { OpenTask } from "./open-task.ts";

/** What a thread is told. */
export type Order =
	| { kind: "begin"; task: OpenTask }
	| { kind: "open"; batch: Batch }
	/** Ends what is under way; what was opened is put away, and then every batch is answered. */
	| { kind: "stop" };

/** What a thread says. */
export type Answer =
	| { kind: "ready" }
	/** What came of files of batches that are under way, and what was received since the last time. */
	| { kind: "news"; files: readonly FileNews[]; receivedBytes: number }
	| ({ kind: "done" } & SentResult)
	/** The batch as a whole could not be done, or was stopped. */
	| { kind: "failed"; batch: number; error: SentError };

/** Something came of a file at a place in a batch. */
export type FileNews = { batch: number; place: number; failed: boolean };

/** A result without what cannot be sent. */
export type SentResult = {
	batch: number;
	partial: Uint8Array;
	failures: { place: number; error: SentError }[];
	unstored: number[];
};

/** An error as plain data. */
export type SentError =
	| ({ kind: "mira" } & Pick<MiraError, "code" | "what" | "url" | "path" | "offset" | "hint" | "remedy">)
	| { kind: "other"; name: string; message: string; stack: string | undefined };

/** A result for another thread. */
export function sendResult({ batch, partial, failures, unstored }: BatchResult): SentResult {
	return {
		batch: batch.number,
		partial,
		failures: failures.map(({ place, error }) => ({ place, error: sendError(error) })),
		unstored: unstored.map(({ place }) => place),
	};
}

/** The inverse. */
export function receiveResult(batch: Batch, { partial, failures, unstored }: SentResult): BatchResult {
	return {
		batch,
		partial,
		failures: failures.map(({ place, error }) => ({ place, error: receiveError(error) })),
		unstored: unstored.map((place) => ({ place })),
	};
}

/** An error for another thread: what it says is kept, what caused it is not. */
export function sendError(error: unknown): SentError {
	if (isMiraError(error)) {
		const { code, what, url, path, offset, hint, remedy } = error;
		return { kind: "mira", code, what, url, path, offset, hint, remedy };
	}
	if (!(error instanceof Error)) return { kind: "other", name: "Error", message: String(error), stack: undefined };
	const { name, message, stack } = error;
	return { kind: "other", name, message, stack };
}

/** The inverse. */
export function receiveError(sent: SentError): Error {
	if (sent.kind === "mira") {
		const { kind, code, what, ...details } = sent;
		return new MiraError(code, what, details);
	}
	const { name, message, stack } = sent;
	return Object.assign(new Error(message), { name, stack });
}
