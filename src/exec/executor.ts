import type { Batch } from "./batch.ts";
import type { BatchContext } from "./batch-opener.ts";
import type { BatchOf, ResultOf, Task } from "./work.ts";

/** What the work on batches is given besides the task. */
export type ExecutionContext = Pick<BatchContext, "signal" | "here"> & {
	/** Called when something came of a file of a batch, by its place there. */
	onFile?: ((batch: Batch, place: number, failed: boolean) => void) | undefined;
	/** Called with the bytes that were received elsewhere, where `here.trace` does not see them. */
	onReceived?: ((bytes: number) => void) | undefined;
};

/**
 * Does the work on batches of files, here or elsewhere. Each batch is done at least once; done again, its result is the same. What
 * fails in a file is part of the result; only what concerns all of them rejects.
 */
export interface Executor {
	/** The results, as they come: in any order. Whoever stops asking for more ends the work. */
	run<T extends Task>(batches: readonly BatchOf<T>[], task: T, context: ExecutionContext): AsyncIterable<ResultOf<T>>;
	/** Ends what the executor holds: threads, connections. */
	close(): Promise<void>;
}
