import { Worker } from "node:worker_threads";
import { type Answer, type DecodeWorker, jobTransfer } from "./job.ts";

/** Starts a thread of Node. */
export function startThread(): Promise<DecodeWorker> {
	return new Promise((resolve, reject) => {
		// As seen from dist/parts/, where the build puts this.
		const worker = new Worker(new URL("../read/workers/thread.js", import.meta.url), { name: "mirazarr" });
		worker.once("message", () => {
			worker.off("error", reject);
			resolve(nodeThread(worker));
		});
		worker.once("error", reject);
	});
}

function nodeThread(worker: Worker): DecodeWorker {
	return {
		post: (job) => worker.postMessage(job, jobTransfer(job)),
		listen(onAnswer, onDeath) {
			worker.on("message", (answer: Answer) => onAnswer(answer));
			worker.on("messageerror", onDeath);
			// Whatever it dies of, it exits; without a listener its error would end the process.
			worker.on("error", () => {});
			worker.on("exit", onDeath);
			// Whoever listens is taken to wait for it.
			worker.unref();
		},
		hold: (isNeeded) => (isNeeded ? worker.ref() : worker.unref()),
		end: () => void worker.terminate(),
	};
}
