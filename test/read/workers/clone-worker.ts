import { answerJobs } from "../../../src/read/workers/answer-jobs.ts";
import type { FileBytes } from "../../../src/read/workers/batch.ts";
import { type Answer, type DecodeWorker, type Job, jobTransfer } from "../../../src/read/workers/job.ts";
import { fileReader } from "../../../src/read/workers/read-file.ts";

/** What happened to a worker of a test. */
export type WorkerLog = {
	started: number;
	jobs: number;
	recipes: number;
	fileReads: number;
	ended: number;
	held: boolean[];
};

/** An empty log. */
export function emptyLog(): WorkerLog {
	return { started: 0, jobs: 0, recipes: 0, fileReads: 0, ended: 0, held: [] };
}

/**
 * A worker that works in this thread, on clones of the messages as a real one gets them: what cannot be sent fails here too, and
 * what was transferred is gone.
 */
export function cloneWorker(log: WorkerLog, damage?: (job: Job) => "die" | "refuse" | undefined): DecodeWorker {
	let onAnswer: (answer: Answer) => void = () => {};
	let onDeath = (): void => {};
	const readFile = fileReader();
	const readCounted = (bytes: FileBytes): Uint8Array => {
		log.fileReads++;
		return readFile(bytes);
	};
	const work = answerJobs((answer, transfer) => {
		const message = structuredClone(answer, { transfer });
		setTimeout(() => onAnswer(message), 0);
	}, readCounted);
	log.started++;
	return {
		post(job) {
			const message = structuredClone(job, { transfer: jobTransfer(job) });
			log.jobs++;
			if (message.recipe !== undefined) log.recipes++;
			const harm = damage?.(message);
			if (harm === "die") setTimeout(() => onDeath(), 0);
			else if (harm === "refuse") setTimeout(() => onAnswer({ kind: "failed", id: job.id }), 0);
			else setTimeout(() => work(message), 0);
		},
		listen(answered, died) {
			onAnswer = answered;
			onDeath = died;
		},
		hold: (isNeeded) => log.held.push(isNeeded),
		end: () => {
			log.ended++;
		},
	};
}
