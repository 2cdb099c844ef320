import type { Runs } from "../../codecs/runs.ts";
import type { Batch, Recipe } from "./batch.ts";

/** What a worker is asked to do. */
export type Job = {
	id: number;
	/** Which recipe, of those that it was told. */
	recipeId: number;
	/** The recipe itself, where the worker does not know it yet. */
	recipe: Recipe | undefined;
	batch: Batch;
	target: JobTarget;
};

/**
 * Where the result goes: to memory that goes away with the job and comes back with its answer, or from the worker's own memory to
 * its places in shared memory; then nothing comes back.
 */
export type JobTarget = { room: Uint8Array<ArrayBuffer> } | { shared: Uint8Array; placements: readonly Runs[] };

/** What goes away with a job instead of being copied. */
export function jobTransfer({ batch, target }: Job): ArrayBuffer[] {
	const encoded = batch.encoded instanceof Uint8Array ? [batch.encoded.buffer] : [];
	return "room" in target ? [...encoded, target.room.buffer] : encoded;
}

/**
 * What a worker says: that it is there, or what came of a job. Why one failed is not said: whoever gave the job does it once more
 * where errors are at home, with all that belongs to them. Memory comes back to serve again.
 */
export type Answer =
	| { kind: "ready" }
	| ({ kind: "done"; id: number } & Record<"encoded" | "elements", Uint8Array<ArrayBuffer> | undefined>)
	| { kind: "failed"; id: number };

/** A worker, of a browser or of Node. */
export interface DecodeWorker {
	/** Sends a job; its encoded bytes go away with it. */
	post(job: Job): void;
	/** Says what is called with its answers, and what is called when it died. */
	listen(onAnswer: (answer: Answer) => void, onDeath: () => void): void;
	/** Says whether the process must live on for it. */
	hold(isNeeded: boolean): void;
	end(): void;
}

/** Starts a worker. It is ready when it is given; rejects where workers are forbidden or its script is not to be had. */
export type StartWorker = () => Promise<DecodeWorker>;
