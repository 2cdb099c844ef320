import { copyRuns } from "../../codecs/runs.ts";
import { type Decoder, decodeBatch, decoderOf, type FileBytes, roomOf } from "./batch.ts";
import type { Answer, Job } from "./job.ts";

/** Recipes that a worker remembers: those of the arrays that are read at the time. The pool counts on it. */
export const MOST_RECIPES = 64;

/** The side of the worker: does the jobs that come, one after the other. Gives what is to be called with each. */
export function answerJobs(
	post: (answer: Answer, transfer: ArrayBuffer[]) => void,
	readFile: (bytes: FileBytes) => Uint8Array = noFiles,
): (job: Job) => void {
	/** Least recently told first. */
	const decoders = new Map<number, Promise<Decoder>>();
	let last: Promise<void> = Promise.resolve();
	post({ kind: "ready" }, []);
	const work = async ({ id, recipeId, recipe, batch, target }: Job): Promise<void> => {
		try {
			if (recipe !== undefined) decoders.set(recipeId, decoderOf(recipe));
			for (const old of decoders.keys()) if (decoders.size > MOST_RECIPES) decoders.delete(old);
			const decoder = await (decoders.get(recipeId) as Promise<Decoder>);
			const sent = batch.encoded instanceof Uint8Array ? batch.encoded : undefined;
			const encoded = batch.encoded instanceof Uint8Array ? batch.encoded : readFile(batch.encoded);
			const elements = "room" in target ? target.room : roomOf(decoder, batch);
			await decodeBatch(decoder, batch, encoded, elements);
			if ("shared" in target) for (const placement of target.placements) copyRuns(elements, target.shared, placement);
			const back = { encoded: sent, elements: "room" in target ? target.room : undefined };
			const transfer = [back.encoded, back.elements].flatMap((bytes) => (bytes === undefined ? [] : [bytes.buffer]));
			post({ kind: "done", id, ...back }, transfer);
		} catch {
			post({ kind: "failed", id }, []);
		}
	};
	return (job) => {
		last = last.then(() => work(job));
	};
}

function noFiles(): never {
	throw new Error("there are no files here");
}
