import { copyRuns } from "../../codecs/runs.ts";
import { type Decoder, decodeBatch, decoderOf } from "./batch.ts";
import type { Answer, Job } from "./job.ts";

/** Recipes that a worker remembers: those of the arrays that are read at the time. The pool counts on it. */
export const MOST_RECIPES = 64;

/** The side of the worker: does the jobs that come, one after the other. Gives what is to be called with each. */
export function answerJobs(post: (answer: Answer, transfer: ArrayBuffer[]) => void): (job: Job) => void {
	/** Least recently told first. */
	const decoders = new Map<number, Promise<Decoder>>();
	let last: Promise<void> = Promise.resolve();
	post({ kind: "ready" }, []);
	const work = async ({ id, recipeId, recipe, batch, room, shared }: Job): Promise<void> => {
		try {
			if (recipe !== undefined) decoders.set(recipeId, decoderOf(recipe));
			for (const old of decoders.keys()) if (decoders.size > MOST_RECIPES) decoders.delete(old);
			const elements = await decodeBatch(await (decoders.get(recipeId) as Promise<Decoder>), batch, room);
			if (shared === undefined) return post({ kind: "done", id, elements }, [elements.buffer as ArrayBuffer]);
			for (const { placement } of batch.parts) if (placement !== undefined) copyRuns(elements, shared, placement);
			post({ kind: "done", id, elements: new Uint8Array(0) }, []);
		} catch {
			post({ kind: "failed", id }, []);
		}
	};
	return (job) => {
		last = last.then(() => work(job));
	};
}
